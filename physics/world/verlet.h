// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step by Verlet's method. Source: article 5; L. Verlet, "Computer experiments on classical fluids" (1967); the rows are in
// solvers/verlet.h.
//
//   x ← x + (x − x₀) + g h²              x₀: the position one step before
//   contacts at the current positions; sweeps that move links and overlapping bodies
//
// The method stores no velocity, only x₀. The two are equivalent: v = (x − x₀)/h, and x + (x − x₀) + g h² = x + h (v + h g).
// The World stores v, because dragging, charts and recordings need it. So the velocity given by a scene is that of half a step
// earlier, and with such a start a free body is accurate to second order in h. Links are restored along their direction after
// the move; for a pendulum that is backward Euler, accurate to first order, and its swings are damped.
#pragma once

#include "physics/solvers/verlet.h"
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
    verletSweeps(positionSystem(world), relinearize, settings.stiffness, settings.iterations, watch);
    movePinnedContacts(world);
    watch.phase(Phase::SolvePositions);

    deriveVelocities(world, h);
    watch.phase(Phase::DeriveVelocities);
}

}  // namespace solverscope
