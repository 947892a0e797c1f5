// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/travel.h"

#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

/// A circle that turns stays in place. For other shapes, no point moves further than the angle times the distance of the
/// furthest corner, nor further out than that corner is.
Real spinOf(const Shape& shape, const Pose& pose, Real angle) {
    if (angle == 0 || std::holds_alternative<Circle>(shape) || std::holds_alternative<HalfPlane>(shape)) return 0;
    const Aabb box = aabbOf(shape, pose);
    const Vec2 lower = box.lower - pose.position;
    const Vec2 upper = box.upper - pose.position;
    const Real furthest = length({std::max(-lower.x, upper.x), std::max(-lower.y, upper.y)});
    return std::min(std::abs(angle), 1.0) * furthest;
}

}  // namespace

Travel travelOf(const Body& body, const Pose& pose, const Velocity& velocity, Vec2 gravity, Real h) {
    if (body.isStatic) return {};
    const Vec2 fall = body.inverseMass.m > 0 ? h * h * gravity : Vec2{};
    return {h * velocity.v, fall, spinOf(body.shape, pose, h * velocity.w)};
}

Aabb swept(const Aabb& box, const Travel& travel) {
    const auto reach = [](Real shift, Real fall) { return std::max({0.0, shift, shift + fall}); };
    const Vec2 s = travel.shift;
    const Vec2 f = travel.fall;
    const Vec2 spin{travel.spin, travel.spin};
    return {box.lower - Vec2{reach(-s.x, -f.x), reach(-s.y, -f.y)} - spin,
            box.upper + Vec2{reach(s.x, f.x), reach(s.y, f.y)} + spin};
}

Real approachOf(const Travel& a, const Travel& b) { return length(b.shift - a.shift) + length(b.fall - a.fall) + a.spin + b.spin; }

Real approachAlong(Vec2 normal, const Travel& travel) {
    return std::max(0.0, -dot(normal, travel.shift)) + std::max(0.0, -dot(normal, travel.fall)) + travel.spin;
}

}  // namespace solverscope
