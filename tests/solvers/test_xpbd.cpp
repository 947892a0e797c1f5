// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// XPBD against closed forms, recurrences, and sequential impulses.
#include <QTest>
#include <cmath>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/events_of.h"
#include "tests/ground.h"
#include "tests/method_variants.h"
#include "tests/stack.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real gravity = 10;

BodyDef hook(Vec2 position) {
    BodyDef body;
    body.id = "hook";
    body.isStatic = true;
    body.shape = Box{0.1, 0.1};
    body.position = position;
    return body;
}

BodyDef floorTilted(Real angle, Real friction) {
    BodyDef body;
    body.id = "floor";
    body.isStatic = true;
    body.shape = HalfPlane{{-std::sin(angle), std::cos(angle)}, 0};
    body.friction = friction;
    return body;
}

JointDef rod(Vec2 from, Vec2 to) {
    JointDef joint;
    joint.id = "rod";
    joint.bodyA = BodyId{0};
    joint.bodyB = BodyId{1};
    joint.kind = DistanceDef{from, to, {}, {}, {}};
    return joint;
}

Scene sceneUnder(std::vector<BodyDef> bodies, const char* variant) {
    Scene scene;
    scene.bodies = std::move(bodies);
    scene.settings = withVariant(scene.settings, variant);
    return scene;
}

/// A chain of links of 1 kg, stretched out to the right, with a ball of 1000 kg at its end.
Scene chainWithHeavyBall(std::uint32_t links) {
    Scene scene;
    scene.bodies = {hook({0, 0})};
    const auto hinge = [&scene](Real at) {
        const auto last = static_cast<std::uint32_t>(scene.bodies.size() - 1);
        JointDef joint;
        joint.id = "hinge_" + std::to_string(last);
        joint.bodyA = BodyId{last - 1};
        joint.bodyB = BodyId{last};
        joint.kind = RevoluteDef{{at, 0}, {}, {}};
        scene.joints.push_back(joint);
    };
    for (std::uint32_t i = 0; i < links; ++i) {
        BodyDef& link = scene.bodies.emplace_back();
        link.id = "link_" + std::to_string(i + 1);
        link.shape = Box{0.4, 0.1};
        link.position = {0.4 * i + 0.2, 0};
        link.mass = 1;
        hinge(0.4 * i);
    }
    scene.bodies.push_back(disc("ball", {0.4 * links + 0.5, 0}, 1000, 0.5));
    hinge(0.4 * links);
    return scene;
}

void runSteps(World& world, int count) {
    for (int i = 0; i < count; ++i) step(world);
}

}  // namespace

class TestXpbd : public QObject {
    Q_OBJECT

private slots:
    void aLoneSpringIsTheOneOfSequentialImpulses_data() {
        QTest::addColumn<double>("frequency");
        QTest::addColumn<double>("dampingRatio");
        for (const double f : {0.3, 2.0, 15.0})
            for (const double zeta : {0.0, 0.1, 1.0, 4.0}) QTest::addRow("%g Hz, %g", f, zeta) << f << zeta;
    }
    void aLoneSpringIsTheOneOfSequentialImpulses() {
        // Both are the implicit spring: one in velocities, one in positions.
        QFETCH(double, frequency);
        QFETCH(double, dampingRatio);
        Scene scene = sceneUnder({hook({0, 5}), disc("ball", {0, 3}, 2)}, "position_correction=none");
        scene.joints = {rod({0, 5}, {0, 3})};
        scene.joints[0].spring = SpringDef{frequency, dampingRatio};
        World impulses = makeWorld(scene);
        scene.settings = withVariant(scene.settings, "method=xpbd substeps=1 iterations=3");
        World positions = makeWorld(scene);
        for (int i = 0; i < 200; ++i) {
            step(impulses);
            step(positions);
            QVERIFY2(length(impulses.poses[1].position - positions.poses[1].position) < 1e-10, qPrintable(QString::number(i)));
            QVERIFY(length(impulses.velocities[1].v - positions.velocities[1].v) < 1e-9);
        }
    }

    void complianceFollowsTheImplicitSpringAtEveryStep() {
        constexpr Real alpha = 1e-3;
        Scene scene = sceneUnder({hook({0, 5}), disc("ball", {0, 3}, 2)}, "method=xpbd substeps=2 iterations=4 compliance=0.001");
        scene.joints = {rod({0, 5}, {0, 3})};
        World world = makeWorld(scene);
        const Real h = scene.settings.dt / 2;
        Real x = 0;  // how far the rod is stretched
        Real v = 0;
        for (int i = 0; i < 600; ++i) {
            step(world);
            for (int k = 0; k < 2; ++k) {
                // m v′ = m v + h m g − h (x + h v′) / α
                v = (2 * v + h * 2 * gravity - h * x / alpha) / (2 + h * h / alpha);
                x += h * v;
            }
            QVERIFY2(std::abs(3 - world.poses[1].position.y - x) < 1e-10, qPrintable(QString::number(i)));
        }
        QVERIFY(std::abs(x - alpha * 2 * gravity) < 1e-4);  // at rest: α times the weight
    }

    void stiffnessDoesNotDependOnSweepsNorOnSubSteps_data() {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"substeps=4 iterations=20", "substeps=4 iterations=40", "substeps=2 iterations=20"})
            QTest::newRow(variant) << variant;
    }
    void stiffnessDoesNotDependOnSweepsNorOnSubSteps() {
        // Five links of compliance α with masses of 1 kg: at rest the last hangs lower by α g (5 + 4 + 3 + 2 + 1).
        QFETCH(QString, variant);
        Scene scene = sceneUnder({hook({0, 9})}, "method=xpbd compliance=0.002");
        scene.settings = withVariant(scene.settings, variant);
        for (std::uint32_t i = 1; i <= 5; ++i) {
            scene.bodies.push_back(disc("ball" + std::to_string(i), {0, 9.0 - i}, 1));
            JointDef link = rod({0, 10.0 - i}, {0, 9.0 - i});
            link.id = "link" + std::to_string(i);
            link.bodyA = BodyId{i - 1};
            link.bodyB = BodyId{i};
            scene.joints.push_back(link);
        }
        World world = makeWorld(scene);
        runSteps(world, 6000);
        QVERIFY2(std::abs(4 - world.poses[5].position.y - 0.002 * gravity * 15) < 1e-5,
                 qPrintable(QString::number(world.poses[5].position.y, 'g', 10)));
    }

    void aBallBouncesWithItsRestitutionFromTheSpeedBeforeTheContact_data() {
        QTest::addColumn<double>("restitution");
        for (const double e : {0.0, 0.25, 0.5, 1.0}) QTest::addRow("%g", e) << e;
    }
    void aBallBouncesWithItsRestitutionFromTheSpeedBeforeTheContact() {
        QFETCH(double, restitution);
        Scene scene = sceneUnder({floorTilted(0, 0.6), disc("ball", {0, 3}, 2)}, "method=xpbd substeps=3 iterations=2");
        scene.bodies[1].restitution = restitution;
        World world = makeWorld(scene);
        EventList events;
        int bounces = 0;
        for (int i = 0; i < 300 && bounces < (restitution > 0 ? 3 : 1); ++i) {
            const World start = world;
            tracedStep(world, events);
            for (std::size_t k = 0; k < events.size(); ++k) {
                if (events[k].kind != EventKind::Phase || events[k].phase != Phase::Bounce) continue;
                const World after = worldAtEvent(start, k);
                std::size_t forces = k;
                while (events[forces].phase != Phase::IntegrateForces) --forces;
                const Real before = worldAtEvent(start, forces).velocities[1].v.y;
                if (after.rows.empty() || before > -scene.settings.bounceThreshold) continue;
                QVERIFY2(std::abs(after.velocities[1].v.y + restitution * before) < 1e-12, qPrintable(QString::number(before)));
                ++bounces;
            }
        }
        QVERIFY(bounces > 0);
    }

    void overlapGoesAtOnceAndLeavesNoSpeed() {
        World world = makeWorld(sceneUnder({floorTilted(0, 0.6), disc("ball", {0, 0.1}, 2)}, "method=xpbd"));
        step(world);
        QVERIFY(std::abs(world.poses[1].position.y - 0.25) < 1e-12);
        QVERIFY(length(world.velocities[1].v) < 1e-10);
    }

    void aBlockOnARampSticksOrSlidesAsCoulombSays_data() {
        QTest::addColumn<double>("friction");
        for (const double mu : {0.1, 0.3, 0.44, 0.46, 0.9}) QTest::addRow("%g", mu) << mu;
    }
    void aBlockOnARampSticksOrSlidesAsCoulombSays() {
        QFETCH(double, friction);
        const Real angle = std::atan(0.45);
        Scene scene = sceneUnder({floorTilted(angle, friction), disc("block", {}, 3)}, "method=xpbd substeps=4 iterations=10");
        BodyDef& block = scene.bodies[1];
        block.shape = Box{1, 0.5};
        block.friction = friction;
        block.fixedRotation = true;
        block.angle = angle;
        block.position = {-0.25 * std::sin(angle), 0.25 * std::cos(angle)};
        World world = makeWorld(scene);
        const Vec2 downhill{-std::cos(angle), -std::sin(angle)};
        const Real h = scene.settings.dt / 4;
        const Real a = std::max(0.0, gravity * (std::sin(angle) - friction * std::cos(angle)));
        for (int i = 1; i <= 120; ++i) {
            step(world);
            const Real n = 4.0 * i;
            const Real way = dot(world.poses[1].position - block.position, downhill);
            QVERIFY2(std::abs(way - a * h * h * n * (n + 1) / 2) < 1e-8, qPrintable(QString("%1: %2").arg(i).arg(way)));
        }
    }

    void aMotorTurnsAtItsSpeedAndAWeakOneAtItsStrength() {
        for (const Real strength : {1000.0, 0.5}) {
            Scene scene = sceneUnder({hook({0, 5}), disc("wheel", {0, 5}, 2)}, "method=xpbd");
            scene.gravity = {};
            JointDef axle = rod({}, {});
            axle.kind = RevoluteDef{{0, 5}, {}, MotorDef{3, strength}};
            scene.joints = {axle};
            World world = makeWorld(scene);
            const Real inertia = 1 / world.inverseMasses[1].I;
            for (int i = 1; i <= 60; ++i) {
                step(world);
                const Real wanted = std::min(3.0, strength / inertia * i * scene.settings.dt);
                QVERIFY2(std::abs(world.velocities[1].w - wanted) < 1e-8, qPrintable(QString::number(world.velocities[1].w)));
            }
        }
    }

    void manySubStepsOfOneSweepHoldAHeavyBallBetterThanManySweeps() {
        const auto stretch = [](const char* variant) {
            Scene scene = shippedScene("rope_heavy_end");
            scene.settings = withVariant(scene.settings, variant);
            World world = makeWorld(scene);
            runSteps(world, 300);
            return measure(world).worstJointError;
        };
        const Real small = stretch("substeps=40 iterations=1");
        const Real sweeps = stretch("substeps=1 iterations=40");
        const Real impulses = stretch("method=sequential_impulses iterations=40 position_correction=ngs position_iterations=40");
        QVERIFY2(small < 0.1 * sweeps, qPrintable(QString("%1 %2 %3").arg(small).arg(sweeps).arg(impulses)));
        QVERIFY2(small < 0.1 * impulses, qPrintable(QString("%1 %2 %3").arg(small).arg(sweeps).arg(impulses)));
    }

    void twoBoxesRestOnEachOther() {
        World world = shippedWorld("two_box_stack");
        const std::vector<Pose> start = world.poses;
        world.settings = withVariant(world.settings, "method=xpbd");
        runSteps(world, 600);
        // Each of the ten sweeps halves what is missing of the push against the fall of a sub-step.
        const Real left = 10 * subStepLength(world.settings) * subStepLength(world.settings) / 1024;
        for (std::size_t i = 0; i < start.size(); ++i)
            QVERIFY2(length(world.poses[i].position - start[i].position) < 2 * left,
                     qPrintable(QString::number(length(world.poses[i].position - start[i].position))));
    }

    void stacksRestQuietlyForAMinute_data() {
        QTest::addColumn<int>("boxes");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<double>("energy");  // J
        QTest::addColumn<double>("lean");    // m, of the top
        const char* small = "substeps=10 iterations=1";
        QTest::newRow("3") << 3 << small << 1e-20 << 2e-5;
        QTest::newRow("5") << 5 << small << 1e-15 << 6e-4;
        QTest::newRow("10") << 10 << small << 1e-7 << 7e-3;
        QTest::newRow("10, four sub-steps of ten sweeps") << 10 << "substeps=4 iterations=10" << 1e-10 << 5e-3;
        // With one sweep a friction row that precedes its normal row has no bound yet: friction acts on velocities alone.
        QTest::newRow("5, reversed") << 5 << "substeps=10 iterations=1 row_order=reversed" << 2e-8 << 0.011;
        QTest::newRow("10, reversed") << 10 << "substeps=10 iterations=1 row_order=reversed" << 3e-5 << 0.26;
        QTest::newRow("5, shuffled") << 5 << "substeps=10 iterations=1 row_order=shuffled" << 0.008 << 0.1;
        QTest::newRow("10, shuffled") << 10 << "substeps=10 iterations=1 row_order=shuffled" << 0.03 << 0.2;
        QTest::newRow("10, ping-pong") << 10 << "substeps=5 iterations=2 row_order=ping_pong" << 1e-3 << 0.02;
    }
    void stacksRestQuietlyForAMinute() {
        // Friction that remembered only the slip of a sub-step pumped 0.09 J into three boxes, and five and ten fell.
        QFETCH(int, boxes);
        QFETCH(QString, variant);
        QFETCH(double, energy);
        QFETCH(double, lean);
        Scene scene = stackScene(boxes);
        scene.settings = withVariant(scene.settings, "method=xpbd " + variant);
        World world = makeWorld(scene);
        runSteps(world, 3000);
        Real most = 0;
        for (int i = 0; i < 600; ++i) {
            step(world);
            most = std::max(most, measure(world).kineticEnergy);
        }
        QVERIFY2(most < energy, qPrintable(QString::number(most)));
        const Vec2 top = world.poses.back().position;
        QVERIFY2(std::abs(top.x) < lean, qPrintable(QString::number(top.x)));
        QVERIFY2(std::abs(top.y - scene.bodies.back().position.y) < 0.01, qPrintable(QString::number(top.y)));
    }

    void aBlockThatSlidesStopsAndIsNotPulledBack() {
        constexpr Real mu = 0.5;
        Scene scene = sceneUnder({floorTilted(0, mu), disc("block", {0, 0.25}, 3)}, "method=xpbd substeps=4 iterations=10");
        BodyDef& block = scene.bodies[1];
        block.shape = Box{1, 0.5};
        block.friction = mu;
        block.fixedRotation = true;
        block.velocity = {1, 0};
        World world = makeWorld(scene);
        const Real h = scene.settings.dt / 4;
        Real v = 1;
        Real way = 0;
        for (int i = 0; i < 60; ++i) {
            step(world);
            for (int k = 0; k < 4; ++k) {
                v = std::max(v - h * mu * gravity, 0.0);
                way += h * v;
            }
            QVERIFY2(std::abs(world.poses[1].position.x - way) < 1e-10, qPrintable(QString("%1 %2").arg(i).arg(way)));
            QVERIFY(std::abs(world.velocities[1].v.x - v) < 1e-9);
        }
        QCOMPARE(v, 0.0);
    }

    void aHeavyBallOnAChainGetsNoEnergyFromWholeTurns() {
        // A push that turned a link three times round gave it 22 620 rad/s in the sub-step, and the chain 6 MJ.
        Scene scene = chainWithHeavyBall(20);
        scene.settings = withVariant(scene.settings, "method=xpbd substeps=20 iterations=1");
        World world = makeWorld(scene);
        const Real fastest = pi / subStepLength(scene.settings);
        Real spin = 0;
        for (int i = 0; i < 600; ++i) {
            step(world);
            for (const Velocity& velocity : world.velocities) spin = std::max(spin, std::abs(velocity.w));
        }
        QVERIFY2(spin < 1.01 * fastest, qPrintable(QString::number(spin)));
        // The ball falls at most the length of the chain.
        QVERIFY2(measure(world).kineticEnergy < 1000 * gravity * 8.5, qPrintable(QString::number(measure(world).kineticEnergy)));
        QVERIFY(energyOf(measure(world)) < 0);
    }

    void aBodyThatTurnsFastByItselfGoesOnTurning_data() {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"method=xpbd", "method=verlet"}) QTest::newRow(variant) << variant;
    }
    void aBodyThatTurnsFastByItselfGoesOnTurning() {
        QFETCH(QString, variant);
        Scene scene = sceneUnder({disc("top", {0, 5}, 2)}, qPrintable(variant));
        for (const Real spin : {100.0, -700.0, 5000.0}) {  // in a step of Verlet's: a quarter, nearly two and thirteen turns
            scene.bodies[0].angularVelocity = spin;
            World world = makeWorld(scene);
            runSteps(world, 60);
            QVERIFY2(std::abs(world.velocities[0].w - spin) < 1e-8, qPrintable(QString::number(world.velocities[0].w)));
        }
    }

    void aStackIsNeverDeepInItself() {
        World world = shippedWorld("stack_10");
        world.settings = withVariant(world.settings, "method=xpbd");
        for (int i = 0; i < 60; ++i) {
            step(world);
            QVERIFY2(measure(world).worstPenetration < 0.001, qPrintable(QString::number(measure(world).worstPenetration)));
        }
    }
};

SOLVERSCOPE_TEST(TestXpbd, QCoreApplication)
#include "test_xpbd.moc"
