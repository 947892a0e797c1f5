// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <limits>

namespace solverscope {

/// The one floating-point type of the core. Double precision costs what single precision costs in a scalar solver,
/// because a Gauss–Seidel sweep is bound by latency.
using Real = double;

inline constexpr Real infinity = std::numeric_limits<Real>::infinity();
inline constexpr Real pi = 3.14159265358979323846;

}  // namespace solverscope
