// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <vector>

#include "physics/trace/input.h"

namespace solverscope {

/// Other velocities and masses for the bodies that can move, drawn at random: inputs for the beginning of a step. The same seed
/// draws the same. Numbers are short, so that one can reckon with them.
std::vector<Input> freshNumbers(const World& start, std::uint64_t seed);

}  // namespace solverscope
