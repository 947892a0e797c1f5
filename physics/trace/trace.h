// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <vector>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// Makes one step and writes its events into `events` (cleared first). The world ends as after an unwatched step, to the bit.
/// Returns how many visits to rows were left out because there were more than StopCounter::mostVisits.
std::size_t tracedStep(World& world, std::vector<Event>& events);

/// The world as it was at event number `event` of the step that begins with `start`; after the last one the end of the step.
World photograph(const World& start, std::size_t event);

/// The first event of the step that begins with `start` after which a position or velocity is not finite.
std::optional<std::size_t> firstNonFiniteEvent(const World& start);

}  // namespace solverscope
