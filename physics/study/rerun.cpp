// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/study/rerun.h"

#include <algorithm>

#include "physics/study/compare.h"
#include "physics/world/step.h"

namespace solverscope {

Rerun rerunAfter(const Recording& recording, std::int64_t step) {
    return {recording.endOf(step), step + 1, inputsOf(recording, step + 1, recording.steps())};
}

Rerun rerunFrom(const Recording& recording, std::int64_t first) {
    const std::int64_t spacing = recording.keyframeSpacing();
    const std::int64_t before = first == recording.steps() + 1 ? first - 1 : (first - 1) / spacing * spacing;
    return rerunAfter(recording, before);
}

void moveTo(const Recording& recording, std::int64_t step, World& world) {
    const bool follows = recording.keyframeSpacing() > 1 && world.step + 1 == step && step < recording.steps() && step > 1 &&
                         checksumOf(world) == recording.records()[static_cast<std::size_t>(step - 2)].checksum;
    if (!follows) {
        world = recording.endOf(step);
        return;
    }
    applyInputs(world, recording.inputs(), step);
    solverscope::step(world);
}

std::vector<TimedInput> inputsOf(const Recording& recording, std::int64_t first, std::int64_t last) {
    const auto inputs = recording.inputs();
    const auto begin = std::ranges::lower_bound(inputs, first, {}, &TimedInput::step);
    const auto end = std::ranges::upper_bound(inputs, last, {}, &TimedInput::step);
    return {begin, std::max(begin, end)};
}

namespace {

std::optional<BodyId> firstDifferingBody(const World& a, const World& b) {
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

}  // namespace

std::optional<RunDivergence> divergenceOf(const Recording& a, const Recording& b) {
    const auto sameHash = [](const StepRecord& x, const StepRecord& y) { return x.checksum == y.checksum; };
    const auto apart = std::ranges::mismatch(a.records(), b.records(), sameHash).in1;
    const std::int64_t number = apart - a.records().begin() + 1;
    if (number > std::min(a.steps(), b.steps())) return std::nullopt;
    RunDivergence divergence{number, std::nullopt, firstDifferingBody(a.endOf(number), b.endOf(number))};
    if (const auto within = divergenceWithinStep(a.startOf(number), b.startOf(number))) divergence.event = within->eventA;
    return divergence;
}

std::vector<RunDifference> differencesOf(Rerun a, Rerun b, std::int64_t steps, const std::function<bool()>& shouldContinue) {
    std::vector<RunDifference> all;
    for (std::int64_t i = 0; i < steps && shouldContinue(); ++i) {
        for (Rerun* run : {&a, &b}) run->advance([](World& world) { step(world); });
        all.push_back(differenceOf(a.world, b.world));
    }
    return all;
}

}  // namespace solverscope
