// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>

#include "physics/analysis/spectrum/degrees_of_freedom.h"
#include "physics/world/step.h"
#include "tests/ground.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

BodyDef floorBody(Real friction) {
    BodyDef body = groundBody("floor");
    body.friction = friction;
    return body;
}

BodyDef unitBox(const std::string& id, Vec2 position, Real friction = 0) {
    BodyDef body;
    body.id = id;
    body.shape = Box{};
    body.position = position;
    body.friction = friction;
    return body;
}

DegreesOfFreedom afterSteps(const Scene& scene, int steps) {
    World world = makeWorld(scene);
    for (int i = 0; i < steps; ++i) step(world);
    return *degreesOfFreedom(world, world.rows);
}

}  // namespace

class TestDegreesOfFreedom : public QObject {
    Q_OBJECT

private slots:
    void aFreeBoxHasThree() {
        Scene scene;
        scene.bodies = {unitBox("box", {0, 5})};
        const auto free = afterSteps(scene, 1);
        QCOMPARE(free.all, 3);
        QCOMPARE(free.left(), 3);
    }

    void aBoxThatNeverTurnsHasTwo() {
        Scene scene;
        scene.bodies = {unitBox("box", {0, 5})};
        scene.bodies[0].fixedRotation = true;
        QCOMPARE(afterSteps(scene, 1).all, 2);
    }

    void aBoxOnIceMaySlide() {
        Scene scene;
        scene.bodies = {floorBody(0), unitBox("box", {0, 0.5})};
        const auto sliding = afterSteps(scene, 2);
        QCOMPARE(sliding.taken, 2);
        QCOMPARE(sliding.left(), 1);
    }

    void frictionThatSticksTakesTheLastOneOnce() {
        Scene scene;
        scene.bodies = {floorBody(1), unitBox("box", {0, 0.5}, 1)};
        const auto stuck = afterSteps(scene, 2);
        QCOMPARE(stuck.acting, 4);
        QCOMPARE(stuck.taken, 3);
        QCOMPARE(stuck.left(), 0);
    }

    void aBoxInACornerStaysWhereItIs() {
        Scene scene;
        scene.gravity = {-5, -10};
        BodyDef wall = floorBody(0);
        wall.id = "wall";
        wall.shape = HalfPlane{{1, 0}, 0};
        scene.bodies = {floorBody(0), wall, unitBox("box", {0.5, 0.5})};
        scene.settings.iterations = 200;
        QCOMPARE(afterSteps(scene, 2).left(), 0);
    }

    void fourPointsOfOneFaceTakeOnlyTwo() {
        // Two boxes side by side that are one: welded, on ice. Four contact points, of which two decide everything.
        Scene scene;
        scene.bodies = {floorBody(0), unitBox("left", {0, 0.5}), unitBox("right", {1.5, 0.5})};
        JointDef weld;
        weld.id = "weld";
        weld.bodyA = BodyId{1};
        weld.bodyB = BodyId{2};
        weld.kind = WeldDef{};
        scene.joints = {weld};
        scene.settings.iterations = 500;
        const auto both = afterSteps(scene, 2);
        QCOMPARE(both.all, 6);
        QCOMPARE(both.acting, 7);
        QCOMPARE(both.left(), 1);
    }

    void everyLinkOfAChainKeepsItsAngle() {
        const World start = shippedWorld("chain_10");
        World world = start;
        step(world);
        const auto chain = *degreesOfFreedom(world, world.rows);
        QCOMPARE(chain.left(), static_cast<int>(world.joints.size()));
    }

    void moreRowsThanTheLimitAreNotCounted() {
        World world = shippedWorld("chain_10");
        step(world);
        QVERIFY(!degreesOfFreedom(world, world.rows, 3));
    }
};

SOLVERSCOPE_TEST(TestDegreesOfFreedom, QCoreApplication)
#include "test_degrees_of_freedom.moc"
