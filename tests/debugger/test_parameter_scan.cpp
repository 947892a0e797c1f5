// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QtTest>
#include <atomic>
#include <cmath>
#include <map>

#include "physics/study/parameter_scan.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

ParameterScanPlan planFor(const Scene& scene, std::initializer_list<const char*> axes, std::int64_t steps) {
    ParameterScanPlan plan{scene.settings, {}, steps};
    for (const char* text : axes) {
        const auto axis = parameterAxis(scene.settings, text);
        if (!axis) qFatal("%s", axis.error().text().c_str());
        plan.axes.push_back(*axis);
    }
    return plan;
}

/// The lines that a sweep prints, by cell.
std::map<std::size_t, std::string> parameterScanLines(const Scene& scene, const ParameterScanPlan& plan, int jobs) {
    std::map<std::size_t, std::string> lines;
    runParameterScan(scene, plan, {0, cellCount(plan)}, jobs, [&](std::size_t cell, const ParameterScanCell& result) {
        lines[cell] = csvLine(parameterScanLine(plan, cell, result, false));
    });
    return lines;
}

Error errorOf(const char* text) {
    const auto axis = parameterAxis(Settings{}, text);
    if (axis) qFatal("'%s' is taken", text);
    return axis.error();
}

}  // namespace

class TestParameterScan : public QObject {
    Q_OBJECT

private slots:
    void valuesAreReadAsAFileHasThem() {
        const Settings none;
        QVERIFY(*parameterAxis(none, "iterations=4,8,16") == (ParameterAxis{"iterations", {"4", "8", "16"}}));
        QVERIFY(*parameterAxis(none, "iterations= 4 , 8") == (ParameterAxis{"iterations", {"4", "8"}}));
        QVERIFY(*parameterAxis(none, "method=jacobi,sor") == (ParameterAxis{"method", {"jacobi", "sor"}}));
        QVERIFY(*parameterAxis(none, "warm_starting=true,0.50") == (ParameterAxis{"warm_starting", {"1", "0.5"}}));
        QVERIFY(*parameterAxis(none, "given_order=2 0 1,") == (ParameterAxis{"given_order", {"2 0 1", ""}}));
    }

    void aRangeHasBothItsEnds() {
        const Settings none;
        QVERIFY(*parameterAxis(none, "erp=0:1:5") == (ParameterAxis{"erp", {"0", "0.25", "0.5", "0.75", "1"}}));
        QVERIFY(*parameterAxis(none, "iterations=10:1:4") == (ParameterAxis{"iterations", {"10", "7", "4", "1"}}));
        QVERIFY(*parameterAxis(none, "iterations=1,10:30:3") == (ParameterAxis{"iterations", {"1", "10", "20", "30"}}));
        QVERIFY(*parameterAxis(none, "erp=0:1:11") ==
                (ParameterAxis{"erp", {"0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"}}));
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
        QTest::newRow("a range of a choice") << "method=1:2:3" << 8 << "which is not a number";
        QTest::newRow("a range of one") << "erp=0:1:1" << 5 << "from:to:count";
        QTest::newRow("half a range") << "erp=0.5,0:1" << 9 << "from:to:count";
        QTest::newRow("a range between whole numbers") << "iterations=1:2:3" << 12 << "contains 1.5";
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
        QVERIFY(invalidScanReason(planFor(scene, {"iterations=1,2", "erp=0:1:3"}, 1)).empty());
        QVERIFY(!invalidScanReason(planFor(scene, {"iterations=1,2", "iterations=3"}, 1)).empty());
        QVERIFY(!invalidScanReason(planFor(scene, {"erp=0:1:1000", "dt=0.001:1:1001"}, 1)).empty());
        QVERIFY(invalidScanReason(planFor(scene, {"erp=0:1:1000", "dt=0.001:1:1000"}, 1)).empty());
    }

    void theSettingNamedLastChangesFromCellToCell() {
        const Scene scene = shippedScene("two_box_stack");
        const ParameterScanPlan plan = planFor(scene, {"iterations=4,8", "erp=0.1,0.2,0.3", "warm_starting=0,1"}, 1);
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
                const ParameterScanRange range = partOfScan(cells, shard, shards);
                RC_ASSERT(range.begin == next && range.end >= range.begin);
                RC_ASSERT(range.end - range.begin == cells / shards || range.end - range.begin == cells / shards + 1);
                next = range.end;
            }
            RC_ASSERT(next == cells);
        });
        const std::size_t most = maxParameterScanCells;
        QVERIFY(partOfScan(most, most, most) == (ParameterScanRange{most - 1, most}));
    }

    void aCellIsTheRunWithThoseSettings() {
        const Scene scene = shippedScene("stack_10");
        const ParameterScanPlan plan = planFor(scene, {"iterations=3,12", "warm_starting=0,0.7"}, 40);
        for (std::size_t cell = 0; cell < cellCount(plan); ++cell) {
            Scene own = scene;
            own.settings = settingsOf(plan, cell);
            World world = makeWorld(own);
            for (int i = 0; i < 40; ++i) step(world);
            const Outcome outcome = runParameterScanCell(scene, plan, cell).outcome;
            QCOMPARE(outcome.hash, hashOf(world));
            QCOMPARE(outcome.steps, std::int64_t{40});
            QCOMPARE(outcome.kineticEnergy, measure(world).kineticEnergy);
        }
    }

    void threadsChangeNothing() {
        const Scene scene = shippedScene("stack_10");
        const ParameterScanPlan plan = planFor(scene, {"iterations=1:6:6", "erp=0.1,0.2,0.4"}, 25);
        const auto alone = parameterScanLines(scene, plan, 1);
        QCOMPARE(alone.size(), std::size_t{18});
        QVERIFY(parameterScanLines(scene, plan, 4) == alone);
        QVERIFY(parameterScanLines(scene, plan, 40) == alone);
    }

    void aNumberThatIsNotFiniteIsALineThatSaysSo() {
        Scene scene = shippedScene("bouncing_ball");
        for (BodyDef& body : scene.bodies)
            if (!body.isStatic) body.velocity = {0, 1.7e308};
        const ParameterScanPlan plan = planFor(scene, {"dt=0.001,1", "clamp_dt=false"}, 50);
        const auto lines = parameterScanLines(scene, plan, 2);
        QCOMPARE(lines.size(), std::size_t{2});
        const ParameterScanCell lost = runParameterScanCell(scene, plan, 1);
        QVERIFY(!lost.outcome.finite);
        QVERIFY(lost.outcome.steps < 50);
        QVERIFY(QString::fromStdString(lines.at(1)).contains(",no,"));
    }

    void columnsAndCellsBelongTogether() {
        const Scene scene = shippedScene("two_box_stack");
        const ParameterScanPlan plan = planFor(scene, {"iterations=1,2", "row_order=as_built,reversed"}, 3);
        for (const bool timing : {false, true}) {
            const auto columns = parameterScanColumns(plan, timing);
            const auto line = parameterScanLine(plan, 3, runParameterScanCell(scene, plan, 3), timing);
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
        const ParameterScanPlan plan = planFor(scene, {"iterations=1:1000:1000"}, 30);
        std::atomic<bool> cancelled = false;
        int told = 0;
        runParameterScan(
            scene, plan, {0, cellCount(plan)}, 2,
            [&](std::size_t, const ParameterScanCell&) {
                if (++told == 3) cancelled = true;
            },
            &cancelled);
        QCOMPARE(told, 3);
    }
};

SOLVERSCOPE_TEST(TestParameterScan, QCoreApplication)
#include "test_parameter_scan.moc"
