// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The actions of links in lesson texts, such as "solverscope:seek?step=1&iteration=2&row=0". They are listed in
// lessons/README.md. Anything else must be an https address.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lessons/loader/engine_state.h"
#include "lessons/loader/lesson.h"
#include "physics/base/result.h"
#include "physics/trace/event.h"
#include "physics/trace/input.h"

namespace solverscope {

/// Moves the cursor.
struct SeekLink {
    Moment moment;
};

/// Steps the debugger, as its keys do.
struct StepLink {
    Granularity by = Granularity::Row;
    int times = 1;  // backward below 0
};

/// Changes settings at the cursor, all of them as one input.
struct SetLink {
    std::vector<SetSetting> changes;
};

/// Marks a row of the cursor's step by its name or number, or a body.
struct HighlightLink {
    std::string row;
    std::string body;
};

/// Raises a panel of the window.
struct ShowLink {
    std::string panel;
};

/// Compares two values of a setting.
struct CompareLink {
    std::string key;
    std::string a;
    std::string b;
};

/// Sets a breakpoint.
struct BreakpointLink {
    std::string condition;
};

/// Opens a scene of the library; the lesson waits.
struct SceneLink {
    std::string name;
};

/// Opens a lesson.
struct LessonLink {
    std::string id;
};

/// Opens the browser, after asking.
struct WebLink {
    std::string address;
};

using Link =
    std::variant<SeekLink, StepLink, SetLink, HighlightLink, ShowLink, CompareLink, BreakpointLink, SceneLink, LessonLink, WebLink>;

inline constexpr int maxLinkSteps = 100;

/// The panels that a link or a stage may raise.
inline constexpr auto panelNames = std::to_array<std::string_view>(
    {"scene",   "source", "row",        "bodies", "table", "convergence", "impulses",  "energy",    "settings",    "timeline",
     "compare", "why",    "warm-start", "matrix", "plane", "ledger",      "offenders", "branches",  "breakpoints", "notebook",
     "meters",  "exact",  "sweep",      "order",  "joint", "soft",        "by-hand",   "properties"});

/// Error: what was expected, without a place.
Result<std::string> panelNamed(const std::string& name);
Result<Link> parseLink(std::string_view address);

/// What a link marks in the engine's run.
using Mark = std::variant<RowRef, BodyId>;

/// Error: without a place; there is no such row in this step, or no such body.
Result<Mark> markOf(const HighlightLink& link, EngineState& engine, std::int64_t step);

}  // namespace solverscope
