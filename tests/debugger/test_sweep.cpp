// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QtTest>
#include <atomic>
#include <cmath>
#include <map>

#include "physics/study/sweep.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

SweepPlan planFor(const Scene& scene, std::initializer_list<const char*> axes, std::int64_t steps) {
    SweepPlan plan{scene.settings, {}, steps};
    for (const char* text : axes) {
        const auto axis = sweepAxis(scene.settings, text);
        if (!axis) qFatal("%s", axis.error().text().c_str());
        plan.axes.push_back(*axis);
    }
    return plan;
}

/// The lines that a sweep prints, by cell.
std::map<std::size_t, std::string> sweepLines(const Scene& scene, const SweepPlan& plan, int jobs) {
    std::map<std::size_t, std::string> lines;
    runSweep(scene, plan, {0, cellCount(plan)}, jobs,
             [&](std::size_t cell, const SweepCell& result) { lines[cell] = csvLine(sweepLine(plan, cell, result, false)); });
    return lines;
}

Error errorOf(const char* text) {
    const auto axis = sweepAxis(Settings{}, text);
    if (axis) qFatal("'%s' is taken", text);
    return axis.error();
}

}  // namespace

class TestSweep : public QObject {
    Q_OBJECT

private slots:
    void valuesAreReadAsAFileHasThem() {
        const Settings none;
        QVERIFY(*sweepAxis(none, "iterations=4,8,16") == (SweepAxis{"iterations", {"4", "8", "16"}}));
        QVERIFY(*sweepAxis(none, "iterations= 4 , 8") == (SweepAxis{"iterations", {"4", "8"}}));
        QVERIFY(*sweepAxis(none, "method=jacobi,sor") == (SweepAxis{"method", {"jacobi", "sor"}}));
        QVERIFY(*sweepAxis(none, "warm_starting=true,0.50") == (SweepAxis{"warm_starting", {"1", "0.5"}}));
        QVERIFY(*sweepAxis(none, "given_order=2 0 1,") == (SweepAxis{"given_order", {"2 0 1", ""}}));
    }

    void aRangeHasBothItsEnds() {
        const Settings none;
        QVERIFY(*sweepAxis(none, "erp=0:1:5") == (SweepAxis{"erp", {"0", "0.25", "0.5", "0.75", "1"}}));
        QVERIFY(*sweepAxis(none, "iterations=10:1:4") == (SweepAxis{"iterations", {"10", "7", "4", "1"}}));
        QVERIFY(*sweepAxis(none, "iterations=1,10:30:3") == (SweepAxis{"iterations", {"1", "10", "20", "30"}}));
        QVERIFY(*sweepAxis(none, "erp=0:1:11") ==
                (SweepAxis{"erp", {"0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"}}));
    }

    void whatIsWrongIsSaidWithItsColumn_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no values") << "iterations" << 1 << "expected KEY=VALUE";
        QTest::newRow("no such setting") << "iteration=1" << 1 << "unknown setting 'iteration'";
        QTest::newRow("a value out of range") << "iterations=1,2,-3" << 16 << "a whole number from 0 to 10000";
        QTest::newRow("nothing between commas") << "iterations=1,,3" << 14 << "a whole number";
        QTest::newRow("no choice") << "method=jacobi,gauss" << 15 << "one of sequential_impulses";
        QTest::newRow("a range of a choice") << "method=1:2:3" << 8 << "no number that could be spread out";
        QTest::newRow("a range of one") << "erp=0:1:1" << 5 << "from:to:count";
        QTest::newRow("half a range") << "erp=0.5,0:1" << 9 << "from:to:count";
        QTest::newRow("a range between whole numbers") << "iterations=1:2:3" << 12 << "holds 1.5";
        QTest::newRow("a range that leaves the table") << "erp=0:2:3" << 5 << "a number from 0 to 1";
        QTest::newRow("infinity") << "erp=0:inf:3" << 5 << "from:to:count";
        QTest::newRow("too many") << "erp=0:1:1000001" << 5 << "from:to:count";
    }
    void whatIsWrongIsSaidWithItsColumn() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, expected);
        const Error error = errorOf(text.toUtf8());
        QCOMPARE(error.column, column);
        QVERIFY2(QString::fromStdString(error.message).contains(expected), error.message.c_str());
    }

    void aPlanThatCannotBeIsRefused() {
        const Scene scene = shippedScene("two_box_stack");
        QVERIFY(whyNoSweep(planFor(scene, {"iterations=1,2", "erp=0:1:3"}, 1)).empty());
        QVERIFY(!whyNoSweep(planFor(scene, {"iterations=1,2", "iterations=3"}, 1)).empty());
        QVERIFY(!whyNoSweep(planFor(scene, {"erp=0:1:1000", "dt=0.001:1:1001"}, 1)).empty());
        QVERIFY(whyNoSweep(planFor(scene, {"erp=0:1:1000", "dt=0.001:1:1000"}, 1)).empty());
    }

    void theSettingNamedLastChangesFromCellToCell() {
        const Scene scene = shippedScene("two_box_stack");
        const SweepPlan plan = planFor(scene, {"iterations=4,8", "erp=0.1,0.2,0.3", "warm_starting=0,1"}, 1);
        QCOMPARE(cellCount(plan), std::size_t{12});
        QVERIFY(placesOf(plan, 0) == (std::vector<std::size_t>{0, 0, 0}));
        QVERIFY(placesOf(plan, 1) == (std::vector<std::size_t>{0, 0, 1}));
        QVERIFY(placesOf(plan, 2) == (std::vector<std::size_t>{0, 1, 0}));
        QVERIFY(placesOf(plan, 11) == (std::vector<std::size_t>{1, 2, 1}));
        const Settings settings = settingsOf(plan, 9);
        QCOMPARE(settings.iterations, 8);
        QCOMPARE(settings.erp, 0.2);
        QCOMPARE(settings.warmStarting, 1.0);
    }

    void shardsAreTheWholeOneBehindTheOther() {
        rc::check("shards partition the cells, as even as can be", [] {
            const auto cells = *rc::gen::inRange<std::size_t>(0, 1000);
            const auto shards = *rc::gen::inRange<std::size_t>(1, 200);
            std::size_t next = 0;
            for (std::size_t shard = 1; shard <= shards; ++shard) {
                const SweepRange range = shardOf(cells, shard, shards);
                RC_ASSERT(range.begin == next && range.end >= range.begin);
                RC_ASSERT(range.end - range.begin == cells / shards || range.end - range.begin == cells / shards + 1);
                next = range.end;
            }
            RC_ASSERT(next == cells);
        });
        const std::size_t most = mostSweepCells;
        QVERIFY(shardOf(most, most, most) == (SweepRange{most - 1, most}));
    }

    void aCellIsTheRunWithThoseSettings() {
        const Scene scene = shippedScene("stack_10");
        const SweepPlan plan = planFor(scene, {"iterations=3,12", "warm_starting=0,0.7"}, 40);
        for (std::size_t cell = 0; cell < cellCount(plan); ++cell) {
            Scene own = scene;
            own.settings = settingsOf(plan, cell);
            World world = makeWorld(own);
            for (int i = 0; i < 40; ++i) step(world);
            const Outcome outcome = sweepCell(scene, plan, cell).outcome;
            QCOMPARE(outcome.hash, hashOf(world));
            QCOMPARE(outcome.steps, std::int64_t{40});
            QCOMPARE(outcome.kineticEnergy, measure(world).kineticEnergy);
        }
    }

    void threadsChangeNothing() {
        const Scene scene = shippedScene("stack_10");
        const SweepPlan plan = planFor(scene, {"iterations=1:6:6", "erp=0.1,0.2,0.4"}, 25);
        const auto alone = sweepLines(scene, plan, 1);
        QCOMPARE(alone.size(), std::size_t{18});
        QVERIFY(sweepLines(scene, plan, 4) == alone);
        QVERIFY(sweepLines(scene, plan, 40) == alone);
    }

    void aNumberThatIsNotFiniteIsALineThatSaysSo() {
        Scene scene = shippedScene("bouncing_ball");
        for (BodyDef& body : scene.bodies)
            if (!body.isStatic) body.velocity = {0, 1.7e308};
        const SweepPlan plan = planFor(scene, {"dt=0.001,1", "clamp_dt=false"}, 50);
        const auto lines = sweepLines(scene, plan, 2);
        QCOMPARE(lines.size(), std::size_t{2});
        const SweepCell lost = sweepCell(scene, plan, 1);
        QVERIFY(!lost.outcome.finite);
        QVERIFY(lost.outcome.steps < 50);
        QVERIFY(QString::fromStdString(lines.at(1)).contains(",no,"));
    }

    void columnsAndCellsBelongTogether() {
        const Scene scene = shippedScene("two_box_stack");
        const SweepPlan plan = planFor(scene, {"iterations=1,2", "row_order=as_built,reversed"}, 3);
        for (const bool timing : {false, true}) {
            const auto columns = sweepColumns(plan, timing);
            const auto line = sweepLine(plan, 3, sweepCell(scene, plan, 3), timing);
            QCOMPARE(columns.size(), line.size());
            QCOMPARE(columns[0], std::string("cell"));
            QCOMPARE(columns[1], std::string("iterations"));
            QVERIFY(std::get<std::int64_t>(line[0]) == 3);
            QVERIFY(std::get<std::string>(line[2]) == "reversed");
            QCOMPARE(columns.back() == "milliseconds", timing);
        }
    }

    void aCancelledSweepTellsOfNothingMore() {
        const Scene scene = shippedScene("stack_10");
        const SweepPlan plan = planFor(scene, {"iterations=1:1000:1000"}, 30);
        std::atomic<bool> cancelled = false;
        int told = 0;
        runSweep(
            scene, plan, {0, cellCount(plan)}, 2,
            [&](std::size_t, const SweepCell&) {
                if (++told == 3) cancelled = true;
            },
            &cancelled);
        QCOMPARE(told, 3);
    }
};

SOLVERSCOPE_TEST(TestSweep, QCoreApplication)
#include "test_sweep.moc"
