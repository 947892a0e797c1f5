// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "physics/trace/recording.h"

namespace solverscope {

/// Steps of a recording, to be repeated outside of it: in another thread, with a watch for what the recording does not keep.
struct Rerun {
    World world;                     // at the end of the last computed step
    std::int64_t next = 1;           // the step that comes now
    std::vector<TimedInput> inputs;  // of the steps to compute, ascending

    /// Makes the next step by `make(world)`, which must be equivalent to `step(world)`.
    template <typename Make>
    void advance(Make make) {
        const auto input = std::ranges::lower_bound(inputs, next, {}, &TimedInput::step);
        for (auto each = input; each != inputs.end() && each->step == next; ++each) applyInput(world, each->input);
        make(world);
        ++next;
    }
};

/// Continues after a step, 0 … steps().
Rerun rerunAfter(const Recording& recording, std::int64_t step);

/// Begins with the step `first`, 1 … steps() + 1, or with the step after the keyframe before it: no extra steps are made.
Rerun rerunFrom(const Recording& recording, std::int64_t first);

/// Makes `world` what it is after a step of the recording, 0 … steps(). Quick where it is one of that run after the step before.
void moveTo(const Recording& recording, std::int64_t step, World& world);

/// The inputs of the steps `first` … `last`.
std::vector<TimedInput> inputsOf(const Recording& recording, std::int64_t first, std::int64_t last);

/// Where two runs of a scene diverge.
struct RunDivergence {
    std::int64_t step = 0;
    std::optional<std::size_t> event;  // of the first run's step: the first that differs
    std::optional<BodyId> body;        // the first one that is elsewhere, or has another velocity, after the step
};

/// Nothing while both are identical. Compares the step records, and repeats two steps.
std::optional<RunDivergence> divergenceOf(const Recording& a, const Recording& b);

/// How far apart two runs are after a step.
struct RunDifference {
    std::int64_t step = 0;
    Real distance = 0;  // m, of the body that is farthest from its position in the other run
    BodyId farthest{};
};

/// Makes both runs go on for so many steps; `shouldContinue` is asked before each of them.
std::vector<RunDifference> differencesOf(Rerun a, Rerun b, std::int64_t steps, const std::function<bool()>& shouldContinue);

}  // namespace solverscope
