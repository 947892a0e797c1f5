// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Recorded steps go through the same machinery as computed ones: events, photographs, recording, session.
#include <QTest>
#include <cmath>
#include <limits>

#include "physics/debugger/session.h"
#include "physics/trace/non_finite.h"
#include "physics/world/playback.h"
#include "tests/events_of.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr BodyId groundId{0};
constexpr BodyId boxId{1};

PlayedStop phaseEnd(Phase phase) {
    PlayedStop stop;
    stop.phase = phase;
    return stop;
}

PlayedStop visitTo(std::uint32_t row) {
    PlayedStop stop;
    stop.kind = PlayedStop::Kind::Row;
    stop.phase = Phase::SolveVelocities;
    stop.visit.row = row;
    return stop;
}

PlayedStop sweepEnd(int number) {
    PlayedStop stop;
    stop.kind = PlayedStop::Kind::Iteration;
    stop.phase = Phase::SolveVelocities;
    stop.number = number;
    return stop;
}

/// A box of 2 kg falls at 3 m/s onto the ground and is stopped by one impulse in each of `steps` steps.
struct Fall {
    std::shared_ptr<Playback> playback = std::make_shared<Playback>();
    Scene scene;
    Row row;

    Fall() {
        playback->bodies = {Body{HalfPlane{}, true, {}, 0, 0}, Body{Box{}, false, {0.5, 3}, 0, 0}};
        playback->poses = {poseAt({}, 0), poseAt({0, 0.5}, 0)};
        playback->velocities = {Velocity{}, Velocity{{0, -3}, 0}};
        playback->files.emplace_back("engine.cpp");
        for (const char* id : {"ground", "box"}) {
            BodyDef body;
            body.id = id;
            scene.bodies.push_back(body);
        }
        row.n = {0, 1};
        row.effectiveMass = 2;
        row.upper = std::numeric_limits<Real>::infinity();
        row.a = groundId;
        row.b = boxId;
        row.kind = RowKind::Unilateral;
    }

    void add(int steps, Real lambdaAfter, Real velocityAfter = missingValue) {
        scene.playback = playback;
        PlaybackBuilder builder(*playback, makeWorld(scene));
        Contact contact;
        contact.a = groundId;
        contact.b = boxId;
        for (int step = 0; step < steps; ++step) {
            builder.beginStep();
            PlayedState state;
            state.body = boxId;
            state.velocity = {{0, -3}, 0};
            builder.put(state);
            builder.put(phaseEnd(Phase::Begin));
            builder.put({&contact, 1});
            builder.put(RowList::Velocities, 0, row);
            builder.put(phaseEnd(Phase::Linearize));
            PlayedStop visit = visitTo(0);
            visit.visit.lambdaAfter = lambdaAfter;
            visit.vB.v.y = velocityAfter;
            visit.file = 1;
            visit.line = 42;
            builder.put(visit);
            builder.put(sweepEnd(1));
            builder.put(phaseEnd(Phase::SolveVelocities));
            builder.put(phaseEnd(Phase::End));
        }
    }
};

}  // namespace

class TestPlayback : public QObject {
    Q_OBJECT

private slots:
    void whatFollowsFromTheTraceIsWorkedOut() {
        Fall fall;
        fall.add(1, 6);
        World world = makeWorld(fall.scene);
        EventList events;
        tracedStep(world, events);
        QCOMPARE(events.size(), std::size_t{6});
        const Event& e = events[2];
        QCOMPARE(e.kind, EventKind::Row);
        QCOMPARE(e.visit.jv, -3.0);
        QCOMPARE(e.visit.rawDelta, 6.0);  // −2 (−3)
        QCOMPARE(e.visit.lambdaBefore, 0.0);
        QCOMPARE(e.visit.delta, 6.0);
        QCOMPARE(e.visit.upper, std::numeric_limits<Real>::infinity());
        QCOMPARE(e.vB.v.y, 0.0);  // −3 + 6/2
        QCOMPARE(e.iteration, 1);
        QCOMPARE(std::string(e.where.file), std::string("engine.cpp"));
        QCOMPARE(e.where.line, 42);
        QVERIFY(e.visit.clampKnown);
        QCOMPARE(e.visit.clamp, Clamp::None);  // 6 lies between 0 and infinity
        QCOMPARE(world.step, std::int64_t{1});
        QCOMPARE(world.contacts.at(0).normalImpulse, 6.0);
    }

    void whatIsToldStandsAsItWasTold() {
        Fall fall;
        fall.add(1, 6, 0.25);  // not what the impulse makes of it
        World world = makeWorld(fall.scene);
        EventList events;
        tracedStep(world, events);
        QCOMPARE(events[2].vB.v.y, 0.25);
        QCOMPARE(world.velocities[1].v.y, 0.25);
    }

    void whatIsNotToldIsNotZero() {
        Fall fall;
        fall.row.bias = missingValue;
        fall.row.n = {missingValue, missingValue};
        fall.add(1, 6);
        World world = makeWorld(fall.scene);
        EventList events;
        tracedStep(world, events);
        const Event& e = events[2];
        QVERIFY(!isPresent(e.visit.jv));
        QVERIFY(!isPresent(e.visit.rawDelta));
        QVERIFY(!isPresent(e.vB.v.x));
        QCOMPARE(e.vA.v.x, 0.0);  // the ground cannot move, whatever pushes it
        QCOMPARE(e.visit.delta, 6.0);
        QVERIFY2(isFinite(world), "a number that is not told does not stop the run");
    }

    void aReportedNaNStopsTheRun() {
        Fall fall;
        fall.add(3, 6, std::numeric_limits<Real>::quiet_NaN());
        Recording recording(fall.scene);
        recording.advance();
        QVERIFY(!recording.canAdvance());
        QCOMPARE(firstNonFiniteEvent(recording.startOf(1)), std::optional<std::size_t>(2));
    }

    void aSessionGoesThroughATraceBothWaysAndEndsWithIt() {
        Fall fall;
        fall.add(3, 6);
        Session session(fall.scene);
        int stops = 1;
        while (session.forward(Granularity::Stop)) ++stops;
        QCOMPARE(stops, 18);
        QCOMPARE(session.cursor().step, std::int64_t{3});
        QVERIFY(!session.recording().canAdvance());
        while (session.back(Granularity::Row)) {
        }
        QCOMPARE(session.cursor(), (Cursor{1, 0, Term::VelocityB}));
        session.seek({2, 2, Term::VelocityB});
        QCOMPARE(session.event().visit.delta, 6.0);
        QCOMPARE(session.world().velocities[1].v.y, 0.0);
        QCOMPARE(session.worldBefore().velocities[1].v.y, -3.0);
        QVERIFY(!session.recording().divergedAt());
    }

    void aTraceTakesNoInputs() {
        Fall fall;
        fall.add(3, 6);
        Session session(fall.scene);
        session.run(2);
        session.addInput(MoveBody{boxId, {5, 5}, 0});
        QVERIFY(!session.changeSetting("iterations", "3"));
        QVERIFY(!session.canUndo());
        QVERIFY(session.recording().inputs().empty());
        QCOMPARE(session.recording().steps(), std::int64_t{2});
    }
};

SOLVERSCOPE_TEST(TestPlayback, QCoreApplication)
#include "test_playback.moc"
