// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step by Verlet's method: links and collisions are corrected by moving positions. Source: article 5; L. Verlet, "Computer
// experiments on classical fluids" (1967); T. Jakobsen, "Advanced character physics" (2001).
//
//   x ← x + (x − x₀) + g h²              x₀: the position one step before
//   contacts at the current positions; sweeps that move links and overlapping bodies
//
// The method stores no velocity, only x₀. The two are equivalent: v = (x − x₀)/h, and x + (x − x₀) + g h² = x + h (v + h g).
// The World stores v, because dragging, charts and recordings need it. So the velocity given by a scene is that of half a step
// earlier, and with such a start a free body is accurate to second order in h. Links are restored along their direction after
// the move; for a pendulum that is backward Euler, accurate to first order, and its swings are damped.
//
// The visits to position rows (solvers/position_rows.h):
//
//   links        λ = −stiffness · C / K       two particles of one mass go half of the error each
//   collisions   λ = −min(C, 0) / K           out along the shortest way, wholly
//
// No impulse is stored: each visit uses only the current positions. Λ counts a row's displacement in this step, and is read
// only by springs, motors and the mouse, which the article does not have: they are as in XPBD. There is no friction.
#pragma once

#include "physics/solvers/position_rows.h"
#include "physics/watch/step_watch.h"
#include "physics/world/find_contacts.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"
#include "physics/world/world.h"

namespace solverscope {

void verlet(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    const Real h = subStepLength(settings);
    integrateForces(world, h);
    watch.phase(Phase::IntegrateForces);

    keepPoses(world);
    integratePositions(world, h);
    watch.phase(Phase::IntegratePositions);

    findContacts(world, watch);
    pinContacts(world);
    watch.phase(Phase::Collide);

    buildPositionRows(world);
    watch.phase(Phase::LinearizePositions);

    const auto relinearize = [&](std::uint32_t i) { relinearizePosition(world, i); };
    positionSweeps(positionSystem(world), relinearize, settings, settings.iterations, watch);
    movePinnedContacts(world);
    watch.phase(Phase::SolvePositions);

    deriveVelocities(world, h);
    watch.phase(Phase::DeriveVelocities);
}

}  // namespace solverscope
