// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Sequential impulses: projected Gauss–Seidel, one row after another.
// Source: article 3; E. Catto, "Iterative dynamics with temporal coherence" (2005).
//
//   a = Jv            relative velocity along the row, including the effect of earlier rows
//   b = K             1 / effective mass
//   λ = −a / b        what satisfies this row by itself
//   Λ ← clamp(Λ + λ)  the sum must stay within the bounds, not the single impulse
//   v ← v + M⁻¹Jᵀ Δλ  with the part of λ that remains after the clamp; the next row uses it
#pragma once

#include <cstdint>
#include <type_traits>

#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_order.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// One visit to a row, with the accumulated impulse clamped: a later visit may reduce what an earlier one gave. `vA` and `vB` are
/// the velocities of its bodies, at hand for the next row: if it read what this one writes, it would wait for the memory.
inline void solveRowAccumulated(RowSystem& system, std::uint32_t i, Velocity& vA, Velocity& vB, StepWatch auto& watch) {
    Row& row = system.rows[i];
    const Bounds bounds = boundsOf(row, system.rows[row.normalRow].lambda);

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -row.effectiveMass * (jv + row.bias + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real rawLambda = lambdaBefore + rawDelta;
    row.lambda = clamped(rawLambda, bounds);
    const Real delta = row.lambda - lambdaBefore;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    system.velocities[index(row.a)] = vA;
    system.velocities[index(row.b)] = vB;
    watch.row(
        {system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper, clampOf(rawLambda, bounds)});
}

/// Visits row i and those after it, before `end`, that push the same bodies. Returns the row that follows.
template <StepWatch Watch>
std::uint32_t solveRowsOfPair(RowSystem& system, std::uint32_t i, std::uint32_t end, Watch& watch) {
    using AtHand = std::conditional_t<Watch::onlyLooks, Velocity, Velocity&>;
    const Row& first = system.rows[i];
    AtHand vA = system.velocities[index(first.a)];
    AtHand vB = system.velocities[index(first.b)];
    do solveRowAccumulated(system, i, vA, vB, watch);
    while (++i < end && haveSameBodies(system.rows[i], first));
    return i;
}

inline void solveRowAccumulated(RowSystem& system, std::uint32_t i, StepWatch auto& watch) {
    solveRowsOfPair(system, i, i + 1, watch);
}

/// One visit to a row, with each single impulse clamped: later visits never reduce it.
inline void solveRowPerIteration(RowSystem& system, std::uint32_t i, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsOf(row, system.lastDelta[row.normalRow]);

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -row.effectiveMass * (jv + row.bias + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real delta = clamped(rawDelta, bounds);
    row.lambda = lambdaBefore + delta;
    system.lastDelta[i] = delta;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row(
        {system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper, clampOf(rawDelta, bounds)});
}

inline void solveRow(RowSystem& system, std::uint32_t i, bool accumulate, StepWatch auto& watch) {
    accumulate ? solveRowAccumulated(system, i, watch) : solveRowPerIteration(system, i, watch);
}

/// Sweeps over all rows. With accumulated impulses the bounds apply to Λ, otherwise to each impulse.
/// `done` sweeps have been made before.
inline void sequentialImpulses(RowSystem system, int iterations, bool accumulate, StepWatch auto& watch, int done = 0) {
    const auto count = static_cast<std::uint32_t>(system.rows.size());
    for (int iteration = done + 1; iteration <= done + iterations; ++iteration) {
        if (accumulate)
            for (std::uint32_t i = 0; i < count;) i = solveRowsOfPair(system, i, count, watch);
        else
            for (std::uint32_t i = 0; i < count; ++i) solveRowPerIteration(system, i, watch);
        watch.iteration(system.phase, iteration);
    }
}

/// The same sweeps, the rows visited in another order.
inline void sequentialImpulsesInOrder(RowSystem system, RowOrder order, int iterations, bool accumulate, StepWatch auto& watch) {
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        arrange(system, order, iteration);
        for (const std::uint32_t i : system.order) solveRow(system, i, accumulate, watch);
        watch.iteration(system.phase, iteration);
    }
}

}  // namespace solverscope
