// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "physics/world/step.h"
#include "tests/gui/ran_command.h"
#include "tests/scene/random_scene.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QStringList linesOf(const QString& text) { return text.split('\n', Qt::SkipEmptyParts); }

QString cellOf(const QString& csv, int line, const QString& column) {
    const QStringList lines = linesOf(csv);
    return lines[line + 1].split(',').at(lines.front().split(',').indexOf(column));
}

/// The lines of all parts, one behind the other.
QString inShards(const QStringList& arguments, int shards, const QStringList& jobs) {
    QString all;
    for (int shard = 1; shard <= shards; ++shard) {
        const Ran part = run(arguments + QStringList{"--shard", QStringLiteral("%1/%2").arg(shard).arg(shards), "--jobs",
                                                     jobs[shard % jobs.size()]});
        if (part.status != 0) qFatal("%s", qPrintable(part.err));
        all += part.out;
    }
    return all;
}

}  // namespace

class TestParameterScanCommand : public QObject {
    Q_OBJECT

private slots:
    void aLinePerCellInTheOrderOfTheGrid() {
        const Ran ran =
            run({"sweep", sceneFile("two_box_stack"), "--vary", "iterations=2,4", "--vary", "warm_starting=0:1:3", "--steps", "5"});
        QCOMPARE(ran.status, 0);
        const QStringList lines = linesOf(ran.out);
        QCOMPARE(lines.size(), 7);
        QVERIFY2(lines[0].startsWith("cell,iterations,warm_starting,sweeps_to_1_percent,"), qPrintable(lines[0]));
        QVERIFY(lines[1].startsWith("0,2,0,"));
        QVERIFY(lines[2].startsWith("1,2,0.5,"));
        QVERIFY(lines[6].startsWith("5,4,1,"));
        QVERIFY(!lines[0].contains("milliseconds"));
        // One step of the two boxes halves the error with every sweep: 2⁻⁷ is the first below 1 %.
        const Ran first = run({"sweep", sceneFile("two_box_stack"), "--vary", "iterations=1", "--steps", "1"});
        QCOMPARE(cellOf(first.out, 0, "sweeps_to_1_percent"), QStringLiteral("7"));
        QCOMPARE(cellOf(first.out, 0, "steps"), QStringLiteral("1"));
    }

    void aCellIsWhatRunPrints() {
        const Ran sweep =
            run({"sweep", sceneFile("stack_10"), "--vary", "iterations=3,9", "--set", "warm_starting=0.5", "--steps", "30"});
        const Ran single =
            run({"run", sceneFile("stack_10"), "--steps", "30", "--set", "iterations=9", "--set", "warm_starting=0.5"});
        QVERIFY2(single.out.contains("# hash=" + cellOf(sweep.out, 1, "hash")), qPrintable(sweep.out));
    }

    void shardsOneBehindTheOtherAreOneRun_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("shards");
        for (const char* format : {"csv", "json"})
            for (const int shards : {1, 2, 3, 7, 30}) QTest::addRow("%s, %d", format, shards) << format << shards;
    }
    void shardsOneBehindTheOtherAreOneRun() {
        QFETCH(QString, format);
        QFETCH(int, shards);
        const QStringList sweep{"sweep",    sceneFile("stack_10"),
                                "--vary",   "iterations=1:5:5",
                                "--vary",   "warm_starting=0:1:4",
                                "--steps",  "12",
                                "--format", format};
        const Ran whole = run(sweep + QStringList{"--jobs", "3"});
        QCOMPARE(whole.status, 0);
        QCOMPARE(linesOf(whole.out).size(), format == "csv" ? 21 : 20);
        QCOMPARE(inShards(sweep, shards, {"1", "2", "5"}), whole.out);
    }

    void everyLineOfJsonIsAnObject() {
        const Ran ran = run({"sweep", sceneFile("two_box_stack"), "--vary", "method=sequential_impulses,direct", "--steps", "2",
                             "--format", "json", "--timing"});
        QCOMPARE(ran.status, 0);
        const QStringList lines = linesOf(ran.out);
        QCOMPARE(lines.size(), 2);
        for (const QString& line : lines) {
            const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
            QCOMPARE(object["steps"].toDouble(), 2.0);
            QVERIFY(object.contains("worst_penetration") && object["milliseconds"].isDouble());
        }
        QCOMPARE(QJsonDocument::fromJson(lines[1].toUtf8()).object()["method"].toString(), QStringLiteral("direct"));
        QVERIFY(QJsonDocument::fromJson(lines[1].toUtf8()).object()["predicted_rate"].isNull());
    }

    void aRunThatLeavesTheNumbersIsALine() {
        // A scene of numbers of every magnitude that comes apart within 30 steps.
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            Scene scene = RandomScene(seed).make();
            scene.settings = Settings{};
            scene.settings.method = Method::Sor;
            scene.settings.relaxation = 1.99;
            World world = makeWorld(scene);
            while (world.step < 30 && isFinite(world)) step(world);
            if (isFinite(world)) continue;
            const QTemporaryDir folder;
            const QString file = folder.filePath("extreme.json");
            QVERIFY(!saveScene(scene, file.toStdString()));
            const Ran ran = run({"sweep", file, "--vary", "method=sor", "--vary", "iterations=10,0", "--steps", "30"});
            QVERIFY2(ran.status == 0, qPrintable(ran.err));
            QCOMPARE(linesOf(ran.out).size(), 3);
            QCOMPARE(cellOf(ran.out, 0, "finite"), QStringLiteral("no"));
            QCOMPARE(cellOf(ran.out, 0, "steps"), QString::number(world.step));
            QVERIFY(!cellOf(ran.out, 1, "finite").isEmpty());
            return;
        }
        QFAIL("no scene comes apart");
    }

    void badUsageEndsWithTwoAndSaysWhere_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        const QString scene = sceneFile("two_box_stack");
        const auto row = [&](const char* name, const QStringList& more, const char* said) {
            QTest::newRow(name) << QStringList{"sweep", scene, "--steps", "1"} + more << said;
        };
        row("nothing varied", {}, "--vary");
        row("no such setting", {"--vary", "iteration=1"}, "'iteration=1':1:1: unknown setting 'iteration'");
        row("a value refused", {"--vary", "iterations=4,ten"}, "'iterations=4,ten':1:14: expected a whole number from 0 to 10000");
        row("one setting twice", {"--vary", "erp=0,1", "--vary", "erp=0.5"}, "found 'erp' twice");
        row("too many cells", {"--vary", "erp=0:1:2000", "--vary", "dt=0.001:1:2000"}, "at most 1000000 cells");
        row("shard 0", {"--vary", "erp=0,1", "--shard", "0/2"}, "--shard: expected i/n");
        row("a shard past the last", {"--vary", "erp=0,1", "--shard", "3/2"}, "--shard: expected i/n");
        row("half a shard", {"--vary", "erp=0,1", "--shard", "1/"}, "--shard: expected i/n");
        row("no shard", {"--vary", "erp=0,1", "--shard", "first"}, "--shard: expected i/n");
        row("a negative shard", {"--vary", "erp=0,1", "--shard=-1/2"}, "--shard: expected i/n");
        row("no jobs", {"--vary", "erp=0,1", "--jobs", "0"}, "--jobs");
        row("a format unknown", {"--vary", "erp=0,1", "--format", "xml"}, "--format");
        row("a setting unknown", {"--vary", "erp=0,1", "--set", "speed=1"}, "unknown setting 'speed'");
    }
    void badUsageEndsWithTwoAndSaysWhere() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.contains(said), qPrintable(ran.err));
    }

    void wrongMethodsAreToldOf() {
        const Ran ran = run({"sweep", sceneFile("two_box_stack"), "--vary", "method=sor,wrong_sign", "--steps", "1"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QStringLiteral("note: method wrong_sign is wrong on purpose\n"));
    }
};

SOLVERSCOPE_TEST(TestParameterScanCommand, QCoreApplication)
#include "test_parameter_scan_command.moc"
