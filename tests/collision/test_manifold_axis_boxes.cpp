// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Particles and boxes that never turn. Circles, boxes and half-planes among themselves: test_manifold.cpp.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "tests/collision/placed_shapes.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Vec2 somewhere(Real reach) { return {between(-reach, reach), between(-reach, reach)}; }
Placed randomAxisBox() { return at(AxisBox{between(0.1, 3), between(0.1, 3)}, somewhere(2)); }

}  // namespace

class TestManifoldAxisBoxes : public QObject {
    Q_OBJECT

private slots:
    void axisBoxesPartAlongTheAxisOfLeastOverlap_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("normalX");
        QTest::addColumn<double>("normalY");
        QTest::addColumn<double>("separation");
        QTest::addColumn<double>("pointX");
        QTest::addColumn<double>("pointY");
        QTest::addColumn<unsigned>("feature");
        // A: 4 x 2 at the origin; B: 2 x 2.
        QTest::newRow("right") << 2.75 << 0.5 << 1.0 << 0.0 << -0.25 << 1.875 << 0.25 << 1u;
        QTest::newRow("left") << -2.75 << 0.5 << -1.0 << 0.0 << -0.25 << -1.875 << 0.25 << 3u;
        QTest::newRow("above") << 0.5 << 1.75 << 0.0 << 1.0 << -0.25 << 0.5 << 0.875 << 2u;
        QTest::newRow("below") << 0.5 << -1.75 << 0.0 << -1.0 << -0.25 << 0.5 << -0.875 << 0u;
        QTest::newRow("a corner dipped in less far along x") << 2.5 << 1.0 << 1.0 << 0.0 << -0.5 << 1.75 << 0.5 << 1u;
        QTest::newRow("equal overlaps go along y") << 2.5 << 1.5 << 0.0 << 1.0 << -0.5 << 1.75 << 0.75 << 2u;
        QTest::newRow("concentric goes up") << 0.0 << 0.0 << 0.0 << 1.0 << -2.0 << 0.0 << 0.0 << 2u;
        QTest::newRow("just touching") << 3.0 << 0.0 << 1.0 << 0.0 << 0.0 << 2.0 << 0.0 << 1u;
    }

    void axisBoxesPartAlongTheAxisOfLeastOverlap() {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, normalX);
        QFETCH(double, normalY);
        QFETCH(double, separation);
        QFETCH(double, pointX);
        QFETCH(double, pointY);
        QFETCH(unsigned, feature);
        const auto found = contactsOf(at(AxisBox{4, 2}, {}), at(AxisBox{2, 2}, {x, y}));
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].normal, (Vec2{normalX, normalY}));
        QCOMPARE(found[0].separation, separation);
        QCOMPARE(found[0].point, (Vec2{pointX, pointY}));
        QCOMPARE(found[0].feature, feature);
    }

    void axisBoxesApartHaveNoContactUnlessTheMarginReachesAcross() {
        const Placed a = at(AxisBox{2, 2}, {});
        const Placed b = at(AxisBox{2, 2}, {2.5, 0});
        QVERIFY(contactsOf(a, b).empty());
        QVERIFY(contactsOf(a, b, 0.49).empty());
        const auto found = contactsOf(a, b, 0.5);
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].separation, 0.5);
        QCOMPARE(found[0].point, (Vec2{1.25, 0}));
    }

    void axisBoxesAgreeWithUprightBoxesOnDepthAndDirection() {
        require(rc::check("aabb = upright box", [] {
            const Placed a = randomAxisBox();
            const Placed b = randomAxisBox();
            const AxisBox sizeA = std::get<AxisBox>(a.shape);
            const AxisBox sizeB = std::get<AxisBox>(b.shape);
            const Vec2 d = b.pose.position - a.pose.position;
            const Real x = std::abs(d.x) - 0.5 * (sizeA.width + sizeB.width);
            const Real y = std::abs(d.y) - 0.5 * (sizeA.height + sizeB.height);
            RC_PRE(std::abs(std::max(x, y) - touching) > 1e-12);
            const auto found = contactsOf(a, b);
            const auto boxes = contactsOf({Box{sizeA.width, sizeA.height}, a.pose}, {Box{sizeB.width, sizeB.height}, b.pose});
            RC_ASSERT(found.empty() == boxes.empty());
            if (found.empty()) return;
            RC_ASSERT(near(found[0].separation, std::max(x, y)));
            RC_ASSERT(near(dot(found[0].normal, d), std::abs(x > y ? d.x : d.y)));
            // Boxes prefer x by a margin, which decides only where the overlaps are nearly the same.
            RC_PRE(std::abs(x - y) > 0.3);
            RC_ASSERT(found[0].normal == boxes[0].normal);
            RC_ASSERT(near(found[0].separation, boxes[0].separation));
        }));
    }

    void swappingTheBodiesMirrorsTheContact() {
        require(rc::check("swap", [] {
            const Placed a = randomAxisBox();
            const Placed b = oneOf(2) == 0 ? randomAxisBox() : at(Circle{between(0.1, 1)}, somewhere(2));
            const auto ab = contactsOf(a, b, 0.5);
            const auto ba = contactsOf(b, a, 0.5);
            RC_ASSERT(ab.size() == ba.size());
            for (std::size_t i = 0; i < ab.size(); ++i) {
                RC_ASSERT(ab[i].normal == -ba[i].normal);
                RC_ASSERT(near(ab[i].separation, ba[i].separation));
                RC_ASSERT(near(ab[i].point, ba[i].point));
            }
        }));
    }

    void circleBesideAnAxisBoxIsMeasuredFromItsNearestPoint() {
        const auto corner = contactsOf(at(AxisBox{2, 2}, {}), at(Circle{6}, {1 + 3, 1 + 4}));
        QCOMPARE(corner.size(), 1u);
        QVERIFY(near(corner[0].normal, {0.6, 0.8}));
        QVERIFY(near(corner[0].separation, -1));
        const auto side = contactsOf(at(AxisBox{2, 2}, {}), at(Circle{0.5}, {0.25, 1.25}));
        QCOMPARE(side.size(), 1u);
        QCOMPARE(side[0].normal, (Vec2{0, 1}));
        QCOMPARE(side[0].separation, -0.25);
    }

    void circleWithItsCentreInsideAnAxisBoxLeavesThroughTheNearestSide() {
        const auto found = contactsOf(at(AxisBox{4, 2}, {}), at(Circle{0.25}, {1.5, 0.25}));
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].normal, (Vec2{1, 0}));
        QCOMPARE(found[0].separation, -0.75);
    }

    void axisBoxOnTheGroundRestsOnTwoCorners() {
        const auto found = contactsOf(at(HalfPlane{{0, 1}, 0}, {}), at(AxisBox{1, 1}, {2, 0.49}));
        QCOMPARE(found.size(), 2u);
        QVERIFY(near(found[0].point, {1.5, -0.005}));
        QVERIFY(near(found[1].point, {2.5, -0.005}));
    }

    void axisBoxOnATurnedBoxIsABox() {
        const Placed turned = at(Box{2, 2}, {}, 0.7);
        const auto asAxisBox = contactsOf(turned, at(AxisBox{1, 1}, {0.3, 1.7}));
        const auto asBox = contactsOf(turned, at(Box{1, 1}, {0.3, 1.7}));
        QVERIFY(!asBox.empty());
        QVERIFY(asAxisBox == asBox);
    }

    void particlesPassThroughEachOther() { QVERIFY(contactsOf(at(Particle{}, {1, 1}), at(Particle{}, {1, 1}), 1).empty()); }

    void particleIsHeldByEveryOtherShapeAtItsOwnPoint_data() {
        QTest::addColumn<int>("shape");
        QTest::addColumn<double>("height");
        QTest::newRow("circle") << 0 << 1.0;
        QTest::newRow("box") << 1 << 0.5;
        QTest::newRow("half-plane") << 2 << 0.0;
        QTest::newRow("aabb") << 3 << 0.75;
    }

    void particleIsHeldByEveryOtherShapeAtItsOwnPoint() {
        QFETCH(int, shape);
        QFETCH(double, height);
        const std::array<Shape, 4> shapes{Circle{1}, Box{3, 1}, HalfPlane{{0, 1}, 0}, AxisBox{3, 1.5}};
        const Placed solid = at(shapes[static_cast<std::size_t>(shape)], {});
        const auto inside = contactsOf(solid, at(Particle{}, {0, height - 0.125}));
        QCOMPARE(inside.size(), 1u);
        QVERIFY(near(inside[0].normal, {0, 1}));
        QVERIFY(near(inside[0].separation, -0.125));
        QVERIFY(near(inside[0].point, {0, height - 0.0625}));
        const auto mirrored = contactsOf(at(Particle{}, {0, height - 0.125}), solid);
        QCOMPARE(mirrored.size(), 1u);
        QVERIFY(near(mirrored[0].normal, {0, -1}));
        QVERIFY(contactsOf(solid, at(Particle{}, {0, height + 1.5 * touching})).empty());
        QCOMPARE(contactsOf(solid, at(Particle{}, {0, height + 0.5 * touching})).size(), 1u);
        const auto ahead = contactsOf(solid, at(Particle{}, {0, height + 0.25}), 0.25);
        QCOMPARE(ahead.size(), 1u);
        QVERIFY(near(ahead[0].separation, 0.25));
    }

    void whatIsNotANumberTouchesNothing() {
        constexpr Real nan = std::numeric_limits<Real>::quiet_NaN();
        const Pose nowhere{{nan, nan}, 0, {}};
        for (const Shape& a : {Shape{Circle{}}, Shape{Box{}}, Shape{HalfPlane{}}, Shape{Particle{}}, Shape{AxisBox{}}})
            for (const Shape& b : {Shape{Particle{}}, Shape{AxisBox{}}}) {
                QVERIFY(contactsOf({a, Pose{}}, {b, nowhere}).empty());
                QVERIFY(contactsOf({b, nowhere}, {a, Pose{}}).empty());
            }
    }
};

SOLVERSCOPE_TEST(TestManifoldAxisBoxes, QCoreApplication)
#include "test_manifold_axis_boxes.moc"
