// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "physics/trace/recording.h"

namespace solverscope {

/// Where two runs of a scene go apart.
struct RunParting {
    std::int64_t step = 0;
    std::optional<std::size_t> event;  // of the first run's step: the first that does something else
    std::optional<BodyId> body;        // the first one that is elsewhere, or has another velocity, after the step
};

/// Nothing as long as both do the same. Compares what is kept of the steps, and makes two of them again.
std::optional<RunParting> partingOf(const Recording& a, const Recording& b);

/// What a run needs to go on from behind a step: a value, to be handed to another thread.
struct RunTail {
    World world;
    std::vector<TimedInput> inputs;  // of later steps
};

/// From behind a step, 0 … steps.
RunTail tailOf(const Recording& recording, std::int64_t step);

/// How far apart two runs are after a step.
struct RunDifference {
    std::int64_t step = 0;
    Real distance = 0;  // m, of the body that is farthest from where it is in the other run
    BodyId farthest{};
};

/// Makes both runs go on for so many steps; `goOn` is asked before each of them.
std::vector<RunDifference> differencesOf(RunTail a, RunTail b, std::int64_t steps, const std::function<bool()>& goOn);

}  // namespace solverscope
