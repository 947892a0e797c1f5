// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The yardstick: where the sweeps of a step would end if there were infinitely many of them.
//
// A step's velocity rows, frozen, are a mixed complementarity problem for the impulses Λ:
//
//   v = v₀ + M⁻¹ Jᵀ Λ,   w = J v + bias + γ Λ
//   lower < Λ < upper  →  w = 0        Λ = lower  →  w ≥ 0        Λ = upper  →  w ≤ 0
//
// with −μΛn and μΛn as the bounds of a friction row, Λn being the solution's own normal impulse. Without friction v* is unique;
// with it nearly always (Coulomb's law is not the optimum of anything, so this cannot be proved in general). The impulses are
// often not unique: a box that rests on four points carries its weight in many ways.
//
// Sources: the method of multipliers, R. T. Rockafellar, "Augmented Lagrangians and applications of the proximal point
// algorithm" (1976); the semismooth Newton step with friction, P. Alart and A. Curnier, "A mixed formulation for frictional
// contact problems prone to Newton like solution methods" (1991). Nothing of the solvers shown is used.
#pragma once

#include <atomic>
#include <limits>
#include <vector>

#include "physics/debugger/frozen_step.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

struct ReferenceSolution {
    static constexpr Real certificate = 1e-10;

    bool certified = false;  // residual < certificate; otherwise the rest is only the best that was found
    /// Biased residual, largest row [m/s]; NaN where nothing was solved.
    Real residual = std::numeric_limits<Real>::quiet_NaN();
    std::vector<Velocity> velocities;  // v*, by BodyId
    std::vector<Real> impulses;        // one Λ* per row; any of them where they are not unique
    std::vector<Clamp> clamps;         // one per row: None where the row is free
    int newtonSteps = 0;
};

/// Solves the problem from nothing. A pure function; meant for a background thread where there are many rows.
/// Cost: one sparse factorisation over the moving bodies (three unknowns each) per Newton step, mostly 10 to 100 of them:
/// below 1 ms for ten bodies, 4 to 8 ms for a pyramid of 55 boxes, 0.1 to 2 s for one of 465. Where hundreds of boxes have just
/// hit each other it may take a few seconds and not be certified: the pyramid of 30 rows in its steps 2, 4 and 5.
/// When `cancelled` becomes true in another thread, it ends after the Newton step at hand with the best that was found so far.
ReferenceSolution referenceSolution(const VelocityProblem& problem, const std::atomic<bool>* cancelled = nullptr);

}  // namespace solverscope
