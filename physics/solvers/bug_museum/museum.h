// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The bug museum: sequential impulses, each time with exactly one deliberate mistake. docs/bug-museum.md describes the symptom
// of each, and how a trace reveals it.
//
//   wrong_sign             one block of J has the wrong sign
//   wrong_lever_arm        r × n is missing
//   wrong_clamp            the new impulse is clamped instead of the sum
//   wrong_effective_mass   K of a joint is computed once, when the joint is made
//   wrong_features         contacts are matched by their place in the list
//   wrong_beta             β is so large that the correction overshoots
//   wrong_friction_bound   friction is bounded by the last step's normal impulse
//   wrong_gravity          gravity acts twice
//
// The wrong line is marked WRONG, and beside it is the right one. Everything else is as in sequential_impulses.h. The rows of
// the
// mouse are right in all of them.
#pragma once

#include <cstddef>
#include <vector>

#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"
#include "physics/scene/settings.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_order.h"
#include "physics/solvers/sequential_impulses.h"
#include "physics/solvers/step_policy.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

// ---- in the visits ----

/// wrong_clamp. Impulses are never reduced, and warm starting begins with all of them.
inline void solveRowClampingTheNewImpulse(RowSystem& system, std::uint32_t i, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsOf(row, system.rows[row.normalRow].lambda);

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -row.effectiveMass * (jv + row.bias + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real delta = clamped(rawDelta, bounds);  // WRONG; right: clamped(lambdaBefore + rawDelta, bounds) − lambdaBefore
    row.lambda = lambdaBefore + delta;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row(
        {system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper, clampOf(rawDelta, bounds)});
}

/// wrong_friction_bound. The row's own bounds are ±μ times the normal row's Λ at the end of the last step.
inline void solveRowBoundedByLastStep(RowSystem& system, std::uint32_t i, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds{row.lower, row.upper};  // WRONG; right: boundsOf(row, system.rows[row.normalRow].lambda)

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -row.effectiveMass * (jv + row.bias + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real rawLambda = lambdaBefore + rawDelta;
    row.lambda = clamped(rawLambda, bounds);
    const Real delta = row.lambda - lambdaBefore;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row(
        {system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper, clampOf(rawLambda, bounds)});
}

/// The sweeps of all eight.
inline void museumSweeps(RowSystem system, const Settings& settings, int iterations, StepWatch auto& watch) {
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        arrange(system, settings.rowOrder, iteration);
        for (const std::uint32_t i : system.order) {
            if (traitsOf(settings).clampsEachImpulse)
                solveRowClampingTheNewImpulse(system, i, watch);
            else if (traitsOf(settings).boundsByLastStep)
                solveRowBoundedByLastStep(system, i, watch);
            else
                solveRowAccumulated(system, i, watch);
        }
        watch.iteration(system.phase, iteration);
    }
}

// ---- in the rows ----

/// The lever arms of a row through a point: rowThroughPoints in constraints/row_building.h has them right. Rows that turn (n = 0)
/// have none. Whatever is computed from J afterwards, Jv, K and Jᵀ λ, follows the mistake.
inline void useWrongLeverArms(const BuiltRows& built, auto mistake) {
    for (const std::span<Row> rows : {built.velocities, built.pseudoVelocities})
        for (Row& row : rows) {
            if (row.constraint.kind == ConstraintKind::Drag || isAngular(row)) continue;
            mistake(row);
            row.effectiveMass = effectiveMassOf(row, built.now);
        }
}

/// wrong_sign.
inline void turnLeverArms(const BuiltRows& built) {
    useWrongLeverArms(built, [](Row& row) {
        row.wB = -row.wB;  // WRONG: n × rB; right: rB × n
    });
}

/// wrong_lever_arm.
inline void dropLeverArms(const BuiltRows& built) {
    useWrongLeverArms(built, [](Row& row) {
        row.wA = 0;  // WRONG; right: rA × n
        row.wB = 0;  // WRONG; right: rB × n
    });
}

/// wrong_effective_mass: K is that of the joint's row at the moment at which the joint was made.
inline void takeOldEffectiveMasses(const BuiltRows& built) {
    thread_local std::vector<Pose> poses;  // for their memory alone
    thread_local std::vector<InverseMass> inverseMasses;
    poses.clear();
    inverseMasses.clear();
    for (const Body& body : built.bodies) {
        poses.push_back(body.joinedAt);
        inverseMasses.push_back(body.inverseMass);
    }
    const BodiesView then{poses, {}, inverseMasses};
    JointEquations equations;  // of the joint whose rows come, when it was made
    std::size_t place = 0;     // of a row in its joint
    for (std::size_t i = 0; i < built.velocities.size(); ++i) {
        Row& row = built.velocities[i];
        if (row.constraint.kind != ConstraintKind::Joint) continue;
        const bool begins = i == 0 || built.velocities[i - 1].constraint != row.constraint;
        if (begins) equations = equationsOf(built.joints[row.constraint.index], then);
        place = begins ? 0 : place + 1;
        const Row first = rowFor(equations[place], row.constraint.index);
        const Real K = inverseEffectiveMassOf(first, then);
        row.effectiveMass = K + row.softness > 0 ? 1 / (K + row.softness) : 0;  // WRONG; right: K at the current poses
    }
}

/// wrong_friction_bound: at this moment the normal rows still carry the last step's impulses.
inline void boundByLastStep(const BuiltRows& built) {
    for (Row& row : built.velocities) {
        if (row.kind != RowKind::Friction) continue;
        row.upper = row.friction * built.velocities[row.normalRow].lambda;
        row.lower = -row.upper;
    }
}

/// wrong_beta: a share above 1 throws the bodies past their target.
inline ErrorReduction overshootingReduction(const Settings& settings, Real h) {
    const Real beta = 10 * settings.erp;  // WRONG; right: settings.erp
    return {beta / h, settings.slop};
}

// ---- in the other parts of a step ----

/// wrong_features: transfers the impulses of the last step's contacts. `collide` in collision/collide.cpp is the right version.
inline void matchByIndex(std::span<const Contact> before, std::span<Contact> now) {
    for (std::size_t i = 0; i < now.size(); ++i) {
        const bool found = i < before.size() && !before[i].matchBroken;
        const Contact old = found ? before[i] : Contact{};  // WRONG; right: the one with the same contactKey
        now[i].normalImpulse = old.normalImpulse;
        now[i].tangentImpulse = old.tangentImpulse;
        now[i].pseudoImpulse = old.pseudoImpulse;
        now[i].age = found ? old.age + 1 : 0;
    }
}

/// wrong_gravity. `applyGravity` in solvers/step_policy.h has it right.
inline void applyGravityTwice(std::span<Velocity> velocities, std::span<const InverseMass> inverseMasses, Vec2 gravity, Real h) {
    for (std::size_t i = 0; i < velocities.size(); ++i) {
        if (inverseMasses[i].m == 0) continue;
        velocities[i].v += h * gravity;
        velocities[i].v += h * gravity;  // WRONG; right: nothing, gravity has acted already
    }
}

/// What a method does in its own way beside the rows: nothing, unless it is a piece of the museum.
constexpr StepPolicy stepPolicyOf(Method method) {
    switch (method) {
        case Method::WrongSign:
            return {.changeRows = turnLeverArms};
        case Method::WrongLeverArm:
            return {.changeRows = dropLeverArms};
        case Method::WrongEffectiveMass:
            return {.changeRows = takeOldEffectiveMasses};
        case Method::WrongFrictionBound:
            return {.changeRows = boundByLastStep};
        case Method::WrongBeta:
            return {.reduction = overshootingReduction};
        case Method::WrongFeatures:
            return {.matchContacts = matchByIndex};
        case Method::WrongGravity:
            return {.applyForces = applyGravityTwice};
        default:
            return {};
    }
}

}  // namespace solverscope
