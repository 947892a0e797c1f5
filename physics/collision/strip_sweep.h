// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "physics/base/ids.h"
#include "physics/base/vec2.h"

namespace solverscope {

struct BodyPair {
    BodyId a{};  // a < b
    BodyId b{};
    auto operator<=>(const BodyPair&) const = default;
};

/// Axis-aligned box around a shape; a half-plane's is unbounded.
struct Aabb {
    Vec2 lower;
    Vec2 upper;
};

inline bool overlapping(const Aabb& a, const Aabb& b) {
    return a.lower.x <= b.upper.x && b.lower.x <= a.upper.x && a.lower.y <= b.upper.y && b.lower.y <= a.upper.y;
}

/// What a box is to the others.
enum class BoxRole : std::uint8_t { Absent, HalfPlane, Fixed, Moving };

/// Half-planes are paired otherwise.
constexpr bool isSwept(BoxRole role) { return role == BoxRole::Fixed || role == BoxRole::Moving; }

/// Finds all pairs of boxes that overlap or touch and of which at least one moves, from scratch. The boxes are sorted along the
/// axis with the larger spread of the bodies, distributed to strips along that axis, and swept strip by strip. The order along the
/// axis is kept for the next time, only for speed. Cost: O(n) while bodies keep their order, O(n log n) after a jump, plus the
/// pairs within a strip that overlap along the axis.
class StripSweep {
public:
    /// In ascending order. `boxes` and `roles` by BodyId; those that are not swept are passed over.
    std::span<const BodyPair> findPairs(std::span<const Aabb> boxes, std::span<const BoxRole> roles);

private:
    struct Entry {
        Real lower = 0;  // along the sweep
        Real upper = 0;
        Real otherLower = 0;  // across the sweep
        Real otherUpper = 0;
        BodyId body{};
        bool moves = false;
        bool beginsHere = false;  // this strip is the first one that the box reaches
    };

    void gatherEntries(std::span<const Aabb> boxes, std::span<const BoxRole> roles);
    void chooseAxis();
    void sortEntries();
    void distributeToStrips();
    void sweepStrips();
    void sweepStrip(std::size_t strip, std::vector<BodyPair>& found) const;
    void sortPairs(std::size_t bodyCount);

    std::vector<BodyId> m_order;  // all bodies, in the last order along the axis
    std::vector<BodyId> m_absent;
    std::vector<Entry> m_entries;
    std::vector<Entry> m_strips;  // the entries of each strip, strip after strip
    std::vector<std::size_t> m_stripEnds;
    std::vector<BodyPair> m_found;
    std::vector<std::size_t> m_pairEnds;  // by first body
    std::vector<BodyPair> m_pairs;
};

}  // namespace solverscope
