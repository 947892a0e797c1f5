// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What moves positions after the velocities have: linear projection and NGS, against what they must do in closed form.
#include <QTest>
#include <cmath>

#include "physics/solvers/position_correction.h"
#include "physics/world/measures.h"
#include "physics/world/position_step.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

BodyDef floorBody() {
    BodyDef body;
    body.id = "floor";
    body.isStatic = true;
    body.shape = HalfPlane{{0, 1}, 0};
    return body;
}

Scene weightless(const char* variant) {
    Scene scene;
    scene.gravity = {};
    scene.settings = withVariant(scene.settings, variant);
    return scene;
}

/// The errors that the visits of the position phase set out to remove.
std::vector<Event> positionVisits(World& world) {
    EventList events;
    tracedStep(world, events);
    return eventsWhere(events, [](const Event& e) { return e.kind == EventKind::Row && e.phase == Phase::SolvePositions; });
}

}  // namespace

class TestPositions : public QObject {
    Q_OBJECT

private slots:
    void theSunkenBoxComesUpByPercentOfWhatIsDeeperThanTheSlop() {
        World world = shippedWorld("sinking_box");
        const Settings& settings = world.settings;
        Real box = 0.2;
        Real ball = 0.1;
        for (int i = 0; i < 200; ++i) {
            step(world);
            box -= settings.erp * std::max(box - settings.slop, 0.0);
            ball -= settings.erp * std::max(ball - settings.slop, 0.0);
            QVERIFY2(std::abs(0.5 - world.poses[1].position.y - box) < 1e-11, qPrintable(QString::number(i)));
            QVERIFY(std::abs(0.5 - world.poses[2].position.y - ball) < 1e-12);
            QVERIFY(length(world.velocities[1].v) < 1e-10);
        }
        QVERIFY(box < 1.0001 * settings.slop);
    }

    void withoutCorrectionTheSunkenBoxStaysDown() {
        Scene scene = shippedScene("sinking_box");
        scene.settings = withVariant(scene.settings, "position_correction=none");
        World world = makeWorld(scene);
        for (int i = 0; i < 200; ++i) step(world);
        QVERIFY(std::abs(world.poses[1].position.y - 0.3) < 1e-12);
        QVERIFY(std::abs(world.poses[2].position.y - 0.4) < 1e-12);
    }

    void projectionMovesEachByItsShareOfTheInverseMassesAndTurnsNone() {
        const bool holds = rc::check("projection", [] {
            Scene scene = weightless("position_correction=linear_projection");
            scene.settings.erp = thousandths(0, 1000);
            scene.settings.slop = thousandths(0, 50);
            scene.bodies = {disc("a", {0, 0}, thousandths(100, 9000), 0.5),
                            disc("b", {thousandths(100, 990), thousandths(-100, 100)}, thousandths(100, 9000), 0.5)};
            World world = makeWorld(scene);
            const World start = world;
            step(world);
            const Vec2 apart = start.poses[1].position - start.poses[0].position;
            const Real depth = 1 - length(apart);
            const Real push = scene.settings.erp * std::max(depth - scene.settings.slop, 0.0) /
                              (1 / *scene.bodies[0].mass + 1 / *scene.bodies[1].mass);
            const Vec2 n = (1 / length(apart)) * apart;
            RC_ASSERT(length(world.poses[0].position - (start.poses[0].position - push / *scene.bodies[0].mass * n)) < 1e-14);
            RC_ASSERT(length(world.poses[1].position - (start.poses[1].position + push / *scene.bodies[1].mass * n)) < 1e-14);
            RC_ASSERT(world.poses[0].angle == 0 && world.poses[1].angle == 0);
            RC_ASSERT(world.velocities == start.velocities);
        });
        QVERIFY(holds);
    }

    void projectionMovesAPairOnceHoweverManyPointsItHas() {
        Scene scene = weightless("position_correction=linear_projection erp=1 slop=0");
        scene.bodies = {floorBody(), disc("box", {0, 0.3}, 1, 0.5)};
        scene.bodies[1].shape = Box{1, 1};
        World world = makeWorld(scene);
        const auto visits = positionVisits(world);
        QCOMPARE(world.contacts.size(), std::size_t{2});
        QCOMPARE(visits.size(), std::size_t{1});
        QCOMPARE(world.poses[1].position, (Vec2{0, 0.5}));
    }

    void everySweepOfNgsLeavesOneMinusBetaOfTheError() {
        Scene scene = weightless("position_correction=ngs position_iterations=40 erp=0.3 slop=0.02");
        scene.bodies = {floorBody(), disc("ball", {0, 0.4}, 3, 0.5)};
        World world = makeWorld(scene);
        Real tooDeep = 0.1 - scene.settings.slop;
        const auto visits = positionVisits(world);
        QCOMPARE(visits.size(), std::size_t{40});
        for (const Event& visit : visits) {
            QVERIFY(std::abs(visit.bias + scene.settings.erp * tooDeep) < 1e-15);
            QVERIFY(std::abs(visit.visit.delta - 3 * scene.settings.erp * tooDeep) < 1e-14);
            tooDeep *= 1 - scene.settings.erp;
            QVERIFY(std::abs(visit.vB.v.y - (0.5 - scene.settings.slop - tooDeep)) < 1e-14);
        }
        QVERIFY(world.velocities[1] == Velocity{});
        QVERIFY(std::abs(world.contacts[0].separation + tooDeep + scene.settings.slop) < 1e-14);
    }

    void oneVisitOfNgsMovesNoFurtherThanItsLimit() {
        Scene scene = weightless("position_correction=ngs position_iterations=1 erp=1 slop=0");
        scene.bodies = {floorBody(), disc("ball", {0, -2}, 1, 0.5)};
        World world = makeWorld(scene);
        step(world);
        QVERIFY(std::abs(world.poses[1].position.y - (-2 + maxCorrectionPerVisit)) < 1e-15);
    }

    void ngsPullsARodToItsLengthAtTheSameRate() {
        Scene scene = weightless("position_correction=ngs position_iterations=7 erp=0.25");
        scene.bodies = {disc("a", {0, 0}, 1, 0.5), disc("b", {3, 0}, 4, 0.5)};
        JointDef rod;
        rod.id = "rod";
        rod.bodyA = BodyId{0};
        rod.bodyB = BodyId{1};
        rod.kind = DistanceDef{{0, 0}, {3, 0}, 2, {}, {}};
        scene.joints = {rod};
        World world = makeWorld(scene);
        Real error = 1;
        for (int i = 0; i < 10; ++i) {
            step(world);
            error *= std::pow(0.75, 7);
            QVERIFY(std::abs(measure(world).worstJointError - error) < 1e-13);
            // The centre of mass stays.
            QVERIFY(std::abs(world.poses[0].position.x + 4 * world.poses[1].position.x - 12) < 1e-12);
        }
    }

    void ngsLeavesNoSpeedBehind() {
        World corrected = makeWorld(shippedScene("stack_10"));
        corrected.settings = withVariant(corrected.settings, "position_correction=ngs");
        World plain = corrected;
        plain.settings = withVariant(plain.settings, "position_correction=none");
        step(corrected);
        step(plain);
        QCOMPARE(corrected.velocities, plain.velocities);
    }

    void ngsHoldsTheStackWithinItsSlop() {
        World world = shippedWorld("stack_10");
        world.settings = withVariant(world.settings, "position_correction=ngs");
        for (int i = 0; i < 600; ++i) step(world);
        // What a step presses in comes on top of the slop.
        QVERIFY2(measure(world).worstPenetration < 1.5 * world.settings.slop,
                 qPrintable(QString::number(measure(world).worstPenetration)));
        const Real top = world.poses.back().position.y;
        QVERIFY2(std::abs(top - shippedWorld("stack_10").poses.back().position.y) < 10 * world.settings.slop,
                 qPrintable(QString::number(top)));
    }

    void aVisitIsWorkedOutForWhereTheBodiesAreAtThatMoment() {
        // J, K and C of every visit follow from the photograph before it.
        for (const char* name : {"chain_10", "car", "slider", "pyramid_10"}) {
            World world = shippedWorld(name);
            world.settings = withVariant(world.settings, "position_correction=ngs position_iterations=3");
            for (int i = 0; i < 20; ++i) step(world);
            const World start = world;
            EventList events;
            tracedStep(world, events);
            int looked = 0;
            for (std::size_t k = 0; k < events.size(); ++k) {
                const Event& e = events[k];
                if (e.kind != EventKind::Row || e.phase != Phase::SolvePositions || ++looked % 7 != 0) continue;
                World before = worldAtEvent(start, k - 1);
                const Real error = positionErrorOf(before, e.visit.row);
                relinearizePosition(before, e.visit.row);
                const Row& row = before.positionRows[e.visit.row];
                QCOMPARE(row.n, e.n);
                QCOMPARE(row.wA, e.wA);
                QCOMPARE(row.wB, e.wB);
                QCOMPARE(row.effectiveMass, e.effectiveMass);
                QCOMPARE(row.bias, e.bias);
                if (row.constraint.kind == ConstraintKind::Contact)
                    QCOMPARE(row.bias,
                             std::max(-maxCorrectionPerVisit, -before.settings.erp * std::max(error - before.settings.slop, 0.0)));
            }
            QVERIFY(looked > 7);
        }
    }
};

SOLVERSCOPE_TEST(TestPositions, QCoreApplication)
#include "test_positions.moc"
