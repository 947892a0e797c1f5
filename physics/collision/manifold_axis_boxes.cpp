// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/manifold_axis_boxes.h"

#include <algorithm>
#include <cmath>

namespace solverscope::manifolds {

namespace {

/// The middle of what two intervals have in common, or of the gap between them.
Real middleOfOverlap(Real middleA, Real reachA, Real middleB, Real reachB) {
    return 0.5 * (std::max(middleA - reachA, middleB - reachB) + std::min(middleA + reachA, middleB + reachB));
}

}  // namespace

int axisBoxes(const AxisBox& a, const Pose& poseA, const AxisBox& b, const Pose& poseB, Real margin, Out out) {
    const Vec2 halfA = 0.5 * Vec2{a.width, a.height};
    const Vec2 halfB = 0.5 * Vec2{b.width, b.height};
    const Vec2 d = poseB.position - poseA.position;
    const Real separationX = std::abs(d.x) - (halfA.x + halfB.x);
    if (!(separationX <= margin)) return 0;
    const Real separationY = std::abs(d.y) - (halfA.y + halfB.y);
    if (!(separationY <= margin)) return 0;

    if (separationX > separationY) {
        const Real side = d.x < 0 ? -1 : 1;
        const Real x = poseA.position.x + side * (halfA.x + 0.5 * separationX);
        const Real y = middleOfOverlap(poseA.position.y, halfA.y, poseB.position.y, halfB.y);
        putContact(out[0], side > 0 ? 1 : 3, {side, 0}, {x, y}, separationX);
    } else {
        const Real side = d.y < 0 ? -1 : 1;
        const Real x = middleOfOverlap(poseA.position.x, halfA.x, poseB.position.x, halfB.x);
        const Real y = poseA.position.y + side * (halfA.y + 0.5 * separationY);
        putContact(out[0], side > 0 ? 2 : 0, {0, side}, {x, y}, separationY);
    }
    return 1;
}

}  // namespace solverscope::manifolds
