// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "physics/base/vec2.h"

namespace solverscope {

/// Stands in for a number that a recorded trace leaves out: a NaN with its own payload, distinct from any NaN that an engine
/// computed. Results computed from it are missing too: processors propagate the payload of the first NaN operand.
inline constexpr Real missingValue = std::bit_cast<Real>(std::uint64_t{0x7ff8'0000'0ab5'e171});

/// False for `missingValue` alone, of either sign.
constexpr bool isPresent(Real number) {
    return (std::bit_cast<std::uint64_t>(number) & 0x7fff'ffff'ffff'ffff) != std::bit_cast<std::uint64_t>(missingValue);
}

/// Of all of these.
inline bool isFiniteOrMissing(auto... numbers) { return ((std::isfinite(numbers) || !isPresent(numbers)) && ...); }

/// The very same number: 0 is not −0, and NaN is the NaN of the same payload.
constexpr bool sameBits(Real a, Real b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

}  // namespace solverscope
