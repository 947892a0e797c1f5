// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/collision/collide.h"
#include "physics/solvers/method.h"
#include "physics/watch/step_watch.h"
#include "physics/world/step_parts.h"
#include "physics/world/world.h"

namespace solverscope {

/// Finds the contacts and hands them the impulses of the last step's contacts with the same features. With the setting
/// overlap_stops, every pair that is tested is a stop.
void findContacts(World& world, StepWatch auto& watch) {
    const Settings& settings = world.settings;
    std::swap(world.contacts, world.previousContacts);
    std::swap(world.keptManifolds, world.previousManifolds);
    world.keptManifolds.clear();
    const auto pairs = findPairs(world);
    const CollideInput input{.bodies = world.bodies,
                             .poses = world.poses,
                             .before = world.previousContacts,
                             .travels = world.travels,
                             .margin = settings.contactMargin,
                             .useMinRestitution = settings.restitutionMix == RestitutionMix::Min,
                             .distanceTest = settings.distanceTest,
                             .recycleDistance = settings.contactRecycleDistance,
                             .kept = world.previousManifolds};
    if (settings.overlapStops)
        collideAndStop(pairs, input, world.contacts, world.keptManifolds, world.pairTests, watch);
    else
        collide(pairs, input, world.contacts, &world.keptManifolds);
    if (const auto match = stepPolicyOf(settings.method).matchContacts) match(world.previousContacts, world.contacts);
}

}  // namespace solverscope
