// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
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

void compareNear(Real actual, Real expected, Real tolerance = 1e-15) {
    QVERIFY2(std::abs(actual - expected) <= tolerance,
             qPrintable(QString("%1, not %2").arg(actual, 0, 'g', 17).arg(expected, 0, 'g', 17)));
}

void compareNear(Vec2 actual, Vec2 expected, Real tolerance = 1e-15) {
    compareNear(actual.x, expected.x, tolerance);
    compareNear(actual.y, expected.y, tolerance);
}

const Box unitBox{1, 1};
const Rotation threeFourFive{0.8, 0.6};
const Rotation eighth{std::sqrt(0.5), std::sqrt(0.5)};

// Random scenes.

/// Millimetres, metres, kilometres.
Real randomScale() { return std::array{1e-3, 1.0, 1e3}[static_cast<std::size_t>(oneOf(3))]; }

/// Around the origin, so that most bodies overlap; one in three is parallel to the axes.
Pose randomPose(Real scale) {
    const Real angle = oneOf(3) == 0 ? 0.5 * std::numbers::pi * (oneOf(4) - 2) : between(-3, 3);
    return poseAt({scale * between(-1, 1), scale * between(-1, 1)}, angle);
}

Placed randomBox(Real scale) { return {Box{scale * between(0.1, 3), scale * between(0.1, 3)}, randomPose(scale)}; }

Placed randomBody(Real scale) {
    const int kind = oneOf(4);
    if (kind == 0) return {Circle{scale * between(0.1, 1)}, randomPose(scale)};
    if (kind == 1) return {HalfPlane{rotate(rotationBy(between(-3, 3)), {0, 1}), scale * between(-1, 1)}, randomPose(scale)};
    return randomBox(scale);
}

/// The separation along each axis of two boxes, A's first, worked out from their corners in the world.
std::array<Real, 4> separationsByCorners(const Placed& a, const Placed& b) {
    const auto corners = [](const Placed& body) {
        const Box& box = std::get<Box>(body.shape);
        std::array<Vec2, 4> found;
        std::size_t next = 0;
        for (const Real x : {-0.5, 0.5})
            for (const Real y : {-0.5, 0.5}) found[next++] = toWorld(body.pose, {x * box.width, y * box.height});
        return found;
    };
    const auto ca = corners(a);
    const auto cb = corners(b);
    std::array<Real, 4> found;
    std::size_t next = 0;
    for (const Rotation q : {a.pose.rotation, b.pose.rotation}) {
        for (const Vec2 axis : {rotate(q, {1, 0}), rotate(q, {0, 1})}) {
            const auto along = [&](Vec2 p, Vec2 r) { return dot(axis, p) < dot(axis, r); };
            const auto [lowA, highA] = std::minmax_element(ca.begin(), ca.end(), along);
            const auto [lowB, highB] = std::minmax_element(cb.begin(), cb.end(), along);
            found[next++] = std::max(dot(axis, *lowA - *highB), dot(axis, *lowB - *highA));
        }
    }
    return found;
}

/// Whether the margin between axes decides about two boxes: then the order of the bodies matters.
bool isNearTie(const Placed& a, const Placed& b, Real scale) {
    if (!std::holds_alternative<Box>(a.shape) || !std::holds_alternative<Box>(b.shape)) return false;
    auto s = separationsByCorners(a, b);
    std::sort(s.begin(), s.end());
    // The axes of parallel boxes are two and two the same, which makes no tie.
    const Vec2 turn = inverseRotate(a.pose.rotation, rotate(b.pose.rotation, {1, 0}));
    const bool parallel = std::min(std::abs(turn.x), std::abs(turn.y)) < 1e-9;
    return s[parallel ? 1 : 2] > 1.1 * s[3] - 0.1 * scale;
}

}  // namespace

class TestManifold : public QObject {
    Q_OBJECT

private slots:
    // Closed forms.

    void circlesOverlapAlongTheLineOfCentres() {
        const auto found = contactsOf({Circle{3}, poseAt({1, 1}, 0.3)}, {Circle{2.5}, poseAt({4, 5}, -2)});  // 5 m apart
        QCOMPARE(found.size(), 1u);
        compareNear(found[0].normal, {0.6, 0.8});
        compareNear(found[0].separation, -0.5);
        compareNear(found[0].point, {1 + 2.75 * 0.6, 1 + 2.75 * 0.8});
        QCOMPARE(found[0].feature, 0u);
    }

    void circlesThatJustTouchHaveAContact() {
        const auto apart = [](Real distance) {
            return contactsOf({Circle{1}, poseAt({0, 0}, 0)}, {Circle{1}, poseAt({distance, 0}, 0)}).size();
        };
        QCOMPARE(apart(2), 1u);
        QCOMPARE(apart(2 + 0.5 * touching), 1u);
        QCOMPARE(apart(2 + 1.5 * touching), 0u);
    }

    void concentricCirclesArePushedApartUpwards() {
        const auto found = contactsOf({Circle{1}, poseAt({3, 4}, 0)}, {Circle{2}, poseAt({3, 4}, 0)});
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].normal, (Vec2{0, 1}));
        QCOMPARE(found[0].separation, -3.0);
    }

    void circleOnTheSideOfABox() {
        const auto found = contactsOf({Box{4, 2}, {{1, 1}, 0, threeFourFive}},
                                      {Circle{0.5}, {toWorld({{1, 1}, 0, threeFourFive}, {1, 1.25}), 0, {}}});
        QCOMPARE(found.size(), 1u);
        compareNear(found[0].normal, {-0.6, 0.8});
        compareNear(found[0].separation, -0.25);
        compareNear(found[0].point, toWorld({{1, 1}, 0, threeFourFive}, {1, 0.875}));
    }

    void circleOnTheCornerOfABox() {
        const auto found = contactsOf({unitBox, Pose{}}, {Circle{6}, poseAt({0.5 + 3, 0.5 + 4}, 0)});
        QCOMPARE(found.size(), 1u);
        compareNear(found[0].normal, {0.6, 0.8});
        compareNear(found[0].separation, -1);
        compareNear(found[0].point, {0.5 - 0.5 * 0.6, 0.5 - 0.5 * 0.8});
        QVERIFY(contactsOf({unitBox, Pose{}}, {Circle{4.9}, poseAt({0.5 + 3, 0.5 + 4}, 0)}).empty());
    }

    void circleInsideABoxLeavesThroughTheNearestSide_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("normalX");
        QTest::addColumn<double>("normalY");
        QTest::addColumn<double>("separation");
        QTest::newRow("right") << 1.5 << 0.25 << 1.0 << 0.0 << -0.75;
        QTest::newRow("left") << -1.5 << 0.25 << -1.0 << 0.0 << -0.75;
        QTest::newRow("top") << 0.5 << 0.75 << 0.0 << 1.0 << -0.5;
        QTest::newRow("bottom") << 0.5 << -0.75 << 0.0 << -1.0 << -0.5;
        QTest::newRow("on the right side") << 2.0 << 0.5 << 1.0 << 0.0 << -0.25;
        QTest::newRow("on a corner") << 2.0 << 1.0 << 0.0 << 1.0 << -0.25;
        QTest::newRow("in the middle") << 0.0 << 0.0 << 0.0 << 1.0 << -1.25;
    }

    void circleInsideABoxLeavesThroughTheNearestSide() {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, normalX);
        QFETCH(double, normalY);
        QFETCH(double, separation);
        const auto found = contactsOf({Box{4, 2}, Pose{}}, {Circle{0.25}, poseAt({x, y}, 0)});
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].normal, (Vec2{normalX, normalY}));
        QCOMPARE(found[0].separation, separation);
        // Moved out along the normal, the circle touches the side at a point straight ahead of its centre.
        const Vec2 side{normalX != 0 ? 2 * normalX : x, normalY != 0 ? normalY : y};
        compareNear(found[0].point, side + 0.5 * separation * found[0].normal);
    }

    void circleOnAnIncline() {
        const auto found = contactsOf({HalfPlane{{-0.6, 0.8}, 2}, Pose{}}, {Circle{1}, {2.75 * Vec2{-0.6, 0.8}, 0, {}}});
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].normal, (Vec2{-0.6, 0.8}));
        compareNear(found[0].separation, -0.25);
        compareNear(found[0].point, 1.875 * Vec2{-0.6, 0.8});
    }

    void boxOnTheGroundRestsOnItsLowerCorners() {
        const auto found = contactsOf(ground, {unitBox, poseAt({2, 0.49}, 0)});
        QCOMPARE(found.size(), 2u);
        for (const Contact& c : found) {
            QCOMPARE(c.normal, (Vec2{0, 1}));
            compareNear(c.separation, -0.01);
        }
        QCOMPARE(featuresOf(found), (std::vector<std::uint32_t>{0, 1}));
        compareNear(found[0].point, {1.5, -0.005});
        compareNear(found[1].point, {2.5, -0.005});
    }

    void boxOnEachOfItsSidesRestsOnTheCornersOfThatSide() {
        const std::array<Rotation, 4> turns{Rotation{1, 0}, {0, -1}, {-1, 0}, {0, 1}};
        const std::array<std::vector<std::uint32_t>, 4> corners{{{0, 1}, {1, 2}, {2, 3}, {0, 3}}};
        for (std::size_t side = 0; side < 4; ++side)
            QCOMPARE(featuresOf(contactsOf(ground, {unitBox, {{0, 0.49}, 0, turns[side]}})), corners[side]);
    }

    void boxWithACornerExactlyOnThePlaneHasOneContact() {
        const Placed box{Box{2, 2}, {{5, 1.4}, 0, threeFourFive}};  // lowest corner 0.8 + 0.6 below the middle
        const auto found = contactsOf(ground, box);
        QCOMPARE(found.size(), 1u);
        compareNear(found[0].separation, 0);
        compareNear(found[0].point, {5 - 0.8 + 0.6, 0});
        QVERIFY(contactsOf(ground, {Box{2, 2}, {{5, 1.4 + 1.5 * touching}, 0, threeFourFive}}).empty());
    }

    void boxDeepInThePlaneKeepsItsTwoDeepestCorners() {
        const auto found = contactsOf(ground, {Box{2, 2}, {{0, -10}, 0, threeFourFive}});
        QCOMPARE(found.size(), 2u);
        compareNear(found[0].separation, -11.4, 1e-14);
        compareNear(found[1].separation, -10.2, 1e-14);
    }

    void boxOnABoxRestsOnTwoPoints() {
        const auto found = contactsOf({Box{3, 1}, Pose{}}, {unitBox, poseAt({0.25, 0.99}, 0)});
        QCOMPARE(found.size(), 2u);
        for (const Contact& c : found) {
            QCOMPARE(c.normal, (Vec2{0, 1}));
            compareNear(c.separation, -0.01);
        }
        compareNear(found[0].point, {-0.25, 0.495});
        compareNear(found[1].point, {0.75, 0.495});
        QVERIFY(found[0].feature < found[1].feature);
    }

    void overhangingBoxIsClippedAtTheEndOfTheLowerOne() {
        const auto found = contactsOf({unitBox, Pose{}}, {unitBox, poseAt({0.75, 0.99}, 0)});
        QCOMPARE(found.size(), 2u);
        compareNear(found[0].point, {0.25, 0.495});
        compareNear(found[1].point, {0.5, 0.495});
    }

    void boxOnItsCornerDipsIntoTheLowerOneAtOnePoint() {
        // The diamond's lowest corner is half a diagonal below its middle.
        const auto found = contactsOf({Box{10, 1}, Pose{}}, {Box{2, 2}, {{1, 0.5 + std::sqrt(2.0) - 0.125}, 0, eighth}});
        QVERIFY(!found.empty());
        compareNear(deepest(found).normal, {0, 1});
        compareNear(deepest(found).separation, -0.125);
        compareNear(deepest(found).point, {1, 0.5 - 0.0625});
    }

    void cornerOfTheLowerBoxInASideOfTheUpperOneUsesThatSide() {
        const auto found = contactsOf({Box{2, 2}, {{1, 0.5 + std::sqrt(2.0) - 0.125}, 0, eighth}}, {Box{10, 1}, Pose{}});
        compareNear(deepest(found).normal, {0, -1});
        compareNear(deepest(found).separation, -0.125);
        compareNear(deepest(found).point, {1, 0.5 - 0.0625});
    }

    void boxThatDipsPastTheEndOfTheChosenEdgeIsStillHeld() {
        // B's lowest corner is 0.02 below A's top and 0.002 beyond its right end; the margin prefers A's top, but the side of B
        // that holds A's corner lies 0.02 · 0.6 − 0.002 · 0.8 deep.
        const Vec2 lowest{1.002, 0.98};
        const Placed b{Box{2, 2}, {lowest + rotate(threeFourFive, {1, 1}), 0, threeFourFive}};
        const auto found = contactsOf({Box{2, 2}, Pose{}}, b);
        QCOMPARE(found.size(), 1u);
        compareNear(found[0].normal, {0.8, 0.6});
        compareNear(found[0].separation, -0.0104);
        compareNear(found[0].point, Vec2{1, 1} - 0.0052 * Vec2{0.8, 0.6});
    }

    void boxesThatJustTouchHaveContacts() {
        QCOMPARE(contactsOf({unitBox, poseAt({0, 0.5}, 0)}, {unitBox, poseAt({0.25, 1.5}, 0)}).size(), 2u);
        QCOMPARE(contactsOf({unitBox, poseAt({0, 0.5}, 0)}, {unitBox, poseAt({0.25, 1.5 + 1.5 * touching}, 0)}).size(), 0u);
    }

    void identicalBoxesArePushedApart() {
        for (const Rotation q : {Rotation{}, threeFourFive, eighth}) {
            const Placed box{Box{2, 2}, {{3, -4}, 0, q}};
            const auto found = contactsOf(box, box);
            QVERIFY(!found.empty());
            compareNear(deepest(found).separation, -2);
            compareNear(length(found[0].normal), 1);
        }
    }

    void halfPlanesDoNotCollide() { QVERIFY(contactsOf(ground, {HalfPlane{{0, -1}, 5}, Pose{}}).empty()); }

    void whatIsNotANumberTouchesNothing() {
        constexpr Real nan = std::numeric_limits<Real>::quiet_NaN();
        for (const Shape& a : {Shape{Circle{}}, Shape{Box{}}, Shape{HalfPlane{}}})
            for (const Shape& b : {Shape{Circle{}}, Shape{Box{}}, Shape{HalfPlane{}}})
                QVERIFY(contactsOf({a, Pose{}}, {b, {{nan, nan}, nan, {nan, nan}}}).empty());
    }

    // Features.

    void boxesOfEqualWidthKeepTheirFeaturesWhileTheyJitter() {
        const auto atRest = featuresOf(contactsOf({unitBox, Pose{}}, {unitBox, poseAt({0, 0.995}, 0)}));
        QCOMPARE(atRest.size(), 2u);
        for (const Real x : {-1e-3, -1e-16, 0.0, 1e-16, 1e-3}) {
            for (const Real angle : {-1e-3, -1e-16, 0.0, 1e-16, 1e-3}) {
                QCOMPARE(featuresOf(contactsOf({unitBox, poseAt({0, 0}, angle)}, {unitBox, poseAt({x, 0.995}, 0)})), atRest);
                QCOMPARE(featuresOf(contactsOf({unitBox, Pose{}}, {unitBox, poseAt({x, 0.995}, angle)})), atRest);
            }
        }
    }

    void slidingBoxKeepsItsFeaturesFromEndToEnd() {
        const auto atRest = featuresOf(contactsOf({Box{3, 1}, Pose{}}, {unitBox, poseAt({0, 0.99}, 0)}));
        for (Real x = -1.9; x < 1.9; x += 0.01)
            QCOMPARE(featuresOf(contactsOf({Box{3, 1}, Pose{}}, {unitBox, poseAt({x, 0.99}, 0)})), atRest);
    }

    void rockingBoxLosesAndRegainsTheSameFeature() {
        const auto flat = featuresOf(contactsOf({Box{9, 1}, Pose{}}, {unitBox, poseAt({0, 0.995}, 0)}));
        const auto left = featuresOf(contactsOf({Box{9, 1}, Pose{}}, {unitBox, poseAt({0, 0.995}, 0.05)}));
        const auto right = featuresOf(contactsOf({Box{9, 1}, Pose{}}, {unitBox, poseAt({0, 0.995}, -0.05)}));
        QCOMPARE(left.size(), 1u);
        QCOMPARE(right.size(), 1u);
        QCOMPARE((std::vector{std::min(left[0], right[0]), std::max(left[0], right[0])}), flat);
    }

    void cornerThatRollsOverKeepsItsFeature() {
        const Real low = 0.5 + std::sqrt(0.5) - 0.01;
        const auto before = contactsOf({Box{9, 1}, Pose{}}, {unitBox, poseAt({0, low}, 0.25 * std::numbers::pi - 1e-3)});
        const auto after = contactsOf({Box{9, 1}, Pose{}}, {unitBox, poseAt({0, low}, 0.25 * std::numbers::pi + 1e-3)});
        QCOMPARE(deepest(before).feature, deepest(after).feature);
    }

    // Invariants.

    void pointsAreDistinctTouchingAndInOrder() {
        require(rc::check("well formed", [] {
            const Real scale = randomScale();
            const auto found = contactsOf(randomBody(scale), randomBody(scale));
            for (const Contact& c : found) {
                RC_ASSERT(c.separation <= touching);
                RC_ASSERT(std::abs(length(c.normal) - 1) < 1e-14);
                RC_ASSERT(std::isfinite(c.point.x) && std::isfinite(c.point.y));
                RC_ASSERT(c.normalImpulse == 0 && c.age == 0u);
            }
            if (found.size() == 2) RC_ASSERT(found[0].feature < found[1].feature && found[0].normal == found[1].normal);
        }));
    }

    void boxesHaveAContactExactlyWhenNoAxisSeparatesThem() {
        require(rc::check("contact = no separating axis", [] {
            const Real scale = randomScale();
            const Placed a = randomBox(scale);
            const Placed b = randomBox(scale);
            const auto separations = separationsByCorners(a, b);
            const Real best = *std::max_element(separations.begin(), separations.end());
            RC_PRE(std::abs(best - touching) > 1e-12 * scale);
            RC_ASSERT(contactsOf(a, b).empty() == (best > touching));
        }));
    }

    void theDeepestPointIsAsDeepAsTheLeastOverlap() {
        require(rc::check("depth = least overlap, up to the margin between axes", [] {
            const Placed a = randomBox(1);
            const Placed b = randomBox(1);
            const auto found = contactsOf(a, b);
            RC_PRE(!found.empty());
            const auto separations = separationsByCorners(a, b);
            const Real best = *std::max_element(separations.begin(), separations.end());
            const Real largestHalf = 1.5;
            // Chosen axis: best > 0.95 chosen + 0.01 half did not hold, three times at most; clipping may cut the deepest corner.
            RC_ASSERT(deepest(found).separation >= (best - 0.03 * largestHalf) / (0.95 * 0.95 * 0.95) - 1e-12);
        }));
    }

    void swappingTheBodiesMirrorsTheManifold() {
        require(rc::check("swap", [] {
            const Real scale = randomScale();
            const Placed a = randomBody(scale);
            const Placed b = randomBody(scale);
            RC_PRE(!isNearTie(a, b, scale));
            const auto ab = contactsOf(a, b);
            const auto ba = contactsOf(b, a);
            RC_ASSERT(ab.size() == ba.size());
            if (ab.empty()) return;
            RC_ASSERT(std::abs(deepest(ab).separation - deepest(ba).separation) < 1e-12 * scale);
            RC_ASSERT(length(ab[0].normal + ba[0].normal) < 1e-12);
            RC_ASSERT(length(deepest(ab).point - deepest(ba).point) < 1e-9 * scale ||
                      std::abs(ab.front().separation - ab.back().separation) < 1e-9 * scale);
        }));
    }

    void movingBothBodiesTogetherChangesNoSeparation() {
        require(rc::check("rigid motion", [] {
            const Placed a = randomBody(1);
            const Placed b = randomBody(1);
            const Pose motion = poseAt({between(-5, 5), between(-5, 5)}, between(-3, 3));
            const auto moved = [&](const Placed& body) {
                return Placed{body.shape, poseAt(toWorld(motion, body.pose.position), body.pose.angle + motion.angle)};
            };
            const auto before = contactsOf(a, b);
            const auto after = contactsOf(moved(a), moved(b));
            if (before.size() != after.size()) {
                // Rounding may decide about a point that just touches.
                const auto& more = before.size() > after.size() ? before : after;
                RC_ASSERT(std::abs(std::max(more.front().separation, more.back().separation) - touching) < 1e-12);
                return;
            }
            for (std::size_t i = 0; i < before.size(); ++i) {
                RC_ASSERT(before[i].feature == after[i].feature);
                RC_ASSERT(std::abs(before[i].separation - after[i].separation) < 1e-12);
                RC_ASSERT(length(after[i].point - toWorld(motion, before[i].point)) < 1e-11);
                RC_ASSERT(length(after[i].normal - rotate(motion.rotation, before[i].normal)) < 1e-12);
            }
        }));
    }

    void movingBOutByTheSeparationLeavesTheBodiesTouching() {
        require(rc::check("move out", [] {
            const Real scale = std::max(1.0, randomScale());  // bodies for which a micrometre is nothing
            const Placed a = randomBody(scale);
            Placed b = randomBody(scale);
            const auto before = contactsOf(a, b);
            RC_PRE(!before.empty());
            const Real depth = -deepest(before).separation;
            RC_PRE(depth > 1e-6 * scale);
            const Real left = 1e-9 * scale;  // so that rounding cannot part them
            b.pose.position += (depth - left) * deepest(before).normal;
            const auto after = contactsOf(a, b);
            RC_ASSERT(!after.empty());
            RC_ASSERT(std::abs(deepest(after).separation) < left + 1e-12 * scale);
            b.pose.position += 2 * (left + touching) * deepest(before).normal;
            RC_ASSERT(contactsOf(a, b).empty());
        }));
    }
};

SOLVERSCOPE_TEST(TestManifold, QCoreApplication)
#include "test_manifold.moc"
