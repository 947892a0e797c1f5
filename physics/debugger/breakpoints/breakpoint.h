// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "physics/debugger/breakpoints/condition.h"
#include "physics/debugger/breakpoints/field_values.h"

namespace solverscope {

/// A line of the solver's source at which there are stops.
struct SourceLine {
    std::string file;
    int line = 0;
    bool operator==(const SourceLine&) const = default;
};

/// Where continuing stops: at a line of source, where a condition holds, or where both do.
struct Breakpoint {
    std::optional<SourceLine> line;
    std::optional<Condition> condition;
    bool enabled = true;
    std::int64_t every = 1;  // stop at every n-th match, counted from where continuing began

    bool operator==(const Breakpoint&) const = default;
};

/// Whether the breakpoint matches this stop.
inline bool matches(const Breakpoint& breakpoint, const FieldValues& figures) {
    if (!breakpoint.enabled || (!breakpoint.line && !breakpoint.condition)) return false;
    const Where& where = figures.where();
    if (breakpoint.line && (where.line != breakpoint.line->line || breakpoint.line->file != where.file)) return false;
    return !breakpoint.condition || breakpoint.condition->holds(figures);
}

}  // namespace solverscope
