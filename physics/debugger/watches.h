// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "physics/debugger/condition.h"
#include "physics/world/world.h"

namespace solverscope {

/// What the expressions are at event `event` of the step that begins with `start`; the step is made again up to there. NaN where
/// one needs a figure that the stop does not have.
std::vector<Real> valuesAt(World start, std::size_t event, std::span<const Condition> expressions);

}  // namespace solverscope
