// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Jacobi's method, averaged by mass splitting: all rows at once.
// Source: R. Tonge, F. Benevolenski, A. Voroshilov, "Mass splitting for jitter-free parallel rigid body simulation" (2012).
//
//   Every row uses the velocities at the start of the sweep, so that the order of rows does not matter and all of them could be
// visited in parallel. Friction has the cone of the sweep's start, too. But rows on a common body would each apply the full push:
// together too much, and with two or more rows the body may oscillate forever. So a body with n rows is split into n parts of mass
// m / n, one for each row:
//
//   K' = nA KA + nB KB         of the row between two such parts, against K = KA + KB of the whole bodies
//   λ  = −(Jv + bias + γ Λ) / (K' + γ)
//   Λ ← clamp(Λ + λ)
//   v ← v + M⁻¹ Jᵀ ΣΔλ         after the sweep: the parts are put together again and have the mean of their velocities
//
// D' ≥ A, so without friction every sweep gets closer to the solution, in any scene.
#pragma once

#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// How many rows may push each body.
inline void countRowsOnBodies(RowSystem system) {
    for (std::uint32_t& count : system.rowsOnBody) count = 0;
    for (const Row& row : system.rows) {
        if (row.effectiveMass == 0) continue;
        ++system.rowsOnBody[index(row.a)];
        ++system.rowsOnBody[index(row.b)];
    }
}

/// (K + γ) / (K' + γ): the effective mass between the parts, relative to that between the whole bodies.
inline Real splitMassShare(const RowSystem& system, const Row& row) {
    const InverseMass massA = system.inverseMasses[index(row.a)];
    const InverseMass massB = system.inverseMasses[index(row.b)];
    const Real KA = massA.m * lengthSquared(directionOnA(row)) + massA.I * row.wA * row.wA;
    const Real KB = massB.m * dot(row.n, row.n) + massB.I * row.wB * row.wB;
    const Real split = system.rowsOnBody[index(row.a)] * KA + system.rowsOnBody[index(row.b)] * KB + row.softness;
    return split > 0 ? (KA + KB + row.softness) / split : 1;
}

/// One visit: computes the row's impulse and stores it. Velocities do not change until the end of the sweep.
inline void solveRowDeferred(RowSystem& system, std::uint32_t i, StepWatch auto& watch) {
    Row& row = system.rows[i];
    const Velocity& vA = system.velocities[index(row.a)];
    const Velocity& vB = system.velocities[index(row.b)];
    const Real normalAtStart = system.rows[row.normalRow].lambda - system.lastDelta[row.normalRow];
    const Bounds bounds = boundsOf(row, normalAtStart);
    const Real share = splitMassShare(system, row);
    const Real splitMass = share * row.effectiveMass;

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -splitMass * (jv + row.bias + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real rawLambda = lambdaBefore + rawDelta;
    row.lambda = clamped(rawLambda, bounds);
    const Real delta = row.lambda - lambdaBefore;
    system.lastDelta[i] = delta;
    watch.row({system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper,
               clampOf(rawLambda, bounds), share});
}

/// Lands the impulse of a row's visit in this sweep.
inline void landDelta(RowSystem& system, std::uint32_t i) {
    const Row& row = system.rows[i];
    applyImpulse(row, system.lastDelta[i], system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)],
                 system.velocities[index(row.a)], system.velocities[index(row.b)]);
    system.lastDelta[i] = 0;
}

inline void jacobi(RowSystem system, int iterations, StepWatch auto& watch) {
    const auto count = static_cast<std::uint32_t>(system.rows.size());
    countRowsOnBodies(system);
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        for (std::uint32_t i = 0; i < count; ++i) solveRowDeferred(system, i, watch);
        for (std::uint32_t i = 0; i < count; ++i) landDelta(system, i);
        watch.iteration(system.phase, iteration);
    }
}

}  // namespace solverscope
