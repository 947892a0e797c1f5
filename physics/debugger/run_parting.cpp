// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/run_parting.h"

#include <algorithm>
#include <iterator>

#include "physics/debugger/compare.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

std::optional<BodyId> firstBodyApart(const World& a, const World& b) {
    for (std::size_t i = 0; i < a.bodies.size(); ++i)
        if (a.poses[i] != b.poses[i] || a.velocities[i] != b.velocities[i]) return BodyId{static_cast<std::uint32_t>(i)};
    return std::nullopt;
}

RunDifference differenceOf(const World& a, const World& b) {
    RunDifference most{a.step, 0, BodyId{0}};
    for (std::size_t i = 0; i < a.bodies.size(); ++i) {
        const Real distance = length(a.poses[i].position - b.poses[i].position);
        if (distance > most.distance) most = {a.step, distance, BodyId{static_cast<std::uint32_t>(i)}};
    }
    return most;
}

void goOneStep(RunTail& run) {
    for (const TimedInput& input : run.inputs)
        if (input.step == run.world.step + 1) applyInput(run.world, input.input);
    step(run.world);
}

}  // namespace

std::optional<RunParting> partingOf(const Recording& a, const Recording& b) {
    const auto sameHash = [](const StepRecord& x, const StepRecord& y) { return x.hash == y.hash; };
    const auto apart = std::ranges::mismatch(a.records(), b.records(), sameHash).in1;
    const std::int64_t number = apart - a.records().begin() + 1;
    if (number > std::min(a.steps(), b.steps())) return std::nullopt;
    RunParting parting{number, std::nullopt, firstBodyApart(a.endOf(number), b.endOf(number))};
    if (const auto within = partingWithinStep(a.startOf(number), b.startOf(number))) parting.event = within->eventA;
    return parting;
}

RunTail tailOf(const Recording& recording, std::int64_t step) {
    RunTail tail{recording.endOf(step), {}};
    const auto isLater = [step](const TimedInput& input) { return input.step > step; };
    std::ranges::copy_if(recording.inputs(), std::back_inserter(tail.inputs), isLater);
    return tail;
}

std::vector<RunDifference> differencesOf(RunTail a, RunTail b, std::int64_t steps, const std::function<bool()>& goOn) {
    std::vector<RunDifference> all;
    for (std::int64_t i = 0; i < steps && goOn(); ++i) {
        goOneStep(a);
        goOneStep(b);
        all.push_back(differenceOf(a.world, b.world));
    }
    return all;
}

}  // namespace solverscope
