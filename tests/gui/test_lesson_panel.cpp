// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFrame>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTreeWidget>
#include <QtTest>

#include "gui/lessons/answer_row.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/manual_solve_view.h"
#include "gui/lessons/task_gauge.h"
#include "gui/style/text_size.h"
#include "gui/text/number_text.h"
#include "gui/widgets/setting_editor.h"
#include "tests/gui/kept_lessons.h"
#include "tests/gui/lesson_panel_test.h"
#include "tests/gui/motion_on.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestLessonPanel : public LessonPanelTest {
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }

    void init() {
        begin();
        newPanel(keptLessons());
    }

    void cleanup() { end(); }

    void onlyWrittenLessonsCanBeOpened();
    void aLessonThatIsPlannedIsListedOnly();
    void aLessonCanBeDoneToItsEnd();
    void aWrongAnswerIsLockedAndExplained();
    void aFreshInstanceHasOtherNumbers();
    void predictionAndTruthAreTheEnginesOwn();
    void whatIsRightIsNotCalledTheEngines();
    void hintsComeOneByOne();
    void aPickInTheWindowIsTheAnswer();
    void theStepperStaysWithTheRowsInQuestion();
    void noQuestionOfOneRowGivesAwayTheNext();
    void runSaysWhyAStageDoesNotRun();
    void linksLeadWhereTheirWordsSay();
    void theCheckReadsTheEngine();
    void settingsThatWereEnteredLateCountFromTheBeginning();
    void aSolvedTaskCanBeTriedAgainAndSaysHowItIsNow();
    void aBodyThatWasMovedLateCountsFromTheBeginning();
    void aTaskSaysFromWhereASettingActs();
    void checkSaysWhatItFound();
    void checkPlaysTheRunUpToTheStepThatCounts();
    void aGaugeFollowsTheCursorWhileTheSceneRuns();
    void aCheckCanBeCancelled();
    void oneButtonOfAStageIsThePrimaryOne();
    void theSecondClickOfADoubleClickIsNotForTheLesson();
    void itsButtonsFitADockWithLargeText_data();
    void itsButtonsFitADockWithLargeText();
    void theSummaryLeadsBackToWhatWasMissed();
    void theFirstStageNamesTheArticle();
    void aLinkThatSetsSomethingSaysWhat();
    void startingOverKeepsWhatWasEntered();
    void whatWasReachedByOtherMeansDoesNotCount();
    void onlyTheNeededControlsAreUnlocked();
    void progressComesBackInANewPanel();
    void aCorruptedProgressFileIsKeptAside();
    void linksMoveTheCursorAndRaisePanels();
    void linksSetStepAndHighlight();
    void aLinkMeansTheLessonsOwnScene();
    void aSceneOpenedByTheLearnerIsLeftAloneUntilAskedFor();
    void whatLearnersTypeIsUnderstood_data();
    void whatLearnersTypeIsUnderstood();
    void lessonTextsShowNoHtmlAndLoadNothing();
    void formulasArePicturesInTheColourOfTheText();
    void everyFocusableWidgetHasAName();
    void everyShippedLessonCanBeSkippedThrough();

private:
    template <typename Widget>
    Widget* find(const char* name) const {
        auto* widget = m_panel->findChild<Widget*>(QLatin1String(name));
        return widget;
    }

    QPushButton* button(const char* name) const { return find<QPushButton>(name); }
    void click(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }

    void check(TaskWidget* task) {
        click(task->findChild<QPushButton*>(QStringLiteral("check")));
        settle();
    }

    void toStage(int stage) {
        while (m_panel->stage() < stage) {
            QPushButton* next = button("next");
            click(next->isEnabled() ? next : button("skip"));
            settle();
        }
        QCOMPARE(m_panel->stage(), stage);
    }

    QuestionWidget* question(const char* id) const { return find<QuestionWidget>((QByteArray("question-") + id).constData()); }

    TaskWidget* toTask(const char* lesson) {
        m_panel->openLesson(QLatin1String(lesson));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        int stage = 0;
        while (!m_panel->findChild<TaskWidget*>()) toStage(++stage);
        return m_panel->findChild<TaskWidget*>();
    }
    void set(const char* key, const char* text) { QVERIFY(m_controller->changeSetting(QLatin1String(key), QLatin1String(text))); }

    void answer(QuestionWidget* question, const QString& text) {
        auto* field = question->findChild<QLineEdit*>(QStringLiteral("answer"));
        field->clear();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    /// With plain blanks.
    static QString label(QWidget* widget, const char* name) {
        return widget->findChild<QLabel*>(QLatin1String(name))->text().replace(QChar(0x00A0), QLatin1Char(' '));
    }
    static QString text(QWidget* widget, const char* name) {
        return widget->findChild<LessonTextView*>(QLatin1String(name))->toPlainText().replace(QChar(0x00A0), QLatin1Char(' '));
    }
    void proceed(QuestionWidget* question) {
        click(question->findChild<QPushButton*>(QStringLiteral("continue")));
        settle();
    }
};

void TestLessonPanel::onlyWrittenLessonsCanBeOpened() {
    m_panel->openFolder({});
    auto* tree = find<QTreeWidget>("contents");
    int enabled = 0;
    int planned = 0;
    for (QTreeWidgetItemIterator it(tree); *it; ++it) {
        if (!(*it)->parent()) continue;
        (*it)->flags() & Qt::ItemIsEnabled ? ++enabled : ++planned;
    }
    const auto written = QDir(QStringLiteral(":/lessons")).entryList({QStringLiteral("*.*")}, QDir::Dirs).size();
    QCOMPARE(enabled, written);
    QCOMPARE(planned, 0);
    QVERIFY(!m_panel->openLesson(QStringLiteral("9.9")));
    QTest::keyClick(tree, Qt::Key_Return);  // the first lesson, while none is done
    QCOMPARE(m_panel->stage(), 0);
    QCOMPARE(find<QLabel>("lessonTitle")->text(), QStringLiteral("0.1  Arrows"));
}

void TestLessonPanel::aLessonThatIsPlannedIsListedOnly() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("3.2-one-row")));
    for (const char* file : {"lesson.md", "scene.json"}) {
        const QString name = QStringLiteral("/3.2-one-row/") + QLatin1String(file);
        QVERIFY(QFile::copy(keptLessons() + name, folder.path() + name));
    }
    QFile contents(folder.filePath(QStringLiteral("contents.txt")));
    QVERIFY(contents.open(QIODevice::WriteOnly));
    contents.write("# Sequential impulses\n3.2 One row\n9.9 A lesson to come\n");
    contents.close();
    m_panel->openFolder(folder.path());
    const auto* tree = find<QTreeWidget>("contents");
    const QTreeWidgetItem* part = tree->topLevelItem(0);
    QCOMPARE(part->childCount(), 2);
    QVERIFY(part->child(0)->flags() & Qt::ItemIsEnabled);
    QVERIFY(!(part->child(1)->flags() & Qt::ItemIsEnabled));
    QVERIFY(!m_panel->openLesson(QStringLiteral("9.9")));
    QVERIFY(m_panel->openLesson(QStringLiteral("3.2")));
}

void TestLessonPanel::aLessonCanBeDoneToItsEnd() {
    QVERIFY(m_panel->openLesson(QStringLiteral("3.2")));
    QVERIFY(button("next")->isEnabled());
    click(button("next"));  // goal
    settle();
    click(button("next"));  // worked
    settle();
    QCOMPARE(m_panel->stage(), 2);
    QVERIFY(!button("next")->isEnabled());

    answer(question("faster"), QStringLiteral("1,875"));
    QVERIFY(question("faster")->record().right);
    QCOMPARE(label(question("faster"), "engines"), QStringLiteral("1.875 N s"));
    proceed(question("faster"));
    auto* pick = question("which-clamps")->findChild<QComboBox*>(QStringLiteral("pick"));
    pick->setFocus();
    QTest::keyClick(pick, Qt::Key_End);
    click(question("which-clamps")->findChild<QPushButton*>(QStringLiteral("commit")));
    QVERIFY(question("which-clamps")->record().right);
    proceed(question("which-clamps"));
    click(question("second-sweep")->findChild<QPushButton*>(QStringLiteral("zero")));
    click(question("second-sweep")->findChild<QPushButton*>(QStringLiteral("commit")));
    QVERIFY(question("second-sweep")->record().right);
    proceed(question("second-sweep"));  // the last one leads on
    QCOMPARE(m_panel->stage(), 3);

    answer(question("heavy-mass"), QStringLiteral("1.25 kg"));
    QVERIFY(question("heavy-mass")->record().right);
    proceed(question("heavy-mass"));
    answer(question("heavy-omega"), QStringLiteral("3/2"));
    QVERIFY(question("heavy-omega")->record().right);
    proceed(question("heavy-omega"));  // the last one goes on to the next stage
    QCOMPARE(m_panel->stage(), 4);

    QVERIFY(!button("next")->isEnabled());
    auto* byHand = find<ManualSolveView>("handSolveView");
    while (!byHand->exam().isDone()) {
        const ManualSolve& solve = byHand->exam().solve();
        const RowVisit visit = solve.visitOf(solve.expected());
        find<QComboBox>("handPick")->setCurrentIndex(static_cast<int>(visit.row) + 1);
        find<QLineEdit>("handDelta")->setText(QString::number(visit.delta, 'g', 4));
        find<QLineEdit>("handSum")->setText(QString::number(visit.lambdaAfter, 'g', 4));
        click(button("handCheck"));
    }
    click(button("next"));
    settle();
    QCOMPARE(m_panel->stage(), 5);

    QVERIFY(!button("next")->isEnabled());
    find<SettingEditor>("control-dt")->change(QStringLiteral("0.0566666"));
    QTRY_VERIFY(find<TaskWidget>("task-order-impulse")->isDone());
    click(button("next"));
    settle();

    answer(question("straight-below"), QStringLiteral("2"));
    proceed(question("straight-below"));
    answer(question("two-free"), QStringLiteral("2.25"));
    proceed(question("two-free"));
    answer(question("bug-lever"), QStringLiteral("2"));
    QVERIFY(question("straight-below")->record().right && question("two-free")->record().right &&
            question("bug-lever")->record().right);
    proceed(question("bug-lever"));

    QCOMPARE(m_panel->stage(), 7);
    QVERIFY(!button("next")->isEnabled());
    QTest::keyClicks(find<QLineEdit>("explanation"), QStringLiteral("It can turn away."));
    QVERIFY(button("next")->isEnabled());
    click(button("next"));
    settle();
    QCOMPARE(button("next")->text(), QStringLiteral("Finish"));
    click(button("next"));
    settle();
    QCOMPARE(m_panel->stage(), -1);
    QVERIFY(find<QFrame>("summary")->isVisible());
    QVERIFY(label(m_panel.get(), "summaryTitle").contains(QStringLiteral("3.2")));
    QVERIFY2(label(m_panel.get(), "summaryText").contains(QStringLiteral("right")),
             qPrintable(label(m_panel.get(), "summaryText")));
    QVERIFY(button("summaryNext")->text().contains(QStringLiteral("3.3")));
    const LessonRecord record = LessonProgress().of(QStringLiteral("3.2"));
    QVERIFY(record.done);
    QCOMPARE(record.explanation, QStringLiteral("It can turn away."));
    QCOMPARE(record.answers.size(), 10);
}

void TestLessonPanel::aWrongAnswerIsLockedAndExplained() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(2);
    QuestionWidget* faster = question("faster");
    answer(faster, QStringLiteral("3"));
    QVERIFY(faster->isDone() && !faster->record().right);
    QCOMPARE(label(faster, "yours"), QStringLiteral("3 N s"));
    QCOMPARE(label(faster, "engines"), QStringLiteral("1.875 N s"));
    QVERIFY(label(faster, "verdict").contains(QStringLiteral("✗")));
    QVERIFY(text(faster, "feedback").contains(QStringLiteral("mass times speed")));
    QVERIFY(text(faster, "why").contains(QStringLiteral("3 · 0.625")));
    QVERIFY(!faster->findChild<QLineEdit*>(QStringLiteral("answer"))->isEnabled());
    QVERIFY(faster->findChild<QPushButton*>(QStringLiteral("commit"))->isHidden());
}

void TestLessonPanel::aFreshInstanceHasOtherNumbers() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(2);
    QuestionWidget* faster = question("faster");
    const QString before = text(faster, "ask");
    answer(faster, QStringLiteral("99"));
    click(faster->findChild<QPushButton*>(QStringLiteral("fresh")));
    QVERIFY(!faster->isDone());
    QVERIFY(text(faster, "ask") != before);
    const int instance = faster->record().instance;
    QVERIFY(instance > 0 && instance < 5);
    const QString speed = QStringList{"3", "2.4", "4", "3.2", "2.8"}[instance];
    QVERIFY(text(faster, "ask").contains(speed));
    const double lambda = speed.toDouble() * 0.625;
    answer(faster, QString::number(lambda));
    QVERIFY(faster->record().right);
    QCOMPARE(faster->record().tries, 2);
    QCOMPARE(m_controller->session().event().visit.delta, lambda);
}

void TestLessonPanel::predictionAndTruthAreTheEnginesOwn() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(2);
    m_controller->changeSetting(QStringLiteral("dt"), QStringLiteral("0.01"));  // meddling does not change the truth
    answer(question("faster"), QStringLiteral("1.875"));
    QVERIFY(question("faster")->record().right);
    const Event& event = m_controller->session().event();
    QCOMPARE(event.kind, EventKind::Row);
    QCOMPARE(event.iteration, 1);
    QCOMPARE(event.visit.row, 0u);
    QVERIFY(std::abs(event.visit.delta - 1.875) < 1e-12);
}

void TestLessonPanel::whatIsRightIsNotCalledTheEngines() {
    m_panel->openLesson(QStringLiteral("6.7"));
    toStage(2);
    answer(question("clamp"), QStringLiteral("0"));
    QCOMPARE(label(question("clamp"), "engines"), QStringLiteral("0 N s"));
    QCOMPARE(label(question("clamp"), "rightAnswer"), QStringLiteral("−2.565 N s"));
    QVERIFY(question("clamp")->findChild<QLabel*>(QStringLiteral("rightTitle"))->isVisible());
    proceed(question("clamp"));
    answer(question("beta"), QStringLiteral("2"));  // asks what the solver does
    QVERIFY(question("beta")->findChild<QLabel*>(QStringLiteral("engines"))->isVisible());
    QVERIFY(question("beta")->findChild<QLabel*>(QStringLiteral("rightTitle"))->isHidden());

    m_panel->openLesson(QStringLiteral("1.1"));
    toStage(5);
    for (const char* before : {"half-step", "long-frame"}) {
        answer(question(before), QStringLiteral("1"));
        proceed(question(before));
    }
    answer(question("bug-elapsed"), QStringLiteral("3"));
    QVERIFY(question("bug-elapsed")->findChild<QLabel*>(QStringLiteral("engines"))->isHidden());
    QCOMPARE(label(question("bug-elapsed"), "rightAnswer"), QStringLiteral("3"));
}

void TestLessonPanel::hintsComeOneByOne() {
    m_panel->openLesson(QStringLiteral("3.4"));
    toStage(2);
    QuestionWidget* sweep = question("second-sweep");
    auto* hint = sweep->findChild<QPushButton*>(QStringLiteral("hint"));
    QVERIFY(!sweep->findChild<LessonTextView*>(QStringLiteral("hint1")));
    for (const char* name : {"hint1", "hint2", "hint3"}) {
        click(hint);
        QVERIFY(sweep->findChild<LessonTextView*>(QLatin1String(name)));
    }
    QVERIFY(!hint->isEnabled());
    answer(sweep, QStringLiteral("0.25"));
    QVERIFY(sweep->record().right);
    QCOMPARE(sweep->record().hints, 3);
}

void TestLessonPanel::aPickInTheWindowIsTheAnswer() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(2);
    answer(question("faster"), QStringLiteral("1"));
    proceed(question("faster"));
    QuestionWidget* which = question("which-clamps");
    auto* commit = which->findChild<QPushButton*>(QStringLiteral("commit"));
    click(commit);
    QVERIFY(!which->isDone());  // nothing picked yet
    m_controller->pickRow(RowRef{RowList::Velocities, 1});
    QCOMPARE(which->findChild<QComboBox*>(QStringLiteral("pick"))->currentData().toUInt(), 1u);
    m_controller->pickRow(RowRef{RowList::Velocities, 2});
    click(commit);
    QVERIFY(which->record().right);
    QCOMPARE(label(which, "yours"), QStringLiteral("ground/ball#1"));
    proceed(which);
    click(question("second-sweep")->findChild<QPushButton*>(QStringLiteral("positive")));
    click(question("second-sweep")->findChild<QPushButton*>(QStringLiteral("commit")));
    QVERIFY(text(question("second-sweep"), "feedback").contains(QStringLiteral("stands still")));
}

void TestLessonPanel::theStepperStaysWithTheRowsInQuestion() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(1);
    const Cursor from = m_controller->session().cursor();
    for (int i = 0; i < 20; ++i) {
        m_controller->forward(Granularity::Row);
        settle();
    }
    const Event& event = m_controller->session().event();
    QCOMPARE(event.kind, EventKind::Row);
    QCOMPARE(event.visit.row, 0u);
    m_controller->toStep(40);
    settle();
    QCOMPARE(m_controller->session().cursor().step, std::int64_t{1});
    m_controller->back(Granularity::Step);
    settle();
    QVERIFY(m_controller->session().cursor() == from);
    click(button("termForward"));  // the end of warm starting, which is off
    click(button("termForward"));
    QCOMPARE(m_controller->session().cursor().term, Term::Jv);
    toStage(2);
    m_controller->toStep(40);
    settle();
    QCOMPARE(m_controller->session().cursor().step, std::int64_t{40});
}

void TestLessonPanel::noQuestionOfOneRowGivesAwayTheNext() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(2);
    answer(question("faster"), QStringLiteral("1"));
    QVERIFY(m_controller->hidesFuture());
    proceed(question("faster"));
    // No question before has shown the end of sweep 1, where the row without an impulse can be seen.
    QVERIFY(question("which-clamps") && !question("second-sweep"));
    QTest::keyClick(question("which-clamps")->findChild<QComboBox*>(QStringLiteral("pick")), Qt::Key_Down);
    click(question("which-clamps")->findChild<QPushButton*>(QStringLiteral("commit")));
    QVERIFY(question("which-clamps")->isDone());
    QVERIFY(m_controller->hidesFuture());  // sweep 2, of which the next question asks
    proceed(question("which-clamps"));
    QVERIFY(m_controller->hidesFuture());
    click(question("second-sweep")->findChild<QPushButton*>(QStringLiteral("zero")));
    click(question("second-sweep")->findChild<QPushButton*>(QStringLiteral("commit")));
    QVERIFY(!m_controller->hidesFuture());
}

void TestLessonPanel::runSaysWhyAStageDoesNotRun() {
    m_panel->openLesson(QStringLiteral("6.7"));
    toStage(1);
    auto* notice = find<QLabel>("notice");
    QVERIFY(!notice->isVisible());
    m_controller->play();
    QTRY_VERIFY(!m_controller->isPlaying());
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("Free play")));
    toStage(2);
    QVERIFY(!notice->isVisible());
}

void TestLessonPanel::linksLeadWhereTheirWordsSay() {
    m_panel->openLesson(QStringLiteral("1.5"));
    toStage(1);
    emit find<LessonTextView>("text1")->anchorClicked(QUrl(QStringLiteral("solverscope:seek?step=4&row=0")));
    settle();
    QCOMPARE(m_controller->session().cursor().step, std::int64_t{4});
    m_panel->openLesson(QStringLiteral("2.2"));
    toStage(1);
    emit find<LessonTextView>("text1")->anchorClicked(QUrl(QStringLiteral("solverscope:seek?step=1")));
    settle();
    QVERIFY(m_controller->session().atEndOfStep());
}

void TestLessonPanel::theCheckReadsTheEngine() {
    m_panel->openLesson(QStringLiteral("3.7"));
    int stage = 0;
    while (!m_panel->findChild<TaskWidget*>()) toStage(++stage);
    auto* task = m_panel->findChild<TaskWidget*>();
    QVERIFY(!task->isDone());
    check(task);
    QVERIFY(!task->isDone());
    QVERIFY(!button("next")->isEnabled());
    QVERIFY(m_controller->changeSetting(QStringLiteral("warm_starting"), QStringLiteral("1")));
    check(task);
    QVERIFY(!task->isDone());  // one step is not enough
    m_controller->toStep(70);
    QTRY_VERIFY(task->isDone());
    QVERIFY(button("next")->isEnabled());
}

void TestLessonPanel::settingsThatWereEnteredLateCountFromTheBeginning() {
    TaskWidget* task = toTask("4.4");
    set("contact_hertz", "1");
    m_controller->toStep(144);
    set("contact_hertz", "0.75");
    set("joint_damping_ratio", "0.2");
    task->check();
    QVERIFY(!task->isDone());  // by what has been run
    check(task);
    QVERIFY(task->isDone());
    QCOMPARE(m_controller->session().cursor().step, std::int64_t{20});
    QCOMPARE(settingText(m_controller->session().settings(), "contact_hertz"), std::string("0.75"));
}

void TestLessonPanel::aSolvedTaskCanBeTriedAgainAndSaysHowItIsNow() {
    TaskWidget* task = toTask("4.4");
    const auto gauge = [&] { return task->findChild<TaskGauge*>()->text(); };
    const auto solve = [&] {
        set("contact_hertz", "0.75");
        set("joint_damping_ratio", "0.2");
        check(task);
        QCOMPARE(label(task, "state"), QStringLiteral("✓ Done"));
        QVERIFY(!task->findChild<QPushButton*>(QStringLiteral("check"))->isEnabled());
    };
    solve();
    const QString right = gauge();
    click(task->findChild<QPushButton*>(QStringLiteral("again")));
    set("contact_hertz", "1");
    QTRY_VERIFY(gauge() != right);
    QVERIFY(label(task, "state").contains(QStringLiteral("Not yet")));
    QVERIFY(label(task, "state").contains(QStringLiteral("Done before")));
    QVERIFY(task->isDone());  // the lesson goes on
    QVERIFY(button("next")->isEnabled());
    solve();
    QCOMPARE(gauge(), right);

    const int stage = m_panel->stage();
    m_panel.reset();
    newPanel(keptLessons());
    QVERIFY(m_panel->openLesson(QStringLiteral("4.4")));
    toStage(stage);
    task = m_panel->findChild<TaskWidget*>();
    QVERIFY(task->isDone());
    QVERIFY(label(task, "state").contains(QStringLiteral("Done before")));
    solve();
}

void TestLessonPanel::aBodyThatWasMovedLateCountsFromTheBeginning() {
    TaskWidget* task = toTask("2.1");
    m_controller->toStep(20);
    m_controller->addInput(MoveBody{BodyId{static_cast<std::uint32_t>(placeOf(m_controller->scene(), "right"))}, {1.3, 1.3}, 0});
    QVERIFY(label(task, "late").contains(QStringLiteral("right moved")));
    QVERIFY(!task->isDone());
    check(task);
    QVERIFY2(task->isDone(), qPrintable(label(task, "state")));
}

void TestLessonPanel::aTaskSaysFromWhereASettingActs() {
    TaskWidget* task = toTask("4.4");
    auto* late = task->findChild<QLabel*>(QStringLiteral("late"));
    set("contact_hertz", "1");
    QVERIFY(late->isHidden());  // it acts from the beginning
    m_controller->toStep(143);
    set("contact_hertz", "0.9");
    QVERIFY(late->isVisible());
    QVERIFY(late->text().contains(QStringLiteral("from step 144 on")));
    m_controller->toStep(1);
    QVERIFY(late->isVisible());
    check(task);
    QVERIFY(late->isHidden());
    QCOMPARE(settingText(m_controller->session().settings(), "contact_hertz"), std::string("0.9"));
}

void TestLessonPanel::checkPlaysTheRunUpToTheStepThatCounts() {
    TaskWidget* task = toTask("4.4");
    const MotionOn motion;
    const Cursor here = m_controller->session().cursor();
    std::int64_t furthest = 0;
    const auto watching = connect(m_controller.get(), &DebuggerController::cursorMoved, this,
                                  [&] { furthest = std::max(furthest, m_controller->session().cursor().step); });
    check(task);
    QTRY_VERIFY(furthest >= 19 && !m_controller->isPlaying());
    QVERIFY(!task->isDone());
    QTRY_VERIFY2(label(task, "state").contains(QStringLiteral("What counts is step 20")), qPrintable(label(task, "state")));
    QCOMPARE(m_controller->session().cursor(), here);  // where the next setting acts from the beginning
    disconnect(watching);
}

void TestLessonPanel::checkSaysWhatItFound() {
    TaskWidget* task = toTask("4.4");
    check(task);
    QVERIFY(label(task, "state").contains(QStringLiteral("Checked")));
    QVERIFY(label(task, "state").contains(QStringLiteral("step 20")));
    const auto gauges = task->findChildren<TaskGauge*>();
    QCOMPARE(gauges.size(), 2);  // the position and the velocity
    const QString first = gauges[0]->text();
    QVERIFY2(first.startsWith(QStringLiteral("now 1.")), qPrintable(first));
    QVERIFY2(first.contains(QStringLiteral("goal 1.")) && first.endsWith(QStringLiteral("± 3\u00A0mm")), qPrintable(first));
    QVERIFY(gauges[0]->accessibleName().contains(QStringLiteral("y of yours – as y of model")));
    set("contact_hertz", "1");
    check(task);
    QVERIFY(gauges[0]->text() != first);

    task = toTask("3.2");
    check(task);
    const auto* gauge = task->findChild<TaskGauge*>();
    QVERIFY(gauge->accessibleName().contains(QStringLiteral("Λ of ground/plank#1 after")));
    QCOMPARE(unbound(gauge->text()), QStringLiteral("now 1.2500 N s · goal 1.5000 N s ± 0.005 N s"));
    task = toTask("1.5");
    check(task);
    QVERIFY(task->findChild<TaskGauge*>()->accessibleName().contains(QStringLiteral("The deepest overlap")));
    task = toTask("6.6");
    check(task);
    QVERIFY(task->findChild<TaskGauge*>()->accessibleName().contains(QStringLiteral("peg_1/plank#1 – as")));
}

void TestLessonPanel::aGaugeFollowsTheCursorWhileTheSceneRuns() {
    TaskWidget* task = toTask("4.4");
    check(task);
    const QString checked = task->findChild<TaskGauge*>()->text();
    m_controller->play();
    QTRY_VERIFY(task->findChild<TaskGauge*>()->text() != checked);
    m_controller->pause();
    QTRY_COMPARE(task->findChild<TaskGauge*>()->text(), checked);
}

void TestLessonPanel::oneButtonOfAStageIsThePrimaryOne() {
    const auto primary = [this] {
        QStringList names;
        for (const auto* one : m_panel->findChildren<QPushButton*>())
            if (one->isVisible() && one->isEnabled() && one->isDefault()) names.append(one->objectName());
        return names;
    };
    m_panel->openLesson(QStringLiteral("3.2"));
    settle();
    QCOMPARE(primary(), QStringList{QStringLiteral("next")});
    toStage(2);
    QCOMPARE(primary(), QStringList{QStringLiteral("commit")});
    answer(question("faster"), QStringLiteral("1.875"));
    QCOMPARE(primary(), QStringList{QStringLiteral("continue")});
    QVERIFY(button("next")->isHidden());  // the two would do the same
    proceed(question("faster"));
    QCOMPARE(primary(), QStringList{QStringLiteral("commit")});
    toTask("4.4");
    QCOMPARE(primary(), QStringList{QStringLiteral("check")});
}

void TestLessonPanel::theSecondClickOfADoubleClickIsNotForTheLesson() {
    m_panel->openFolder({});
    auto* contents = m_panel->findChild<QTreeWidget*>(QStringLiteral("contents"));
    QTreeWidgetItem* lesson = contents->topLevelItem(0)->child(0);
    contents->scrollToItem(lesson);
    QTest::mouseClick(contents->viewport(), Qt::LeftButton, {}, contents->visualItemRect(lesson).center());
    settle();
    QCOMPARE(m_panel->stage(), 0);
    auto* text = m_panel->findChild<LessonTextView*>();
    const QPoint word = text->cursorRect(QTextCursor(text->document())).center() + QPoint(12, 0);
    const auto selects = [&] {
        QTest::mouseDClick(text->viewport(), Qt::LeftButton, {}, word);
        return text->textCursor().hasSelection();
    };
    QVERIFY(!selects());
    QTRY_VERIFY(selects());  // a later one is
}

void TestLessonPanel::itsButtonsFitADockWithLargeText_data() {
    QTest::addColumn<int>("size");
    for (const int size : {150, 200}) QTest::addRow("%d", size) << size;
}

void TestLessonPanel::itsButtonsFitADockWithLargeText() {
    constexpr int dock = 400;  // px, in a window of 1280
    QFETCH(int, size);
    applyTextSize(size);
    newPanel({});
    QStringList wide;
    for (const char* id : {"1.8", "3.2"}) {
        m_panel->openLesson(QLatin1String(id));
        for (int stage = 0; stage < 4; ++stage) {
            toStage(stage);
            const int least = std::max(m_panel->minimumSizeHint().width(), m_panel->minimumWidth());
            if (least > dock) wide += QStringLiteral("%1, stage %2: %3 px").arg(id).arg(stage + 1).arg(least);
        }
    }
    applyTextSize(textSizes.front());
    QVERIFY2(wide.isEmpty(), qPrintable(wide.join(QLatin1Char('\n'))));
}

void TestLessonPanel::theSummaryLeadsBackToWhatWasMissed() {
    m_panel->openLesson(QStringLiteral("1.1"));
    for (int i = 1; m_panel->stage() >= 0 && i < 40; ++i) {
        QPushButton* next = button("next");
        if (m_panel->stage() + 1 == m_panel->stageCount() || next->isEnabled())
            click(next);
        else
            click(button("skip"));
        settle();
    }
    QCOMPARE(m_panel->stage(), -1);
    QVERIFY(!label(m_panel.get(), "summaryTitle").contains(QStringLiteral("Done")));
    const auto* contents = m_panel->findChild<QTreeWidget*>(QStringLiteral("contents"));
    const QString score = contents->topLevelItem(0)->child(0)->text(1);
    QVERIFY2(score.contains(QStringLiteral("right")), qPrintable(score));  // and not "done"
    auto* text = find<QLabel>("summaryText");
    QVERIFY2(text->text().contains(QStringLiteral("href=\"1.1:2\"")), qPrintable(text->text()));
    emit text->linkActivated(QStringLiteral("1.1:2"));
    settle();
    QCOMPARE(m_panel->stage(), 2);
    m_panel->showContents();
    QVERIFY(find<QFrame>("summary")->isHidden());
}

void TestLessonPanel::theFirstStageNamesTheArticle() {
    m_panel->openLesson(QStringLiteral("1.1"));
    QVERIFY(find<QLabel>("lessonArticle")->isVisible());
    QVERIFY(label(m_panel.get(), "lessonArticle").contains(QStringLiteral("Physics engines for dummies")));
    toStage(1);
    QVERIFY(find<QLabel>("lessonArticle")->isHidden());
}

void TestLessonPanel::aLinkThatSetsSomethingSaysWhat() {
    m_panel->openLesson(QStringLiteral("3.2"));
    QSignalSpy set(m_panel.get(), &LessonPanel::settingsSet);
    emit m_panel->findChild<LessonTextView*>()->anchorClicked(QUrl(QStringLiteral("solverscope:set?iterations=3")));
    QCOMPARE(set.size(), 1);
    QVERIFY(set[0][0].toString().contains(QLatin1Char('3')));
}

void TestLessonPanel::aCheckCanBeCancelled() {
    TaskWidget* task = toTask("4.4");
    auto* button = task->findChild<QPushButton*>(QStringLiteral("check"));
    click(button);
    QCOMPARE(button->text(), QStringLiteral("Cancel"));
    click(button);
    QCOMPARE(button->text(), QStringLiteral("Check"));
    settle();
    QVERIFY(!label(task, "state").contains(QStringLiteral("Checked")));
}

void TestLessonPanel::startingOverKeepsWhatWasEntered() {
    TaskWidget* task = toTask("4.4");
    m_controller->toStep(30);
    set("contact_hertz", "1.25");
    click(task->findChild<QPushButton*>(QStringLiteral("again")));
    QCOMPARE(m_controller->session().cursor().step, std::int64_t{1});
    QCOMPARE(settingText(m_controller->session().settings(), "contact_hertz"), std::string("1.25"));
}

void TestLessonPanel::whatWasReachedByOtherMeansDoesNotCount() {
    TaskWidget* task = toTask("3.4");
    QVERIFY(m_controller->changeSetting(QStringLiteral("slop"), QStringLiteral("0.01")));
    QVERIFY(m_controller->changeSetting(QStringLiteral("iterations"), QStringLiteral("100")));
    check(task);
    QVERIFY(!task->isDone());
    QVERIFY(label(task, "state").contains(QStringLiteral("Slop")));
    click(task->findChild<QPushButton*>(QStringLiteral("again")));
    QCOMPARE(m_controller->session().settings().slop, m_controller->scene().settings.slop);
    QCOMPARE(m_controller->session().settings().iterations, 100);
    check(task);
    QVERIFY(task->isDone());
}

void TestLessonPanel::onlyTheNeededControlsAreUnlocked() {
    QSignalSpy unlocked(m_panel.get(), &LessonPanel::controlsUnlocked);
    m_panel->openLesson(QStringLiteral("3.2"));
    QCOMPARE(unlocked.last().at(0).toStringList(), QStringList());
    toStage(5);
    QCOMPARE(unlocked.last().at(0).toStringList(), QStringList{QStringLiteral("dt")});
    toStage(m_panel->stageCount() - 1);
    QCOMPARE(unlocked.last().at(0).toStringList(), QStringList{QStringLiteral("*")});
    click(button("toContents"));
    QCOMPARE(unlocked.last().at(0).toStringList(), QStringList{QStringLiteral("*")});
}

void TestLessonPanel::progressComesBackInANewPanel() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(2);
    answer(question("faster"), QStringLiteral("3"));
    m_panel.reset();
    newPanel(keptLessons());
    QVERIFY(m_panel->openLesson(QStringLiteral("3.2")));
    QCOMPARE(m_panel->stage(), 2);
    QVERIFY(question("faster")->isDone());
    QCOMPARE(label(question("faster"), "yours"), QStringLiteral("3 N s"));
    QVERIFY(!question("which-clamps")->isDone());
}

void TestLessonPanel::aCorruptedProgressFileIsKeptAside() {
    const QString path = LessonProgress::defaultFile();
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(1);
    m_panel.reset();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("version")).toInt(), 1);
    file.close();
    for (const QByteArray& bad : {QByteArray("{\"format\": \"solver"), QByteArray("[]"), QByteArray()}) {
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bad);
        file.close();
        newPanel({});
        QVERIFY(!find<QLabel>("contentsNotice")->isHidden());
        QVERIFY(find<QLabel>("contentsNotice")->text().contains(QStringLiteral(".bad")));
        QVERIFY(!QFile::exists(path));
        m_panel.reset();
    }
    QFile aside(path + QStringLiteral(".bad"));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), QByteArray("{\"format\": \"solver"));
    QVERIFY(QFile::exists(path + QStringLiteral(".bad3")));
}

void TestLessonPanel::linksMoveTheCursorAndRaisePanels() {
    QSignalSpy requested(m_panel.get(), &LessonPanel::panelRequested);
    m_panel->openLesson(QStringLiteral("3.4"));
    toStage(3);
    auto* view = find<LessonTextView>("text1");
    emit view->anchorClicked(QUrl(QStringLiteral("solverscope:seek?step=1&iteration=3")));
    QCOMPARE(m_controller->session().event().kind, EventKind::Iteration);
    QCOMPARE(m_controller->session().event().iteration, 3);
    emit view->anchorClicked(QUrl(QStringLiteral("solverscope:show?panel=convergence")));
    QCOMPARE(requested.last().at(0).toString(), QStringLiteral("convergence"));
    emit view->anchorClicked(QUrl(QStringLiteral("solverscope:lesson?id=9.9")));
    QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("not written yet")));
    emit view->anchorClicked(QUrl(QStringLiteral("file:///etc/passwd")));
    QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("expected a link")));
    emit view->anchorClicked(QUrl(QStringLiteral("solverscope:lesson?id=3.7")));
    QTRY_COMPARE(find<QLabel>("lessonTitle")->text(), QStringLiteral("3.7  Warm starting"));
}

void TestLessonPanel::linksSetStepAndHighlight() {
    m_panel->openLesson(QStringLiteral("3.4"));
    toStage(1);
    const auto follow = [this](const char* link) { emit find<LessonTextView>("text1")->anchorClicked(QUrl(QLatin1String(link))); };
    const Session& session = m_controller->session();
    QCOMPARE(session.event().kind, EventKind::Phase);
    follow("solverscope:highlight?row=lower/upper%231");
    QCOMPARE(m_controller->markedRow(), (RowRef{RowList::Velocities, 1}));
    follow("solverscope:step?by=row");
    QCOMPARE(session.event().visit.row, 0U);
    QCOMPARE(m_controller->markedRow(), (RowRef{RowList::Velocities, 0}));  // where the solver is now
    follow("solverscope:highlight?row=lower/upper%231");
    QCOMPARE(m_controller->markedRow(), (RowRef{RowList::Velocities, 1}));
    follow("solverscope:highlight?body=upper");
    QCOMPARE(m_controller->selectedBody(), std::optional(BodyId{2}));
    follow("solverscope:step?by=row&back=1");
    QVERIFY(session.event().kind != EventKind::Row);

    QCOMPARE(session.settings().warmStarting, Real{0});
    follow("solverscope:set?warm_starting=1&iterations=20");
    QCOMPARE(session.settings().warmStarting, Real{1});
    QCOMPARE(session.settings().iterations, 20);
    m_controller->undo();
    QCOMPARE(session.settings().warmStarting, Real{0});
    QVERIFY(session.settings().iterations != 20);

    QVERIFY(!find<QLabel>("notice")->isVisible());
    follow("solverscope:highlight?row=lower/lid%231");
    QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("has no row")));

    QSignalSpy compared(m_panel.get(), &LessonPanel::comparisonRequested);
    follow("solverscope:compare?setting=warm_starting&a=1&b=0");
    QCOMPARE(compared.last(), (QVariantList{QStringLiteral("warm_starting"), QStringLiteral("1"), QStringLiteral("0")}));
}

void TestLessonPanel::aLinkMeansTheLessonsOwnScene() {
    m_panel->openLesson(QStringLiteral("3.4"));
    toStage(3);
    QVERIFY(m_controller->openScene(QStringLiteral(":/scenes/stack_10.json")));
    auto* view = find<LessonTextView>("text1");
    emit view->anchorClicked(QUrl(QStringLiteral("solverscope:show?panel=table")));
    QVERIFY(m_controller->scene().bodies.size() > 3);  // a panel belongs to any scene
    emit view->anchorClicked(QUrl(QStringLiteral("solverscope:seek?step=1&iteration=3")));
    QCOMPARE(m_controller->scene().bodies.size(), std::size_t{3});
    QCOMPARE(m_controller->session().event().iteration, 3);
    QVERIFY(!find<QLabel>("notice")->isVisible());
}

void TestLessonPanel::aSceneOpenedByTheLearnerIsLeftAloneUntilAskedFor() {
    m_panel->openLesson(QStringLiteral("3.2"));
    toStage(1);
    QVERIFY(m_controller->openScene(QStringLiteral(":/scenes/stack_10.json")));
    m_controller->toStep(5);
    settle();
    QCOMPARE(m_controller->session().cursor().step, std::int64_t{5});  // the lock is for the lesson's own scene
    QVERIFY(find<QLabel>("notice")->isVisible());
    click(button("reset"));
    QCOMPARE(m_controller->scene().bodies.size(), std::size_t{4});
    QVERIFY(!find<QLabel>("notice")->isVisible());
}

void TestLessonPanel::whatLearnersTypeIsUnderstood_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("fine");
    QTest::addColumn<double>("number");
    QTest::newRow("point") << "0.25" << true << 0.25;
    QTest::newRow("comma") << "0,25" << true << 0.25;
    QTest::newRow("minus sign") << "−1.5" << true << -1.5;
    QTest::newRow("unit") << " 1.5 N s " << true << 1.5;
    QTest::newRow("fraction") << "1/12" << true << 1.0 / 12;
    QTest::newRow("exponent") << "1e-3" << true << 1e-3;
    QTest::newRow("arithmetic") << "(3.5+3+2.5)*0.05 N s" << true << 9 * 0.05;
    QTest::newRow("arithmetic with commas") << "(3,5 + 3 + 2,5) × 0,05" << true << 9 * 0.05;
    QTest::newRow("nothing") << "" << false << 0.0;
    QTest::newRow("words") << "about two" << false << 0.0;
    QTest::newRow("both separators") << "1,234.5" << false << 0.0;
    QTest::newRow("two commas") << "1,2,3" << false << 0.0;
    QTest::newRow("by zero") << "1/0" << false << 0.0;
    QTest::newRow("infinite") << "inf" << false << 0.0;
    QTest::newRow("not a number") << "nan" << false << 0.0;
}

void TestLessonPanel::whatLearnersTypeIsUnderstood() {
    QFETCH(QString, typed);
    QFETCH(bool, fine);
    QFETCH(double, number);
    const auto understood = typedNumber(typed, QStringLiteral("N s"));
    QCOMPARE(understood.has_value(), fine);
    if (understood) QCOMPARE(*understood, number);
}

void TestLessonPanel::lessonTextsShowNoHtmlAndLoadNothing() {
    LessonTextView view;
    view.setLessonText(
        QStringLiteral("a <img src=\"/etc/hostname\"> <script>x</script> **b**\n\n> λ = 1\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"));
    QVERIFY(view.toPlainText().contains(QStringLiteral("<img")));
    QVERIFY(!view.toPlainText().contains(QStringLiteral("**")));
    QVERIFY(!view.loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("file:///etc/hostname"))).isValid());
    view.resize(300, 10);
    view.show();
    const int wide = view.height();
    QVERIFY(wide > 60);
    view.resize(130, wide);
    QVERIFY(view.height() > wide);  // never cut off
}

void TestLessonPanel::formulasArePicturesInTheColourOfTheText() {
    LessonTextView view;
    QPalette palette = view.palette();
    palette.setColor(QPalette::WindowText, QColor(0x12, 0xfe, 0x34));
    view.setPalette(palette);
    view.resize(300, 10);
    view.setLessonText(QStringLiteral("So\n\n$$ \\lambda = -\\frac{a}{b} $$\n\nand costs 5$ or 6$."));
    QVERIFY(view.toPlainText().contains(QStringLiteral("5$ or 6$")));
    QList<QTextImageFormat> images;
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().isImageFormat()) images.append(it.fragment().charFormat().toImageFormat());
    QCOMPARE(images.size(), 1);
    const auto picture = view.document()->resource(QTextDocument::ImageResource, images[0].name()).value<QImage>();
    QVERIFY(!picture.isNull());
    bool inked = false;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixelColor(x, y).alpha() == 255) {
                inked = true;
                QCOMPARE(picture.pixelColor(x, y).rgb(), QColor(0x12, 0xfe, 0x34).rgb());
            }
    QVERIFY(inked);
    view.setLessonText(QStringLiteral("$$ \\text{no picture of this} $$"));
    QVERIFY(view.toPlainText().contains(QStringLiteral("\\text{no picture of this}")));  // TeX is better than nothing
}

void TestLessonPanel::everyFocusableWidgetHasAName() {
    m_panel->openLesson(QStringLiteral("3.2"));
    for (int stage = 0; stage < m_panel->stageCount(); ++stage) {
        toStage(stage);
        for (QWidget* widget : m_panel->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
            const auto* one = qobject_cast<QAbstractButton*>(widget);
            const bool spinPart = widget->objectName().startsWith(QLatin1String("qt_"));
            if (spinPart || (one && !one->text().isEmpty())) continue;
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            const bool named = interface && !interface->text(QAccessible::Name).isEmpty();
            QVERIFY2(named,
                     qPrintable(widget->objectName() + QStringLiteral(" ") + QLatin1String(widget->metaObject()->className())));
        }
    }
}

void TestLessonPanel::everyShippedLessonCanBeSkippedThrough() {
    m_panel->openFolder({});
    for (const char* id : {"3.2", "3.4", "3.7"}) {
        QVERIFY(m_panel->openLesson(QLatin1String(id)));
        for (int stage = 0; stage < m_panel->stageCount(); ++stage) {
            toStage(stage);
            QVERIFY2(find<QLabel>("notice")->isHidden() || !find<QLabel>("notice")->isVisible(),
                     qPrintable(find<QLabel>("notice")->text()));
            for (const LessonTextView* view : m_panel->findChildren<LessonTextView*>())
                if (view->isVisible()) QVERIFY2(!view->toPlainText().contains(QStringLiteral("{{")), id);
        }
        click(button("toContents"));
        settle();
    }
}

SOLVERSCOPE_TEST(TestLessonPanel, QApplication)
#include "test_lesson_panel.moc"
