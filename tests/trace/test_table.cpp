// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <sstream>

#include "physics/trace/formats/table.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void whatIsPrintedLineByLineIsTheWholeTable_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"stack_10", "overlap_tests", "wrong_sign"}) QTest::newRow(scene) << QString(scene);
    }

    void whatIsPrintedLineByLineIsTheWholeTable() {
        QFETCH(QString, scene);
        const Scene shipped = shippedScene(scene);
        const World start = makeWorld(shipped);
        const Table table = traceTable(shipped, start);
        std::ostringstream csv;
        printTrace(shipped, start, TableFormat::Csv, csv);
        QCOMPARE(csv.str(), csvText(table));
        std::ostringstream json;
        printTrace(shipped, start, TableFormat::Json, json);
        QCOMPARE(json.str(), jsonText(table));
    }
};

SOLVERSCOPE_TEST(TestTable, QCoreApplication)
#include "test_table.moc"
