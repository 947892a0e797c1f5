// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>

#include "gui/session/step_analysis.h"
#include "physics/analysis/metrics.h"

namespace solverscope {

/// Measures the cursor's step in the background for all views that request it.
class MetricsService : public QObject {
    Q_OBJECT

public:
    static constexpr int playingMilliseconds = 250;  // between two measurements while playing

    explicit MetricsService(DebuggerController& controller, QObject* parent = nullptr);

    /// Requests the metrics of the cursor's step and sub-step; `measured` follows unless they are available already.
    void request();

    /// The last measurement; null before the first one and after a change of scene.
    const std::shared_ptr<const MeasuredStep>& step() const { return m_metrics.result(); }

    /// Of the sub-step where the cursor was then.
    std::shared_ptr<const StepMetrics> metrics() const {
        return step() ? std::shared_ptr<const StepMetrics>(step(), &step()->ofChosen()) : nullptr;
    }

    /// Whether the measurement belongs to the current state of the cursor's step.
    bool isCurrent() const { return m_metrics.isCurrent(target()); }

    /// Whether `request` also asks for the residual after every visit to a row, which costs more.
    void setMeasuresVisits(bool wanted) { m_visits = wanted; }

    /// Also requests the exact solution of the cursor's step, however long that takes.
    void requestReference();
    void cancelReference();

    /// Whether the exact solution of the cursor's step has been requested and is still to come.
    bool isSearching() const;

    /// How far the search for the exact solution of the cursor's step is.
    std::shared_ptr<const ReferenceProgress> progress() const { return referenceProgressOf(*m_controller.session().trace()); }

signals:
    void measured();
    void searchChanged();  // requested, or cancelled

private:
    struct Target {
        int substep = 1;  // the cursor's, whose rates are worked out
        bool visits = false;
        bool causes = false;
        ReferenceLimits search;

        /// Whether a result for this request also satisfies the other one.
        bool covers(const Target& other) const {
            return substep == other.substep && (visits || !other.visits) && (causes || !other.causes) && search.allow(other.search);
        }
    };
    Target target() const;

    DebuggerController& m_controller;
    StepAnalysis<MeasuredStep, Target> m_metrics;
    StepSeen m_referenceStep;  // whose exact solution was requested
    bool m_visits = false;
    QElapsedTimer m_since;
    QTimer m_later;
};

}  // namespace solverscope
