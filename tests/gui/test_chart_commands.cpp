// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include "gui/app/actions.h"
#include "gui/charts/chart_table.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/energy_chart.h"
#include "gui/charts/exportable.h"
#include "gui/charts/line_chart.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/session/metrics_service.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

/// Answers the next dialog for a file with a name.
void answerWith(const QString& file) {
    QTimer::singleShot(50, qApp, [file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) qFatal("no dialog for a file");
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
        static_cast<QDialog*>(dialog)->accept();
    });
}

void raise(MainWindow& window, const char* dock) {
    dockOf(window, dock)->show();
    dockOf(window, dock)->raise();
    settle();
}

}  // namespace

class TestChartCommands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_user.begin();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() { m_user.forget(); }

    void theKeysExportTheChartThatWasUsedLast() {
        auto window = sharedWindow();
        raise(*window, "convergenceDock");
        raise(*window, "energyDock");
        LineChart& energy = window->panel<EnergyChart>().chart();
        window->controller().toStep(10);
        settle();
        energy.setFocus();
        window->sceneView().setFocus();
        const QTemporaryDir folder;
        const QString file = folder.filePath("energy.csv");
        answerWith(file);
        QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(QString(contentOf(file)), csvText(energy.exportedLines()));
        QVERIFY(contentOf(file).count('\n') > 2);
    }

    void aTableIsExportedByTheSameKeys() {
        auto window = sharedWindow();
        raise(*window, "bodiesDock");
        auto* bodies = &window->panel<BodiesTable>();
        bodies->setFocus();
        const QTemporaryDir folder;
        const QString file = folder.filePath("bodies");
        answerWith(file);
        QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        const QStringList lines = QString(contentOf(file + ".csv")).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), bodies->model()->rowCount() + 1);
        QVERIFY2(lines[0].startsWith("body,x,y,v x,v y,angle"), qPrintable(lines[0]));
        const World& world = session(*window).world();
        QCOMPARE(lines[2].split(',')[2].toDouble(), world.poses[1].position.y);
    }

    void everyTableOfTheWindowCanBeCopied() {
        auto window = sharedWindow();
        const auto tables = window->findChildren<QTableView*>();
        QVERIFY(tables.size() >= 6);
        for (QTableView* table : tables) {
            if (qobject_cast<ChartTable*>(table)) continue;
            const auto* copies = table->findChild<TableExport*>(QString(), Qt::FindDirectChildrenOnly);
            QVERIFY2(copies, qPrintable(table->objectName()));
            QVERIFY2(!copies->exportTitle().isEmpty(), qPrintable(table->objectName()));
        }
    }

    void selectedLinesAreCopiedWithNumbersInFull() {
        auto window = sharedWindow();
        raise(*window, "bodiesDock");
        auto* bodies = &window->panel<BodiesTable>();
        bodies->setFocus();
        bodies->selectRow(3);
        settle();
        QTest::keyClick(bodies, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        const QStringList cells = lines[1].split('\t');
        QCOMPARE(cells[1].toDouble(), session(*window).world().poses[3].position.x);
        QCOMPARE(cells[2].toDouble(), session(*window).world().poses[3].position.y);
    }

    void textThatLooksLikeANumberIsExportedAsItIs() {
        QStandardItemModel model(1, 2);
        model.setItem(0, 0, new QStandardItem(QStringLiteral("1e3 b")));
        model.setData(model.index(0, 1), QStringLiteral("0.33"));
        model.setData(model.index(0, 1), QStringLiteral("0.3333"), exactRole);
        QTableView table;
        table.setModel(&model);
        table.verticalHeader()->hide();
        makeExportable(table, QStringLiteral("table"));
        QCOMPARE(table.findChild<TableExport*>()->exportedLines().last(), (QStringList{"1e3 b", "0.3333"}));
    }

    void theKeysTurnTheChartIntoATableAndBack() {
        auto window = sharedWindow();
        raise(*window, "energyDock");
        LineChart& energy = window->panel<EnergyChart>().chart();
        window->controller().toStep(20);
        settle();
        energy.setFocus();
        QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(energy.isTableShown());
        QVERIFY(energy.table().hasFocus());
        const std::int64_t before = session(*window).cursor().step;
        QTest::keyClick(&energy.table(), Qt::Key_Up);
        QCOMPARE(session(*window).cursor().step, before - 1);
        QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!energy.isTableShown());
    }

    void aPictureSaysSceneStepAndSettings() {
        auto window = sharedWindow();
        raise(*window, "convergenceDock");
        QVERIFY(window->controller().changeSetting("iterations", "7"));
        window->controller().toStep(30);
        QVERIFY(QTest::qWaitFor([&] { return window->workspace().metrics.isCurrent(); }));
        settle();
        const QTemporaryDir folder;
        LineChart& chart = window->panel<ConvergenceChart>().chart();
        QVERIFY(exportTo(chart, folder.filePath("a.svg")));
        const QString svg = contentOf(folder.filePath("a.svg"));
        for (const char* words : {"Error per sweep", "step 30", "iterations=7", "velocity error [√J]"})
            QVERIFY2(svg.contains(QString::fromUtf8(words)), words);
        QVERIFY(svg.contains(QString::fromStdString(window->controller().scene().title)));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestChartCommands, QApplication)
#include "test_chart_commands.moc"
