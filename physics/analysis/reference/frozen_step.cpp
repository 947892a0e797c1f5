// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/frozen_step.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "physics/world/playback.h"

namespace solverscope {
namespace {

/// At the moment at which the rows have been built.
FrozenStep frozenAt(const World& world) {
    FrozenStep frozen;
    frozen.missing = missingForSolving(world);
    if (!frozen.missing.empty()) return frozen;
    frozen.velocities = {world.rows, world.velocities, world.inverseMasses, world.pairColours};
    frozen.pseudoVelocities = {world.pseudoRows, world.pseudoVelocities, world.inverseMasses, world.pairColours};
    return frozen;
}

/// Those of one trace that have been asked for, by sub-step.
struct KeptProblems {
    std::mutex mutex;
    std::map<int, std::shared_ptr<const FrozenStep>> bySubstep;
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

std::shared_ptr<const FrozenStep> frozenStep(const StepTrace& step, int substep) {
    auto& kept = step.kept<KeptProblems>();
    const std::scoped_lock lock(kept.mutex);
    std::shared_ptr<const FrozenStep>& frozen = kept.bySubstep[substep];
    if (frozen) return frozen;
    const auto built = step.endOf(Phase::Linearize, substep);
    frozen = std::make_shared<const FrozenStep>(built ? frozenAt(step.worldAt(*built)) : FrozenStep{});
    return frozen;
}

FrozenStep frozenStep(const World& start, int substep) {
    World world = start;
    if (substep == 1) {  // later ones depend on the sweeps before them
        world.settings.iterations = 0;
        world.settings.positionIterations = 0;
    }
    std::optional<FrozenStep> frozen;
    watchStep(world, [&](const Event& event, std::size_t) {
        const bool built = event.kind == EventKind::Phase && event.phase == Phase::Linearize && event.substep == substep;
        if (built && !frozen) frozen = frozenAt(world);
    });
    return frozen ? std::move(*frozen) : FrozenStep{};
}

}  // namespace solverscope
