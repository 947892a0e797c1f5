// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

#include "physics/world/world.h"

namespace solverscope {

/// A row of the cursor's step: its place in the velocity rows, the pseudo-velocity rows or the position rows.
struct RowRef {
    RowList list = RowList::Velocities;
    std::uint32_t row = 0;
    bool operator==(const RowRef&) const = default;
};

}  // namespace solverscope
