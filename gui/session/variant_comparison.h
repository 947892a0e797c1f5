// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "gui/session/step_analysis.h"
#include "gui/session/variants.h"
#include "physics/study/variant_runs.h"

namespace solverscope {

class DebuggerController;

/// An active variant: its entry in the list, with the resulting settings.
struct ActiveVariant {
    int place = 0;  // in the list
    QString name;
    int look = 0;
    Settings settings;
    bool operator==(const ActiveVariant&) const = default;
};

/// The step that has moved the bodies last: of the cursor's step only its last phases do.
std::int64_t stepOfBodies(const Session& session);

/// Compares the variants of the list in the background: the cursor's step frozen, and runs of the scene from its beginning.
/// Only what is requested is computed; no request blocks.
class VariantComparison : public QObject {
    Q_OBJECT

public:
    static constexpr std::int64_t minRunSteps = 120;  // steps of a free run
    static constexpr std::int64_t maxRunSteps = 3600;

    VariantComparison(DebuggerController& controller, QObject* parent = nullptr);

    Variants& variants() { return m_variants; }
    const Variants& variants() const { return m_variants; }

    /// The active variants, the base first.
    const std::vector<ActiveVariant>& active() const { return m_active; }

    /// Why a variant of the list cannot be active, and what is wrong with changes being typed; empty: nothing.
    QString problemOf(int place) const;
    QString problemIn(const QString& changes) const;

    /// Why nothing can be compared; empty: something can.
    QString nothingToCompareReason() const;

    // Requests for the cursor's moment. Cheap if the result exists already.
    void requestFrozen();
    void requestRuns();
    void requestTimes();

    bool isBusy() const { return m_frozen.isBusy() || m_runTask.isBusy() || m_timeTask.isBusy(); }

    /// The step compared last, and its variants; null before the first time.
    const Comparison* frozen() const { return m_frozen.result() ? &m_frozen.result()->comparison : nullptr; }
    const std::vector<ActiveVariant>& frozenVariants() const;
    std::int64_t frozenStep() const { return m_frozen.result() ? m_frozen.result()->step : 0; }

    /// The free runs of `active()`, in that order; null before they are requested.
    const VariantRuns* runs() const { return m_runs.get(); }

    /// Requests the runs up to a step. If the window has passed the computed steps, they follow for a few milliseconds.
    void goTo(std::int64_t step);

    /// The world of an active variant's run after a step, or the latest one available. Null if there are no runs.
    const World* worldAfter(std::size_t variant, std::int64_t step);

    /// The measured time of a step by active variant; empty before that [ms].
    const std::vector<Real>& millisecondsPerStep() const { return m_times; }

signals:
    void activeChanged();  // other variants are active, or with other settings
    void frozenChanged();
    void runsChanged();  // steps were added, or the runs are others
    void timesChanged();

private:
    struct FrozenQuestion {
        std::vector<ActiveVariant> variants;
        std::int64_t step = 0;

        /// Names do not matter.
        bool covers(const FrozenQuestion& other) const { return haveSameSettings(variants, other.variants); }
    };
    struct Frozen : FrozenQuestion {
        Comparison comparison;
    };

    static bool haveSameSettings(const std::vector<ActiveVariant>& a, const std::vector<ActiveVariant>& b);

    void refreshActive();
    void forget();
    void makeRuns(std::int64_t steps);
    std::int64_t requestedSteps() const;
    bool areInProgress() const { return m_runs && m_inProgress == m_runs.get(); }

    DebuggerController& m_controller;
    Variants m_variants;
    std::vector<ActiveVariant> m_active;
    StepAnalysis<Frozen, FrozenQuestion> m_frozen;
    std::vector<ActiveVariant> m_frozenVariants;  // with their present names
    std::shared_ptr<VariantRuns> m_runs;
    std::vector<World> m_shown;  // by active variant, as last requested
    std::vector<Real> m_times;
    const VariantRuns* m_inProgress = nullptr;
    bool m_timesRequested = false;
    QTimer m_progress;
    LatestTask<bool> m_runTask;
    LatestTask<std::vector<Real>> m_timeTask;
};

}  // namespace solverscope
