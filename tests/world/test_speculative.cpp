// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>
#include <numbers>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/ground.h"
#include "tests/random_cases.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real sixtieth = 1.0 / 60;

/// A body that flies towards a static wall of 2 cm at x = 0, without gravity.
Scene shot(const Shape& shape, Vec2 position, Real angle, Vec2 velocity, Real turning) {
    Scene scene;
    scene.gravity = {};
    scene.settings.speculative = true;
    BodyDef wall;
    wall.id = "wall";
    wall.isStatic = true;
    wall.shape = Box{0.02, 2000};
    BodyDef bullet;
    bullet.id = "bullet";
    bullet.shape = shape;
    bullet.position = position;
    bullet.angle = angle;
    bullet.velocity = velocity;
    bullet.angularVelocity = turning;
    scene.bodies = {wall, bullet};
    return scene;
}

Polygon regularHexagon(Real radius) {
    Polygon polygon;
    polygon.count = 6;
    for (std::uint32_t k = 0; k < 6; ++k) polygon.points[k] = rotate(rotationBy(k * std::numbers::pi / 3), {radius, 0});
    return polygon;
}

/// Whether the bullet's middle ever gets to the other side of the wall's, within steps in which it turns by at most `mostTurn`
/// [rad].
bool passesThrough(const Scene& scene, int steps = 120, Real mostTurn = infinity) {
    World world = makeWorld(scene);
    for (int i = 0; i < steps; ++i) {
        const Real before = world.poses[1].angle;
        step(world);
        if (std::abs(world.poses[1].angle - before) > mostTurn) return false;
        if (!(world.poses[1].position.x < 0)) return true;
    }
    return false;
}

/// A ball above a half-plane, `gap` below its lowest point, falling at `speed`; no gravity.
Scene fallingBall(Real gap, Real speed, Real restitution) {
    Scene scene;
    scene.gravity = {};
    scene.settings.speculative = true;
    BodyDef ground = groundBody();
    BodyDef ball;
    ball.id = "ball";
    ball.shape = Circle{0.5};
    ball.position = {0, 0.5 + gap};
    ball.velocity = {0, -speed};
    ball.restitution = restitution;
    scene.bodies = {ground, ball};
    return scene;
}

}  // namespace

class TestSpeculative : public QObject {
    Q_OBJECT

private slots:
    void onlyTheSpeedThatWouldOverlapIsTaken() {
        require(rc::check("v = gap / h", [] {
            const Real gap = within(1e-4, 2);
            const Real speed = within(0, 300);
            World world = makeWorld(fallingBall(gap, speed, 0));
            EventList events;
            tracedStep(world, events);
            const Real left = std::min(speed, gap / sixtieth);
            RC_ASSERT(std::abs(world.velocities[1].v.y + left) < 1e-12 * std::max(1.0, speed));
            RC_ASSERT(std::abs(world.poses[1].position.y - 0.5 - (gap - sixtieth * left)) < 1e-12);
            for (const Event& e : events)
                if (e.kind == EventKind::Row && e.phase == Phase::SolveVelocities && e.rowKind == RowKind::Unilateral)
                    RC_ASSERT(std::abs(e.bias - gap / sixtieth) < 1e-9);
        }));
    }

    void gravityIsForeseen() {
        Scene scene = fallingBall(1e-3, 0, 0);
        scene.gravity = {0, -10};  // 2.8 mm in the first step
        World world = makeWorld(scene);
        step(world);
        QVERIFY(std::abs(world.poses[1].position.y - 0.5) < 1e-12);
        QVERIFY(std::abs(world.velocities[1].v.y + 1e-3 / sixtieth) < 1e-12);
    }

    void theBounceComesAStepLaterFromTheSpeedThatWasLeft() {
        const Real gap = 0.25;
        const Real speed = 60;
        World world = makeWorld(fallingBall(gap, speed, 0.5));
        step(world);
        QVERIFY(std::abs(world.velocities[1].v.y + gap / sixtieth) < 1e-12);
        step(world);
        QVERIFY(std::abs(world.velocities[1].v.y - 0.5 * gap / sixtieth) < 1e-11);
    }

    void tgsSoftKeepsTheBounce() {
        Scene scene = fallingBall(0.25, 60, 0.5);
        scene.settings.method = Method::TgsSoft;
        World world = makeWorld(scene);
        step(world);
        QVERIFY(std::abs(world.velocities[1].v.y - 30) < 1e-9);
    }

    void aBulletOf200MetresASecondStopsAtAWallOfTwoCentimetres() {
        for (const Shape& shape : {Shape{Circle{0.05}}, Shape{Box{0.1, 0.1}}, Shape{Particle{}}, Shape{AxisBox{0.1, 0.2}},
                                   Shape{regularHexagon(0.05)}, Shape{Capsule{0.1, 0.02}}}) {
            Scene scene = shot(shape, {-4.1, 0.3}, 0, {200, 0}, 0);
            QVERIFY(!passesThrough(scene));
            scene.settings.speculative = false;
            QVERIFY(passesThrough(scene));
        }
    }

    void noBulletPassesAtAnySpeed_data() {
        QTest::addColumn<QString>("method");
        for (const char* method : {"sequential_impulses", "jacobi"}) QTest::newRow(method) << method;
    }
    void noBulletPassesAtAnySpeed() {
        QFETCH(QString, method);
        require(rc::check("no tunnelling", [&] {
            const Real size = within(0.02, 0.5);
            const Shape shape =
                *rc::gen::element(Shape{Circle{size}}, Shape{Box{size, 0.7 * size}}, Shape{Box{size, size}}, Shape{Particle{}},
                                  Shape{AxisBox{size, 2 * size}}, Shape{regularHexagon(size)}, Shape{Capsule{0.5 * size, size}});
            const bool turns = !hasFixedRotation(shape) && !std::holds_alternative<Circle>(shape);
            const Real speed = within(1, 300);
            const Real across = within(-0.5, 0.5);
            const Real angle = turns ? within(-4, 4) : 0;
            const Real turning = turns ? within(-100, 100) : 0;
            Scene scene = shot(shape, {within(-6, -1), within(-1, 1)}, angle, {speed, across * speed}, turning);
            scene.settings = *withSetting(scene.settings, "method", method.toStdString());
            // Not every method is done after ten sweeps of 300 m/s.
            scene.settings.iterations = 100;
            // An impact at a corner of a small body may make it turn many times within the step: its contacts follow the corners
            // along straight lines and do not see where it ends.
            RC_ASSERT(!passesThrough(scene, 60, 2));
        }));
    }

    void twoBulletsDoNotPassThroughEachOther() {
        require(rc::check("head on", [] {
            Scene scene = shot(Circle{0.1}, {-5, 0}, 0, {within(10, 200), 0}, 0);
            scene.bodies[0].isStatic = false;
            scene.bodies[0].shape = Circle{0.1};
            scene.bodies[0].position = {5, 0};
            scene.bodies[0].velocity = {-within(10, 200), 0};
            World world = makeWorld(scene);
            for (int i = 0; i < 120; ++i) {
                step(world);
                RC_ASSERT(world.poses[1].position.x < world.poses[0].position.x - 0.2 + 1e-9);
            }
        }));
    }

    void whatRestsMovesAsBefore_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"single_box", "stack_10", "pyramid_10"}) QTest::newRow(name) << name;
    }
    void whatRestsMovesAsBefore() {
        QFETCH(QString, name);
        Scene scene = shippedScene(name);
        World without = makeWorld(scene);
        for (int i = 0; i < 200; ++i) step(without);
        World with = without;
        with.settings.speculative = true;
        for (int i = 0; i < 200; ++i) {
            step(without);
            step(with);
        }
        for (std::size_t i = 0; i < with.bodies.size(); ++i) {
            QVERIFY(length(with.poses[i].position - without.poses[i].position) < 1e-6);
            QVERIFY(length(with.velocities[i].v - without.velocities[i].v) < 1e-4);
        }
    }

    void aFallingPileOverlapsFarLess() {
        Scene scene = shippedScene("stack_10");
        scene.settings.iterations = 200;
        for (std::size_t i = 1; i < scene.bodies.size(); ++i) {
            scene.bodies[i].position.y += 0.5 * static_cast<Real>(i);
            scene.bodies[i].velocity = {0, -20};
        }
        const auto worst = [&](bool speculative) {
            scene.settings.speculative = speculative;
            World world = makeWorld(scene);
            Real most = 0;
            for (int i = 0; i < 60; ++i) {
                step(world);
                most = std::max(most, measure(world).worstPenetration);
            }
            return most;
        };
        // What a body will do that is stopped in this very step is not foreseen, so something is left.
        QVERIFY(worst(true) < 0.3 * worst(false));
    }

    void aContactAheadTurnsABallThatWouldHavePassed() {
        Scene scene = shippedScene("ghost_contact");
        const auto turned = [&](bool speculative) {
            scene.settings.speculative = speculative;
            World world = makeWorld(scene);
            for (int i = 0; i < 60; ++i) {
                step(world);
                for (const Contact& c : world.contacts)
                    if (c.separation <= 0) return std::numeric_limits<Real>::infinity();  // it would have touched
            }
            return length(world.velocities[1].v - Vec2{9, 9});
        };
        QCOMPARE(turned(false), 0.0);
        const Real byAGhost = turned(true);
        QVERIFY(byAGhost > 0.5 && std::isfinite(byAGhost));
    }

    void bulletsOfTheSceneStayOnThisSide() {
        Scene scene = shippedScene("bullet");
        const auto passed = [&] {
            World world = makeWorld(scene);
            int count = 0;
            for (int i = 0; i < 600; ++i) step(world);
            for (std::size_t i = 0; i < world.bodies.size(); ++i)
                count += !world.bodies[i].isStatic && world.poses[i].position.x > 3;
            return count;
        };
        QCOMPARE(passed(), 0);
        scene.settings.speculative = false;
        QVERIFY(passed() >= 3);
    }

    void withoutTheDistanceTestBodiesBounceInMidAir() {
        Scene scene = fallingBall(3, 5, 1);
        scene.settings.speculative = false;
        World world = makeWorld(scene);
        step(world);
        QCOMPARE(world.velocities[1].v.y, -5.0);
        scene.settings.distanceTest = false;
        world = makeWorld(scene);
        step(world);
        QCOMPARE(world.contacts.size(), 1u);
        QVERIFY(std::abs(world.velocities[1].v.y - 5) < 1e-12);
        step(world);  // it leaves, and what leaves is not held
        QVERIFY(std::abs(world.velocities[1].v.y - 5) < 1e-12);
    }

    void withoutTheDistanceTestABoxHangsWhereItIs() {
        Scene scene = shippedScene("single_box");
        scene.settings.distanceTest = false;
        World world = makeWorld(scene);
        const Real height = world.poses[1].position.y;
        for (int i = 0; i < 60; ++i) step(world);
        QVERIFY(std::abs(world.poses[1].position.y - height) < 1e-6);
        QVERIFY(std::abs(world.poses[1].angle) < 1e-5);
    }
};

SOLVERSCOPE_TEST(TestSpeculative, QCoreApplication)
#include "test_speculative.moc"
