// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>
#include <QTableView>
#include <QtTest>

#include "gui/panels/bodies/bodies_table.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/iteration_table/iteration_table_model.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/number_text.h"
#include "tests/gui/stack_of_ten.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestIterationTable : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_controller = stackOfTenAt(5);
        QVERIFY(m_controller);
    }

    void cleanup() { m_controller.reset(); }

    void everyVisitHasItsCellAndEveryCellItsVisit() {
        IterationTableModel model(*m_controller);
        const auto& events = m_controller->session().events();
        int visits = 0;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const bool mine = events[i].kind == EventKind::Row && !actsOnPseudoVelocities(events[i].phase);
            const QModelIndex cell = model.cellOf(i);
            QCOMPARE(cell.isValid(), mine);
            if (!mine) continue;
            ++visits;
            QCOMPARE(cell.row(), static_cast<int>(events[i].visit.row));
            QCOMPARE(cell.column(), events[i].iteration);
            QCOMPARE(model.eventAt(cell), std::optional(i));
        }
        QCOMPARE(visits, model.rowCount() * model.columnCount());
        QCOMPARE(model.columnCount(), m_controller->session().settings().iterations + 1);
    }

    void cellsShowTheEventsOwnNumbers() {
        IterationTableModel model(*m_controller);
        using Quantity = IterationTableModel::Quantity;
        for (Quantity quantity : {Quantity::Sum, Quantity::Delta, Quantity::Jv}) {
            model.setQuantity(quantity);
            for (int row = 0; row < model.rowCount(); row += 3) {
                for (int column = 0; column < model.columnCount(); ++column) {
                    const QModelIndex cell = model.index(row, column);
                    const RowVisit& visit = m_controller->session().events()[*model.eventAt(cell)].visit;
                    const double wanted = quantity == Quantity::Sum     ? visit.lambdaAfter
                                          : quantity == Quantity::Delta ? visit.delta
                                                                        : visit.jv;
                    QCOMPARE(model.data(cell, exactRole).toDouble(), wanted);
                    QVERIFY(model.data(cell, Qt::DisplayRole).toString().endsWith(shown(wanted, 4)));
                }
            }
        }
    }

    void aLineDraggedToAnotherPlaceIsVisitedThere() {
        IterationTable table(*m_controller);
        table.resize(900, 600);
        table.show();
        auto* lines = table.findChild<QTableView*>()->verticalHeader();
        QVERIFY(lines->count() > 6);
        QVERIFY(lines->sectionsMovable());
        const auto orderShown = [&] {
            QList<int> order;
            for (int place = 0; place < lines->count(); ++place) order += lines->logicalIndex(place);
            return order;
        };
        const QList<int> asBuilt = orderShown();
        const Settings before = m_controller->session().nextSettings();

        // With the mouse: line 4 goes to the top.
        QWidget* surface = lines->viewport();
        const auto middle = [&](int line) {
            return QPoint(20, lines->sectionViewportPosition(line) + lines->sectionSize(line) / 2);
        };
        QTest::mousePress(surface, Qt::LeftButton, {}, middle(4));
        for (int y = middle(4).y(); y > 1; y -= 4) QTest::mouseMove(surface, {20, y});
        QTest::mouseMove(surface, {20, 1});
        QTest::mouseRelease(surface, Qt::LeftButton, {}, {20, 1});
        QCOMPARE(settingText(m_controller->session().nextSettings(), "row_order"), std::string("given"));
        QCOMPARE(settingText(m_controller->session().nextSettings(), "given_order"), std::string("4"));
        QCOMPARE(orderShown().mid(0, 3), (QList<int>{4, 0, 1}));

        // The sweeps go that way, and the table still finds its cells.
        m_controller->forward(Granularity::Step);
        const auto& events = m_controller->session().events();
        const auto first = std::find_if(events.begin(), events.end(), [](const Event& e) {
            return e.kind == EventKind::Row && e.phase == Phase::SolveVelocities;
        });
        QVERIFY(first != events.end());
        QCOMPARE(first->visit.row, 4u);
        QCOMPARE(orderShown().mid(0, 3), (QList<int>{4, 0, 1}));
        lines->moveSection(1, 3);
        QCOMPARE(settingText(m_controller->session().nextSettings(), "given_order"), std::string("4 1 2"));

        m_controller->undo();
        QCOMPARE(settingText(m_controller->session().nextSettings(), "given_order"), std::string("4"));
        m_controller->undo();
        QCOMPARE(m_controller->session().nextSettings(), before);
        QCOMPARE(orderShown(), asBuilt);
        m_controller->redo();
        QCOMPARE(settingText(m_controller->session().nextSettings(), "row_order"), std::string("given"));
        QCOMPARE(settingText(m_controller->session().nextSettings(), "given_order"), std::string("4"));
    }

    void linesStayWhereAMethodHasNoOrder() {
        IterationTable table(*m_controller);
        table.show();
        auto* lines = table.findChild<QTableView*>()->verticalHeader();
        table.allowReordering(false);
        QVERIFY(!lines->sectionsMovable());
        table.allowReordering(true);
        QVERIFY(lines->sectionsMovable());
        QVERIFY(m_controller->changeSetting(QStringLiteral("method"), QStringLiteral("jacobi")));
        m_controller->forward(Granularity::Step);
        QVERIFY(!lines->sectionsMovable());
    }

    void aClampShowsItsGlyph() {
        IterationTableModel model(*m_controller);
        m_controller->openScene(QStringLiteral(":/scenes/single_box_corner.json"));
        const auto& session = m_controller->session();
        const auto clampedUp = [](const Event& e) { return e.kind == EventKind::Row && e.visit.clamp == Clamp::Lower; };
        for (int step = 1; step < 300 && std::none_of(session.events().begin(), session.events().end(), clampedUp); ++step)
            m_controller->toStep(step);
        model.refresh();
        int lower = 0;
        int free = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const auto event = model.eventAt(model.index(row, column));
                if (!event) continue;
                const QString text = model.data(model.index(row, column), Qt::DisplayRole).toString();
                const Clamp clamp = session.events()[*event].visit.clamp;
                QCOMPARE(text.startsWith(QStringLiteral("⌊")), clamp == Clamp::Lower);
                QCOMPARE(text.startsWith(QStringLiteral("⌈")), clamp == Clamp::Upper);
                lower += clamp == Clamp::Lower ? 1 : 0;
                free += clamp == Clamp::None ? 1 : 0;
            }
        }
        QVERIFY(lower > 0);
        QVERIFY(free > 0);
    }

    void whatLiesAheadOfTheCursorIsMarkedSo() {
        IterationTableModel model(*m_controller);
        const std::size_t middle = *model.eventAt(model.index(4, 3));
        m_controller->seek({5, middle, Term::VelocityB});
        model.refresh();
        QVERIFY(model.data(model.index(4, 3), IterationTableModel::CurrentRole).toBool());
        QVERIFY(!model.data(model.index(4, 3), IterationTableModel::FutureRole).toBool());
        QVERIFY(model.data(model.index(5, 3), IterationTableModel::FutureRole).toBool());
        QVERIFY(!model.data(model.index(3, 3), IterationTableModel::FutureRole).toBool());
        QVERIFY(model.data(model.index(0, 4), IterationTableModel::FutureRole).toBool());
        QVERIFY(!model.data(model.index(19, 2), IterationTableModel::FutureRole).toBool());
    }

    void theModelKeepsItsPromisesWhileStepsScenesAndSettingsChange() {
        IterationTableModel model(*m_controller);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QObject::connect(m_controller.get(), &DebuggerController::cursorMoved, &model, &IterationTableModel::refresh);
        m_controller->forward(Granularity::Row);
        for (int i = 0; i < 30; ++i) m_controller->forward(Granularity::Term);
        m_controller->changeSetting(QStringLiteral("iterations"), QStringLiteral("3"));
        QCOMPARE(model.columnCount(), 4);
        m_controller->changeSetting(QStringLiteral("warm_starting"), QStringLiteral("0"));
        QCOMPARE(model.columnCount(), 4);
        QVERIFY(!model.eventAt(model.index(0, 0)));
        model.showRows(RowList::PseudoVelocities);
        QCOMPARE(model.columnCount(), 11);
        m_controller->changeSetting(QStringLiteral("position_correction"), QStringLiteral("none"));
        QCOMPARE(model.rowCount(), 0);
        model.showRows(RowList::Velocities);
        m_controller->openScene(QStringLiteral(":/scenes/chain_10.json"));
        QCOMPARE(model.rowCount(), 20);
        m_controller->openScene(QStringLiteral(":/scenes/two_box_stack.json"));
        m_controller->toStep(2);
        QVERIFY(model.rowCount() < 20);
        m_controller->restart();
        m_controller->toStep(1);
    }

    void aStepThatIsRunAgainIsReadAgain() {
        IterationTableModel model(*m_controller);
        const std::size_t visit = *model.eventAt(model.index(2, 2));
        m_controller->seek({5, visit, Term::VelocityB});
        model.refresh();
        const double before = model.data(model.index(2, 2), exactRole).toDouble();
        m_controller->changeSetting(QStringLiteral("warm_starting"), QStringLiteral("0"));
        model.refresh();
        QCOMPARE(m_controller->session().cursor().step, 5);
        const QModelIndex cell = model.index(2, 2);
        const Event& event = m_controller->session().events()[*model.eventAt(cell)];
        QCOMPARE(event.iteration, 2);
        QCOMPARE(event.visit.row, 2U);
        QCOMPARE(model.data(cell, exactRole).toDouble(), event.visit.lambdaAfter);
        QVERIFY(event.visit.lambdaAfter != before);
    }

    void clickingACellTravelsThere() {
        IterationTable table(*m_controller);
        table.resize(1200, 400);
        table.show();
        auto* cells = table.findChild<QTableView*>(QStringLiteral("iterationCells"));
        const QModelIndex cell = table.model().index(3, 2);
        const std::size_t wanted = *table.model().eventAt(cell);
        QTest::mouseClick(cells->viewport(), Qt::LeftButton, {}, cells->visualRect(cell).center());
        QCOMPARE(m_controller->session().cursor(), (Cursor{5, wanted, Term::VelocityB}));
        QCOMPARE(cells->currentIndex(), cell);
    }

    void clickingAColumnsHeadTravelsToTheEndOfItsSweep() {
        IterationTable table(*m_controller);
        table.resize(1200, 400);
        table.show();
        auto* cells = table.findChild<QTableView*>(QStringLiteral("iterationCells"));
        auto* head = cells->horizontalHeader();
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, {head->sectionViewportPosition(4) + 10, head->height() / 2});
        const Event& event = m_controller->session().event();
        QVERIFY(event.kind == EventKind::Iteration);
        QCOMPARE(event.iteration, 4);
    }

    void choosingALinePicksItsRow() {
        IterationTable table(*m_controller);
        table.show();
        auto* cells = table.findChild<QTableView*>(QStringLiteral("iterationCells"));
        cells->selectRow(7);
        QCOMPARE(m_controller->markedRow(), std::optional(RowRef{RowList::Velocities, 7}));
        m_controller->pickRow(RowRef{RowList::Velocities, 2});
        QCOMPARE(cells->currentIndex().row(), 2);
    }

    void theTableShowsTheRowsWhereTheCursorStands() {
        IterationTable table(*m_controller);
        table.show();
        const auto& events = m_controller->session().events();
        std::size_t pseudo = 0;
        while (events[pseudo].kind != EventKind::Row || events[pseudo].phase != Phase::SolvePseudoVelocities) ++pseudo;
        QVERIFY(table.model().list() == RowList::Velocities);
        m_controller->seek({5, pseudo, Term::VelocityB});
        QVERIFY(table.model().list() == RowList::PseudoVelocities);
        QVERIFY(table.model().cellOf(pseudo).isValid());
    }

    void afterTheSweepsTheLastOneIsInViewAlsoInATableThatIsShownLater() {
        const Session& session = m_controller->session();
        std::size_t end = session.events().size() - 1;
        while (session.events()[end].phase != Phase::SolveVelocities) --end;
        QVERIFY(session.events()[end].kind != EventKind::Row);
        m_controller->seek({5, end, Term::VelocityB});
        IterationTable table(*m_controller);
        table.resize(1200, 300);
        table.show();
        table.resize(470, 160);  // a dock gets its place after it is shown
        auto* cells = table.findChild<QTableView*>(QStringLiteral("iterationCells"));
        const auto isInView = [&](int column) {
            const QRect cell = cells->visualRect(table.model().index(0, column));
            return cells->viewport()->rect().contains(cell);
        };
        const int last = session.settings().iterations;
        QCOMPARE(table.model().columnAt(end), last);
        QVERIFY(isInView(last));
        QVERIFY(!isInView(0));
        m_controller->seek({5, 0, Term::VelocityB});
        QVERIFY(isInView(0));
    }

    void linesAreNamedAlsoBeforeTheContactsAreFound() {
        IterationTableModel model(*m_controller);
        const QString name = model.headerData(3, Qt::Vertical, Qt::DisplayRole).toString();
        QVERIFY(name.contains(QLatin1Char('#')));
        m_controller->seek({5, 0, Term::VelocityB});
        model.refresh();
        QCOMPARE(model.headerData(3, Qt::Vertical, Qt::DisplayRole).toString(), name);
    }

    void aTableThatWaitsWhilePlayingNeverReadsPastTheEvents() {
        IterationTableModel model(*m_controller);
        m_controller->openScene(QStringLiteral(":/scenes/two_box_stack.json"));
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                for (int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{IterationTableModel::TintRole}})
                    model.data(model.index(row, column), role);
        QVERIFY(model.rowCount() > 0);
    }

    void bodiesShowTheWorldAtTheCursor() {
        BodiesTable table(*m_controller);
        table.show();
        QAbstractItemModelTester tester(table.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_controller->forward(Granularity::Phase);
        m_controller->forward(Granularity::Phase);
        const auto& lines = table.lines();
        const World& world = m_controller->session().world();
        QCOMPARE(lines.rowCount(), static_cast<int>(world.bodies.size()));
        for (int row = 0; row < lines.rowCount(); ++row) {
            const BodyLine& line = lines.item(row);
            const auto body = static_cast<std::size_t>(row);
            QCOMPARE(line.numbers[BodyLine::X], world.poses[body].position.x);
            QCOMPARE(line.numbers[BodyLine::Vy], world.velocities[body].v.y);
            QCOMPARE(line.numbers[BodyLine::InverseMassOf], world.inverseMasses[body].m);
        }
        m_controller->openScene(QStringLiteral(":/scenes/two_box_stack.json"));
        QCOMPARE(lines.rowCount(), static_cast<int>(m_controller->scene().bodies.size()));
    }

    void placeAndVelocityFitANarrowTable() {
        QVERIFY(m_controller->openScene(QStringLiteral(":/lessons/1.1-particles/one.json")));
        BodiesTable table(*m_controller);
        table.resize(390, 600);
        table.show();
        m_controller->toStep(3);
        const auto isInView = [&](BodyLine::Number number) {
            return table.viewport()->rect().contains(table.visualRect(table.model()->index(0, 1 + number)));
        };
        for (const auto number : {BodyLine::X, BodyLine::Y, BodyLine::Vx, BodyLine::Vy}) QVERIFY(isInView(number));
    }

    void noNumberOfABodyIsCut() {
        BodiesTable table(*m_controller);
        table.resize(800, 600);
        table.show();
        setShowsAllDigits(true);
        m_controller->toStep(7);
        QStringList cut;
        for (int row = 0; row < table.lines().rowCount(); ++row)
            for (int column = 1; column <= BodyLine::numberCount; ++column) {
                const QString number = table.model()->index(row, column).data().toString();
                if (table.fontMetrics().horizontalAdvance(number) > table.columnWidth(column)) cut += number;
            }
        setShowsAllDigits(false);
        QCOMPARE(cut, QStringList());
    }

    void whatTheEventChangedIsBoldAndItsBodiesAreMarked() {
        BodiesTable table(*m_controller);
        table.show();
        const auto& events = m_controller->session().events();
        std::size_t visit = 0;
        while (events[visit].kind != EventKind::Row || events[visit].phase != Phase::SolveVelocities ||
               events[visit].visit.row < 6 || events[visit].visit.delta == 0)
            ++visit;
        m_controller->seek({5, visit, Term::VelocityB});
        const Event& event = events[visit];
        int bold = 0;
        for (int row = 0; row < table.lines().rowCount(); ++row) {
            const BodyLine& line = table.lines().item(row);
            QCOMPARE(line.side == BodyLine::Side::A, line.body == event.a);
            QCOMPARE(line.side == BodyLine::Side::B, line.body == event.b);
            QVERIFY(!line.changed[BodyLine::X]);
            if (line.side == BodyLine::Side::None) QVERIFY(!line.changed[BodyLine::Vx] && !line.changed[BodyLine::Vy]);
            const QModelIndex cell = table.model()->index(row, 1 + BodyLine::Vy);
            bold += table.model()->data(cell, Qt::FontRole).value<QFont>().bold() ? 1 : 0;
        }
        QCOMPARE(bold, (event.vA.v != m_controller->session().worldBefore().velocities[index(event.a)].v ? 1 : 0) + 1);
    }

    void aBodyChosenInTheTableIsSelectedAndTheOtherWayRound() {
        BodiesTable table(*m_controller);
        table.show();
        table.selectRow(3);
        QCOMPARE(m_controller->selectedBody(), std::optional(BodyId{3}));
        m_controller->selectBody(BodyId{1});
        QCOMPARE(table.currentIndex().row(), 1);
        m_controller->selectBody(std::nullopt);
        QVERIFY(!table.selectionModel()->hasSelection());
    }

private:
    std::unique_ptr<DebuggerController> m_controller;
};

SOLVERSCOPE_TEST(TestIterationTable, QApplication)
#include "test_iteration_table.moc"
