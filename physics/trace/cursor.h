// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <compare>
#include <cstdint>

namespace solverscope {

/// How far one move of the cursor goes.
enum class Granularity : std::uint8_t { Term, Stop, Row, Iteration, Phase, Step };

/// The parts of a visit to a row, in the order in which they are computed.
enum class Term : std::uint8_t { Jv, RawDelta, Sum, Clamp, VelocityA, VelocityB };

constexpr int termCount = static_cast<int>(Term::VelocityB) + 1;

/// A moment of a recording: event number `event` of step `step` (1 is the first) has happened. Inside a row's visit, only the
/// terms up to `term` have; for all other events, and for a finished visit, it is the last one.
struct Cursor {
    std::int64_t step = 1;
    std::size_t event = 0;
    Term term = Term::VelocityB;

    auto operator<=>(const Cursor&) const = default;
};

}  // namespace solverscope
