// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/collide.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "physics/collision/corner_gap.h"

namespace solverscope {
namespace {

bool isHalfPlane(const Body& body) { return std::holds_alternative<HalfPlane>(body.shape); }

/// How far ahead of the surfaces contacts of a pair are found.
Real marginAhead(const BodyPair& pair, const Body& a, const Pose& poseA, const Body& b, const Pose& poseB,
                 std::span<const Travel> travels) {
    const Travel& travelA = travels[index(pair.a)];
    const Travel& travelB = travels[index(pair.b)];
    if (const auto* plane = std::get_if<HalfPlane>(&a.shape))
        return touching + approachAlong(rotate(poseA.rotation, plane->normal), travelB);
    if (const auto* plane = std::get_if<HalfPlane>(&b.shape))
        return touching + approachAlong(rotate(poseB.rotation, plane->normal), travelA);
    return touching + approachOf(travelA, travelB);
}

/// Contacts of two bodies that may come together within the step.
int pointsAhead(const BodyPair& pair, const Body& a, const Pose& poseA, const Body& b, const Pose& poseB,
                std::span<const Travel> travels, std::span<Contact, 2> points) {
    const Real margin = marginAhead(pair, a, poseA, b, poseB, travels);
    const int count = manifold(a.shape, poseA, b.shape, poseB, margin, points);
    if (count > 0 || !(margin > touching)) return count;
    const Box* boxA = std::get_if<Box>(&a.shape);
    const Box* boxB = std::get_if<Box>(&b.shape);
    return boxA && boxB ? cornerGap(*boxA, poseA, *boxB, poseB, margin, points) : 0;
}

/// Contacts of a body and a half-plane at whatever distance, each on the surface of the body.
int pointsAnywhere(const Body& a, const Pose& poseA, const Body& b, const Pose& poseB, std::span<Contact, 2> points) {
    constexpr Real anywhere = std::numeric_limits<Real>::infinity();
    const int count = manifold(a.shape, poseA, b.shape, poseB, anywhere, points);
    const Real towardsBody = isHalfPlane(a) ? 0.5 : -0.5;
    for (Contact& c : points.first(static_cast<std::size_t>(count))) {
        if (!isOpen(c)) continue;
        c.point += towardsBody * c.separation * c.normal;
        c.separation = 0;
    }
    return count;
}

}  // namespace

void collide(std::span<const BodyPair> pairs, std::span<const Body> bodies, std::span<const Pose> poses,
             std::span<const Contact> before, std::vector<Contact>& now, std::span<const Travel> travels, bool distanceTest) {
    // Room for every point there could be, so that manifolds are written where they stay. What the last step left in `now` is
    // overwritten.
    now.resize(2 * pairs.size());
    std::size_t total = 0;
    auto old = before.begin();
    for (const BodyPair& pair : pairs) {
        const Body& a = bodies[index(pair.a)];
        const Body& b = bodies[index(pair.b)];
        const std::span<Contact, 2> points(now.data() + total, 2);
        const Pose& poseA = poses[index(pair.a)];
        const Pose& poseB = poses[index(pair.b)];
        const int count = !distanceTest && (isHalfPlane(a) || isHalfPlane(b)) ? pointsAnywhere(a, poseA, b, poseB, points)
                          : travels.empty() ? manifold(a.shape, poseA, b.shape, poseB, touching, points)
                                            : pointsAhead(pair, a, poseA, b, poseB, travels, points);
        if (count == 0) continue;
        const Real friction = std::sqrt(a.friction * b.friction);
        const Real restitution = std::max(a.restitution, b.restitution);
        for (Contact& c : points.first(static_cast<std::size_t>(count))) {
            c.a = pair.a;
            c.b = pair.b;
            c.friction = friction;
            c.restitution = restitution;
            while (old != before.end() && contactKey(*old) < contactKey(c)) ++old;
            if (old != before.end() && contactKey(*old) == contactKey(c)) {
                c.normalImpulse = old->normalImpulse;
                c.tangentImpulse = old->tangentImpulse;
                c.pseudoImpulse = old->pseudoImpulse;
                c.age = old->age + 1;
            }
        }
        total += static_cast<std::size_t>(count);
    }
    now.resize(total);
}

}  // namespace solverscope
