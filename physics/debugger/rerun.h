// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "physics/trace/recording.h"

namespace solverscope {

/// Steps of a recording, to be made again away from it: in another thread, by somebody who watches what the recording has not kept.
struct Rerun {
    World world;                     // as the last step that was made has left it
    std::int64_t next = 1;           // the step that comes now
    std::vector<TimedInput> inputs;  // of the steps that are to be made, ascending

    /// Makes the next step by `make(world)`, which must do what `step(world)` does.
    template <typename Make>
    void advance(Make make) {
        const auto input = std::ranges::lower_bound(inputs, next, {}, &TimedInput::step);
        for (auto each = input; each != inputs.end() && each->step == next; ++each) applyInput(world, each->input);
        make(world);
        ++next;
    }
};

/// Begins with the step `first`, 1 … steps() + 1, or with the step behind the keyframe before it: nothing is made again for it.
Rerun rerunFrom(const Recording& recording, std::int64_t first);

/// The inputs of the steps `first` … `last`.
std::vector<TimedInput> inputsOf(const Recording& recording, std::int64_t first, std::int64_t last);

}  // namespace solverscope
