// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <vector>

#include "physics/trace/input.h"

namespace solverscope {

/// Random velocities and masses for the bodies that can move: inputs for the beginning of a step. The same seed gives the same
/// numbers. They have few digits, so that calculating with them is easy.
std::vector<Input> freshNumbers(const World& start, std::uint64_t seed);

}  // namespace solverscope
