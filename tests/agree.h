// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <cmath>

#include "physics/base/vec2.h"

namespace solverscope {

/// Up to rounding: a share of the larger number, or of 1 where both are smaller.
inline bool agree(Real a, Real b, Real tolerance = 1e-13) {
    return std::abs(a - b) <= tolerance * std::max({Real{1}, std::abs(a), std::abs(b)});
}

inline bool agree(Vec2 a, Vec2 b, Real tolerance = 1e-13) { return agree(a.x, b.x, tolerance) && agree(a.y, b.y, tolerance); }

}  // namespace solverscope
