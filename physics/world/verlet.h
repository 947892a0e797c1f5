// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step by Verlet's method. Source: article 5; L. Verlet, "Computer experiments on classical fluids" (1967); the rows are in
// solvers/verlet.h.
//
//   x ← x + (x − x₀) + g h²              x₀ where the body was one step before
//   contacts where the bodies are now; sweeps that move links and overlapping bodies
//
// The method keeps no velocity, only x₀. The two say the same: v = (x − x₀)/h, and x + (x − x₀) + g h² = x + h (v + h g). The
// World keeps v, because dragging, charts and recordings speak of it. So what a scene gives as velocity is that of half a step
// earlier, and with such a start a body that flies free is right to second order in h. Links are put back along where they point
// after the move; that makes a pendulum Euler's backward one, right to first order, and its swings die away.
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
