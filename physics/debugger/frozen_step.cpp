// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/frozen_step.h"

#include <algorithm>

#include "physics/world/step.h"

namespace solverscope {
namespace {

/// Takes the problems out of a step at the moment at which they stand.
struct FreezingWatch : NullWatch {
    const World& world;
    FrozenStep& frozen;
    int wanted;
    int now = 1;
    bool taken = false;

    FreezingWatch(const World& watched, FrozenStep& result, int substep) : world(watched), frozen(result), wanted(substep) {}

    void substep(int number) { now = number; }
    void phase(Phase done) {
        if (done != Phase::Linearize || taken || now != wanted) return;
        taken = true;
        frozen.missing = missingForSolving(world);
        if (!frozen.missing.empty()) return;
        frozen.velocities = {world.rows, world.velocities, world.inverseMasses};
        frozen.pseudoVelocities = {world.pseudoRows, world.pseudoVelocities, world.inverseMasses};
    }
};

}  // namespace

bool sameProblem(const VelocityProblem& a, const VelocityProblem& b) {
    const auto same = [](const Row& x, const Row& y) {
        Row z = y;
        z.lambda = x.lambda;
        return x == z;
    };
    return a.velocities == b.velocities && a.inverseMasses == b.inverseMasses &&
           std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), same);
}

FrozenStep frozenStep(const World& start, int substep) {
    World world = start;
    if (substep == 1) {  // later ones depend on the sweeps before them
        world.settings.iterations = 0;
        world.settings.positionIterations = 0;
    }
    FrozenStep frozen;
    FreezingWatch watch(world, frozen, substep);
    relayedStep(world, watch);
    return frozen;
}

}  // namespace solverscope
