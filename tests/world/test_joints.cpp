// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Joints against closed forms, at every step.
#include <QTest>
#include <cmath>
#include <limits>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"
#include "tests/world/period.h"

using namespace solverscope;

namespace {

/// Nothing at first: no gravity, the joints that are added.
Scene bareScene(std::vector<BodyDef> bodies, Vec2 gravity = {}) {
    Scene scene;
    scene.gravity = gravity;
    scene.bodies = std::move(bodies);
    return scene;
}

void join(Scene& scene, std::uint32_t a, std::uint32_t b, JointKindDef kind, std::optional<SpringDef> spring = {}) {
    scene.joints.push_back({"joint_" + std::to_string(scene.joints.size()), BodyId{a}, BodyId{b}, std::move(kind), false, spring});
}

}  // namespace

class TestJoints : public QObject {
    Q_OBJECT
private slots:
    void aRopeNeverPushesAndNeverGetsLonger() {
        const bool holds = rc::check("a ball on a rope", [] {
            Scene scene = bareScene({fixedDisc("hook", {0, 0}), disc("ball", {real(-1, 1), real(-1, 1)})}, {0, -10});
            scene.bodies[1].velocity = {real(-5, 5), real(-5, 5)};
            join(scene, 0, 1, RopeDef{{0, 0}, scene.bodies[1].position, 2});
            World world = makeWorld(scene);
            Real longest = 0;  // way in a step
            for (int i = 0; i < 600; ++i) {
                step(world);
                RC_ASSERT(world.joints[0].impulse[0] >= 0);
                // A step along the tangent ends (h v)²/2L outside the circle; a fifth of what is outside is taken back in each.
                const Real way = world.settings.dt * length(world.velocities[1].v);
                longest = std::max(longest, way);
                RC_ASSERT(length(world.poses[1].position) - 2 < 5 * longest * longest / (2 * 1.9));
                if (length(world.poses[1].position) < 2 - 2 * way - 0.01) RC_ASSERT(world.joints[0].impulse[0] == 0);
            }
        });
        QVERIFY(holds);
    }

    void aSlackRopeLetsTheBallFallFreely() {
        Scene scene = bareScene({fixedDisc("hook", {0, 0}), disc("ball", {0, -0.5})}, {0, -10});
        join(scene, 0, 1, RopeDef{{0, 0}, {0, -0.5}, 3});
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        for (int n = 1; - 0.5 - 10 * h * h * (n * (n + 1)) / 2 > -3; ++n) {
            step(world);
            QVERIFY(std::abs(world.poses[1].position.y - (-0.5 - 10 * h * h * (n * (n + 1)) / 2)) < 1e-12);
        }
        for (int i = 0; i < 60; ++i) step(world);
        QVERIFY(std::abs(world.poses[1].position.y + 3) < 1e-12);
        QVERIFY(std::abs(world.joints[0].impulse[0] - 10 * h) < 1e-12);
    }

    void aPistonStopsAtItsTwoEnds() {
        for (const Real speed : {-7.3, 7.3}) {
            Scene scene = bareScene({fixedDisc("wall", {0, 0}), disc("rod", {2, 0})});
            scene.bodies[1].velocity = {speed, 0};
            join(scene, 0, 1, DistanceDef{{0, 0}, {2, 0}, {}, 1.0, 3.0});
            World world = makeWorld(scene);
            for (int i = 0; i < 120; ++i) {
                step(world);
                QVERIFY(world.poses[1].position.x > 1 - 1e-12 && world.poses[1].position.x < 3 + 1e-12);
            }
            QVERIFY(std::abs(world.poses[1].position.x - (speed < 0 ? 1 : 3)) < 1e-12);
            QVERIFY(std::abs(world.velocities[1].v.x) < 1e-12);
        }
    }

    void whatPushesBodiesApartDoesNotPushThemBeyondALimit() {
        for (const PositionCorrection correction :
             {PositionCorrection::None, PositionCorrection::Erp, PositionCorrection::SplitImpulse}) {
            Scene scene = bareScene({fixedDisc("wall", {0, 0}), disc("rod", {2, 0}), fixedDisc("pusher", {2, 0})});
            scene.settings.positionCorrection = correction;
            scene.settings.jointOrder = JointOrder::AfterContacts;  // the limit is visited last, and holds
            scene.bodies[1].velocity = {5, 0};
            scene.bodies[2].position.x -= 2 * std::get<Circle>(scene.bodies[1].shape).radius - 0.1;
            join(scene, 0, 1, DistanceDef{{0, 0}, {2, 0}, {}, 1.0, 2.01});
            World world = makeWorld(scene);
            for (int i = 0; i < 60; ++i) {
                step(world);
                QVERIFY2(world.poses[1].position.x < 2.01 + 1e-9, qPrintable(QString::number(world.poses[1].position.x)));
            }
        }
    }

    void thePendulumsPeriodIsRightToTheOrderOfTheIntegrator() {
        // The physical pendulum at a small angle: T = 2π √((I + m L²)/(m g L)) · (1 + θ²/16)
        constexpr Real L = 1;
        constexpr Real amplitude = 0.05;
        const Real exact = 2 * pi * std::sqrt((0.5 * 0.25 * 0.25 + L * L) / (10 * L)) * (1 + amplitude * amplitude / 16);
        std::vector<Real> errors;
        for (const Real h : {1.0 / 60, 1.0 / 120, 1.0 / 240}) {
            Scene scene =
                bareScene({fixedDisc("hook", {0, 0}), disc("bob", {L * std::sin(amplitude), -L * std::cos(amplitude)})}, {0, -10});
            scene.bodies[1].angle = amplitude;
            scene.settings.dt = h;
            scene.settings.iterations = 200;
            join(scene, 0, 1, RevoluteDef{{0, 0}, {}, {}});
            World world = makeWorld(scene);
            errors.push_back(std::abs(periodOf(world, 5, [](const World& w) { return w.poses[1].angle; }) / exact - 1));
        }
        QVERIFY2(errors[0] < 0.01, qPrintable(QString::number(errors[0])));
        QVERIFY2(errors[1] < 0.6 * errors[0] && errors[2] < 0.6 * errors[1],
                 qPrintable(QString("%1 %2 %3").arg(errors[0]).arg(errors[1]).arg(errors[2])));
    }

    void aSoftRodFollowsTheRecurrenceOfTheDampedSpring() {
        const bool holds = rc::check("implicit spring", [] {
            const Real m = real(0.1, 10);
            const Real omega = 2 * pi * real(0.2, 20);
            const Real zeta = real(0, 2);
            Scene scene = bareScene({fixedDisc("wall", {0, 0}), disc("mass", {2, 0}, m)});
            scene.settings.iterations = 1;
            scene.settings.warmStarting = *rc::gen::inRange(0, 2);
            join(scene, 0, 1, DistanceDef{{0, 0}, {2, 0}, 1.5, {}, {}}, SpringDef{omega / (2 * pi), zeta});
            World world = makeWorld(scene);
            const Real h = world.settings.dt;
            Real x = 0.5;
            Real v = 0;
            for (int i = 0; i < 300; ++i) {
                // v' = v − h (ω² x' + 2 ζ ω v'),  x' = x + h v'
                v = (v - h * omega * omega * x) / (1 + 2 * h * zeta * omega + h * h * omega * omega);
                x += h * v;
                step(world);
                RC_ASSERT(std::abs(world.poses[1].position.x - 1.5 - x) < 1e-11);
                RC_ASSERT(std::abs(world.velocities[1].v.x - v) < 1e-9);
            }
        });
        QVERIFY(holds);
    }

    void aLimitStopsTheHingeAtItsAngle() {
        for (const Real speed : {-9.0, 9.0}) {
            Scene scene = bareScene({fixedDisc("frame", {0, 0}), disc("arm", {0, 0})});
            scene.bodies[1].angularVelocity = speed;
            join(scene, 0, 1, RevoluteDef{{0, 0}, Range{-0.5, 1.25}, {}});
            World world = makeWorld(scene);
            for (int i = 0; i < 120; ++i) {
                step(world);
                QVERIFY(world.poses[1].angle > -0.5 - 1e-12 && world.poses[1].angle < 1.25 + 1e-12);
            }
            QVERIFY(std::abs(world.poses[1].angle - (speed < 0 ? -0.5 : 1.25)) < 1e-12);
        }
    }

    void aMotorTurnsWithNoMoreThanItsTorque() {
        Scene scene = bareScene({fixedDisc("frame", {0, 0}), disc("rotor", {0, 0}, 2, 0.5)});
        join(scene, 0, 1, RevoluteDef{{0, 0}, {}, MotorDef{6, 0.5}});
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        const Real inertia = 0.5 * 2 * 0.5 * 0.5;
        for (int n = 1; n <= 300; ++n) {
            step(world);
            QVERIFY(std::abs(world.velocities[1].w - std::min(6.0, n * h * 0.5 / inertia)) < 1e-12);
            QVERIFY(std::abs(world.joints[0].impulse[2]) <= h * 0.5);
        }
    }

    void aSlidersMotorHasItsForceAndItsLimitsHold() {
        Scene scene = bareScene({fixedDisc("rail", {0, 0}), disc("slide", {0, 0}, 2)});
        join(scene, 0, 1, PrismaticDef{{0, 0}, {0.6, 0.8}, Range{-1, 2}, MotorDef{3, 8}});
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        for (int n = 1; n <= 300; ++n) {
            step(world);
            const Real along = dot(Vec2{0.6, 0.8}, world.poses[1].position);
            const Real speed = std::min(3.0, n * h * 8 / 2);
            if (along < 2 - 3 * h) QVERIFY(std::abs(dot(Vec2{0.6, 0.8}, world.velocities[1].v) - speed) < 1e-12);
            QVERIFY(along < 2 + 1e-6);
            QVERIFY(std::abs(cross(Vec2{0.6, 0.8}, world.poses[1].position)) < 1e-12);
            QVERIFY(std::abs(world.joints[0].impulse[4]) <= h * 8 * (1 + 1e-15));
        }
        QVERIFY(std::abs(dot(Vec2{0.6, 0.8}, world.poses[1].position) - 2) < 1e-6);
    }

    void meshedWheelsKeepTheirRatioWhileTheyTurn() {
        Scene scene = bareScene({fixedDisc("frame", {0, -5}), disc("small", {0, 0}, 1, 0.25), disc("large", {0.75, 0}, 4, 0.5)});
        scene.settings.iterations = 60;
        join(scene, 0, 1, RevoluteDef{{0, 0}, {}, MotorDef{5, 0.3}});
        join(scene, 0, 2, RevoluteDef{{0.75, 0}, {}, {}});
        join(scene, 1, 2, GearDef{-0.5});
        World world = makeWorld(scene);
        for (int n = 1; n <= 600; ++n) {
            step(world);
            QVERIFY(std::abs(world.poses[2].angle + 0.5 * world.poses[1].angle) < 1e-9);
            QVERIFY(std::abs(world.velocities[2].w + 0.5 * world.velocities[1].w) < 1e-9);
        }
        QVERIFY(world.poses[1].angle > 40);
    }

    void thePulleysLengthsAddUpWhileItsLoadsMove_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 2.0, 0.5}) QTest::newRow(qPrintable(QString::number(ratio))) << ratio;
    }
    void thePulleysLengthsAddUpWhileItsLoadsMove() {
        QFETCH(double, ratio);
        constexpr Real radius = 0.5;
        const Real other = radius / ratio;
        // Under the tangent points, so that the ropes hang straight down.
        Scene scene = bareScene(
            {fixedDisc("beam", {0, 9}), disc("wheel", {0, 5}, 4, 0.5), disc("a", {-radius, 0}, 3), disc("b", {other, 0}, 2)},
            {0, -10});
        scene.settings.iterations = 400;
        join(scene, 0, 1, RevoluteDef{{0, 5}, {}, {}});
        join(scene, 2, 3, PulleyDef{BodyId{1}, {-radius, 0}, {other, 0}, radius, ratio});
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        const Real inertia = 0.5 * 4 * 0.5 * 0.5;
        // Atwood with an inert wheel: I ω̇ = rA mA (g − rA ω̇) − rB mB (g + rB ω̇)
        const Real spin = 10 * (radius * 3 - other * 2) / (inertia + radius * radius * 3 + other * other * 2);
        for (int n = 1; n <= 40; ++n) {
            step(world);
            const Real lengthA = 5 - world.poses[2].position.y;
            const Real lengthB = 5 - world.poses[3].position.y;
            QVERIFY2(std::abs(lengthA + ratio * lengthB - 5 * (1 + ratio)) < 1e-9,
                     qPrintable(QString("step %1: %2").arg(n).arg(lengthA + ratio * lengthB - 5 * (1 + ratio))));
            QVERIFY(std::abs(world.velocities[1].w - n * h * spin) < 1e-8);
        }
    }

    void aWinchLiftsItsLoadAtItsSpeedAndStops() {
        Scene scene = bareScene({fixedDisc("crane", {0, 5}), disc("load", {0, 0}, 20)}, {0, -10});
        join(scene, 0, 1, WinchDef{{0, 5}, {0, 0}, -1.5, {}, 2.0, {}});
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        for (int n = 1; n * h * 1.5 <= 3; ++n) {
            step(world);
            QVERIFY(std::abs(world.poses[1].position.y - n * h * 1.5) < 1e-9);
        }
        // The load flies on when the rope stops, because a rope cannot push, and comes to hang.
        Real highest = 0;
        for (int n = 0; n < 120; ++n) {
            step(world);
            highest = std::max(highest, world.poses[1].position.y);
        }
        QVERIFY(std::abs(highest - 3 - 1.5 * 1.5 / 20) < 1.5 * h);
        QVERIFY(std::abs(world.poses[1].position.y - 3) < 1e-9);
        QCOMPARE(world.joints[0].length, 2.0);
    }

    void aWheelsSpringIsTheDampedSpringUnderItsWeight() {
        // The car is held, so that the wheel alone swings: it hangs g/ω² below where it was made.
        Scene scene = bareScene({fixedDisc("car", {0, 1}), disc("wheel", {0, 0}, 3)}, {0, -10});
        join(scene, 0, 1, WheelDef{{0, 0}, {0, 1}, {}, MotorDef{10, 2}}, SpringDef{2, 0.3});
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        const Real omega = 4 * pi;
        Real y = 0;
        Real v = 0;
        for (int i = 0; i < 600; ++i) {
            v = (v - h * 10 - h * omega * omega * y) / (1 + 2 * h * 0.3 * omega + h * h * omega * omega);
            y += h * v;
            step(world);
            QVERIFY(std::abs(world.poses[1].position.y - y) < 1e-11);
            QVERIFY(std::abs(world.poses[1].position.x) < 1e-12);
        }
        QVERIFY(std::abs(y + 10 / (omega * omega)) < 1e-6);
        QVERIFY(std::abs(world.velocities[1].w - 10) < 1e-12);
    }

    void weldedBodiesMoveAsOne() {
        Scene scene = bareScene({disc("a", {0, 0}, 1), disc("b", {1, 0}, 3)});
        scene.bodies[0].velocity = {0, 2};
        scene.bodies[1].velocity = {1, -2};
        scene.settings.iterations = 100;
        join(scene, 0, 1, WeldDef{{0.5, 0}});
        World world = makeWorld(scene);
        const Measures before = measure(world);
        for (int i = 0; i < 300; ++i) {
            step(world);
            QVERIFY(std::abs(world.velocities[0].w - world.velocities[1].w) < 1e-9);
            QVERIFY(std::abs(world.poses[0].angle - world.poses[1].angle) < 1e-6);
        }
        // As one body: what was left after the first step stays, up to the turning about the common centre within a step.
        const Measures after = measure(world);
        QVERIFY(length(after.momentum - before.momentum) < 1e-9);
    }

    void jointsWithinKeepMomentum_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 7; ++kind) QTest::newRow(qPrintable(QString::number(kind))) << kind;
    }
    void jointsWithinKeepMomentum() {
        QFETCH(int, kind);
        const bool holds = rc::check("momentum and angular momentum", [&] {
            Scene scene = bareScene({disc("a", {0, 0}, real(0.5, 2)), disc("b", {3, 1}, real(0.5, 2))});
            for (BodyDef& body : scene.bodies) {
                body.velocity = {real(-2, 2), real(-2, 2)};
                body.angularVelocity = real(-3, 3);
                body.angle = real(-3, 3);
            }
            const std::array<JointKindDef, 7> kinds{RevoluteDef{{1, 1}, Range{-0.1, 0.1}, MotorDef{3, 1}},
                                                    DistanceDef{{0.2, 0}, {2.9, 1}, {}, 2.8, 2.9},
                                                    RopeDef{{0.2, 0}, {2.9, 1}, {}},
                                                    WinchDef{{0.2, 0}, {2.9, 1}, -1, {}, {}, {}},
                                                    WeldDef{{1, 1}},
                                                    PrismaticDef{{1, 1}, {0.6, 0.8}, Range{-0.1, 0.1}, MotorDef{3, 1}},
                                                    WheelDef{{1, 1}, {0.6, 0.8}, Range{-0.1, 0.1}, MotorDef{3, 1}}};
            std::optional<SpringDef> spring;
            if (kind == 6 || *rc::gen::inRange(0, 2)) spring = SpringDef{real(1, 5), real(0, 1)};
            join(scene, 0, 1, kinds[static_cast<std::size_t>(kind)], spring);
            World world = makeWorld(scene);
            for (int i = 0; i < 30; ++i) {
                // Rows act on positions as they were when the step began; angular momentum is measured there too.
                Measures before = measure(world);
                const std::vector<Pose> poses = world.poses;
                step(world);
                World now = world;
                now.poses = poses;
                const Measures after = measure(now);
                RC_ASSERT(length(after.momentum - before.momentum) < 1e-11 * (1 + length(before.momentum)));
                const Real turned = after.angularMomentum - before.angularMomentum;
                // Where a point joint is pulled apart, push and counter-push are not in one line.
                Real apart = 0;
                for (const Row& row : now.rows) {
                    const Vec2 rA = toWorld(poses[0], world.joints[0].localA);
                    const Vec2 rB = toWorld(poses[1], world.joints[0].localB);
                    if (kind == 0 || kind == 4) apart += std::abs(cross(rB - rA, row.lambda * row.n));
                }
                RC_ASSERT(std::abs(turned) < 1e-9 + apart * (1 + 1e-9));
            }
        });
        QVERIFY(holds);
    }

    void degenerateJointsGiveNoNan_data() {
        QTest::addColumn<double>("mass");
        for (const double mass : {1.0, 1e6, 1e9}) QTest::newRow(qPrintable(QString::number(mass))) << mass;
    }
    void degenerateJointsGiveNoNan() {
        QFETCH(double, mass);
        for (const Real dt : {1e-6, 1.0 / 60, 1.0 / 15}) {
            for (const bool soft : {false, true}) {
                Scene scene = bareScene(
                    {disc("a", {0, 0}, 1e-3), disc("b", {0, 0}, mass), disc("c", {0, 0}, 1), fixedDisc("d", {0, 0})}, {0, -10});
                scene.bodies[2].fixedRotation = true;
                scene.settings.dt = dt;
                const std::optional<SpringDef> spring = soft ? std::optional(SpringDef{1000, 0}) : std::nullopt;
                // All anchors in one place, where no direction is better than another.
                join(scene, 0, 1, DistanceDef{{0, 0}, {0, 0}, 0.0, {}, {}}, spring);
                join(scene, 0, 2, DistanceDef{{0, 0}, {0, 0}, {}, 1e-6, 1e-6}, spring);
                join(scene, 1, 2, RopeDef{{0, 0}, {0, 0}, {}}, spring);
                join(scene, 3, 1, WinchDef{{0, 0}, {0, 0}, -1e9, {}, {}, {}}, spring);
                join(scene, 0, 3, RevoluteDef{{0, 0}, Range{0, 0}, MotorDef{1e9, 1e9}}, spring);
                join(scene, 1, 3, WeldDef{{0, 0}}, spring);
                join(scene, 2, 0, PrismaticDef{{0, 0}, {1, 0}, Range{0, 0}, MotorDef{-1e9, 1e9}}, spring);
                join(scene, 0, 1, WheelDef{{0, 0}, {0, 1}, Range{0, 0}, MotorDef{1e9, 1e9}}, SpringDef{1e3, 100});
                join(scene, 2, 3, GearDef{-1e3}, spring);
                join(scene, 0, 1, PulleyDef{BodyId{2}, {0, 0}, {0, 0}, 0.5, 1e-3}, spring);
                World world = makeWorld(scene);
                for (int i = 0; i < 100; ++i) {
                    step(world);
                    for (const Row& row : world.rows) QVERIFY(!std::isnan(row.lambda) && !std::isnan(row.bias));
                }
                QVERIFY(isFinite(world));
            }
        }
    }
};

SOLVERSCOPE_TEST(TestJoints, QCoreApplication)
#include "test_joints.moc"
