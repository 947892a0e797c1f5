// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/kept_manifold.h"

#include <algorithm>
#include <cmath>

#include "physics/collision/manifold_parts.h"
#include "physics/scene/body.h"

namespace solverscope {
namespace {

/// Where B is as seen from A.
Vec2 offsetOf(const Pose& poseA, const Pose& poseB) { return toLocal(poseA, poseB.position); }

}  // namespace

Real reachOf(const Shape& shape) {
    if (const auto box = boxOf(shape)) return 0.5 * length({box->width, box->height});
    if (const auto* circle = std::get_if<Circle>(&shape)) return circle->radius;
    if (const auto* capsule = std::get_if<Capsule>(&shape)) return 0.5 * capsule->length + capsule->radius;
    Real furthest = 0;
    if (const auto* polygon = std::get_if<Polygon>(&shape))
        for (std::uint32_t k = 0; k < polygon->count; ++k) furthest = std::max(furthest, length(polygon->points[k]));
    return furthest;
}

KeptManifold keptManifold(BodyId a, BodyId b, std::span<const Contact> points, const Pose& poseA, const Pose& poseB, Real reach) {
    KeptManifold kept{.a = a,
                      .b = b,
                      .count = static_cast<std::uint32_t>(points.size()),
                      .offset = offsetOf(poseA, poseB),
                      .turn = poseB.angle - poseA.angle,
                      .reach = reach,
                      .localNormal = inverseRotate(poseA.rotation, points[0].normal),
                      .points = {}};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 half = 0.5 * points[i].separation * points[i].normal;
        kept.points[i] = {points[i].feature, toLocal(poseA, points[i].point - half), toLocal(poseB, points[i].point + half)};
    }
    return kept;
}

Real motionSince(const KeptManifold& kept, const Pose& poseA, const Pose& poseB) {
    const Real turned = std::abs((poseB.angle - poseA.angle) - kept.turn);
    return length(offsetOf(poseA, poseB) - kept.offset) + turned * kept.reach;
}

int movedPoints(const KeptManifold& kept, const Pose& poseA, const Pose& poseB, Reach within, std::span<Contact, 2> out) {
    const Vec2 normal = rotate(poseA.rotation, kept.localNormal);
    int count = 0;
    bool anyWithin = false;
    for (std::uint32_t i = 0; i < kept.count; ++i) {
        const KeptPoint& point = kept.points[i];
        const Vec2 onA = toWorld(poseA, point.localA);
        const Vec2 onB = toWorld(poseB, point.localB);
        const Real separation = dot(normal, onB - onA);
        if (!(separation <= within.ofPoints())) continue;
        anyWithin = anyWithin || separation <= within.distance;
        manifolds::putContact(out[count++], point.feature, normal, 0.5 * (onA + onB), separation);
    }
    return anyWithin ? count : 0;
}

}  // namespace solverscope
