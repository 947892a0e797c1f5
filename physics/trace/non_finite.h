// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "physics/base/ids.h"
#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// What made the first number of a step that is not finite.
struct NonFinite {
    std::size_t event = 0;     // after it the number is there
    std::optional<Event> row;  // the visit to blame: that event, or the visit whose impulse landed with it
    Event maker;               // that event
    BodyId body{};             // the first one that has such a number
};

/// Looks for it in the step that begins with `start`; nothing where all numbers stay finite.
std::optional<NonFinite> findNonFinite(const World& start);

/// One sentence that says where: the row (number, constraint, kind, sweep) or else the phase, and the body.
std::string nonFiniteSentence(const Scene& scene, const World& start, const NonFinite& found);

}  // namespace solverscope
