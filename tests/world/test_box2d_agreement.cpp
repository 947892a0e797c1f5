// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include "physics/collision/collide.h"
#include "physics/world/step.h"
#include "tests/box2d_twin.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

// Where bodies come to rest, the engines differ by their skins: Box2D keeps polygons two radii of 0.01 m apart and lets them
// sink by its slop of 0.005 m, ours lets them sink by 0.005 m and has no radius. That is at most 0.02 m for each surface that a
// body stands on, so that a body on n others may stand 0.02 n lower here.
constexpr Real perSurface = 0.02;

}  // namespace

class TestBox2dAgreement : public QObject {
    Q_OBJECT

private slots:
    void polygonsOverlapAsDeepAsInBox2d() {
        std::mt19937 random(3);
        const auto between = [&](Real lowest, Real highest) {
            return lowest + (highest - lowest) * (static_cast<Real>(random()) * 0x1p-32);
        };
        const auto randomPolygon = [&] {
            Polygon polygon;
            polygon.count = static_cast<std::uint32_t>(3 + random() % 6);
            for (std::uint32_t k = 0; k < polygon.count; ++k) {
                const Real turn = 6.283185307179586 * (k + between(0, 0.5)) / polygon.count;
                polygon.points[k] = {std::cos(turn), between(0.99, 1) * 0.8 * std::sin(turn)};
            }
            return polygon;
        };
        const auto twin = [](const Polygon& polygon) {
            std::array<b2Vec2, Polygon::maxCorners> points;
            for (std::uint32_t k = 0; k < polygon.count; ++k)
                points[k].Set(static_cast<float>(polygon.points[k].x), static_cast<float>(polygon.points[k].y));
            b2PolygonShape shape;
            shape.Set(points.data(), static_cast<int>(polygon.count));
            return shape;
        };
        const auto transform = [](const Pose& pose) {
            return b2Transform({static_cast<float>(pose.position.x), static_cast<float>(pose.position.y)},
                               b2Rot(static_cast<float>(pose.angle)));
        };
        int compared = 0;
        for (int i = 0; i < 3000; ++i) {
            const Polygon a = randomPolygon();
            const Polygon b = randomPolygon();
            const Pose poseA = poseAt({between(-1, 1), between(-1, 1)}, between(-3, 3));
            const Pose poseB = poseAt({between(-1, 1), between(-1, 1)}, between(-3, 3));
            const b2PolygonShape twinA = twin(a);
            const b2PolygonShape twinB = twin(b);
            const b2Transform placeA = transform(poseA);
            const b2Transform placeB = transform(poseB);
            b2Manifold theirs;
            b2CollidePolygons(&theirs, &twinA, placeA, &twinB, placeB);
            std::array<Contact, 2> ours;
            const int count = manifold(a, poseA, b, poseB, 0, ours);
            // Box2D sees polygons with a skin: it also finds those that do not quite touch, and it bevels no corners.
            if (count == 0 || theirs.pointCount == 0) continue;
            b2WorldManifold placed;
            placed.Initialize(&theirs, placeA, twinA.m_radius, placeB, twinB.m_radius);
            Real depth = placed.separations[0];
            if (theirs.pointCount == 2) depth = std::min<Real>(depth, placed.separations[1]);
            depth += static_cast<Real>(twinA.m_radius + twinB.m_radius);
            Real own = ours[0].separation;
            if (count == 2) own = std::min(own, ours[1].separation);
            ++compared;
            // Each engine may take an axis that is a little worse than the best one, ours by at most a hundredth.
            QVERIFY2(std::abs(depth - own) < 0.012, qPrintable(QString("%1: %2 m, not %3 m").arg(i).arg(own).arg(depth)));
        }
        QVERIFY(compared > 1000);
    }

    void theSameSceneEndsAtTheSamePlace_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<int>("iterations");
        QTest::addColumn<double>("metres");
        // At rest.
        QTest::newRow("single_box") << "single_box" << 5.0 << 10 << perSurface + 1e-3;
        QTest::newRow("single_box_corner") << "single_box_corner" << 5.0 << 10 << 2 * perSurface;  // and rolls over that skin
        QTest::newRow("box_on_ramp") << "box_on_ramp" << 5.0 << 10 << perSurface;
        QTest::newRow("two_box_stack") << "two_box_stack" << 5.0 << 10 << 2 * perSurface;
        QTest::newRow("stack_10") << "stack_10" << 5.0 << 10 << 10 * perSurface;
        QTest::newRow("pyramid_10") << "pyramid_10" << 5.0 << 10 << 10 * perSurface;
        QTest::newRow("pyramid_30") << "pyramid_30" << 5.0 << 10 << 30 * perSurface;
        // Box2D solves both points of a face as a block and needs fewer sweeps; given 40, ours carries the same load.
        QTest::newRow("heavy_on_light") << "heavy_on_light" << 5.0 << 40 << 3 * perSurface;
        // Thrown about, then at rest: the flight multiplies the skin by its length over the arm, about 10 here.
        QTest::newRow("see_saw") << "see_saw" << 5.0 << 10 << 10 * perSurface;
        // In motion: before small differences have grown. Both engines make errors of first order in the time step; over half
        // a second at 5 m/s, one step's worth of distance (0.08 m) would be a different answer, a quarter of it is not.
        QTest::newRow("bouncing_ball") << "bouncing_ball" << 0.5 << 10 << 1e-5;  // free flight: single precision only
        QTest::newRow("newtons_cradle") << "newtons_cradle" << 0.5 << 20 << 1e-2;
        QTest::newRow("chain_10") << "chain_10" << 0.5 << 10 << 0.02;
        // Joints with limits and motors: on the way, and when they hold against their stops.
        QTest::newRow("motor_arm on its way") << "motor_arm" << 0.5 << 40 << 0.01;
        QTest::newRow("motor_arm at rest") << "motor_arm" << 8.0 << 40 << 0.01;
        QTest::newRow("slider on its way") << "slider" << 0.5 << 20 << 0.01;
        QTest::newRow("slider at rest") << "slider" << 6.0 << 20 << 0.01;
        QTest::newRow("domino") << "domino" << 0.5 << 10 << 0.03;
    }
    void theSameSceneEndsAtTheSamePlace() {
        QFETCH(QString, name);
        QFETCH(double, seconds);
        QFETCH(int, iterations);
        QFETCH(double, metres);
        Scene scene = shippedScene(name);
        scene.settings.iterations = iterations;
        World world = makeWorld(scene);
        Box2dTwin twin(scene);
        const auto steps = static_cast<std::int64_t>(std::lround(seconds / stepLength(scene.settings)));
        while (world.step < steps) {
            step(world);
            twin.step(10, 3);
        }
        for (std::size_t i = 0; i < world.bodies.size(); ++i) {
            const Real apart = length(world.poses[i].position - twin.position(i));
            QVERIFY2(apart <= metres,
                     qPrintable(QString::fromStdString(scene.bodies[i].id) + QStringLiteral(" is %1 m away").arg(apart)));
        }
    }
};

SOLVERSCOPE_TEST(TestBox2dAgreement, QCoreApplication)
#include "test_box2d_agreement.moc"
