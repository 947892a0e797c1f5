// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Expressions that are looked at: at one stop, or over all stops of steps.
//
// A meter is an expression of the condition language (condition.h) or a figure of a body, with or without a place to read it at:
//
//   kinetic_energy                                               wherever a stop has it
//   v_y("box_3")                                                 at every stop
//   lambda where constraint == "ground/box_1#1" && kind == unilateral   at the visits to one row
//
// It shows the last value that it had: that of the last stop, up to the one looked at, which has one.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "physics/debugger/breakpoints/condition.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// What the expressions are at an event of a step. NaN where one needs a figure that the stop does not have.
std::vector<Real> valuesAt(const StepTrace& step, std::size_t event, std::span<const Condition> expressions);

/// A number that a body has at every stop.
struct BodyNumber {
    QuantityId quantity = 0;
    BodyId body{};
};

struct WatchExpression {
    Condition figure;                // the expression read
    std::optional<BodyNumber> body;  // unless it is a figure of a body
    std::optional<Condition> where;

    /// The unit; empty if there is none, or if it is not a single field.
    std::string_view unit() const;
};

/// Error: line 1 and the column with what was expected there.
Result<WatchExpression> parseWatchExpression(std::string_view text, const Scene& scene);

/// A value of an expression at a stop, valid until its next reading.
struct WatchReading {
    std::size_t event = 0;
    Real value = 0;
    bool operator==(const WatchReading&) const = default;
};

/// All readings of each meter in a step, ascending; equal ones that follow each other count once.
std::vector<std::vector<WatchReading>> watchReadings(const StepTrace& step, std::span<const WatchExpression> meters);

/// The last value of each expression in the step that begins with `world`; the step is made. NaN if it had none.
std::vector<Real> watchExpressionValues(World& world, std::span<const WatchExpression> meters);

}  // namespace solverscope
