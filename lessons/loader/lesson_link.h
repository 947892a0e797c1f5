// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Links of lesson texts: "solverscope:seek?step=1&iteration=2&row=0" moves the cursor, "solverscope:show?panel=convergence" raises
// a panel of the window, "solverscope:lesson?id=3.4" opens a lesson. Anything else must be an https address.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "lessons/loader/lesson.h"
#include "physics/base/result.h"

namespace solverscope {

struct SeekLink {
    Moment moment;
};
struct ShowLink {
    std::string panel;
};
struct LessonLink {
    std::string id;
};
struct WebLink {
    std::string address;
};
using Link = std::variant<SeekLink, ShowLink, LessonLink, WebLink>;

/// The panels that a link may raise.
inline constexpr auto panelNames = std::to_array<std::string_view>(
    {"scene",       "source",   "row",    "bodies",     "table",  "convergence", "impulses", "energy",    "settings",
     "timeline",    "compare",  "why",    "warm-start", "matrix", "plane",       "ledger",   "offenders", "branches",
     "breakpoints", "notebook", "meters", "exact",      "sweep",  "order",       "joint",    "by-hand"});

/// Error: without a place; what was expected.
Result<Link> parseLink(std::string_view address);

}  // namespace solverscope
