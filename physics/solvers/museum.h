// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The bug museum: sequential impulses, each time with exactly one mistake, made on purpose. docs/bug-museum.md tells the
// symptom of each, and how a trace gives it away.
//
//   method                 the mistake                                                    stands in
//   wrong_sign             one block of J has the wrong sign                              museum_rows.h
//   wrong_lever_arm        r × n is missing                                               museum_rows.h
//   wrong_effective_mass   K of a joint is computed once, when the joint is made          museum_rows.h
//   wrong_beta             β is so large that the correction overshoots                   museum_rows.h
//   wrong_features         contacts are matched by their place in the list                museum_parts.h
//   wrong_gravity          gravity acts twice                                             museum_parts.h
//   wrong_clamp            the new impulse is clamped instead of the sum                  here
//   wrong_friction_bound   friction is bounded by the last step's normal impulse          here
//
// The wrong line is marked WRONG, and beside it stands the right one. Everything else is as in sequential_impulses.h.
#pragma once

#include "physics/scene/settings.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_ops.h"
#include "physics/solvers/row_order.h"
#include "physics/solvers/sequential_impulses.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// wrong_clamp. What was given is never taken back, and warm starting begins with all of it.
inline void solveRowClampingTheNewImpulse(RowSystem& system, std::uint32_t i, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsOf(row, system.rows[row.normalRow].lambda);

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -row.effectiveMass * (jv + row.bias + row.softness * row.lambda);
    const Real sumBefore = row.lambda;
    const Real delta = clamped(rawDelta, bounds);  // WRONG; right: clamped(sumBefore + rawDelta, bounds) − sumBefore
    row.lambda = sumBefore + delta;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row({system.phase, i, jv, rawDelta, sumBefore, row.lambda, delta, bounds.lower, bounds.upper, clampOf(rawDelta, bounds)});
}

/// wrong_friction_bound. The row's own bounds are ±μ times what its normal row ended the last step with.
inline void solveRowBoundedByLastStep(RowSystem& system, std::uint32_t i, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds{row.lower, row.upper};  // WRONG; right: boundsOf(row, system.rows[row.normalRow].lambda)

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -row.effectiveMass * (jv + row.bias + row.softness * row.lambda);
    const Real sumBefore = row.lambda;
    const Real rawSum = sumBefore + rawDelta;
    row.lambda = clamped(rawSum, bounds);
    const Real delta = row.lambda - sumBefore;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row({system.phase, i, jv, rawDelta, sumBefore, row.lambda, delta, bounds.lower, bounds.upper, clampOf(rawSum, bounds)});
}

/// The sweeps of all eight.
inline void wrongOnPurpose(RowSystem system, const Settings& settings, int iterations, StepWatch auto& watch) {
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        arrange(system.order, settings.rowOrder, system.shuffleSeed, iteration, system.givenOrder);
        for (const std::uint32_t i : system.order) {
            if (settings.method == Method::WrongClamp)
                solveRowClampingTheNewImpulse(system, i, watch);
            else if (settings.method == Method::WrongFrictionBound)
                solveRowBoundedByLastStep(system, i, watch);
            else
                solveRowAccumulated(system, i, watch);
        }
        watch.iteration(system.phase, iteration);
    }
}

}  // namespace solverscope
