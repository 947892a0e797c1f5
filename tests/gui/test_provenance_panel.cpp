// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

#include "gui/app/actions.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/panels/provenance/provenance_model.h"
#include "gui/panels/provenance/provenance_panel.h"
#include "gui/panels/provenance/waterfall_chart.h"
#include "gui/text/number_text.h"
#include "gui/text/provenance_text.h"
#include "gui/widgets/column_table_model.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr BodyId box{4};

struct Why {
    explicit Why(MainWindow& window)
        : panel(window.panel<ProvenancePanel>()),
          chart(*panel.findChild<WaterfallChart*>()),
          table(*panel.findChild<QTreeView*>(QStringLiteral("whyTable"))) {}

    const ProvenanceModel& model() const { return panel.model(); }
    QString text(const char* label) const { return unbound(panel.findChild<QLabel*>(QLatin1String(label))->text()); }

    bool isOf(const Session& session) const {
        const auto& provenance = model().provenance();
        return panel.requestedQuantity() && provenance && provenance->quantity == *panel.requestedQuantity() &&
               provenance->value == *valueOf(session.world(), *panel.requestedQuantity());
    }

    void click(const QModelIndex& line) {
        table.setCurrentIndex(line);  // brings it into sight
        QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, chart.rectOf(line).center());
    }

    /// The first line of a single contribution that names its row, beginning with what comes after line `from`.
    QModelIndex visit(int from = 0) const {
        for (int i = from; i < model().rowCount(); ++i)
            if (const QModelIndex line = model().index(i, 0); line.data(ProvenanceModel::RowRole).isValid() && model().partAt(line))
                return line;
        return {};
    }

    ProvenancePanel& panel;
    WaterfallChart& chart;
    QTreeView& table;
};

void stopAt(MainWindow& window, std::int64_t step) { window.controller().toStep(step); }

/// Stops where a body's velocity is asked for, every visit on a line of its own.
ShownWindow askingForABox(Quantity::Kind kind = Quantity::Kind::Vy) {
    auto window = sharedWindow();
    stopAt(*window, 20);
    dockOf(*window, "provenanceDock")->show();
    dockOf(*window, "provenanceDock")->raise();
    settle();
    Why why(*window);
    auto* grouping = why.panel.findChild<QComboBox*>(QStringLiteral("whyGrouping"));
    grouping->setCurrentIndex(grouping->findData(static_cast<int>(Grouping::Parts)));
    why.panel.ask({kind, box, {}});
    if (!QTest::qWaitFor([&] { return why.isOf(session(*window)); })) qFatal("no account");
    return window;
}

}  // namespace

class TestProvenancePanel : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void itSaysWhatToDoWhileNothingIsAsked() {
        auto window = sharedWindow();
        dockOf(*window, "provenanceDock")->show();
        dockOf(*window, "provenanceDock")->raise();
        settle();
        QVERIFY(Why(*window).text("whyWords").contains(QStringLiteral("Where does a number come from?")));
    }

    void aVelocityOfTheBodiesTableIsAskedForByEnter() {
        auto window = sharedWindow();
        stopAt(*window, 20);
        dockOf(*window, "bodiesDock")->raise();
        settle();
        auto* bodies = &window->panel<BodiesTable>();
        bodies->setFocus();
        bodies->setCurrentIndex(bodies->model()->index(4, 1 + static_cast<int>(Quantity::Kind::Vy)));
        QTest::keyClick(bodies, Qt::Key_Return);
        const Why why(*window);
        QVERIFY(dockOf(*window, "provenanceDock")->isVisible());
        QCOMPARE(why.panel.requestedQuantity(), (Quantity{Quantity::Kind::Vy, box, {}}));
        QTRY_VERIFY(why.isOf(session(*window)));
        QVERIFY(why.text("whySum").contains(exact(session(*window).world().velocities[4].v.y)));
        QVERIFY(why.text("whySum").contains(QStringLiteral("to the last bit")));
        QVERIFY(why.text("whyHeadline").contains(QStringLiteral("box")));
        QTRY_VERIFY(why.chart.hasFocus());
    }

    void aClickInPassingAsksOnlyWhereThePanelIsSeen() {
        auto window = shownWindow();
        stopAt(*window, 20);
        dockOf(*window, "bodiesDock")->raise();
        settle();
        auto* bodies = &window->panel<BodiesTable>();
        const QModelIndex cell = bodies->model()->index(2, 1);
        QTest::mouseClick(bodies->viewport(), Qt::LeftButton, {}, bodies->visualRect(cell).center());
        QVERIFY(!Why(*window).panel.requestedQuantity());
        QVERIFY(!dockOf(*window, "provenanceDock")->isVisible());
    }

    void everyNumberOfTheBodiesTableCanBeAskedFor() {
        auto window = sharedWindow();
        stopAt(*window, 20);
        dockOf(*window, "bodiesDock")->raise();
        settle();
        auto* bodies = &window->panel<BodiesTable>();
        const Why why(*window);
        for (int kind = 0; kind < Quantity::bodyKinds; ++kind) {
            const QModelIndex cell = bodies->model()->index(4, 1 + kind);
            const auto quantity = bodies->quantityAt(cell);
            QVERIFY(quantity);
            QCOMPARE(shown(*valueOf(session(*window).world(), *quantity), 5), cell.data().toString());
        }
        QVERIFY(!bodies->quantityAt(bodies->model()->index(4, 0)));
        QVERIFY(!bodies->quantityAt(bodies->model()->index(4, 1 + Quantity::bodyKinds)));
    }

    void theModelKeepsTheRulesOfItemModels() {
        auto window = askingForABox();
        Why why(*window);
        auto* model = window->findChild<ProvenanceModel*>();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto* grouping = why.panel.findChild<QComboBox*>(QStringLiteral("whyGrouping"));
        for (int i = 0; i < grouping->count(); ++i) grouping->setCurrentIndex(i);
        window->controller().back(Granularity::Iteration);
        QTRY_VERIFY(why.isOf(session(*window)));
    }

    void theLinesAddUpToTheNumberShown_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < Quantity::bodyKinds; ++kind)
            QTest::newRow(qPrintable(ProvenanceText::kind(static_cast<Quantity::Kind>(kind)))) << kind;
    }
    void theLinesAddUpToTheNumberShown() {
        QFETCH(int, kind);
        auto window = askingForABox(static_cast<Quantity::Kind>(kind));
        const Why why(*window);
        double sum = 0;
        for (int i = 0; i < why.model().rowCount(); ++i)
            sum += why.model().index(i, ProvenanceModel::Amount).data(exactRole).toString().toDouble();
        QCOMPARE(exact(sum), exact(*valueOf(session(*window).world(), {static_cast<Quantity::Kind>(kind), box, {}})));
    }

    void everyBarTravelsToItsStopAndTheAccountStays() {
        auto window = askingForABox();
        Why why(*window);
        const Cursor requestedQuantity = session(*window).cursor();
        const int lines = why.model().rowCount();
        QVERIFY(lines > 10);
        for (int i = 1; i < lines; i += 3) {
            const QModelIndex line = why.model().index(i, 0);
            why.click(line);
            QCOMPARE(session(*window).cursor().step, requestedQuantity.step);
            QCOMPARE(session(*window).cursor().event, line.data(ProvenanceModel::EventRole).toULongLong());
            settle();
            QCOMPARE(why.model().rowCount(), lines);
        }
        auto* back = why.panel.findChild<QToolButton*>(QStringLiteral("whyReturn"));
        QVERIFY(back->isEnabled());
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(session(*window).cursor(), requestedQuantity);
        QVERIFY(!back->isEnabled());
    }

    void theVisitOfABarChangesTheNumberByItsAmount() {
        auto window = askingForABox();
        Why why(*window);
        const QModelIndex line = why.visit();
        QVERIFY(line.isValid());
        const Contribution part = *why.model().partAt(line);
        why.click(line);
        const Real before = session(*window).worldBefore().velocities[4].v.y;
        const Real after = session(*window).world().velocities[4].v.y;
        QCOMPARE(after, part.after);
        QCOMPARE(before + part.amount, after);
    }

    void whatTheLastStepLeftIsExplainedByItsEnd() {
        auto window = askingForABox();
        Why why(*window);
        why.click(why.model().index(0, 0));
        QCOMPARE(session(*window).cursor().step, std::int64_t{19});
        QVERIFY(session(*window).atEndOfStep());
        QTRY_VERIFY(why.isOf(session(*window)));
    }

    void theAccountFollowsTheCursor() {
        auto window = askingForABox();
        const Why why(*window);
        for (const auto& move : {Granularity::Row, Granularity::Iteration, Granularity::Step}) {
            window->controller().back(move);
            QTRY_VERIFY(why.isOf(session(*window)));
        }
        window->controller().forward(Granularity::Term);
        QTRY_VERIFY(why.isOf(session(*window)));
    }

    void hoveringABarShowsItsRowInTheScene() {
        auto window = askingForABox();
        Why why(*window);
        const QModelIndex line = why.visit();
        why.table.scrollTo(line);
        QTest::mouseMove(why.chart.viewport(), why.chart.rectOf(line).center());
        QTRY_VERIFY(window->sceneView().pointedRow());
        QCOMPARE(window->sceneView().pointedRow()->row, line.data(ProvenanceModel::RowRole).toUInt());
        const QString description = why.model().description(line);
        QVERIFY(description.contains(exact(why.model().partAt(line)->amount)));
        dockOf(*window, "provenanceDock")->hide();
        QVERIFY(!window->sceneView().pointedRow());
    }

    void theKeyboardAloneAsksWalksAndTravels() {
        auto window = shownWindow();
        stopAt(*window, 20);
        window->controller().selectBody(box);
        QTest::keyClick(window.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        Why why(*window);
        QTRY_VERIFY(why.isOf(session(*window)));
        QTRY_VERIFY(why.chart.hasFocus());
        QTest::keyClick(&why.chart, Qt::Key_Down);
        QTest::keyClick(&why.chart, Qt::Key_Down);
        QVERIFY(why.table.currentIndex().isValid());
        // To the first group that can be opened, and to its first visit.
        for (int i = 0; i < 20 && why.model().rowCount(why.table.currentIndex().siblingAtColumn(0)) == 0; ++i)
            QTest::keyClick(&why.chart, Qt::Key_Down);
        const QModelIndex group = why.table.currentIndex().siblingAtColumn(0);
        QVERIFY(why.model().rowCount(group) > 1);
        QTest::keyClick(&why.chart, Qt::Key_Right);
        QVERIFY(why.table.isExpanded(group));
        QTest::keyClick(&why.chart, Qt::Key_Down);
        const QModelIndex line = why.table.currentIndex().siblingAtColumn(0);
        QCOMPARE(line.parent(), group);
        QTest::keyClick(&why.chart, Qt::Key_Return);
        QCOMPARE(session(*window).cursor().event, line.data(ProvenanceModel::EventRole).toULongLong());
        QTest::keyClick(&why.chart, Qt::Key_Left);
        QTest::keyClick(&why.chart, Qt::Key_Left);
        QVERIFY(!why.table.isExpanded(group));
    }

    void anImpulseIsAskedForInTheTableOfRows() {
        auto window = sharedWindow();
        stopAt(*window, 20);
        dockOf(*window, "iterationsDock")->raise();
        settle();
        window->findChild<QComboBox*>(QStringLiteral("iterationRows"))->setCurrentIndex(0);
        auto* cells = window->findChild<QTableView*>(QStringLiteral("iterationCells"));
        cells->setCurrentIndex(cells->model()->index(6, 3));
        window->findChild<QAction*>(QStringLiteral("whyOfRow"))->trigger();
        const Why why(*window);
        QCOMPARE(why.panel.requestedQuantity(), (Quantity{Quantity::Kind::Lambda, {}, {RowList::Velocities, 6}}));
        QTRY_VERIFY(why.isOf(session(*window)));
        QVERIFY(why.text("whyHeadline").contains(QStringLiteral("N s")));
        // Before the rows are built there is none, and at the end of the next step it is there again.
        window->controller().seek({21, 0, Term::VelocityB});
        QVERIFY(why.text("whyWords").contains(QStringLiteral("does not exist")));
        stopAt(*window, 21);
        QTRY_VERIFY(why.isOf(session(*window)));
    }

    void theRowCardLinksToItsNumbers() {
        auto window = sharedWindow();
        stopAt(*window, 20);
        const auto isVisit = [](const Event& e) { return e.kind == EventKind::Row && e.phase == Phase::SolveVelocities; };
        while (!isVisit(session(*window).event())) window->controller().back(Granularity::Row);
        const Event event = session(*window).event();
        auto* card = window->findChild<QTextBrowser*>(QStringLiteral("rowCardFormula"));
        const Quantity quantity{Quantity::Kind::Vy, event.b, {}};
        QVERIFY(card->toHtml().contains(ProvenanceText::link(quantity)));
        emit card->anchorClicked(QUrl(ProvenanceText::link(quantity)));
        const Why why(*window);
        QCOMPARE(why.panel.requestedQuantity(), quantity);
        QTRY_VERIFY(why.isOf(session(*window)));
    }

    void anyNumberCanBeChosenInThePanel() {
        auto window = askingForABox();
        const Why why(*window);
        auto* kind = why.panel.findChild<QComboBox*>(QStringLiteral("whyKind"));
        auto* body = why.panel.findChild<QComboBox*>(QStringLiteral("whyBody"));
        auto* row = why.panel.findChild<QSpinBox*>(QStringLiteral("whyRow"));
        kind->setCurrentIndex(static_cast<int>(Quantity::Kind::Y));
        body->setCurrentIndex(3);
        QCOMPARE(why.panel.requestedQuantity(), (Quantity{Quantity::Kind::Y, BodyId{3}, {}}));
        QTRY_VERIFY(why.isOf(session(*window)));
        QVERIFY(why.chart.hasAxisBreak());  // 2.5 m high, moved by micrometres
        kind->setCurrentIndex(Quantity::bodyKinds);
        QVERIFY(row->isVisible() && !body->isVisible());
        row->setValue(8);
        QCOMPARE(why.panel.requestedQuantity(), (Quantity{Quantity::Kind::Lambda, {}, {RowList::Velocities, 7}}));
        QTRY_VERIFY(why.isOf(session(*window)));
    }

    void linesCanBeCopied() {
        auto window = askingForABox();
        Why why(*window);
        why.table.setFocus();
        why.table.selectAll();
        QTest::keyClick(&why.table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), why.model().rowCount());
        QVERIFY(lines.last().contains(exact(why.model().provenance()->value)));
        window->findChild<QAction*>(QStringLiteral("copyWhy"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(why.text("whySum")));
    }

    void linksNameNumbersAndAreRead() {
        for (const Quantity& quantity :
             {Quantity{Quantity::Kind::Vy, BodyId{3}, {}}, Quantity{Quantity::Kind::PseudoOmega, BodyId{0}, {}},
              Quantity{Quantity::Kind::Lambda, {}, {RowList::PseudoVelocities, 12}}})
            QCOMPARE(ProvenanceText::fromLink(ProvenanceText::link(quantity)), quantity);
        QCOMPARE(ProvenanceText::link({Quantity::Kind::Vy, BodyId{3}, {}}), QStringLiteral("why:vy:3"));
        for (const char* bad :
             {"", "why:", "why:vy", "why:vy:x", "why:vy:1:2", "why:lambda:0", "why:lambda:7:1", "vy:3", "why:z:1"})
            QVERIFY2(!ProvenanceText::fromLink(QLatin1String(bad)), bad);
    }

    void theQuestionStaysWhenTheSceneBeginsAgain() {
        auto window = askingForABox();
        const Why why(*window);
        window->controller().restart();
        QCOMPARE(why.panel.requestedQuantity(), (Quantity{Quantity::Kind::Vy, box, {}}));
        QTRY_VERIFY(why.isOf(session(*window)));
        stopAt(*window, 7);
        QTRY_VERIFY(why.isOf(session(*window)));
    }

    void anotherSceneForgetsTheNumber() {
        auto window = askingForABox();
        const Why why(*window);
        window->openScene(QStringLiteral("car"));
        QVERIFY(!why.panel.requestedQuantity());
        QVERIFY(!why.model().provenance());
    }
};

SOLVERSCOPE_TEST(TestProvenancePanel, QApplication)
#include "test_provenance_panel.moc"
