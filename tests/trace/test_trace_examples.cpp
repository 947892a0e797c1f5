// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The engines of examples/trace_writer: their traces can be read, and say what our engine computes where they should.
#include <QProcess>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <sstream>

#include "physics/trace/formats/foreign_trace.h"
#include "physics/world/playback.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/ground.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene traceOf(const char* program, int length) {
    QProcess engine;
    engine.start(QCoreApplication::applicationDirPath() + "/../examples/" + program, {QString::number(length)});
    if (!engine.waitForFinished() || engine.exitCode() != 0) qFatal("%s: %s", program, qPrintable(engine.errorString()));
    std::istringstream input(engine.readAllStandardOutput().toStdString());
    const auto scene = readTrace(input, program);
    if (!scene) qFatal("%s", scene.error().text().c_str());
    return *scene;
}

/// The circles of the small engine, as a scene of ours.
Scene circles() {
    Scene scene;
    BodyDef floor = groundBody("floor");
    floor.friction = 0;
    scene.bodies.push_back(floor);
    const auto add = [&scene](const char* id, Vec2 position, Real mass) {
        BodyDef circle;
        circle.id = id;
        circle.shape = Circle{0.5};
        circle.position = position;
        circle.mass = mass;
        circle.friction = 0;
        scene.bodies.push_back(circle);
    };
    add("left", {0, 0.49}, 1);
    add("right", {0.9, 0.48}, 1);
    add("top", {0.4, 1.3}, 2);
    scene.settings.iterations = 8;
    scene.settings.warmStarting = 0;
    scene.settings.positionCorrection = PositionCorrection::Erp;
    scene.settings.erp = 0.2;
    scene.settings.slop = 0;
    return scene;
}

std::vector<Event> visitsOf(const EventList& events, bool friction) {
    return eventsWhere(
        events, [friction](const Event& e) { return e.kind == EventKind::Row && (e.rowKind == RowKind::Friction) == friction; });
}

}  // namespace

class TestTraceExamples : public QObject {
    Q_OBJECT

private slots:
    void theSmallEngineComputesWhatOursDoes() {
        constexpr int steps = 3;
        const Scene recorded = traceOf("small_engine", steps);
        QVERIFY(recorded.playback->omittedFields.empty());
        World theirs = makeWorld(recorded);
        World ours = makeWorld(circles());
        for (int made = 0; made < steps; ++made) {
            EventList theirEvents;
            EventList ourEvents;
            tracedStep(theirs, theirEvents);
            tracedStep(ours, ourEvents);
            const auto theirVisits = visitsOf(theirEvents, false);
            const auto ourVisits = visitsOf(ourEvents, false);
            QCOMPARE(theirVisits.size(), ourVisits.size());
            QVERIFY(!theirVisits.empty());
            const auto close = [](Real a, Real b) { return std::abs(a - b) < 1e-12; };
            for (std::size_t i = 0; i < ourVisits.size(); ++i) {
                const Event& a = theirVisits[i];
                const Event& b = ourVisits[i];
                QCOMPARE(a.iteration, b.iteration);
                QCOMPARE(a.visit.clamp, b.visit.clamp);
                QVERIFY(close(a.visit.jv, b.visit.jv) && close(a.visit.rawDelta, b.visit.rawDelta));
                QVERIFY(close(a.visit.lambdaAfter, b.visit.lambdaAfter) && close(a.bias, b.bias));
                QVERIFY(close(a.vB.v.x, b.vB.v.x) && close(a.vB.v.y, b.vB.v.y));
            }
            for (std::size_t i = 0; i < ours.bodies.size(); ++i) {
                QVERIFY(close(theirs.poses[i].position.x, ours.poses[i].position.x));
                QVERIFY(close(theirs.poses[i].position.y, ours.poses[i].position.y));
            }
        }
    }

    void box2dSeenFromOutsideBalancesItsBoxes() {
        constexpr int steps = 120;
        const Scene recorded = traceOf("box2d_engine", steps);
        const auto& omittedFields = recorded.playback->omittedFields;
        for (const char* name : {"bias", "softness", "delta", "file, line"})
            QVERIFY2(std::ranges::find(omittedFields, name) != omittedFields.end(), name);
        QVERIFY(std::ranges::find(omittedFields, "sum_after") == omittedFields.end());
        World world = makeWorld(recorded);
        while (world.step < steps) step(world);
        // Five boxes of 1 kg at rest: in each step the floor pushes with the impulse of their weight.
        Real push = 0;
        for (const Row& row : world.rows)
            if (row.kind == RowKind::Unilateral && index(row.a) == 0) push += row.lambda;
        QVERIFY2(std::abs(push - 5 * 10 / 60.0) < 1e-3, qPrintable(QString::number(push)));
        QVERIFY(std::abs(world.velocities[5].v.y) < 1e-2);
        QVERIFY(std::abs(world.poses[5].position.y - 4.5) < 0.1);
    }
};

SOLVERSCOPE_TEST(TestTraceExamples, QCoreApplication)
#include "test_trace_examples.moc"
