// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The reference: the limit of the sweeps of a step for infinitely many of them.
//
// A step's velocity rows, frozen, are a mixed complementarity problem for the impulses Λ:
//
//   v = v₀ + M⁻¹ Jᵀ Λ,   w = J v + bias + γ Λ
//   lower < Λ < upper  →  w = 0        Λ = lower  →  w ≥ 0        Λ = upper  →  w ≤ 0
//
// with −μΛn and μΛn as the bounds of a friction row, Λn being the solution's own normal impulse. Without friction v* is unique;
// with it nearly always (Coulomb's law is not the optimum of anything; where there is another solution, sweeps may end there).
// The
// impulses are often not unique: a box that rests on four points carries its weight in many ways.
//
// There is always a solution of contacts whose friction cannot jam them against each other, and of soft rows (M. Anitescu and
// F. A. Potra, "Formulating dynamic multi-rigid-body contact problems with friction as solvable linear complementarity problems",
// 1997); where bodies are wedged between walls that a bias pushes apart there may be none.
//
// An interior-point method comes near the solution and the method of multipliers ends there. Where it goes round in circles, paths
// over the corners of the problem lead on. Sources: interior_point.h; pivot_path.h; the method of multipliers, R. T. Rockafellar,
// "Augmented Lagrangians and applications of the proximal point algorithm" (1976); the semismooth Newton step with friction, P.
// Alart and A. Curnier, "A mixed formulation for frictional contact problems prone to Newton like solution methods" (1991). Nothing
// of the solvers shown is used.
#pragma once

#include <atomic>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "physics/analysis/reference/frozen_step.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

struct ReferenceSolution {
    static constexpr Real certificate = 1e-10;

    bool certified = false;   // residual < certificate; otherwise the rest is only the best that was found
    bool unfinished = false;  // the limits ended the search: nothing is known
    /// Biased residual, largest row [m/s]; NaN where nothing was solved.
    Real residual = std::numeric_limits<Real>::quiet_NaN();
    std::vector<Velocity> velocities;  // v*, by BodyId
    std::vector<Real> impulses;        // one Λ* per row; any solution if they are not unique
    std::vector<Clamp> clamps;         // one per row: None if the row is free
    int newtonSteps = 0;
    Real seconds = 0;  // that the search has taken, as ReferenceLimits counts them
};

/// What a search may cost before it ends without a result.
struct ReferenceLimits {
    const std::atomic<bool>* cancelled = nullptr;  // becomes true in another thread: ends after the current step
    Real seconds = infinity;                       // of the thread that searches
    int newtonSteps = std::numeric_limits<int>::max();

    bool isCancelled() const { return cancelled && *cancelled; }

    /// Whether a search within the others' limits is one within these.
    bool allow(const ReferenceLimits& other) const { return seconds >= other.seconds && newtonSteps >= other.newtonSteps; }
};

/// What nobody has asked for ends after this time [s]: views then ask whether to search on.
inline constexpr Real secondsUnasked = 2;

/// How far the search is, for another thread to read.
struct ReferenceProgress {
    std::atomic<int> newtonSteps = 0;       // 0 before the search has begun
    std::atomic<Real> residual = infinity;  // of the best so far [m/s]
};

/// Solves the problem from a zero start. A pure function of the problem: limits end it earlier, but never lead to another result.
/// Use a background thread if there are many rows.
/// Cost: one sparse factorisation over the moving bodies (three unknowns each) per Newton step; their number hardly grows with
/// that of the rows. docs/benchmarks/README.md has the times.
/// Cancelled, it ends with the best solution found so far; where the limits end it, with none.
ReferenceSolution referenceSolution(const VelocityProblem& problem, const ReferenceLimits& limits = {},
                                    ReferenceProgress* progress = nullptr);

/// The solution of one of a step's problems, worked out once: others who ask meanwhile wait for it, and who asks later has it.
/// `seconds` limits the sum of all searches of the step that have such a limit, of whichever list and sub-step; they come one
/// after another, and those that are cancelled do not count. Where limits ended a search, it begins again only for those who allow
/// more. Where the one who waits or works is cancelled, what comes back is of no use.
std::shared_ptr<const ReferenceSolution> referenceOf(const StepTrace& step, RowList list, int substep = 1,
                                                     const ReferenceLimits& limits = {});

/// How far the latest search for one of a step's solutions is, whoever searches.
std::shared_ptr<const ReferenceProgress> referenceProgressOf(const StepTrace& step);

/// The velocities that these impulses lead to, one Λ per row.
std::vector<Velocity> velocitiesAfter(const VelocityProblem& problem, std::span<const Real> impulses);

}  // namespace solverscope
