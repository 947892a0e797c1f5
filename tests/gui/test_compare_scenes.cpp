// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAction>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>

#include "gui/app/actions.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "gui/scene/scene_geometry.h"
#include "gui/widgets/spoiler_overlay.h"
#include "physics/world/step.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

struct SideBySide {
    ShownWindow window;
    ComparePanel* compare;
    CompareScenes* scenes;

    explicit SideBySide(const char* preset, const char* scene = "stack_10") : window(shownWindow(QLatin1String(scene))) {
        compare = &window->panel<ComparePanel>();
        scenes = window->findChild<CompareScenes*>();
        compare->choosePreset(QLatin1String(preset));
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        settle();
    }
    VariantComparison& comparison() { return compare->comparison(); }
    bool isMade(std::int64_t steps) {
        return QTest::qWaitFor([&] { return comparison().runs() && comparison().runs()->steps() >= steps; }, 30'000);
    }
    QImage pane(std::size_t variant) { return scenes->grab(scenes->paneOf(variant).toAlignedRect()).toImage(); }
};

}  // namespace

class TestCompareScenes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aKeyPutsTheScenesSideBySideAndEscapeTakesThemAway() {
        SideBySide shown("iterations");
        QVERIFY(shown.scenes->isVisible());
        QVERIFY(!shown.window->sceneView().isVisible());
        QVERIFY(shown.scenes->hasFocus());
        QVERIFY(shown.compare->findChild<QToolButton*>("compareSideBySide")->isChecked());
        QTest::keyClick(shown.scenes, Qt::Key_Escape);
        QVERIFY(!shown.scenes->isVisible());
        QVERIFY(shown.window->sceneView().isVisible());
        QVERIFY(!shown.compare->findChild<QToolButton*>("compareSideBySide")->isChecked());
    }

    void withNothingToCompareWarmStartingIsCompared() {
        const auto window = shownWindow();
        window->actions()[QStringLiteral("compare-scenes")]->trigger();
        QCOMPARE(window->panel<ComparePanel>().comparison().active().size(), std::size_t{2});
    }

    void thePresetsOpenByTheirKey() {
        const auto window = shownWindow();
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        auto* button = window->findChild<QToolButton*>("comparePresets");
        QTRY_VERIFY(button->menu()->isVisible());
        QTest::keyClick(button->menu(), Qt::Key_Return);
        QCOMPARE(window->panel<ComparePanel>().comparison().active().size(), std::size_t{2});
    }

    void thePresetsStayClosedWhileTheyAreHidden() {
        const auto window = shownWindow();
        window->controller().hideFuture(this, true);
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!window->findChild<QToolButton*>("comparePresets")->menu()->isVisible());
        QCOMPARE(window->statusBar()->currentMessage(), hiddenNotice());
        window->controller().hideFuture(this, false);
    }

    void panesShowWhatTheRunsHold() {
        SideBySide shown("iterations");
        QVERIFY(shown.isMade(90));
        for (const std::int64_t step : {40, 41, 90, 7}) {
            shown.window->controller().toStep(step);
            shown.scenes->grab();
            QCOMPARE(shown.scenes->drawnSteps(), std::vector<std::int64_t>(3, step));
            for (std::size_t i = 0; i < 3; ++i) {
                Scene scene = session(*shown.window).scene();
                World alone = makeWorld(scene);
                alone.settings = shown.comparison().active()[i].settings;
                while (alone.step < step) solverscope::step(alone);
                QCOMPARE(hashOf(*shown.comparison().worldAfter(i, step)), hashOf(alone));
            }
        }
    }

    void panesLieBesideEachOtherAndAreOfOneSize() {
        SideBySide shown("all-methods");
        const std::size_t count = shown.comparison().active().size();
        QCOMPARE(count, std::size_t{10});
        for (std::size_t i = 0; i < count; ++i) {
            const QRectF pane = shown.scenes->paneOf(i);
            QVERIFY(QRectF(shown.scenes->rect()).adjusted(-1, -1, 1, 1).contains(pane));
            QVERIFY(std::abs(pane.width() - shown.scenes->paneOf(0).width()) < 1e-6);
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!pane.intersects(shown.scenes->paneOf(k)));
        }
    }

    void panesKeepTheirPlacesWhileBodiesFlyAbout() {
        SideBySide shown("gauss-seidel-jacobi", "see_saw");
        QVERIFY(shown.isMade(120));
        const QRectF before = shown.scenes->paneOf(1);
        for (const std::int64_t step : {1, 60, 120}) {
            shown.window->controller().toStep(step);
            QCOMPARE(shown.scenes->paneOf(1), before);
        }
    }

    void panesDifferWhereTheRunsDo() {
        SideBySide shown("gauss-seidel-jacobi", "see_saw");
        QVERIFY(shown.isMade(120));
        shown.window->controller().toStep(1);
        const QImage before = shown.pane(1);
        shown.window->controller().toStep(100);
        QVERIFY(shown.pane(1) != before);
        QVERIFY(shown.pane(1) != shown.pane(0));
    }

    void allPanesZoomAndPanTogether() {
        SideBySide shown("warm-starting");
        QVERIFY(shown.isMade(60));
        const QImage first = shown.pane(0);
        const QImage second = shown.pane(1);
        QTest::keyClick(shown.scenes, Qt::Key_Plus);
        QTest::keyClick(shown.scenes, Qt::Key_Left);
        QVERIFY(shown.pane(0) != first);
        QVERIFY(shown.pane(1) != second);
        QTest::keyClick(shown.scenes, Qt::Key_F);
        QCOMPARE(shown.pane(0), first);
        QCOMPARE(shown.pane(1), second);
    }

    void aClickSelectsTheBodyUnderIt() {
        SideBySide shown("warm-starting");
        QVERIFY(shown.isMade(60));
        const World& world = *shown.comparison().worldAfter(1, stepOfBodies(session(*shown.window)));
        const QPointF at = shown.scenes->cameraOf(1).toScreen(world.poses[4].position);
        QTest::mouseClick(shown.scenes, Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(shown.window->controller().selectedBody(), std::optional(BodyId{4}));
    }

    void theyRunInStepWithThePlayback() {
        SideBySide shown("iterations", "two_box_stack");
        shown.window->controller().toStep(100);
        QVERIFY(shown.isMade(120));
        shown.window->controller().play();
        QTRY_VERIFY_WITH_TIMEOUT(session(*shown.window).cursor().step > 180, 30'000);
        shown.window->controller().pause();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.compare->isBusy(), 30'000);
        shown.scenes->grab();
        for (const std::int64_t step : shown.scenes->drawnSteps()) QCOMPARE(step, stepOfBodies(session(*shown.window)));
    }

    void ghostsOfAllVariantsLieOverTheScene() {
        const auto window = shownWindow();
        auto* compare = &window->panel<ComparePanel>();
        dockOf(*window, "compareDock")->raise();
        settle();
        compare->choosePreset(QStringLiteral("iterations"));
        compare->findChild<QTabWidget*>(QStringLiteral("compareTabs"))->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(window->sceneView().ghosts().size() == 2, 30'000);
        const auto& ghosts = window->sceneView().ghosts();
        QVERIFY(ghosts[0].colour.has_value() && ghosts[0].colour != ghosts[1].colour);
        const QImage with = window->sceneView().grab().toImage();
        compare->setOn(false);
        QVERIFY(window->sceneView().ghosts().empty());
        QVERIFY(window->sceneView().grab().toImage() != with);
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestCompareScenes, QApplication)
#include "test_compare_scenes.moc"
