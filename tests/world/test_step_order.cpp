// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// When forces act, which velocities move bodies, how long a step is, and which rows come first.
#include <rapidcheck.h>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "physics/solvers/row_order.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/agree.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real radius = 0.25;
constexpr Real gravityY = -10;

BodyDef ballAt(Vec2 position, Real restitution = 0) {
    BodyDef body;
    body.id = "ball";
    body.shape = Circle{radius};
    body.position = position;
    body.mass = 1;
    body.restitution = restitution;
    body.friction = 0;
    return body;
}

BodyDef floorBody() {
    BodyDef body;
    body.id = "floor";
    body.isStatic = true;
    body.shape = HalfPlane{{0, 1}, 0};
    body.friction = 0;
    return body;
}

Scene uncorrectedScene(std::vector<BodyDef> bodies, const QString& settings) {
    Scene scene;
    scene.gravity = {0, gravityY};
    scene.bodies = std::move(bodies);
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) scene.bodies[i].id += std::to_string(i);
    scene.settings = withVariant({}, "position_correction=none bounce_threshold=0 " + settings);
    return scene;
}

/// A ball hanging from a fixed point by a rod of one metre, pulled aside by `angle`.
Scene pendulum(Real angle, const QString& settings) {
    BodyDef hook = floorBody();
    hook.shape = Circle{0.1};
    BodyDef bob = ballAt({std::sin(angle), -std::cos(angle)});
    bob.fixedRotation = true;
    Scene scene = uncorrectedScene({hook, bob}, settings);
    JointDef joint;
    joint.id = "rod";
    joint.bodyA = BodyId{0};
    joint.bodyB = BodyId{1};
    joint.kind = DistanceDef{{0, 0}, bob.position, {}, {}, {}};
    scene.joints.push_back(joint);
    return scene;
}

struct Height {
    Real y = 0;
    Real v = 0;
};

/// One step of a ball above a floor, as the articles write it.
Height bounced(Height now, Real e, Real h, bool gravityFirst, bool explicitly) {
    const Real start = now.v;
    if (gravityFirst) now.v += h * gravityY;
    const bool touches = now.y - radius <= 1e-6;
    if (touches && now.v < 0) now.v = -e * now.v;
    if (!gravityFirst) now.v += h * gravityY;
    now.y += h * (explicitly ? start : now.v);
    return now;
}

/// The highest points between one bounce and the next, above the place of the ball on the floor.
std::vector<Real> peaks(Real height, Real e, Real h, std::size_t count) {
    Scene scene = uncorrectedScene({floorBody(), ballAt({0, radius + height}, e)}, "method=impulse_once");
    scene.settings.dt = h;
    World world = makeWorld(scene);
    std::vector<Real> found;
    Real highest = 0;
    bool rising = false;
    while (found.size() < count) {
        const Real before = world.velocities[1].v.y;
        step(world);
        const bool bounces = before < 0 && world.velocities[1].v.y > 0;
        if (bounces && rising) found.push_back(highest);
        if (bounces) rising = true, highest = 0;
        highest = std::max(highest, world.poses[1].position.y - radius);
    }
    return found;
}

}  // namespace

class TestStepOrder : public QObject {
    Q_OBJECT

private slots:
    void aBouncingBallFollowsItsRecurrenceAtEveryStep_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<bool>("gravityFirst");
        QTest::addColumn<bool>("explicitly");
        QTest::addColumn<double>("e");
        for (const char* method : {"sequential_impulses", "impulse_once", "sor relaxation=1", "jacobi iterations=1"})
            for (const bool gravityFirst : {true, false})
                for (const bool explicitly : {true, false})
                    for (const double e : {0.0, 0.25, 0.5, 0.75, 1.0})
                        QTest::addRow("%s, gravity %s, %s, e = %g", method, gravityFirst ? "before" : "after",
                                      explicitly ? "explicit" : "semi-implicit", e)
                            << QString(method) << gravityFirst << explicitly << e;
    }
    void aBouncingBallFollowsItsRecurrenceAtEveryStep() {
        QFETCH(QString, method);
        QFETCH(bool, gravityFirst);
        QFETCH(bool, explicitly);
        QFETCH(double, e);
        QString settings = "warm_starting=0 method=" + method;
        if (!gravityFirst) settings += " gravity_order=after_contacts";
        if (explicitly) settings += " integrator=explicit";
        World world = makeWorld(uncorrectedScene({floorBody(), ballAt({0, 1.3}, e)}, settings));
        Height expected{1.3, 0};
        for (int i = 0; i < 600; ++i) {
            step(world);
            expected = bounced(expected, e, 1.0 / 60, gravityFirst, explicitly);
            QVERIFY2(agree(world.velocities[1].v.y, expected.v, 1e-12), qPrintable(QString::number(i)));
            QVERIFY2(agree(world.poses[1].position.y, expected.y, 1e-12), qPrintable(QString::number(i)));
        }
    }

    void freeFallIsTheDiscreteParabola() {
        for (const bool explicitly : {false, true}) {
            BodyDef ball = ballAt({0, 0});
            ball.velocity = {2, 7};
            World world = makeWorld(uncorrectedScene({ball}, explicitly ? "integrator=explicit" : ""));
            const Real h = stepLength(world.settings);
            for (int k = 1; k <= 200; ++k) {
                step(world);
                QVERIFY(agree(world.velocities[0].v.y, 7 + k * h * gravityY, 1e-12));
                QVERIFY(agree(world.poses[0].position.x, 2 * k * h, 1e-12));
                const Real fallen = gravityY * h * h * k * (explicitly ? k - 1 : k + 1) / 2;
                QVERIFY(agree(world.poses[0].position.y, 7 * k * h + fallen, 1e-12));
            }
        }
    }

    void bounceHeightsBecomePowersOfESquaredAsStepsGetShorter() {
        // A bounce waits for the end of the step in which the ball arrives, so the error is of first order in h. How much of a
        // step it waits is a matter of chance: the mean over many heights shows the order.
        constexpr std::size_t bounces = 4;
        for (const Real e : {0.5, 0.75, 1.0}) {
            std::array<Real, 4> mean{};
            for (std::size_t k = 0; k < mean.size(); ++k) {
                const Real h = 1.0 / (240 << (2 * k));
                for (int i = 0; i < 40; ++i) {
                    const Real height = 1 + 0.0137 * i;
                    const auto found = peaks(height, e, h, bounces);
                    Real expected = height;
                    for (const Real peak : found) {
                        expected *= e * e;
                        const Real error = std::abs(peak - expected);
                        QVERIFY2(error < 60 * h, qPrintable(QString::number(error / h)));
                        mean[k] += error / (40 * bounces);
                    }
                }
            }
            for (std::size_t k = 1; k < mean.size(); ++k) {
                const Real order = std::log(mean[k - 1] / mean[k]) / std::log(4.0);
                QVERIFY2(std::abs(order - 1) < 0.15, qPrintable(QString("e = %1: order %2").arg(e).arg(order)));
            }
        }
    }

    void gravityAfterTheContactsPressesARestingBallIntoTheFloor() {
        // The contact stops it, then gravity gives it h g again: it sinks by g h² in every step.
        World before = makeWorld(uncorrectedScene({floorBody(), ballAt({0, radius})}, "method=impulse_once"));
        World after =
            makeWorld(uncorrectedScene({floorBody(), ballAt({0, radius})}, "method=impulse_once gravity_order=after_contacts"));
        const Real h = stepLength(after.settings);
        for (int n = 1; n <= 100; ++n) {
            step(before);
            step(after);
            QCOMPARE(before.poses[1].position.y, radius);
            QVERIFY(agree(radius - after.poses[1].position.y, -n * gravityY * h * h, 1e-13));
        }
    }

    void theForcesAreAStopAtTheirPlace() {
        for (const bool late : {false, true}) {
            const World world =
                makeWorld(uncorrectedScene({floorBody(), ballAt({0, radius})}, late ? "gravity_order=after_contacts" : ""));
            std::vector<Phase> phases;
            for (const Event& e : eventsOf(world))
                if (e.kind == EventKind::Phase) phases.push_back(e.phase);
            const auto place = [&](Phase phase) { return std::find(phases.begin(), phases.end(), phase) - phases.begin(); };
            QCOMPARE(std::count(phases.begin(), phases.end(), Phase::IntegrateForces), 1);
            QCOMPARE(place(Phase::IntegrateForces) > place(Phase::SolveVelocities), late);
            QVERIFY(place(Phase::IntegrateForces) < place(Phase::IntegratePositions));
            for (std::size_t i = 1; i < phases.size(); ++i) {
                QVERIFY(hasReached(phases[i], phases[i - 1], world.settings));
                QVERIFY(!hasReached(phases[i - 1], phases[i], world.settings));
            }
        }
    }

    void explicitEulerFeedsASwingInEveryStep() {
        // Small swings of a rod of 1 m: s″ = −ω² s with ω² = |g|. Explicit Euler multiplies v² + ω² s² by 1 + h² ω² in every step.
        World world = makeWorld(pendulum(1e-5, "integrator=explicit"));
        const Real h = stepLength(world.settings);
        const auto energy = [&] {
            const Real s = world.poses[1].position.x;
            const Real v = world.velocities[1].v.x;
            return v * v - gravityY * s * s;
        };
        for (int i = 0; i < 200; ++i) {
            const Real was = energy();
            step(world);
            QVERIFY2(std::abs(energy() / was - (1 - h * h * gravityY)) < 1e-7,
                     qPrintable(QString::number(energy() / was, 'g', 12)));
        }
    }

    void semiImplicitEulerKeepsTheEnergyOfASwingBounded() {
        // It keeps v² + ω² s² − h ω² s v exactly.
        World world = makeWorld(pendulum(1e-5, ""));
        const Real h = stepLength(world.settings);
        const auto kept = [&] {
            const Real s = world.poses[1].position.x;
            const Real v = world.velocities[1].v.x;
            return v * v - gravityY * s * s + h * gravityY * s * v;
        };
        const Real start = kept();
        Real least = 1e300;
        Real most = 0;
        for (int i = 0; i < 20'000; ++i) {
            step(world);
            QVERIFY2(std::abs(kept() / start - 1) < 1e-6, qPrintable(QString::number(kept() / start, 'g', 12)));
            const Real s = world.poses[1].position.x;
            const Real v = world.velocities[1].v.x;
            least = std::min(least, v * v - gravityY * s * s);
            most = std::max(most, v * v - gravityY * s * s);
        }
        const Real hOmega = h * std::sqrt(-gravityY);
        QVERIFY(most / least < (1 + hOmega / 2) / (1 - hOmega / 2) * (1 + 1e-6));
    }

    void aLongTimeStepIsClamped() {
        for (const bool clamp : {true, false}) {
            World world = makeWorld(uncorrectedScene({ballAt({0, 0})}, clamp ? "dt=0.5" : "dt=0.5 clamp_dt=false"));
            const Real h = clamp ? 1.0 / 15 : 0.5;
            for (int k = 1; k <= 10; ++k) {
                step(world);
                QVERIFY(agree(world.poses[0].position.y, gravityY * h * h * k * (k + 1) / 2, 1e-12));
            }
        }
        for (const char* settings : {"dt=0.5", "dt=0.0666", "dt=1 method=tgs_soft substeps=3"})
            QVERIFY(stepLength(uncorrectedScene({}, settings).settings) <= 1.0 / 15);
        QCOMPARE(subStepLength(uncorrectedScene({}, "dt=0.9 method=tgs_soft substeps=3 clamp_dt=false").settings), 0.3);
    }

    void withoutTheClampASwingExplodes() {
        // h ω = √10 > 2: semi-implicit Euler is no longer stable.
        const auto largest = [](const char* settings) {
            World world = makeWorld(pendulum(0.1, settings));
            Real most = 0;
            for (int i = 0; i < 30; ++i) {
                step(world);
                most = std::max(most, length(world.poses[1].position));
            }
            return most;
        };
        QVERIFY(largest("dt=1") < 2);
        const Real unclamped = largest("dt=1 clamp_dt=false");
        QVERIFY2(unclamped > 10, qPrintable(QString::number(unclamped)));
    }

    void jointRowsStandBeforeOrBehindContactRows() {
        for (const bool after : {false, true}) {
            Scene scene = shippedScene("car");
            scene.settings = withVariant(scene.settings, after ? "joint_order=after_contacts" : "");
            World world = makeWorld(scene);
            for (int i = 0; i < 30; ++i) step(world);
            QVERIFY(!world.contacts.empty() && !world.joints.empty());
            for (const auto* rows : {&world.rows, &world.pseudoRows}) {
                const auto isJoint = [](const Row& row) { return row.constraint.kind == ConstraintKind::Joint; };
                const auto isContact = [](const Row& row) { return row.constraint.kind == ConstraintKind::Contact; };
                QVERIFY(std::any_of(rows->begin(), rows->end(), isJoint) && std::any_of(rows->begin(), rows->end(), isContact));
                QVERIFY(after ? std::is_partitioned(rows->begin(), rows->end(), isContact)
                              : std::is_partitioned(rows->begin(), rows->end(), isJoint));
            }
        }
    }

    void whatIsBuiltLastHasTheLastWord() {
        // A ball falls onto a floor while a rod pulls it down: with one sweep only the row that came last is right.
        for (const bool jointsLast : {false, true}) {
            BodyDef ball = ballAt({0, radius});
            BodyDef anchor = ballAt({0, -3});
            anchor.velocity = {0, -4};
            Scene scene = uncorrectedScene({floorBody(), ball, anchor},
                                           jointsLast ? "method=impulse_once joint_order=after_contacts" : "method=impulse_once");
            scene.gravity = {};
            JointDef joint;
            joint.id = "rod";
            joint.bodyA = BodyId{1};
            joint.bodyB = BodyId{2};
            joint.kind = DistanceDef{ball.position, anchor.position, {}, {}, {}};
            scene.joints.push_back(joint);
            World world = makeWorld(scene);
            // The anchor lies inside the floor; only the ball may meet it.
            world.nonCollidingPairs.push_back({BodyId{0}, BodyId{2}});
            std::sort(world.nonCollidingPairs.begin(), world.nonCollidingPairs.end());
            step(world);
            const Real ballSpeed = world.velocities[1].v.y;
            const Real anchorSpeed = world.velocities[2].v.y;
            QVERIFY(agree(ballSpeed, jointsLast ? -2 : 0, 1e-14));
            QVERIFY(agree(anchorSpeed, -2, 1e-14));
        }
    }

    void aSeparatingContactIsTakenOutButStaysInTheList() {
        BodyDef rising = ballAt({0, radius});
        rising.velocity = {0, 3};
        BodyDef resting = ballAt({2, radius});
        BodyDef ground = floorBody();
        ground.friction = rising.friction = resting.friction = 0.5;
        for (const bool skip : {true, false}) {
            World world = makeWorld(uncorrectedScene({ground, rising, resting}, skip ? "skip_separating=true" : ""));
            // Impulses that an earlier step might have left behind.
            step(world);
            world.velocities[1].v = {0, 3};
            world.poses[1] = poseAt({0, radius}, 0);
            for (Contact& contact : world.contacts) contact.normalImpulse = 0.25;
            const auto events = eventsOf(world);
            step(world);
            QCOMPARE(world.rows.size(), std::size_t{4});
            for (const Row& row : world.rows) {
                const bool out = skip && row.b == BodyId{1};
                QCOMPARE(row.effectiveMass == 0, out);
                if (out) QCOMPARE(row.lambda, 0.0);
            }
            QVERIFY(agree(world.velocities[1].v.y, 3 + gravityY / 60, 1e-12));
            const auto visits = std::count_if(events.begin(), events.end(), [](const Event& e) {
                return e.kind == EventKind::Row && e.phase == Phase::SolveVelocities && e.b == BodyId{1};
            });
            QCOMPARE(visits, 2 * world.settings.iterations);
        }
    }

    void whatAnotherBodyPressesBackIsMissedWhereItWasTakenOut() {
        // The lower ball rises from the floor, the upper one strikes it down again within the same step.
        for (const bool skip : {true, false}) {
            BodyDef lower = ballAt({0, radius});
            lower.velocity = {0, 1};
            BodyDef upper = ballAt({0, 3 * radius});
            upper.velocity = {0, -5};
            Scene scene =
                uncorrectedScene({floorBody(), lower, upper}, skip ? "skip_separating=true iterations=200" : "iterations=200");
            scene.gravity = {};
            World world = makeWorld(scene);
            step(world);
            QVERIFY(agree(world.velocities[1].v.y, skip ? -2 : 0, 1e-12));
            QVERIFY(agree(world.velocities[2].v.y, skip ? -2 : 0, 1e-12));
        }
    }

    void aBounceThatChasesItsTargetDependsOnTheSweeps() {
        // (−e)ⁿ of the closing speed after n sweeps, where −e would be right.
        for (const Real e : {0.25, 0.5, 1.0}) {
            for (int n = 1; n <= 12; ++n) {
                BodyDef ball = ballAt({0, radius}, e);
                ball.velocity = {0, -3};
                Scene scene = uncorrectedScene({floorBody(), ball}, QString("iterations=%1").arg(n));
                scene.gravity = {};
                World right = makeWorld(scene);
                scene.settings.bounceTarget = BounceTarget::EverySweep;
                World wrong = makeWorld(scene);
                scene.settings.accumulate = false;
                World perSweep = makeWorld(scene);
                const auto events = eventsOf(wrong);
                step(right);
                step(wrong);
                step(perSweep);
                QVERIFY(agree(right.velocities[1].v.y, 3 * e, 1e-13));
                Real power = -3;
                for (int i = 0; i < n; ++i) power *= -e;
                QVERIFY(agree(wrong.velocities[1].v.y, power, 1e-13));
                // Clamped one by one, an impulse is never taken back: the first sweep stays.
                QVERIFY(agree(perSweep.velocities[1].v.y, 3 * e, 1e-13));
                for (const Event& event : events)
                    if (event.kind == EventKind::Row && event.phase == Phase::SolveVelocities)
                        QVERIFY(agree(event.bias, e * event.visit.jv, 1e-13));
            }
        }
    }

    void aGivenOrderNamesTheFirstRows() {
        std::array<std::uint32_t, 5> order{};
        const auto arranged = [&](std::vector<int> given) {
            arrange(order, RowOrder::Given, 0, 1, given);
            return std::vector<std::uint32_t>(order.begin(), order.end());
        };
        using Rows = std::vector<std::uint32_t>;
        QCOMPARE(arranged({}), (Rows{0, 1, 2, 3, 4}));
        QCOMPARE(arranged({3, 1, 2}), (Rows{3, 1, 2, 0, 4}));
        QCOMPARE(arranged({4, 3, 2, 1, 0}), (Rows{4, 3, 2, 1, 0}));
        QCOMPARE(arranged({7, 5, 1'000'000'000, 4}), (Rows{4, 0, 1, 2, 3}));
    }

    void aGivenOrderIsAlwaysAPermutation() {
        const bool holds = rc::check("permutation", [] {
            const auto count = *rc::gen::inRange<std::size_t>(0, 40);
            const auto given = *rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 60));
            std::vector<std::uint32_t> order(count, 17);
            arrange(order, RowOrder::Given, 0, 1, given);
            std::vector<std::uint32_t> expected;
            for (const int row : given)
                if (static_cast<std::size_t>(row) < count) expected.push_back(static_cast<std::uint32_t>(row));
            for (std::uint32_t row = 0; row < count; ++row)
                if (std::find(given.begin(), given.end(), static_cast<int>(row)) == given.end()) expected.push_back(row);
            RC_ASSERT(order == expected);
        });
        QVERIFY(holds);
    }

    void theGivenOrderOfAllRowsBackwardsIsTheReversedOne() {
        QString given;
        for (int i = 999; i >= 0; --i) given += QString::number(i) + (i > 0 ? " " : "");
        for (const char* method :
             {"sequential_impulses", "sequential_impulses block_solve=true", "sor", "impulse_once", "tgs_soft"}) {
            Scene scene = shippedScene("stack_10");
            scene.settings = withVariant(scene.settings, QString("row_order=reversed method=") + method);
            World reversed = makeWorld(scene);
            scene.settings.rowOrder = RowOrder::Given;
            scene.settings.givenOrder = withSetting({}, "given_order", given.toStdString()).value().givenOrder;
            World asGiven = makeWorld(scene);
            for (int i = 0; i < 60; ++i) {
                step(reversed);
                step(asGiven);
                QCOMPARE(hashOf(asGiven), hashOf(reversed));
            }
        }
    }
};

SOLVERSCOPE_TEST(TestStepOrder, QCoreApplication)
#include "test_step_order.moc"
