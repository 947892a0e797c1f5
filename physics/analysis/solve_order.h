// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The order of the rows, and which of them are at a bound, from the visits of a step.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// The rows of a list in the order in which the sweep around event `at` visits them: that sweep, otherwise the last one before
/// it, otherwise the first one after it. Rows that it does not visit follow as built, as do all if there is no sweep among the
/// events.
std::vector<std::uint32_t> solveOrder(std::span<const Event> events, std::size_t at, RowList list, std::size_t rowCount);

/// The clamp of the last visit to each row of a list, up to and including event `at` of the step. Nothing for rows that have
/// not been visited yet.
std::vector<std::optional<Clamp>> lastClamps(std::span<const Event> events, std::size_t at, RowList list, std::size_t rowCount);

}  // namespace solverscope
