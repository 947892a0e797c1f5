// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <cmath>
#include <set>

#include "gui/app/actions.h"
#include "gui/app/user_session.h"
#include "gui/app/welcome/welcome_tile.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/watch_widget.h"
#include "gui/scene/scene_motion.h"
#include "gui/session/arrow_prompt.h"
#include "gui/session/moment_travel.h"
#include "gui/session/predicted_motion.h"
#include "gui/session/scene_source.h"
#include "tests/gui/motion_on.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestMotion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void sweepsGoFromRowToRowAndOnToTheNextStep() {
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral("two_box_stack")));
        controller.setRowSpeed(DebuggerController::fastestRows);
        std::set<EventKind> seen;
        connect(&controller, &DebuggerController::cursorMoved, &controller, [&] {
            if (!controller.session().atEndOfStep()) seen.insert(controller.session().event().kind);
        });
        controller.playSweeps();
        QTRY_VERIFY(controller.session().cursor().step >= 3);
        controller.pause();
        QCOMPARE(seen, std::set<EventKind>{EventKind::Row});
    }

    void aLoopStaysInItsStep() {
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral("two_box_stack")));
        controller.setRowSpeed(DebuggerController::fastestRows);
        controller.toStep(5);
        controller.seekEvent(0);
        controller.setLooping(true);
        int rounds = 0;
        std::size_t before = 0;
        connect(&controller, &DebuggerController::cursorMoved, &controller, [&] {
            const Cursor at = controller.session().cursor();
            if (at.event < before) ++rounds;
            before = at.event;
            QCOMPARE(at.step, std::int64_t{5});
        });
        controller.playSweeps();
        QTRY_VERIFY(rounds >= 2);
    }

    void playingNeverChangesABitOfWhatIsComputed() {
        const MotionOn motion;
        DebuggerController played;
        DebuggerController sought;
        for (DebuggerController* each : {&played, &sought}) QVERIFY(each->openScene(QStringLiteral("stack_10")));
        sought.toStep(40);
        played.setSpeed(4);
        played.play();
        QTRY_VERIFY(played.session().cursor().step >= 20);
        played.pause();
        played.setRowSpeed(DebuggerController::fastestRows);
        played.playSweeps();
        QTRY_VERIFY(played.session().cursor().step >= 22);
        played.pause();
        played.toStep(40);
        played.replay({1, 0, Term::VelocityB});
        QCOMPARE(played.playing(), Playing::Replay);
        QTRY_VERIFY(!played.isPlaying());
        for (std::size_t step = 0; step < 40; ++step)
            QCOMPARE(played.session().recording().records()[step].checksum, sought.session().recording().records()[step].checksum);
        QVERIFY(played.session().recording().inputs().empty());
        QVERIFY(played.session().cursor() == sought.session().cursor());
        QVERIFY(!played.session().recording().divergedAt());
    }

    void aReplayMovesAndEndsWhereTheCursorWas() {
        const MotionOn motion;
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral("bouncing_ball")));
        controller.toStep(60);
        const Cursor there = controller.session().cursor();
        std::set<std::int64_t> steps;
        connect(&controller, &DebuggerController::cursorMoved, &controller,
                [&] { steps.insert(controller.session().cursor().step); });
        controller.replay({1, 0, Term::VelocityB});
        QVERIFY(controller.session().cursor() < there);
        QTRY_VERIFY(!controller.isPlaying());
        QVERIFY(controller.session().cursor() == there);
        QVERIFY(steps.size() > 1);
    }

    void aPreviewComesBack() {
        const MotionOn motion;
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral("bouncing_ball")));
        std::int64_t last = 0;
        connect(&controller, &DebuggerController::cursorMoved, &controller,
                [&] { last = std::max(last, controller.session().cursor().step); });
        controller.preview({30, 0, Term::VelocityB});
        QTRY_VERIFY(!controller.isPlaying());
        QVERIFY(controller.session().cursor() == Cursor{});
        QVERIFY(last >= 2);  // on a busy machine frames are left out
    }

    void withReducedMotionNothingMovesByItself() {
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral("bouncing_ball")));
        controller.toStep(60);
        controller.replay({1, 0, Term::VelocityB});
        QVERIFY(!controller.isPlaying());
        QCOMPARE(controller.session().cursor().step, std::int64_t{60});
    }

    void aChangeDuringAReplayBelongsToItsEnd() {
        const MotionOn motion;
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral("bouncing_ball")));
        controller.toStep(60);
        controller.replay({1, 0, Term::VelocityB});
        QVERIFY(controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("7")));
        QVERIFY(!controller.isPlaying());
        QCOMPARE(controller.session().recording().inputs().front().step, std::int64_t{61});
    }

    void anyKeyEndsTheSweepsButTheirOwn() {
        const auto window = shownWindow();
        DebuggerController& controller = window->controller();
        press(*window, Qt::Key_F7);
        QCOMPARE(controller.playing(), Playing::Sweeps);
        const double speed = controller.rowSpeed();
        press(*window, Qt::Key_F7, Qt::ControlModifier);
        QVERIFY(controller.rowSpeed() > speed);
        press(*window, Qt::Key_F7, Qt::ShiftModifier);
        QVERIFY(controller.isLooping());
        QCOMPARE(controller.playing(), Playing::Sweeps);
        press(*window, Qt::Key_A);
        QVERIFY(!controller.isPlaying());
        press(*window, Qt::Key_F7);
        press(*window, Qt::Key_F7);
        QVERIFY(!controller.isPlaying());
        press(*window, Qt::Key_F7);
        const Cursor before = session(*window).cursor();
        press(*window, Qt::Key_F10);  // ends them, and goes on by a row
        QVERIFY(!controller.isPlaying());
        QVERIFY(before < session(*window).cursor());
    }

    void escapeSkipsAReplayAndDoesNothingElse() {
        const MotionOn motion(Motion::Slow);
        const auto window = shownWindow();
        window->controller().toStep(50);
        window->controller().replay({1, 0, Term::VelocityB});
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Space, Qt::Key_F12}) {
            window->controller().replay({1, 0, Term::VelocityB});
            QCOMPARE(window->controller().playing(), Playing::Replay);
            press(*window, key);
            QVERIFY(!window->controller().isPlaying());
            QCOMPARE(session(*window).cursor().step, std::int64_t{50});
        }
        QVERIFY(window->actions()[QStringLiteral("full-scene")]->isChecked());
    }

    void aClickInTheSceneEndsTheSweeps() {
        const auto window = shownWindow();
        window->controller().playSweeps();
        QTest::mouseClick(&window->sceneView(), Qt::LeftButton, {}, QPoint(20, 200));
        QVERIFY(!window->controller().isPlaying());
    }

    void theSliderSetsTheSpeedFromOneToTwoHundred() {
        const auto window = shownWindow();
        auto* slider = window->findChild<QSlider*>(QStringLiteral("rowSpeed"));
        slider->setValue(slider->minimum());
        QCOMPARE(window->controller().rowSpeed(), 1.0);
        slider->setValue(slider->maximum());
        QVERIFY(std::abs(window->controller().rowSpeed() - 200) < 1e-9);
        window->controller().setRowSpeed(10);
        QVERIFY(slider->value() > slider->minimum() && slider->value() < slider->maximum());
    }

    void aVisitedRowFlashesAndFades() {
        const MotionOn motion;
        const auto window = shownWindow();
        const auto* moving = window->sceneView().findChild<SceneMotion*>();
        window->controller().forward(Granularity::Row);
        QCOMPARE(moving->pulses().size(), std::size_t{1});
        QCOMPARE(moving->pulses().front().row.row, session(*window).event().visit.row);
        QTRY_VERIFY(moving->pulses().empty());
    }

    void bodiesLeaveTrails() {
        const auto window = shownWindow(QStringLiteral("bouncing_ball"));
        window->controller().toStep(20);
        settle();
        const SceneTrails& trails = window->sceneView().findChild<SceneMotion*>()->trails();
        QCOMPARE(trails.samples().front().step, std::int64_t{0});
        QCOMPARE(trails.samples().back().step, std::int64_t{20});
        const World& world = session(*window).world();
        const auto ball = static_cast<std::size_t>(
            std::ranges::find_if(world.bodies, [](const Body& body) { return !body.isStatic; }) - world.bodies.begin());
        QVERIFY(trails.samples().back().positions[ball] == world.poses[ball].position);
        const double h = stepLength(session(*window).settings());
        QCOMPARE(trails.beginOfFlight(ball, world.gravity, h), std::optional<std::size_t>(0));
        window->controller().toStep(10);
        settle();
        QCOMPARE(trails.samples().back().step, std::int64_t{10});
    }

    void aFlightEndsAtWhatIsInItsWay() {
        const auto window = shownWindow(QStringLiteral("bouncing_ball"));
        World world = session(*window).world();
        const auto ball = static_cast<std::size_t>(
            std::ranges::find_if(world.bodies, [](const Body& body) { return !body.isStatic; }) - world.bodies.begin());
        const Real radius = std::get<Circle>(world.bodies[ball].shape).radius;
        Vec2& at = world.poses[ball].position;
        const auto path = [&] { return flightOf(world, ball, at, {}, 5); };
        QVERIFY(path().size() > 2);
        QVERIFY2(path().back().y >= radius, qPrintable(QString::number(path().back().y)));
        at.y = radius;  // on the ground, before the contacts of the first step are found
        QCOMPARE(path().size(), std::size_t{1});
        at.y = radius + 100;  // out of reach
        QCOMPARE(flightOf(world, ball, at, {}, 1).back().y, at.y + 0.5 * world.gravity.y);
    }

    void anAnswerPlaysFromTheQuestionToTheTruth() {
        const MotionOn motion;
        const auto window = shownWindow();
        LessonPanel* lessons = firstQuestion(*window);
        DebuggerController& controller = window->controller();
        auto* question = lessons->findChild<QuestionWidget*>();
        QTest::keyClicks(question->findChild<QLineEdit*>(QStringLiteral("answer")), QStringLiteral("0.45"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(question->isDone());  // its numbers are there at once
        QCOMPARE(controller.playing(), Playing::Replay);
        QCOMPARE(session(*window).cursor().step, std::int64_t{1});
        QVERIFY(window->sceneView().findChild<QToolButton*>(QStringLiteral("skipReplay"))->isVisible());
        const auto& predicted = controller.prediction().motion();
        QVERIFY(predicted && predicted->position && predicted->path.size() > 10);
        QVERIFY(std::abs(predicted->position->y - 0.45) < 1e-9);
        // Gravity was left out: the way there is straight.
        const Vec2 middle = predicted->path[predicted->path.size() / 2];
        QVERIFY(std::abs(middle.y - 0.225) < 1e-9);
        QTRY_VERIFY(!controller.isPlaying());
        QCOMPARE(session(*window).cursor().step, std::int64_t{3});
        QVERIFY(session(*window).atEndOfStep());
        question->findChild<QPushButton*>(QStringLiteral("continue"))->click();
        QVERIFY(!controller.prediction().motion());
    }

    void anotherInstanceBeginsWithoutTheOldPrediction() {
        const auto window = shownWindow();
        LessonPanel* lessons = firstQuestion(*window);
        auto* question = lessons->findChild<QuestionWidget*>();
        QTest::keyClicks(question->findChild<QLineEdit*>(QStringLiteral("answer")), QStringLiteral("0.45"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(window->controller().prediction().motion());
        question->findChild<QPushButton*>(QStringLiteral("fresh"))->click();
        QVERIFY(!question->isDone());
        QVERIFY(!window->controller().prediction().motion());
    }

    void anAnswerIsTheSameWithAndWithoutPlaying() {
        QString texts[2];
        Cursor ends[2];
        std::uint64_t hashes[2]{};
        for (int playing = 0; playing < 2; ++playing) {
            m_user.forget();
            applyMotion(playing ? Motion::Fast : Motion::Reduced);
            const auto window = shownWindow();
            auto* question = firstQuestion(*window)->findChild<QuestionWidget*>();
            QTest::keyClicks(question->findChild<QLineEdit*>(QStringLiteral("answer")), QStringLiteral("0.3"));
            question->findChild<QPushButton*>(QStringLiteral("commit"))->click();
            QTRY_VERIFY(!window->controller().isPlaying());
            texts[playing] = question->entry().truth + question->entry().given;
            ends[playing] = session(*window).cursor();
            hashes[playing] = session(*window).recording().records()[2].checksum;
            applyMotion(Motion::Reduced);
        }
        QCOMPARE(texts[0], texts[1]);
        QVERIFY(ends[0] == ends[1]);
        QCOMPARE(hashes[0], hashes[1]);
    }

    void aLessonBeginsWithItsPhenomenon() {
        const MotionOn motion;
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        const auto* watch = window->findChild<WatchWidget*>();
        QTRY_VERIFY(watch->isPlaying() && watch->secondsShown() > 0);
        QVERIFY(!window->controller().isPlaying());  // one thing moves at a time
        QCOMPARE(session(*window).cursor().step, std::int64_t{1});
    }

    void aSceneWithoutContactsShowsItsMotionFirst() {
        const MotionOn motion;
        const auto window = shownWindow(QStringLiteral("bouncing_ball"));
        QCOMPARE(window->controller().playing(), Playing::Replay);
        QTRY_VERIFY(!window->controller().isPlaying());
        QVERIFY(session(*window).cursor() == Cursor{});
    }

    void everySceneOpensWithSomethingToSee() {
        const MotionOn motion;
        for (const QString& file : libraryScenes()) {
            DebuggerController controller;
            QVERIFY(controller.openScene(file));
            controller.seek(openingMoment(controller.session()));
            const EventKind kind = controller.session().event().kind;
            const bool isMarked = kind == EventKind::Row || kind == EventKind::Pair || kind == EventKind::Body;
            const bool moves = isMarked || controller.session().cursor() < endOfMotion(controller, 2, 2000);
            QVERIFY2(isMarked || moves, qPrintable(file));
        }
    }

    void runPlaysWhatAStageCovers() {
        const MotionOn motion;
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        settle();
        auto* lessons = &window->panel<LessonPanel>();
        lessons->findChild<QPushButton*>(QStringLiteral("next"))->click();
        window->controller().play();
        QTRY_COMPARE(window->controller().playing(), Playing::Replay);
        QTRY_VERIFY(!window->controller().isPlaying());
        QCOMPARE(session(*window).cursor().step, std::int64_t{1});
    }

    void aNewcomerSeesSomethingMoveWithinThreeSecondsWithoutAClick() {
        const MotionOn motion(Motion::Normal);
        QElapsedTimer clock;
        clock.start();
        const auto window = firstStart();
        std::vector<WelcomeTile*> doors;
        for (const char* name : {"door1", "door2", "door3"}) doors.push_back(window->findChild<WelcomeTile*>(QLatin1String(name)));
        std::vector<QImage> first(doors.size());
        bool moves = false;
        while (!moves && clock.elapsed() < patience) {
            QTest::qWait(20);
            for (std::size_t i = 0; i < doors.size(); ++i) {
                if (!doors[i]->hasPicture()) continue;
                const QImage now = doors[i]->grab().toImage();
                moves = moves || (!first[i].isNull() && now != first[i]);
                if (first[i].isNull()) first[i] = now;
            }
        }
        QVERIFY(moves);
        qInfo("%lld ms", clock.elapsed());
        QVERIFY2(clock.elapsed() < 3000, qPrintable(QStringLiteral("%1 ms").arg(clock.elapsed())));
    }

    void anOwnPredictionIsAnsweredAndPlayedWithinAMinuteAndSixClicks() {
        const MotionOn motion(Motion::Normal);
        constexpr int perClick = 5'000;  // ms to read, and to move the hand
        QElapsedTimer program;           // what it takes itself, the animation to its end among it
        program.start();
        const auto window = firstStart();
        auto* lessons = &window->panel<LessonPanel>();
        int clicks = 0;
        const auto click = [&clicks](QWidget* button) {
            QVERIFY(button && button->isVisible() && button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            settle();
            ++clicks;
        };
        click(window->findChild<WelcomeTile*>(QStringLiteral("door1")));
        click(lessons->findChild<QPushButton*>(QStringLiteral("next")));
        auto* question = lessons->findChild<QuestionWidget*>();
        SceneView& scene = window->sceneView();
        const ArrowPrompt& arrow = window->controller().arrowPrompt();
        QVERIFY(arrow.isOpen());
        QTest::mousePress(&scene, Qt::LeftButton, {}, scene.camera().toScreen(arrow.tail()).toPoint());
        QTest::mouseMove(&scene, scene.camera().toScreen(arrow.headOf({1, 1})).toPoint());
        QTest::mouseMove(&scene, scene.camera().toScreen(arrow.headOf({2, 1})).toPoint());
        QTest::mouseRelease(&scene, Qt::LeftButton, {}, scene.camera().toScreen(arrow.headOf({2, 1})).toPoint());
        ++clicks;
        click(question->findChild<QPushButton*>(QStringLiteral("commit")));
        QCOMPARE(window->controller().playing(), Playing::Replay);
        QVERIFY(question->isDone());
        QTRY_VERIFY_WITH_TIMEOUT(!window->controller().isPlaying(), patience);
        const qint64 all = program.elapsed() + clicks * perClick;
        QVERIFY2(clicks <= 6, qPrintable(QString::number(clicks)));
        QVERIFY2(all < 60'000, qPrintable(QStringLiteral("%1 ms").arg(all)));
        qInfo("%d clicks, %lld ms of the program, %lld ms in all", clicks, program.elapsed(), all);
    }

private:
    /// The window as the program shows it when it is started for the first time.
    static std::unique_ptr<MainWindow> firstStart() {
        waitingWindow().reset();
        auto window = std::make_unique<MainWindow>();
        window->resize(smallWindow);
        window->userSession().begin();
        window->show();
        return window;
    }

    /// The prediction of lesson 1.1.
    static LessonPanel* firstQuestion(MainWindow& window) {
        auto* lessons = &window.panel<LessonPanel>();
        if (!window.openLesson(QStringLiteral("1.1"))) qFatal("the lesson does not open");
        settle();
        for (int i = 0; i < 2; ++i) {
            lessons->findChild<QPushButton*>(QStringLiteral("next"))->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            settle();
        }
        return lessons;
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestMotion, QApplication)
#include "test_motion.moc"
