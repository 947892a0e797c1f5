// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include "gui/app/actions.h"
#include "gui/app/run_window.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_progress.h"
#include "gui/lessons/manual_solve_view.h"
#include "gui/panels/manual_solve/manual_solve_panel.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "tests/gui/chosen_language.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QPushButton* button(QWidget& in, const char* name) { return in.findChild<QPushButton*>(QLatin1String(name)); }

/// Enters what the solver computes for the row whose turn it is, or numbers that are off by so much.
void enter(ManualSolveView& view, Real deltaOff = 0, Real sumOff = 0) {
    const ManualSolve& solve = view.exam().solve();
    const std::uint32_t row = solve.expected();
    const RowVisit truth = solve.visitOf(row);
    view.findChild<QComboBox*>(QStringLiteral("handPick"))->setCurrentIndex(static_cast<int>(row) + 1);
    view.findChild<QLineEdit*>(QStringLiteral("handDelta"))->setText(exact(truth.delta + deltaOff));
    auto* sum = view.findChild<QLineEdit*>(QStringLiteral("handSum"));
    sum->setText(exact(truth.lambdaAfter + sumOff));
    QTest::keyClick(sum, Qt::Key_Return);
}

QString verdict(ManualSolveView& view) { return view.findChild<QLabel*>(QStringLiteral("handVerdict"))->text(); }
QString progress(ManualSolveView& view) { return view.findChild<QLabel*>(QStringLiteral("handProgress"))->text(); }

Real velocityOfUpper(MainWindow& window) { return session(window).startOfStep().velocities[2].v.y; }

}  // namespace

class TestManualSolvePanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void theKeyShowsThePanelAndWhatToDo() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        QCOMPARE(window->actions()[QStringLiteral("solve-by-hand")]->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Y));
        ManualSolvePanel& panel = opened(*window);
        QVERIFY(dockOf(*window, "handSolveDock")->isVisible());
        QVERIFY(panel.findChild<QLabel*>(QStringLiteral("handState"))->isVisible());
        QVERIFY(!panel.view().isVisible());
    }

    void theSweepsOfAStepAreSolvedAndTheSceneGoesAlong() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        button(panel, "handStart")->click();
        QVERIFY(panel.view().isBegun());
        QCOMPARE(panel.view().exam().solve().wanted(), std::size_t{4});
        QVERIFY(progress(panel.view()).contains(QStringLiteral("Visit 1 of 4")));
        enter(panel.view());
        QVERIFY(verdict(panel.view()).startsWith(QStringLiteral("✓")));
        QCOMPARE(session(*window).event().kind, EventKind::Row);
        QCOMPARE(session(*window).event().visit.row, std::uint32_t{0});
        QVERIFY(session(*window).world().velocities == panel.view().exam().solve().world().velocities);
        while (!panel.view().exam().isDone()) enter(panel.view());
        QCOMPARE(panel.view().exam().count(AttemptOutcome::AtOnce), 4);
        QVERIFY(progress(panel.view()).contains(QStringLiteral("4 right at once")));
    }

    void aWrongNumberIsExplainedAndShownAfterThreeTries() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        panel.start();
        ManualSolveView& view = panel.view();
        enter(view, 1, 1);
        QVERIFY(verdict(view).startsWith(QStringLiteral("✗")));
        QCOMPARE(view.exam().solve().made(), std::size_t{0});
        enter(view, 1, 1);
        enter(view, 1, 1);
        QCOMPARE(view.exam().solve().made(), std::size_t{1});
        QCOMPARE(view.exam().count(AttemptOutcome::Shown), 1);
        enter(view);  // the second row
        const Real before = view.exam().solve().visitOf(0).lambdaBefore;
        enter(view, 0, -before);  // the old sum is missing
        QVERIFY2(verdict(view).contains(QStringLiteral("old sum")), verdict(view).toUtf8());
    }

    void aRowOutOfItsTurnIsRefused() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        panel.start();
        panel.view().findChild<QComboBox*>(QStringLiteral("handPick"))->setCurrentIndex(2);
        panel.view().findChild<QLineEdit*>(QStringLiteral("handDelta"))->setText(QStringLiteral("1/6"));
        panel.view().findChild<QLineEdit*>(QStringLiteral("handSum"))->setText(QStringLiteral("1/6"));
        button(panel, "handCheck")->click();
        QVERIFY(verdict(panel.view()).contains(QStringLiteral("turn")));
        QCOMPARE(panel.view().exam().solve().made(), std::size_t{0});
    }

    void rowsArePickedInTheTableAndInTheScene() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        panel.start();
        auto* pick = panel.findChild<QComboBox*>(QStringLiteral("handPick"));
        auto* rows = panel.findChild<QTableView*>(QStringLiteral("handRows"));
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_Down);
        QTest::keyClick(rows, Qt::Key_Down);
        QCOMPARE(pick->currentIndex(), 2);
        QCOMPARE(window->controller().pickedRow(), (RowRef{RowList::Velocities, 1}));
        window->controller().pickRow(RowRef{RowList::Velocities, 0});
        QCOMPARE(pick->currentIndex(), 1);
    }

    void theModelSolutionIsSteppedBothWays() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        panel.start();
        enter(panel.view());
        button(panel, "handModel")->click();
        QVERIFY(panel.view().isShowingModel());
        QCOMPARE(panel.view().exam().count(AttemptOutcome::Shown), 3);
        const std::vector<Velocity> first = session(*window).world().velocities;
        button(panel, "handModelOn")->click();
        QVERIFY(verdict(panel.view()).contains(QStringLiteral("0.16667")));
        button(panel, "handModelOn")->click();
        QCOMPARE(session(*window).event().visit.row, std::uint32_t{1});
        button(panel, "handModelBack")->click();
        button(panel, "handModelBack")->click();
        QVERIFY(session(*window).world().velocities == first);
        QVERIFY(!button(panel, "handModelBack")->isEnabled());
    }

    void freshNumbersGoIntoABranch() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        panel.setSeed(3);
        const std::size_t branches = window->controller().branches().list().size();
        button(panel, "handFresh")->click();
        QCOMPARE(window->controller().branches().list().size(), branches + 1);
        QVERIFY(!session(*window).recording().inputs().empty());
        QVERIFY(panel.view().isBegun());
        const std::vector<Velocity> first = session(*window).startOfStep().velocities;
        const std::size_t inputs = session(*window).recording().inputs().size();
        button(panel, "handFresh")->click();
        QCOMPARE(window->controller().branches().list().size(), branches + 1);
        QCOMPARE(session(*window).recording().inputs().size(), inputs);
        QVERIFY(!(session(*window).startOfStep().velocities == first));
        while (!panel.view().exam().isDone()) enter(panel.view());
        QCOMPARE(panel.view().exam().count(AttemptOutcome::Shown), 0);
    }

    void whatFollowsIsHiddenWhileItIsDone() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        QVERIFY(!window->controller().hidesFuture());
        panel.start();
        QVERIFY(window->controller().hidesFuture());
        button(panel, "handStop")->setFocus();
        button(panel, "handStop")->click();
        QVERIFY(!window->controller().hidesFuture());
        QCOMPARE(QApplication::focusWidget(), button(panel, "handStart"));
        panel.start();
        dockOf(*window, "handSolveDock")->close();
        QVERIFY(!window->controller().hidesFuture());
    }

    void whatCannotBeDoneByHandSaysWhy() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        window->controller().restart();
        window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("direct"));
        panel.start();
        QVERIFY(!panel.view().isBegun());
        QVERIFY(panel.findChild<QLabel*>(QStringLiteral("handState"))->text().contains(QStringLiteral("one by one")));
    }

    void settingsThatSolveSeveralRowsAtOnceAreNamed() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        ManualSolvePanel& panel = opened(*window);
        const auto state = [&] {
            panel.start();
            return panel.view().isBegun() ? QString() : panel.findChild<QLabel*>(QStringLiteral("handState"))->text();
        };
        QVERIFY(window->controller().changeSetting(QStringLiteral("block_solve"), QStringLiteral("true")));
        QVERIFY2(state().contains(QStringLiteral("one by one: Block solve.")), qPrintable(state()));
        QVERIFY(window->controller().changeSetting(QStringLiteral("block_solve"), QStringLiteral("false")));
        // Without joints there is nothing to solve at once.
        QVERIFY(window->controller().changeSetting(QStringLiteral("joint_blocks"), QStringLiteral("true")));
        QCOMPARE(state(), QString());
    }

    void theTablesAreSoundModels() {
        const auto window = sharedWindow(QStringLiteral("pyramid_10"));
        ManualSolvePanel& panel = opened(*window);
        QAbstractItemModelTester rows(panel.findChild<QTableView*>(QStringLiteral("handRows"))->model(),
                                      QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester bodies(panel.findChild<QTableView*>(QStringLiteral("handBodies"))->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.start();
        panel.findChild<QCheckBox*>(QStringLiteral("handJacobian"))->click();
        for (int i = 0; i < 3; ++i) enter(panel.view());
        panel.findChild<QPushButton*>(QStringLiteral("handStop"))->click();
    }

    void aLessonsExerciseIsDoneGradedAndKept() {
        const auto window = shownWindow();
        ManualExerciseWidget& exercise = inLesson(*window, "3.4");
        auto& view = *exercise.findChild<ManualSolveView*>();
        QVERIFY(window->controller().hidesFuture());
        QTRY_VERIFY(view.isVisible());
        enter(view, 1, 1);
        button(exercise, "hint")->click();
        button(exercise, "hint")->click();
        button(exercise, "hint")->click();
        QVERIFY(!button(exercise, "hint")->isEnabled());
        while (!view.exam().isDone()) enter(view);
        QVERIFY(exercise.isDone());
        QVERIFY(exercise.record().right);
        QCOMPARE(exercise.record().given, QStringLiteral("3 at once, 1 after tries, 0 shown"));
        QCOMPARE(exercise.record().hints, 3);
        QVERIFY(!window->controller().hidesFuture());
        const auto kept = readProgress(LessonProgress::defaultFile());
        QVERIFY(kept.has_value());
        QVERIFY(kept->value(QStringLiteral("3.4")).answers.value(QStringLiteral("by-hand")).right);
        // Left and come back to, it is as it was.
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        settle();
        auto* again = window->findChild<ManualExerciseWidget*>();
        QVERIFY(again && again->isDone());
        QVERIFY(again->findChild<QLabel*>(QStringLiteral("grade"))->text().contains(QStringLiteral("3 right at once")));
    }

    void shownVisitsAreNotEarnedAndNewNumbersAreOffered() {
        const auto window = shownWindow();
        ManualExerciseWidget& exercise = inLesson(*window, "3.4");
        auto& view = *exercise.findChild<ManualSolveView*>();
        const Real before = velocityOfUpper(*window);
        button(exercise, "handGiveUp")->click();
        while (!view.exam().isDone()) enter(view);
        QVERIFY(!exercise.record().right);
        button(exercise, "fresh")->click();
        QVERIFY(!exercise.isDone());
        QVERIFY(velocityOfUpper(*window) != before);
        while (!view.exam().isDone()) enter(view);
        QVERIFY(exercise.record().right);
    }

    void theFieldsAreInSightHoweverManyRowsThereAre() {
        const auto window = shownWindow();
        ManualExerciseWidget& exercise = inLesson(*window, "3.7");
        settle();
        auto* rows = exercise.findChild<QTableView*>(QStringLiteral("handRows"));
        QVERIFY(rows->model()->rowCount() == 10);
        for (const char* field : {"handPick", "handDelta", "handSum", "handCheck"}) {
            auto* shown = exercise.findChild<QWidget*>(QLatin1String(field));
            QCOMPARE(shown->visibleRegion().boundingRect().height(), shown->height());
        }
    }

    void numbersThatNoRowCanChangeAreLeftOut() {
        const auto window = shownWindow();
        ManualExerciseWidget& exercise = inLesson(*window, "3.4");  // discs, one above the other
        auto* bodies = exercise.findChild<QTableView*>(QStringLiteral("handBodies"));
        QVERIFY(bodies->isColumnHidden(1) && !bodies->isColumnHidden(2) && bodies->isColumnHidden(3));
        exercise.findChild<QCheckBox*>(QStringLiteral("handJacobian"))->click();
        QVERIFY(!bodies->isColumnHidden(1) && !bodies->isColumnHidden(3));
    }

    void whatRoundingLeftTakesLittleRoom() {
        const auto window = shownWindow();
        ManualExerciseWidget& exercise = inLesson(*window, "5.2");
        auto& view = *exercise.findChild<ManualSolveView*>();
        while (!view.exam().isDone()) enter(view);
        const auto* rows = exercise.findChild<QTableView*>(QStringLiteral("handRows"))->model();
        const QString bias = unbound(rows->index(1, RowBias).data().toString());
        QVERIFY2(bias.contains(QStringLiteral("e−")) && bias.size() <= 8, bias.toUtf8());
        QVERIFY(rows->index(1, RowBias).data(Qt::ToolTipRole).toString().size() > bias.size());
    }

    void positionsAreSolvedByHandToo() {
        const auto window = shownWindow();
        ManualExerciseWidget& exercise = inLesson(*window, "5.2");
        auto& view = *exercise.findChild<ManualSolveView*>();
        QCOMPARE(view.exam().solve().list(), RowList::Positions);
        while (!view.exam().isDone()) enter(view);
        QVERIFY(exercise.record().right);
    }

    void anotherLanguageKeepsWhatWasDone() {
        LanguageSwitch language;
        language.window().resize(smallWindow);
        QVERIFY(language.window().openScene(QStringLiteral("two_box_stack")));
        language.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&language.window()));
        language.window().controller().restart();
        ManualSolvePanel& panel = opened(language.window());
        panel.start();
        enter(panel.view());
        chooseLanguage(language, "ru");
        auto& view = language.window().panel<ManualSolvePanel>().view();
        QVERIFY(view.isBegun());
        QCOMPARE(view.exam().solve().made(), std::size_t{1});
        QVERIFY(language.window().controller().hidesFuture());
        while (!view.exam().isDone()) enter(view);
        QCOMPARE(view.exam().count(AttemptOutcome::AtOnce), 4);
        QVERIFY(!language.window().controller().hidesFuture());
        useLanguage(QStringLiteral("en"));
    }

private:
    ManualSolvePanel& opened(MainWindow& window) {
        window.actions()[QStringLiteral("solve-by-hand")]->trigger();
        settle();
        return window.panel<ManualSolvePanel>();
    }

    /// The exercise of a lesson, all stages before it skipped.
    ManualExerciseWidget& inLesson(MainWindow& window, const char* lesson) {
        if (!window.openLesson(QLatin1String(lesson))) qFatal("no such lesson");
        auto* panel = &window.panel<LessonPanel>();
        for (int i = 0; i < panel->stageCount(); ++i) {
            settle();
            for (auto* found : window.findChildren<ManualExerciseWidget*>())
                if (found->isVisible()) return *found;
            auto* next = button(*panel, "next");
            (next->isEnabled() ? next : button(*panel, "skip"))->click();
        }
        qFatal("no exercise by hand in this lesson");
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestManualSolvePanel, QApplication)
#include "test_manual_solve_panel.moc"
