// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// In which order a sweep visits the rows. Source: article 3; S. Vigna, "SplitMix64" (2015), for the numbers; R. Durstenfeld,
// "Algorithm 235: random permutation" (1964).
//
//   as built    1 2 3 4   1 2 3 4
//   reversed    4 3 2 1   4 3 2 1
//   ping-pong   1 2 3 4   4 3 2 1   1 2 3 4
//   shuffled    another permutation in every sweep
//   coloured    1 3 2 4   1 3 2 4     rows that disturb one another have different colours: row_colours.h
//   given       3 1 2 4   3 1 2 4     "3 1 2": rows not named follow as built
//
// Only the order of visits changes. The rows stay in place, so that a friction row finds its own normal row in any order; if it
// comes first, its cone is that of the previous sweep.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

#include "physics/scene/settings.h"

namespace solverscope {

/// Numbers that look random, the same on every machine.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    /// One of 0 … count − 1.
    std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(((next() >> 32) * count) >> 32); }

private:
    std::uint64_t m_state;
};

/// The seed of a step's shuffled orders.
inline std::uint64_t shuffleSeed(int rowSeed, std::int64_t step) {
    return SplitMix64(static_cast<std::uint64_t>(rowSeed) + (static_cast<std::uint64_t>(step) << 32)).next();
}

/// Writes the rows named by `given`, in its order, and then the others as built. Rows that do not exist are skipped.
inline void arrangeAsGiven(std::span<std::uint32_t> order, std::span<const int> given) {
    // While writing, the highest bit of place i marks whether row i has been placed.
    constexpr std::uint32_t placed = 0x80000000;
    const auto count = static_cast<std::uint32_t>(order.size());
    std::uint32_t next = 0;
    for (std::uint32_t& entry : order) entry = 0;
    const auto append = [&](std::uint32_t row) {
        if (row >= count || (order[row] & placed) != 0) return;
        order[next] |= row;
        order[row] |= placed;
        ++next;
    };
    for (const int row : given) append(static_cast<std::uint32_t>(row));
    for (std::uint32_t row = 0; row < count; ++row) append(row);
    for (std::uint32_t& entry : order) entry &= ~placed;
}

/// Writes the order of sweep number `iteration` (from 1) into `order`, if it does not depend on what the rows push.
inline void arrange(std::span<std::uint32_t> order, RowOrder kind, std::uint64_t seed, int iteration,
                    std::span<const int> given = {}) {
    if (kind == RowOrder::Given) return arrangeAsGiven(order, given);
    const auto count = static_cast<std::uint32_t>(order.size());
    const bool backwards = kind == RowOrder::Reversed || (kind == RowOrder::PingPong && iteration % 2 == 0);
    for (std::uint32_t i = 0; i < count; ++i) order[i] = backwards ? count - 1 - i : i;
    if (kind != RowOrder::Shuffled) return;
    SplitMix64 random(seed + static_cast<std::uint64_t>(iteration));
    for (std::uint32_t left = count; left > 1; --left) std::swap(order[left - 1], order[random.below(left)]);
}

/// The same for a system of rows; `iteration` counts from 1 in its sub-step.
inline void arrange(auto& system, RowOrder kind, int iteration) {
    if (kind == RowOrder::Coloured)
        std::ranges::copy(system.byColour, system.order.begin());
    else
        arrange(system.order, kind, system.shuffleSeed, system.sweepsBefore + iteration, system.givenOrder);
}

}  // namespace solverscope
