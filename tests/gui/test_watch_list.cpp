// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include "gui/app/workspace.h"
#include "gui/charts/sparkline.h"
#include "gui/panels/watch/watch_panel.h"
#include "gui/session/watch_list.h"
#include "gui/text/number_text.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

WatchList& metersOf(MainWindow& window) { return window.findChild<Workspace*>()->meters; }
WatchPanel& panelOf(MainWindow& window) { return window.panel<WatchPanel>(); }
QTreeWidget& list(MainWindow& window) { return *window.findChild<QTreeWidget*>(QStringLiteral("meterList")); }
QLineEdit& edit(MainWindow& window) { return *panelOf(window).findChild<QLineEdit*>(QStringLiteral("conditionEdit")); }

bool metersSettled(MainWindow& window) {
    return QTest::qWaitFor([&] { return !panelOf(window).isBusy(); }, patience);
}

ShownWindow withMeters(std::int64_t step, const QStringList& texts = {}) {
    auto window = shownWindow();
    window->controller().toStep(step);
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    if (!QTest::qWaitFor([&] { return panelOf(*window).isVisible(); })) qFatal("the panel does not open");
    for (const QString& text : texts) metersOf(*window).add(text);
    if (!metersSettled(*window)) qFatal("the meters are not read");
    return window;
}

QString valueOf(MainWindow& window, int line) { return list(window).topLevelItem(line)->text(1); }

QList<QPointF> sparklineOf(MainWindow& window, int line) {
    return list(window).topLevelItem(line)->data(2, SparklineDelegate::pointsRole).value<QList<QPointF>>();
}

QAction* offer(MainWindow& window, const QString& part, const QString& text) {
    QMenu* menu = panelOf(window).findChild<QToolButton*>(QStringLiteral("meterOffers"))->menu();
    emit menu->aboutToShow();
    for (QAction* group : menu->actions())
        if (group->menu() && group->text().remove(QLatin1Char('&')).contains(part))
            for (QAction* action : group->menu()->actions())
                if (action->text().contains(text)) return action;
    return nullptr;
}

}  // namespace

class TestWatchList : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void anEmptyPanelSaysWhatAMeterIs() {
        auto window = withMeters(10);
        QVERIFY(panelOf(*window).findChild<QLabel*>(QStringLiteral("metersHint"))->isVisible());
        QVERIFY(!list(*window).isVisible());
        QVERIFY(edit(*window).hasFocus());
    }

    void aTypedMeterShowsItsValueAtTheCursor() {
        auto window = withMeters(20);
        QTest::keyClicks(&edit(*window), QStringLiteral("kinetic_energy"));
        QTest::keyClick(&edit(*window), Qt::Key_Return);
        QCOMPARE(list(*window).topLevelItemCount(), 1);
        QVERIFY(metersSettled(*window));
        const Real energy = session(*window).recording().records()[19].measures.kineticEnergy;
        QCOMPARE(valueOf(*window, 0), withUnit(shown(energy), QStringLiteral("J")));
        QVERIFY(edit(*window).text().isEmpty());
        // It is told at the end of the step only.
        window->controller().seek({20, 3, Term::VelocityB});
        QTRY_COMPARE(valueOf(*window, 0), QStringLiteral("–"));
    }

    void whatIsWrongStandsBelowWithItsColumn() {
        auto window = withMeters(20);
        QTest::keyClicks(&edit(*window), QStringLiteral("jv where row == foo"));
        const auto* message = panelOf(*window).findChild<QLabel*>(QStringLiteral("conditionMessage"));
        QVERIFY(message->isVisible());
        QVERIFY(message->text().startsWith(QStringLiteral("column 17")));
        QVERIFY(!panelOf(*window).findChild<QPushButton*>(QStringLiteral("addMeter"))->isEnabled());
        QTest::keyClick(&edit(*window), Qt::Key_Return);
        QVERIFY(metersOf(*window).entries().empty());
        edit(*window).clear();
        QTest::keyClicks(&edit(*window), QStringLiteral("jv"));
        QVERIFY(!message->isVisible());  // a number is as good as a condition
    }

    void theMarkedRowAndTheSelectedBodyAreOffered() {
        auto window = withMeters(20);
        window->controller().seek({20, 0, Term::VelocityB});
        window->controller().forward(Granularity::Iteration);
        window->controller().pickRow(RowRef{RowList::Velocities, 5});
        window->controller().selectBody(BodyId{4});
        QAction* lambda = offer(*window, QStringLiteral("marked row"), QStringLiteral("lambda"));
        QAction* falling = offer(*window, QStringLiteral("selected body"), QStringLiteral("v_y("));
        QVERIFY(lambda && falling);
        lambda = offer(*window, QStringLiteral("marked row"), QStringLiteral("lambda"));
        lambda->trigger();
        offer(*window, QStringLiteral("selected body"), QStringLiteral("v_y("))->trigger();
        QCOMPARE(metersOf(*window).entries().size(), std::size_t{2});
        QVERIFY(metersSettled(*window));
        const auto& events = session(*window).events();
        Real sum = 0;
        for (std::size_t i = 0; i <= session(*window).cursor().event; ++i)
            if (events[i].kind == EventKind::Row && events[i].visit.row == 5) sum = events[i].visit.lambdaAfter;
        QCOMPARE(metersOf(*window).reading(0)->value, sum);
        QCOMPARE(valueOf(*window, 0), withUnit(shown(sum), QStringLiteral("N s")));
        QCOMPARE(metersOf(*window).reading(1)->value, session(*window).world().velocities[4].v.y);
    }

    void valuesGoWithTheCursor() {
        auto window = withMeters(20, {QStringLiteral("v_y(\"box_4\")"), QStringLiteral("iteration"), QStringLiteral("clamp")});
        const std::size_t count = session(*window).events().size();
        for (std::size_t event = 0; event < count; event += 41) {
            window->controller().seek({20, event, Term::VelocityB});
            QTRY_COMPARE(metersOf(*window).reading(0)->value, session(*window).world().velocities[4].v.y);
            QCOMPARE(valueOf(*window, 1), QString::number(session(*window).event().iteration));
        }
        window->controller().toStep(20);
        QVERIFY(
            (QStringList{QStringLiteral("none"), QStringLiteral("lower"), QStringLiteral("upper")}.contains(valueOf(*window, 2))));
    }

    void theLinesAreTheStepsLastValues() {
        auto window = withMeters(80, {QStringLiteral("v_y(\"box_4\")"), QStringLiteral("kinetic_energy")});
        QTRY_COMPARE_WITH_TIMEOUT(sparklineOf(*window, 0).size(), 80, patience);
        for (const int step : {1, 2, 40, 80}) {
            QCOMPARE(sparklineOf(*window, 0)[step - 1], QPointF(step, session(*window).recording().endOf(step).velocities[4].v.y));
            QCOMPARE(sparklineOf(*window, 1)[step - 1].y(),
                     session(*window).recording().records()[static_cast<std::size_t>(step - 1)].measures.kineticEnergy);
        }
        panelOf(*window).findChild<QComboBox*>(QStringLiteral("meterSpan"))->setCurrentIndex(1);
        QTRY_COMPARE(sparklineOf(*window, 0), metersOf(*window).overStops(0));
        QVERIFY(sparklineOf(*window, 0).size() > 2);
    }

    void aClickOnALineTravels() {
        auto window = withMeters(80, {QStringLiteral("kinetic_energy")});
        QTRY_COMPARE_WITH_TIMEOUT(sparklineOf(*window, 0).size(), 80, patience);
        const QRect cell = list(*window).visualRect(list(*window).model()->index(0, 2));
        QTest::mouseClick(list(*window).viewport(), Qt::LeftButton, {}, {cell.left() + 1, cell.center().y()});
        QTRY_COMPARE(session(*window).cursor().step, 1);
    }

    void enterGoesToTheStopThatAValueWasReadAt() {
        auto window = withMeters(20, {QStringLiteral("residual where iteration == 4")});
        QVERIFY(metersOf(*window).reading(0).has_value());
        list(*window).setFocus();
        list(*window).setCurrentItem(list(*window).topLevelItem(0));
        QTest::keyClick(&list(*window), Qt::Key_Return);
        QCOMPARE(session(*window).event().iteration, 4);
        QCOMPARE(session(*window).event().kind, EventKind::Iteration);
    }

    void metersAreCopiedAndRemovedByKey() {
        auto window = withMeters(20, {QStringLiteral("kinetic_energy"), QStringLiteral("residual")});
        list(*window).setFocus();
        list(*window).setCurrentItem(list(*window).topLevelItem(0));
        QTest::keyClick(&list(*window), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("kinetic_energy\t") + exact(session(*window).recording().records()[19].measures.kineticEnergy));
        QTest::keyClick(&list(*window), Qt::Key_Delete);
        QCOMPARE(metersOf(*window).entries().size(), std::size_t{1});
        QCOMPARE(metersOf(*window).entries()[0].text, QStringLiteral("residual"));
        QCOMPARE(list(*window).topLevelItemCount(), 1);
    }

    void aMeterIsChangedInItsPlace() {
        auto window = withMeters(20, {QStringLiteral("kinetic_energy"), QStringLiteral("residual")});
        list(*window).setFocus();
        list(*window).setCurrentItem(list(*window).topLevelItem(0));
        QTest::keyClick(&list(*window), Qt::Key_F2);
        QVERIFY(edit(*window).hasFocus());
        QCOMPARE(edit(*window).text(), QStringLiteral("kinetic_energy"));
        QTest::keyClicks(&edit(*window), QStringLiteral("potential_energy"));
        QTest::keyClick(&edit(*window), Qt::Key_Return);
        QCOMPARE(metersOf(*window).entries().size(), std::size_t{2});
        QCOMPARE(metersOf(*window).entries()[0].text, QStringLiteral("potential_energy"));
        QVERIFY(metersSettled(*window));
        const Real energy = session(*window).recording().records()[19].measures.potentialEnergy;
        QTRY_COMPARE(valueOf(*window, 0), withUnit(shown(energy), QStringLiteral("J")));
        // What is typed next is a meter of its own again.
        QTest::keyClicks(&edit(*window), QStringLiteral("iteration"));
        QTest::keyClick(&edit(*window), Qt::Key_Return);
        QCOMPARE(metersOf(*window).entries().size(), std::size_t{3});
    }

    void metersAreKeptFromOneStartToTheNext() {
        withMeters(5, {QStringLiteral("kinetic_energy"), QStringLiteral("v_y(\"box_4\")")}).reset();
        auto window = withMeters(5);
        QCOMPARE(metersOf(*window).entries().size(), std::size_t{2});
        QCOMPARE(metersOf(*window).entries()[1].text, QStringLiteral("v_y(\"box_4\")"));
        // In a scene without that body it waits, and says so.
        QVERIFY(window->openScene(QStringLiteral("bouncing_ball")));
        QVERIFY(metersOf(*window).entries()[1].problem.contains(QStringLiteral("no body")));
        QVERIFY(metersOf(*window).entries()[0].problem.isEmpty());
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(metersOf(*window).entries()[1].problem.isEmpty());
    }

    void theColumnOfAnErrorCountsLetters() {
        auto window = withMeters(0);
        Scene scene = session(*window).scene();
        scene.bodies.back().id = "ü";
        window->controller().openScene(scene);
        metersOf(*window).add(QStringLiteral("v_y(\"ü\") )"));
        const QString problem = metersOf(*window).entries()[0].problem;
        QVERIFY2(problem.startsWith(QStringLiteral("column 10:")), qPrintable(problem));
    }

    void theSameMeterIsNotAddedTwice() {
        auto window = withMeters(5, {QStringLiteral("residual"), QStringLiteral("residual")});
        QCOMPARE(metersOf(*window).entries().size(), std::size_t{1});
    }

    void readingStepsLeavesThemAsTheyAre() {
        auto window = withMeters(60, {QStringLiteral("lambda"), QStringLiteral("energy_change"), QStringLiteral("lost_matches")});
        Recording plain(session(*window).scene());
        for (int i = 0; i < 60; ++i) plain.advance();
        for (std::size_t i = 0; i < 60; ++i)
            QCOMPARE(session(*window).recording().records()[i].checksum, plain.records()[i].checksum);
        QVERIFY(!session(*window).recording().divergedAt());
    }
};

SOLVERSCOPE_TEST(TestWatchList, QApplication)
#include "test_watch_list.moc"
