// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The scenes of the library do what their descriptions say.
#include <QTest>
#include <cmath>

#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

World after(const Scene& scene, Real seconds) {
    World world = makeWorld(scene);
    const int steps = static_cast<int>(std::lround(seconds / stepLength(scene.settings)));
    for (int i = 0; i < steps; ++i) step(world);
    return world;
}

Real energyOf(const World& world) {
    Real energy = 0;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const InverseMass inverse = world.bodies[i].inverseMass;
        if (inverse.m > 0)
            energy += (0.5 * lengthSquared(world.velocities[i].v) - dot(world.gravity, world.poses[i].position)) / inverse.m;
        if (inverse.I > 0) energy += 0.5 * world.velocities[i].w * world.velocities[i].w / inverse.I;
    }
    return energy;
}

}  // namespace

class ShippedScenes : public QObject {
    Q_OBJECT
private slots:
    void theErrorOfTheTwoBodyStackHalvesInEverySweep() {
        Scene scene = shippedScene("two_box_stack");
        for (int sweeps = 1; sweeps <= 20; ++sweeps) {
            scene.settings.iterations = sweeps;
            World world = makeWorld(scene);
            step(world);
            QCOMPARE(world.contacts.size(), std::size_t(2));
            const Real share = 1 - std::pow(0.5, sweeps);
            QVERIFY(std::abs(world.contacts[0].normalImpulse - share / 3) < 1e-15);
            QVERIFY(std::abs(world.contacts[1].normalImpulse - share / 6) < 1e-15);
        }
    }

    void theBoxSticksOnTheRampUntilFrictionFallsBelowItsSlope() {
        Scene scene = shippedScene("box_on_ramp");
        const std::size_t box = placeOf(scene, "box");
        const Vec2 start = scene.bodies[box].position;
        QVERIFY(length(after(scene, 10).poses[box].position - start) < 0.01);
        for (BodyDef& body : scene.bodies) body.friction = 0.4;
        const World slid = after(scene, 2);
        // a = g (sin 0.4 − μ cos 0.4), from rest
        const Real way = 0.5 * 10 * (std::sin(0.4) - 0.4 * std::cos(0.4)) * 4;
        QVERIFY(std::abs(length(slid.poses[box].position - start) - way) < 0.05 * way);
    }

    void theLightBoxCarriesTheHeavyOneWithFortyIterationsAndNotWithTen() {
        Scene scene = shippedScene("heavy_on_light");
        const std::size_t heavy = placeOf(scene, "heavy");
        QCOMPARE(scene.settings.iterations, 10);
        QVERIFY(after(scene, 2).poses[heavy].position.y < 1);
        scene.settings.iterations = 40;
        QVERIFY(after(scene, 20).poses[heavy].position.y > 1.48);
    }

    void theCradleHandsItsSpeedToTheLastBallAndMakesNoEnergy() {
        const Scene scene = shippedScene("newtons_cradle");
        const std::size_t first = placeOf(scene, "ball_1");
        const std::size_t last = placeOf(scene, "ball_5");
        World world = makeWorld(scene);
        const Real energy = energyOf(world);
        const Real height = world.poses[first].position.y;
        Real highest = world.poses[last].position.y;
        for (int i = 0; i < 2400; ++i) {
            step(world);
            highest = std::max(highest, world.poses[last].position.y);
            QVERIFY(energyOf(world) < energy + 0.001 * std::abs(energy));
        }
        QVERIFY(energyOf(world) > 0.98 * energy);
        QVERIFY(highest - 1 > 0.95 * (height - 1));
    }

    void theFallingWeightThrowsTheOtherUp() {
        const Scene scene = shippedScene("see_saw");
        const std::size_t light = placeOf(scene, "light");
        World world = makeWorld(scene);
        Real highest = 0;
        for (int i = 0; i < 120; ++i) {
            step(world);
            highest = std::max(highest, world.poses[light].position.y);
        }
        QVERIFY(highest > scene.bodies[light].position.y + 1);
    }

    void theRopesHoldAndTheWinchLiftsItsLoad() {
        const Scene scene = shippedScene("ropes");
        const std::size_t ball = placeOf(scene, "ball");
        const std::size_t soft = placeOf(scene, "bungee_ball");
        World world = makeWorld(scene);
        Real lowest = 7;
        for (int i = 0; i < 3600; ++i) {
            step(world);
            QVERIFY(length(world.poses[ball].position - Vec2{-3.3, 6.8}) < 3.01);
            lowest = std::min(lowest, world.poses[soft].position.y);
        }
        QVERIFY(lowest < 4.3);  // the bungee gives way: its rope is 2 m long
        QVERIFY(std::abs(world.poses[placeOf(scene, "load")].position.y - 5.4) < 1e-6);
    }

    void theArmRisesToItsLimitsAndSinksWithoutTorque() {
        Scene scene = shippedScene("motor_arm");
        const std::size_t arm = placeOf(scene, "upper_arm");
        QVERIFY(std::abs(after(scene, 20).poses[arm].angle - 0.9) < 1e-6);
        std::get<RevoluteDef>(scene.joints[0].kind).motor->strength = 3;
        QVERIFY(std::abs(after(scene, 20).poses[arm].angle + 1.2) < 1e-3);
    }

    void theSlidersStopAtTheirLimits() {
        const Scene scene = shippedScene("slider");
        World world = makeWorld(scene);
        const Vec2 start = scene.bodies[placeOf(scene, "glider")].position;
        for (int i = 0; i < 3600; ++i) {
            step(world);
            QVERIFY(world.poses[placeOf(scene, "carriage")].position.x < 2.5 + 1e-9);
            QVERIFY(length(world.poses[placeOf(scene, "glider")].position - start) < 3.5 + 1e-9);
            QVERIFY(world.poses[placeOf(scene, "piston_head")].position.y > 0.95 - 1e-9);
        }
    }

    void theHeavyLoadSinksAndTheBalancedOnesStay() {
        const Scene scene = shippedScene("pulley");
        const World world = after(scene, 1);
        // 2 kg against 2.5 kg over a wheel of 2 kg: a = g (2.5 − 2)/(2.5 + 2 + 1), semi-implicit
        const Real a = 10 * 0.5 / 5.5;
        QVERIFY(std::abs(world.poses[placeOf(scene, "heavy")].position.y - (4 - a * 61 / 120)) < 1e-6);
        QVERIFY(std::abs(world.poses[placeOf(scene, "light")].position.y - (2 + a * 61 / 120)) < 1e-6);
        QVERIFY(std::abs(after(scene, 60).poses[placeOf(scene, "two_kilograms")].position.y - 2) < 1e-6);
    }

    void theLargeWheelTurnsHalfAsFastTheOtherWay() {
        const Scene scene = shippedScene("gears");
        World world = makeWorld(scene);
        for (int i = 0; i < 3600; ++i) {
            step(world);
            QVERIFY(std::abs(world.poses[placeOf(scene, "large")].angle + 0.5 * world.poses[placeOf(scene, "small")].angle) < 1e-4);
        }
        QVERIFY(std::abs(world.poses[placeOf(scene, "weight")].position.y - 3.6) < 1e-6);
    }

    void theCarCrossesTheBumpAndStopsAtTheWall() {
        const Scene scene = shippedScene("car");
        const std::size_t chassis = placeOf(scene, "chassis");
        const World world = after(scene, 60);
        QVERIFY(world.poses[chassis].position.x > 14);
        QVERIFY(length(world.velocities[chassis].v) < 1e-6);
        QVERIFY(std::abs(world.poses[chassis].angle) < 0.1);
    }

    void everyDominoFalls() {
        const Scene scene = shippedScene("domino");
        const World world = after(scene, 6);
        for (std::size_t i = 0; i < scene.bodies.size(); ++i)
            if (scene.bodies[i].id.starts_with("domino")) QVERIFY(std::abs(world.poses[i].angle) > 1);
    }

    void theChainHoldsTogether() {
        const Scene scene = shippedScene("chain_10");
        World world = makeWorld(scene);
        const std::size_t end = placeOf(scene, "link_10");
        for (int i = 0; i < 1200; ++i) {
            step(world);
            QVERIFY(length(world.poses[end].position - Vec2{0, 5}) < 5.7 * 1.05);
        }
    }

    void theHeapOfShapesStaysInItsPenAndComesToRest() {
        const Scene scene = shippedScene("shapes");
        World world = makeWorld(scene);
        for (int i = 0; i < 3600; ++i) {
            step(world);
            QVERIFY(isFinite(world));
            for (std::size_t k = 0; k < world.bodies.size(); ++k)
                if (!world.bodies[k].isStatic) QVERIFY(std::abs(world.poses[k].position.x) < 5 && world.poses[k].position.y > 0);
        }
        for (const Velocity& velocity : world.velocities) QVERIFY(length(velocity.v) < 0.05);
        for (const Contact& contact : world.contacts) QVERIFY(contact.separation > -0.03);
    }

    void theParticlesKeepTheirEnergyAndStayInTheirBox() {
        World world = shippedWorld("particles");
        const Real energy = energyOf(world);
        for (int i = 0; i < 3600; ++i) {
            step(world);
            for (std::size_t k = 4; k < world.bodies.size(); ++k) {
                // No further through a wall than one step takes it.
                const Vec2 p = world.poses[k].position;
                QVERIFY(std::max(std::abs(p.x), std::abs(p.y)) <= 1 + world.settings.dt * length(world.velocities[k].v) + 1e-12);
            }
        }
        QVERIFY(std::abs(energyOf(world) - energy) < 1e-10 * energy);
    }

    void theBallsLeaveTheGroundWithTheirShareOfTheSpeed() {
        const Scene scene = shippedScene("bouncing_ball");
        for (const char* id : {"half", "lively"}) {
            const std::size_t ball = placeOf(scene, id);
            World world = makeWorld(scene);
            Real before = 0;
            while (world.step < 120 && world.velocities[ball].v.y <= 0) {
                before = world.velocities[ball].v.y;
                step(world);
            }
            const Real closing = before + stepLength(world.settings) * world.gravity.y;
            QVERIFY(closing < -7);
            QVERIFY(std::abs(world.velocities[ball].v.y + scene.bodies[ball].restitution * closing) < 1e-12);
        }
    }
};

SOLVERSCOPE_TEST(ShippedScenes, QCoreApplication)
#include "test_shipped_scenes.moc"
