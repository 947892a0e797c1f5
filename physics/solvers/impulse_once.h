// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Impulse once: every row gets one impulse per step, computed with the velocities of its turn. Nothing is iterated, accumulated
// or stored for the next step.
// Source: article 1 (reflection, masses, rod); article 2 (impulse resolution, e of a pair).
//
//   contact    j = −(1 + e) Jv / K, only if the bodies approach: Jv < 0
//              Against a wall that is the reflection R = V − (1 + e) N (V·N); between two bodies the part of each is its 1/m.
//   friction   j = −Jv / K within ±μ times the contact's own impulse
//   rod        j = −(Jv + C / h) / K,  C = length − rest: the bias of position_correction=erp with erp = 1
//
// The approach test needs no line of its own: an impulse that would pull is cut off at 0.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/constraints/contact_rows.h"
#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_order.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// The bounds of the row's only impulse. Without the approach test a contact reflects in both directions.
inline Bounds boundsOfOnlyImpulse(const RowSystem& system, std::uint32_t i, bool approachTest) {
    const Row& row = system.rows[i];
    const bool isSpeculative = row.bias > 0;  // a speculative contact has nothing to reflect yet
    const bool reflects = isContactNormal(row) && !isSpeculative;
    if (reflects && !approachTest && system.phase == Phase::SolveVelocities) return {-infinity, infinity};
    return boundsOf(row, std::max(Real{0}, system.lastDelta[row.normalRow]));
}

/// The only visit to a row. The bounce is e times the current Jv, whatever was predicted when the row was built.
inline void solveRowOnce(RowSystem& system, std::uint32_t i, Real bounceThreshold, bool approachTest, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsOfOnlyImpulse(system, i, approachTest);
    const RowBounce bounce = system.bounces.empty() ? RowBounce{} : system.bounces[i];

    const Real jv = relativeVelocity(row, vA, vB);
    const Real bounceBias = std::abs(jv) > bounceThreshold ? bounce.restitution * jv : 0;
    const Real addedBias = bounceBias - bounce.frozenBias;
    const Real rawDelta = -row.effectiveMass * (jv + (row.bias + addedBias) + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real delta = clamped(rawDelta, bounds);
    row.lambda = lambdaBefore + delta;
    system.lastDelta[i] = delta;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row({system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper,
               clampOf(rawDelta, bounds), 1, addedBias});
}

/// One pass over all rows, independent of the number of iterations.
inline void impulseOnce(RowSystem system, RowOrder order, Real bounceThreshold, bool approachTest, StepWatch auto& watch) {
    arrange(system, order, 1);
    for (const std::uint32_t i : system.order) solveRowOnce(system, i, bounceThreshold, approachTest, watch);
    watch.iteration(system.phase, 1);
}

}  // namespace solverscope
