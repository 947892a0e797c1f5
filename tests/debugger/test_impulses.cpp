// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>

#include "physics/analysis/impulses.h"
#include "physics/base/missing.h"
#include "physics/debugger/session.h"
#include "physics/study/rerun.h"
#include "physics/trace/sweep_axis.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// All rows that a step visits, by their places in the lists.
std::vector<KnownRow> visitedRows(const World& start, const EventList& events) {
    std::vector<KnownRow> rows;
    std::vector<RowRef> seen;
    for (const Event& event : events) {
        if (event.kind != EventKind::Row) continue;
        const RowRef ref{rowListOf(event.phase), event.visit.row};
        if (std::ranges::find(seen, ref) != seen.end()) continue;
        seen.push_back(ref);
        const auto known = knownRow(start, ref);
        if (!known) qFatal("a row that is visited is not known");
        rows.push_back(*known);
    }
    return rows;
}

std::vector<RowIdentity> identitiesOf(const std::vector<KnownRow>& rows) {
    std::vector<RowIdentity> identities;
    for (const KnownRow& row : rows) identities.push_back(row.identity);
    return identities;
}

bool isVisitTo(const Event& event, const RowIdentity& row) {
    return event.kind == EventKind::Row && rowListOf(event.phase) == row.list && event.rowKind == row.kind && event.a == row.a &&
           event.b == row.b;
}

}  // namespace

class TestImpulses : public QObject {
    Q_OBJECT

private slots:
    void theVisitsAreThoseOfTheEventsBitForBit_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("variant");
        QTest::newRow("warm started") << "stack_10"
                                      << "warm_starting=true";
        QTest::newRow("cold") << "stack_10"
                              << "warm_starting=false";
        QTest::newRow("split impulses") << "stack_10"
                                        << "position_correction=split_impulse";
        QTest::newRow("ngs") << "stack_10"
                             << "position_correction=ngs";
        QTest::newRow("shuffled") << "stack_10"
                                  << "row_order=shuffled";
        QTest::newRow("jacobi") << "stack_10"
                                << "method=jacobi";
        QTest::newRow("tgs_soft") << "stack_10"
                                  << "method=tgs_soft";
        QTest::newRow("xpbd") << "stack_10"
                              << "method=xpbd";
        QTest::newRow("joints") << "chain_10"
                                << "";
    }
    void theVisitsAreThoseOfTheEventsBitForBit() {
        QFETCH(QString, scene);
        QFETCH(QString, variant);
        const World start = shippedWorldAfter(scene, 8, variant);
        const EventList events = eventsOf(start);
        const std::vector<KnownRow> rows = visitedRows(start, events);
        QVERIFY(!rows.empty());
        const auto visits = impulsesInStep(start, identitiesOf(rows));
        std::size_t all = 0;
        std::size_t inEvents = 0;
        for (const Event& event : events) inEvents += event.kind == EventKind::Row;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QVERIFY(std::ranges::is_sorted(visits[i], {}, &ImpulseVisit::event));
            for (const ImpulseVisit& visit : visits[i]) {
                const Event& event = events[visit.event];
                QVERIFY(isVisitTo(event, rows[i].identity));
                QVERIFY(sameBits(visit.lambda, event.visit.lambdaAfter));
                QVERIFY(sameBits(visit.delta, event.visit.delta));
                QVERIFY(sameBits(visit.lower, event.visit.lower));
                QVERIFY(sameBits(visit.upper, event.visit.upper));
                QCOMPARE(visit.clamp, event.visit.clamp);
                QCOMPARE(visit.substep, event.substep);
                const auto before = events.begin() + static_cast<std::ptrdiff_t>(visit.event) + 1;
                QCOMPARE(visit.visit, static_cast<std::size_t>(std::count_if(
                                          events.begin(), before, [](const Event& each) { return each.kind == EventKind::Row; })));
            }
            all += visits[i].size();
        }
        QVERIFY(all >= inEvents);  // where contacts are detected again in sub-steps, rows change their places
        if (!variant.contains("xpbd")) QCOMPARE(all, inEvents);
    }

    void subStepsFollowOneAnotherOnOneAxis() {
        const World start = shippedWorldAfter("stack_10", 8, "method=tgs_soft substeps=3 iterations=4 relax_iterations=2");
        const EventList events = eventsOf(start);
        QVERIFY(substepStarts(events) == (std::vector{0, 7, 14}));  // 4 sweeps, 2 that relax, and the place before them
        const auto rows = rowsOfBody(start, BodyId{1}, 1);
        const auto visits = impulsesInStep(start, std::vector{rows.at(0).identity})[0];
        for (const ImpulseVisit& visit : visits) {
            const Event& event = events[visit.event];
            const int within = event.phase == Phase::WarmStart         ? 0
                               : event.phase == Phase::SolveVelocities ? event.iteration
                               : event.phase == Phase::RelaxVelocities ? 4 + event.iteration
                                                                       : 6;
            QCOMPARE(visit.place, 7 * (event.substep - 1) + within);
        }
        QCOMPARE(visits.back().substep, 3);
    }

    void whatFollowsTheSweepsOfASubStepIsPlacedAtTheirEnd() {
        const World start = shippedWorldAfter("single_box", 60, "method=xpbd substeps=2 iterations=3");
        const EventList events = eventsOf(start);
        QVERIFY(substepStarts(events) == (std::vector{0, 4}));
        std::size_t bounces = 0;
        for (const KnownRow& row : rowsOfBody(start, BodyId{1}, 8)) {
            const auto visits = impulsesInStep(start, std::vector{row.identity})[0];
            for (const ImpulseVisit& visit : visits) {
                if (events[visit.event].phase != Phase::Bounce) continue;
                QCOMPARE(visit.place, visit.substep == 1 ? 3 : 7);
                ++bounces;
            }
        }
        QVERIFY(bounces > 0);
    }

    void aStepEndsWithTheLastSumAndWhatItsSweepsAdded() {
        for (const char* variant : {"", "method=jacobi", "accumulate=false", "method=tgs_soft", "position_correction=ngs"}) {
            World world = shippedWorldAfter("stack_10", 8, variant);
            const World start = world;
            const auto rows = rowsOfBody(start, BodyId{3}, 8);
            QVERIFY(rows.size() > 2);
            const auto identities = identitiesOf(rows);
            const auto visits = impulsesInStep(start, identities);
            const auto impulses = impulsesOfStep(world, identities);
            QCOMPARE(world.step, start.step + 1);
            World plain = start;
            step(plain);
            QCOMPARE(hashOf(world), hashOf(plain));
            for (std::size_t i = 0; i < rows.size(); ++i) {
                Real added = 0;
                for (const ImpulseVisit& visit : visits[i])
                    if (!visit.givesWarmStart) added += visit.delta;
                QCOMPARE(impulses[i].lambda, visits[i].back().lambda);
                QCOMPARE(impulses[i].delta, added);
                QCOMPARE(impulses[i].upper, visits[i].back().upper);
            }
        }
    }

    void aRowThatIsNotThereHasNoImpulse() {
        World world = shippedWorldAfter("stack_10", 3);
        RowIdentity nobody;
        nobody.a = BodyId{1};
        nobody.b = BodyId{9};
        QVERIFY(impulsesInStep(world, std::vector{nobody})[0].empty());
        const auto impulses = impulsesOfStep(world, std::vector{nobody});
        QVERIFY(std::isnan(impulses[0].lambda) && std::isnan(impulses[0].delta));
        QVERIFY(!knownRow(world, {RowList::Velocities, 100'000}));
        QVERIFY(!knownRow(world, {RowList::Positions, 0}));
    }

    void rowsOfABodyAreThoseThatPushIt() {
        const World start = shippedWorldAfter("stack_10", 8);
        const auto rows = rowsOfBody(start, BodyId{5}, 100);
        QVERIFY(!rows.empty());
        std::vector<std::pair<RowList, std::uint32_t>> expected;
        for (const Event& event : eventsOf(start)) {
            if (event.kind != EventKind::Row || (event.a != BodyId{5} && event.b != BodyId{5})) continue;
            const std::pair one{rowListOf(event.phase), event.visit.row};
            if (std::ranges::find(expected, one) == expected.end()) expected.push_back(one);
        }
        QCOMPARE(rows.size(), expected.size());
        QCOMPARE(rowsOfBody(start, BodyId{5}, 3).size(), std::size_t{3});
    }

    void stepsAreMadeAgainAwayFromTheRecordingBitForBit_data() {
        QTest::addColumn<qulonglong>("budget");
        QTest::newRow("a keyframe at every step") << qulonglong{Recording::defaultBudget};
        QTest::newRow("few keyframes") << qulonglong{60'000};
    }
    void stepsAreMadeAgainAwayFromTheRecordingBitForBit() {
        QFETCH(qulonglong, budget);
        Recording recording(shippedScene("stack_10"), budget);
        for (int i = 0; i < 40; ++i) recording.advance();
        recording.addInput(41, SetSetting{"iterations", "3"});
        recording.addInput(41, SetVelocity{BodyId{4}, {{1, 2}, 3}});
        for (int i = 0; i < 40; ++i) recording.advance();
        for (const std::int64_t first : {1, 2, 30, 41, 42, 70, 80}) {
            Rerun rerun = rerunFrom(recording, first);
            QVERIFY(rerun.next <= first);
            QVERIFY(first - rerun.next < recording.keyframeSpacing());
            while (rerun.next <= recording.steps()) {
                rerun.advance([](World& world) { step(world); });
                QCOMPARE(checksumOf(rerun.world), recording.records()[static_cast<std::size_t>(rerun.next - 2)].checksum);
            }
        }
        QCOMPARE(inputsOf(recording, 41, 41).size(), std::size_t{2});
        QVERIFY(inputsOf(recording, 42, 80).empty());
        QVERIFY(inputsOf(recording, 80, 3).empty());
        Rerun behind = rerunFrom(recording, recording.steps() + 1);
        QCOMPARE(behind.next, recording.steps() + 1);
        QCOMPARE(hashOf(behind.world), hashOf(recording.last()));
    }
};

SOLVERSCOPE_TEST(TestImpulses, QCoreApplication)
#include "test_impulses.moc"
