// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Verlet's method against closed forms, and its order of convergence.
#include <QTest>
#include <cmath>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real g = 10;

BodyDef particle(std::string id, Vec2 position, Real mass, Vec2 velocity = {}) {
    BodyDef body;
    body.id = std::move(id);
    body.shape = Circle{0.02};
    body.position = position;
    body.velocity = velocity;
    body.mass = mass;
    body.fixedRotation = true;
    return body;
}

BodyDef nailed(std::string id, Vec2 position) {
    BodyDef body;
    body.id = std::move(id);
    body.isStatic = true;
    body.shape = Circle{0.02};
    body.position = position;
    return body;
}

JointDef link(std::uint32_t a, std::uint32_t b, const Scene& scene, std::optional<Real> length = {}) {
    JointDef joint;
    joint.id = "link" + std::to_string(scene.joints.size());
    joint.bodyA = BodyId{a};
    joint.bodyB = BodyId{b};
    joint.kind = DistanceDef{scene.bodies[a].position, scene.bodies[b].position, length, {}, {}};
    return joint;
}

Scene verletScene(const QString& variant) {
    Scene scene;
    scene.settings = withVariant(scene.settings, "method=verlet " + variant);
    return scene;
}

/// Where a pendulum of length 1 is after `time` from rest at `angle`, by many small steps of Runge–Kutta.
Real pendulumAngle(Real angle, Real time) {
    constexpr int steps = 200'000;
    const Real h = time / steps;
    Real w = 0;
    const auto bend = [](Real at) { return -g * std::sin(at); };
    for (int i = 0; i < steps; ++i) {
        const Real k1 = w, l1 = bend(angle);
        const Real k2 = w + h / 2 * l1, l2 = bend(angle + h / 2 * k1);
        const Real k3 = w + h / 2 * l2, l3 = bend(angle + h / 2 * k2);
        const Real k4 = w + h * l3, l4 = bend(angle + h * k3);
        angle += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        w += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4);
    }
    return angle;
}

/// A pendulum of length 1, which starts from rest at `angle`: half a step earlier it had the speed that the bend gives it in that
/// time, the other way.
World pendulum(Real angle, Real dt) {
    Scene scene = verletScene("iterations=3");
    scene.settings.dt = dt;
    scene.bodies = {nailed("hook", {0, 0}), particle("bob", {std::sin(angle), -std::cos(angle)}, 2)};
    const Vec2 downhill{-std::cos(angle), -std::sin(angle)};
    scene.bodies[1].velocity = -0.5 * dt * g * std::sin(angle) * downhill;
    scene.joints = {link(0, 1, scene)};
    return makeWorld(scene);
}

Real angleOf(const World& world) { return std::atan2(world.poses[1].position.x, -world.poses[1].position.y); }

/// A rope of n links of length 1/n hung between two nails at a distance of `span`, at rest: where every link pulls sideways as
/// much as its neighbours do, and the pull of each carries what hangs below.
Scene hangingRope(int n, Real span) {
    const Real length = 1.0 / n;
    const auto slope = [n](int i, Real steepness) { return (i + 0.5 - n / 2.0) * steepness; };
    Real low = 0;
    Real high = 1000;
    for (int k = 0; k < 200; ++k) {
        const Real middle = 0.5 * (low + high);
        Real wide = 0;
        for (int i = 0; i < n; ++i) wide += length / std::sqrt(1 + slope(i, middle) * slope(i, middle));
        (wide > span ? low : high) = middle;
    }
    Scene scene = verletScene("iterations=3000");
    scene.settings.dt = 1.0 / 480;  // what falls in a step turns the links a little before they are put right
    Vec2 at{};
    scene.bodies = {nailed("left", at)};
    for (int i = 0; i < n; ++i) {
        const Real t = slope(i, low);
        at += (length / std::sqrt(1 + t * t)) * Vec2{1, t};
        scene.bodies.push_back(i + 1 < n ? particle("node" + std::to_string(i), at, 1.0 / n) : nailed("right", at));
        scene.joints.push_back(link(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i + 1), scene, length));
    }
    return scene;
}

}  // namespace

class TestVerlet : public QObject {
    Q_OBJECT

private slots:
    void aThrownParticleIsWhereTheSumsOfItsStepsSay() {
        Scene scene = verletScene("");
        scene.bodies = {particle("stone", {1, 2}, 0.5, {3, 4})};
        World world = makeWorld(scene);
        const Real h = scene.settings.dt;
        for (int n = 1; n <= 300; ++n) {
            step(world);
            const Vec2 exact{1 + n * h * 3, 2 + n * h * 4 - g * h * h * n * (n + 1) / 2};
            QVERIFY(length(world.poses[0].position - exact) < 1e-10);
        }
    }

    void velocityIsTheWayOfTheLastStep() {
        World world = shippedWorld("verlet_rope");
        for (int i = 0; i < 60; ++i) {
            const World before = world;
            step(world);
            for (std::size_t k = 0; k < world.bodies.size(); ++k) {
                const Vec2 way = world.poses[k].position - before.poses[k].position;
                QVERIFY(length(world.velocities[k].v - (1 / world.settings.dt) * way) < 1e-11);
            }
        }
    }

    void everySweepLeavesOneMinusStiffnessOfALinksError() {
        const bool holds = rc::check("one link", [] {
            Scene scene = verletScene("iterations=12");
            scene.gravity = {};
            scene.settings.stiffness = thousandths(0, 1000);
            scene.bodies = {particle("a", {0, 0}, thousandths(100, 5000)),
                            particle("b", {thousandths(500, 3000), 0}, thousandths(100, 5000))};
            scene.joints = {link(0, 1, scene, 1.0)};
            World world = makeWorld(scene);
            Real error = scene.bodies[1].position.x - 1;
            const Real share = *scene.bodies[1].mass / (*scene.bodies[0].mass + *scene.bodies[1].mass);
            Real a = 0;
            EventList events;
            tracedStep(world, events);
            int visits = 0;
            for (const Event& e : events) {
                if (e.kind != EventKind::Row) continue;
                ++visits;
                a += share * scene.settings.stiffness * error;
                error *= 1 - scene.settings.stiffness;
                RC_ASSERT(std::abs(e.vA.v.x - a) < 1e-13);
                RC_ASSERT(std::abs(e.vB.v.x - e.vA.v.x - 1 - error) < 1e-13);
            }
            RC_ASSERT(visits == 12);
        });
        QVERIFY(holds);
    }

    void aParticleOnALinkHangsAsMuchLowerAsItsSweepsLeave() {
        // Each step lets it fall by g h², and k sweeps leave r = (1 − s)^k of the error: C = (C + g h²) r.
        for (const int sweeps : {1, 2, 5}) {
            Scene scene = verletScene(QString("stiffness=0.3 iterations=%1").arg(sweeps));
            scene.bodies = {nailed("hook", {0, 0}), particle("bob", {0, -1}, 2)};
            scene.joints = {link(0, 1, scene)};
            World world = makeWorld(scene);
            for (int i = 0; i < 2000; ++i) step(world);
            const Real left = std::pow(0.7, sweeps);
            const Real fall = g * scene.settings.dt * scene.settings.dt;
            QVERIFY(std::abs(-1 - world.poses[1].position.y - fall * left / (1 - left)) < 1e-12);
        }
    }

    void aBallIsMovedOutOfTheFloorWhollyAndAtOnce() {
        Scene scene = verletScene("iterations=1 stiffness=0.1");
        scene.gravity = {};
        BodyDef floor;
        floor.id = "floor";
        floor.isStatic = true;
        floor.shape = HalfPlane{{0, 1}, 0};
        scene.bodies = {floor, particle("ball", {0, -0.1}, 2)};
        World world = makeWorld(scene);
        step(world);
        QVERIFY(std::abs(world.poses[1].position.y - 0.02) < 1e-15);
        // What Verlet does with overlap: the way out is a velocity.
        QVERIFY(std::abs(world.velocities[1].v.y - 0.12 / scene.settings.dt) < 1e-11);
    }

    void aSmallPendulumIsTheOneOfBackwardEuler() {
        // The link is put back along where it points after the move. For small swings that divides the move by 1 + g h²:
        // x ← (2 x − x₀)/(1 + g h²), Euler's backward method, which gives energy away.
        const Real dt = 1.0 / 60;
        World world = pendulum(1e-5, dt);
        Real before = world.poses[1].position.x - dt * world.velocities[1].v.x;
        Real now = world.poses[1].position.x;
        for (int i = 0; i < 300; ++i) {
            step(world);
            const Real next = (2 * now - before) / (1 + g * dt * dt);
            before = now;
            now = next;
            QVERIFY2(std::abs(world.poses[1].position.x - now) < 1e-12, qPrintable(QString::number(i)));
        }
    }

    void aThrownParticleIsRightToSecondOrderAndAPendulumToFirst() {
        constexpr Real start = 1.2;
        constexpr Real time = 1.5;
        const Real exact = pendulumAngle(start, time);
        std::vector<Real> errors;
        std::vector<Real> thrown;
        for (const int steps : {1600, 3200, 6400}) {
            World world = pendulum(start, time / steps);
            for (int i = 0; i < steps; ++i) step(world);
            errors.push_back(std::abs(angleOf(world) - exact));

            // With the velocity of half a step before, a free particle is where it should be.
            Scene scene = verletScene("");
            scene.settings.dt = time / steps;
            scene.bodies = {particle("stone", {0, 0}, 1, {3, 4 + 0.5 * scene.settings.dt * g})};
            World free = makeWorld(scene);
            for (int i = 0; i < steps; ++i) step(free);
            thrown.push_back(length(free.poses[0].position - Vec2{3 * time, 4 * time - 0.5 * g * time * time}));
        }
        for (std::size_t i = 1; i < errors.size(); ++i) {
            const Real order = std::log2(errors[i - 1] / errors[i]);
            QVERIFY2(std::abs(order - 1) < 0.05, qPrintable(QString("order %1, error %2").arg(order).arg(errors[i])));
            QVERIFY2(thrown[i] < 1e-9, qPrintable(QString::number(thrown[i])));
        }
    }

    void aRopeBetweenTwoNailsHangsInItsCatenary() {
        for (const Real span : {0.3, 0.6, 0.9}) {
            const Scene scene = hangingRope(12, span);
            World world = makeWorld(scene);
            for (int i = 0; i < 120; ++i) step(world);
            for (std::size_t i = 0; i < world.bodies.size(); ++i)
                QVERIFY2(length(world.poses[i].position - scene.bodies[i].position) < 2e-5,
                         qPrintable(QString::number(length(world.poses[i].position - scene.bodies[i].position))));
        }
    }

    void aRopeStretchesMoreWithItsLinksAndLessWithItsSweeps() {
        const auto stretch = [](int links, int sweeps) {
            Scene scene = verletScene(QString("iterations=%1").arg(sweeps));
            scene.bodies = {nailed("hook", {0, 0})};
            for (int i = 1; i <= links; ++i) {
                scene.bodies.push_back(particle("node" + std::to_string(i), {0, -0.1 * i}, 0.1));
                scene.joints.push_back(link(static_cast<std::uint32_t>(i - 1), static_cast<std::uint32_t>(i), scene));
            }
            World world = makeWorld(scene);
            for (int i = 0; i < 3000; ++i) step(world);
            return -0.1 * links - world.poses.back().position.y;
        };
        const Real few = stretch(10, 5);
        QVERIFY(few > 0);
        QVERIFY2(stretch(20, 5) > 3 * few, qPrintable(QString("%1 %2").arg(few).arg(stretch(20, 5))));
        QVERIFY2(stretch(10, 20) < few / 3, qPrintable(QString("%1 %2").arg(few).arg(stretch(10, 20))));
        QVERIFY(stretch(10, 400) < 1e-6);
    }

    void theShippedRopeComesToRestOutsideOfWhatItLiesOn() {
        World world = shippedWorld("verlet_rope");
        for (int i = 0; i < 1800; ++i) step(world);
        QVERIFY(isFinite(world));
        QVERIFY2(measure(world).worstPenetration < 0.02, qPrintable(QString::number(measure(world).worstPenetration)));
        QVERIFY2(measure(world).worstJointError < 0.02, qPrintable(QString::number(measure(world).worstJointError)));
    }
};

SOLVERSCOPE_TEST(TestVerlet, QCoreApplication)
#include "test_verlet.moc"
