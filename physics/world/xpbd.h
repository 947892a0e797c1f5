// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step of XPBD: positions are solved, and a row may give way by its compliance. Source: M. Macklin, M. Müller, N. Chentanez,
// "XPBD" (2016); M. Müller et al., "Detailed rigid body simulation with extended position based dynamics" (2020), algorithm 2.
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
//
// The visits to position rows (solvers/position_rows.h):
//
//   α̃ = α / h²                             compliance α = 1/k [m/N]; 0 is a hard row
//   λ = −(C + α̃ Λ) / (K + α̃)               Λ begins at 0 in every sub-step; Λ/h² is the force of the row
//   with damping c:  γ = c / (k h)
//   λ = −(C + α̃ Λ + γ J (x − x₀)) / ((1 + γ) K + α̃)          x₀: the position before the sub-step
//
// Divided by 1 + γ the second is a row like all others. Its softness α̃ / (1 + γ) is 1 / (h (c + h k)), and its bias is β C +
// (1 − β) J (x − x₀) with β = 1 / (1 + γ) = h k / (c + h k): the γ and the β of article 4. A single spring is the same as
// there. Contacts, ropes and limits only push, Λ ≥ 0. Motors have the travel of a sub-step as target, C = J (x − x₀) − h · speed,
// within h² times their strength.
//
// Friction keeps the points where they began to stick: C = s₀ + t·(their motion since x₀), within |Λt| ≤ μ Λn. s₀ is the slip that
// the sub-steps before have left; where the bound is reached, the points slide, and it is forgotten. The paper has no s₀. Then
// friction reacts to the pushes of the normal rows, but they never learn of the slip that it leaves: a stiffness in one direction
// only, which no energy has, and stacks rock themselves down (docs/engine.md).
//
// An angular velocity is the turn the short way round: a push that turns a light body by whole turns does not spin it.
#pragma once

#include "physics/solvers/position_rows.h"
#include "physics/solvers/sequential_impulses.h"
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
        positionSweeps(positionSystem(world, (substep - 1) * settings.iterations), relinearize, settings, settings.iterations,
                       watch);
        movePinnedContacts(world);
        holdSlips(world);
        watch.phase(Phase::SolvePositions);

        deriveVelocities(world, h);
        watch.phase(Phase::DeriveVelocities);

        linearizeBounces(world, h);
        watch.phase(Phase::Linearize);

        RowSystem rows = rowSystem(world, Phase::Bounce);
        for (std::uint32_t i = 0; i < rows.rows.size(); ++i) solveRowAccumulated(rows, i, watch);
        watch.phase(Phase::Bounce);
    }
}

}  // namespace solverscope
