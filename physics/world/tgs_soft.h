// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// TGS soft: many small steps with soft rows, and a pass that removes the speed added by pushing overlap apart. Source: E.
// Catto, "Solver2D" (2024) and Box2D 3.0; M. Macklin et al., "Small steps in physics simulation" (2019).
//
//   Contacts are found once. Then, for each sub-step of h = dt / n:
//     v += h g
//     rows at the current poses, soft; the impulses of the last sub-step applied
//     sweeps                        overlap is pushed apart
//     x += h v
//     the rows again, hard and without bias; sweeps
//                                   the added speed is removed, the distance gained stays. Rows that are springs by
//                                   themselves have nothing to remove: their target does not change.
//   Finally, contacts that closed fast enough and were pushed get their bounce: Jv = −e Jv₀, Jv₀ from before the first
//   sub-step.
#pragma once

#include "physics/solvers/method.h"
#include "physics/watch/step_watch.h"
#include "physics/world/step_parts.h"
#include "physics/world/world.h"

namespace solverscope {

void tgsSoft(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    const Real h = subStepLength(settings);
    pinContacts(world);
    for (int substep = 1; substep <= settings.substeps; ++substep) {
        watch.substep(substep);

        integrateForces(world, h);
        watch.phase(Phase::IntegrateForces);

        linearizeSubStep(world, SubStepRows::Push);
        watch.phase(Phase::Linearize);

        const int before = substep - 1;
        const RowSystem push = rowSystem(world, Phase::WarmStart, before * settings.iterations);
        if (settings.warmStarting > 0)
            warmStart(push, settings.warmStarting, watch);
        else
            coldStart(push);
        watch.phase(Phase::WarmStart);

        solveRows(push.in(Phase::SolveVelocities), settings, settings.iterations, watch);
        watch.phase(Phase::SolveVelocities);

        integratePositions(world, h);
        watch.phase(Phase::IntegratePositions);

        linearizeSubStep(world, SubStepRows::Relax);
        watch.phase(Phase::Linearize);

        solveRows(rowSystem(world, Phase::RelaxVelocities, before * settings.relaxIterations), settings, settings.relaxIterations,
                  watch);
        watch.phase(Phase::RelaxVelocities);
    }

    linearizeSubStep(world, SubStepRows::Bounce);
    watch.phase(Phase::Linearize);

    RowSystem rows = rowSystem(world, Phase::Bounce);
    for (std::uint32_t i = 0; i < rows.rows.size(); ++i)
        if (bounces(world, i)) solveRowAccumulated(rows, i, watch);
    watch.phase(Phase::Bounce);
}

}  // namespace solverscope
