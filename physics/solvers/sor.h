// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Successive over-relaxation: sequential impulses that overshoot on purpose.
// Source: D. M. Young, "Iterative methods for solving partial difference equations of elliptic type" (1950); projected, as in
// O. L. Mangasarian, "Solution of symmetric linear complementarity problems by iterative methods" (1977).
//
//   λ = −ω (Jv + bias + γ Λ) / (K + γ)   ω times what satisfies this row by itself;  0 < ω < 2
//   Λ ← clamp(Λ + λ)
//
// A row that is pushed repeatedly in the same direction converges faster with ω > 1. ω = 1 is sequential impulses.
#pragma once

#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_order.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// One visit to a row, with ω times its own solution.
inline void solveRowRelaxed(RowSystem& system, std::uint32_t i, Real relaxation, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsOf(row, system.rows[row.normalRow].lambda);

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -relaxation * row.effectiveMass * (jv + row.bias + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real rawLambda = lambdaBefore + rawDelta;
    row.lambda = clamped(rawLambda, bounds);
    const Real delta = row.lambda - lambdaBefore;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row({system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper,
               clampOf(rawLambda, bounds), relaxation});
}

inline void successiveOverRelaxation(RowSystem system, RowOrder order, int iterations, Real relaxation, StepWatch auto& watch) {
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        arrange(system, order, iteration);
        for (const std::uint32_t i : system.order) solveRowRelaxed(system, i, relaxation, watch);
        watch.iteration(system.phase, iteration);
    }
}

}  // namespace solverscope
