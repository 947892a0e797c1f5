// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Two solvers side by side: on one frozen step, or each living on its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/result.h"
#include "physics/debugger/metrics.h"
#include "physics/debugger/outcomes.h"
#include "physics/scene/scene.h"
#include "physics/trace/table.h"
#include "physics/world/world.h"

namespace solverscope {

/// Where two runs first differ: the first visit to a row that changed velocities or impulses otherwise than its counterpart
/// did (visits that change nothing are passed over), or the end of the step where only the end differs. Events are numbered
/// as `tracedStep` lists them.
struct Parting {
    std::int64_t step = 0;  // the first step is 1
    std::size_t eventA = 0;
    std::size_t eventB = 0;

    bool operator==(const Parting&) const = default;
};

/// Nothing where both do exactly the same. Cost: two traced steps.
std::optional<Parting> partingWithinStep(const World& startA, const World& startB);

/// One step of each side, sweep by sweep.
struct Comparison {
    StepMetrics a;
    StepMetrics b;
    bool sameProblem = false;  // both solve the same velocity rows from the same velocities: their errors have one reference
    std::optional<Parting> parting;
};

/// One state, two solvers: the step that begins with `start` under the one settings and under the other.
Comparison compareFrozen(const World& start, const Settings& a, const Settings& b, const MetricsOptions& options = {});

/// Two states: the step that begins with each.
Comparison compareSteps(const World& startA, const World& startB, const MetricsOptions& options = {});

/// Step number `step` (the first is 1) of two runs of one scene, each under its own settings from the beginning.
Comparison compareAfterFreeRun(const Scene& scene, const Settings& a, const Settings& b, std::int64_t step,
                               const MetricsOptions& options = {});

struct FreeRunComparison {
    std::vector<StepSummary> a;
    std::vector<StepSummary> b;
    std::optional<Parting> parting;  // of the first step in which they differ
};

/// Ends early where `wanted`, asked before every step, says no.
FreeRunComparison compareFreeRun(const Scene& scene, const Settings& a, const Settings& b, std::int64_t steps,
                                 const std::function<bool()>& wanted = {});

/// Settings with "KEY=VALUE[,KEY=VALUE…]" applied in this order. Error (without a place): not of that form, or refused by
/// `withSetting`. An empty text changes nothing.
Result<Settings> withOverrides(const Settings& settings, std::string_view overrides);

/// A line per iteration, from 0 (before the first sweep):
///
///   iteration,a_velocity_error,a_residual,a_impulse_change,a_penetration,b_velocity_error,b_residual,b_impulse_change,b_penetration
///
/// The penetration is what the step would end with if it stopped here: after so many velocity sweeps, or, where impulses are
/// split, after all velocity sweeps and so many pseudo-velocity sweeps. A field is empty where a side made no such sweep or the
/// reference is not certified. The facts: reference_residual (the larger of both sides), and for each side
/// reference_residual_a, predicted_rate_a, measured_rate_a, unique_impulses_a (yes, no, unknown) and parting_event_a; values
/// that are not known are empty there too.
Table compareTable(const Comparison& comparison);

}  // namespace solverscope
