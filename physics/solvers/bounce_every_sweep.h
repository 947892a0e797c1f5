// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Wrong on purpose: sequential impulses whose bounce target moves. Source: article 3, which warns of it.
//
//   right:  Jv = −e Jv₀,   Jv₀ from before the sweeps
//   wrong:  Jv = −e Jv,    Jv of the moment of the visit
//
// After the first visit Jv is the target of the bounce, and the second one reflects that again. A single ball has (−e)ⁿ Jv₀
// after n sweeps: with e = 1 it bounces or keeps falling, for odd or even n; with e < 1 more sweeps bounce less.
#pragma once

#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_order.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// One visit to a row, recomputing the target of its bounce; otherwise as in sequential impulses.
inline void solveRowChasingBounce(RowSystem& system, std::uint32_t i, bool accumulate, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsOf(row, accumulate ? system.rows[row.normalRow].lambda : system.lastDelta[row.normalRow]);
    const RowBounce bounce = system.bounces.empty() ? RowBounce{} : system.bounces[i];

    const Real jv = relativeVelocity(row, vA, vB);
    const Real addedBias = bounce.restitution * jv - bounce.frozenBias;  // here is the mistake
    const Real rawDelta = -row.effectiveMass * (jv + (row.bias + addedBias) + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real requested = accumulate ? lambdaBefore + rawDelta : rawDelta;
    row.lambda = accumulate ? clamped(requested, bounds) : lambdaBefore + clamped(requested, bounds);
    const Real delta = row.lambda - lambdaBefore;
    system.lastDelta[i] = delta;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row({system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper,
               clampOf(requested, bounds), 1, addedBias});
}

inline void chaseBounce(RowSystem system, RowOrder order, int iterations, bool accumulate, StepWatch auto& watch) {
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        arrange(system, order, iteration);
        for (const std::uint32_t i : system.order) solveRowChasingBounce(system, i, accumulate, watch);
        watch.iteration(system.phase, iteration);
    }
}

}  // namespace solverscope
