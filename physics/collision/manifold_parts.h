// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Shared by the tests of all pairs of shapes. Only for the manifold*.cpp files and collide.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"
#include "physics/scene/scene.h"

namespace solverscope::manifolds {

using Out = std::span<Contact, 2>;

// Below this the square of a distance loses its digits, and the direction with them.
inline constexpr Real concentricDistance = 1e-100;  // m

inline void putContact(Contact& c, std::uint32_t feature, Vec2 normal, Vec2 point, Real separation) {
    c = Contact{};
    c.feature = feature;
    c.normal = normal;
    c.point = point;
    c.separation = separation;
}

/// An end of the incident edge, at one of its corners or cut off before it, measured along and above the reference edge.
struct EdgeEnd {
    std::uint32_t corner;
    Real along;
    Real above;
};

/// Cuts the incident edge at the ends of the reference edge, from `low` to `high`, and lets `put` make a contact of each end, in
/// the order of the corners; false: none. The incident edge faces the reference edge, so it runs the other way round, from the far
/// end to the near one. Returns how many contacts there are.
int clipEdge(const EdgeEnd& begin, const EdgeEnd& end, Real low, Real high, Out out, auto put) {
    if (!(end.along <= high && begin.along >= low)) return 0;
    const auto cut = [&](const EdgeEnd& corner, Real along) {
        const Real slope = (end.above - begin.above) / (end.along - begin.along);
        return EdgeEnd{corner.corner, along, begin.above + slope * (along - begin.along)};
    };
    std::array ends{begin.along > high ? cut(begin, high) : begin, end.along < low ? cut(end, low) : end};
    if (end.corner < begin.corner) std::swap(ends[0], ends[1]);
    int count = 0;
    for (const EdgeEnd& each : ends) count += put(each, out[count]);
    return count;
}

// Features from here on name a point after a corner of each body.
inline constexpr std::uint32_t twoCornerFeatures = 128;

/// The feature of a point between a corner of the reference edge, or one of A's, and one of the other body.
constexpr std::uint32_t twoCorners(std::uint32_t corner, std::uint32_t other, bool referenceIsB = false) {
    return twoCornerFeatures + (referenceIsB ? 8 * other + corner : 8 * corner + other);
}

/// The same points in ascending order of feature.
inline int ascending(int count, Out out) {
    if (count == 2 && out[1].feature < out[0].feature) std::swap(out[0], out[1]);
    return count;
}

/// The same points seen from the other body.
inline int mirrored(int count, Out out) {
    for (int i = 0; i < count; ++i) out[i].normal = -out[i].normal;
    return count;
}

/// A half-plane in the frame of its body.
inline HalfPlane placed(const HalfPlane& plane, const Pose& pose) {
    const Vec2 normal = rotate(pose.rotation, plane.normal);
    return {normal, plane.offset + dot(normal, pose.position)};
}

/// A rounded polygon: all points within `radius` of a convex polygon, which may be a segment. Polygons and capsules are rounded
/// polygons, and so are boxes against them. That one family holds them all is the idea of Box2D 3.
///
/// In the frame of its body, counter-clockwise. Edge k runs from corner k to the next one; a segment has two corners and an edge
/// on each side.
struct Rounded {
    std::array<Vec2, Polygon::maxCorners> corners;
    std::array<Vec2, Polygon::maxCorners> normals;  // of the edges, outwards, length 1
    std::uint32_t count = 0;
    Real radius = 0;

    std::uint32_t after(std::uint32_t corner) const { return corner + 1 < count ? corner + 1 : 0; }
};

Rounded rounded(const Polygon& polygon);
Rounded rounded(const Capsule& capsule);
Rounded rounded(const Box& box);

/// Separating axes, then the incident edge clipped to the length of the reference edge: one or two points. If two corners are
/// the nearest features of separated polygons, one point between them. Ties between axes go to A's. Features: bits 0–2 number
/// the incident corner, bits 3–5 the reference edge, bit 6 is set if that is B's; between two corners bit 7 is set, and the
/// numbers are those of B's corner and of A's.
int roundedRounded(const Rounded& a, const Pose& poseA, const Rounded& b, const Pose& poseB, Reach within, Out out);

/// One point, from the edge or the corner that is nearest to the centre; a centre inside leaves through the nearest edge.
int roundedCircle(const Rounded& shape, const Pose& pose, const Circle& circle, const Pose& circlePose, Real margin, Out out);

/// The two corners of the edge that faces the plane. The feature is the corner.
int halfPlaneRounded(const HalfPlane& plane, const Pose& planePose, const Rounded& shape, const Pose& pose, Reach within, Out out);

}  // namespace solverscope::manifolds
