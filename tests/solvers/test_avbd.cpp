// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// AVBD against closed forms, a recurrence, sequential impulses, and the figures of its authors' demo.
#include <QTest>
#include <cmath>

#include "physics/trace/recording.h"
#include "physics/trace/step_trace.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/ground.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real strengthOfGravity = 10;

/// The settings of the demo, with the default ramp.
Scene avbdScene(const char* variant = "") {
    Scene scene;
    scene.gravity = {0, -strengthOfGravity};
    scene.settings = withVariant(scene.settings, QStringLiteral("method=avbd ") + QLatin1String(variant));
    return scene;
}

BodyDef unitBox(const std::string& id, Vec2 position, Real friction = 0.6) {
    BodyDef body;
    body.id = id;
    body.shape = Box{1, 1};
    body.position = position;
    body.friction = friction;
    return body;
}

BodyDef slope(Real angle, Real friction) {
    BodyDef body = groundBody();
    body.shape = HalfPlane{{-std::sin(angle), std::cos(angle)}, 0};
    body.friction = friction;
    return body;
}

/// A disc on a smooth floor: one row, which pushes it straight up.
Scene discOnFloor(const char* variant, Real height) {
    Scene scene = avbdScene(variant);
    scene.bodies = {groundBody(), disc("ball", {0, height}, 2)};
    for (BodyDef& body : scene.bodies) body.friction = 0;
    return scene;
}

JointDef revolute(std::uint32_t a, std::uint32_t b, Vec2 anchor) {
    JointDef joint;
    joint.id = "joint_" + std::to_string(b);
    joint.bodyA = BodyId{a};
    joint.bodyB = BodyId{b};
    joint.kind = RevoluteDef{anchor, {}, {}};
    return joint;
}

JointDef rodBetween(Vec2 from, Vec2 to) {
    JointDef joint;
    joint.id = "rod";
    joint.bodyA = BodyId{0};
    joint.bodyB = BodyId{1};
    joint.kind = DistanceDef{from, to, {}, {}, {}};
    return joint;
}

/// A hundred links of 1 kg from a hook, and 100 kg at their end; turned by an angle from the vertical.
Scene heavyChain(Real angle) {
    Scene scene = avbdScene();
    const Vec2 down{std::sin(angle), -std::cos(angle)};
    scene.bodies.push_back(fixedDisc("hook", {}));
    Vec2 anchor;
    const auto hang = [&](Shape shape, Real length, Real mass) {
        BodyDef body;
        body.id = "body_" + std::to_string(scene.bodies.size());
        body.shape = std::move(shape);
        body.position = anchor + 0.5 * length * down;
        body.angle = angle;
        body.mass = mass;
        const auto place = static_cast<std::uint32_t>(scene.bodies.size());
        scene.bodies.push_back(body);
        scene.joints.push_back(revolute(place - 1, place, anchor));
        anchor += length * down;
    };
    for (int i = 0; i < 100; ++i) hang(Box{0.1, 0.3}, 0.3, 1);
    hang(Circle{0.5}, 1, 100);
    return scene;
}

/// Twenty boxes, each 4 cm beside the one below it.
Scene askewStack() {
    Scene scene = avbdScene();
    scene.bodies = {groundBody()};
    scene.bodies[0].friction = 0.6;
    for (int i = 0; i < 20; ++i) scene.bodies.push_back(unitBox("box_" + std::to_string(i), {i % 2 == 0 ? -0.02 : 0.02, 0.5 + i}));
    return scene;
}

void makeSteps(World& world, int count) {
    for (int i = 0; i < count; ++i) step(world);
}

}  // namespace

class TestAvbd : public QObject {
    Q_OBJECT

private slots:
    void aFreeBodyFallsAsUnderSequentialImpulses() {
        Scene scene = avbdScene();
        scene.bodies = {disc("ball", {1, 2}, 3)};
        scene.bodies[0].velocity = {4, 5};
        scene.bodies[0].angularVelocity = 6;
        World blocks = makeWorld(scene);
        scene.settings = withVariant(scene.settings, QStringLiteral("method=sequential_impulses"));
        World impulses = makeWorld(scene);
        for (int i = 0; i < 100; ++i) {
            step(blocks);
            step(impulses);
            QVERIFY(length(blocks.poses[0].position - impulses.poses[0].position) < 1e-11);
            QVERIFY(std::abs(blocks.poses[0].angle - impulses.poses[0].angle) < 1e-11);
        }
    }

    void aBodyOnOneRowFollowsTheRecurrence() {
        // The article's update of one position, one force and one stiffness, in newtons and metres.
        constexpr Real m = 2;
        constexpr Real g = strengthOfGravity;
        Scene scene = discOnFloor("iterations=3 kept_error=0.9 warm_start_decay=0.8 stiffness_ramp=20000", 0.2);
        World world = makeWorld(scene);
        const Real h = stepLength(scene.settings);
        Real x = 0.2;
        Real v = 0;
        Real force = 0;
        Real k = 0;
        for (int i = 0; i < 50; ++i) {
            const Real start = x;
            const Real y = x + h * (v - h * g);
            const Real C0 = std::min(start - 0.25, 0.0);
            force *= 0.9 * 0.8;
            k = std::max(0.8 * k, m / (h * h));
            x += h * v;
            const auto C = [&] { return x - 0.25 - 0.9 * C0; };
            for (int sweep = 0; sweep < 3; ++sweep) {
                x += (m / (h * h) * (y - x) + std::max(force - k * C(), 0.0)) / (m / (h * h) + k);
                force = std::max(force - k * C(), 0.0);
                if (force > 0) k += 20000 * std::abs(C());
            }
            v = (x - start) / h;
            step(world);
            QVERIFY2(std::abs(world.poses[1].position.y - x) < 1e-12, qPrintable(QString::number(i)));
            QVERIFY(std::abs(world.contacts[0].normalImpulse - h * force) < 1e-10);
            QVERIFY(std::abs(world.contacts[0].normalStiffness / k - 1) < 1e-10);
        }
    }

    void theForcesCarryTheWeight() {
        Scene scene = discOnFloor("", 0.25);
        World world = makeWorld(scene);
        makeSteps(world, 600);
        const Real h = stepLength(scene.settings);
        QVERIFY(std::abs(world.contacts[0].normalImpulse - h * 2 * strengthOfGravity) < 1e-6);
        QVERIFY(length(world.velocities[1].v) < 1e-6);
    }

    void aChangedTimeStepKeepsTheForces() {
        World world = makeWorld(discOnFloor("kept_error=1 warm_start_decay=1", 0.25));
        makeSteps(world, 200);
        world.settings.dt /= 2;
        step(world);
        QVERIFY(std::abs(world.contacts[0].normalImpulse - world.settings.dt * 2 * strengthOfGravity) < 1e-9);
        QVERIFY(length(world.velocities[1].v) < 1e-9);
    }

    void alphaIsTheShareOfAnErrorThatAStepLeaves_data() {
        QTest::addColumn<double>("alpha");
        for (const double alpha : {0.0, 0.5, 0.9, 1.0}) QTest::addRow("%g", alpha) << alpha;
    }
    void alphaIsTheShareOfAnErrorThatAStepLeaves() {
        QFETCH(double, alpha);
        Scene scene = discOnFloor("iterations=200", 0.24);  // 1 cm deep
        scene.settings.keptError = alpha;
        scene.gravity = {};
        World world = makeWorld(scene);
        step(world);
        const Real h = stepLength(scene.settings);
        QVERIFY(std::abs(world.poses[1].position.y - (0.25 - 0.01 * alpha)) < 1e-9);
        QVERIFY(std::abs(world.velocities[1].v.y - 0.01 * (1 - alpha) / h) < 1e-7);
    }

    void aSlackSpringIsTheOneOfSequentialImpulses_data() {
        QTest::addColumn<double>("frequency");
        QTest::addColumn<double>("dampingRatio");
        for (const double f : {0.3, 2.0, 5.0})
            for (const double zeta : {0.0, 0.1, 0.7}) QTest::addRow("%g Hz, %g", f, zeta) << f << zeta;
    }
    void aSlackSpringIsTheOneOfSequentialImpulses() {
        // Less stiff than its body is inert, it has its own stiffness from the first sweep on.
        QFETCH(double, frequency);
        QFETCH(double, dampingRatio);
        Scene scene = avbdScene("iterations=4");
        scene.bodies = {fixedDisc("hook", {0, 5}), disc("ball", {0, 3}, 2)};
        scene.joints = {rodBetween({0, 5}, {0, 3})};
        scene.joints[0].spring = SpringDef{frequency, dampingRatio};
        World blocks = makeWorld(scene);
        scene.settings = withVariant(scene.settings, QStringLiteral("method=sequential_impulses position_correction=none"));
        World impulses = makeWorld(scene);
        for (int i = 0; i < 200; ++i) {
            step(blocks);
            step(impulses);
            QVERIFY2(length(blocks.poses[1].position - impulses.poses[1].position) < 1e-7, qPrintable(QString::number(i)));
        }
    }

    void complianceIsHowFarARowYields() {
        Scene scene = avbdScene("compliance=0.001");
        scene.bodies = {fixedDisc("hook", {0, 5}), disc("ball", {0, 3}, 2)};
        scene.joints = {rodBetween({0, 5}, {0, 3})};
        World world = makeWorld(scene);
        makeSteps(world, 1500);
        QVERIFY(std::abs(3 - world.poses[1].position.y - 0.001 * 2 * strengthOfGravity) < 1e-5);
    }

    void aSlidingBoxStopsAfterTheDistanceOfCoulomb() {
        Scene scene = avbdScene("iterations=20");
        scene.bodies = {groundBody(), unitBox("box", {0, 0.5}, 0.5)};
        scene.bodies[0].friction = 0.5;
        scene.bodies[1].velocity = {5, 0};
        World world = makeWorld(scene);
        makeSteps(world, 120);
        const Real expected = 5.0 * 5.0 / (2 * 0.5 * strengthOfGravity);
        QVERIFY2(std::abs(world.poses[1].position.x / expected - 1) < 0.02, qPrintable(QString::number(world.poses[1].position.x)));
        QVERIFY(length(world.velocities[1].v) < 1e-4);
    }

    void aBallRollsOnWithoutSinking() {
        Scene scene = avbdScene();
        scene.bodies = {groundBody()};
        BodyDef& ball = scene.bodies.emplace_back();
        ball.id = "ball";
        ball.shape = Circle{0.5};
        ball.position = {0, 0.5};
        ball.velocity = {12, 0};
        ball.angularVelocity = -24;  // a quarter of a turn in four steps
        ball.friction = 0.6;
        World world = makeWorld(scene);
        makeSteps(world, 300);
        QVERIFY2(std::abs(world.poses[1].position.y - 0.5) < 1e-3, qPrintable(QString::number(world.poses[1].position.y)));
        QVERIFY2(std::abs(world.velocities[1].v.x - 12) < 0.01, qPrintable(QString::number(world.velocities[1].v.x)));
        QVERIFY2(std::abs(world.velocities[1].w + 24) < 0.02, qPrintable(QString::number(world.velocities[1].w)));
    }

    void aBoxOnASlopeStaysWhereItIs() {
        // tan 25° is 0.47: friction holds. Forces that lose a share with every step give way a little; what is dragged comes back.
        const Real angle = 25 * pi / 180;
        Scene scene = avbdScene();
        scene.bodies = {slope(angle, 0.6), unitBox("box", 0.5 * Vec2{-std::sin(angle), std::cos(angle)})};
        scene.bodies[1].angle = angle;
        World world = makeWorld(scene);
        makeSteps(world, 600);
        const Vec2 settled = world.poses[1].position;
        makeSteps(world, 3600);
        QVERIFY2(length(world.poses[1].position - settled) < 1e-4,
                 qPrintable(QString::number(length(world.poses[1].position - settled))));
    }

    void aBoxOnASteepSlopeSlides() {
        const Real angle = 45 * pi / 180;
        Scene scene = avbdScene("iterations=20");
        scene.bodies = {slope(angle, 0.5), unitBox("box", 0.5 * Vec2{-std::sin(angle), std::cos(angle)}, 0.5)};
        scene.bodies[1].angle = angle;
        World world = makeWorld(scene);
        makeSteps(world, 120);
        const Real speed = 2 * strengthOfGravity * (std::sin(angle) - 0.5 * std::cos(angle));
        QVERIFY2(std::abs(length(world.velocities[1].v) / speed - 1) < 0.02,
                 qPrintable(QString::number(length(world.velocities[1].v))));
    }

    void moreSweepsKeepTheMomentum() {
        // A body sees the other's old place: only what has converged is action and reaction.
        const auto lostAfter = [](int iterations) {
            Scene scene = avbdScene();
            scene.gravity = {};
            scene.settings.iterations = iterations;
            scene.bodies = {unitBox("a", {0, 0}), unitBox("b", {1.5, 0})};
            scene.bodies[1].velocity = {0, 3};
            scene.joints = {revolute(0, 1, {0.75, 0})};
            World world = makeWorld(scene);
            const Vec2 before = measure(world).momentum;
            makeSteps(world, 60);
            return length(measure(world).momentum - before) / length(before);
        };
        QVERIFY2(lostAfter(10) < 0.05, qPrintable(QString::number(lostAfter(10))));
        QVERIFY2(lostAfter(200) < 1e-4, qPrintable(QString::number(lostAfter(200))));
    }

    void aMotorReachesItsSpeed() {
        Scene scene = avbdScene();
        scene.gravity = {};
        scene.bodies = {fixedDisc("axle", {}), unitBox("wheel", {})};
        JointDef joint = revolute(0, 1, {});
        std::get<RevoluteDef>(joint.kind).motor = MotorDef{.speed = 3, .strength = 1000};
        scene.joints = {joint};
        World world = makeWorld(scene);
        makeSteps(world, 60);
        QVERIFY(std::abs(world.velocities[1].w - 3) < 1e-3);
    }

    void anAskewStackOfTwentyStandsForAMinute() {
        World world = makeWorld(askewStack());
        const World start = world;
        makeSteps(world, 3600);
        for (std::size_t i = 1; i < world.bodies.size(); ++i) {
            QVERIFY(length(world.poses[i].position - start.poses[i].position) < 0.05);
            QVERIFY(length(world.velocities[i].v) < 1e-3);
        }
    }

    void aPyramidOfThirtyIsLessThanThreeMillimetresDeep() {
        Scene scene = shippedScene("pyramid_30");
        scene.settings = withVariant(scene.settings, QStringLiteral("method=avbd"));
        World world = makeWorld(scene);
        makeSteps(world, 300);
        QVERIFY2(measure(world).worstPenetration <= 0.0028, qPrintable(QString::number(measure(world).worstPenetration)));
    }

    void inTheFifthSecondAHundredLinksHoldAHundredTimesTheirWeight_data() {
        QTest::addColumn<double>("angle");
        QTest::addColumn<double>("gap");
        QTest::newRow("hanging") << 0.01 << 0.018;
        QTest::newRow("swinging") << pi / 6 << 0.029;
    }
    void inTheFifthSecondAHundredLinksHoldAHundredTimesTheirWeight() {
        QFETCH(double, angle);
        QFETCH(double, gap);
        World world = makeWorld(heavyChain(angle));
        makeSteps(world, 240);
        Real worst = 0;
        for (int i = 0; i < 60; ++i) {
            step(world);
            worst = std::max(worst, measure(world).worstJointError);
        }
        QVERIFY2(worst <= gap, qPrintable(QString::number(worst)));
    }

    void aVisitToABodyTellsItsEquations() {
        // Of a box on the ground with two contact points: the matrix and the right-hand side are made of the rows that came in,
        // the step solves them, and the body has gone by it.
        World world = makeWorld(askewStack());
        makeSteps(world, 10);
        const World start = world;
        const StepTrace step(start);
        int visits = 0;
        for (std::size_t i = 0; i < step.events().size(); ++i) {
            if (step.events()[i].kind != EventKind::Body) continue;
            ++visits;
            const World before = step.worldBefore(i);
            const World after = step.worldAt(i);
            const BodyBlock& block = after.blocks.visited;
            const std::size_t body = index(block.body);
            QCOMPARE(block.rows.size(), body + 1 == world.bodies.size() ? 4u : 8u);
            const Real m = 1 / world.inverseMasses[body].m;
            BodyMatrix matrix{.xx = m, .yy = m, .ww = 1 / world.inverseMasses[body].I};
            for (const BlockRow& row : block.rows) {
                matrix.xx += row.stiffness * row.n.x * row.n.x;
                matrix.xy += row.stiffness * row.n.x * row.n.y;
                matrix.xw += row.stiffness * row.n.x * row.w;
                matrix.yy += row.stiffness * row.n.y * row.n.y;
                matrix.yw += row.stiffness * row.n.y * row.w;
                matrix.ww += row.stiffness * row.w * row.w;
            }
            const auto near = [](Real a, Real b) { return std::abs(a - b) <= 1e-9 * (1 + std::abs(a) + std::abs(b)); };
            const BodyMatrix& A = block.matrix;
            QVERIFY(near(A.xx, matrix.xx) && near(A.xy, matrix.xy) && near(A.xw, matrix.xw));
            QVERIFY(near(A.yy, matrix.yy) && near(A.yw, matrix.yw) && near(A.ww, matrix.ww));
            const Velocity& d = block.step;
            QVERIFY(near(A.xx * d.v.x + A.xy * d.v.y + A.xw * d.w, block.force.v.x));
            QVERIFY(near(A.xy * d.v.x + A.yy * d.v.y + A.yw * d.w, block.force.v.y));
            QVERIFY(near(A.xw * d.v.x + A.yw * d.v.y + A.ww * d.w, block.force.w));
            QVERIFY(after.poses[body].position == before.poses[body].position + d.v);
            QCOMPARE(after.poses[body].angle, before.poses[body].angle + d.w);
        }
        QCOMPARE(visits, 20 * start.settings.iterations);
    }

    void aVisitToARowSetsItsForceAndItsStiffness() {
        const Scene scene = askewStack();
        World world = makeWorld(scene);
        makeSteps(world, 10);
        const Real h = stepLength(scene.settings);
        int visits = 0;
        const StepTrace step(world);
        for (const Event& event : step.events()) {
            if (event.kind != EventKind::Row) continue;
            ++visits;
            const RowVisit& visit = event.visit;
            const Real force = std::clamp(visit.lambdaBefore - event.effectiveMass * event.bias, visit.lower, visit.upper);
            QCOMPARE(visit.lambdaAfter, force);
            const bool isWithin = force > visit.lower && force < visit.upper;
            const Real ramp = isWithin ? h * h * scene.settings.stiffnessRamp * std::abs(event.bias) : 0;
            QVERIFY(std::abs(visit.stiffnessAfter - event.effectiveMass - ramp) < 1e-12 * visit.stiffnessAfter);
        }
        QCOMPARE(visits, 20 * 4 * scene.settings.iterations);
    }

    void forcesAndStiffnessesBelongToTheState() {
        // From a keyframe between two steps the run goes on as it did.
        Recording recording(askewStack(), 400'000);
        for (int i = 0; i < 100; ++i) recording.advance();
        for (std::int64_t at = 1; at <= 100; at += 9) (void)recording.endOf(at);
        QVERIFY(recording.keyframeSpacing() > 1);
        QVERIFY(!recording.divergedAt());
    }
};

SOLVERSCOPE_TEST(TestAvbd, QCoreApplication)
#include "test_avbd.moc"
