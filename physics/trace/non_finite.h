// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "physics/base/ids.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// The cause of the first non-finite number in a step.
struct NonFinite {
    std::size_t event = 0;     // after it the number is there
    std::optional<Event> row;  // the visit that caused it: that event, or the visit whose impulse was applied with it
    Event cause;               // that event
    BodyId body{};             // the first one that has such a number
};

/// The first event of a step after which a position or velocity is not finite.
std::optional<std::size_t> firstNonFiniteEvent(const StepTrace& step);

/// Looks for it in a step; nothing where all numbers stay finite.
std::optional<NonFinite> findNonFinite(const StepTrace& step);

/// One sentence with the location: the row (number, constraint, kind, sweep) or else the phase, and the body.
std::string nonFiniteSentence(const Scene& scene, const StepTrace& step, const NonFinite& found);

}  // namespace solverscope
