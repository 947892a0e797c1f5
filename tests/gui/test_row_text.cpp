// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QSet>
#include <QTest>

#include "gui/session/debugger_controller.h"
#include "gui/text/row_text.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestRowText : public QObject {
    Q_OBJECT

private slots:
    void noTwoRowsOfASceneHaveTheSameName_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"motor_arm", "stack_10", "box_on_ramp", "slider", "ropes"})
            QTest::newRow(scene) << QString(scene);
    }
    void noTwoRowsOfASceneHaveTheSameName() {
        QFETCH(QString, scene);
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral(":/scenes/%1.json").arg(scene)));
        controller.toStep(1);
        const Session& session = controller.session();
        const RowVector& rows = session.world().rows;
        QVERIFY(!rows.empty());
        QSet<QString> names;
        for (std::uint32_t i = 0; i < rows.size(); ++i) names.insert(rowName(session.scene(), session.world(), rows, i));
        QCOMPARE(names.size(), static_cast<qsizetype>(rows.size()));
    }

    void aJointsRowSaysWhichItIsAndWhatItDoes() {
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral(":/scenes/motor_arm.json")));
        controller.toStep(1);
        const Session& session = controller.session();
        const RowVector& rows = session.world().rows;
        QStringList names;
        for (std::uint32_t i = 0; i < rows.size(); ++i) names << rowName(session.scene(), session.world(), rows, i);
        QVERIFY2(names.contains(QStringLiteral("shoulder:1")), names.join(QLatin1Char(';')).toUtf8());
        QVERIFY(names.filter(QStringLiteral("shoulder")).filter(QStringLiteral(", motor")).size() == 1);
        QVERIFY(names.filter(QStringLiteral("elbow")).filter(QStringLiteral(", limit")).size() == 2);
        QCOMPARE(rowName(session.scene(), session.world(), rows, static_cast<std::uint32_t>(rows.size())), QString());
    }
};

SOLVERSCOPE_TEST(TestRowText, QApplication)
#include "test_row_text.moc"
