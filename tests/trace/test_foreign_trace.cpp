// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Traces of other engines: what they say, what they leave out, and what is wrong with them.
#include <include/solverscope_trace.h>
#include <QTest>
#include <set>
#include <sstream>

#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/names.h"
#include "physics/world/measures.h"
#include "physics/world/playback.h"
#include "tests/events_of.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const std::string header = R"({"format": "solverscope-trace", "version": 1, "engine": "mine 1.2", "gravity": [0, -10], "dt": 0.02})"
                           "\n";
const std::string bodies =
    R"({"type": "body", "id": "ground", "static": true, "shape": {"type": "half_plane", "normal": [0, 1], "offset": 0}, "position": [0, 0]}
{"type": "body", "id": "box", "shape": {"type": "box", "width": 1, "height": 1}, "position": [0, 0.49], "velocity": [0, -3], "angular_velocity": 0, "inverse_mass": 0.5, "inverse_inertia": 3}
)";
const std::string opening = header + bodies;

/// As little as makes sense: who is pushed by whom, and how hard.
const std::string smallest = R"({"format": "solverscope-trace", "version": 1, "dt": 0.02}
{"type": "body", "id": "left", "position": [0, 0]}
{"type": "body", "id": "right", "position": [1, 0]}
{"type": "step"}
{"type": "row", "row": 0, "kind": "equality", "a": "left", "b": "right"}
{"type": "visit", "row": 0, "delta": 0.25}
{"type": "iteration"}
{"type": "visit", "row": 0, "delta": -0.125}
{"type": "iteration"}
)";

const std::string full = opening + R"({"type": "step", "step": 1}
{"type": "phase", "phase": "begin", "file": "engine.cpp", "line": 10}
{"type": "contact", "a": "box", "b": "ground", "point": [0.5, -0.005], "normal": [0, -1], "separation": -0.01, "friction": 0.5, "restitution": 0, "feature": 7}
{"type": "contact", "a": "box", "b": "ground", "point": [-0.5, -0.005], "normal": [0, -1], "separation": -0.01, "friction": 0.5, "restitution": 0, "feature": 3}
{"type": "phase", "phase": "collide", "file": "engine.cpp", "line": 20}
{"type": "row", "row": 0, "kind": "unilateral", "contact": 0, "a": "ground", "b": "box", "n": [0, 1], "w_a": 0.5, "w_b": 0.5, "bias": 0, "softness": 0, "lower": 0, "upper": "inf", "sum": 0}
{"type": "row", "row": 1, "kind": "friction", "contact": 0, "a": "ground", "b": "box", "n": [1, 0], "w_a": 0, "w_b": 0.5, "bias": 0, "softness": 0, "friction": 0.5, "normal_row": 0, "sum": 0}
{"type": "phase", "phase": "linearize", "file": "engine.cpp", "line": 30}
{"type": "visit", "row": 0, "delta": 2, "sum_after": 2, "clamp": "none", "file": "solver.cpp", "line": 41}
{"type": "visit", "row": 1, "phase": "solve_velocities", "delta": 0, "clamp": "lower", "file": "solver.cpp", "line": 42}
{"type": "iteration", "iteration": 1, "file": "solver.cpp", "line": 44}
{"type": "phase", "phase": "solve_velocities", "file": "solver.cpp", "line": 46}
{"type": "state", "body": "box", "position": [0, 0.48], "angle": 0.01, "velocity": [0, -2], "angular_velocity": 3}
{"type": "phase", "phase": "integrate_positions", "file": "engine.cpp", "line": 50}
{"type": "phase", "phase": "end", "file": "engine.cpp", "line": 60}
{"type": "end"}
)";

Result<Scene> sceneFrom(const std::string& text, const TraceLimits& limits = {}) {
    std::istringstream input(text);
    return readTrace(input, "trace", limits);
}

struct Played {
    Scene scene;
    World world;
    EventList events;
};

Played playedFrom(const std::string& text) {
    const auto scene = sceneFrom(text);
    if (!scene) qFatal("%s", scene.error().text().c_str());
    Played played{*scene, makeWorld(*scene), {}};
    tracedStep(played.world, played.events);
    return played;
}

std::string textOf(const EventList& events) {
    std::string text;
    for (const Event& e : events)
        text +=
            std::string(eventKindName(e.kind)) + ":" + std::string(phaseName(e.phase)) + ":" + std::to_string(e.iteration) + " ";
    return text;
}

}  // namespace

class TestForeignTrace : public QObject {
    Q_OBJECT

private slots:
    void stopsThatAreLeftOutArePutWhereTheyBelong() {
        const Played played = playedFrom(smallest);
        QCOMPARE(textOf(played.events), std::string("phase:begin:0 phase:linearize:0 row:solve_velocities:1 "
                                                    "iteration:solve_velocities:1 row:solve_velocities:2 "
                                                    "iteration:solve_velocities:2 phase:solve_velocities:0 phase:end:0 "));
    }

    void whatATraceLeavesOutIsNotTold() {
        const Played played = playedFrom(smallest);
        const Event& e = played.events[2];
        QCOMPARE(e.visit.delta, 0.25);
        QVERIFY(!isPresent(e.visit.jv));
        QVERIFY(!isPresent(e.visit.lambdaAfter));  // nobody has said what the sum began with
        QVERIFY(!isPresent(e.bias));
        QVERIFY(!isPresent(e.effectiveMass));
        QVERIFY(!isPresent(e.vB.v.x));
        QVERIFY(!isPresent(measure(played.world).kineticEnergy));
        QCOMPARE(constraintName(played.scene, played.world, e.constraint), std::string("left-right"));
        const auto& omittedFields = played.scene.playback->omittedFields;
        for (const char* name : {"velocity", "inverse_mass", "jv", "bias", "effective_mass", "clamp", "file, line"})
            QVERIFY2(std::ranges::find(omittedFields, name) != omittedFields.end(), name);
        QVERIFY(std::ranges::find(omittedFields, "delta") == omittedFields.end());
    }

    void whatFollowsIsFilledIn() {
        const Played played = playedFrom(full);
        const Event& e = played.events[3];
        QCOMPARE(e.kind, EventKind::Row);
        QCOMPARE(e.effectiveMass, 1 / (0.5 + 0.5 * 0.5 * 3));
        QCOMPARE(e.visit.jv, -3.0);
        QCOMPARE(e.visit.rawDelta, 3 * e.effectiveMass);
        QCOMPARE(e.visit.lambdaBefore, 0.0);
        QCOMPARE(e.vB.v.y, -2.0);
        QCOMPARE(e.vB.w, 3.0);                        // 2 · 3 · 0.5
        QCOMPARE(played.events[4].visit.upper, 1.0);  // μ Λ
        QCOMPARE(played.events[4].visit.clamp, Clamp::Lower);
        QCOMPARE(std::string(e.where.file), std::string("solver.cpp"));
        QCOMPARE(e.where.line, 41);
        QCOMPARE(played.scene.playback->engine, std::string("mine 1.2"));
    }

    void contactsAreInTheOrderOfTheProgramAndKeepTheirFeatures() {
        const Played played = playedFrom(full);
        QCOMPARE(played.world.contacts.size(), std::size_t{2});
        QCOMPARE(played.world.contacts[0].feature, 3u);
        QCOMPARE(played.world.contacts[1].feature, 7u);
        QCOMPARE(played.world.contacts[1].normal, (Vec2{0, 1}));  // from the ground, which came first, to the box
        QCOMPARE(played.world.contacts[1].normalImpulse, 2.0);
        QCOMPARE(constraintName(played.scene, played.world, played.events[3].constraint), std::string("ground/box#2"));
        QCOMPARE(measure(played.world).worstPenetration, 0.01);
        QCOMPARE(played.world.poses[1].angle, 0.01);
    }

    void aClampFollowsFromTheSumAndItsBounds() {
        const std::string step = opening + "{\"type\": \"step\"}\n";
        const std::string row =
            R"({"type": "row", "row": 0, "kind": "limit", "a": "ground", "b": "box", "lower": -1, "upper": 2, "sum": 0})"
            "\n";
        const auto clampOf = [&](const std::string& sum) {
            const Played played = playedFrom(step + row + R"({"type": "visit", "row": 0, "sum_after": )" + sum + "}\n");
            if (!played.events[2].visit.clampKnown) qFatal("no clamp");
            return played.events[2].visit.clamp;
        };
        QCOMPARE(clampOf("0.5"), Clamp::None);
        QCOMPARE(clampOf("-1"), Clamp::Lower);
        QCOMPARE(clampOf("2"), Clamp::Upper);
        QCOMPARE(clampOf("1.9999999"), Clamp::Upper);  // as a float has it
        const Played open =
            playedFrom(step + R"({"type": "row", "row": 0, "kind": "unilateral", "a": "ground", "b": "box",)" +
                       R"( "lower": 0, "upper": "inf", "sum": 0})" + "\n" + R"({"type": "visit", "row": 0, "sum_after": 1})");
        QVERIFY(open.events[2].visit.clampKnown);
        QCOMPARE(open.events[2].visit.clamp, Clamp::None);
    }

    void aClampIsUnknownWhereABoundIs() {
        const Played played = playedFrom(smallest);
        QVERIFY(!played.events[2].visit.clampKnown);
    }

    void figuresThatNoStopHasAndThoseThatSomeVisitsLackAreListed() {
        const auto isIn = [](const std::vector<std::string>& names, const char* name) {
            return std::ranges::find(names, name) != names.end();
        };
        const Scene small = playedFrom(smallest).scene;
        for (const char* name : {"clamp", "jv", "bias", "active_set_changed", "residual", "kinetic_energy", "penetration"})
            QVERIFY2(isIn(small.playback->absentFields, name), name);
        for (const char* name : {"delta", "impulse_change", "step", "row", "softness"})
            QVERIFY2(!isIn(small.playback->absentFields, name), name);
        const Scene patchy = playedFrom(smallest + R"({"type": "visit", "row": 0, "jv": 1})" + "\n").scene;
        QVERIFY(isIn(patchy.playback->partlyMissingFields, "jv") && isIn(patchy.playback->partlyMissingFields, "delta"));
        QVERIFY(!isIn(patchy.playback->absentFields, "jv"));
        const Scene whole = playedFrom(full).scene;
        for (const char* name : {"clamp", "jv_after", "normal_impulse", "kinetic_energy", "residual", "lost_matches"})
            QVERIFY2(!isIn(whole.playback->absentFields, name), name);
    }

    void aMissingSoftnessIsTakenAsZeroAndNoted() {
        const Played played = playedFrom(smallest);
        QCOMPARE(played.events[2].softness, 0.0);
        QVERIFY(played.scene.playback->softnessAssumed);
        QVERIFY(!playedFrom(full).scene.playback->softnessAssumed);
    }

    void aDeltaThatIsNotTheDifferenceOfTheSumsIsNotedWithItsPlace() {
        const std::string step = opening + "{\"type\": \"step\"}\n";
        const std::string row = R"({"type": "row", "row": 0, "kind": "limit", "a": "ground", "b": "box", "sum": 0})"
                                "\n";
        const auto visit = [](const char* delta) {
            return R"({"type": "visit", "row": 0, "sum_before": 0, "sum_after": 0.25, "delta": )" + std::string(delta) + "}\n";
        };
        const Scene twice = playedFrom(step + row + visit("0.25") + visit("0.5") + visit("0.5")).scene;
        QVERIFY(twice.playback->firstInconsistency);
        QCOMPARE(QString::fromStdString(twice.playback->firstInconsistency->text()),
                 QString("trace:7:74: expected sum_after - sum_before = 0.25 for 'delta', found 0.5"));
        QCOMPARE(twice.playback->inconsistencies, std::size_t{2});
        QVERIFY(!playedFrom(step + row + visit("0.25000001")).scene.playback->firstInconsistency);  // rounded to float
        QVERIFY(!playedFrom(full).scene.playback->firstInconsistency);
    }

    void whateverBodiesAreCalledTheHeaderWritesNamesThatAreReadAndDiffer() {
        const std::string half(150, 'a');
        const std::vector<std::string> names{"",
                                             "\xff",
                                             "\xfe",
                                             "tab\t",
                                             "\xc2\x85",
                                             "\xe2\x80\xae",
                                             half + half,
                                             half + half + "b",
                                             half + half + "c",
                                             "\"quoted\\",
                                             "é",
                                             std::string(256, 'x')};
        std::ostringstream out;
        {
            solverscope_trace::Writer trace(out);
            trace.begin(0.02);
            for (const std::string& name : names) trace.body(name.c_str()).position(0, 0);
            trace.step();
            trace.end();
        }
        std::istringstream input(out.str());
        const auto read = readTrace(input, "trace");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        std::set<std::string> ids;
        for (const BodyDef& body : read->bodies) ids.insert(body.id);
        QCOMPARE(ids.size(), names.size());
        for (const std::string& id : {std::string("?"), std::string("?ff"), std::string("tab?09"), std::string(256, 'x')})
            QVERIFY2(ids.contains(id), id.c_str());
    }

    void aTraceThatBreaksOffInALineOpensUpToItsLastWholeStep() {
        const std::string two = smallest + "{\"type\": \"step\"}\n" + "{\"type\": \"iteration\"}\n";
        const auto torn = sceneFrom(two + "{\"type\": \"visit\", \"ro");
        QVERIFY2(torn, torn ? "" : torn.error().text().c_str());
        QCOMPARE(torn->playback->stepCount(), std::int64_t{1});
        QVERIFY(torn->playback->truncation);
        QCOMPARE(torn->playback->truncation->line, 12);
        World world = makeWorld(*torn);
        EventList events;
        tracedStep(world, events);
        QCOMPARE(events.back().phase, Phase::End);
        QVERIFY(!canPlayBack(world));
        QVERIFY(!torn->playback->endMissing);
        QVERIFY(!sceneFrom(two)->playback->truncation);
        QVERIFY(sceneFrom(two)->playback->endMissing);
        QVERIFY(!sceneFrom(two + "{\"type\": \"end\"}\n")->playback->endMissing);
        QCOMPARE(sceneFrom(two)->playback->stepCount(), std::int64_t{2});
        // A mistake that has a line behind it is none of a crash, and before the first whole step there is nothing to open.
        QVERIFY(!sceneFrom(two + "{\"type\": \"visit\", \"ro\n"));
        QVERIFY(!sceneFrom(smallest + "{\"type\": \"visit\", \"ro"));
    }

    void whatATraceLacksForSolvingIsNamed() {
        const Played played = playedFrom(smallest);
        const auto missing = missingForSolving(played.world);
        for (const char* key : {"n", "bias", "inverse_mass"}) QVERIFY2(std::ranges::find(missing, key) != missing.end(), key);
        for (const char* key : {"softness", "lower", "upper"}) QVERIFY2(std::ranges::find(missing, key) == missing.end(), key);
        std::string oneSided = smallest;
        oneSided.replace(oneSided.find("equality"), std::strlen("equality"), "unilateral");
        const auto bounds = missingForSolving(playedFrom(oneSided).world);
        QVERIFY(std::ranges::find(bounds, "lower") != bounds.end());
        QVERIFY(missingForSolving(playedFrom(full).world).empty());
    }

    void mistakesHaveAPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const std::string& text, const char* message) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(message);
        };
        const std::string step = opening + "{\"type\": \"step\"}\n";
        const std::string rowLine = R"({"type": "row", "row": 0, "kind": "unilateral", "a": "ground", "b": "box"})"
                                    "\n";
        row("nothing", "", "trace:1:1: expected a line with \"format\": \"solverscope-trace\", found an empty text");
        row("no header", bodies, "trace:1:1: expected the key 'format' in the first line");
        row("another format", R"({"format": "x", "version": 1, "dt": 1})",
            "trace:1:12: expected solverscope-trace for 'format', found \"x\"");
        row("a later version", R"({"format": "solverscope-trace", "version": 2, "dt": 1})",
            "trace:1:44: expected 1 for 'version', found 2");
        row("no steps", opening, "trace:3:1: expected at least one line with \"type\": \"step\", found the end of the trace");
        row("a body that comes late", step + bodies, "trace:5:10: expected all bodies before the first step");
        row("a body twice", opening + bodies, "trace:4:24: expected an id that no other body has, found 'ground' again");
        row("a row that names no body", step + R"({"type": "row", "row": 0, "kind": "unilateral", "a": "ground", "b": "bix"})",
            "trace:5:69: expected the id of a body, found 'bix'");
        row("a row too far", step + R"({"type": "row", "row": 1, "kind": "unilateral", "a": "ground", "b": "box"})",
            "trace:5:24: expected 0 for 'row', found 1");
        const std::string early = R"({"type": "row", "row": 0, "kind": "friction", "a": "ground", "b": "box", "normal_row": 2})"
                                  "\n";
        row("a normal row that does not come", step + early,
            "trace:5:1: expected row 2, which a friction row above has as its normal row");
        row("a normal row that comes too late", step + early + R"({"type": "phase", "phase": "linearize"})",
            "trace:6:1: expected row 2, which a friction row above has as its normal row");
        row("a visit to no row", step + R"({"type": "visit", "row": 0})",
            "trace:5:26: expected a row of this step, found none before the visit");
        row("a visit too far", step + rowLine + R"({"type": "visit", "row": 1})", "trace:6:26: expected 0 for 'row', found 1");
        row("a contact that is not there",
            step + R"({"type": "row", "row": 0, "kind": "unilateral", "contact": 0, "a": "ground", "b": "box"})",
            "trace:5:60: expected a contact of this step, found none before the row");
        row("a state of nobody", step + R"({"type": "state", "body": "who"})",
            "trace:5:27: expected the id of a body, found 'who'");
        row("an unknown key", step + R"({"type": "visit", "row": 0, "lambda": 1})",
            "trace:5:29: expected a key of a visit (type, row, phase, jv, raw_delta, sum_before, sum_after, delta, lower, upper, "
            "clamp, relaxation, added_bias, va, wa, vb, wb, file, line), found 'lambda'");
        row("an unknown type", opening + R"({"type": "joint"})",
            "trace:4:10: expected one of body, step, state, contact, row, visit, iteration, substep, phase, end for 'type', found "
            "\"joint\"");
        row("a visit outside of a step", opening + R"({"type": "visit", "row": 0})",
            "trace:4:10: expected a line with \"type\": \"step\" before every visit");
        row("a number in words", step + rowLine + R"({"type": "visit", "row": 0, "jv": "fast"})",
            "trace:6:35: expected a number, \"nan\", \"inf\" or \"-inf\" for 'jv', found \"fast\"");
        row("a line that breaks off", step + "{\"type\": \"visit\", \"ro",
            "trace:5:19: expected JSON: invalid string: missing closing quote");
        row("another number of the step", opening + R"({"type": "step", "step": 2})", "trace:4:26: expected 1 for 'step', found 2");
        row("something behind the end", step + "{\"type\": \"end\"}\n{\"type\": \"step\"}",
            "trace:6:10: expected nothing after the line 'end'");
        row("no object", opening + "[]", "trace:4:1: expected a JSON object on every line");
        row("a contact behind rows",
            step + rowLine + R"({"type": "contact", "a": "ground", "b": "box", "point": [0, 0], "normal": [0, 1]})",
            "trace:6:10: expected contacts before the rows of their step or sub-step");
    }
    void mistakesHaveAPlace() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto scene = sceneFrom(text.toStdString());
        QVERIFY(!scene);
        QCOMPARE(QString::fromStdString(scene.error().text()), message);
    }

    void everyTruncationIsAnErrorWithAPlaceOrAShorterTrace() {
        const std::int64_t steps = sceneFrom(full)->playback->stepCount();
        int shorter = 0;
        for (std::size_t length = 0; length < full.size(); ++length) {
            const auto scene = sceneFrom(full.substr(0, length));
            if (scene) {
                ++shorter;
                QVERIFY(scene->playback->stepCount() <= steps);
                Played played{*scene, makeWorld(*scene), {}};
                tracedStep(played.world, played.events);
                QCOMPARE(played.events.back().phase, Phase::End);
            } else {
                QVERIFY(scene.error().line > 0 && scene.error().column > 0);
                QVERIFY(scene.error().message.starts_with("expected "));
            }
        }
        QVERIFY2(shorter > 10, "a trace may end after every line of a step");
    }
};

SOLVERSCOPE_TEST(TestForeignTrace, QCoreApplication)
#include "test_foreign_trace.moc"
