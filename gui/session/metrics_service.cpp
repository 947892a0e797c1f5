// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/metrics_service.h"

namespace solverscope {

MetricsService::MetricsService(DebuggerController& controller, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_metrics(
          controller, this,
          [](const StepTrace& step, const Target& target, const std::atomic<bool>& cancelled) {
              return measureSubsteps(step, {.referenceLimits = target.search,
                                            .causes = target.causes,
                                            .visits = target.visits,
                                            .substep = target.substep,
                                            .cancelled = &cancelled});
          },
          [this] { emit measured(); }) {
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &MetricsService::request);
}

void MetricsService::request() {
    if (m_controller.isPlaying() && m_since.isValid() && m_since.elapsed() < playingMilliseconds) {
        if (!m_later.isActive()) m_later.start(playingMilliseconds);
        return;
    }
    m_later.stop();
    if (m_metrics.request(target())) m_since.start();
}

void MetricsService::requestReference() {
    m_referenceStep.follow(m_controller.session());
    request();
    emit searchChanged();
}

void MetricsService::cancelReference() {
    m_referenceStep = {};
    m_metrics.cancel();
    request();
    emit searchChanged();
}

bool MetricsService::isSearching() const {
    if (!m_referenceStep.isOf(m_controller.session())) return false;
    const int substep = step() ? metrics()->substep : 1;  // any: the solutions of all sub-steps come together
    return !m_metrics.isCurrent({.substep = substep, .search = target().search});
}

MetricsService::Target MetricsService::target() const {
    const Session& session = m_controller.session();
    const bool paused = !m_controller.isRunning();
    return {session.event().substep, m_visits, paused,
            m_referenceStep.isOf(session) ? ReferenceLimits() : m_controller.unaskedSearch()};
}

}  // namespace solverscope
