// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>
#include <QTest>
#include <cmath>
#include <thread>

#include "physics/debugger/breakpoints/scanner.h"
#include "physics/debugger/breakpoints/watches.h"
#include "physics/debugger/session.h"
#include "physics/world/step.h"
#include "tests/debugger/runs.h"
#include "tests/events_of.h"
#include "tests/long_form.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

std::vector<Breakpoint> stopsAt(const Recording& recording, const std::string& condition) {
    const auto read = parseCondition(condition, recording.scene());
    if (!read) qFatal("%s: %s", condition.c_str(), read.error().text().c_str());
    return {Breakpoint{std::nullopt, *read, true, 1}};
}

/// All hits from the beginning, one after another.
std::vector<Cursor> allHits(const Recording& recording, const std::vector<Breakpoint>& breakpoints, int threads = 1) {
    std::vector<Cursor> hits;
    Cursor at{1, 0};
    while (const auto hit = findForward(recording, breakpoints, at, {threads, nullptr})) {
        hits.push_back(hit->at);
        at = hit->at;
    }
    return hits;
}

/// One that may hold at visits, at the ends of sweeps or steps, or anywhere.
std::string randomCondition() {
    const auto number = *rc::gen::map(rc::gen::inRange(-400, 400), [](int n) { return n / 100.0; });
    const std::string field =
        *rc::gen::element<std::string>("jv", "abs(jv)", "delta", "sum_after", "bias", "raw_delta", "vb_y", "row", "iteration",
                                       "impulse_change", "residual", "clamped_rows", "energy_change", "worst_penetration",
                                       "kinetic_energy", "lost_matches", "separation", "age", "-delta", "max(jv, delta)");
    const std::string sign = *rc::gen::element<std::string>("<", ">", "==", "!=", "<=", ">=");
    const std::string more =
        *rc::gen::element<std::string>("", " && kind == friction", " && clamp == upper", " || match_lost", " && iteration == 2",
                                       " && !(jv > 0)", " || energy_rose", " && (step == 20 || row == 3)");
    const std::string first = *rc::gen::element<std::string>("", "", "clamp == lower && ", "not ", "row == 2 || ");
    return first + field + sign + std::to_string(number) + more;
}

}  // namespace

class TestScanner : public QObject {
    Q_OBJECT

private slots:
    void aHitIsTheFirstEventThatMatches() {
        const Recording recording = recorded("stack_10", 40);
        const auto hit = findForward(recording, stopsAt(recording, "clamp == lower && iteration > 3"), {1, 0});
        QVERIFY(hit);
        std::optional<Cursor> expected;
        for (std::int64_t step = 1; step <= 40 && !expected; ++step) {
            World world = recording.startOf(step);
            EventList events;
            tracedStep(world, events);
            for (std::size_t i = 0; i < events.size() && !expected; ++i)
                if (events[i].kind == EventKind::Row && events[i].visit.clamp == Clamp::Lower && events[i].iteration > 3)
                    expected = Cursor{step, i};
        }
        QVERIFY(expected);
        QCOMPARE(hit->at.step, expected->step);
        QCOMPARE(hit->at.event, expected->event);
    }

    void backFromAHitIsForwardToIt() {
        const Recording recording = recorded("domino", 60);
        rc::check("continue back equals continue forward from the start", [&] {
            const auto breakpoints = stopsAt(recording, randomCondition());
            // From somewhere to a hit, then to the one after it and back.
            const Cursor from{*rc::gen::inRange(1, 60), static_cast<std::size_t>(*rc::gen::inRange(0, 400))};
            const auto first = findForward(recording, breakpoints, from);
            RC_PRE(first.has_value());
            const auto second = findForward(recording, breakpoints, first->at);
            const Cursor end{recording.steps(), 1'000'000};
            const auto back = findBack(recording, breakpoints, second ? second->at : end);
            RC_ASSERT(back.has_value());
            RC_ASSERT(back->at == first->at);
        });
    }

    void whatASearchPassesOverIsNoHit() {
        const Recording recording = recorded("domino", 60);
        rc::check("a search finds what looking at every stop finds", [&] {
            const auto breakpoints = stopsAt(recording, randomCondition());
            const Condition& condition = *breakpoints[0].condition;
            const std::int64_t begin = *rc::gen::inRange(1, 57);
            const std::int64_t end = begin + (isLongForm() ? 4 : 2);
            std::vector<Cursor> expected;
            for (std::int64_t step = begin; step < end; ++step) {
                World world = recording.startOf(step);
                const auto onStop = [&](const FieldValues& figures) {
                    if (condition.holds(figures)) expected.push_back({step, figures.place()});
                };
                ScanWatch<ShownVisits::All, decltype(onStop)> watch(world, WantedQuantities().set(), {}, onStop);
                solverscope::step(world, watch);
            }
            Cursor at{begin, 0};
            if (!expected.empty() && expected.front() == at) expected.erase(expected.begin());
            for (const Cursor& each : expected) {
                const auto hit = findForward(recording, breakpoints, at);
                RC_ASSERT(hit.has_value());
                RC_ASSERT(hit->at == each);
                at = each;
            }
            const auto next = findForward(recording, breakpoints, at);
            RC_ASSERT(!next || next->at.step >= end);
        });
    }

    void aWatchedFigureIsThatOfItsStop() {
        const Recording recording = recorded("stack_10", 3);
        World world = recording.startOf(3);
        EventList events;
        tracedStep(world, events);
        const std::vector<Condition> figures{*parseValue("jv", recording.scene()),
                                             *parseValue("sum_after - sum_before", recording.scene()),
                                             *parseValue("jv < 0", recording.scene())};
        for (const std::size_t place : {std::size_t{0}, events.size() / 2, events.size() - 1}) {
            const std::vector<Real> values = valuesAt(recording.startOf(3), place, figures);
            const bool isRow = events[place].kind == EventKind::Row;
            QCOMPARE(std::isnan(values[0]), !isRow);
            QCOMPARE(std::isnan(values[1]), !isRow);
            if (!isRow) continue;
            QCOMPARE(values[0], events[place].visit.jv);
            QCOMPARE(values[1], events[place].visit.lambdaAfter - events[place].visit.lambdaBefore);
            QCOMPARE(values[2], static_cast<Real>(events[place].visit.jv < 0));
        }
    }

    void moreThreadsFindTheSame() {
        const Recording recording = recorded("stack_10", 300);
        for (const char* text : {"jv < -1.5", "iteration == 10 && clamp_changes > 3", "step == 250 && row == 7", "jv > 1000"}) {
            const auto breakpoints = stopsAt(recording, text);
            QVERIFY(findForward(recording, breakpoints, {1, 0}, {4, nullptr}) == findForward(recording, breakpoints, {1, 0}));
            const Cursor end{300, 100'000};
            QVERIFY(findBack(recording, breakpoints, end, {4, nullptr}) == findBack(recording, breakpoints, end));
        }
    }

    void aSourceLineIsABreakpoint() {
        const Recording recording = recorded("stack_10", 3);
        World world = recording.startOf(2);
        EventList events;
        tracedStep(world, events);
        const Event& warm = *std::ranges::find_if(events, [](const Event& e) { return e.kind == EventKind::Row; });
        const std::vector<Breakpoint> breakpoints{{SourceLine{warm.where.file, warm.where.line}, std::nullopt, true, 1}};
        const auto hits = allHits(recording, breakpoints);
        QVERIFY(!hits.empty());
        for (const Cursor& hit : hits) {
            World start = recording.startOf(hit.step);
            tracedStep(start, events);
            QCOMPARE(events[hit.event].where.line, warm.where.line);
        }
    }

    void everyThirdTimeIsEveryThirdHit() {
        const Recording recording = recorded("stack_10", 4);
        auto breakpoints = stopsAt(recording, "row == 3");
        const auto all = allHits(recording, breakpoints);
        breakpoints[0].every = 3;
        const auto forward = findForward(recording, breakpoints, {1, 0});
        QVERIFY(forward && forward->at == all[2]);
        const auto back = findBack(recording, breakpoints, {recording.steps(), 1'000'000});
        QVERIFY(back && back->at == all[all.size() - 3]);
    }

    void whatIsSwitchedOffIsPassed() {
        const Recording recording = recorded("stack_10", 3);
        auto breakpoints = stopsAt(recording, "row == 3");
        breakpoints[0].enabled = false;
        QVERIFY(!findForward(recording, breakpoints, {1, 0}));
    }

    void matchesAreLostWhereFeaturesChange() {
        const Recording recording = recorded("domino", 120);
        const auto hit = findForward(recording, stopsAt(recording, "match_lost"), {1, 0});
        QVERIFY(hit);
        World world = recording.startOf(hit->at.step);
        const ContactVector before = world.contacts;
        world = worldAtEvent(world, hit->at.event);
        const bool isNew = std::ranges::any_of(world.contacts, [&](const Contact& c) {
            return c.age == 0 && std::ranges::any_of(before, [&](const Contact& o) { return o.a == c.a && o.b == c.b; });
        });
        QVERIFY(isNew);
    }

    void advancingWhileLookingMakesTheSameRecording() {
        Recording watched(shippedScene("stack_10"));
        Recording plain(shippedScene("stack_10"));
        const auto breakpoints = stopsAt(watched, "step == 20 && row == 5 && iteration == 2");
        AdvancingScan scan(breakpoints);
        std::optional<Hit> hit;
        for (int i = 0; i < 30; ++i) {
            const auto found = scan.advance(watched);
            if (found) hit = found;
            plain.advance();
            QCOMPARE(watched.records().back().checksum, plain.records().back().checksum);
        }
        QVERIFY(hit);
        QVERIFY(hit == findForward(plain, breakpoints, {1, 0}));
    }

    void aSearchCanBeCalledOff() {
        const Recording recording = recorded("stack_10", 50);
        ScanProgress progress;
        progress.cancelled = true;
        QVERIFY(!findForward(recording, stopsAt(recording, "row == 3"), {1, 0}, {2, &progress}));
        QCOMPARE(progress.steps.load(), 0);
    }
};

SOLVERSCOPE_TEST(TestScanner, QCoreApplication)
#include "test_scanner.moc"
