// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/collision/collide.h"
#include "physics/collision/manifold_parts.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

using Kind = FeatureName::Kind;

struct Found {
    std::array<Contact, 2> points;
    int count = 0;
};

Found meet(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB) {
    Found found;
    found.count = manifold(a, poseA, b, poseB, touching, found.points);
    return found;
}

std::vector<Vec2> cornersOf(const Shape& shape) {
    const auto all = [](const manifolds::Rounded& rounded) {
        return std::vector<Vec2>(rounded.corners.begin(), rounded.corners.begin() + rounded.count);
    };
    if (const auto* polygon = std::get_if<Polygon>(&shape)) return all(manifolds::rounded(*polygon));
    if (const auto* capsule = std::get_if<Capsule>(&shape)) return all(manifolds::rounded(*capsule));
    return all(manifolds::rounded(std::get<Box>(shape)));
}

Real radiusOf(const Shape& shape) {
    const auto* capsule = std::get_if<Capsule>(&shape);
    return capsule ? capsule->radius : 0;
}

Polygon triangle() {
    Polygon shape;
    shape.count = 3;
    shape.points[0] = {-0.6, -0.4};
    shape.points[1] = {0.6, -0.4};
    shape.points[2] = {0, 0.8};
    return shape;
}

}  // namespace

class TestFeatureName : public QObject {
    Q_OBJECT

private slots:
    void aBoxOnTheGroundStandsOnItsLowerCorners() {
        const Found found = meet(HalfPlane{}, Pose{}, Box{1, 1}, poseAt({0, 0.5}, 0));
        QCOMPARE(found.count, 2);
        for (int i = 0; i < 2; ++i) {
            const FeatureName name = nameOfFeature(HalfPlane{}, Box{1, 1}, found.points[static_cast<std::size_t>(i)].feature);
            QCOMPARE(name.kind, Kind::Corner);
            QVERIFY(name.cornerIsB);
            QCOMPARE(name.corner, static_cast<std::uint32_t>(i));  // lower left, lower right
        }
        const Found other = meet(Box{1, 1}, poseAt({0, 0.5}, 0), HalfPlane{}, Pose{});
        QVERIFY(!nameOfFeature(Box{1, 1}, HalfPlane{}, other.points[0].feature).cornerIsB);
    }

    void aSmallBoxOnALargeOneHasItsLowerCornersOnTheUpperEdge() {
        const Shape large = Box{3, 1};
        const Shape small = Box{1, 1};
        const Found found = meet(large, Pose{}, small, poseAt({0.2, 1}, 0));
        QCOMPARE(found.count, 2);
        for (int i = 0; i < 2; ++i) {
            const FeatureName name = nameOfFeature(large, small, found.points[static_cast<std::size_t>(i)].feature);
            QCOMPARE(name.kind, Kind::CornerOnEdge);
            QVERIFY(name.cornerIsB);
            QCOMPARE(name.corner, static_cast<std::uint32_t>(i));
            QCOMPARE(name.edge, 2u);
        }
    }

    /// The named corner is the one that lies nearest to the point, and it is near unless it was clipped.
    void theNamedCornerIsWhereTheContactIs_data() {
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        for (int a = 0; a < 3; ++a)
            for (int b = 0; b < 3; ++b) QTest::addRow("%d against %d", a, b) << a << b;
    }
    void theNamedCornerIsWhereTheContactIs() {
        QFETCH(int, a);
        QFETCH(int, b);
        const std::array<Shape, 3> shapes{Box{1.2, 0.8}, triangle(), Capsule{0.9, 0.2}};
        const Shape& shapeA = shapes[static_cast<std::size_t>(a)];
        const Shape& shapeB = shapes[static_cast<std::size_t>(b)];
        int seen = 0;
        for (int turn = 0; turn < 40; ++turn) {
            const Pose poseA = poseAt({0, 0}, 0.1 * turn);
            const Pose poseB = poseAt({0.03 * turn - 0.5, 0.85 - 0.004 * turn}, 0.37 * turn);
            const Found found = meet(shapeA, poseA, shapeB, poseB);
            for (int i = 0; i < found.count; ++i) {
                const Contact& contact = found.points[static_cast<std::size_t>(i)];
                const FeatureName name = nameOfFeature(shapeA, shapeB, contact.feature);
                if (name.kind == Kind::TwoCorners) {
                    QVERIFY(name.corner < cornersOf(shapeA).size() && name.cornerOfB < cornersOf(shapeB).size());
                    continue;
                }
                QCOMPARE(name.kind, Kind::CornerOnEdge);
                const auto corners = cornersOf(name.cornerIsB ? shapeB : shapeA);
                const auto edges = cornersOf(name.cornerIsB ? shapeA : shapeB);
                const Pose& cornerPose = name.cornerIsB ? poseB : poseA;
                const Pose& edgePose = name.cornerIsB ? poseA : poseB;
                QVERIFY(name.corner < corners.size());
                QVERIFY(name.edge < edges.size());
                // The contact lies on the line of the named edge, up to the radii and the overlap.
                const Vec2 from = toWorld(edgePose, edges[name.edge]);
                const Vec2 to = toWorld(edgePose, edges[(name.edge + 1) % edges.size()]);
                const Vec2 outward = (1 / length(to - from)) * rightPerpendicular(to - from);
                const Real above = dot(outward, contact.point - from);
                const Real radius = radiusOf(name.cornerIsB ? shapeA : shapeB);
                QVERIFY(std::abs(above - radius - 0.5 * contact.separation) < 1e-9);
                // The corner is an end of an edge that the deepest corner belongs to.
                const auto depth = [&](std::size_t k) { return dot(outward, toWorld(cornerPose, corners[k]) - from); };
                Real deepest = depth(name.corner);
                for (const std::size_t k :
                     {(name.corner + 1) % corners.size(), (name.corner + corners.size() - 1) % corners.size()})
                    deepest = std::min(deepest, depth(k));
                for (std::size_t k = 0; k < corners.size(); ++k) QVERIFY(depth(k) >= deepest - 1e-9);
                ++seen;
            }
        }
        QVERIFY(seen > 5);
    }

    void aCornerAheadOfABoxIsNamed() {
        std::array<Contact, 2> out;
        const Pose above = poseAt({1.2, 1.2}, 0);
        QCOMPARE(cornerGap(Box{1, 1}, Pose{}, Box{1, 1}, above, 1, out), 1);
        const FeatureName name = nameOfFeature(Box{1, 1}, Box{1, 1}, out[0].feature);
        QCOMPARE(name.kind, Kind::CornerNearBody);
        QVERIFY(name.cornerIsB);
        QCOMPARE(name.corner, 0u);  // its lower left
    }

    void boxesThatNeverTurnTouchWithAWholeEdge() {
        const Found found = meet(AxisBox{1, 1}, Pose{}, AxisBox{1, 1}, poseAt({0, 1}, 0));
        const FeatureName name = nameOfFeature(AxisBox{1, 1}, AxisBox{1, 1}, found.points[0].feature);
        QCOMPARE(name.kind, Kind::Edge);
        QCOMPARE(name.edge, 2u);
    }

    void whatIsRoundHasOnePointOnly() {
        for (const Shape& round : {Shape{Circle{0.5}}, Shape{Particle{}}})
            for (const Shape& other : {Shape{Box{1, 1}}, Shape{HalfPlane{}}, Shape{Circle{1}}, Shape{Capsule{1, 0.2}}}) {
                QCOMPARE(nameOfFeature(round, other, 0).kind, Kind::Only);
                QCOMPARE(nameOfFeature(other, round, 0).kind, Kind::Only);
            }
    }
};

SOLVERSCOPE_TEST(TestFeatureName, QCoreApplication)
#include "test_feature_name.moc"
