// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// One step of a world: the table of contents of the engine. Source: article 3.
#pragma once

#include "physics/solvers/method.h"
#include "physics/solvers/position_correction.h"
#include "physics/solvers/warm_start.h"
#include "physics/watch/step_watch.h"
#include "physics/world/avbd.h"
#include "physics/world/find_contacts.h"
#include "physics/world/playback.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"
#include "physics/world/tgs_soft.h"
#include "physics/world/verlet.h"
#include "physics/world/world.h"
#include "physics/world/xpbd.h"

namespace solverscope {

/// Moves the bodies again to remove overlap and joint errors. Does not affect velocities.
void correctPositions(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    const bool once = settings.positionCorrection == PositionCorrection::LinearProjection;
    if (once)
        buildProjectionRows(world);
    else
        buildNgsRows(world);
    watch.phase(Phase::LinearizePositions);

    if (once)
        linearProjection(positionSystem(world), watch);
    else
        ngs(
            positionSystem(world), [&](std::uint32_t i) { relinearizePosition(world, i); }, settings, watch);
    movePinnedContacts(world);
    watch.phase(Phase::SolvePositions);
}

/// Forces, velocities and positions at once, as all methods without sub-steps have it.
void singleStep(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    const Real h = stepLength(settings);
    if (settings.gravityOrder == GravityOrder::BeforeContacts) {
        integrateForces(world, h);
        watch.phase(Phase::IntegrateForces);
    }

    linearize(world);
    watch.phase(Phase::Linearize);

    const bool warm = settings.warmStarting > 0 && takesWarmStart(settings, world.rows.size());
    if (!sweptWide(world, Phase::SolveVelocities, {warm, settings.warmStarting}, settings.iterations, watch)) {
        const RowSystem velocities = rowSystem(world, Phase::WarmStart);
        if (warm)
            warmStart(velocities, settings.warmStarting, watch);
        else
            coldStart(velocities);
        watch.phase(Phase::WarmStart);

        solveRows(velocities.in(Phase::SolveVelocities), settings, settings.iterations, watch);
        watch.phase(Phase::SolveVelocities);
    }

    if (splitsImpulses(settings)) {
        shareOpenGaps(world);
        const bool warmPseudo = settings.pseudoWarmStarting && takesWarmStart(settings, world.pseudoRows.size());
        if (!sweptWide(world, Phase::SolvePseudoVelocities, {warmPseudo, 1}, settings.positionIterations, watch)) {
            const RowSystem pseudo = rowSystem(world, Phase::WarmStartPseudo);
            if (warmPseudo)
                warmStart(pseudo, 1, watch);
            else
                coldStart(pseudo);
            watch.phase(Phase::WarmStartPseudo);

            solveRows(pseudo.in(Phase::SolvePseudoVelocities), settings, settings.positionIterations, watch);
            watch.phase(Phase::SolvePseudoVelocities);
        }
    }

    if (settings.gravityOrder == GravityOrder::AfterContacts) {
        integrateForces(world, h);
        watch.phase(Phase::IntegrateForces);
    }

    if (correctsPositions(settings)) pinContacts(world);
    integratePositions(world, h);
    watch.phase(Phase::IntegratePositions);

    if (correctsPositions(settings)) correctPositions(world, watch);
}

/// A step that finds contacts, solves velocities and moves the bodies by them.
void velocityStep(World& world, StepWatch auto& watch) {
    findContacts(world, watch);
    watch.phase(Phase::Collide);

    if (world.settings.method == Method::TgsSoft)
        tgsSoft(world, watch);
    else
        singleStep(world, watch);
}

/// One step of the method.
void stepWithoutInterventions(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    beginStep(world);
    watch.phase(Phase::Begin);

    if (settings.method == Method::Xpbd)
        xpbd(world, watch);
    else if (settings.method == Method::Verlet)
        verlet(world, watch);
    else if (settings.method == Method::Avbd)
        avbd(world, watch);
    else
        velocityStep(world, watch);

    if (!solvesBodies(settings.method)) keepImpulses(world);
    ++world.step;
    watch.phase(Phase::End);
}

/// A step in which impulses are changed by hand: intervention.h.
void stepWithInterventions(World& world, AnyStepWatch& watch);

void step(World& world, StepWatch auto& watch) {
    if (world.playback) return playBack(world, watch);
    if (world.interventions.empty()) return stepWithoutInterventions(world, watch);
    stepWithInterventions(world, watch);
}

/// A step without a watch.
void step(World& world);

extern template void stepWithoutInterventions<AnyStepWatch>(World& world, AnyStepWatch& watch);
extern template void step<AnyStepWatch>(World& world, AnyStepWatch& watch);

}  // namespace solverscope
