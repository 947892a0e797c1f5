// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/metrics_service.h"

#include <limits>

namespace solverscope {

MetricsService::MetricsService(DebuggerController& controller, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_metrics(
          controller, this,
          [](const StepTrace& step, const Target& target, const std::atomic<bool>& cancelled) {
              constexpr auto any = std::numeric_limits<std::size_t>::max();
              const std::size_t most = target.largeReference ? any : maxAutomaticRows;
              return measureSubsteps(step, {.maxReferenceRows = most,
                                            .maxRowsOfSubsteps = most,
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
}

MetricsService::Target MetricsService::target() const {
    const Session& session = m_controller.session();
    const bool paused = !m_controller.isPlaying();
    return {session.event().substep, m_visits, paused, m_referenceStep.isOf(session)};
}

}  // namespace solverscope
