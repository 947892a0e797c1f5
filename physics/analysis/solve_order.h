// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Which row comes when, and which rows are stopped at a bound, as the visits of a step tell it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// The rows of a list in the order in which the sweep around event `at` visits them: that sweep, or else the last one before it,
/// or else the first one after it. Rows that it does not visit follow as built; so do all where no sweep is among the events.
std::vector<std::uint32_t> solveOrder(std::span<const Event> events, std::size_t at, RowList list, std::size_t rowCount);

/// How the last visit to each row of a list ended, up to event `at` of the step, that one included. Nothing for rows that have
/// not been visited yet.
std::vector<std::optional<Clamp>> lastClamps(std::span<const Event> events, std::size_t at, RowList list, std::size_t rowCount);

}  // namespace solverscope
