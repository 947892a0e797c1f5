// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "physics/analysis/offenders.h"
#include "physics/analysis/reference/residual.h"
#include "physics/world/step.h"
#include "tests/debugger/runs.h"
#include "tests/events_of.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr std::size_t everyOne = 1'000'000;

}  // namespace

class TestOffenders : public QObject {
    Q_OBJECT

private slots:
    void theWorstRowLacksWhatTheResidualSays() {
        const Recording recording = recorded("stack_10", 20);
        const World start = recording.startOf(20);
        const EventList events = eventsOf(start);
        const auto solved = std::ranges::find_if(
            events, [](const Event& e) { return e.kind == EventKind::Phase && e.phase == Phase::SolveVelocities; });
        const World after = worldAtEvent(start, static_cast<std::size_t>(solved - events.begin()));
        World world = start;
        const auto worst = worstOffenders(world, OffenderCriterion::Unsatisfied, 1);
        QCOMPARE(worst.size(), std::size_t{1});
        QCOMPARE(worst[0].amount, residualOf(after.rows, after.velocities).biased);
    }

    void theLastVisitsImpulseIsTheEvents() {
        const Recording recording = recorded("stack_10", 20);
        const World start = recording.startOf(20);
        const EventList events = eventsOf(start);
        World world = start;
        const auto found = worstOffenders(world, OffenderCriterion::LateImpulse, everyOne);
        QVERIFY(found.size() > 10);
        for (const Offender& each : found) {
            const Event& event = events[each.event];
            QCOMPARE(event.kind, EventKind::Row);
            QCOMPARE(event.visit.row, each.row.row);
            QCOMPARE(rowListOf(event.phase), each.row.list);
            QCOMPARE(std::abs(event.visit.delta), each.amount);
            for (std::size_t later = each.event + 1; later < events.size(); ++later)
                QVERIFY(events[later].kind != EventKind::Row || events[later].visit.row != each.row.row ||
                        rowListOf(events[later].phase) != each.row.list);
        }
        QVERIFY(std::ranges::is_sorted(found, std::greater(), &Offender::amount));
    }

    void clampChangesAreThoseOfTheEvents() {
        const Recording recording = recorded("domino", 40);
        const World start = recording.startOf(40);
        std::map<std::uint32_t, std::pair<Clamp, int>> expected;
        for (const Event& e : eventsOf(start)) {
            if (e.kind != EventKind::Row || e.phase != Phase::SolveVelocities) continue;
            auto& [clamp, changes] = expected[e.visit.row];
            if (e.iteration > 1 && e.visit.clamp != clamp) ++changes;
            clamp = e.visit.clamp;
        }
        std::erase_if(expected, [](const auto& each) { return each.second.second == 0; });
        std::size_t seen = 0;
        World world = start;
        for (const Offender& each : worstOffenders(world, OffenderCriterion::ClampChanges, everyOne)) {
            if (each.row.list != RowList::Velocities) continue;
            QCOMPARE(each.amount, static_cast<Real>(expected.at(each.row.row).second));
            ++seen;
        }
        QCOMPARE(seen, expected.size());
    }

    void theDeepestContactIsTheOneThatTheMeasuresTell() {
        const Recording recording = recorded("domino", 30);
        World world = recording.startOf(30);
        const auto worst = worstOffenders(world, OffenderCriterion::Penetration, 1);
        QCOMPARE(worst.size(), std::size_t{1});
        QCOMPARE(worst[0].amount, recording.records()[29].measures.worstPenetration);
    }

    void theWorstStepsAreSortedAndTrue() {
        const Recording recording = recorded("domino", 120);
        const auto steps = worstSteps(recording, StepCriterion::Penetration, 10);
        QCOMPARE(steps.size(), std::size_t{10});
        QVERIFY(std::ranges::is_sorted(steps, std::greater(), &StepOffender::amount));
        Real deepest = 0;
        for (const StepRecord& record : recording.records()) deepest = std::max(deepest, record.measures.worstPenetration);
        QCOMPARE(steps[0].amount, deepest);
        QCOMPARE(recording.records()[static_cast<std::size_t>(steps[0].step - 1)].measures.worstPenetration, deepest);
    }

    void methodsWithSubStepsHaveOffendersOfEveryKind() {
        for (const char* method : {"tgs_soft", "xpbd"}) {
            Scene scene = shippedScene("domino");
            scene.settings = *withSetting(scene.settings, "method", method);
            for (const OffenderCriterion criterion : {OffenderCriterion::Unsatisfied, OffenderCriterion::LateImpulse,
                                                      OffenderCriterion::ClampChanges, OffenderCriterion::Penetration}) {
                World world = makeWorld(scene);
                bool found = false;
                for (; !found && world.step < 100; step(world)) found = !worstOffenders(world, criterion, 5).empty();
                QVERIFY2(found,
                         qPrintable(QStringLiteral("%1, offence %2").arg(QLatin1String(method)).arg(static_cast<int>(criterion))));
            }
        }
    }

    void whatIsLackedUnderTgsSoftIsWhatTheRelaxingSweepsLeave() {
        Scene scene = shippedScene("stack_10");
        scene.settings = *withSetting(scene.settings, "method", "tgs_soft");
        World start = makeWorld(scene);
        while (start.step < 20) step(start);
        const EventList events = eventsOf(start);
        const auto relaxed = std::ranges::find_if(events | std::views::reverse, [](const Event& e) {
            return e.kind == EventKind::Phase && e.phase == Phase::RelaxVelocities;
        });
        const World after = worldAtEvent(start, static_cast<std::size_t>(relaxed.base() - events.begin()) - 1);
        const auto worst = worstOffenders(start, OffenderCriterion::Unsatisfied, 1);
        QCOMPARE(worst.size(), std::size_t{1});
        QCOMPARE(worst[0].amount, residualOf(after.rows, after.velocities).biased);
    }

    void whatIsLackedUnderXpbdIsHowFarPositionsAreOff() {
        Scene scene = shippedScene("stack_10");
        scene.settings = *withSetting(scene.settings, "method", "xpbd");
        World world = makeWorld(scene);
        while (world.step < 19) step(world);
        const auto worst = worstOffenders(world, OffenderCriterion::Unsatisfied, 1);
        QCOMPARE(worst.size(), std::size_t{1});
        QCOMPARE(worst[0].row.list, RowList::Positions);
        QVERIFY(worst[0].amount > 0 && worst[0].amount < 0.1);
    }

    void everyMethodHasItsOffenders() {
        for (const char* scene : {"stack_10", "verlet_rope", "chain_30_heavy", "rope_and_chain", "soft_bar"}) {
            const Recording recording = recorded(scene, 20);
            World world = recording.startOf(20);
            QVERIFY2(!worstOffenders(world, OffenderCriterion::LateImpulse, 5).empty(), scene);
        }
    }
};

SOLVERSCOPE_TEST(TestOffenders, QCoreApplication)
#include "test_offenders.moc"
