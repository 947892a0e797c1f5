// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/metrics_service.h"

#include <limits>
#include <utility>

#include "gui/session/debugger_controller.h"

namespace solverscope {

MetricsService& MetricsService::of(DebuggerController& controller) {
    auto* service = controller.findChild<MetricsService*>(QString(), Qt::FindDirectChildrenOnly);
    return service ? *service : *new MetricsService(controller);
}

MetricsService::MetricsService(DebuggerController& controller) : QObject(&controller), m_controller(controller), m_task(this) {
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &MetricsService::request);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        m_task.cancel();
        m_metrics.reset();
        m_fulfilled.reset();
        m_requested.reset();
        m_asked.reset();
    });
}

void MetricsService::request() {
    if (m_controller.isPlaying() && m_since.isValid() && m_since.elapsed() < playingMilliseconds) {
        if (!m_later.isActive()) m_later.start(playingMilliseconds);
        return;
    }
    m_later.stop();
    const Wish wished = wish();
    if (m_requested && m_requested->covers(wished)) return;
    m_requested = wished;
    m_since.start();
    World start = m_controller.session().startOfStep();
    m_task.run(
        [start = std::move(start), wished](const std::atomic<bool>& cancelled) {
            return Measured{
                wished, measureStep(start, {.mostReferenceRows =
                                                wished.largeReference ? std::numeric_limits<std::size_t>::max() : mostRowsUnasked,
                                            .causes = wished.causes,
                                            .visits = wished.visits,
                                            .substep = wished.substep,
                                            .cancelled = &cancelled})};
        },
        [this](Measured result) {
            m_fulfilled = std::move(result.wish);
            m_metrics = std::make_shared<const StepMetrics>(std::move(result.metrics));
            emit measured();
        },
        !m_controller.isPlaying());
}

void MetricsService::requestReference() {
    m_asked = stepKeyOf(m_controller.session());
    request();
}

bool MetricsService::isCurrent() const { return m_fulfilled && m_fulfilled->covers(wish()); }

MetricsService::Wish MetricsService::wish() const {
    const Session& session = m_controller.session();
    const bool hasSubsteps = solverscope::hasSubsteps(session.settings().method) && !m_controller.isPlaying();
    StepKey step = stepKeyOf(session);
    const bool isAsked = m_asked == step;
    return {std::move(step), hasSubsteps ? session.event().substep : 1, m_visits, !m_controller.isPlaying(), isAsked};
}

}  // namespace solverscope
