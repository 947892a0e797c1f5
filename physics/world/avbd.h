// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step of AVBD, augmented vertex block descent: positions are solved, body by body. Source: C. Giles, E. Diaz, C. Yuksel,
// "Augmented vertex block descent" (2025); rigid bodies in two dimensions as in its authors' demo (2025).
//
//   x⁻ = x;   contacts at x⁻
//   Λ = α γ Λ,   k = γ k                    of the last step's rows: the warm start
//   y = x⁻ + h v + h² g                     where each body would be without rows
//   x = x⁻ + h v                            where the sweeps begin: what rests is there already
//   sweeps:
//     for each body:                        its rows all at once, while the other bodies stay
//       f = clamp(Λ − k C)                  for each row: a spring of stiffness k beside the force Λ
//       (M + Σ k Jᵀ J + G) Δx = M (y − x) + Σ Jᵀ f
//       x = x + Δx
//     for each row:
//       Λ = clamp(Λ − k C)                  Λ takes over what the spring holds,
//       k = k + β |C|                       which becomes stiffer, unless Λ is at a bound
//   v = (x − x⁻) / h
//
// This is an augmented Lagrangian: without Λ the springs alone would carry the load, and only infinitely stiff ones without an
// error; with it C goes to 0 at any stiffness. As in xpbd.h, all is multiplied by h²: k [kg] is h² times a stiffness and
// Λ [kg m] is h² times a force, so that M and k can be added, and Λ compared with that of XPBD. β is in N/m², as in the article.
//
//   C(x) = C(x⁻) + J (x − x⁻)  of a contact, with the J of the step's start; joints look at where the bodies are.
//   C = C(x) − α C(x⁻)      An error that the step has begun with is removed by a share of 1 − α, so that it adds little speed.
//   k ≥ 1/K                 A new row is as stiff as its bodies are inert; the article has a number here.
//   k ≤ k*                  Springs, compliant rows and the mouse end at the stiffness of the scene, and have no Λ.
//   friction                C is how far the contact has been dragged since it sticks, |Λt| ≤ μ Λn.
//
// There is no bounce. The block of a body is solvers/body_blocks.h.
#pragma once

#include <algorithm>
#include <cmath>

#include "physics/solvers/body_blocks.h"
#include "physics/solvers/clamping.h"
#include "physics/watch/step_watch.h"
#include "physics/world/block_step.h"
#include "physics/world/find_contacts.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"
#include "physics/world/world.h"

namespace solverscope {

/// Moves a body to where it is in balance with its rows, the other bodies staying.
void solveBody(World& world, std::uint32_t i, StepWatch auto& watch) {
    const BodyId body{i};
    const InverseMass inverse = world.inverseMasses[i];
    BodyBlock& block = world.blocks.visited;
    beginBlock(block, body, inverse, lackOf(world, i));
    for (const std::uint32_t row : rowsOfBody(world, i)) {
        relinearizeBlockRow(world, row);
        addToBlock(block, seenFrom(world, row, body));
    }
    holdWhatHasNoMass(block, inverse);

    block.step = solveBlock(block.matrix, block.force);
    Pose& pose = world.poses[i];
    pose = poseAt(pose.position + block.step.v, pose.angle + block.step.w);
    watch.body(body);
}

/// The dual update: sets Λ and k of a row, and moves nothing.
void updateRow(World& world, std::uint32_t i, StepWatch auto& watch) {
    relinearizeBlockRow(world, i);
    const Real h = stepLength(world.settings);
    const Bounds bounds = boundsOfBlockRow(world, i);
    Row& row = world.positionRows[i];
    Real& k = world.blocks.stiffness[i];

    const Real lambdaBefore = row.lambda;
    const Real rawDelta = springForce(row) - lambdaBefore;
    const Real rawLambda = lambdaBefore + rawDelta;
    row.lambda = clamped(rawLambda, bounds);
    const Real delta = row.lambda - lambdaBefore;
    const bool isWithin = row.lambda > bounds.lower && row.lambda < bounds.upper;
    if (isWithin) k = std::min(k + h * h * world.settings.stiffnessRamp * std::abs(row.bias), world.blocks.stiffest[i]);
    watch.row({.phase = Phase::SolvePositions,
               .row = i,
               .rawDelta = rawDelta,
               .lambdaBefore = lambdaBefore,
               .lambdaAfter = row.lambda,
               .delta = delta,
               .lower = bounds.lower,
               .upper = bounds.upper,
               .clamp = clampOf(rawLambda, bounds),
               .stiffnessAfter = k});
}

void avbd(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    const Real h = stepLength(settings);
    findContacts(world, watch);
    pinContacts(world);
    watch.phase(Phase::Collide);

    keepPoses(world);
    buildBlockRows(world);
    watch.phase(Phase::LinearizePositions);

    integrateForces(world, h);
    watch.phase(Phase::IntegrateForces);

    integratePositions(world, h);
    watch.phase(Phase::IntegratePositions);

    for (int iteration = 1; iteration <= settings.iterations; ++iteration) {
        for (std::uint32_t i = 0; i < world.bodies.size(); ++i)
            if (moves(world.inverseMasses[i])) solveBody(world, i, watch);
        for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) updateRow(world, i, watch);
        watch.iteration(Phase::SolvePositions, iteration);
    }
    moveContacts(world);
    watch.phase(Phase::SolvePositions);

    deriveVelocities(world, h);
    watch.phase(Phase::DeriveVelocities);

    keepForces(world);
}

}  // namespace solverscope
