// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/analysis/step_measures.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene oneBody() {
    Scene scene;
    scene.gravity = {0, -10};
    BodyDef box;
    box.id = "box";
    box.shape = Box{1, 2};
    box.mass = 3;
    box.position = {0, 5};
    scene.bodies.push_back(box);
    return scene;
}

/// A box that hangs on a spring from the world.
Scene hanging(const AnySpringDef& spring) {
    Scene scene = oneBody();
    scene.gravity = {0, 0};
    BodyDef hook;
    hook.id = "hook";
    hook.isStatic = true;
    hook.shape = Circle{0.1};
    hook.position = {0, 9};
    scene.bodies.push_back(hook);
    JointDef joint;
    joint.id = "spring";
    joint.bodyA = BodyId{1};
    joint.bodyB = BodyId{0};
    DistanceDef distance;
    distance.anchorA = {0, 9};
    distance.anchorB = {0, 5};
    distance.length = 3.5;  // stretched by half a metre
    joint.kind = distance;
    joint.spring = spring;
    scene.joints.push_back(joint);
    return scene;
}

}  // namespace

class TestStepMeasures : public QObject {
    Q_OBJECT

private slots:
    void kineticEnergyIsThatOfMovingAndOfTurning() {
        World world = makeWorld(oneBody());
        world.velocities[0] = {{3, -4}, 2};
        const Measures energy = measure(world);
        QCOMPARE(energy.linearEnergy, 0.5 * 3 * 25);
        QCOMPARE(energy.rotationalEnergy, 0.5 / world.inverseMasses[0].I * 4);
        QCOMPARE(energy.springEnergy, 0.0);
        QVERIFY(!hasSprings(world));
        QVERIFY(std::abs(energy.linearEnergy + energy.rotationalEnergy - energy.kineticEnergy) < 1e-12);
    }

    void bothTogetherAreTheKineticEnergyOfEveryShippedScene_data() { addShippedScenes(); }
    void bothTogetherAreTheKineticEnergyOfEveryShippedScene() {
        QFETCH(QString, name);
        World world = shippedWorld(name);
        for (int i = 0; i < 5; ++i) step(world);
        const Measures energy = measure(world);
        const Real kinetic = energy.kineticEnergy;
        QVERIFY(std::abs(energy.linearEnergy + energy.rotationalEnergy - kinetic) <= 1e-12 * (1 + kinetic));
        QVERIFY(energy.springEnergy >= 0);
    }

    void aSpringStoresHalfKTimesTheSquareOfItsStretch() {
        const World stiff = makeWorld(hanging(StiffnessDef{200, 5}));
        QVERIFY(hasSprings(stiff));
        QCOMPARE(measure(stiff).springEnergy, 0.5 * 200 * 0.25);

        constexpr Real twoPi = 6.28318530717958647693;
        const World swinging = makeWorld(hanging(SpringDef{2, 0.3}));
        const Real k = 3 * (2 * twoPi) * (2 * twoPi);  // m ω²: the line goes through the centre
        QVERIFY(std::abs(measure(swinging).springEnergy - 0.5 * k * 0.25) < 1e-9 * k);

        const World hard = makeWorld(hanging(BetaGammaDef{0.2, 0}));
        QCOMPARE(measure(hard).springEnergy, 0.0);  // as stiff as can be: nothing is stored
    }

    void anUndampedSpringTradesItsEnergyWithTheBody() {
        Scene scene = hanging(StiffnessDef{200, 0});
        scene.settings.dt = 1e-4;
        World world = makeWorld(scene);
        const auto total = [&] {
            const Measures energy = measure(world);
            return energy.linearEnergy + energy.rotationalEnergy + energy.springEnergy;
        };
        const Real before = total();
        Real largest = 0;
        for (int i = 0; i < 2000; ++i) {
            step(world);
            largest = std::max(largest, measure(world).linearEnergy);
            QVERIFY(std::abs(total() - before) < 0.02 * before);  // the step damps by a share of h
        }
        QVERIFY(largest > 0.5 * before);
    }

    void whatFallsFreelyJittersByGravity() {
        Scene scene = oneBody();
        World world = makeWorld(scene);
        std::vector<Vec2> velocities{world.velocities[0].v};
        for (int i = 0; i < 50; ++i) {
            step(world);
            velocities.push_back(world.velocities[0].v);
        }
        const auto jitter = jitterOf(velocities, 30);
        QCOMPARE(jitter.size(), std::size_t{50});
        for (const Real each : jitter) QVERIFY(std::abs(each - 10 * scene.settings.dt) < 1e-12);
    }

    void whatChangesToAndFroJittersByTheWholeChange() {
        std::vector<Vec2> velocities;
        for (int i = 0; i <= 20; ++i) velocities.push_back({i % 2 == 0 ? 0.5 : -0.5, 0});
        for (const Real each : jitterOf(velocities, 8)) QCOMPARE(each, 1.0);
    }

    void whatMovesEvenlyDoesNotJitter() {
        const std::vector<Vec2> velocities(12, Vec2{3, 4});
        for (const Real each : jitterOf(velocities, 5)) QCOMPARE(each, 0.0);
        QVERIFY(jitterOf(std::vector<Vec2>{}, 5).empty());
        QVERIFY(jitterOf(std::vector<Vec2>(1), 5).empty());
    }

    void oneKickIsForgottenWhenItLeavesTheWindow() {
        std::vector<Vec2> velocities(20, Vec2{});
        for (std::size_t i = 5; i < velocities.size(); ++i) velocities[i] = {0, 4};
        const auto jitter = jitterOf(velocities, 4);
        QCOMPARE(jitter[3], 0.0);
        QCOMPARE(jitter[4], 2.0);  // √(16/4)
        QCOMPARE(jitter[7], 2.0);
        QCOMPARE(jitter[8], 0.0);
    }

    void atTheBeginningTheWindowIsWhatThereIs() {
        const std::vector<Vec2> velocities{{0, 0}, {3, 4}, {3, 4}};
        const auto jitter = jitterOf(velocities, 30);
        QCOMPARE(jitter[0], 5.0);
        QCOMPARE(jitter[1], std::sqrt(12.5));
    }

    void aGapBeginsTheWindowAnew() {
        const Real nan = std::numeric_limits<Real>::quiet_NaN();
        const std::vector<Vec2> velocities{{0, 0}, {1, 0}, {nan, 0}, {1, 0}, {1, 0}};
        const auto jitter = jitterOf(velocities, 30);
        QCOMPARE(jitter[0], 1.0);
        QVERIFY(std::isnan(jitter[1]) && std::isnan(jitter[2]));
        QCOMPARE(jitter[3], 0.0);
    }

    void momentumStaysWhereNothingPushesFromOutside() {
        // Two boxes that collide and a third that turns, without gravity.
        Scene scene = oneBody();
        scene.gravity = {0, 0};
        scene.bodies[0].velocity = {1, 0};
        for (int i = 1; i < 3; ++i) {
            BodyDef other = scene.bodies[0];
            other.id = "box_" + std::to_string(i);
            other.position = {2.0 * i, 5.2 + 0.3 * i};
            other.velocity = {-1.0 * i, 0.25};
            other.angularVelocity = 0.5 * i;
            scene.bodies.push_back(other);
        }
        World world = makeWorld(scene);
        const Measures before = measure(world);
        int touched = 0;
        for (int i = 0; i < 120; ++i) {
            step(world);
            touched = std::max(touched, static_cast<int>(world.contacts.size()));
            const Measures now = measure(world);
            QVERIFY(length(now.momentum - before.momentum) < 1e-12);
        }
        QVERIFY(touched > 0);
    }
};

SOLVERSCOPE_TEST(TestStepMeasures, QCoreApplication)
#include "test_step_measures.moc"
