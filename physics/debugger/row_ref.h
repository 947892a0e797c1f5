// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

namespace solverscope {

/// A row of the cursor's step: its place in the velocity rows, or in the pseudo-velocity rows.
struct RowRef {
    bool pseudo = false;
    std::uint32_t row = 0;
    bool operator==(const RowRef&) const = default;
};

}  // namespace solverscope
