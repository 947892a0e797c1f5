// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Do two shapes overlap, along which axis least, and how far? The tests of article 2, one pair of bodies at a time. They exist
// for stepping through: the contacts come from manifold.cpp, which computes the same numbers and then the points.
//
//   Boxes: two convex shapes are apart if and only if an axis separates their shadows. The first such axis ends the test;
//          without one, the axis of least overlap is the shortest way out.
//   Circles: middles nearer than the sum of the radii. Squares are compared, so that only overlapping circles cost a root.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"
#include "physics/collision/pair_test.h"
#include "physics/scene/body.h"

namespace solverscope {

/// A shape as a circle, if it is one; a particle is a circle without radius.
inline std::optional<Circle> circleOf(const Shape& shape) {
    if (const Circle* circle = std::get_if<Circle>(&shape)) return *circle;
    if (std::holds_alternative<Particle>(shape)) return Circle{0};
    return std::nullopt;
}

inline void testCircles(const Circle& a, const Pose& poseA, const Circle& b, const Pose& poseB, PairTest& test,
                        std::uint32_t number, auto& watch) {
    const Vec2 d = poseB.position - poseA.position;
    const Real reach = a.radius + b.radius;
    test.distanceSquared = dot(d, d);
    test.reachSquared = reach * reach;
    test.overlaps = test.distanceSquared <= test.reachSquared;
    if (!test.overlaps) {
        watch.pair(number);
        return;
    }
    const Real distance = std::sqrt(test.distanceSquared);
    test.depth = reach - distance;
    if (distance > 0) {
        test.normal = (1 / distance) * d;
    } else {
        test.special = SpecialCase::Concentric;
        test.normal = {0, 1};
    }
    test.edge = poseA.position + a.radius * test.normal;
    watch.pair(number);
}

/// Boxes that never turn: x first, then y.
inline void testAabbs(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, PairTest& test, std::uint32_t number,
                      auto& watch) {
    const Vec2 d = poseB.position - poseA.position;
    const Vec2 towardsB{d.x < 0 ? -1.0 : 1.0, d.y < 0 ? -1.0 : 1.0};

    const Real overlapX = 0.5 * (a.width + b.width) - std::abs(d.x);
    test.axes = 1;
    test.overlap[0] = test.depth = overlapX;
    test.normal = {towardsB.x, 0};
    test.edge = poseA.position + Vec2{0.5 * a.width * towardsB.x, 0.5 * d.y};
    if (overlapX < 0) {
        watch.pair(number);
        return;
    }

    const Real overlapY = 0.5 * (a.height + b.height) - std::abs(d.y);
    test.axes = 2;
    test.overlap[1] = overlapY;
    if (overlapY <= overlapX) {
        test.depth = overlapY;
        test.normal = {0, towardsB.y};
        test.edge = poseA.position + Vec2{0.5 * d.x, 0.5 * a.height * towardsB.y};
    }
    if (overlapY < 0) {
        watch.pair(number);
        return;
    }

    test.overlaps = true;
    watch.pair(number);
}

/// The point of the box that is nearest to the circle's middle makes it a test of a point and a circle. `turn` is 1 if the box is
/// A and -1 if it is B.
inline void testBoxAndCircle(const Box& box, const Pose& boxPose, const Circle& circle, const Pose& circlePose, Real turn,
                             PairTest& test, std::uint32_t number, auto& watch) {
    const Vec2 half{0.5 * box.width, 0.5 * box.height};
    const Vec2 middle = toLocal(boxPose, circlePose.position);
    Vec2 nearest{std::clamp(middle.x, -half.x, half.x), std::clamp(middle.y, -half.y, half.y)};
    const Vec2 d = middle - nearest;
    test.distanceSquared = dot(d, d);
    test.reachSquared = circle.radius * circle.radius;
    test.overlaps = test.distanceSquared <= test.reachSquared;
    if (!test.overlaps) {
        watch.pair(number);
        return;
    }

    Vec2 outwards;
    Real distance = std::sqrt(test.distanceSquared);
    if (distance > 0) {
        outwards = (1 / distance) * d;
    } else {
        // Inside: out through the side that is nearest.
        test.special = SpecialCase::CentreInside;
        const Vec2 inside{half.x - std::abs(middle.x), half.y - std::abs(middle.y)};
        const bool throughX = inside.x < inside.y;
        outwards = throughX ? Vec2{middle.x < 0 ? -1.0 : 1.0, 0} : Vec2{0, middle.y < 0 ? -1.0 : 1.0};
        distance = throughX ? -inside.x : -inside.y;
        nearest = middle - distance * outwards;
    }
    test.depth = circle.radius - distance;
    test.normal = turn * rotate(boxPose.rotation, outwards);
    test.edge = toWorld(boxPose, turn > 0 ? nearest : middle - circle.radius * outwards);
    watch.pair(number);
}

/// Boxes that may be turned: the two axes of A, then the two of B.
inline void testBoxes(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, PairTest& test, std::uint32_t number,
                      auto& watch) {
    const Vec2 halfA{0.5 * a.width, 0.5 * a.height};
    const Vec2 halfB{0.5 * b.width, 0.5 * b.height};
    const Vec2 d = poseB.position - poseA.position;
    const Rotation qa = poseA.rotation;
    const Rotation qb = poseB.rotation;
    const std::array<Vec2, 4> axes{rotate(qa, {1, 0}), rotate(qa, {0, 1}), rotate(qb, {1, 0}), rotate(qb, {0, 1})};
    for (const Vec2 axis : axes) {
        // Half of each shadow on the axis
        const Real shadowA = halfA.x * std::abs(dot(axis, axes[0])) + halfA.y * std::abs(dot(axis, axes[1]));
        const Real shadowB = halfB.x * std::abs(dot(axis, axes[2])) + halfB.y * std::abs(dot(axis, axes[3]));
        const Real overlap = shadowA + shadowB - std::abs(dot(axis, d));
        const bool isLeast = test.axes == 0 || overlap < test.depth;
        test.overlap[test.axes++] = overlap;
        if (isLeast) {
            test.depth = overlap;
            test.normal = dot(axis, d) < 0 ? -axis : axis;
            test.edge = poseA.position + shadowA * test.normal + 0.5 * (d - dot(d, axis) * axis);
        }
        if (overlap < 0) {
            watch.pair(number);
            return;
        }
    }
    test.overlaps = true;
    watch.pair(number);
}

/// How deep the lowest point of a circle or box is below the surface. `turn` is 1 if the half-plane is A and -1 if it is B.
inline void testHalfPlane(const HalfPlane& plane, const Pose& planePose, const Shape& shape, const Pose& pose, Real turn,
                          PairTest& test, std::uint32_t number, auto& watch) {
    const Vec2 up = rotate(planePose.rotation, plane.normal);
    const Real height = dot(up, pose.position - planePose.position) - plane.offset;
    Real reach = 0;
    if (const auto circle = circleOf(shape)) reach = circle->radius;
    if (const auto box = boxOf(shape)) {
        const Vec2 seen = inverseRotate(pose.rotation, up);
        reach = 0.5 * (box->width * std::abs(seen.x) + box->height * std::abs(seen.y));
    }
    const Vec2 foot = pose.position - height * up;
    test.axes = 1;
    test.overlap[0] = test.depth = reach - height;
    test.overlaps = test.depth >= 0;
    test.normal = turn * up;
    test.edge = turn > 0 ? foot : foot - test.depth * up;
    watch.pair(number);
}

/// Shapes without a test above: uses their contacts.
inline void testByContacts(std::span<const Contact> contacts, PairTest& test, std::uint32_t number, auto& watch) {
    const auto deepest = std::min_element(contacts.begin(), contacts.end(),
                                          [](const Contact& a, const Contact& b) { return a.separation < b.separation; });
    if (deepest != contacts.end()) {
        test.depth = -deepest->separation;
        test.overlaps = test.depth >= 0;
        test.normal = deepest->normal;
        test.edge = deepest->point + 0.5 * test.depth * deepest->normal;
    }
    watch.pair(number);
}

inline bool isAabb(const Shape& shape) { return std::holds_alternative<AxisBox>(shape); }

/// The kind of test for two shapes.
inline OverlapTest testFor(const Shape& a, const Shape& b) {
    const bool planeA = std::holds_alternative<HalfPlane>(a);
    const bool planeB = std::holds_alternative<HalfPlane>(b);
    const auto [roundA, roundB] = std::pair(circleOf(a).has_value(), circleOf(b).has_value());
    const auto [boxA, boxB] = std::pair(boxOf(a).has_value(), boxOf(b).has_value());
    if (roundA && roundB && !(std::holds_alternative<Particle>(a) && std::holds_alternative<Particle>(b)))
        return OverlapTest::CircleCircle;
    if (boxA && boxB) return isAabb(a) && isAabb(b) ? OverlapTest::AabbAabb : OverlapTest::BoxBox;
    if ((boxA && roundB) || (roundA && boxB)) return isAabb(a) || isAabb(b) ? OverlapTest::AabbCircle : OverlapTest::BoxCircle;
    if ((planeA && (roundB || boxB)) || (planeB && (roundA || boxA))) return OverlapTest::HalfPlane;
    return OverlapTest::Other;
}

/// Tests a pair of bodies, for which `contacts` were found, and stops there: watch.pair(place in `tests`).
void testOverlap(BodyId idA, BodyId idB, std::span<const Body> bodies, std::span<const Pose> poses,
                 std::span<const Contact> contacts, std::vector<PairTest>& tests, auto& watch) {
    const auto number = static_cast<std::uint32_t>(tests.size());
    const Shape& a = bodies[index(idA)].shape;
    const Shape& b = bodies[index(idB)].shape;
    const Pose& poseA = poses[index(idA)];
    const Pose& poseB = poses[index(idB)];
    PairTest& test = tests.emplace_back();
    test.a = idA;
    test.b = idB;
    test.test = testFor(a, b);
    test.contacts = static_cast<int>(contacts.size());
    switch (test.test) {
        case OverlapTest::CircleCircle:
            return testCircles(*circleOf(a), poseA, *circleOf(b), poseB, test, number, watch);
        case OverlapTest::AabbAabb:
            return testAabbs(*boxOf(a), poseA, *boxOf(b), poseB, test, number, watch);
        case OverlapTest::AabbCircle:
        case OverlapTest::BoxCircle:
            if (const auto box = boxOf(a)) return testBoxAndCircle(*box, poseA, *circleOf(b), poseB, 1, test, number, watch);
            return testBoxAndCircle(*boxOf(b), poseB, *circleOf(a), poseA, -1, test, number, watch);
        case OverlapTest::BoxBox:
            return testBoxes(*boxOf(a), poseA, *boxOf(b), poseB, test, number, watch);
        case OverlapTest::HalfPlane:
            if (const auto* plane = std::get_if<HalfPlane>(&a))
                return testHalfPlane(*plane, poseA, b, poseB, 1, test, number, watch);
            return testHalfPlane(std::get<HalfPlane>(b), poseB, a, poseA, -1, test, number, watch);
        case OverlapTest::Other:
            return testByContacts(contacts, test, number, watch);
    }
}

}  // namespace solverscope
