// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/corner_gap.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace solverscope {
namespace {

constexpr std::uint32_t cornerFeatures = 32;  // clipped points have smaller numbers

/// The corner of one box that is nearest to another box, and the point of that box which is nearest to it.
struct Nearest {
    Real distanceSquared = std::numeric_limits<Real>::infinity();
    Vec2 corner;
    Vec2 point;
    std::uint32_t number = 0;
};

Nearest nearestCorner(const Box& box, const Pose& pose, const Box& other, const Pose& otherPose) {
    const Vec2 half{0.5 * box.width, 0.5 * box.height};
    const Vec2 otherHalf{0.5 * other.width, 0.5 * other.height};
    Nearest nearest;
    for (std::uint32_t k = 0; k < 4; ++k) {
        const Vec2 corner = toWorld(pose, {k == 0 || k == 3 ? -half.x : half.x, k < 2 ? -half.y : half.y});
        const Vec2 seen = toLocal(otherPose, corner);
        const Vec2 point{std::clamp(seen.x, -otherHalf.x, otherHalf.x), std::clamp(seen.y, -otherHalf.y, otherHalf.y)};
        const Real distanceSquared = lengthSquared(seen - point);
        if (distanceSquared < nearest.distanceSquared) nearest = {distanceSquared, corner, toWorld(otherPose, point), k};
    }
    return nearest;
}

}  // namespace

int cornerGap(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, Real margin, std::span<Contact, 2> out) {
    const Nearest ofA = nearestCorner(a, poseA, b, poseB);
    const Nearest ofB = nearestCorner(b, poseB, a, poseA);
    const bool cornerIsB = ofB.distanceSquared <= ofA.distanceSquared;
    const Nearest& nearest = cornerIsB ? ofB : ofA;
    const Real distance = std::sqrt(nearest.distanceSquared);
    if (!(distance > touching && distance <= margin)) return 0;
    const Vec2 towardsCorner = (1 / distance) * (nearest.corner - nearest.point);
    out[0] = Contact{};
    out[0].feature = cornerFeatures + (cornerIsB ? 4u : 0u) + nearest.number;
    out[0].normal = cornerIsB ? towardsCorner : -towardsCorner;
    out[0].point = 0.5 * (nearest.corner + nearest.point);
    out[0].separation = distance;
    return 1;
}

}  // namespace solverscope
