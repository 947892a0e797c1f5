// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// One step of a world: the table of contents of the engine. Source: article 3.
#pragma once

#include <algorithm>

#include "physics/collision/collide.h"
#include "physics/constraints/contact_rows.h"
#include "physics/solvers/method.h"
#include "physics/solvers/warm_start.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Forgets the working tables of the step before; of the contacts, what the next step carries over stays: who touched whom,
/// and with which impulses.
void beginStep(World& world);

/// Finds the contacts and hands them the impulses of the last step's contacts with the same features.
void findContacts(World& world);

/// v += h g for everything that can move.
void integrateForces(World& world);

/// Builds the velocity rows and, for split impulse, the pseudo-velocity rows: joints first, then contacts in order of bodies,
/// then the mouse. Bounce targets are fixed here, before the sweeps.
void linearize(World& world);

/// What a method works on: the velocity rows, or the pseudo-velocity rows.
RowSystem velocityRows(World& world, Phase phase);
RowSystem pseudoVelocityRows(World& world, Phase phase);

/// x += h (v + pseudo-velocity); the pseudo-velocities have then done their work. Winches wind.
void integratePositions(World& world);

/// Keeps every row's Λ in its contact or joint for the next step's warm start.
void keepImpulses(World& world);

void step(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    beginStep(world);
    watch.phase(Phase::Begin);

    findContacts(world);
    watch.phase(Phase::Collide);

    integrateForces(world);
    watch.phase(Phase::IntegrateForces);

    linearize(world);
    watch.phase(Phase::Linearize);

    const RowSystem velocities = velocityRows(world, Phase::WarmStart);
    if (settings.warmStarting > 0 && accumulates(settings))
        warmStart(velocities, settings.warmStarting, watch);
    else
        coldStart(velocities);
    watch.phase(Phase::WarmStart);

    solveRows(velocities.in(Phase::SolveVelocities), settings, settings.iterations, watch);
    watch.phase(Phase::SolveVelocities);

    if (settings.positionCorrection == PositionCorrection::SplitImpulse) {
        const RowSystem pseudo = pseudoVelocityRows(world, Phase::WarmStartPseudo);
        if (settings.pseudoWarmStarting && accumulates(settings))
            warmStart(pseudo, 1, watch);
        else
            coldStart(pseudo);
        watch.phase(Phase::WarmStartPseudo);

        solveRows(pseudo.in(Phase::SolvePseudoVelocities), settings, settings.positionIterations, watch);
        watch.phase(Phase::SolvePseudoVelocities);
    }

    integratePositions(world);
    watch.phase(Phase::IntegratePositions);

    keepImpulses(world);
    ++world.step;
    watch.phase(Phase::End);
}

/// A step that nobody watches.
void step(World& world);

}  // namespace solverscope
