// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Article 4 against closed forms, at every step: Baumgarte's decay, the error seen before or after the step, springs of every
// joint and step length, and the three ways to be soft.
#include <QTest>
#include <cmath>
#include <functional>
#include <map>

#include "physics/base/plain_text.h"
#include "physics/constraints/joint_equations.h"
#include "physics/constraints/spring.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A wall at the origin and a disc to its right.
Scene wallAndDisc(Real mass, JointKindDef kind, std::optional<AnySpringDef> spring = {}, Vec2 gravity = {}) {
    Scene scene;
    scene.gravity = gravity;
    scene.bodies = {fixedDisc("wall", {0, 0}), disc("mass", {2, 0}, mass)};
    scene.joints.push_back({"joint", BodyId{0}, BodyId{1}, std::move(kind), false, spring});
    return scene;
}

/// Its middle is 1 m and half a radian from where the weld wants it; no row touches another there.
Scene pulledWeld(std::optional<AnySpringDef> spring = {}) {
    WeldDef weld{{1, 0}};
    weld.anchorB = Vec2{2, 0};
    weld.angle = -0.5;
    return wallAndDisc(3, weld, spring);
}

Real errorOf(const World& world, std::size_t row) { return equationsOf(world.joints[0], bodiesOf(world))[row].C; }

/// A joint whose soft rows do not touch each other, and how the disc must move so that row number `row` has something to do.
struct SprungJoint {
    JointKindDef kind;
    std::size_t row = 0;
    Velocity start;
};

const std::map<QByteArray, SprungJoint>& sprungJoints() {
    static const std::map<QByteArray, SprungJoint> all{
        {"distance", {DistanceDef{{0, 0}, {2, 0}, {}, {}, {}}, 0, {{1, 0}, 0}}},
        {"rope", {RopeDef{{0, 0}, {2, 0}, {}}, 0, {{1, 0}, 0}}},
        {"winch at rest", {WinchDef{{0, 0}, {2, 0}, 0, {}, {}, {}}, 0, {{1, 0}, 0}}},
        {"revolute, x", {RevoluteDef{{2, 0}, {}, {}}, 0, {{-1, 0}, 0}}},
        {"revolute, y", {RevoluteDef{{2, 0}, {}, {}}, 1, {{0, 1}, 0}}},
        {"weld, x", {WeldDef{{2, 0}}, 0, {{1, 0}, 0}}},
        {"weld, y", {WeldDef{{2, 0}}, 1, {{0, 1}, 0}}},
        {"weld, angle", {WeldDef{{2, 0}}, 2, {{0, 0}, 1}}},
        {"prismatic, across", {PrismaticDef{{2, 0}, {1, 0}, {}, {}}, 0, {{0, 1}, 0}}},
        {"prismatic, angle", {PrismaticDef{{2, 0}, {1, 0}, {}, {}}, 1, {{0, 0}, 1}}},
        {"wheel", {WheelDef{{2, 0}, {0.6, 0.8}, {}, {}}, 1, {{0.6, 0.8}, 0}}},
        {"gear", {GearDef{2}, 0, {{0, 0}, 1}}}};
    return all;
}

Settings settingsOf(const QString& text) {
    Settings settings;
    for (const QString& one : text.split(' ', Qt::SkipEmptyParts))
        settings = withSetting(settings, one.section('=', 0, 0).toStdString(), one.section('=', 1).toStdString()).value();
    return settings;
}

/// The row of a lone mass on a spring, worked out by hand: x, v and Λ over m after each step.
struct SpringByHand {
    SoftnessKind kind;
    Real h;
    Real weight;  // m/s²
    Real warm;
    int sweeps;
    Real beta;
    Real gammaM;  // γ times the mass
    Real x = 0;
    Real v = 0;
    Real a = 0;  // Λ / m

    void step() {
        v += h * weight;
        const Real begun = kind == SoftnessKind::ScaledVelocity ? 0 : warm * a;
        v += begun;
        a = begun;
        const Real d = 1 / (1 + gammaM);  // K / (K + γ)
        for (int i = 0; i < sweeps; ++i) {
            Real delta = 0;
            if (kind == SoftnessKind::Accumulated) delta = -d * (v + beta / h * x + gammaM * a);
            if (kind == SoftnessKind::WithoutJ0) delta = -d * (v + beta / h * x + gammaM * (a - begun));
            if (kind == SoftnessKind::ScaledVelocity) delta = -(d * v + beta / h * x);
            v += delta;
            a += delta;
        }
        x += h * v;
    }
};

}  // namespace

class TestSoftness : public QObject {
    Q_OBJECT
private slots:
    void baumgarteRemovesItsShareInEveryStep_data() {
        QTest::addColumn<QString>("settings");
        QTest::addColumn<bool>("implicit");
        QTest::addColumn<bool>("given");  // β and γ = 0 in the joint itself
        for (const bool implicit : {false, true}) {
            const QString seen = implicit ? "position_error=implicit " : "position_error=semi_implicit ";
            for (const char* how : {"position_correction=erp", "position_correction=split_impulse"})
                QTest::addRow("%s%s", qPrintable(seen), how) << seen + how << implicit << false;
            QTest::addRow("%sbeta", qPrintable(seen)) << seen + "position_correction=none" << implicit << true;
        }
    }
    void baumgarteRemovesItsShareInEveryStep() {
        QFETCH(QString, settings);
        QFETCH(bool, implicit);
        QFETCH(bool, given);
        const bool holds = rc::check("(1 − β)ⁿ, or (1/(1 + β))ⁿ", [&] {
            const Real beta = real(0, 1);
            Scene scene = given ? pulledWeld(BetaGammaDef{beta, 0}) : pulledWeld();
            scene.settings = settingsOf(settings);
            scene.settings.erp = given ? 0.7 : beta;
            scene.settings.dt = scaled(1e-6, 1.0 / 15);
            World world = makeWorld(scene);
            Real left = 1;
            for (int n = 1; n <= 60; ++n) {
                step(world);
                left *= implicit ? 1 / (1 + beta) : 1 - beta;
                RC_ASSERT(std::abs(errorOf(world, 0) - left) < 1e-12);
                RC_ASSERT(std::abs(errorOf(world, 1)) < 1e-12);
                RC_ASSERT(std::abs(errorOf(world, 2) - 0.5 * left) < 1e-12);
            }
        });
        QVERIFY(holds);
    }

    void overlapOfContactsGoesTheSameWay() {
        for (const bool implicit : {false, true}) {
            Scene scene;
            scene.gravity = {};
            scene.bodies = {fixedDisc("floor", {0, 0}), disc("ball", {0, 0.3}, 2)};  // 0.2 m deep
            scene.settings = settingsOf("erp=0.3 slop=0.005");
            scene.settings.positionError = implicit ? PositionError::Implicit : PositionError::SemiImplicit;
            World world = makeWorld(scene);
            Real left = 0.2 - 0.005;
            for (int n = 1; n <= 20; ++n) {
                step(world);
                left *= implicit ? 1 / 1.3 : 0.7;
                QVERIFY(std::abs(0.5 - world.poses[1].position.y - (left + 0.005)) < 1e-12);
                QVERIFY(std::abs(world.velocities[1].v.y) < 1e-15);
            }
        }
    }

    void aSpringOfFrequencyDoesNotAskWhereTheErrorIsSeen() {
        // Its β and γ come from the implicit step already.
        for (const AnySpringDef spring : {AnySpringDef(SpringDef{2, 0.3}), AnySpringDef(StiffnessDef{90, 4})}) {
            Scene scene = pulledWeld(spring);
            World semi = makeWorld(scene);
            scene.settings.positionError = PositionError::Implicit;
            World implicit = makeWorld(scene);
            for (int i = 0; i < 120; ++i) {
                step(semi);
                step(implicit);
                QCOMPARE(hashOf(semi), hashOf(implicit));
            }
        }
    }

    void givenBetaAndGammaSeeTheErrorBeforeOrAfterTheStep() {
        const bool holds = rc::check("v' + β x'/h + γ j = 0 against v' + β x/h + γ j = 0", [] {
            const Real m = scaled(0.1, 10);
            const Real h = scaled(1e-4, 1.0 / 15);
            const BetaGammaDef spring{real(0, 1), scaled(1e-3, 10)};
            const bool implicit = *rc::gen::inRange(0, 2) == 1;
            Scene scene = wallAndDisc(m, DistanceDef{{0, 0}, {2, 0}, 1.5, {}, {}}, spring, {3, 0});
            scene.settings.dt = h;
            scene.settings.positionError = implicit ? PositionError::Implicit : PositionError::SemiImplicit;
            World world = makeWorld(scene);
            Real x = 0.5;
            Real v = 0;
            for (int n = 0; n < 200; ++n) {
                // v' (1 [+ β] + γ m) = γ m (v + 3 h) − β x / h, from j = m (v' − v − 3 h)
                const Real gammaM = spring.gamma * m;
                v = (gammaM * (v + 3 * h) - spring.beta * x / h) / (1 + (implicit ? spring.beta : 0) + gammaM);
                x += h * v;
                step(world);
                RC_ASSERT(std::abs(world.poses[1].position.x - 1.5 - x) < 1e-10);
            }
        });
        QVERIFY(holds);
    }

    void everyJointsSpringFollowsTheRecurrenceOfTheDampedSpring_data() {
        QTest::addColumn<QByteArray>("kind");
        for (const auto& [name, joint] : sprungJoints()) QTest::newRow(name.constData()) << name;
    }
    void everyJointsSpringFollowsTheRecurrenceOfTheDampedSpring() {
        QFETCH(QByteArray, kind);
        const SprungJoint& joint = sprungJoints().at(kind);
        const bool holds = rc::check("implicit spring, any step", [&] {
            const Real h = scaled(1e-6, 1.0 / 15);
            const Real omega = scaled(0.01, 3) / h;  // as fast as the step can follow, and slower
            const Real frequency = std::clamp(omega / (2 * pi), 1e-3, 1e3);
            const Real zeta = real(0, 3);
            Scene scene = wallAndDisc(scaled(0.1, 10), joint.kind, SpringDef{frequency, zeta});
            scene.settings.dt = h;
            scene.settings.warmStarting = *rc::gen::inRange(0, 2);
            scene.bodies[1].velocity = joint.start.v;
            scene.bodies[1].angularVelocity = joint.start.w;
            World world = makeWorld(scene);
            const auto& all = equationsOf(world.joints[0], bodiesOf(world));
            Row row;
            row.n = all[joint.row].n;
            row.wA = all[joint.row].wA;
            row.wB = all[joint.row].wB;
            const Real w = 2 * pi * frequency;
            Real v = relativeVelocity(row, world.velocities[0], world.velocities[1]);
            Real C = 0;
            const bool pullsOnly = all[joint.row].kind == RowKind::Unilateral;
            for (int n = 0; n < 200; ++n) {
                v = (v - h * w * w * C) / (1 + 2 * h * zeta * w + h * h * w * w);
                C += h * v;
                if (pullsOnly && v > 0) return;  // a rope does not damp the way back
                step(world);
                const Real error = errorOf(world, joint.row) - C;
                if (std::abs(error) > 1e-11) RC_FAIL("step " + std::to_string(n) + ": off by " + numberText(error));
            }
        });
        QVERIFY(holds);
    }

    void eachWayToBeSoftFollowsItsRecurrence_data() { addKinds(); }
    void eachWayToBeSoftFollowsItsRecurrence() {
        QFETCH(int, kind);
        const bool holds = rc::check("one row by hand", [&] {
            const Real m = scaled(0.1, 10);
            const Real h = scaled(1e-4, 1.0 / 15);
            const SpringDef spring{scaled(0.2, 0.1 / h), real(0.6, 2)};
            Scene scene = wallAndDisc(m, DistanceDef{{0, 0}, {2, 0}, {}, {}, {}}, spring, {2, 0});
            scene.settings.dt = h;
            scene.settings.softnessKind = static_cast<SoftnessKind>(kind);
            scene.settings.iterations = *rc::gen::inRange(1, 12);
            scene.settings.warmStarting = real(0, 1);
            World world = makeWorld(scene);
            const auto [beta, gamma] = betaGammaOf(AnySpringDef(spring), m, h);
            SpringByHand hand{scene.settings.softnessKind, h,    2,        scene.settings.warmStarting,
                              scene.settings.iterations,   beta, gamma * m};
            for (int n = 0; n < 150; ++n) {
                step(world);
                hand.step();
                RC_ASSERT(std::abs(world.poses[1].position.x - 2 - hand.x) < 1e-10 * (1 + std::abs(hand.x)));
            }
        });
        QVERIFY(holds);
    }

    void theSagUnderAWeightIsThatOfTheClosedForm_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("warm");
        QTest::addColumn<int>("sweeps");
        QTest::addColumn<double>("h");
        for (int kind = 0; kind < 3; ++kind)
            for (const double warm : {0.0, 0.5, 0.8, 1.0})
                for (const int sweeps : {1, 4, 10})
                    for (const double h : {1.0 / 240, 1.0 / 60, 1.0 / 20})
                        QTest::addRow("%s, warm starting %g, %d sweeps, h = %.4f", name(kind), warm, sweeps, h)
                            << kind << warm << sweeps << h;
    }
    void theSagUnderAWeightIsThatOfTheClosedForm() {
        QFETCH(int, kind);
        QFETCH(double, warm);
        QFETCH(int, sweeps);
        QFETCH(double, h);
        constexpr Real m = 2;
        constexpr Real g = 10;
        const SpringDef spring{1, 0.8};
        Scene scene = wallAndDisc(m, DistanceDef{{0, 0}, {2, 0}, {}, {}, {}}, spring, {g, 0});
        scene.settings.dt = h;
        scene.settings.softnessKind = static_cast<SoftnessKind>(kind);
        scene.settings.iterations = sweeps;
        scene.settings.warmStarting = warm;
        World world = makeWorld(scene);
        for (int n = 0; n * h < 60; ++n) step(world);
        const Real k = stiffnessOf(spring, m).stiffness;
        const auto [beta, gamma] = betaGammaOf(AnySpringDef(spring), m, h);
        const Real d = 1 / (1 + gamma * m);
        const Real q = std::pow(1 - d, sweeps);
        const std::array<Real, 3> sags{m * g / k, (1 - warm) * m * g / k, g * h * h * d * q / (beta * (1 - q))};
        // Not quite solved sweep by sweep, the first two settle where Λ repeats itself; a single row is solved by one sweep.
        QVERIFY2(
            std::abs(world.poses[1].position.x - 2 - sags.at(static_cast<std::size_t>(kind))) < 1e-9,
            qPrintable(QString("%1, expected %2").arg(world.poses[1].position.x - 2).arg(sags.at(static_cast<std::size_t>(kind)))));
    }

    void withoutJ0ASpringNeedsHalfOfTheCriticalDamping() {
        // Λ adds up the error like an integral term; only damping from ζ = 1/2 on holds it where steps are short.
        for (const Real h : {1.0 / 240, 1.0 / 1000}) {
            for (const Real zeta : {0.3, 0.45, 0.55, 0.8}) {
                Scene scene = wallAndDisc(1, DistanceDef{{0, 0}, {2, 0}, 1.9999, {}, {}}, SpringDef{1, zeta});
                scene.settings.dt = h;
                scene.settings.softnessKind = SoftnessKind::WithoutJ0;
                World world = makeWorld(scene);
                Real early = 0;
                Real late = 0;
                const int steps = static_cast<int>(12 / h);
                for (int n = 0; n < steps; ++n) {
                    step(world);
                    const Real out = std::abs(world.poses[1].position.x - 1.9999);
                    if (n < steps / 4) early = std::max(early, out);
                    if (n >= steps * 3 / 4) late = std::max(late, out);
                }
                QVERIFY(zeta < 0.5 ? late > 2 * early : late < 0.5 * early);
            }
        }
    }

    void aWeightlessSpringOfBulletsKindDependsOnTheStepAndTheSweeps() {
        // The same spring: its sag without warm starting, for half the step and for more sweeps.
        const auto sag = [](Real h, int sweeps, SoftnessKind kind) {
            Scene scene = wallAndDisc(1, DistanceDef{{0, 0}, {2, 0}, {}, {}, {}}, SpringDef{1, 1}, {10, 0});
            scene.settings.dt = h;
            scene.settings.iterations = sweeps;
            scene.settings.warmStarting = 0;
            scene.settings.softnessKind = kind;
            World world = makeWorld(scene);
            for (int n = 0; n * h < 60; ++n) step(world);
            return world.poses[1].position.x - 2;
        };
        const Real whole = sag(1.0 / 60, 1, SoftnessKind::ScaledVelocity);
        const Real half = sag(1.0 / 120, 1, SoftnessKind::ScaledVelocity);
        QVERIFY(half < 0.6 * whole);
        QVERIFY(sag(1.0 / 60, 10, SoftnessKind::ScaledVelocity) < 0.2 * whole);
        for (const SoftnessKind kind : {SoftnessKind::Accumulated, SoftnessKind::WithoutJ0})
            for (const Real h : {1.0 / 60, 1.0 / 120})
                for (const int sweeps : {1, 10}) QVERIFY(std::abs(sag(h, sweeps, kind) - 10 / (4 * pi * pi)) < 1e-9);
    }

private:
    static const char* name(int kind) {
        return std::array{"accumulated", "without_j0", "scaled_velocity"}.at(static_cast<std::size_t>(kind));
    }
    static void addKinds() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 3; ++kind) QTest::newRow(name(kind)) << kind;
    }
};

SOLVERSCOPE_TEST(TestSoftness, QCoreApplication)
#include "test_softness.moc"
