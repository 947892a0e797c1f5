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
// An interior-point method comes near the solution and the method of multipliers ends there. Sources: interior_point.h; the
// method of multipliers, R. T. Rockafellar, "Augmented Lagrangians and applications of the proximal point
// algorithm" (1976); the semismooth Newton step with friction, P. Alart and A. Curnier, "A mixed formulation for frictional
// contact problems prone to Newton like solution methods" (1991). Nothing of the solvers shown is used.
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

    bool certified = false;  // residual < certificate; otherwise the rest is only the best that was found
    /// Biased residual, largest row [m/s]; NaN where nothing was solved.
    Real residual = std::numeric_limits<Real>::quiet_NaN();
    std::vector<Velocity> velocities;  // v*, by BodyId
    std::vector<Real> impulses;        // one Λ* per row; any solution if they are not unique
    std::vector<Clamp> clamps;         // one per row: None if the row is free
    int newtonSteps = 0;
};

/// The largest number of rows solved automatically. More may take minutes: views solve them only on request.
inline constexpr std::size_t maxAutomaticRows = 2000;

/// How far the search is, for another thread to read.
struct ReferenceProgress {
    std::atomic<int> newtonSteps = 0;
    std::atomic<Real> residual = infinity;  // of the best so far [m/s]
};

/// Solves the problem from a zero start. A pure function; use a background thread if there are many rows.
/// Cost: one sparse factorisation over the moving bodies (three unknowns each) per Newton step; their number hardly grows with
/// that of the rows. docs/benchmarks/README.md has the times.
/// When `cancelled` becomes true in another thread, it ends after the current Newton step with the best solution found so far.
ReferenceSolution referenceSolution(const VelocityProblem& problem, const std::atomic<bool>* cancelled = nullptr,
                                    ReferenceProgress* progress = nullptr);

/// The solution of one of a step's problems, worked out once: others who ask meanwhile wait for it, and who asks later has it.
/// Where the one who waits or works is cancelled, what comes back is of no use.
std::shared_ptr<const ReferenceSolution> referenceOf(const StepTrace& step, RowList list, int substep = 1,
                                                     const std::atomic<bool>* cancelled = nullptr,
                                                     ReferenceProgress* progress = nullptr);

/// The velocities that these impulses lead to, one Λ per row.
std::vector<Velocity> velocitiesAfter(const VelocityProblem& problem, std::span<const Real> impulses);

}  // namespace solverscope
