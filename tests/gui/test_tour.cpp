// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLabel>
#include <QPushButton>
#include <QtTest>

#include "gui/app/actions.h"
#include "gui/app/tour/tour.h"
#include "gui/app/tour/tour_card.h"
#include "gui/app/user_session.h"
#include "gui/app/welcome/welcome_page.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/text/language.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QPushButton* nextOf(MainWindow& window) { return window.findChild<QPushButton*>(QStringLiteral("tourNext")); }

Tour& begin(MainWindow& window) {
    window.actions()[QStringLiteral("tour")]->trigger();
    settle();
    return window.userSession().tour();
}

/// By the buttons of the cards.
void goTo(MainWindow& window, int step) {
    Tour& tour = window.userSession().tour();
    for (int i = 0; i < 20 && tour.isRunning() && tour.step() < step; ++i) {
        nextOf(window)->click();
        settle();
    }
    QCOMPARE(tour.step(), step);
}

constexpr int runStep = 1;
constexpr int dragStep = 2;
constexpr int rowStep = 3;
constexpr int compareStep = 4;
constexpr int lastStep = 5;

}  // namespace

class TestTour : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void whatACardAsksForIsEnoughToGoOn() {
        const auto window = shownWindow(QStringLiteral("single_box"));
        Tour& tour = begin(*window);
        goTo(*window, runStep);
        press(*window, Qt::Key_F6);
        QTRY_COMPARE(tour.step(), dragStep);
        QVERIFY(window->controller().isPlaying());
        const auto& bodies = session(*window).scene().bodies;
        const auto box = std::ranges::find(bodies, std::string("box_5"), &BodyDef::id) - bodies.begin();
        SceneView& scene = window->sceneView();
        const QPoint at = scene.camera().toScreen(session(*window).world().poses[static_cast<std::size_t>(box)].position).toPoint();
        QTest::mousePress(&scene, Qt::LeftButton, {}, at);
        QTest::mouseMove(&scene, at + QPoint(40, 0));
        QVERIFY(window->controller().isDragging());
        QTest::mouseRelease(&scene, Qt::LeftButton, {}, at + QPoint(40, 0));
        QTRY_COMPARE(tour.step(), rowStep);
        const auto* text = window->findChild<QLabel*>(QStringLiteral("tourText"));
        const QString asked = text->text();
        press(*window, Qt::Key_F10);
        QVERIFY(!window->controller().isPlaying());
        QTRY_VERIFY(text->text() != asked);  // what the row card shows is to be read
        QCOMPARE(tour.step(), rowStep);
        nextOf(*window)->click();
        QCOMPARE(tour.step(), compareStep);
        window->userSession().compareWarmStarting(QStringLiteral("stack_10"));
        QTRY_COMPARE(tour.step(), lastStep);
        nextOf(*window)->click();
        QVERIFY(!tour.isRunning());
    }

    void theButtonsAloneLeadToTheEnd() {
        const auto window = shownWindow(QStringLiteral("single_box"));
        begin(*window);
        goTo(*window, lastStep);
        QVERIFY(window->panel<ComparePanel>().isOn());
        nextOf(*window)->click();
        QVERIFY(!window->userSession().tour().isRunning());
    }

    void whoLeavesFindsSceneRunAndPanelsAsBefore_data() {
        QTest::addColumn<int>("step");
        for (int step = 0; step <= lastStep; ++step) QTest::newRow(qPrintable(QString::number(step))) << step;
    }
    void whoLeavesFindsSceneRunAndPanelsAsBefore() {
        QFETCH(int, step);
        const auto window = shownWindow(QStringLiteral("see_saw"));
        DebuggerController& controller = window->controller();
        controller.toStep(20);
        controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("7"));
        controller.toStep(25);
        controller.forward(Granularity::Row);
        dockOf(*window, "settingsDock")->hide();
        dockOf(*window, "matrixDock")->show();
        settle();
        const Cursor cursor = session(*window).cursor();
        const auto hash = session(*window).world();
        begin(*window);
        goTo(*window, step);
        QCOMPARE(session(*window).scene().bodies.size(), 11U);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        settle();
        QVERIFY(!window->userSession().tour().isRunning());
        QCOMPARE(controller.sceneFile(), QStringLiteral("see_saw"));
        QVERIFY(session(*window).cursor() == cursor);
        QVERIFY(session(*window).world().poses[2].position == hash.poses[2].position);
        QVERIFY(controller.canUndo());
        QVERIFY(dockOf(*window, "settingsDock")->isHidden());
        QVERIFY(!dockOf(*window, "matrixDock")->isHidden());
        QVERIFY(!window->panel<ComparePanel>().isOn());
        QVERIFY(window->sceneView().isVisible());
    }

    void itsEndLeavesScenePerspectiveAndPanelsAsBefore_data() {
        QTest::addColumn<bool>("lesson");
        QTest::newRow("lesson") << true;
        QTest::newRow("build") << false;
    }
    void itsEndLeavesScenePerspectiveAndPanelsAsBefore() {
        QFETCH(bool, lesson);
        const auto window = shownWindow(QStringLiteral("see_saw"));
        if (lesson)
            QVERIFY(window->openLesson(QStringLiteral("3.8")));
        else
            window->showPerspective(Perspective::Build);
        settle();
        const Perspective before = window->perspective();
        const auto shownDocks = [&] {
            QStringList names;
            for (const QDockWidget* dock : window->findChildren<QDockWidget*>())
                if (!dock->isHidden()) names += dock->objectName();
            names.sort();
            return names;
        };
        const QStringList docks = shownDocks();
        const QString title = window->windowTitle();
        begin(*window);
        QVERIFY(window->windowTitle() != title);
        goTo(*window, lastStep);
        nextOf(*window)->click();
        settle();
        QCOMPARE(window->perspective(), before);
        for (const Perspective each : allPerspectives)
            QCOMPARE(window->actions()[QLatin1String(infoOf(each).name)]->isChecked(), each == before);
        QCOMPARE(shownDocks(), docks);
        QVERIFY(!window->isWindowModified());
        QCOMPARE(window->windowTitle(), title);
        window->showPerspective(Perspective::Compare);
        settle();
        QVERIFY(dockOf(*window, "compareDock")->isVisible());
        QVERIFY(!dockOf(*window, "settingsDock")->isVisible());
    }

    void aPanelThatAStageHasShownStillClosesWithItsStage() {
        const auto window = shownWindow(QStringLiteral("see_saw"));
        window->showPerspective(Perspective::Learn);
        window->panels().showsTemporarily(QStringLiteral("matrix"));
        window->showPanel(QStringLiteral("matrix"));
        settle();
        begin(*window);
        goTo(*window, lastStep);
        nextOf(*window)->click();
        settle();
        QVERIFY(!dockOf(*window, "matrixDock")->isHidden());
        window->panels().restoreHidden();
        QVERIFY(dockOf(*window, "matrixDock")->isHidden());
    }

    void fromTheWelcomePageItIsOneClickAndLeavingReturnsThere() {
        MainWindow window;
        window.resize(smallWindow);
        window.userSession().begin();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto* page = window.findChild<WelcomePage*>();
        page->findChild<QPushButton*>(QStringLiteral("welcomeTour"))->click();
        settle();
        QVERIFY(!page->isVisible() && window.userSession().tour().isRunning());
        window.findChild<QPushButton*>(QStringLiteral("tourLeave"))->click();
        QVERIFY(page->isVisible());
        page->findChild<QPushButton*>(QStringLiteral("welcomeTour"))->click();
        settle();
        goTo(window, lastStep);
        nextOf(window)->click();
        QVERIFY(!page->isVisible());
        QCOMPARE(session(window).scene().bodies.size(), 11U);  // to play with
    }

    void aLessonGoesOnAfterTheTour() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.2")));
        settle();
        auto& lessons = window->panel<LessonPanel>();
        begin(*window);
        QVERIFY(lessons.isWaiting());
        goTo(*window, rowStep);
        window->userSession().tour().leave();
        settle();
        QVERIFY(!lessons.isWaiting());
        QCOMPARE(lessons.lesson(), QStringLiteral("3.2"));
    }

    void theCardsFitIntoTheSmallWindowInEveryLanguage_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages()) QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void theCardsFitIntoTheSmallWindowInEveryLanguage() {
        QFETCH(QString, language);
        useLanguage(language);
        {
            const auto window = shownWindow(QStringLiteral("single_box"));
            begin(*window);
            const auto* card = window->findChild<TourCard*>();
            for (int step = 0; step <= lastStep; ++step) {
                goTo(*window, step);
                QVERIFY(card->isVisible());
                QVERIFY(window->rect().contains(card->geometry()));
                const auto* text = card->findChild<QLabel*>(QStringLiteral("tourText"));
                QVERIFY(text->height() >= text->heightForWidth(text->width()));
                QVERIFY(nextOf(*window)->hasFocus());
                QVERIFY(!card->accessibleName().isEmpty() && card->accessibleDescription() == text->text());
            }
        }
        useLanguage(QStringLiteral("en"));
    }

    void itCanBeRepeated() {
        const auto window = shownWindow(QStringLiteral("single_box"));
        for (int time = 0; time < 3; ++time) {
            Tour& tour = begin(*window);
            QCOMPARE(tour.step(), 0);
            goTo(*window, dragStep);
            tour.leave();
            QCOMPARE(window->controller().sceneFile(), QStringLiteral("single_box"));
        }
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestTour, QApplication)
#include "test_tour.moc"
