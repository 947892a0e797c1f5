// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step of XPBD. Source: M. Müller et al., "Detailed rigid body simulation with extended position based dynamics" (2020),
// algorithm 2; the rows are in solvers/xpbd.h.
//
//   For each sub-step of h = dt / n:
//     v += h g;   x₀ = x;   x += h v
//     contacts at the current positions; rows, Λ = 0
//     sweeps                               they move the bodies
//     v = (x − x₀) / h                     the velocity that corresponds to the displacement
//     contacts that pushed: Jv = −e Jv₀    Jv₀ before the move; the speed with which overlap was removed goes
//
// The paper's last pass sets the normal velocity directly. Here it is a visit to an ordinary velocity row which begins with the
// impulse of the sweeps, Λ/h, and may cancel all of it but no more: a contact never pulls. Its friction row stays within the
// cone of the remaining impulse.
#pragma once

#include "physics/solvers/sequential_impulses.h"
#include "physics/solvers/xpbd.h"
#include "physics/watch/step_watch.h"
#include "physics/world/find_contacts.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"
#include "physics/world/world.h"

namespace solverscope {

void xpbd(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    const Real h = subStepLength(settings);
    for (int substep = 1; substep <= settings.substeps; ++substep) {
        watch.substep(substep);

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
        xpbdSweeps(positionSystem(world), relinearize, settings.iterations, watch);
        movePinnedContacts(world);
        watch.phase(Phase::SolvePositions);

        deriveVelocities(world, h);
        watch.phase(Phase::DeriveVelocities);

        linearizeBounces(world, h);
        watch.phase(Phase::Linearize);

        RowSystem rows = velocityRows(world, Phase::Bounce);
        for (std::uint32_t i = 0; i < rows.rows.size(); ++i) solveRowAccumulated(rows, i, watch);
        watch.phase(Phase::Bounce);
    }
}

}  // namespace solverscope
