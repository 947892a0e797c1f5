// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>

#include "physics/analysis/metrics.h"
#include "physics/debugger/session.h"
#include "physics/trace/formats/table.h"
#include "physics/trace/names.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene withStops(const QString& name) {
    Scene scene = shippedScene(name);
    scene.settings.overlapStops = true;
    return scene;
}

std::vector<std::size_t> pairEvents(const EventList& events) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].kind == EventKind::Pair) found.push_back(i);
    return found;
}

const PairTest* testOf(const Scene& scene, const World& world, const char* a, const char* b) {
    for (const PairTest& test : world.pairTests)
        if (bodyName(scene, test.a) == a && bodyName(scene, test.b) == b) return &test;
    return nullptr;
}

}  // namespace

class TestPairStops : public QObject {
    Q_OBJECT

private slots:
    void theSwitchChangesNoMotion_data() { addShippedScenes(); }
    void theSwitchChangesNoMotion() {
        QFETCH(QString, name);
        Scene scene = shippedScene(name);
        scene.settings.overlapStops = false;
        World without = makeWorld(scene);
        scene.settings.overlapStops = true;
        World with = makeWorld(scene);
        World traced = with;
        Recording recording(scene, 100'000);
        EventList events;
        const int steps = name == QLatin1String("pyramid_30") ? 10 : 60;
        for (int i = 0; i < steps; ++i) {
            step(without);
            step(with);
            tracedStep(traced, events);
            recording.advance();
            QCOMPARE(hashOf(with), hashOf(without));
            QVERIFY(sameWorld(with, traced));
        }
        for (std::int64_t at = steps; at >= 0; at -= 7) recording.endOf(at);
        QVERIFY(!recording.divergedAt());
        QVERIFY(without.pairTests.empty());
        QCOMPARE(pairEvents(events).size(), with.pairTests.size());
    }

    void everyPairIsOneStopWithTheContactsFoundSoFar() {
        World world = makeWorld(withStops("pyramid_10"));
        for (int i = 0; i < 30; ++i) step(world);
        const World start = world;
        EventList events;
        tracedStep(world, events);
        const auto stops = pairEvents(events);
        QVERIFY(stops.size() >= 100u);  // ten boxes on the ground, each of 45 on two others
        std::size_t contacts = 0;
        for (std::size_t i = 0; i < stops.size(); ++i) {
            const Event& e = events[stops[i]];
            QCOMPARE(stops[i], i + 1);  // right after the beginning of the step
            QCOMPARE(e.phase, Phase::Collide);
            QCOMPARE(e.pair, static_cast<std::uint32_t>(i));
            const PairTest& test = world.pairTests[i];
            QVERIFY(e.a == test.a && e.b == test.b && test.a < test.b);
            contacts += static_cast<std::size_t>(test.contacts);
            if (i % 20 != 0) continue;
            const World there = worldAtEvent(start, stops[i]);
            QCOMPARE(there.pairTests.size(), i + 1);
            QCOMPARE(there.contacts.size(), contacts);
            QVERIFY(std::is_sorted(there.contacts.begin(), there.contacts.end(),
                                   [](const Contact& a, const Contact& b) { return contactKey(a) < contactKey(b); }));
            QVERIFY(isFinite(there));
        }
        QCOMPARE(contacts, world.contacts.size());
    }

    void theSceneShowsEveryCaseOfTheArticle() {
        const Scene scene = shippedScene("overlap_tests");
        World world = makeWorld(scene);
        step(world);
        const auto test = [&](const char* a, const char* b) {
            const PairTest* found = testOf(scene, world, a, b);
            if (!found) qFatal("no test of %s and %s", a, b);
            return *found;
        };
        const PairTest circles = test("circle 1", "circle 2");
        QVERIFY(circles.overlaps);
        QVERIFY(std::abs(circles.depth - 0.25) < 1e-12);
        QCOMPARE(test("outer", "inner").special, SpecialCase::Concentric);
        QVERIFY(!test("near", "nearby").overlaps);
        const PairTest aabbs = test("left", "right");
        QCOMPARE(aabbs.test, OverlapTest::AabbAabb);
        QCOMPARE(aabbs.normal, (Vec2{1, 0}));
        QVERIFY(std::abs(aabbs.depth - 0.2) < 1e-12);
        const PairTest coming = test("coming", "waiting");
        QVERIFY(!coming.overlaps);
        QCOMPARE(coming.axes, 1);
        const PairTest ball = test("block", "ball");
        QCOMPARE(ball.test, OverlapTest::AabbCircle);
        QVERIFY(ball.overlaps && ball.special == SpecialCase::None);
        QCOMPARE(test("case", "caught").special, SpecialCase::CentreInside);
    }

    void singleStopsVisitPairsAndRowsPassThemOver() {
        Session session(withStops("overlap_tests"));
        QVERIFY(session.forward(Granularity::Stop));
        QCOMPARE(session.event().kind, EventKind::Pair);
        QCOMPARE(session.world().pairTests.size(), 1u);
        QVERIFY(session.forward(Granularity::Stop));
        QCOMPARE(session.world().pairTests.size(), 2u);
        QVERIFY(session.back(Granularity::Stop));
        QCOMPARE(session.world().pairTests.size(), 1u);
        QVERIFY(session.forward(Granularity::Phase));
        QCOMPARE(session.event().kind, EventKind::Phase);
        QCOMPARE(session.event().phase, Phase::Collide);
        session.seek({1, 1});
        QVERIFY(session.forward(Granularity::Row));
        QCOMPARE(session.event().kind, EventKind::Row);
        session.seek({1, 1});
        QVERIFY(session.forward(Granularity::Term));
        QCOMPARE(session.event().kind, EventKind::Pair);
    }

    void theTableTellsEveryTest() {
        const Scene scene = shippedScene("overlap_tests");
        const World start = makeWorld(scene);
        const Table table = traceTable(scene, start);
        const auto column = [&](const char* name) {
            return static_cast<std::size_t>(std::find(table.columns.begin(), table.columns.end(), name) - table.columns.begin());
        };
        std::int64_t pairs = 0;
        for (const auto& line : table.lines) {
            QCOMPARE(line.size(), table.columns.size());
            if (line[column("kind")] != Cell{std::string("pair")}) continue;
            QCOMPARE(std::get<std::int64_t>(line[column("row")]), pairs++);
            QCOMPARE(std::get<std::string>(line[column("source_file")]), std::string("physics/collision/overlap.h"));
        }
        QVERIFY(pairs >= 7);
        const auto fact = [&](const std::string& name) {
            const auto found = std::find_if(table.facts.begin(), table.facts.end(), [&](const auto& f) { return f.name == name; });
            return found == table.facts.end() ? Cell{} : found->value;
        };
        QCOMPARE(std::get<std::int64_t>(fact("pair[0].overlaps")), 1);
        QCOMPARE(std::get<Real>(fact("pair[0].reach_squared")), 1.0);
        QVERIFY(std::abs(std::get<Real>(fact("pair[0].depth")) - 0.25) < 1e-12);
        QCOMPARE(std::get<std::string>(fact("pair[1].special_case")), std::string("concentric"));
    }
};

SOLVERSCOPE_TEST(TestPairStops, QCoreApplication)
#include "test_pair_stops.moc"
