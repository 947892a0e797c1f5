// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What each sweep of one step achieved, in numbers to plot. Every number is taken from the solver's own velocities and impulses.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "physics/analysis/reference/reference.h"
#include "physics/analysis/spectrum/slope_cause.h"

namespace solverscope {

/// The state after one sweep, or after one visit of a sweep; after warm starting and before the first sweep for iteration 0.
struct IterationMetrics {
    static constexpr Real unknown = std::numeric_limits<Real>::quiet_NaN();

    int iteration = 0;
    Real velocityError = unknown;  // ‖v − v*‖_M [√J]; NaN if the reference is not certified
    Real residual = 0;             // largest |row residual|, bias included [m/s]
    Real unbiasedResidual = 0;     // the same with bias 0: how much velocity violates the constraints themselves [m/s]
    Real biasPart = 0;             // the part of the residual caused by the bias alone, see row_errors.h [m/s]
    Real complementarity = 0;      // of rows that push one way only: |min(w, Λ / m)| [m/s]
    Real frictionResidual = 0;     // of friction rows [m/s]
    Real impulseChange = 0;     // ‖ΔΛ‖ over the sweep, or |ΔΛ| of the visit [N s]; for iteration 0 applied by warm starting
    Real worstPenetration = 0;  // deepest overlap that moving on at the present velocities would lead to, linearised [m]
    int clampedRows = 0;        // rows whose last visit ended at a bound
    Real clampChanges = 0;  // how many rows of this sweep, or visit, have another clamp than in the sweep before; 0 in the first

    bool operator==(const IterationMetrics&) const = default;
};

/// What rounding may leave of a zero in a step: less says nothing.
struct RoundingLevel {
    Real velocityError = 0;  // √J
    Real speed = 0;          // m/s
    Real impulse = 0;        // N s
};

/// The sweeps over one list of rows.
struct SweepMetrics {
    static constexpr std::size_t maxVisits = 300'000;

    std::vector<IterationMetrics> iterations;  // [0] is before the first sweep; empty if the phase was not run
    /// [0] is before the first visit, [n] after the n-th; the last visit of a sweep represents the end of the sweep. Empty
    /// unless requested; at most MetricsOptions::maxVisits.
    std::vector<IterationMetrics> visits;
    bool leavesVisitsOut = false;  // there were more
    ReferenceSolution reference;
    Real predictedRate = IterationMetrics::unknown;  // spectral radius of a late sweep, see predicted_rate.h
    Real measuredRate = IterationMetrics::unknown;   // see measuredRateOf
    std::optional<SlopeCause> slopeCause;            // of the predicted rate; only if requested
    Uniqueness uniqueImpulses = Uniqueness::Unknown;
    RoundingLevel rounding;
};

/// The positions after one sweep that moves them; before the first sweep for iteration 0. There is no reference to compare with:
/// the rows change with every move, so that no solution is theirs.
struct PositionMetrics {
    int iteration = 0;
    Real constraintError = 0;    // the largest |C| of a row that forbids it [m]
    Real angleError = 0;         // the same of rows that only turn [rad]
    Real largestCorrection = 0;  // how far the visit of this sweep that moved a body furthest moved it [m]
    Real worstPenetration = 0;   // m
    int clampedRows = 0;         // rows whose visit in this sweep ended at a bound

    bool operator==(const PositionMetrics&) const = default;
};

struct StepMetrics {
    SweepMetrics velocities;
    SweepMetrics pseudoVelocities;           // empty unless impulses are split
    std::vector<PositionMetrics> positions;  // [0] is before the first sweep; empty unless positions are solved
    int substep = 1;                         // the one that was measured
    std::vector<std::string_view> missing;   // what a trace lacks of its rows: keys of its lines; no reference then
    std::uint64_t hashAfter = 0;             // of the world after the step: the same as after an unwatched one
};

struct MetricsOptions {
    bool reference = true;                 // velocity errors; costs a reference solution
    ReferenceLimits referenceLimits = {};  // a longer search ends unfinished; `cancelled` is the one below
    bool rates = true;                     // predicted rate and uniqueness of impulses
    bool causes = false;                   // causes of the predicted rate; costs as much as three rates
    bool visits = false;                   // also after every visit to a row; costs some microseconds for each
    std::size_t maxVisits = SweepMetrics::maxVisits;
    int substep = 1;  // which sub-step is measured, of a step that has them
    /// Used instead of solving again if they match the problems; ignored otherwise.
    const FrozenStep* knownProblems = nullptr;
    const ReferenceSolution* knownVelocities = nullptr;
    const ReferenceSolution* knownPseudoVelocities = nullptr;
    /// Set to true by another thread that no longer needs the result: expensive parts are then skipped or aborted, and the
    /// result is useless.
    const std::atomic<bool>* cancelled = nullptr;

    bool isCancelled() const { return cancelled && *cancelled; }
    ReferenceLimits limits() const {
        ReferenceLimits limits = referenceLimits;
        limits.cancelled = cancelled;
        return limits;
    }
};

/// Measures every sweep of a step. Cost: two passes over the rows per sweep, and the reference solution of each phase unless the
/// step has it already.
StepMetrics measureStep(const StepTrace& step, const MetricsOptions& options = {});

/// The same of the step that begins with `start`, which is made for it and not kept.
StepMetrics measureStep(const World& start, const MetricsOptions& options = {});

/// Every sub-step of a step, measured: of most methods there is one.
struct MeasuredStep {
    std::vector<StepMetrics> substeps = std::vector<StepMetrics>(1);
    std::vector<int> starts{0};  // of each on the SweepAxis
    std::size_t chosen = 0;      // that of MetricsOptions::substep; the others have no rates

    const StepMetrics& ofChosen() const { return substeps[chosen]; }
};

/// Measures all sub-steps while the step is made once. They share `maxVisits`, and the time of `referenceLimits`, of which the
/// chosen one has what it needs first.
MeasuredStep measureSubsteps(const StepTrace& step, const MetricsOptions& options = {});

/// By which factor the velocity error shrank per sweep at the end: the geometric mean of the last five ratios (or fewer) of
/// errors above `rounding`; NaN with no such ratio.
Real measuredRateOf(const std::vector<IterationMetrics>& iterations, Real rounding);

}  // namespace solverscope
