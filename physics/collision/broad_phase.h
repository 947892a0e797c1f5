// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <compare>
#include <cstddef>
#include <span>
#include <vector>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"
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

struct Travel;

/// Finds all pairs of bodies whose boxes, each grown by `margin`, overlap or touch and of which at least one moves, in
/// ascending order; for a half-plane and a body, the pairs in which the body's box reaches into the half-plane. Lists are kept
/// between steps only for speed: the result depends on the arguments alone. The boxes are sorted along the axis with the larger
/// spread of the bodies, distributed to strips along that axis, and swept strip by strip. Cost: O(n) while bodies keep their
/// order, O(n log n) after a jump, plus the pairs within a strip that overlap along the axis.
class BroadPhase {
public:
    /// `nonCollidingPairs` is ascending (joined bodies). With `travels` (by BodyId) the boxes reach as far as the bodies may
    /// get within the step. Without `distanceTest`, half-planes are paired with everything that moves. `margin`: how far each
    /// box is grown [m].
    std::span<const BodyPair> findPairs(std::span<const Body> bodies, std::span<const Pose> poses,
                                        std::span<const BodyPair> nonCollidingPairs, std::span<const Travel> travels = {},
                                        bool distanceTest = true, Real margin = touching);

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

    void gatherEntries(std::span<const Body> bodies, std::span<const Pose> poses, std::span<const Travel> travels, Real margin);
    void pairWithHalfPlanes(std::span<const Body> bodies, std::span<const Pose> poses, bool distanceTest);
    void chooseAxis();
    void sortEntries();
    void distributeToStrips();
    void sweepStrips();
    void sortPairs(std::size_t bodyCount);
    void removeNonColliding(std::span<const BodyPair> nonCollidingPairs);

    std::vector<BodyId> m_order;  // all bodies, in the last step's order along the sweep axis
    std::vector<Entry> m_entries;
    std::vector<BodyId> m_halfPlanes;
    std::vector<BodyId> m_absent;  // bodies whose position is not a number
    std::vector<Entry> m_strips;   // the entries of each strip, strip after strip
    std::vector<std::size_t> m_stripEnds;
    std::vector<BodyPair> m_found;
    std::vector<std::size_t> m_pairEnds;  // by first body
    std::vector<BodyPair> m_pairs;
};

}  // namespace solverscope
