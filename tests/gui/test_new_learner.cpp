// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What somebody meets who has never seen the program and takes the nearest key or button.
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFrame>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>

#include "gui/app/actions.h"
#include "gui/app/user_session.h"
#include "gui/app/welcome/welcome_page.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_page.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_progress.h"
#include "gui/lessons/lesson_text.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestNewLearner : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        m_user.forget();
        QDir(QFileInfo(LessonProgress::defaultFile()).path()).removeRecursively();
    }

    void aLessonCanBeDoneWithReturnAlone() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        settle();
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        auto* lessons = &window->panel<LessonPanel>();
        QCOMPARE(lessons->stage(), 2);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, QStringLiteral("0.3"));
        press(Qt::Key_Return);  // commits
        press(Qt::Key_Return);  // "Continue"
        QCOMPARE(openQuestion(*lessons)->objectName(), QStringLiteral("question-draw-move"));
        click(*lessons, "skip");  // an arrow takes other keys
        settle();
        QCOMPARE(lessons->stage(), 3);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("0.175"));
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        auto* sign = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(sign && sign->isCheckable());
        auto* question = openQuestion(*lessons);
        QVERIFY(question != nullptr);
        press(Qt::Key_Return);
        QVERIFY(!question->isDone());  // nothing is chosen yet
        press(Qt::Key_Space);
        press(Qt::Key_Return);
        QVERIFY(question->isDone());
    }

    void returnLeadsOnFromTheWelcomePage() {
        {
            const auto window = shownWindow();
            QVERIFY(window->openLesson(QStringLiteral("3.2")));
            settle();
            window->close();
        }
        const auto window = shownWindow();
        window->userSession().welcome();
        settle();
        press(Qt::Key_Return);
        QCOMPARE(window->panel<LessonPanel>().lesson(), QStringLiteral("3.2"));
    }

    void aTaskHasTheKeyboardFromItsBeginning() {
        const auto window = shownWindow();
        LessonPanel* lessons = firstLessonAt(*window, 4);
        const QWidget* task = lessons->findChild<QWidget*>(QStringLiteral("task-small-steps"));
        QVERIFY(task && task->isAncestorOf(QApplication::focusWidget()));
    }

    void theTabKeyGoesThroughALessonFromAboveToTheButtonsBelow() {
        const auto window = shownWindow();
        firstLessonAt(*window, 2);
        QStringList stops;
        for (int i = 0; i < 6; ++i) {
            stops.append(QApplication::focusWidget()->objectName());
            press(Qt::Key_Tab);
        }
        QCOMPARE(stops.mid(0, 5), QStringList({QStringLiteral("answer"), QStringLiteral("hint"), QStringLiteral("commit"),
                                               QStringLiteral("back"), QStringLiteral("skip")}));
    }

    void everyStopOfTheTabKeyCanBeSeen() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        settle();
        const QWidget* first = QApplication::focusWidget();
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            int stops = 0;
            do {
                QTest::keyClick(QApplication::focusWidget(), key);
                const QWidget* stop = QApplication::focusWidget();
                const QRect place(stop->mapTo(window.get(), QPoint()), stop->size());
                QVERIFY2(window->rect().intersects(place),
                         qPrintable(QLatin1String(stop->metaObject()->className()) + stop->objectName()));
            } while (QApplication::focusWidget() != first && ++stops < 60);
            QVERIFY(stops > 5 && stops < 60);
        }
    }

    void aLessonEndsTheComparisonOfAnotherScene() {
        const auto window = shownWindow();
        window->panel<ComparePanel>().choosePreset(QStringLiteral("warm-starting"));
        QAction* sideBySide = window->actions()[QStringLiteral("compare-scenes")];
        sideBySide->setChecked(true);
        QVERIFY(window->findChild<CompareScenes*>()->isVisible());
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        QVERIFY(!sideBySide->isChecked());
        QVERIFY(window->sceneView().isVisible());
        QVERIFY(!window->panel<ComparePanel>().isOn());

        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        window->panel<ComparePanel>().compare(QStringLiteral("iterations"), QStringLiteral("5"), QStringLiteral("10"));
        sideBySide->setChecked(true);
        window->actions()[QStringLiteral("back-to-lesson")]->trigger();
        QVERIFY(!sideBySide->isChecked());
        QVERIFY(window->panel<ComparePanel>().isOn());  // the learner's own variants
    }

    void theContentsKnowWhereTheLearnerIs() {
        const auto window = shownWindow();
        auto* lessons = &window->panel<LessonPanel>();
        auto* contents = lessons->findChild<QTreeWidget*>(QStringLiteral("contents"));
        QVERIFY(window->openLesson(QStringLiteral("4.3")));
        window->actions()[QStringLiteral("lesson-contents")]->trigger();
        settle();
        QVERIFY(contents->currentItem()->text(0).startsWith(QLatin1String("4.3")));
        QVERIFY(contents->viewport()->rect().contains(contents->visualItemRect(contents->currentItem())));

        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        settle();
        while (lessons->stage() >= 0 && lessons->stage() + 1 < lessons->stageCount()) {
            auto* next = lessons->findChild<QPushButton*>(QStringLiteral("next"));
            click(*lessons, next->isEnabled() ? "next" : "skip");
        }
        click(*lessons, "next");
        QCOMPARE(lessons->stage(), -1);
        QVERIFY(contents->currentItem()->text(0).startsWith(QLatin1String("1.2")));
    }

    void afterPickingARowInTheSceneItsImpulseIsTyped() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        settle();
        auto* lessons = &window->panel<LessonPanel>();
        const auto exercise = [&] { return lessons->findChild<ManualExerciseWidget*>(); };
        while (!exercise() && lessons->stage() >= 0) click(*lessons, "skip");
        settle();
        QVERIFY(exercise() != nullptr);
        const int stage = lessons->stage();
        const Cursor before = session(*window).cursor();
        const World& world = session(*window).world();
        SceneView& scene = window->sceneView();
        QTest::mouseClick(&scene, Qt::LeftButton, {}, scene.camera().toScreen(world.contacts[0].point).toPoint());
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("handDelta"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("0.6"));
        press(Qt::Key_Return);
        QCOMPARE(lessons->stage(), stage);
        QCOMPARE(exercise()->findChild<QLineEdit*>(QStringLiteral("handDelta"))->text(), QStringLiteral("0.6"));
        QVERIFY(session(*window).cursor() == before);
        QVERIFY(exercise()->findChild<QComboBox*>(QStringLiteral("handPick"))->currentIndex() > 0);
    }

    void aTypedNumberGoesToTheFieldThatWaitsForIt() {
        const auto window = shownWindow();
        LessonPanel* lessons = firstLessonAt(*window, 2);
        auto* field = openQuestion(*lessons)->findChild<QLineEdit*>(QStringLiteral("answer"));
        const Cursor before = session(*window).cursor();
        window->sceneView().setFocus();
        for (const char key : {'.', '2', '5'}) QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(field->text(), QStringLiteral(".25"));
        QVERIFY(session(*window).cursor() == before);
        press(Qt::Key_Return);
        QVERIFY(openQuestion(*lessons) == nullptr);
    }

    void aTypedSettingDoesNotStepTheSolver() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("4.4")));
        settle();
        auto* lessons = &window->panel<LessonPanel>();
        while (!lessons->findChild<TaskWidget*>()) click(*lessons, lessons->stage() < 1 ? "next" : "skip");
        settle();
        const Cursor before = session(*window).cursor();
        window->sceneView().setFocus();
        for (const char key : {',', '.', 'x'}) QTest::keyClick(&window->sceneView(), key);
        QVERIFY(session(*window).cursor() == before);
        window->sceneView().setFocus();
        for (const char key : {'0', '.', '7', '5'}) QTest::keyClick(QApplication::focusWidget(), key);
        press(Qt::Key_Return);
        QCOMPARE(settingText(session(*window).nextSettings(), "contact_hertz"), std::string("0.75"));
        // Free play has its keys again.
        window->actions()[QStringLiteral("free-play")]->trigger();
        window->sceneView().setFocus();
        const Cursor now = session(*window).cursor();
        QTest::keyClick(&window->sceneView(), '.');
        QVERIFY(session(*window).cursor() > now);
    }

    void theNumberOfALessonCanBeTypedInTheContents() {
        const auto window = shownWindow();
        const Cursor before = session(*window).cursor();
        window->actions()[QStringLiteral("lesson-contents")]->trigger();
        settle();
        for (const char key : {'3', '.', '4'}) QTest::keyClick(QApplication::focusWidget(), key);
        auto* contents = window->findChild<QTreeWidget*>(QStringLiteral("contents"));
        QVERIFY(contents->currentItem()->text(0).startsWith(QLatin1String("3.4")));
        QVERIFY(session(*window).cursor() == before);
    }

    void twoProgramsKeepTheProgressOfBoth() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("progress.json"));
        LessonProgress one(file);
        LessonProgress other(file);
        LessonRecord record;
        record.stage = 3;
        QVERIFY(one.keep(QStringLiteral("1.1"), record));
        record.stage = 5;
        QVERIFY(other.keep(QStringLiteral("2.1"), record));
        record.stage = 4;
        QVERIFY(one.keep(QStringLiteral("1.1"), record));
        const LessonProgress later(file);
        QCOMPARE(later.of(QStringLiteral("1.1")).stage, 4);
        QCOMPARE(later.of(QStringLiteral("2.1")).stage, 5);
        other.readAgain();
        QCOMPARE(other.of(QStringLiteral("1.1")).stage, 4);
    }

    void theSceneIsInSightAgainAfterFreePlay() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.2")));
        settle();
        const Vec2 whole = window->sceneView().camera().centre;
        window->actions()[QStringLiteral("free-play")]->trigger();
        const QPoint empty(60, 60);
        QTest::mousePress(&window->sceneView(), Qt::LeftButton, {}, empty);
        for (int i = 1; i <= 10; ++i) QTest::mouseMove(&window->sceneView(), empty + QPoint(30 * i, 20 * i));
        QTest::mouseRelease(&window->sceneView(), Qt::LeftButton, {}, empty + QPoint(300, 200));
        QVERIFY(!(window->sceneView().camera().centre == whole));
        window->actions()[QStringLiteral("back-to-lesson")]->trigger();
        settle();
        QVERIFY(window->sceneView().camera().centre == whole);
    }

    void whoClosesTheLessonPlaysFreelyAndFindsTheWayBack() {
        const auto window = shownWindow();
        firstLessonAt(*window, 2);
        QVERIFY(window->controller().hidesFuture());
        dockOf(*window, "lessonDock")->close();
        settle();
        QVERIFY(!window->controller().hidesFuture());
        QVERIFY(window->findChild<QWidget*>(QStringLiteral("waitingBar"))->isVisible());
        window->actions()[QStringLiteral("back-to-lesson")]->trigger();
        settle();
        QVERIFY(dockOf(*window, "lessonDock")->isVisible());
        QVERIFY(window->controller().hidesFuture());
    }

    void aDoubleClickLeadsOnByOneStageOnly() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        settle();
        auto* lessons = &window->panel<LessonPanel>();
        auto* next = lessons->findChild<QPushButton*>(QStringLiteral("next"));
        QTest::mouseClick(next, Qt::LeftButton);
        const QPointF place = next->rect().center();
        QMouseEvent second(QEvent::MouseButtonDblClick, place, next->mapToGlobal(place), Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(next, &second);
        QTest::mouseRelease(next, Qt::LeftButton);
        QCOMPARE(lessons->stage(), 1);
    }

    void textThatHasJustComeIsSeenWhole() {
        DebuggerController controller;
        LessonPage page(controller);
        page.resize(320, 500);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        for (int i = 0; i < 4; ++i) {
            auto* block = new QFrame(&page);
            block->setFixedHeight(200);
            page.add(block);
        }
        settle();
        auto* text = new LessonTextView(&page);
        text->setLessonText(QStringLiteral("One line after the other. ").repeated(20));
        page.add(text);
        page.scrollTo(text);
        QTRY_COMPARE(text->visibleRegion().boundingRect(), text->rect());
        QVERIFY(text->height() > 60);
    }

    void aNewQuestionIsInSightBehindItsListing() {
        const auto window = shownWindow();
        LessonPanel* lessons = firstLessonAt(*window, 5);
        QuestionWidget* question = openQuestion(*lessons);
        for (int i = 0; i < 2; ++i) {
            QTest::keyClicks(question->findChild<QLineEdit*>(QStringLiteral("answer")), QStringLiteral("1"));
            press(Qt::Key_Return);
            question->findChild<QPushButton*>(QStringLiteral("continue"))->click();
            settle();
            question = openQuestion(*lessons);
            QVERIFY(question != nullptr);
        }
        QCOMPARE(question->objectName(), QStringLiteral("question-bug-elapsed"));
        for (const char* name : {"hint", "commit"}) {
            const auto* button = question->findChild<QPushButton*>(QLatin1String(name));
            QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
        }
    }

    void theMenuOfLessonsFitsOnAScreen() {
        const auto window = shownWindow();
        int lessons = 0;
        for (const QAction* top : window->menuBar()->actions()) {
            if (top->text().remove(QLatin1Char('&')) != QStringLiteral("Lessons")) continue;
            QVERIFY(top->menu()->sizeHint().height() < 700);
            for (const QAction* each : top->menu()->actions())
                if (each->menu())
                    for (const QAction* one : each->menu()->actions()) lessons += one->text().startsWith(QLatin1String("3."));
        }
        QCOMPARE(lessons, 17);
    }

private:
    static void press(Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        settle();
    }

    static void click(LessonPanel& lessons, const char* name) {
        lessons.findChild<QPushButton*>(QLatin1String(name))->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// Lesson 1.1, whose first two stages need no answer.
    static LessonPanel* firstLessonAt(MainWindow& window, int stage) {
        auto* lessons = &window.panel<LessonPanel>();
        if (!window.openLesson(QStringLiteral("1.1"))) return lessons;
        settle();
        while (lessons->stage() < stage) click(*lessons, lessons->stage() < 2 ? "next" : "skip");
        settle();
        return lessons;
    }

    static QuestionWidget* openQuestion(const LessonPanel& lessons) {
        for (auto* one : lessons.findChildren<QuestionWidget*>())
            if (one->isVisible() && !one->isDone()) return one;
        return nullptr;
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestNewLearner, QApplication)
#include "test_new_learner.moc"
