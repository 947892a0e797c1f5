// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Box–box follows the idea of box2d-lite (separating axes in the frames of both boxes, then clipping); the naming of features
// differs, see clipOnto.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "physics/collision/collide.h"
#include "physics/collision/manifold_parts.h"
#include "physics/scene/body.h"

namespace solverscope {

namespace {

using namespace manifolds;

// Corners counter-clockwise from the lower left one; edge k runs from corner k to corner k + 1.
constexpr std::array<Vec2, 4> cornerSigns{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
constexpr std::array<Vec2, 4> edgeNormals{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

Vec2 halfOf(const Box& box) { return {0.5 * box.width, 0.5 * box.height}; }
Vec2 corner(Vec2 half, std::uint32_t k) { return {cornerSigns[k].x * half.x, cornerSigns[k].y * half.y}; }

/// The middle of the intersection of two intervals, or of the gap between them.
Real middleOfOverlap(Real middleA, Real reachA, Real middleB, Real reachB) {
    return 0.5 * (std::max(middleA - reachA, middleB - reachB) + std::min(middleA + reachA, middleB + reachB));
}

/// Article 2, "AABB against AABB": separating axes x, then y; one point, out along the axis of least overlap. Equal overlaps go out
/// along y, and boxes at the same height go apart along +y. The feature is the side of A: below, right, above, left from 0 on.
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

int circleCircle(const Circle& a, const Pose& poseA, const Circle& b, const Pose& poseB, Real margin, Out out) {
    const Vec2 d = poseB.position - poseA.position;
    const Real radii = a.radius + b.radius;
    const Real distanceSquared = lengthSquared(d);
    const Real touch = radii + margin;
    if (!(distanceSquared <= touch * touch)) return 0;
    const Real distance = std::sqrt(distanceSquared);
    const Vec2 normal = distance > concentricDistance ? (1 / distance) * d : Vec2{0, 1};
    const Vec2 surfaceA = poseA.position + a.radius * normal;
    const Vec2 surfaceB = poseB.position - b.radius * normal;
    putContact(out[0], 0, normal, 0.5 * (surfaceA + surfaceB), distance - radii);
    return 1;
}

int boxCircle(const Box& box, const Pose& boxPose, const Circle& circle, const Pose& circlePose, Real margin, Out out) {
    const Vec2 half = halfOf(box);
    const Vec2 centre = toLocal(boxPose, circlePose.position);
    Vec2 surface{std::clamp(centre.x, -half.x, half.x), std::clamp(centre.y, -half.y, half.y)};
    const Vec2 d = centre - surface;
    const Real distanceSquared = lengthSquared(d);
    const Real touch = circle.radius + margin;
    if (!(distanceSquared <= touch * touch)) return 0;
    const Real outside = std::sqrt(distanceSquared);

    Vec2 normal;
    Real distance = outside;
    if (outside > concentricDistance) {
        normal = (1 / outside) * d;
    } else {
        // The centre is inside: out through the nearest edge.
        const Vec2 inside{half.x - std::abs(centre.x), half.y - std::abs(centre.y)};
        if (inside.x < inside.y) {
            normal = {centre.x < 0 ? -1.0 : 1.0, 0};
            surface.x = normal.x * half.x;
            distance = -inside.x;
        } else {
            normal = {0, centre.y < 0 ? -1.0 : 1.0};
            surface.y = normal.y * half.y;
            distance = -inside.y;
        }
    }
    const Vec2 middle = 0.5 * (surface + centre - circle.radius * normal);
    putContact(out[0], 0, rotate(boxPose.rotation, normal), toWorld(boxPose, middle), distance - circle.radius);
    return 1;
}

int halfPlaneCircle(const HalfPlane& plane, const Pose& planePose, const Circle& circle, const Pose& circlePose, Real margin,
                    Out out) {
    const HalfPlane solid = placed(plane, planePose);
    const Real height = dot(solid.normal, circlePose.position) - solid.offset;
    const Real separation = height - circle.radius;
    if (!(separation <= margin)) return 0;
    const Vec2 lowest = circlePose.position - circle.radius * solid.normal;
    putContact(out[0], 0, solid.normal, lowest - 0.5 * separation * solid.normal, separation);
    return 1;
}

int halfPlaneBox(const HalfPlane& plane, const Pose& planePose, const Box& box, const Pose& boxPose, Reach within, Out out) {
    const HalfPlane solid = placed(plane, planePose);
    const Vec2 half = halfOf(box);
    const Vec2 normal = inverseRotate(boxPose.rotation, solid.normal);
    const Real height = dot(solid.normal, boxPose.position) - solid.offset;
    const Vec2 reach{half.x * normal.x, half.y * normal.y};
    if (!(height <= std::abs(reach.x) + std::abs(reach.y) + within.distance)) return 0;

    // The two deepest corners share the coordinate that reaches further towards the plane.
    const std::uint32_t edge = std::abs(reach.y) >= std::abs(reach.x) ? (reach.y >= 0 ? 0u : 2u) : (reach.x >= 0 ? 3u : 1u);
    const std::uint32_t next = (edge + 1) % 4;
    int count = 0;
    for (const std::uint32_t k : {std::min(edge, next), std::max(edge, next)}) {
        const Real separation = height + dot(cornerSigns[k], reach);
        if (!(separation <= within.ofPoints())) continue;
        putContact(out[count++], k, solid.normal, toWorld(boxPose, corner(half, k)) - 0.5 * separation * solid.normal, separation);
    }
    return count;
}

/// A box seen from another one.
struct Seen {
    Vec2 centre;        // of the other box, in this one's frame
    Rotation rotation;  // of the other box against this one
};

Vec2 shadow(Rotation q, Vec2 half) {
    const Real c = std::abs(q.c);
    const Real s = std::abs(q.s);
    return {c * half.x + s * half.y, s * half.x + c * half.y};
}

/// The edge whose normal points along a direction most.
std::uint32_t edgeAlong(Vec2 direction) {
    if (std::abs(direction.x) > std::abs(direction.y)) return direction.x >= 0 ? 1 : 3;
    return direction.y >= 0 ? 2 : 0;
}

/// Feature: bit 4 is set if the reference edge is B's, bits 2–3 number the reference edge, bits 0–1 the incident corner.
int clipOnto(std::uint32_t edge, Vec2 half, const Pose& pose, Vec2 otherHalf, const Seen& other, bool referenceIsB, Reach within,
             Out out) {
    const Vec2 normal = edgeNormals[edge];
    const Vec2 tangent = leftPerpendicular(normal);
    const bool upright = edge % 2 == 1;
    const Real distance = upright ? half.x : half.y;
    const Real reach = upright ? half.y : half.x;

    const std::uint32_t first = edgeAlong(-inverseRotate(other.rotation, normal));
    const std::uint32_t second = (first + 1) % 4;
    const Vec2 p = other.centre + rotate(other.rotation, corner(otherHalf, first));
    const Vec2 q = other.centre + rotate(other.rotation, corner(otherHalf, second));
    const EdgeEnd begin{first, dot(tangent, p), dot(normal, p) - distance};
    const EdgeEnd end{second, dot(tangent, q), dot(normal, q) - distance};

    const Vec2 towardsOther = rotate(pose.rotation, normal);
    const Vec2 fromAToB = referenceIsB ? -towardsOther : towardsOther;
    const std::uint32_t name = (referenceIsB ? 16u : 0u) + 4 * edge;
    const auto put = [&](const EdgeEnd& at, Contact& contact) {
        if (!(at.above <= within.ofPoints())) return false;
        const Vec2 middle = (distance + 0.5 * at.above) * normal + at.along * tangent;
        // The incident edge runs the other way round: its first corner faces the end of the reference edge.
        const std::uint32_t faced = at.corner == first ? (edge + 1) % 4 : edge;
        const std::uint32_t feature = within.keepsBoth ? twoCorners(faced, at.corner, referenceIsB) : name + at.corner;
        putContact(contact, feature, fromAToB, toWorld(pose, middle), at.above);
        return true;
    };
    return ascending(clipEdge(begin, end, -reach, reach, out, put), out);
}

int boxBox(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, Reach within, Out out) {
    const Vec2 halfA = halfOf(a);
    const Vec2 halfB = halfOf(b);
    const Rotation qa = poseA.rotation;
    const Rotation qb = poseB.rotation;
    const Rotation turn{qa.c * qb.c + qa.s * qb.s, qa.c * qb.s - qa.s * qb.c};  // of B against A
    const Vec2 d = poseB.position - poseA.position;

    const Vec2 bFromA = inverseRotate(qa, d);
    const Vec2 shadowB = shadow(turn, halfB);
    const Vec2 faceA{std::abs(bFromA.x) - halfA.x - shadowB.x, std::abs(bFromA.y) - halfA.y - shadowB.y};
    if (!(faceA.x <= within.distance && faceA.y <= within.distance)) return 0;

    const Vec2 aFromB = -inverseRotate(qb, d);
    const Vec2 shadowA = shadow(turn, halfA);
    const Vec2 faceB{std::abs(aFromB.x) - halfB.x - shadowA.x, std::abs(aFromB.y) - halfB.y - shadowA.y};
    if (!(faceB.x <= within.distance && faceB.y <= within.distance)) return 0;

    // An axis must be better than the ones before it by a margin, so that rounding and slight rocking do not change the
    // choice; the sizes of the margin are box2d-lite's.
    const auto isClearlyBetter = [&](Real separation, Real best, Real size) {
        return within.keepsBoth ? separation > best : separation > 0.95 * best + 0.01 * size;
    };
    const std::array<Real, 4> separations{faceA.x, faceA.y, faceB.x, faceB.y};
    const std::array<Real, 4> sizes{halfA.x, halfA.y, halfB.x, halfB.y};
    std::size_t axis = 0;
    for (std::size_t i = 1; i < 4; ++i)
        if (isClearlyBetter(separations[i], separations[axis], sizes[i])) axis = i;

    const auto clip = [&](std::size_t chosen) {
        const bool referenceIsB = chosen >= 2;
        const Vec2 towards = referenceIsB ? aFromB : bFromA;
        const std::uint32_t edge = chosen % 2 == 0 ? (towards.x >= 0 ? 1u : 3u) : (towards.y >= 0 ? 2u : 0u);
        if (referenceIsB) return clipOnto(edge, halfB, poseB, halfA, {aFromB, {turn.c, -turn.s}}, true, within, out);
        return clipOnto(edge, halfA, poseA, halfB, {bFromA, turn}, false, within, out);
    };
    const int count = clip(axis);
    if (count > 0) return count;
    // The margin can select an edge past whose end the other box penetrates. The axis of least overlap always has a point.
    const auto best = std::max_element(separations.begin(), separations.end());
    return clip(static_cast<std::size_t>(best - separations.begin()));
}

bool isRounded(const Shape& shape) { return std::holds_alternative<Polygon>(shape) || std::holds_alternative<Capsule>(shape); }

/// The shape as a rounded polygon, if it is one.
std::optional<Rounded> roundedOf(const Shape& shape) {
    if (const Polygon* polygon = std::get_if<Polygon>(&shape)) return rounded(*polygon);
    if (const Capsule* capsule = std::get_if<Capsule>(&shape)) return rounded(*capsule);
    if (const Box* box = std::get_if<Box>(&shape)) return rounded(*box);
    return std::nullopt;
}

/// A polygon or a capsule against a circle, a half-plane, a box or another one of them.
int roundedPair(const Shape& shapeA, const Pose& poseA, const Shape& shapeB, const Pose& poseB, Reach within, Out out) {
    const auto a = roundedOf(shapeA);
    const auto b = roundedOf(shapeB);
    if (a && b) return roundedRounded(*a, poseA, *b, poseB, within, out);
    if (b) return mirrored(roundedPair(shapeB, poseB, shapeA, poseA, within, out), out);
    if (const Circle* circle = std::get_if<Circle>(&shapeB)) return roundedCircle(*a, poseA, *circle, poseB, within.distance, out);
    return mirrored(halfPlaneRounded(std::get<HalfPlane>(shapeB), poseB, *a, poseA, within, out), out);
}

}  // namespace

int manifold(const Shape& shapeA, const Pose& poseA, const Shape& shapeB, const Pose& poseB, Reach within,
             std::span<Contact, 2> out) {
    const Box* boxA = std::get_if<Box>(&shapeA);
    const Box* boxB = std::get_if<Box>(&shapeB);
    if (boxA && boxB) return boxBox(*boxA, poseA, *boxB, poseB, within, out);

    const bool isParticleA = std::holds_alternative<Particle>(shapeA);
    const bool isParticleB = std::holds_alternative<Particle>(shapeB);
    if (isParticleA && isParticleB) return 0;
    const AxisBox* axisBoxA = std::get_if<AxisBox>(&shapeA);
    const AxisBox* axisBoxB = std::get_if<AxisBox>(&shapeB);
    if (axisBoxA && axisBoxB) return axisBoxes(*axisBoxA, poseA, *axisBoxB, poseB, within.distance, out);
    // For all other pairs a particle is a circle without radius, and an axis box is a box: its body's angle stays 0.
    if (isParticleA) return manifold(Circle{0}, poseA, shapeB, poseB, within, out);
    if (isParticleB) return manifold(shapeA, poseA, Circle{0}, poseB, within, out);
    if (axisBoxA) return manifold(Box{axisBoxA->width, axisBoxA->height}, poseA, shapeB, poseB, within, out);
    if (axisBoxB) return manifold(shapeA, poseA, Box{axisBoxB->width, axisBoxB->height}, poseB, within, out);

    if (isRounded(shapeA) || isRounded(shapeB)) return roundedPair(shapeA, poseA, shapeB, poseB, within, out);

    const Circle* circleA = std::get_if<Circle>(&shapeA);
    const Circle* circleB = std::get_if<Circle>(&shapeB);
    if (circleA && circleB) return circleCircle(*circleA, poseA, *circleB, poseB, within.distance, out);
    if (boxA && circleB) return boxCircle(*boxA, poseA, *circleB, poseB, within.distance, out);
    if (circleA && boxB) return mirrored(boxCircle(*boxB, poseB, *circleA, poseA, within.distance, out), out);

    const HalfPlane* planeA = std::get_if<HalfPlane>(&shapeA);
    const HalfPlane* planeB = std::get_if<HalfPlane>(&shapeB);
    if (planeA && boxB) return halfPlaneBox(*planeA, poseA, *boxB, poseB, within, out);
    if (boxA && planeB) return mirrored(halfPlaneBox(*planeB, poseB, *boxA, poseA, within, out), out);
    if (planeA && circleB) return halfPlaneCircle(*planeA, poseA, *circleB, poseB, within.distance, out);
    if (circleA && planeB) return mirrored(halfPlaneCircle(*planeB, poseB, *circleA, poseA, within.distance, out), out);
    return 0;
}

namespace {

constexpr std::uint32_t gapFeatures = 32;  // boxes: from here on a corner ahead of the other box, see collide.cpp

FeatureName twoCornersOf(std::uint32_t feature) { return {FeatureName::Kind::TwoCorners, false, feature >> 3 & 7, feature & 7}; }

bool isRound(const Shape& shape) { return std::holds_alternative<Circle>(shape) || std::holds_alternative<Particle>(shape); }

}  // namespace

FeatureName nameOfFeature(const Shape& a, const Shape& b, std::uint32_t feature) {
    using Kind = FeatureName::Kind;
    if (isRound(a) || isRound(b)) return {};
    const bool planeIsA = std::holds_alternative<HalfPlane>(a);
    if (planeIsA || std::holds_alternative<HalfPlane>(b)) return {Kind::Corner, planeIsA, feature};
    if (boxOf(a) && boxOf(b)) {
        if (feature >= twoCornerFeatures) return twoCornersOf(feature);
        if (feature >= gapFeatures) return {Kind::CornerNearBody, (feature & 4) != 0, feature & 3};
        const bool alwaysUpright = std::holds_alternative<AxisBox>(a) && std::holds_alternative<AxisBox>(b);
        if (alwaysUpright) return {Kind::Edge, false, 0, 0, feature};
        return {Kind::CornerOnEdge, (feature & 16) == 0, feature & 3, 0, feature >> 2 & 3};
    }
    if (feature >= twoCornerFeatures) return twoCornersOf(feature);
    return {Kind::CornerOnEdge, (feature & 64) == 0, feature & 7, 0, feature >> 3 & 7};
}

}  // namespace solverscope
