// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QtTest>
#include <cmath>

#include "gui/panels/warm_start/warm_start_panel.h"
#include "gui/text/number_text.h"
#include "gui/text/warm_start_text.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The sum of what the first sweep still has to add: the better the start, the smaller.
double workOfFirstSweep(const Session& session) {
    double sum = 0;
    for (const Event& event : session.events())
        if (event.kind == EventKind::Row && event.phase == Phase::SolveVelocities && event.iteration == 1)
            sum += std::abs(event.visit.delta);
    return sum;
}

struct Panel {
    explicit Panel(MainWindow& window)
        : panel(&window.panel<WarmStartPanel>()),
          table(panel->findChild<QTableView*>(QStringLiteral("warmStartTable"))),
          button(panel->findChild<QPushButton*>(QStringLiteral("breakMatch"))),
          hint(panel->findChild<QLabel*>(QStringLiteral("breakMatchHint"))) {}

    QString cell(int line, const QString& title) const {
        for (int column = 0; column < table->model()->columnCount(); ++column)
            if (table->model()->headerData(column, Qt::Horizontal).toString() == title)
                return table->model()->index(line, column).data().toString();
        return QStringLiteral("no such column");
    }

    int lineOf(const QString& bodies) const {
        for (int line = 0; line < table->model()->rowCount(); ++line)
            if (cell(line, QStringLiteral("bodies")) == bodies) return line;
        return -1;
    }

    WarmStartPanel* panel;
    QTableView* table;
    QPushButton* button;
    QLabel* hint;
};

ShownWindow windowAt(std::int64_t step, const QString& scene = QStringLiteral("stack_10")) {
    auto window = sharedWindow(scene);
    window->controller().seek({step, 0, Term::VelocityB});
    QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
    settle();
    return window;
}

}  // namespace

class TestWarmStartPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void itIsClosedAtFirstAndOpenedByAKey() {
        const auto window = sharedWindow();
        QVERIFY(!dockOf(*window, "warmStartDock")->isVisible());
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
        QVERIFY(dockOf(*window, "warmStartDock")->isVisible());
        QVERIFY(Panel(*window).table->hasFocus());
    }

    void everyPointOfTheStepHasItsLine() {
        const auto window = windowAt(30);
        const Panel panel(*window);
        const QAbstractItemModelTester tester(panel.table->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        const World before = session(*window).recording().endOf(29);
        QCOMPARE(panel.table->model()->rowCount(), static_cast<int>(before.contacts.size()));
        for (int i = 0; i < panel.table->model()->rowCount(); ++i) {
            const Contact& old = before.contacts[static_cast<std::size_t>(i)];
            QCOMPARE(panel.cell(i, QStringLiteral("match")), QStringLiteral("matched"));
            QCOMPARE(panel.cell(i, QStringLiteral("age")), ageText(old.age + 1));
            QCOMPARE(panel.cell(i, QStringLiteral("Λn last")), shown(old.normalImpulse, 5));
            QCOMPARE(panel.cell(i, QStringLiteral("reused")), shown(old.normalImpulse, 5));
        }
        QCOMPARE(panel.cell(0, QStringLiteral("feature")), QStringLiteral("lower left corner of box_1 on ground"));
        QCOMPARE(panel.cell(2, QStringLiteral("feature")), QStringLiteral("lower left corner of box_2 on the upper edge of box_1"));
    }

    void aLineMarksItsRowAndEnterTravelsToItsWarmStart() {
        const auto window = windowAt(30);
        const Panel panel(*window);
        const int line = panel.lineOf(QStringLiteral("box_3 / box_4"));
        QTest::mouseClick(panel.table->viewport(), Qt::LeftButton, {},
                          panel.table->visualRect(panel.table->model()->index(line, 1)).center());
        const auto marked = window->controller().markedRow();
        QVERIFY(marked);
        panel.table->setFocus();
        QTest::keyClick(panel.table, Qt::Key_Return);
        const Event& event = session(*window).event();
        QCOMPARE(event.phase, Phase::WarmStart);
        QCOMPARE(event.constraint.index, static_cast<std::uint32_t>(line));
        QCOMPARE(event.visit.row, marked->row);
        QCOMPARE(panel.cell(line, QStringLiteral("reused")), shown(event.visit.lambdaAfter, 5));
    }

    void theLineOfTheMarkedRowIsChosen() {
        const auto window = windowAt(30);
        const Panel panel(*window);
        window->controller().toStep(30);
        window->controller().pickRow(RowRef{RowList::Velocities, 9});
        const std::uint32_t contact = session(*window).world().rows[9].constraint.index;
        QCOMPARE(panel.table->currentIndex().row(), static_cast<int>(contact));
    }

    void aBrokenMatchCostsWorkUntilItIsMendedByUndo() {
        const auto window = windowAt(60);
        const Panel panel(*window);
        const double before = workOfFirstSweep(session(*window));
        const int line = panel.lineOf(QStringLiteral("ground / box_1"));
        panel.table->selectRow(line);
        QVERIFY(panel.button->isEnabled());
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(session(*window).cursor().step, 60);
        QVERIFY(workOfFirstSweep(session(*window)) > 10 * before);
        QCOMPARE(panel.cell(line, QStringLiteral("match")), QStringLiteral("broken"));
        QCOMPARE(panel.cell(line, QStringLiteral("age")), QStringLiteral("new"));
        QCOMPARE(panel.cell(line, QStringLiteral("discarded because")), discardReasonText(Discard::Broken));
        QVERIFY(!panel.button->isEnabled());
        QVERIFY(panel.hint->text().contains(QStringLiteral("Undo")));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(panel.cell(line, QStringLiteral("match")), QStringLiteral("matched"));
        QCOMPARE(workOfFirstSweep(session(*window)), before);
    }

    void atTheEndOfAStepTheNextOneBeginsWithoutIt() {
        const auto window = windowAt(40);
        const Panel panel(*window);
        window->controller().toStep(40);
        panel.table->selectRow(0);
        QVERIFY(panel.hint->text().contains(QStringLiteral("41")));
        QTest::mouseClick(panel.button, Qt::LeftButton);
        QCOMPARE(session(*window).cursor().step, 40);
        window->controller().forward(Granularity::Phase);
        QCOMPARE(session(*window).cursor().step, 41);
        QCOMPARE(panel.cell(0, QStringLiteral("match")), QStringLiteral("broken"));
    }

    void whereNothingTouchesItSaysWhatToDo() {
        const auto window = windowAt(1, QStringLiteral("bouncing_ball"));
        const Panel panel(*window);
        const auto* empty = panel.panel->findChild<QLabel*>(QStringLiteral("warmStartEmpty"));
        QVERIFY(empty->isVisible());
        QVERIFY(!panel.table->isVisible());
        QVERIFY(empty->text().contains(QStringLiteral("F6")));
    }

    void warmStartingOffIsSaid() {
        const auto window = windowAt(30);
        window->controller().changeSetting(QStringLiteral("warm_starting"), QStringLiteral("0"));
        const Panel panel(*window);
        QCOMPARE(panel.cell(0, QStringLiteral("discarded because")), discardReasonText(Discard::SwitchedOff));
        QCOMPARE(panel.cell(0, QStringLiteral("reused")), QStringLiteral("0"));
    }

    void aLineIsCopiedWithEveryNumberInFull() {
        const auto window = windowAt(30);
        const Panel panel(*window);
        panel.table->selectRow(2);
        panel.table->setFocus();
        QTest::keyClick(panel.table, Qt::Key_C, Qt::ControlModifier);
        const Contact old = session(*window).recording().endOf(29).contacts[2];
        QVERIFY(QApplication::clipboard()->text().contains(exact(old.normalImpulse)));
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 2);
    }

    void theSceneColoursContactsByTheirAge() {
        const auto window = windowAt(30);
        window->controller().toStep(30);
        SceneView& scene = window->sceneView();
        const QImage plain = scene.grab().toImage();
        for (QAction* layer : scene.layerActions())
            if (layer->objectName() == QLatin1String("sceneLayerAges")) {
                QVERIFY(!layer->isChecked());
                layer->trigger();
            }
        const QImage aged = scene.grab().toImage();
        QVERIFY(aged != plain);
        QVERIFY(ageColour(0, scene.palette()) != ageColour(1, scene.palette()));
        QVERIFY(ageColour(1, scene.palette()) != ageColour(100, scene.palette()));
    }

    void aVisitedSceneThatIsKeptKeepsItsLines() {
        auto window = windowAt(20);
        const Panel panel(*window);
        window->controller().visitScene(shippedScene(QStringLiteral("pyramid_10")), {});
        window->controller().toStep(20);
        settle();
        const int lines = panel.table->model()->rowCount();
        QVERIFY(lines > 100);
        window->controller().keepVisited();
        QCOMPARE(panel.table->model()->rowCount(), lines);
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestWarmStartPanel, QApplication)
#include "test_warm_start_panel.moc"
