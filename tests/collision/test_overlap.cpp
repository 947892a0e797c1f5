// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/collision/collide.h"
#include "physics/collision/overlap.h"
#include "physics/watch/step_watch.h"
#include "tests/collision/placed_shapes.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

struct LineWatch {
    int calls = 0;
    int line = 0;
    void pair(std::uint32_t, Where where = Where::here()) {
        ++calls;
        line = where.line;
    }
};

struct Tested {
    PairTest test;
    int line = 0;
};

Tested tested(const Placed& a, const Placed& b) {
    std::vector<Body> bodies(2);
    bodies[0].shape = a.shape;
    bodies[1].shape = b.shape;
    const std::vector<Pose> poses{a.pose, b.pose};
    std::array<Contact, 2> points;
    const int count = manifold(a.shape, a.pose, b.shape, b.pose, 0, points);
    std::vector<PairTest> tests;
    LineWatch watch;
    testOverlap(BodyId{0}, BodyId{1}, bodies, poses, std::span<const Contact>(points).first(static_cast<std::size_t>(count)), tests,
                watch);
    if (tests.size() != 1 || watch.calls != 1) qFatal("a pair is one test and one stop");
    return {tests[0], watch.line};
}

Placed randomNear(Vec2 around) {
    const Shape shape = *rc::gen::element(Shape{Circle{within(0.2, 1)}}, Shape{Box{within(0.2, 2), within(0.2, 2)}},
                                          Shape{AxisBox{within(0.2, 2), within(0.2, 2)}}, Shape{Particle{}});
    const Real angle = hasFixedRotation(shape) ? 0 : within(-4, 4);
    return {shape, poseAt(around + Vec2{within(-1, 1), within(-1, 1)}, angle)};
}

/// Whether a point lies in a shape.
bool holds(const Placed& body, Vec2 point) {
    const Vec2 seen = toLocal(body.pose, point);
    if (const auto circle = circleOf(body.shape)) return length(seen) <= circle->radius;
    if (const auto box = boxOf(body.shape)) return std::abs(seen.x) <= 0.5 * box->width && std::abs(seen.y) <= 0.5 * box->height;
    const auto& plane = std::get<HalfPlane>(body.shape);
    return dot(plane.normal, seen) <= plane.offset;
}

/// Whether any of many points of B lies in A.
bool sharePoints(const Placed& a, const Placed& b) {
    constexpr int fineness = 40;
    const Aabb box = aabbOf(b.shape, b.pose);
    for (int i = 0; i <= fineness; ++i)
        for (int k = 0; k <= fineness; ++k) {
            const Vec2 p{box.lower.x + (box.upper.x - box.lower.x) * i / fineness,
                         box.lower.y + (box.upper.y - box.lower.y) * k / fineness};
            if (holds(a, p) && holds(b, p)) return true;
        }
    return false;
}

Placed shifted(Placed body, Vec2 by) {
    body.pose.position += by;
    return body;
}

}  // namespace

class TestOverlap : public QObject {
    Q_OBJECT

private slots:
    void bodiesThatShareAPointOverlap() {
        require(rc::check("shared points", [] {
            const Placed a = randomNear({});
            const Placed b = randomNear({});
            if (sharePoints(a, b)) RC_ASSERT(tested(a, b).test.overlaps || std::holds_alternative<Particle>(a.shape));
        }));
    }

    void theDepthAlongTheNormalIsTheShortestWayApart() {
        require(rc::check("shortest way", [] {
            const Placed a = randomNear({});
            const Placed b = randomNear({});
            const PairTest test = tested(a, b).test;
            RC_PRE(test.overlaps);
            const Real little = 1e-9;
            RC_ASSERT(std::abs(length(test.normal) - 1) < 1e-12);
            RC_ASSERT(tested(a, shifted(b, (test.depth - little) * test.normal)).test.overlaps);
            RC_ASSERT(!tested(a, shifted(b, (test.depth + little) * test.normal)).test.overlaps);
            // No other way is shorter, of many: but the middle of a circle inside a box leaves by the side nearest to it.
            for (int i = 0; i < 60; ++i) {
                const Vec2 way = rotate(rotationBy(0.1047 * i), {1, 0});
                if (test.special == SpecialCase::None)
                    RC_ASSERT(tested(a, shifted(b, 0.999 * test.depth * way)).test.overlaps || test.depth < 1e-6);
            }
        }));
    }

    void theTestAgreesWithTheManifold() {
        require(rc::check("manifold", [] {
            const Placed a = randomNear({});
            const Placed b = randomNear({});
            const PairTest test = tested(a, b).test;
            RC_PRE(test.axes == 0 || std::abs(test.depth) > 1e-9);
            RC_ASSERT(test.overlaps == (test.contacts > 0));
            RC_PRE(test.overlaps);
            std::array<Contact, 2> points;
            const int count = manifold(a.shape, a.pose, b.shape, b.pose, 0, points);
            const Real deepest = count == 2 ? std::min(points[0].separation, points[1].separation) : points[0].separation;
            if (test.test == OverlapTest::BoxBox) return;  // whose manifold prefers an axis by a margin
            RC_ASSERT(std::abs(test.depth + deepest) < 1e-12);
            RC_ASSERT(length(test.normal - points[0].normal) < 1e-9);
        }));
    }

    void swappingTheBodiesTurnsTheNormal() {
        require(rc::check("swap", [] {
            const Placed a = randomNear({});
            const Placed b = randomNear({0.01, 0.02});
            const PairTest ab = tested(a, b).test;
            const PairTest ba = tested(b, a).test;
            RC_ASSERT(ab.overlaps == ba.overlaps);
            RC_ASSERT(ab.distanceSquared == ba.distanceSquared);
            RC_PRE(ab.overlaps && ab.special == SpecialCase::None);
            RC_ASSERT(std::abs(ab.depth - ba.depth) < 1e-12);
            RC_ASSERT(length(ab.normal + ba.normal) < 1e-9 || ab.axes > 1);  // equal overlaps: the first axis wins
            // Both tests mean the same stretch, from the other end.
            if (length(ab.normal + ba.normal) < 1e-9 && ab.axes == 0)
                RC_ASSERT(length(ab.edge - ab.depth * ab.normal - ba.edge) < 1e-9);
        }));
    }

    void circlesCompareSquares() {
        const PairTest test = tested({Circle{0.5}, Pose{}}, {Circle{1}, poseAt({0.9, 1.2}, 0)}).test;
        QCOMPARE(test.distanceSquared, 0.9 * 0.9 + 1.2 * 1.2);
        QCOMPARE(test.reachSquared, 2.25);
        QVERIFY(test.overlaps);
        QCOMPARE(test.depth, 0.0);
        QVERIFY(length(test.normal - Vec2{0.6, 0.8}) < 1e-15);
        const PairTest apart = tested({Circle{0.5}, Pose{}}, {Circle{1}, poseAt({2, 0}, 0)}).test;
        QVERIFY(!apart.overlaps);
        QCOMPARE(apart.depth, 0.0);  // needs a root, which was not taken
        QCOMPARE(apart.normal, Vec2{});
    }

    void concentricCirclesPartUpwards() {
        const PairTest test = tested({Circle{0.5}, Pose{}}, {Circle{1}, Pose{}}).test;
        QCOMPARE(test.special, SpecialCase::Concentric);
        QCOMPARE(test.depth, 1.5);
        QCOMPARE(test.normal, (Vec2{0, 1}));
    }

    void aabbsEndAtTheFirstAxisThatSeparatesThem() {
        const Placed a{AxisBox{2, 1}, Pose{}};
        const Tested alongX = tested(a, {AxisBox{2, 1}, poseAt({2.5, 5}, 0)});
        QCOMPARE(alongX.test.axes, 1);
        QCOMPARE(alongX.test.overlap[0], -0.5);
        QVERIFY(!alongX.test.overlaps);
        const Tested alongY = tested(a, {AxisBox{2, 1}, poseAt({1.5, -5}, 0)});
        QCOMPARE(alongY.test.axes, 2);
        QCOMPARE(alongY.test.overlap[0], 0.5);
        QCOMPARE(alongY.test.overlap[1], -4.0);
        QCOMPARE(alongY.test.normal, (Vec2{0, -1}));
        QCOMPARE(alongY.test.depth, -4.0);
        const Tested neither = tested(a, {AxisBox{2, 1}, poseAt({1.75, 0.5}, 0)});
        QVERIFY(neither.test.overlaps);
        QCOMPARE(neither.test.depth, 0.25);
        QCOMPARE(neither.test.normal, (Vec2{1, 0}));
        QCOMPARE(neither.test.edge.x, 1.0);
        // Each way to end has its own line in the source.
        QVERIFY(alongX.line < alongY.line && alongY.line < neither.line);
    }

    void aCircleWithItsMiddleInsideLeavesThroughTheNearestSide() {
        const Placed box{AxisBox{4, 2}, Pose{}};
        const PairTest right = tested(box, {Circle{0.5}, poseAt({1.75, 0.5}, 0)}).test;
        QCOMPARE(right.test, OverlapTest::AabbCircle);
        QCOMPARE(right.special, SpecialCase::CentreInside);
        QCOMPARE(right.normal, (Vec2{1, 0}));
        QCOMPARE(right.depth, 0.75);
        const PairTest up = tested(box, {Circle{0.5}, poseAt({1, 0.5}, 0)}).test;
        QCOMPARE(up.normal, (Vec2{0, 1}));
        QCOMPARE(up.depth, 1.0);
    }

    void aHalfPlaneMeasuresTheLowestPoint() {
        const Placed ground{HalfPlane{{0, 1}, 1}, Pose{}};
        const PairTest above = tested(ground, {Box{2, 2}, poseAt({3, 2.25}, 0)}).test;
        QVERIFY(!above.overlaps);
        QCOMPARE(above.depth, -0.25);
        const PairTest below = tested({Circle{0.5}, poseAt({3, 1.25}, 0)}, ground).test;
        QVERIFY(below.overlaps);
        QCOMPARE(below.depth, 0.25);
        QCOMPARE(below.normal, (Vec2{0, -1}));
        QCOMPARE(below.edge, (Vec2{3, 0.75}));
    }
};

SOLVERSCOPE_TEST(TestOverlap, QCoreApplication)
#include "test_overlap.moc"
