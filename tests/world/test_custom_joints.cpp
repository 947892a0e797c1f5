// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Joints written as C(q) in motion: against ready-made joints and closed forms, under every method.
#include <QTest>
#include <cmath>
#include <random>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr const char* distance = "sqrt((x_b - x_a)^2 + (y_b - y_a)^2) - L";

Scene jointedScene(std::vector<BodyDef> bodies, JointKindDef kind, std::optional<AnySpringDef> spring = {}) {
    Scene scene;
    scene.bodies = std::move(bodies);
    scene.joints.push_back({"joint", BodyId{0}, BodyId{1}, std::move(kind), false, spring});
    return scene;
}

JointKindDef written(const std::string& C, Demand demand = Demand::Zero, std::vector<ParameterDef> parameters = {}) {
    return CustomDef{{{C, demand}}, std::move(parameters)};
}

/// A pulley over a bar at the height h: the rope runs from A straight up, along the bar and down to B.
Scene atwood(Real massA, Real massB) {
    Scene scene = jointedScene({disc("left", {-1, 0}, massA), disc("right", {1, 0}, massB)},
                               written("L - sqrt((x_a + 1)^2 + (h - y_a)^2) - sqrt((x_b - 1)^2 + (h - y_b)^2)", Demand::AtLeastZero,
                                       {{"h", 3}, {"L", 6}}));
    return scene;
}

QStringList everyVariant() { return QStringList{QString()} + methodVariants() + wrongVariants(); }

void addVariants() {
    QTest::addColumn<QString>("variant");
    for (const QString& variant : everyVariant()) QTest::newRow(qPrintable(variant)) << variant;
}

/// The same bodies, held by a ready-made joint and by a written one.
struct Twins {
    World ready;
    World own;

    void step() {
        solverscope::step(ready);
        solverscope::step(own);
    }

    Real furthestApart() const {
        Real furthest = 0;
        for (std::size_t i = 0; i < ready.poses.size(); ++i)
            furthest = std::max({furthest, length(ready.poses[i].position - own.poses[i].position),
                                 std::abs(ready.poses[i].angle - own.poses[i].angle)});
        return furthest;
    }
};

Twins twinsOf(const std::vector<BodyDef>& bodies, const JointKindDef& readyMade, const JointKindDef& own, const QString& variant) {
    const auto worldWith = [&](const JointKindDef& kind) {
        Scene scene = jointedScene(bodies, kind);
        scene.settings = withVariant(scene.settings, variant);
        return makeWorld(scene);
    };
    return {worldWith(readyMade), worldWith(own)};
}

constexpr int twinSteps = 300;

bool moveAlikeInEveryBit(Twins twins) {
    for (int i = 0; i < twinSteps; ++i) {
        twins.step();
        if (twins.ready.poses != twins.own.poses) return false;
    }
    return true;
}

}  // namespace

class TestCustomJoints : public QObject {
    Q_OBJECT
private slots:
    void aDistanceIsWhatTheReadyMadeOneIs_data() { addVariants(); }
    void aDistanceIsWhatTheReadyMadeOneIs() {
        QFETCH(QString, variant);
        std::vector<BodyDef> bodies{disc("a", {0, 0}, 2), disc("b", {2, 0.5})};
        bodies[1].velocity = {0.5, 3};
        const auto own = written(distance, Demand::Zero, {{"L", 2}});
        QVERIFY(moveAlikeInEveryBit(twinsOf(bodies, DistanceDef{{0, 0}, {2, 0.5}, 2, {}, {}}, own, variant)));
    }

    void anAnchorOffTheCentreIsWhatTheReadyMadeOneIs_data() { addVariants(); }
    void anAnchorOffTheCentreIsWhatTheReadyMadeOneIs() {
        QFETCH(QString, variant);
        if (variant.contains(QLatin1String("wrong_"))) return;  // mistakes in lever arms make the two run away from each other
        std::vector<BodyDef> bodies{fixedDisc("a", {0, 3}), disc("b", {0.75, 0})};
        bodies[1].shape = Box{1, 0.5};
        const auto own = written("L - sqrt((x_b + r*cos(θ_b) - s*sin(θ_b) - x_a)^2 + (y_b + r*sin(θ_b) + s*cos(θ_b) - y_a)^2)",
                                 Demand::AtLeastZero, {{"r", -0.5}, {"s", 0.1}, {"L", 2.9}});
        Twins twins = twinsOf(bodies, RopeDef{{0, 3}, {0.25, 0.1}, 2.9}, own, variant);
        for (int i = 0; i < twinSteps; ++i) twins.step();
        QVERIFY2(twins.furthestApart() <= 1e-11, qPrintable(QString::number(twins.furthestApart())));
    }

    void aGearIsWhatTheReadyMadeOneIs_data() { addVariants(); }
    void aGearIsWhatTheReadyMadeOneIs() {
        QFETCH(QString, variant);
        std::vector<BodyDef> bodies{disc("a", {0, 0}, 2), disc("b", {2, 0})};
        bodies[0].angularVelocity = 5;
        bodies[1].angle = 0.75;
        const auto own = written("θ_b - ratio * θ_a - start", Demand::Zero, {{"ratio", -0.5}, {"start", 0.75}});
        QVERIFY(moveAlikeInEveryBit(twinsOf(bodies, GearDef{-0.5}, own, variant)));
    }

    void twoWeightsOverAPulleyFallAsAtwoodSays() {
        World world = makeWorld(atwood(1, 3));
        const Real h = world.settings.dt;
        for (int i = 1; i <= 60; ++i) {
            step(world);
            const Real expected = 10 * (3.0 - 1) / (3 + 1) * h * i;
            QVERIFY(std::abs(world.velocities[0].v.y - expected) < 1e-12);
            QVERIFY(std::abs(world.velocities[1].v.y + expected) < 1e-12);
        }
        QVERIFY(world.rows[0].skew != Vec2{});
    }

    void everyMethodKeepsTheRopeOfAPulley_data() { addVariants(); }
    void everyMethodKeepsTheRopeOfAPulley() {
        QFETCH(QString, variant);
        if (variant.contains(QLatin1String("wrong_"))) return;
        Scene scene = atwood(1, 1.2);
        scene.bodies[1].velocity = {0.4, 0};  // it swings, too
        scene.settings = withVariant(scene.settings, variant);
        World world = makeWorld(scene);
        for (int i = 0; i < 120; ++i) step(world);
        QVERIFY(isFinite(world));
        QVERIFY2(jointError(world.joints[0], bodiesOf(world)) < 0.06,
                 qPrintable(QString::number(jointError(world.joints[0], bodiesOf(world)))));
        QVERIFY(world.poses[0].position.y > 0.2);
        QVERIFY(world.poses[1].position.y < -0.2);
    }

    void tracedEqualsUntraced_data() { addVariants(); }
    void tracedEqualsUntraced() {
        QFETCH(QString, variant);
        Scene scene = atwood(1, 3);
        scene.settings = withVariant(scene.settings, variant);
        World bare = makeWorld(scene);
        World traced = bare;
        for (int i = 0; i < 30; ++i) {
            step(bare);
            EventList events;
            tracedStep(traced, events);
        }
        QVERIFY(sameWorld(bare, traced));
        QCOMPARE(hashOf(bare), hashOf(traced));
    }

    void whatIsOneSidedOnlyPushes() {
        Scene scene =
            jointedScene({fixedDisc("floor", {0, 0}), disc("ball", {0, 1})}, written("y_b - L", Demand::AtLeastZero, {{"L", 0.5}}));
        scene.bodies[1].velocity = {1, 2};
        World world = makeWorld(scene);
        bool flew = false;
        for (int i = 0; i < 200; ++i) {
            const Real before = world.poses[1].position.y;
            step(world);
            QVERIFY(world.joints[0].impulse[0] >= 0);
            QVERIFY(world.poses[1].position.y > 0.5 - 1e-9);
            if (before > 0.8) {
                flew = true;
                QCOMPARE(world.joints[0].impulse[0], 0.0);
            }
        }
        QVERIFY(flew);
        QVERIFY(std::abs(world.poses[1].position.y - 0.5) < 1e-9);
        QVERIFY(std::abs(world.joints[0].impulse[0] - 10 * world.settings.dt) < 1e-9);  // its weight
        QCOMPARE(world.velocities[1].v.x, 1.0);
    }

    void aSoftOneSwingsAsADampedOscillator() {
        // v' = (v − h k C/m) / (1 + h c/m + h² k/m): the damped spring integrated implicitly, at every step.
        Scene scene = jointedScene({fixedDisc("wall", {0, 0}), disc("ball", {1.3, 0}, 2)},
                                   written("x_b - L", Demand::Zero, {{"L", 1}}), SpringDef{1.5, 0.2});
        scene.gravity = {};
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        const Real omega = 2 * 3.14159265358979323846 * 1.5;
        Real x = 0.3;
        Real v = 0;
        for (int i = 0; i < 300; ++i) {
            step(world);
            v = (v - h * omega * omega * x) / (1 + 2 * 0.2 * omega * h + h * h * omega * omega);
            x += h * v;
            QVERIFY(std::abs(world.poses[1].position.x - 1 - x) < 1e-12);
        }
    }

    void whereAFormulaHasNoValueTheWorldGoesOn_data() { addVariants(); }
    void whereAFormulaHasNoValueTheWorldGoesOn() {
        // The root ends where the ball falls through y = 0, the quotient has its pole there.
        QFETCH(QString, variant);
        for (const char* C :
             {"sqrt(y_b) - 1", "1 / y_b - 1", "sqrt(x_b^2 + (y_b - 1)^2) - 0.01", "y_b^16 * 1e8", "atan2(x_b, y_b - 1)"}) {
            for (const Demand demand : {Demand::Zero, Demand::AtLeastZero, Demand::AtMostZero}) {
                Scene scene = jointedScene({fixedDisc("floor", {0, 0}), disc("ball", {0, 1})}, written(C, demand));
                scene.bodies[1].velocity = {0, -30};
                scene.settings = withVariant(scene.settings, variant);
                World world = makeWorld(scene);
                for (int i = 0; i < 60; ++i) {
                    step(world);
                    QVERIFY2(isFinite(world), C);
                }
            }
        }
    }

    void anInternalFormulaKeepsMomentum() {
        Scene scene = jointedScene({disc("a", {0, 0}, 2), disc("b", {2, 0.5})}, written(distance, Demand::Zero, {{"L", 2}}));
        scene.gravity = {};
        scene.bodies[1].velocity = {0.5, 3};
        World world = makeWorld(scene);
        for (int i = 0; i < 300; ++i) step(world);
        const Measures measures = measure(world);
        QVERIFY(length(measures.momentum - Vec2{0.5, 3}) < 1e-12);
    }
};

SOLVERSCOPE_TEST(TestCustomJoints, QCoreApplication)
#include "test_custom_joints.moc"
