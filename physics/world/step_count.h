// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

namespace solverscope {

/// How many steps have been begun since the program started, in all threads; steps of recorded traces are not counted. Nothing
/// computes with it: tests tell from it how often a step is made.
std::uint64_t stepsBegun();

}  // namespace solverscope
