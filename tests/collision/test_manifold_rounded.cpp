// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Polygons and capsules against everything.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "tests/collision/placed_shapes.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Polygon polygonOf(const std::vector<Vec2>& points) {
    Polygon polygon;
    for (const Vec2 p : points) polygon.points[polygon.count++] = p;
    return polygon;
}

Polygon asPolygon(const Box& box) {
    const Real x = 0.5 * box.width;
    const Real y = 0.5 * box.height;
    return polygonOf({{-x, -y}, {x, -y}, {x, y}, {-x, y}});
}

const Polygon square = asPolygon({1, 1});
const Polygon hexagon = polygonOf({{1, 0}, {0.5, 0.75}, {-0.5, 0.75}, {-1, 0}, {-0.5, -0.75}, {0.5, -0.75}});

// ---- random bodies ----

/// One in three is parallel to the axes.
Pose randomTurnedPose() {
    const Real angle = oneOf(3) == 0 ? 0.5 * std::numbers::pi * (oneOf(4) - 2) : between(-3, 3);
    return poseAt({between(-1.5, 1.5), between(-1.5, 1.5)}, angle);
}

/// Corners on an ellipse; its centre of mass is the origin of the body, as makeBody has it.
Polygon randomPolygon() {
    Polygon polygon;
    polygon.count = static_cast<std::uint32_t>(3 + oneOf(6));
    const Vec2 size{between(0.3, 1.5), between(0.3, 1.5)};
    const Real start = between(0, 6);
    for (std::uint32_t k = 0; k < polygon.count; ++k) {
        const Real turn = 2 * std::numbers::pi * (k + between(0, 0.6)) / polygon.count;
        polygon.points[k] = rotate(rotationBy(start), {size.x * std::cos(turn), size.y * std::sin(turn)});
    }
    BodyDef definition;
    definition.shape = polygon;
    return std::get<Polygon>(makeBody(definition).shape);
}

Placed randomRounded() {
    if (oneOf(2) == 0) return {randomPolygon(), randomTurnedPose()};
    return {Capsule{between(0.1, 2), between(0.05, 0.6)}, randomTurnedPose()};
}

Placed randomPlaced() {
    switch (oneOf(6)) {
        case 0:
            return {Circle{between(0.1, 1)}, randomTurnedPose()};
        case 1:
            return {Box{between(0.2, 2), between(0.2, 2)}, randomTurnedPose()};
        case 2:
            return at(AxisBox{between(0.2, 2), between(0.2, 2)}, randomTurnedPose().position);
        case 3:
            return at(Particle{}, randomTurnedPose().position);
        default:
            return randomRounded();
    }
}

// ---- the independent measure: how far support planes lie apart ----

/// How far a body reaches along a direction.
Real support(const Placed& body, Vec2 n) {
    const Vec2 local = inverseRotate(body.pose.rotation, n);
    const Real middle = dot(n, body.pose.position);
    const auto ofBox = [&](Real width, Real height) { return 0.5 * (std::abs(local.x) * width + std::abs(local.y) * height); };
    if (const auto* circle = std::get_if<Circle>(&body.shape)) return middle + circle->radius;
    if (const auto* box = std::get_if<Box>(&body.shape)) return middle + ofBox(box->width, box->height);
    if (const auto* box = std::get_if<AxisBox>(&body.shape)) return middle + ofBox(box->width, box->height);
    if (const auto* capsule = std::get_if<Capsule>(&body.shape))
        return middle + 0.5 * std::abs(local.x) * capsule->length + capsule->radius;
    if (const auto* polygon = std::get_if<Polygon>(&body.shape)) {
        Real most = dot(local, polygon->points[0]);
        for (std::uint32_t k = 1; k < polygon->count; ++k) most = std::max(most, dot(local, polygon->points[k]));
        return middle + most;
    }
    return middle;
}

Real separationAlong(const Placed& a, const Placed& b, Vec2 n) { return -support(a, n) - support(b, -n); }

/// The largest separation over all directions, by sampling and narrowing: what the bodies are apart, or how deep they overlap.
Real bruteForce(const Placed& a, const Placed& b) {
    constexpr int samples = 720;
    const auto along = [&](Real turn) { return separationAlong(a, b, {std::cos(turn), std::sin(turn)}); };
    Real best = -std::numeric_limits<Real>::infinity();
    for (int i = 0; i < samples; ++i) {
        const Real turn = 2 * std::numbers::pi * i / samples;
        Real found = along(turn);
        if (found > best - 0.2) {
            Real low = turn - 2 * std::numbers::pi / samples;
            Real high = turn + 2 * std::numbers::pi / samples;
            for (int k = 0; k < 60; ++k) {
                const Real first = low + 0.382 * (high - low);
                const Real second = low + 0.618 * (high - low);
                (along(first) < along(second) ? low : high) = along(first) < along(second) ? first : second;
            }
            found = std::max(found, along(0.5 * (low + high)));
        }
        best = std::max(best, found);
    }
    return best;
}

// The choice between two axes has a tolerance, a part of the bodies' breadth: so much deeper a contact may be than it need be.
constexpr Real axisTolerance = 0.01;

}  // namespace

class TestManifoldRounded : public QObject {
    Q_OBJECT

private slots:
    // Closed forms.

    void polygonOnTheGroundRestsOnItsLowerEdge() {
        const auto found = contactsOf(ground, at(hexagon, {2, 0.74}));
        QCOMPARE(featuresOf(found), (std::vector<std::uint32_t>{4, 5}));
        QVERIFY(near(found[0].point, {1.5, -0.005}));
        QVERIFY(near(found[1].point, {2.5, -0.005}));
        for (const Contact& c : found) QVERIFY(near(c.separation, -0.01) && c.normal == (Vec2{0, 1}));
    }

    void capsuleOnTheGroundRestsOnBothEndsAndStandsOnOne() {
        const auto lying = contactsOf(ground, at(Capsule{2, 0.25}, {1, 0.24}));
        QCOMPARE(featuresOf(lying), (std::vector<std::uint32_t>{0, 1}));
        QVERIFY(near(lying[0].point, {0, -0.005}));
        QVERIFY(near(lying[1].point, {2, -0.005}));
        const auto standing = contactsOf(ground, at(Capsule{2, 0.25}, {1, 1.24}, 0.5 * std::numbers::pi));
        QCOMPARE(standing.size(), 1u);
        QVERIFY(near(standing[0].separation, -0.01));
        QVERIFY(near(standing[0].point, {1, -0.005}));
    }

    void capsuleOnACapsuleTouchesAlongTheCommonLength() {
        const auto found = contactsOf(at(Capsule{2, 0.5}, {}), at(Capsule{2, 0.25}, {0.5, 0.74}));
        QCOMPARE(found.size(), 2u);
        for (const Contact& c : found) {
            QVERIFY(near(c.normal, {0, 1}));
            QVERIFY(near(c.separation, -0.01));
            QVERIFY(near(c.point.y, 0.495));
        }
        QVERIFY(near(std::min(found[0].point.x, found[1].point.x), -0.5));
        QVERIFY(near(std::max(found[0].point.x, found[1].point.x), 1));
    }

    void capsulesEndToEndTouchBetweenTheirEnds() {
        for (const Real angle : {0.0, 0.3, 0.5 * std::numbers::pi, 2.0}) {
            const Vec2 along = rotate(rotationBy(angle), {1, 0});
            const auto found = contactsOf(at(Capsule{2, 0.25}, {}, angle), at(Capsule{1, 0.5}, 2.2 * along, angle));
            QCOMPARE(found.size(), 1u);
            QVERIFY(near(found[0].normal, along));
            QVERIFY(near(found[0].separation, -0.05));
            QVERIFY(near(found[0].point, 1.225 * along));
            QVERIFY(contactsOf(at(Capsule{2, 0.25}, {}, angle), at(Capsule{1, 0.5}, 2.26 * along, angle)).empty());
        }
    }

    void crossingCapsulesLeaveAcrossTheNearerSide() {
        const auto found = contactsOf(at(Capsule{4, 0.25}, {}), at(Capsule{2, 0.25}, {0.5, 0.75}, 0.5 * std::numbers::pi));
        QVERIFY(!found.empty());
        QVERIFY(near(deepest(found).normal, {0, 1}));
        QVERIFY(near(deepest(found).separation, -0.75));  // the lower end lies 0.25 below the upper segment, and two radii
    }

    void capsulesThatAreTheSameArePushedApart() {
        for (const Real angle : {0.0, 0.7}) {
            const Placed capsule = at(Capsule{1, 0.25}, {3, -4}, angle);
            const auto found = contactsOf(capsule, capsule);
            QVERIFY(!found.empty());
            QVERIFY(near(deepest(found).separation, -0.5));
            QVERIFY(near(length(found[0].normal), 1));
        }
    }

    void cornersOfPolygonsApartMeetAlongTheirLine() {
        const auto found = contactsOf(at(square, {}), at(square, {1.3, 1.4}), 0.6);
        QCOMPARE(found.size(), 1u);
        QVERIFY(near(found[0].normal, {0.6, 0.8}));
        QVERIFY(near(found[0].separation, 0.5));
        QVERIFY(near(found[0].point, {0.65, 0.7}));
        QVERIFY(contactsOf(at(square, {}), at(square, {1.3, 1.4}), 0.49).empty());
    }

    void circleOnASideOnACornerAndInsideOfAPolygon() {
        const auto side = contactsOf(at(square, {}), at(Circle{0.5}, {0.25, 0.75}));
        QCOMPARE(side.size(), 1u);
        QVERIFY(near(side[0].normal, {0, 1}) && near(side[0].separation, -0.25) && near(side[0].point, {0.25, 0.375}));
        const auto corner = contactsOf(at(square, {}), at(Circle{6}, {3.5, 4.5}));
        QCOMPARE(corner.size(), 1u);
        QVERIFY(near(corner[0].normal, {0.6, 0.8}) && near(corner[0].separation, -1));
        const auto inside = contactsOf(at(square, {}), at(Circle{0.25}, {-0.375, 0.125}));
        QCOMPARE(inside.size(), 1u);
        QVERIFY(near(inside[0].normal, {-1, 0}) && near(inside[0].separation, -0.375));
    }

    void circleOnTheSegmentOfACapsuleLeavesAcrossIt() {
        const auto found = contactsOf(at(Capsule{2, 0.5}, {}), at(Circle{0.25}, {0.5, 0}));
        QCOMPARE(found.size(), 1u);
        QVERIFY(near(std::abs(found[0].normal.y), 1) && near(found[0].separation, -0.75));
        const auto beyond = contactsOf(at(Capsule{2, 0.5}, {}), at(Circle{0.25}, {1.7, 0}));
        QCOMPARE(beyond.size(), 1u);
        QVERIFY(near(beyond[0].normal, {1, 0}) && near(beyond[0].separation, -0.05));
    }

    void particleIsHeldByPolygonsAndCapsules() {
        for (const auto& [shape, height] : {std::pair<Shape, Real>{square, 0.5}, {Capsule{2, 0.25}, 0.25}}) {
            const auto found = contactsOf(at(shape, {}), at(Particle{}, {0.1, height - 0.125}));
            QCOMPARE(found.size(), 1u);
            QVERIFY(near(found[0].normal, {0, 1}) && near(found[0].separation, -0.125));
            QVERIFY(contactsOf(at(shape, {}), at(Particle{}, {0.1, height + 1.5 * touching})).empty());
        }
    }

    // Features.

    void polygonsKeepTheirFeaturesWhileTheyJitter() {
        for (const Placed& lower : {at(square, {}), at(Capsule{2, 0.5}, {})}) {
            for (const Shape& upper : {Shape{square}, Shape{Capsule{2, 0.5}}}) {
                const auto atRest = featuresOf(contactsOf(lower, at(upper, {0, 0.995})));
                QCOMPARE(atRest.size(), 2u);
                for (const Real x : {-1e-3, -1e-16, 0.0, 1e-16, 1e-3})
                    for (const Real angle : {-1e-3, -1e-16, 0.0, 1e-16, 1e-3})
                        QCOMPARE(featuresOf(contactsOf(lower, at(upper, {x, 0.995}, angle))), atRest);
            }
        }
    }

    void slidingPolygonKeepsItsFeaturesFromEndToEnd() {
        const Placed plank = at(asPolygon({4, 1}), {});
        const auto atRest = featuresOf(contactsOf(plank, at(hexagon, {0, 1.24})));
        QCOMPARE(atRest.size(), 2u);
        for (Real x = -2.4; x < 2.4; x += 0.01) QCOMPARE(featuresOf(contactsOf(plank, at(hexagon, {x, 1.24}))), atRest);
    }

    void capsuleThatRollsOverKeepsItsFeaturesOnThePlane() {
        for (const Real turn : {-0.001, 0.0, 0.001})
            QCOMPARE(featuresOf(contactsOf(ground, at(Capsule{1, 0.5}, {0, 0.49}, std::numbers::pi + turn))),
                     (std::vector<std::uint32_t>{0, 1}));
    }

    // Agreement and invariants.

    void polygonsShapedAsBoxesAgreeWithBoxes() {
        require(rc::check("polygon = box", [] {
            const Box boxA{between(0.2, 2), between(0.2, 2)};
            const Box boxB{between(0.2, 2), between(0.2, 2)};
            const Pose poseA = randomTurnedPose();
            const Pose poseB = randomTurnedPose();
            const auto boxes = contactsOf({boxA, poseA}, {boxB, poseB});
            const auto polygons = contactsOf({asPolygon(boxA), poseA}, {asPolygon(boxB), poseB});
            const auto mixed = contactsOf({boxA, poseA}, {asPolygon(boxB), poseB});
            RC_ASSERT(boxes.empty() == polygons.empty());
            RC_ASSERT(featuresOf(mixed) == featuresOf(polygons));
            if (boxes.empty()) return;
            RC_ASSERT(near(deepest(mixed).separation, deepest(polygons).separation));
            // Both keep to an axis within a tolerance. That of boxes is applied up to three times: a twentieth, and a hundredth of
            // the half side.
            const Real truth = bruteForce({boxA, poseA}, {boxB, poseB});
            const Real depth = -std::min(truth, 0.0);
            RC_ASSERT(std::abs(deepest(boxes).separation - deepest(polygons).separation) <= 0.17 * depth + 0.05);
            if (near(deepest(boxes).normal, deepest(polygons).normal))
                RC_ASSERT(near(deepest(boxes).separation, deepest(polygons).separation));
        }));
    }

    void theContactIsAsDeepAsTheBodiesAre() {
        require(rc::check("separation = brute force", [] {
            const Placed a = randomRounded();
            const Placed b = randomPlaced();
            const Real margin = oneOf(2) == 0 ? touching : between(0, 1.5);
            const auto found = contactsOf(a, b, margin);
            const Real truth = bruteForce(a, b);
            if (found.empty()) {
                RC_ASSERT(truth > margin - 1e-6);
                return;
            }
            RC_ASSERT(deepest(found).separation <= truth + 1.01 * touching);
            RC_ASSERT(deepest(found).separation >= truth - axisTolerance);
            // The normal points from A to B: along it the bodies lie as far apart as the contact says, or deeper within the
            // tolerance.
            const Real along = separationAlong(a, b, found[0].normal);
            RC_ASSERT(along <= deepest(found).separation + 1e-9);
            RC_ASSERT(along >= truth - axisTolerance);
        }));
    }

    void pointsAreDistinctWithinTheMarginAndInOrder() {
        require(rc::check("well formed", [] {
            const Real margin = between(0, 1);
            const auto found = contactsOf(randomRounded(), randomPlaced(), margin);
            for (const Contact& c : found) {
                RC_ASSERT(c.separation <= margin);
                RC_ASSERT(near(length(c.normal), 1, 1e-14));
                RC_ASSERT(std::isfinite(c.point.x) && std::isfinite(c.point.y));
            }
            if (found.size() == 2) RC_ASSERT(found[0].feature < found[1].feature && found[0].normal == found[1].normal);
        }));
    }

    void swappingTheBodiesMirrorsTheManifold() {
        require(rc::check("swap", [] {
            const Placed a = randomRounded();
            const Placed b = randomPlaced();
            const auto ab = contactsOf(a, b);
            const auto ba = contactsOf(b, a);
            RC_ASSERT(ab.empty() == ba.empty());
            if (ab.empty()) return;
            // Ties go to the first body, within the tolerance; otherwise both see the same.
            RC_ASSERT(near(deepest(ab).separation, deepest(ba).separation, axisTolerance));
            if (length(ab[0].normal + ba[0].normal) < 1e-9) {
                RC_ASSERT(ab.size() == ba.size());
                RC_ASSERT(near(deepest(ab).separation, deepest(ba).separation, 1e-11));
            }
        }));
    }

    void movingBOutByTheSeparationLeavesTheBodiesTouching() {
        require(rc::check("move out", [] {
            const Placed a = randomRounded();
            Placed b = randomPlaced();
            const auto before = contactsOf(a, b);
            RC_PRE(!before.empty());
            const Real depth = -separationAlong(a, b, before[0].normal);
            b.pose.position += (depth + 2 * touching) * before[0].normal;
            RC_ASSERT(contactsOf(a, b).empty());
        }));
    }

    void movingBothBodiesTogetherChangesNoSeparation() {
        require(rc::check("rigid motion", [] {
            Placed a = randomRounded();
            Placed b = randomRounded();
            const Pose motion = poseAt({between(-5, 5), between(-5, 5)}, between(-3, 3));
            const auto moved = [&](const Placed& body) {
                return Placed{body.shape, poseAt(toWorld(motion, body.pose.position), body.pose.angle + motion.angle)};
            };
            const auto before = contactsOf(a, b);
            const auto after = contactsOf(moved(a), moved(b));
            if (before.empty() && after.empty()) return;
            if (before.empty() || after.empty()) {
                // Rounding may decide about a point that just touches.
                RC_ASSERT(near(deepest(before.empty() ? after : before).separation, touching, 1e-9));
                return;
            }
            RC_ASSERT(near(deepest(before).separation, deepest(after).separation, 1e-11));
            RC_ASSERT(length(after[0].normal - rotate(motion.rotation, before[0].normal)) < 1e-6);
        }));
    }

    void whatIsNotANumberTouchesNothing() {
        constexpr Real nan = std::numeric_limits<Real>::quiet_NaN();
        const Pose nowhere{{nan, nan}, nan, {nan, nan}};
        for (const Shape& a : {Shape{square}, Shape{Capsule{}}})
            for (const Shape& b : {Shape{Circle{}}, Shape{Box{}}, Shape{HalfPlane{}}, Shape{Particle{}}, Shape{AxisBox{}},
                                   Shape{square}, Shape{Capsule{}}}) {
                QVERIFY(contactsOf({a, Pose{}}, {b, nowhere}).empty());
                QVERIFY(contactsOf({b, nowhere}, {a, Pose{}}).empty());
            }
    }
};

SOLVERSCOPE_TEST(TestManifoldRounded, QCoreApplication)
#include "test_manifold_rounded.moc"
