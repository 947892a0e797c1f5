// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTextBlock>
#include <QTreeWidget>
#include <algorithm>
#include <cmath>

#include "gui/app/actions.h"
#include "gui/panels/breakpoints/breakpoints_panel.h"
#include "gui/panels/source/source_text.h"
#include "gui/panels/source/source_view.h"
#include "gui/panels/timeline/timeline.h"
#include "gui/session/breakpoints.h"
#include "physics/debugger/breakpoints/scanner.h"
#include "tests/gui/shown_window.h"
#include "tests/seek_event.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const QString lateClamp = QStringLiteral("clamp == lower && iteration > 3");

QLineEdit& conditionOf(MainWindow& window) {
    return *window.panel<BreakpointsPanel>().findChild<QLineEdit*>(QStringLiteral("conditionEdit"));
}

/// Types a condition as a user does: the panel by its key, the text, Enter.
void typeCondition(MainWindow& window, const QString& condition) {
    press(window, Qt::Key_B, Qt::ControlModifier);
    QTest::keyClicks(&conditionOf(window), condition);
    QTest::keyClick(&conditionOf(window), Qt::Key_Escape);  // the list of names
    QTest::keyClick(&conditionOf(window), Qt::Key_Return);
    settle();
}

bool waitForSearch(MainWindow& window) {
    return QTest::qWaitFor([&] { return !window.breakpoints().isSearching(); }, patience);
}

/// What the search must find, found by looking at every event.
Cursor firstLateClampAfter(const Session& session) {
    Session other(session.scene());
    other.seek(session.cursor());
    const auto wanted = [](const Event& e) { return e.kind == EventKind::Row && e.visit.clamp == Clamp::Lower && e.iteration > 3; };
    if (!seekForward(other, wanted, 1000)) qFatal("nothing to find");
    return other.cursor();
}

}  // namespace

class TestBreakpoints : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void anExampleShowsTheConditionThatItEnters() {
        const auto window = shownWindow();
        auto* menu = window->panel<BreakpointsPanel>().findChild<QMenu*>();
        QVERIFY(menu);
        emit menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->isSeparator()) continue;
            action->trigger();
            const QString shown = QString(action->text()).replace(QStringLiteral("&&"), QStringLiteral("&"));
            QVERIFY2(shown.endsWith(QStringLiteral(":  ") + conditionOf(*window).text()), qPrintable(action->text()));
        }
    }

    void aMistakeInAConditionIsSaidWithItsColumn() {
        const auto window = shownWindow();
        typeCondition(*window, QStringLiteral("clamp == lowest"));
        const auto* message = window->panel<BreakpointsPanel>().findChild<QLabel*>(QStringLiteral("conditionMessage"));
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().startsWith(QStringLiteral("column 10:")), qPrintable(message->text()));
        QVERIFY(window->breakpoints().entries().empty());
    }

    void continuingStopsWhereTheConditionHolds() {
        const auto window = shownWindow();
        typeCondition(*window, lateClamp);
        QCOMPARE(window->breakpoints().entries().size(), std::size_t{1});
        window->sceneView().setFocus();
        for (int i = 0; i < 5; ++i) {
            const Cursor expected = firstLateClampAfter(session(*window));
            press(*window, Qt::Key_F5);
            QVERIFY(waitForSearch(*window));
            QCOMPARE(session(*window).cursor(), expected);
        }
        QCOMPARE(window->breakpoints().entries()[0].stops, qint64{5});
    }

    void continuingBackGoesThroughTheSameStops() {
        const auto window = shownWindow();
        typeCondition(*window, lateClamp);
        window->sceneView().setFocus();
        std::vector<Cursor> stops;
        for (int i = 0; i < 5; ++i) {
            press(*window, Qt::Key_F5);
            QVERIFY(waitForSearch(*window));
            stops.push_back(session(*window).cursor());
        }
        for (int i = 3; i >= 0; --i) {
            press(*window, Qt::Key_F5, Qt::ShiftModifier);
            QVERIFY(waitForSearch(*window));
            QCOMPARE(session(*window).cursor(), stops[static_cast<std::size_t>(i)]);
        }
    }

    void aClickBesideTheSourceStopsThereAndAnotherOneNoLonger() {
        const auto window = shownWindow();
        window->controller().seek({2, 60, Term::VelocityB});
        auto* source = &window->panel<SourceView>();
        auto* text = source->findChild<SourceText*>();
        const int line = source->currentLine();
        QVERIFY(line > 0);
        const auto clickGutter = [&] {
            const QTextBlock block = text->document()->findBlockByNumber(line - 1);
            QTextCursor at(block);
            auto* gutter = text->findChild<QWidget*>(QStringLiteral("sourceGutter"));
            QTest::mouseClick(gutter, Qt::LeftButton, {}, QPoint(6, text->cursorRect(at).center().y()));
        };
        clickGutter();
        QVERIFY(window->breakpoints().hasLine(source->shownFile(), line));
        const auto disc = std::ranges::find_if(text->signs(), [&](const SourceText::Sign& sign) { return sign.line == line; });
        QVERIFY(disc != text->signs().end());
        QCOMPARE(disc->sign, SourceText::GutterSign::Breakpoint);
        const Cursor before = session(*window).cursor();
        press(*window, Qt::Key_F5);
        QVERIFY(waitForSearch(*window));
        QCOMPARE(session(*window).cursor().event, before.event + 1);  // the next visit stands on the same line
        clickGutter();
        QVERIFY(window->breakpoints().entries().empty());
    }

    void theKeyOfBreakpointsSetsOneWhereTheSolverStands() {
        const auto window = shownWindow();
        window->controller().seek({2, 60, Term::VelocityB});
        auto* source = &window->panel<SourceView>();
        press(*window, Qt::Key_F9);
        QVERIFY(window->breakpoints().hasLine(source->shownFile(), source->currentLine()));
        press(*window, Qt::Key_F9);
        QVERIFY(window->breakpoints().entries().empty());
    }

    void runningToALineStopsThereOnce() {
        const auto window = shownWindow();
        window->controller().seek({2, 0, Term::VelocityB});
        auto* source = &window->panel<SourceView>();
        const int line = source->currentLine();
        press(*window, Qt::Key_F10, Qt::ControlModifier);
        QVERIFY(waitForSearch(*window));
        QCOMPARE(session(*window).cursor(), (Cursor{3, 0, Term::VelocityB}));
        QCOMPARE(source->currentLine(), line);
        QVERIFY(window->breakpoints().entries().empty());
    }

    void playbackStopsAtABreakpoint() {
        const auto window = shownWindow();
        window->controller().seek({3, 0, Term::VelocityB});
        typeCondition(*window, QStringLiteral("step == 9 && row == 7"));
        window->sceneView().setFocus();
        press(*window, Qt::Key_F6);
        QVERIFY(window->controller().isPlaying());
        QTRY_VERIFY(!window->controller().isPlaying());
        QCOMPARE(session(*window).cursor().step, std::int64_t{9});
        QCOMPARE(session(*window).event().visit.row, 7u);
        QTRY_COMPARE(window->breakpoints().entries()[0].stops, qint64{1});
    }

    void sweepsStopWhereContinuingDoes_data() {
        QTest::addColumn<QString>("condition");
        QTest::newRow("a row") << QStringLiteral("clamp == lower && iteration > 3");
        QTest::newRow("every third") << QStringLiteral("row == 5");
        QTest::newRow("the end of a phase") << QStringLiteral("step == 4 && phase == warm_start");
        QTest::newRow("the end of a step") << QStringLiteral("step == 4 && phase == end");
    }
    void sweepsStopWhereContinuingDoes() {
        QFETCH(QString, condition);
        const auto window = shownWindow();
        DebuggerController& controller = window->controller();
        controller.setRowSpeed(DebuggerController::fastestRows);
        typeCondition(*window, condition);
        if (condition.startsWith(QLatin1String("row"))) window->breakpoints().setEvery(0, 3);
        window->sceneView().setFocus();
        controller.toStep(3);
        for (int stop = 1; stop <= 3 && !(stop > 1 && condition.startsWith(QLatin1String("step"))); ++stop) {
            const Cursor from = session(*window).cursor();
            press(*window, Qt::Key_F5);
            QVERIFY(waitForSearch(*window));
            const Cursor expected = session(*window).cursor();
            controller.seek(from);
            press(*window, Qt::Key_F7);
            QCOMPARE(controller.playing(), Playing::Sweeps);
            QTRY_VERIFY_WITH_TIMEOUT(!controller.isPlaying(), patience);
            QCOMPARE(session(*window).cursor(), expected);
            QTRY_COMPARE(window->breakpoints().entries()[0].stops, qint64{2 * stop});
        }
    }

    void sweepsThatLoopStopInEveryRound() {
        const auto window = shownWindow();
        DebuggerController& controller = window->controller();
        controller.setRowSpeed(DebuggerController::fastestRows);
        controller.setLooping(true);
        controller.toStep(3);
        window->breakpoints().add(QStringLiteral("phase == solve_velocities && row == 2 && iteration == 1"));
        Cursor first;
        for (int round = 0; round < 3; ++round) {
            controller.playSweeps();
            QTRY_VERIFY_WITH_TIMEOUT(!controller.isPlaying(), patience);
            if (round == 0) first = session(*window).cursor();
            QCOMPARE(session(*window).cursor(), first);
        }
        QCOMPARE(first.step, std::int64_t{3});
    }

    void sweepsBeginBehindTheBreakpointAtWhichTheyStand() {
        const auto window = shownWindow();
        DebuggerController& controller = window->controller();
        controller.setRowSpeed(DebuggerController::fastestRows);
        controller.toStep(3);
        window->breakpoints().add(QStringLiteral("phase == solve_velocities && row == 4"));
        Cursor before = session(*window).cursor();
        for (int stop = 0; stop < 3; ++stop) {
            controller.playSweeps();
            QTRY_VERIFY_WITH_TIMEOUT(!controller.isPlaying(), patience);
            QVERIFY(before < session(*window).cursor());
            QCOMPARE(session(*window).event().visit.row, 4u);
            before = session(*window).cursor();
        }
    }

    void aRunFromWithinAStepDoesNotStopBeforeItsBeginning() {
        const auto window = shownWindow();
        DebuggerController& controller = window->controller();
        controller.toStep(3);
        window->breakpoints().add(QStringLiteral("phase == collide"));
        controller.seek({4, 40, Term::VelocityB});
        controller.play();
        QTRY_VERIFY_WITH_TIMEOUT(!controller.isPlaying(), patience);
        QCOMPARE(session(*window).cursor().step, std::int64_t{5});
    }

    void withoutBreakpointsTheKeyRunsAndPauses() {
        const auto window = shownWindow();
        press(*window, Qt::Key_F5);
        QVERIFY(window->controller().isPlaying());
        press(*window, Qt::Key_F5);
        QVERIFY(!window->controller().isPlaying());
    }

    void aSearchThatFindsNothingTellsHowFarItIsAndCanBeCalledOff() {
        const auto window = shownWindow();
        const Cursor before = session(*window).cursor();
        typeCondition(*window, QStringLiteral("jv > 1e9"));
        window->sceneView().setFocus();
        press(*window, Qt::Key_F5);
        QTRY_VERIFY(window->breakpoints().progress().contains(QStringLiteral("step")));
        QVERIFY(window->breakpoints().isSearching());
        const auto* status = window->panel<BreakpointsPanel>().findChild<QLabel*>(QStringLiteral("searchStatus"));
        QTRY_VERIFY(status->text().contains(QStringLiteral("step")));
        press(*window, Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(!window->breakpoints().isSearching());
        QCOMPARE(session(*window).cursor(), before);
        const auto steps = session(*window).recording().steps();
        QVERIFY(steps > before.step);
        bool told = false;
        for (const auto* label : window->panel<Timeline>().findChildren<QLabel*>())
            told = told || label->text().contains(QStringLiteral("step %1 of %2").arg(before.step).arg(steps));
        QVERIFY(told);
    }

    void whateverElseMovesTheCursorEndsASearch() {
        const auto window = shownWindow();
        typeCondition(*window, QStringLiteral("jv > 1e9"));
        window->sceneView().setFocus();
        press(*window, Qt::Key_F5);
        QVERIFY(window->breakpoints().isSearching());
        press(*window, Qt::Key_Home);
        QVERIFY(!window->breakpoints().isSearching());
        QCOMPARE(session(*window).cursor(), Cursor{});
    }

    void aSearchBackThatFindsNothingSaysSo() {
        const auto window = shownWindow();
        window->controller().seek({20, 5, Term::VelocityB});
        typeCondition(*window, QStringLiteral("jv > 1e9"));
        window->sceneView().setFocus();
        press(*window, Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(waitForSearch(*window));
        QCOMPARE(session(*window).cursor(), (Cursor{20, 5, Term::VelocityB}));
        QVERIFY(!window->breakpoints().outcome().isEmpty());
    }

    void aWatchShowsItsFigureAtTheCursor() {
        const auto window = shownWindow();
        press(*window, Qt::Key_B, Qt::ControlModifier);
        auto* panel = &window->panel<BreakpointsPanel>();
        for (const char* expression : {"jv", "clamp", "delta / effective_mass"}) {
            conditionOf(*window).setText(QLatin1String(expression));
            QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("addWatch")), Qt::LeftButton);
        }
        window->controller().seek({2, 60, Term::VelocityB});
        settle();
        const Event& event = session(*window).event();
        QCOMPARE(event.kind, EventKind::Row);
        const std::vector<double> values = window->breakpoints().watchedValues();
        QCOMPARE(values.size(), std::size_t{3});
        QCOMPARE(values[0], event.visit.jv);
        QCOMPARE(values[2], event.visit.delta / event.effectiveMass);
        const auto* list = panel->findChild<QTreeWidget*>(QStringLiteral("watchList"));
        QCOMPARE(list->topLevelItem(1)->text(1),
                 QString::fromUtf8(valuesOf(infoOf(quantityOf("clamp")))[static_cast<std::size_t>(event.visit.clamp)].data()));
        window->controller().seek({2, 0, Term::VelocityB});
        settle();
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("–"));
    }

    void breakpointsAndWatchesStayFromOneStartToTheNext() {
        {
            const auto window = shownWindow();
            typeCondition(*window, lateClamp);
            window->breakpoints().setEvery(0, 3);
            window->breakpoints().toggleLine(QStringLiteral("physics/world/step.h"), 93);
            window->breakpoints().setEnabled(1, false);
            window->breakpoints().addWatch(QStringLiteral("jv"));
        }
        const auto window = shownWindow();
        const auto& entries = window->breakpoints().entries();
        QCOMPARE(entries.size(), std::size_t{2});
        QCOMPARE(entries[0].condition, lateClamp);
        QVERIFY(entries[0].breakpoint.condition);
        QCOMPARE(entries[0].breakpoint.every, 3);
        QVERIFY(window->breakpoints().hasLine(QStringLiteral("physics/world/step.h"), 93));
        QVERIFY(!entries[1].breakpoint.enabled);
        QCOMPARE(window->breakpoints().watches().size(), std::size_t{1});
    }

    void aConditionAboutAnotherScenesBodyWaitsForItsScene() {
        const auto window = shownWindow();
        typeCondition(*window, QStringLiteral("body == \"box_3\""));
        QVERIFY(window->breakpoints().any());
        QVERIFY(window->openScene(QStringLiteral("bullet")));
        const QString problem = window->breakpoints().entries()[0].problem;
        QVERIFY(!problem.isEmpty());
        QVERIFY(!window->breakpoints().any());
        settle();
        QVERIFY(window->findChild<QTreeWidget*>(QStringLiteral("breakpointList"))->topLevelItem(0)->text(1).endsWith(problem));
        QVERIFY(window->findChild<QLabel*>(QStringLiteral("searchStatus"))->text().endsWith(problem));
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(window->breakpoints().any());
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestBreakpoints, QApplication)
#include "test_breakpoints.moc"
