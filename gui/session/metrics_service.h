// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "gui/session/latest_task.h"
#include "gui/session/step_key.h"
#include "physics/debugger/metrics.h"

namespace solverscope {

class DebuggerController;

/// Measures the cursor's step in the background, for all views that ask.
class MetricsService : public QObject {
    Q_OBJECT

public:
    static constexpr int playingMilliseconds = 250;  // between two measurements while playing

    /// The service of a controller; made on first use, and the controller's child.
    static MetricsService& of(DebuggerController& controller);

    /// Asks for the metrics of the cursor's step; `measured` follows unless they are there already.
    void request();

    /// What was measured last; null before the first time and after a change of scene.
    std::shared_ptr<const StepMetrics> metrics() const { return m_metrics; }

    /// Whether that belongs to the cursor's step as it is now.
    bool isCurrent() const;

    bool isBusy() const { return m_task.isBusy(); }

signals:
    void measured();

private:
    struct Measured {
        StepKey key;
        StepMetrics metrics;
    };

    explicit MetricsService(DebuggerController& controller);

    DebuggerController& m_controller;
    std::shared_ptr<const StepMetrics> m_metrics;
    std::optional<StepKey> m_key;        // of the metrics
    std::optional<StepKey> m_requested;  // of what was asked for last
    QElapsedTimer m_since;
    QTimer m_later;
    LatestTask<Measured> m_task;
};

}  // namespace solverscope
