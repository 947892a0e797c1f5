// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <compare>
#include <span>
#include <vector>

#include "physics/base/pose.h"
#include "physics/scene/body.h"

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

Aabb aabbOf(const Shape& shape, const Pose& pose);

/// Finds all pairs of bodies whose boxes overlap and of which at least one moves, in ascending order. Keeps its lists from
/// step to step only so as not to allocate: what it finds depends on the arguments alone. Cost: O(n log n) plus the pairs
/// that overlap along the sweep axis.
class BroadPhase {
public:
    /// `apart`: pairs that must not collide (joined bodies), ascending.
    std::span<const BodyPair> findPairs(std::span<const Body> bodies, std::span<const Pose> poses, std::span<const BodyPair> apart);

private:
    struct Entry {
        Real lower = 0;
        Real upper = 0;
        Real otherLower = 0;
        Real otherUpper = 0;
        BodyId body{};
        bool moves = false;
    };
    std::vector<Entry> m_entries;
    std::vector<BodyId> m_halfPlanes;
    std::vector<BodyPair> m_pairs;
};

}  // namespace solverscope
