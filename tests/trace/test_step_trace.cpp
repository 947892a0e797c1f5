// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A recorded step is the step: the world at every event is what it was when the step was made.
#include <QtTest>
#include <map>
#include <sstream>

#include "physics/trace/formats/foreign_trace.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

bool sameTables(const DirectTables& a, const DirectTables& b) {
    return a.outcome == b.outcome && a.activeState == b.activeState && a.free == b.free && a.factors == b.factors &&
           a.shift == b.shift && a.solution == b.solution && a.change == b.change && a.rate == b.rate && a.residual == b.residual &&
           a.motion == b.motion;
}

bool samePins(const std::vector<PinnedContact>& a, const std::vector<PinnedContact>& b) {
    return std::ranges::equal(a, b, [](const PinnedContact& x, const PinnedContact& y) {
        return x.localA == y.localA && x.localB == y.localB && x.separation == y.separation && x.closing == y.closing &&
               x.pushed == y.pushed;
    });
}

/// State and all working tables.
bool sameInAll(const World& a, const World& b) {
    const auto sources = [](const PositionSource& x, const PositionSource& y) {
        return x.equation == y.equation && x.beta == y.beta;
    };
    return sameWorld(a, b) && a.previousPoses == b.previousPoses && a.lastDelta == b.lastDelta && a.rowOrder == b.rowOrder &&
           a.rowsOnBody == b.rowsOnBody && a.pairColours == b.pairColours && a.previousContacts == b.previousContacts &&
           samePins(a.pinnedContacts, b.pinnedContacts) && std::ranges::equal(a.positionSources, b.positionSources, sources) &&
           sameTables(a.direct, b.direct);
}

/// Some events of a step: the first, ends of sweeps, those behind changes of phase, and others here and there.
bool isSampled(const Event& event, std::size_t number, std::size_t count) {
    const bool ends = event.kind == EventKind::Substep || (event.kind == EventKind::Iteration && number % 3 == 0);
    return number < 8 || ends || number % (count / 40 + 1) == 0 || number + 3 > count;
}

bool saysTheSame(const Event& a, const Event& b) {
    return bitsOf(a) == bitsOf(b) && a.where == b.where && a.pair == b.pair && a.a == b.a && a.b == b.b && a.vA == b.vA &&
           a.constraint == b.constraint && a.skew == b.skew && a.visit.phase == b.visit.phase &&
           a.visit.stiffnessAfter == b.visit.stiffnessAfter && a.visit.isManual == b.visit.isManual;
}

void compare(const World& start, const StepTrace& trace) {
    World made = start;
    std::map<std::size_t, World> worlds;
    const EventList events = eventsOf(start);
    QCOMPARE(trace.events().size(), events.size());
    const std::size_t leftOut = watchStep(made, [&](const Event& event, std::size_t number) {
        QVERIFY2(saysTheSame(events[number], event), qPrintable(QStringLiteral("event %1").arg(number)));
        if (isSampled(event, number, events.size())) worlds.emplace(number, made);
    });
    QCOMPARE(trace.leftOut(), leftOut);
    QVERIFY(sameInAll(trace.end(), made));
    QCOMPARE(hashOf(trace.end()), hashOf(made));
    World walked = trace.start();
    std::size_t stops = 0;
    trace.walk(walked, [&](const Event& event, std::size_t number) {
        QCOMPARE(number, stops++);
        QCOMPARE(event.kind, events[number].kind);
        QCOMPARE(event.vA, events[number].vA);
        QCOMPARE(event.where, events[number].where);
        const auto world = worlds.find(number);
        if (world == worlds.end()) return;
        QVERIFY2(sameInAll(walked, world->second), qPrintable(QStringLiteral("event %1").arg(number)));
        QCOMPARE(hashOf(walked), hashOf(world->second));
    });
    QCOMPARE(stops, events.size());
    for (const std::size_t event : {events.size() / 3, events.size() - 2, events.size()}) {
        const World world = worldAtEvent(start, event);
        QVERIFY(sameInAll(trace.worldAt(event), world));
        QVERIFY(sameInAll(trace.worldAfter(trace.worldBefore(event), event), world));
        std::size_t walkedStops = 0;
        walked = trace.start();
        trace.walk(
            walked, [&](const Event&, std::size_t) { ++walkedStops; }, event);
        QCOMPARE(walkedStops, std::min(event, events.size() - 1) + 1);
    }
}

}  // namespace

class TestStepTrace : public QObject {
    Q_OBJECT

private slots:
    void theWorldAtEveryEventIsThatOfTheStep_data() { addScenesAndVariants(); }
    void theWorldAtEveryEventIsThatOfTheStep() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        World start = shippedWorldAfter(name, 12, variant);
        const StepTrace trace(start);
        QVERIFY(trace.keepsDifferences());
        compare(start, trace);
    }

    void madeWhenItIsAskedForItIsTheSame() {
        const World start = shippedWorldAfter(QStringLiteral("stack_10"), 12);
        const StepTrace trace(start.settings, [&start] { return start; });
        QVERIFY(!trace.isMade());
        QVERIFY(trace.settings() == start.settings);
        QVERIFY(sameWorld(trace.start(), start));
        QVERIFY(!trace.isMade());
        compare(start, trace);
        QVERIFY(trace.isMade());
    }

    void soItIsInALargeScene() {
        const World start = shippedWorldAfter(QStringLiteral("pyramid_30"), 3);
        const StepTrace trace(start);
        QVERIFY(trace.keepsDifferences());
        compare(start, trace);
    }

    void soItIsWithStopsAtOverlapTestsAndImpulsesByHand() {
        for (const char* variant : {"overlap_stops=true", "overlap_stops=true method=xpbd"}) {
            World start = shippedWorldAfter(QStringLiteral("stack_10"), 12, QString::fromLatin1(variant));
            if (QLatin1String(variant) == QLatin1String("overlap_stops=true"))
                start.interventions = {{60, RowList::Velocities, 3, 2.5}, {75, RowList::Velocities, 0, 0}};
            compare(start, start);
        }
    }

    /// Contacts and overlap tests only grow from one such stop to the next: all of them at each would be hundreds of megabytes.
    void stopsAtOverlapTestsKeepOnlyWhatIsNew() {
        const StepTrace trace(shippedWorldAfter(QStringLiteral("pyramid_30"), 2, QStringLiteral("overlap_stops=true")), 32 << 20);
        QVERIFY(trace.events().size() > 1000);
        QVERIFY(trace.keepsDifferences());
    }

    void soItIsInARecordedTrace() {
        const Scene scene = shippedScene(QStringLiteral("chain_30_heavy"));
        World world = makeWorld(scene);
        while (world.step < 5) step(world);
        std::ostringstream out;
        QVERIFY(writeTrace(scene, world, 2, out));
        std::istringstream input(out.str());
        const auto read = readTrace(input, "trace");
        QVERIFY(read);
        World start = makeWorld(*read);
        compare(start, start);
        step(start);
        compare(start, start);
        step(start);
        compare(start, start);  // past the end nothing happens
    }

    void withoutRoomForDifferencesTheStepIsMadeAgain() {
        const World start = shippedWorldAfter(QStringLiteral("stack_10"), 12);
        const StepTrace trace(start, 10'000);
        QVERIFY(!trace.keepsDifferences());
        compare(start, trace);
    }

    void visitsPastTheLimitAreLeftOut() {
        const World start = shippedWorldAfter(QStringLiteral("pyramid_10"), 1, QStringLiteral("iterations=3000"));
        const StepTrace trace(start);
        QVERIFY(trace.leftOut() > 0);
        QVERIFY(!trace.keepsDifferences());
        QVERIFY(sameWorld(trace.worldAt(trace.events().size() - 2), worldAtEvent(start, trace.events().size() - 2)));
    }

    void whatIsWorkedOutIsKept() {
        struct Count {
            int number = 0;
        };
        const StepTrace trace(shippedWorld(QStringLiteral("two_box_stack")));
        ++trace.kept<Count>().number;
        QCOMPARE(++trace.kept<Count>().number, 2);
    }
};

SOLVERSCOPE_TEST(TestStepTrace, QCoreApplication)
#include "test_step_trace.moc"
