// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/rerun.h"

namespace solverscope {

Rerun rerunFrom(const Recording& recording, std::int64_t first) {
    const std::int64_t spacing = recording.keyframeSpacing();
    const std::int64_t before = first == recording.steps() + 1 ? first - 1 : (first - 1) / spacing * spacing;
    return {recording.endOf(before), before + 1, inputsOf(recording, before + 1, recording.steps())};
}

std::vector<TimedInput> inputsOf(const Recording& recording, std::int64_t first, std::int64_t last) {
    const auto inputs = recording.inputs();
    const auto begin = std::ranges::lower_bound(inputs, first, {}, &TimedInput::step);
    const auto end = std::ranges::upper_bound(inputs, last, {}, &TimedInput::step);
    return {begin, std::max(begin, end)};
}

}  // namespace solverscope
