// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTemporaryDir>
#include <algorithm>

#include "gui/app/actions.h"
#include "gui/app/lesson_host.h"
#include "gui/app/user_session.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/session/breakpoints.h"
#include "gui/session/scene_source.h"
#include "lessons/loader/lesson_link.h"
#include "tests/gui/kept_lessons.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

class TestWindowLessons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aLessonOpensAndKeepsTheSettingsThatItNeeds() {
        const auto window = shownWindow();
        QVERIFY(!window->openLesson(QStringLiteral("99.9")));
        dockOf(*window, "lessonDock")->hide();
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        settle();
        QVERIFY(dockOf(*window, "lessonDock")->isVisible());
        auto* method = window->findChild<QWidget*>(QStringLiteral("toolBar.method"));
        QVERIFY(!method->isEnabled());
        window->actions()[QStringLiteral("lesson-contents")]->trigger();
        QVERIFY(method->isEnabled());
    }

    void aRestartMakesAgainWhatTheLessonHasSetUp() {
        DebuggerController controller;
        LessonEngine engine(
            controller, [](const std::string& name) { return loadSceneFrom(QString::fromStdString(name)); }, "test");
        Setup setup;
        setup.scene = "single_box";
        LessonInput& move = setup.inputs.emplace_back();
        move.kind = LessonInput::Kind::Move;
        move.key = "box";
        move.x = 1;
        move.y = 4;
        move.steps = 3;
        QVERIFY2(engine.prepare(setup), qPrintable(engine.problem()));
        controller.toStep(6);
        const Vec2 there = controller.session().world().poses[1].position;
        controller.changeSetting(QStringLiteral("erp"), QStringLiteral("0.35"));
        controller.restart();
        QCOMPARE(controller.session().settings().erp, 0.35);
        controller.toStep(6);
        QVERIFY(controller.session().world().poses[1].position == there);
        // The lesson's own comes back when the stage is prepared again.
        QVERIFY(engine.prepare(setup));
        QCOMPARE(controller.session().settings().erp, 0.2);
    }

    void aLinkOpensTheComparisonThatItNames() {
        const auto window = shownWindow();
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.7")));
        dockOf(*window, "compareDock")->hide();
        emit window->findChild<LessonTextView*>(QStringLiteral("text1"))
            ->anchorClicked(QUrl(QStringLiteral("solverscope:compare?setting=iterations&a=20&b=5")));
        settle();
        QVERIFY(dockOf(*window, "compareDock")->isVisible());
        const auto& entries = window->panel<ComparePanel>().comparison().variants().entries();
        QCOMPARE(entries.size(), std::size_t{2});
        QCOMPARE(entries[0].changes, QStringLiteral("iterations=20"));
        QCOMPARE(entries[1].changes, QStringLiteral("iterations=5"));
    }

    void aComparisonOfAStageHasRoomAndGoesWithIt() {
        const auto window = shownWindow(QStringLiteral("stack_10"), {1440, 900});
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.7")));
        settle();
        const QDockWidget* compare = dockOf(*window, "compareDock");
        const QDockWidget* timeline = dockOf(*window, "timelineDock");
        const QSize before = timeline->size();
        emit window->findChild<LessonTextView*>(QStringLiteral("text1"))
            ->anchorClicked(QUrl(QStringLiteral("solverscope:compare?setting=iterations&a=20&b=5")));
        settle();
        QVERIFY2(compare->height() >= window->height() * 11 / 20, qPrintable(QString::number(compare->height())));
        QVERIFY2(compare->width() >= 600, qPrintable(QString::number(compare->width())));
        QVERIFY(timeline->isVisible());
        window->panel<LessonPanel>().findChild<QPushButton*>(QStringLiteral("next"))->click();
        settle();
        QVERIFY(!compare->isVisible());
        QVERIFY(!window->panel<ComparePanel>().isOn());
        QVERIFY2(std::abs(timeline->height() - before.height()) <= 2, qPrintable(QString::number(timeline->height())));
    }

    void lessonsOfAFolderAreShownAndReadAgain() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("first/lesson.md"));
        const QByteArray text =
            "---\nid: 9.1\ntitle: Mine\npart: My course\narticle: none\nscene: stack_10\nminutes: 1\n---\n# Goal: "
            "See\n\nOne.\n\n$$ x $$\n";
        write(file, text);
        const auto window = shownWindow();
        auto* panel = &window->panel<LessonPanel>();
        auto& actions = window->actions();
        const auto listed = [&] {
            QStringList texts;
            for (const QAction* menu : window->menuBar()->actions())
                if (menu->text().remove(QLatin1Char('&')) == QStringLiteral("Lessons"))
                    for (const QAction* part : menu->menu()->actions())
                        if (part->menu())
                            for (const QAction* action : part->menu()->actions()) texts.append(action->text());
            return texts;
        };
        QVERIFY(!actions[QStringLiteral("read-lessons-again")]->isEnabled());
        QVERIFY(!window->lessons().openFolder(folder.filePath(QStringLiteral("none"))));
        QVERIFY(window->message().contains(QStringLiteral("no lessons")));
        QVERIFY(listed().contains(QStringLiteral("3.4 Many rows")));

        QVERIFY(window->lessons().openFolder(folder.path()));
        QVERIFY(listed().contains(QStringLiteral("9.1 Mine")));
        QVERIFY(!listed().contains(QStringLiteral("3.4 Many rows")));
        QVERIFY(window->openLesson(QStringLiteral("9.1")));
        settle();
        QVERIFY(panel->findChild<LessonTextView*>()->toPlainText().contains(QStringLiteral("One")));

        write(file, QByteArray(text).replace("One", "Another"));
        actions[QStringLiteral("read-lessons-again")]->trigger();
        settle();
        QCOMPARE(panel->stage(), 0);
        QVERIFY(panel->findChild<LessonTextView*>()->toPlainText().contains(QStringLiteral("Another")));

        write(file, "---\nid: 9.1\n");
        actions[QStringLiteral("read-lessons-again")]->trigger();
        settle();
        QCOMPARE(panel->stage(), -1);
        QVERIFY(panel->findChild<QLabel*>(QStringLiteral("contentsNotice"))->text().contains(QStringLiteral("lesson.md:")));

        actions[QStringLiteral("lessons-of-program")]->trigger();
        QVERIFY(listed().contains(QStringLiteral("3.4 Many rows")));
        QVERIFY(!actions[QStringLiteral("lessons-of-program")]->isEnabled());
    }

    void aLessonRulesItsOwnSceneOnly() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        auto* method = window->findChild<QWidget*>(QStringLiteral("toolBar.method"));
        QVERIFY(!method->isEnabled());
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(method->isEnabled());
        window->panel<LessonPanel>().findChild<QAbstractButton*>(QStringLiteral("reset"))->click();
        QVERIFY(!method->isEnabled());
    }

    void aLessonKeepsTheBodiesWhereTheyAreUntilItUnlocksThem() {
        const auto window = shownWindow();
        SceneView& scene = window->sceneView();
        auto* lessons = &window->panel<LessonPanel>();
        emit lessons->controlsUnlocked({QStringLiteral("iterations")});
        const auto drag = [&] {
            const QPoint grip = scene.camera().toScreen(session(*window).world().poses[10].position).toPoint();
            QTest::mousePress(&scene, Qt::LeftButton, {}, grip);
            for (int i = 1; i <= 10; ++i) QTest::mouseMove(&scene, grip + QPoint(4 * i, -3 * i));
            QTest::mouseRelease(&scene, Qt::LeftButton, {}, grip + QPoint(40, -30));
        };
        const auto inputs = [&] { return session(*window).recording().inputs().size(); };
        const Vec2 shown = scene.camera().centre;
        QVERIFY(window->statusBar()->currentMessage().isEmpty());
        drag();
        QCOMPARE(inputs(), std::size_t{0});
        QCOMPARE(window->controller().selectedBody(), BodyId{10});
        QVERIFY(scene.camera().centre == shown);
        QVERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("not dragged")));

        window->controller().play();
        drag();
        QVERIFY(!window->controller().isDragging());
        QCOMPARE(inputs(), std::size_t{0});
        window->controller().pause();

        emit lessons->controlsUnlocked({QStringLiteral("bodies")});
        drag();
        QCOMPARE(inputs(), std::size_t{1});
        emit lessons->controlsUnlocked({QStringLiteral("iterations")});
        drag();
        QCOMPARE(inputs(), std::size_t{1});
        emit lessons->controlsUnlocked({QStringLiteral("*")});
        window->controller().forward(Granularity::Step);
        drag();
        QCOMPARE(inputs(), std::size_t{2});
    }

    void lessonsCanShowEveryPanelTheyName() {
        const auto window = shownWindow();
        for (const auto name : panelNames) {
            for (auto* dock : window->findChildren<QDockWidget*>()) dock->hide();
            emit window->panel<LessonPanel>().panelRequested(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            settle();
            const auto docks = window->findChildren<QDockWidget*>();
            const auto shown = std::count_if(docks.begin(), docks.end(), [](const QDockWidget* dock) { return dock->isVisible(); });
            QCOMPARE(shown, name == "scene" ? 0 : 1);
        }
    }

    void aPanelThatALessonHasShownGoesWithIt() {
        const auto window = shownWindow();
        // Docks behind others lie outside the window.
        const auto isInFront = [&](const char* name) {
            const QDockWidget* dock = dockOf(*window, name);
            return dock->isVisible() && window->rect().intersects(dock->geometry());
        };
        auto* lessons = &window->panel<LessonPanel>();
        QVERIFY(window->openLesson(QStringLiteral("3.14")));
        settle();
        QVERIFY(isInFront("lessonDock") && isInFront("timelineDock") && !isInFront("rowCardDock"));
        emit lessons->panelRequested(QStringLiteral("row"));
        settle();
        QVERIFY(isInFront("rowCardDock"));
        emit lessons->panelRequested(QStringLiteral("joint"));
        settle();
        emit lessons->panelRequested(QStringLiteral("convergence"));
        settle();
        QVERIFY(isInFront("jointDock") && !isInFront("rowCardDock"));
        QVERIFY(isInFront("convergenceDock"));
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        settle();
        QVERIFY(dockOf(*window, "jointDock")->isHidden());
        QVERIFY(isInFront("timelineDock") && !isInFront("rowCardDock") && !isInFront("convergenceDock"));
        // What the user has opened stays.
        dockOf(*window, "jointDock")->show();
        emit lessons->panelRequested(QStringLiteral("joint"));
        settle();
        QVERIFY(window->openLesson(QStringLiteral("3.7")));
        settle();
        QVERIFY(!dockOf(*window, "jointDock")->isHidden());
    }

    void aChartThatALessonShowsIsLargeEnoughToBeRead() {
        const auto window = shownWindow();
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.4")));
        settle();
        QDockWidget* timeline = dockOf(*window, "timelineDock");
        const QSize before = timeline->size();
        emit window->panel<LessonPanel>().panelRequested(QStringLiteral("convergence"));
        settle();
        QDockWidget* chart = dockOf(*window, "convergenceDock");
        QVERIFY(chart->width() > 0.8 * timeline->width());
        QVERIFY(chart->height() > 250);
        QVERIFY(window->sceneView().height() > 200);
        QVERIFY(window->openLesson(QStringLiteral("3.6")));
        settle();
        QVERIFY(chart->isHidden());
        QVERIFY(std::abs(timeline->height() - before.height()) <= 2);
    }

    void aPlaneThatALessonShowsHasRoomForItsWords() {
        const auto window = shownWindow();
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.4")));
        settle();
        emit window->panel<LessonPanel>().panelRequested(QStringLiteral("plane"));
        settle();
        QVERIFY(dockOf(*window, "planeDock")->height() >= window->height() / 3);
        const auto* words = window->findChild<QWidget*>(QStringLiteral("planeWords"));
        QCOMPARE(words->visibleRegion().boundingRect(), words->rect());
    }

    void aStageShowsThePanelThatItSpeaksOf() {
        const auto window = shownWindow();
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.4")));
        settle();
        const auto goOn = [&] {
            auto* lessons = &window->panel<LessonPanel>();
            auto* next = lessons->findChild<QAbstractButton*>(QStringLiteral("next"));
            (next->isEnabled() ? next : lessons->findChild<QAbstractButton*>(QStringLiteral("skip")))->click();
            settle();
        };
        goOn();
        QVERIFY(dockOf(*window, "convergenceDock")->isHidden());
        goOn();
        QVERIFY(dockOf(*window, "convergenceDock")->isVisible());
        goOn();
        QVERIFY(dockOf(*window, "convergenceDock")->isHidden());
    }

    void aPanelOfAStageIsThereAtTheNextStartAndGoesWithTheStage() {
        const auto later = [](MainWindow& window) { return &window.panel<LessonPanel>(); };
        {
            MainWindow window;
            window.resize(smallWindow);
            window.show();
            QVERIFY(window.openLesson(QStringLiteral("6.7")));
            later(window)->findChild<QAbstractButton*>(QStringLiteral("next"))->click();
            settle();
            QVERIFY(dockOf(window, "rowCardDock")->isVisible());
            window.userSession().saveAll();
        }
        MainWindow window;
        window.resize(smallWindow);
        window.show();
        QVERIFY(window.openLesson(QStringLiteral("6.7")));
        QCOMPARE(later(window)->stage(), 1);
        settle();
        QVERIFY(dockOf(window, "rowCardDock")->isVisible());
        later(window)->findChild<QAbstractButton*>(QStringLiteral("next"))->click();
        settle();
        QVERIFY(dockOf(window, "rowCardDock")->isHidden());
    }

    void aLinkSetsABreakpointOnce() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("6.7")));
        auto* lessons = &window->panel<LessonPanel>();
        const QString condition = QStringLiteral("raw_delta < -0.1 && delta == 0");
        const QUrl link(QStringLiteral("solverscope:break?if=raw_delta+%3C+-0.1+%26%26+delta+%3D%3D+0"));
        for (int i = 0; i < 2; ++i) emit lessons->findChild<LessonTextView*>()->anchorClicked(link);
        settle();
        QCOMPARE(window->breakpoints().entries().size(), std::size_t{1});
        QCOMPARE(window->breakpoints().entries()[0].condition, condition);
        QVERIFY(dockOf(*window, "breakpointsDock")->isVisible());
    }

    void aLinkOpensASceneOfTheLibraryAndTheLessonWaits() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        auto* lessons = &window->panel<LessonPanel>();
        emit lessons->findChild<LessonTextView*>()->anchorClicked(QUrl(QStringLiteral("solverscope:scene?name=see_saw")));
        settle();
        QCOMPARE(window->controller().sceneFile(), QStringLiteral(":/scenes/see_saw.json"));
        QVERIFY(lessons->isWaiting());
    }

    void aStageBeginsWithNothingPicked() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        settle();
        window->controller().pickRow(RowRef{RowList::Velocities, 1});
        window->controller().selectBody(BodyId{1});
        window->panel<LessonPanel>().findChild<QAbstractButton*>(QStringLiteral("next"))->click();
        QVERIFY(!window->controller().pickedRow());
        QVERIFY(!window->controller().selectedBody());
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestWindowLessons, QApplication)
#include "test_window_lessons.moc"
