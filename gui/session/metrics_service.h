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
    std::shared_ptr<const StepMetrics> metrics() const { return m_metrics.result(); }

    /// Whether that belongs to the cursor's step as it is now.
    bool isCurrent() const { return m_metrics.isCurrent(wish()); }

    /// Whether `request` also asks for what every visit to a row has left over, which costs more.
    void setMeasuresVisits(bool wanted) { m_visits = wanted; }

    /// Asks for the exact answer of the cursor's step, too, however many rows it has.
    void requestReference();

    bool isBusy() const { return m_metrics.isBusy(); }

signals:
    void measured();

private:
    /// What is measured of a step: where it has sub-steps the one where the cursor is.
    struct Wish {
        int substep = 1;
        bool visits = false;
        bool causes = false;
        bool largeReference = false;

        /// Whether what fulfils this one fulfils the other one too.
        bool covers(const Wish& other) const {
            return substep == other.substep && (visits || !other.visits) && (causes || !other.causes) &&
                   (largeReference || !other.largeReference);
        }
    };
    Wish wish() const;

    explicit MetricsService(DebuggerController& controller);

    DebuggerController& m_controller;
    StepAnalysis<StepMetrics, Wish> m_metrics;
    StepSeen m_asked;  // whose exact answer was asked for
    bool m_visits = false;
    QElapsedTimer m_since;
    QTimer m_later;
};

}  // namespace solverscope
