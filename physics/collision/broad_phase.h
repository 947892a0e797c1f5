// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <compare>
#include <cstddef>
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

/// Finds all pairs of bodies whose boxes overlap or touch and of which at least one moves, in ascending order; of a half-plane
/// and a body, those where the body's box reaches into the half-plane. Keeps its lists from step to step only for speed: what
/// it finds depends on the arguments alone. Cost: O(n) while bodies keep their order along the sweep axis, O(n log n) after a
/// jump, plus the pairs that overlap along that axis, which is the one along which the bodies are spread further.
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

    void gatherEntries(std::span<const Body> bodies, std::span<const Pose> poses);
    void pairWithHalfPlanes(std::span<const Body> bodies, std::span<const Pose> poses);
    void sortEntries();
    void sweep();
    void sortPairs(std::size_t bodyCount);
    void removeApart(std::span<const BodyPair> apart);

    std::vector<BodyId> m_order;  // all bodies, in the last step's order along the sweep axis
    std::vector<Entry> m_entries;
    std::vector<BodyId> m_halfPlanes;
    std::vector<BodyId> m_absent;  // bodies whose place is not a number
    std::vector<BodyPair> m_found;
    std::vector<std::size_t> m_firstPair;
    std::vector<BodyPair> m_pairs;
};

}  // namespace solverscope
