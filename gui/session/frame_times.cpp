// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/frame_times.h"

#include <algorithm>

namespace solverscope {

void FrameTimes::setOn(bool on) {
    m_isOn = on;
    m_frames = 0;
    m_spent.clear();
    m_report.reset();
    m_clock.invalidate();
}

void FrameTimes::endFrame() {
    if (!m_isOn) return;
    if (!m_clock.isValid()) {
        m_spent.clear();
        m_clock.start();
        return;
    }
    ++m_frames;
    if (m_clock.elapsed() < period) return;
    const double frames = m_frames;
    Report report{.frame = 1e-6 * static_cast<double>(m_clock.nsecsElapsed()) / frames};
    report.rest = report.frame;
    for (const auto& [key, milliseconds] : m_spent) {
        report.times.push_back({key.first, key.second, milliseconds / frames});
        if (!isBeside(key.first)) report.rest -= milliseconds / frames;
    }
    std::ranges::stable_sort(report.times, [](const Time& a, const Time& b) {
        return a.part != b.part ? a.part < b.part : a.part == Part::View && a.milliseconds > b.milliseconds;
    });
    m_report = std::move(report);
    m_frames = 0;
    m_spent.clear();
    m_clock.start();
    emit reported();
}

}  // namespace solverscope
