// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"
#include "physics/collision/strip_sweep.h"
#include "physics/scene/body.h"

namespace solverscope {

Aabb aabbOf(const Shape& shape, const Pose& pose);

struct Travel;

/// Finds all pairs of bodies whose boxes, each grown by `margin`, overlap or touch and of which at least one moves, in
/// ascending order; for a half-plane and a body, the pairs in which the body's box reaches into the half-plane. Lists are kept
/// between steps only for speed: the result depends on the arguments alone. Source of the method: L. Verlet, "Computer
/// experiments on classical fluids" (1967), neighbour lists.
///
/// Every body has a fat box, and the pairs whose fat boxes overlap are its neighbours. While its box stays within the fat one,
/// they are all that it can touch. A few bodies that leave theirs look for their neighbours again, one by one; if many do, all
/// fat boxes are renewed and swept from scratch. Cost while bodies stay: O(n) and a test for each pair of neighbours.
class BroadPhase {
public:
    /// `nonCollidingPairs` is ascending (joined bodies). With `travels` (by BodyId) the boxes reach as far as the bodies may
    /// get within the step. Without `distanceTest`, half-planes are paired with everything that moves. `margin`: how far each
    /// box is grown [m].
    std::span<const BodyPair> findPairs(std::span<const Body> bodies, std::span<const Pose> poses,
                                        std::span<const BodyPair> nonCollidingPairs, std::span<const Travel> travels = {},
                                        bool distanceTest = true, Real margin = touching);

private:
    bool gatherBoxes(std::span<const Body> bodies, std::span<const Pose> poses, std::span<const Travel> travels, Real margin);
    void listHalfPlanes();
    void findLeavers();
    void renewNeighbours();
    void followLeavers();
    void pairWithHalfPlanes(std::span<const Body> bodies, std::span<const Pose> poses, bool distanceTest);
    void keepOverlapping();
    void removeNonColliding(std::span<const BodyPair> nonCollidingPairs);

    std::vector<Aabb> m_boxes;           // by BodyId, as are the next two
    std::vector<Aabb> m_fatBoxes;        //
    std::vector<BoxRole> m_roles;        // absent: bodies whose position is not a number
    std::vector<BodyPair> m_neighbours;  // ascending
    std::vector<BodyId> m_halfPlanes;
    std::vector<BodyId> m_leavers;  // ascending
    std::vector<BodyPair> m_met;    // by the leavers
    std::vector<BodyPair> m_merged;
    std::vector<BodyPair> m_onHalfPlanes;
    std::vector<BodyPair> m_pairs;
    StripSweep m_sweep;
};

}  // namespace solverscope
