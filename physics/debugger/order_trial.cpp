// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/order_trial.h"

#include <algorithm>

#include "physics/debugger/row_arrangement.h"

namespace solverscope {

Settings withOrder(Settings settings, std::span<const std::uint32_t> order) {
    settings.givenOrder.clear();
    if (std::ranges::equal(order, builtOrder(order.size()))) {
        settings.rowOrder = RowOrder::AsBuilt;
    } else if (std::ranges::equal(order, reversedOrder(order.size()))) {
        settings.rowOrder = RowOrder::Reversed;
    } else {
        settings.rowOrder = RowOrder::Given;
        settings.givenOrder = givenOrderFor(order);
    }
    return settings;
}

OrderTrial tryOrder(const World& start, const Settings& tried, int sweeps, const std::atomic<bool>* cancelled) {
    World world = start;
    world.interventions.clear();  // their stops are those of one order
    world.settings.iterations = sweeps;
    world.settings.positionIterations = 0;
    world.settings.rowOrder = RowOrder::AsBuilt;
    world.settings.givenOrder.clear();
    const FrozenStep problems = frozenStep(world);
    MetricsOptions options{.cancelled = cancelled};
    OrderTrial trial;
    trial.built = measureStep(world, options).velocities;
    if (options.isCancelled()) return trial;
    if (tried.rowOrder == RowOrder::AsBuilt) {
        trial.tried = trial.built;
        return trial;
    }
    world.settings.rowOrder = tried.rowOrder;
    world.settings.rowSeed = tried.rowSeed;
    world.settings.givenOrder = tried.givenOrder;
    options.knownProblems = &problems;
    options.knownVelocities = &trial.built.reference;
    trial.tried = measureStep(world, options).velocities;
    return trial;
}

}  // namespace solverscope
