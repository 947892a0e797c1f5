// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

namespace solverscope {

/// The line of solver source at which a stop happened. As a defaulted last argument it takes the place of the call.
struct Where {
    const char* file = "";
    int line = 0;

    static constexpr Where here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) { return {file, line}; }
    bool operator==(const Where&) const = default;
};

}  // namespace solverscope
