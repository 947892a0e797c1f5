// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What is written as a trace and read again gives the same events, bit for bit.
#include <QTest>
#include <algorithm>
#include <bit>
#include <regex>
#include <sstream>

#include "physics/base/missing.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/names.h"
#include "physics/world/playback.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The visits' clamps of a written trace, after every "clamp" has been taken out of it or not.
std::vector<Clamp> clampsOf(const Scene& scene, bool told) {
    std::ostringstream out;
    if (!writeTrace(scene, makeWorld(scene), 40, out)) qFatal("cannot write");
    static const std::regex clamp(R"(,\s*"clamp":\s*"[a-z]+")");
    std::istringstream input(told ? out.str() : std::regex_replace(out.str(), clamp, ""));
    const auto read = readTrace(input, "trace");
    if (!read) qFatal("%s", read.error().text().c_str());
    std::vector<Clamp> clamps;
    World world = makeWorld(*read);
    while (canPlayBack(world)) {
        EventList events;
        tracedStep(world, events);
        for (const Event& event : events)
            if (event.kind == EventKind::Row && !isWarmStart(event.phase)) {
                if (!event.visit.clampKnown) qFatal("no clamp");
                clamps.push_back(event.visit.clamp);
            }
    }
    return clamps;
}

void writtenStepsReadBack(const Scene& scene, std::int64_t from, std::int64_t count) {
    World world = makeWorld(scene);
    while (world.step + 1 < from) step(world);
    std::ostringstream out;
    QVERIFY(writeTrace(scene, world, count, out));
    std::istringstream input(out.str());
    const auto read = readTrace(input, "trace");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read->playback->stepCount(), count);
    QVERIFY2(!read->playback->firstInconsistency,
             read->playback->firstInconsistency ? read->playback->firstInconsistency->text().c_str() : "");
    World again = makeWorld(*read);
    for (std::int64_t made = 0; made < count; ++made) {
        EventList all;
        EventList eventsAgain;
        tracedStep(world, all);
        tracedStep(again, eventsAgain);
        // Tests of pairs and visits to bodies are not recorded; where the bodies have gone is.
        const auto events = eventsWhere(all, [](const Event& e) { return e.kind != EventKind::Pair && e.kind != EventKind::Body; });
        QCOMPARE(eventsAgain.size(), events.size());
        for (std::size_t i = 0; i < events.size(); ++i) {
            QVERIFY2(bitsOf(eventsAgain[i]) == bitsOf(events[i]), qPrintable(QStringLiteral("event %1").arg(i)));
            QCOMPARE(std::string(eventsAgain[i].where.file), std::string(events[i].where.file));
            if (events[i].kind != EventKind::Row) continue;
            QVERIFY(constraintName(*read, again, eventsAgain[i].constraint) == constraintName(scene, world, events[i].constraint));
        }
        for (std::size_t i = 0; i < world.bodies.size(); ++i) {
            QVERIFY(again.poses[i] == world.poses[i]);
            for (const auto& [readBack, written] : {std::pair(again.velocities[i].v.x, world.velocities[i].v.x),
                                                    std::pair(again.velocities[i].v.y, world.velocities[i].v.y),
                                                    std::pair(again.velocities[i].w, world.velocities[i].w)})
                QVERIFY(sameBits(readBack, written));
        }
    }
}

}  // namespace

class TestTraceWriting : public QObject {
    Q_OBJECT

private slots:
    void clampsThatAreLeftOutFollowFromTheRest() {
        const Scene scene = shippedScene("domino");
        const std::vector<Clamp> told = clampsOf(scene, true);
        QVERIFY(std::ranges::count(told, Clamp::Lower) > 10 && std::ranges::count(told, Clamp::Upper) > 10);
        QVERIFY(clampsOf(scene, false) == told);
    }

    void everyShippedSceneReadsBack_data() { addShippedScenes(); }
    void everyShippedSceneReadsBack() {
        QFETCH(QString, name);
        writtenStepsReadBack(shippedScene(name), 1, 2);
        if (name != QLatin1String("pyramid_30")) writtenStepsReadBack(shippedScene(name), 30, 1);
    }

    void everyMethodReadsBack_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : methodVariants()) QTest::newRow(qPrintable(variant)) << variant;
    }
    void everyMethodReadsBack() {
        QFETCH(QString, variant);
        for (const char* name : {"car", "shapes", "soft_bar"}) {
            Scene scene = shippedScene(QString::fromLatin1(name));
            scene.settings = withVariant(scene.settings, variant);
            writtenStepsReadBack(scene, 20, 2);
        }
    }

    void aTraceOfATraceIsTheSameTrace() {
        const Scene scene = shippedScene(QStringLiteral("stack_10"));
        World world = makeWorld(scene);
        std::ostringstream first;
        QVERIFY(writeTrace(scene, world, 3, first));
        std::istringstream input(first.str());
        const auto read = readTrace(input, "trace");
        QVERIFY(read);
        std::ostringstream second;
        QVERIFY(writeTrace(*read, makeWorld(*read), 3, second));
        const QStringList lines = QString::fromStdString(first.str()).split(QLatin1Char('\n'));
        const QStringList again = QString::fromStdString(second.str()).split(QLatin1Char('\n'));
        for (qsizetype i = 0; i < std::min(lines.size(), again.size()); ++i) QCOMPARE(again[i], lines[i]);
        QCOMPARE(again.size(), lines.size());
    }

    void whatATraceDoesNotTellIsNotMadeUpWhenItIsWrittenAgain() {
        std::istringstream little(
            "{\"format\": \"solverscope-trace\", \"version\": 1, \"dt\": 0.02}\n"
            "{\"type\": \"body\", \"id\": \"left\", \"position\": [0, 0]}\n"
            "{\"type\": \"body\", \"id\": \"right\", \"position\": [1, 0]}\n"
            "{\"type\": \"step\"}\n"
            "{\"type\": \"row\", \"row\": 0, \"kind\": \"equality\", \"a\": \"left\", \"b\": \"right\"}\n"
            "{\"type\": \"visit\", \"row\": 0, \"delta\": 0.25}\n"
            "{\"type\": \"iteration\"}\n");
        const auto read = readTrace(little, "trace");
        QVERIFY(read);
        writtenStepsReadBack(*read, 1, 1);
        std::ostringstream again;
        QVERIFY(writeTrace(*read, makeWorld(*read), 1, again));
        QVERIFY2(again.str().find("nan") == std::string::npos, again.str().c_str());
    }

    void aTraceIsSmallerInMemoryThanAsText() {
        const Scene scene = shippedScene(QStringLiteral("pyramid_10"));
        std::ostringstream out;
        QVERIFY(writeTrace(scene, makeWorld(scene), 6, out));
        std::istringstream input(out.str());
        const auto read = readTrace(input, "trace");
        QVERIFY(read);
        QVERIFY2(read->playback->bytes() * 4 < out.str().size(),
                 qPrintable(QString::number(read->playback->bytes()) + " of " + QString::number(out.str().size())));
    }
};

SOLVERSCOPE_TEST(TestTraceWriting, QCoreApplication)
#include "test_trace_writing.moc"
