// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QtTest>
#include <cmath>

#include "gui/charts/line_chart.h"
#include "gui/panels/row_order/row_order_model.h"
#include "gui/panels/row_order/row_order_panel.h"
#include "gui/text/number_text.h"
#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/solvers/row_order.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

using Order = std::vector<std::uint32_t>;

/// The panel as the user opens it: by its key.
struct OpenedRowOrder {
    ShownWindow window;
    RowOrderPanel* panel = nullptr;
    QTableView* table = nullptr;

    explicit OpenedRowOrder(const char* scene, std::int64_t step = 2) : window(sharedWindow(QLatin1String(scene))) {
        controller().toStep(step);
        QTest::keyClick(window.get(), Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        settle();
        panel = &window->panel<RowOrderPanel>();
        table = panel->findChild<QTableView*>("rowOrderTable");
        if (!panel->isVisible()) qFatal("the panel does not open");
        wait();
    }
    DebuggerController& controller() const { return window->controller(); }
    void wait() const {
        settle();
        if (panel->isBusy()) qFatal("no end");
    }
    void click(const char* button) const {
        auto* found = panel->findChild<QAbstractButton*>(QLatin1String(button));
        if (!found) qFatal("no %s", button);
        QTest::mouseClick(found, Qt::LeftButton);
        wait();
    }
    void move(Qt::Key key) const {
        QTest::keyClick(table, key, Qt::AltModifier);
        wait();
    }
    const Order& order() const { return panel->model().order(); }
    QString text() const { return unbound(panel->findChild<QLabel*>("rowOrderText")->text()); }
    bool isEnabled(const char* button) const { return panel->findChild<QAbstractButton*>(QLatin1String(button))->isEnabled(); }
    VelocityProblem problem() const { return frozenStep(controller().session().startOfStep()).velocities; }
    OrderTrial expected(const Settings& tried) const {
        return tryOrder(controller().session().startOfStep(), tried, RowOrderPanel::minSweeps);
    }
};

}  // namespace

class TestRowOrderPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void itShowsTheRowsOfTheStepInTheOrderOfTheRun() {
        const OpenedRowOrder opened("stack_10");
        const VelocityProblem problem = opened.problem();
        QCOMPARE(opened.table->model()->rowCount(), static_cast<int>(problem.rows.size()));
        QVERIFY(opened.order() == builtOrder(problem.rows.size()));
        QCOMPARE(QApplication::focusWidget(), opened.table);
        QCOMPARE(opened.panel->model().index(0, RowOrderModel::Name).data().toString(), QStringLiteral("ground/box_1#1"));
        QVERIFY(!opened.isEnabled("orderUse"));
        QVERIFY2(opened.text().contains("A late sweep leaves"), qPrintable(opened.text()));
    }

    void onlyTheUserPicksARow() {
        const OpenedRowOrder opened("stack_10");
        DebuggerController& controller = opened.controller();
        const auto row = [](std::uint32_t number) { return std::optional(RowRef{RowList::Velocities, number}); };
        QVERIFY(!controller.pickedRow());
        opened.window->sceneView().setFocus();
        QTest::keyClick(opened.window.get(), Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), opened.table);
        QVERIFY(!controller.pickedRow());
        const auto clickFirst = [&] {
            const QRect line = opened.table->visualRect(opened.panel->model().index(0, 0));
            QTest::mouseClick(opened.table->viewport(), Qt::LeftButton, {}, line.center());
        };
        clickFirst();
        QCOMPARE(controller.pickedRow(), row(0));
        QTest::keyClick(opened.table, Qt::Key_Down);
        QCOMPARE(controller.pickedRow(), row(1));
        QTest::keyClick(opened.table, Qt::Key_Up);
        controller.pickRow(row(5));
        clickFirst();
        QCOMPARE(controller.pickedRow(), row(0));
    }

    void theModelKeepsItsPromises() {
        RowOrderModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show({{"a", "push", "", 0}, {"b", "push", "", 1}, {"c", "push", "", 0}}, {0, 1, 2});
        QSignalSpy moved(&model, &RowOrderModel::moved);
        QVERIFY(model.moveRow({}, 0, {}, 3));
        QVERIFY(model.order() == (Order{1, 2, 0}));
        QVERIFY(model.moveRow({}, 2, {}, 0));
        QVERIFY(model.order() == (Order{0, 1, 2}));
        QVERIFY(model.moveRows({}, 1, 2, {}, 0));
        QVERIFY(model.order() == (Order{1, 2, 0}));
        QCOMPARE(moved.size(), 3);
        QVERIFY(!model.moveRow({}, 0, {}, 0));
        QVERIFY(!model.moveRow({}, 0, {}, 4));
        QVERIFY(!model.moveRow({}, 3, {}, 0));
        QVERIFY(model.order() == (Order{1, 2, 0}));
        model.show({{"a", "push", "", 0}}, {0});
        QCOMPARE(model.rowCount(), 1);
        model.show({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void linesMoveByKeysAndTheTrialFollows() {
        const OpenedRowOrder opened("stack_10");
        opened.table->setCurrentIndex(opened.panel->model().index(0, 0));
        opened.move(Qt::Key_Down);
        QVERIFY(opened.order()[0] == 1 && opened.order()[1] == 0 && opened.order()[2] == 2);
        QCOMPARE(opened.table->currentIndex().row(), 1);
        const OrderTrial expected = opened.expected(opened.panel->tried());
        QVERIFY(opened.panel->trial()->tried.iterations == expected.tried.iterations);
        QVERIFY(opened.panel->trial()->built.iterations == expected.built.iterations);
        opened.move(Qt::Key_Up);
        QVERIFY(opened.order() == builtOrder(opened.order().size()));
        opened.move(Qt::Key_Up);  // no line above
        QVERIFY(opened.order() == builtOrder(opened.order().size()));
    }

    void aLineThatIsDroppedMoves() {
        const OpenedRowOrder opened("stack_10");
        QAbstractItemModel& model = *opened.table->model();
        const std::unique_ptr<QMimeData> line(model.mimeData({model.index(0, 0), model.index(0, 1)}));
        QVERIFY(model.supportedDragActions() == Qt::MoveAction);
        QVERIFY(model.canDropMimeData(line.get(), Qt::MoveAction, 3, 0, {}));
        QVERIFY(model.dropMimeData(line.get(), Qt::MoveAction, 3, 0, {}));
        QVERIFY((Order(opened.order().begin(), opened.order().begin() + 4) == Order{1, 2, 0, 3}));
        QVERIFY(model.dropMimeData(line.get(), Qt::MoveAction, -1, -1, {}));  // below the last line
        QCOMPARE(opened.order().back(), 1u);
        QMimeData other;
        other.setText(QStringLiteral("0"));
        QVERIFY(!model.dropMimeData(&other, Qt::MoveAction, 1, 0, {}));
        opened.wait();
    }

    void everyButtonArrangesTheRows() {
        const OpenedRowOrder opened("stack_10");
        const VelocityProblem problem = opened.problem();
        const std::size_t count = problem.rows.size();
        const auto levels = rowLevels(problem.rows, problem.inverseMasses);
        opened.click("orderReversed");
        QVERIFY(opened.order() == reversedOrder(count));
        QCOMPARE(opened.panel->tried().rowOrder, RowOrder::Reversed);
        opened.click("orderTopDown");
        QVERIFY(opened.order() == topDownOrder(levels));
        opened.click("orderBottomUp");
        QVERIFY(opened.order() == orderByKey(levels));
        opened.click("orderColoured");
        QVERIFY(opened.order() == orderByKey(rowColours(problem.rows, problem.inverseMasses)));
        opened.click("orderFriction");
        QVERIFY(opened.order() == frictionFirstOrder(problem.rows));
        opened.click("orderShuffled");
        QVERIFY(opened.order() == shuffledOrder(count, 1));
        opened.panel->findChild<QSpinBox*>("orderSeed")->setValue(5);
        opened.wait();
        QVERIFY(opened.order() == shuffledOrder(count, 5));
        opened.click("orderPingPong");
        QCOMPARE(opened.panel->tried().rowOrder, RowOrder::PingPong);
        QVERIFY(opened.text().contains("Every other sweep"));
        opened.click("orderBuilt");
        QCOMPARE(opened.panel->tried().rowOrder, RowOrder::AsBuilt);
    }

    void linesOfOneColourStandTogetherInItsColour() {
        const OpenedRowOrder opened("stack_10");
        opened.click("orderColoured");
        const RowOrderModel& model = opened.panel->model();
        const auto colourOf = [&](int line) { return model.index(line, RowOrderModel::Colour).data().toInt(); };
        const auto groundOf = [&](int line) { return model.index(line, 0).data(Qt::BackgroundRole).value<QColor>(); };
        for (int line = 1; line < model.rowCount(); ++line) {
            QVERIFY(colourOf(line - 1) <= colourOf(line));
            QCOMPARE(groundOf(line - 1) == groundOf(line), (colourOf(line) - colourOf(line - 1)) % 6 == 0);
        }
        QVERIFY(colourOf(model.rowCount() - 1) > 3);
    }

    /// The two-box stack: 1/2 per sweep in both directions; ping-pong does two sweeps' work better.
    void ratesAreThoseOfTheTheory() {
        const OpenedRowOrder opened("two_box_stack", 1);
        QVERIFY(std::abs(opened.panel->trial()->built.predictedRate - 0.5) < 1e-12);
        opened.click("orderReversed");
        QVERIFY(std::abs(opened.panel->trial()->tried.predictedRate - 0.5) < 1e-12);
        QVERIFY2(opened.text().contains("<b>0.5000</b>"), qPrintable(opened.text()));
        QVERIFY2(opened.text().contains("Sweeps to 1 %: "), qPrintable(opened.text()));
    }

    void theChartShowsBothOrders() {
        const OpenedRowOrder opened("stack_10");
        opened.click("orderTopDown");
        const auto* chart = opened.panel->findChild<LineChart*>("rowOrderChart");
        QCOMPARE(chart->series().size(), std::size_t{2});
        const auto& tried = opened.panel->trial()->tried.iterations;
        QCOMPARE(chart->series()[1].points.size(), static_cast<qsizetype>(tried.size()));
        QCOMPARE(chart->series()[1].points.last().y(), tried.back().velocityError);
        QVERIFY(chart->series()[0].points.last().y() != tried.back().velocityError);
    }

    void theRunStaysAsItIsUntilTheOrderIsUsed() {
        const OpenedRowOrder opened("stack_10", 4);
        const std::uint64_t before = hashOf(session(*opened.window).world());
        opened.click("orderTopDown");
        QCOMPARE(hashOf(session(*opened.window).world()), before);
        QCOMPARE(session(*opened.window).nextSettings().rowOrder, RowOrder::AsBuilt);
        QVERIFY(opened.isEnabled("orderUse"));
        const Settings wanted = opened.panel->tried();
        opened.click("orderUse");
        QCOMPARE(session(*opened.window).nextSettings().rowOrder, RowOrder::Given);
        QCOMPARE(session(*opened.window).nextSettings().givenOrder, wanted.givenOrder);
        QVERIFY(!opened.isEnabled("orderUse"));
        opened.controller().forward(Granularity::Step);
        opened.wait();
        QCOMPARE(session(*opened.window).settings().givenOrder, wanted.givenOrder);
        opened.controller().undo();
        QCOMPARE(session(*opened.window).nextSettings().rowOrder, RowOrder::AsBuilt);
    }

    void asABranchItLeavesTheRunAlone() {
        const OpenedRowOrder opened("stack_10", 4);
        const BranchId original = opened.controller().branches().shownId();
        opened.click("orderReversed");
        opened.click("orderBranch");
        QCOMPARE(opened.controller().branches().list().size(), std::size_t{2});
        QCOMPARE(session(*opened.window).nextSettings().rowOrder, RowOrder::Reversed);
        QCOMPARE(opened.controller().branches().session(original).nextSettings().rowOrder, RowOrder::AsBuilt);
    }

    void theOrderStaysWhenTheCursorMovesToAnotherStepWithTheSameRows() {
        const OpenedRowOrder opened("two_box_stack", 1);
        opened.click("orderReversed");
        opened.controller().forward(Granularity::Step);
        opened.wait();
        QVERIFY(opened.order() == (Order{1, 0}));
        QVERIFY(opened.window->openScene("stack_10"));
        opened.controller().toStep(3);
        opened.wait();
        QVERIFY(opened.order() == builtOrder(opened.order().size()));
        QVERIFY(opened.order().size() > 2);
    }

    void methodsWithoutAnOrderSayWhy_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("said");
        QTest::newRow("jacobi") << "jacobi"
                                << "solves all rows at once";
        QTest::newRow("direct") << "direct"
                                << "has no sweeps";
        QTest::newRow("xpbd") << "xpbd"
                              << "moves positions";
    }
    void methodsWithoutAnOrderSayWhy() {
        QFETCH(QString, method);
        QFETCH(QString, said);
        const OpenedRowOrder opened("stack_10", 3);
        opened.controller().changeSetting("method", method);
        opened.controller().forward(Granularity::Step);
        opened.wait();
        QVERIFY(!opened.table->isVisible());
        auto* empty = opened.panel->findChild<QLabel*>("rowOrderEmpty");
        QVERIFY2(empty->isVisible() && empty->text().contains(said), qPrintable(empty->text()));
        opened.controller().undo();
        opened.wait();
        QVERIFY(opened.table->isVisible());
    }

    void aStepWithoutRowsSaysWhatToDo() {
        const OpenedRowOrder opened("bouncing_ball", 2);
        QVERIFY(!opened.table->isVisible());
        QVERIFY(opened.panel->findChild<QLabel*>("rowOrderEmpty")->text().contains("no rows"));
        opened.window->openScene("stack_10");
        opened.controller().toStep(3);
        opened.wait();
        QVERIFY(opened.table->isVisible());
        QCOMPARE(opened.order().size(), opened.problem().rows.size());
    }

    void closingTheWindowWhileItMeasuresEndsTheWork() {
        for (const bool rowsAreFound : {false, true}) {
            auto window = shownWindow("pyramid_30");
            window->controller().toStep(2);
            auto* panel = &window->panel<RowOrderPanel>();
            QTest::keyClick(window.get(), Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
            QTRY_VERIFY(panel->isBusy());
            if (rowsAreFound) QTRY_VERIFY_WITH_TIMEOUT(!panel->model().order().empty(), 60'000);
            window.reset();
            QVERIFY(BackgroundWork::isIdle());
        }
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestRowOrderPanel, QApplication)
#include "test_row_order_panel.moc"
