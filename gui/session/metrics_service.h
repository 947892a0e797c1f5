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

    /// Asks for the metrics of the cursor's step and sub-step; `measured` follows unless they are there already.
    void request();

    /// What was measured last; null before the first time and after a change of scene.
    std::shared_ptr<const StepMetrics> metrics() const { return m_metrics; }

    /// Whether that belongs to the cursor's step as it is now.
    bool isCurrent() const;

    /// Whether `request` also asks for what every visit to a row has left over, which costs more.
    void wantVisits(bool wanted) { m_visits = wanted; }

    /// Asks for the exact answer of the cursor's step, too, however many rows it has.
    void requestReference();

    bool isBusy() const { return m_task.isBusy(); }

signals:
    void measured();

private:
    /// What is measured: a step, and of a step with sub-steps the one where the cursor stands.
    struct Wish {
        StepKey step;
        int substep = 1;
        bool visits = false;
        bool causes = false;
        bool largeReference = false;

        /// Whether what fulfils this one fulfils the other one too.
        bool covers(const Wish& other) const {
            return step == other.step && substep == other.substep && (visits || !other.visits) && (causes || !other.causes) &&
                   (largeReference || !other.largeReference);
        }
    };
    struct Measured {
        Wish wish;
        StepMetrics metrics;
    };
    Wish wish() const;

    explicit MetricsService(DebuggerController& controller);

    DebuggerController& m_controller;
    std::shared_ptr<const StepMetrics> m_metrics;
    std::optional<Wish> m_fulfilled;  // by the metrics
    std::optional<Wish> m_requested;  // last
    std::optional<StepKey> m_asked;   // whose exact answer was asked for
    bool m_visits = false;
    QElapsedTimer m_since;
    QTimer m_later;
    LatestTask<Measured> m_task;
};

}  // namespace solverscope
