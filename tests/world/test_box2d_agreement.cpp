// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/world/step.h"
#include "tests/box2d_twin.h"
#include "tests/shipped_scenes.h"

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

QTEST_GUILESS_MAIN(TestBox2dAgreement)
#include "test_box2d_agreement.moc"
