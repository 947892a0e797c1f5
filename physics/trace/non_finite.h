// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "physics/base/ids.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// What made the first number of a step that is not finite.
struct NonFinite {
    std::size_t event = 0;     // after it the number is there
    std::optional<Event> row;  // the visit to blame: that event, or the visit whose impulse landed with it
    Event maker;               // that event
    BodyId body{};             // the first one that has such a number
};

/// The first event of a step after which a position or velocity is not finite.
std::optional<std::size_t> firstNonFiniteEvent(const StepTrace& step);

/// Looks for it in a step; nothing where all numbers stay finite.
std::optional<NonFinite> findNonFinite(const StepTrace& step);

/// One sentence that says where: the row (number, constraint, kind, sweep) or else the phase, and the body.
std::string nonFiniteSentence(const Scene& scene, const StepTrace& step, const NonFinite& found);

}  // namespace solverscope
