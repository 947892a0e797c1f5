// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Any number of ways of solving side by side: on one frozen step, or each living on its own. The first of them is the one that
// the others are compared with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "physics/analysis/metrics.h"
#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/study/outcomes.h"
#include "physics/trace/formats/table.h"
#include "physics/world/world.h"

namespace solverscope {

/// A way of solving: settings under a name.
struct Variant {
    std::string name;
    Settings settings;
    bool operator==(const Variant&) const = default;
};

/// Where two runs first differ: the first visit to a row that changed velocities or impulses otherwise than its counterpart
/// did (visits that change nothing are passed over), or the end of the step where only the end differs. Events are numbered
/// as StepTrace lists them.
struct Divergence {
    std::int64_t step = 0;  // the first step is 1
    std::size_t eventA = 0;
    std::size_t eventB = 0;

    bool operator==(const Divergence&) const = default;
};

/// Nothing if both are identical. Cost: two traced steps.
std::optional<Divergence> divergenceWithinStep(const World& startA, const World& startB);

/// One step under one of the settings, sweep by sweep.
struct ComparedStep {
    MeasuredStep step;  // references of later sub-steps: as far as secondsUnasked suffice for all
    Convergence convergence;
    bool sameProblem = false;              // as the first: both solve the same velocity rows from the same velocities
    std::optional<Divergence> divergence;  // from the first, which is A
    Phase divergencePhase = Phase::Begin;  // of the first's event there
    int divergenceSubstep = 1;
    int divergenceIteration = 0;

    /// Of the first sub-step, in which the variants solve the same problem.
    const StepMetrics& metrics() const { return step.ofChosen(); }
};

/// In the order of the variants compared.
using Comparison = std::vector<ComparedStep>;

struct CompareOptions {
    MetricsOptions metrics;   // `substep`, `knownProblems` and the fields for it are ignored
    bool convergence = true;  // sweeps to the goal, which may take thousands of them
    bool divergence = true;   // from the first, visit by visit: makes and keeps every step once more
    int jobs = 1;             // threads; the result does not depend on them
};

/// One state, several solvers: the step that begins with `start` under each of the settings. A problem shared by several of
/// them is solved only once.
Comparison compareFrozen(const World& start, std::span<const Settings> variants, const CompareOptions& options = {});

/// Several states: the step that begins with each.
Comparison compareSteps(std::span<const World> starts, const CompareOptions& options = {});

/// One step, solved in the order in which its rows were built and in another one, both with as many sweeps.
struct OrderTrial {
    SweepMetrics built;
    SweepMetrics tried;
};

/// Settings that visit the rows in this order: as built or reversed if it equals that, otherwise given.
Settings withOrder(Settings settings, std::span<const std::uint32_t> order);

/// For the velocity rows of the step that begins with `start` (of sub-steps, the first). `tried` gives the order by its
/// settings row_order, row_seed and given_order; other settings are ignored. `sweeps`: their number, independent of
/// `iterations`. If the order is the built one, both are the same. Cost: a reference solution, and two steps, measured.
OrderTrial tryOrder(const World& start, const Settings& tried, int sweeps, const std::atomic<bool>* cancelled = nullptr);

/// Step number `step` (the first is 1) of several runs of one scene, each under its own settings from the beginning.
Comparison compareAfterFreeRun(const Scene& scene, std::span<const Settings> variants, std::int64_t step,
                               const CompareOptions& options = {});

/// Settings with "KEY=VALUE[,KEY=VALUE…]" applied in this order. Error (without a place): not of that form, or refused by
/// `withSetting`, or too much work for a step of that size (sizeOfWork). An empty text changes nothing.
Result<Settings> withOverrides(const Settings& settings, std::string_view overrides, std::size_t size = 1);

/// "NAME:KEY=VALUE[,KEY=VALUE…]". A name has letters, digits, '_', '-' and '.'. Error: without a place.
Result<Variant> parseVariant(const Settings& settings, std::string_view text, std::size_t size = 1);

/// A line per iteration, from 0 (before the first sweep), with four columns for each name:
///
///   iteration,a_velocity_error,a_residual,a_impulse_change,a_penetration,b_velocity_error,b_residual,…
///
/// The penetration is the one at the end of the step if it stopped here: after this many velocity sweeps, or, with split
/// impulses, after all velocity sweeps and this many pseudo-velocity sweeps. A field is empty if a variant made no such sweep
/// or the reference is not certified. The facts: reference_residual (the largest of all), and for each name
/// reference_residual_a, predicted_rate_a, measured_rate_a, unique_impulses_a (yes, no, unknown), parting_event_a (for the
/// first: the earliest of the others) and sweeps_to_1_percent_a; unknown values are empty there too.
Table compareTable(const Comparison& comparison, std::span<const std::string> names);

/// The outcome of a variant.
struct VariantOutcome {
    Outcome outcome;
    std::optional<Divergence> divergence;
    Real millisecondsPerStep = Outcome::unknown;  // measured; NaN: was not
};

/// A line per variant: `variant`, the fields of `outcomeFields`, `parting_step`, `parting_event` (of the first's step) and, if
/// `timed`, `milliseconds_per_step`. Unknown values are empty.
Table outcomeTable(std::span<const Variant> variants, std::span<const VariantOutcome> outcomes, bool timed);

}  // namespace solverscope
