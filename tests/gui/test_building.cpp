// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QClipboard>
#include <QListWidget>
#include <QMenu>
#include <QtTest>

#include "gui/app/actions.h"
#include "gui/build/tools.h"
#include "gui/panels/history/history_panel.h"
#include "gui/scene/scene_builder.h"
#include "gui/session/scene_edits.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/built_scene.h"
#include "tests/gui/shown_window.h"
#include "tests/long_form.h"
#include "tests/random_edits.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// What a tool makes when it is dragged from the one box to the other, or across empty space.
struct Expected {
    BuildTool tool;
    std::size_t bodies;
    std::size_t joints;
};

/// Random edits in the controller, with undo and redo; says what is wrong.
QString problemOfHistory(std::uint64_t seed) {
    RandomEdits random(seed);
    const Scene first = random.start();
    DebuggerController controller;
    controller.openScene(first);
    for (int k = 0; k < 50; ++k) {
        const int dice = random.below(12);
        if (dice < 2)
            dice == 0 ? controller.undo() : controller.redo();
        else if (dice == 2)
            controller.toStep(controller.session().cursor().step + random.below(5));
        else if (dice == 3)
            controller.changeSetting(QStringLiteral("iterations"), QString::number(1 + random.below(20)));
        else
            controller.edits().apply(QStringLiteral("edit"), [&](const Scene& scene) { return random.edit(scene); });
        const Scene& now = controller.scene();
        const auto saved = parseScene(sceneText(now), "saved");
        if (!saved) return QString::fromStdString(saved.error().text());
        if (*saved != now) return QStringLiteral("saving changes the scene");
        Session& session = const_cast<Session&>(controller.session());
        const auto hash = hashOf(session.world());
        const Cursor here = session.cursor();
        Session again(session.kept());
        again.seek(here);
        if (hashOf(again.world()) != hash) return QStringLiteral("the recording plays otherwise");
    }
    while (controller.canUndo()) controller.undo();
    return controller.scene() == first ? QString() : QStringLiteral("undoing all does not lead to the first scene");
}

}  // namespace

class TestBuilding : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everyToolDraws_data() {
        QTest::addColumn<int>("tool");
        QTest::addColumn<int>("bodies");
        QTest::addColumn<int>("joints");
        for (const ToolInfo& info : toolTable()) {
            if (info.tool == BuildTool::Select || info.tool == BuildTool::Pulley) continue;
            const bool isJoint = info.group == ToolGroup::Joints;
            const int bodies = isJoint                                   ? 0
                               : info.tool == BuildTool::Stack           ? 2
                               : info.tool == BuildTool::Pyramid         ? 3
                               : info.tool == BuildTool::Chain           ? 5
                               : info.tool == BuildTool::RopeOfParticles ? 7
                                                                         : 1;
            const int joints = isJoint ? 1 : info.tool == BuildTool::Chain ? 6 : info.tool == BuildTool::RopeOfParticles ? 8 : 0;
            QTest::newRow(info.name) << static_cast<int>(info.tool) << bodies << joints;
        }
    }
    void everyToolDraws() {
        QFETCH(int, tool);
        QFETCH(int, bodies);
        QFETCH(int, joints);
        BuiltScene built(twoBoxes());
        const auto used = static_cast<BuildTool>(tool);
        const bool holds = joints > 0;
        built.edits.setTool(used);
        const bool isUpright = used == BuildTool::Stack || used == BuildTool::Pyramid;
        built.drag({holds ? -1.0 : -0.4, holds ? 2.5 : 0.6}, {holds ? 1.0 : 0.3, holds ? 2.5 : isUpright ? 2.6 : 1.2});
        QVERIFY2(built.bodies() == 3 + static_cast<std::size_t>(bodies), qPrintable(built.notice));
        QCOMPARE(built.joints(), static_cast<std::size_t>(joints));
        QVERIFY(parseScene(sceneText(built.scene()), "built").has_value());
        built.controller.undo();
        QCOMPARE(built.bodies(), std::size_t{3});
    }

    void aClickSaysWhichBodyIsTheWheelOfAPulley() {
        Scene scene = twoBoxes();
        BodyDef wheel;
        wheel.id = "wheel";
        wheel.shape = Circle{0.5};
        wheel.position = {0, 5};
        scene.bodies.push_back(wheel);
        BuiltScene built(scene);
        built.edits.setTool(BuildTool::Pulley);
        built.click({0, 5});
        QCOMPARE(built.controller.selection().bodies, std::vector{BodyId{3}});
        QCOMPARE(built.notice, QString());
        built.drag({-1, 2.5}, {1, 2.5});
        QVERIFY2(built.joints() == 1, qPrintable(built.notice));
        QCOMPARE(std::get<PulleyDef>(built.scene().joints[0].kind).wheel, BodyId{3});
    }

    void aDrawnJointShowsWhereItLeads() {
        BuiltScene built(twoBoxes());
        built.edits.setTool(BuildTool::Revolute);
        QTest::mousePress(&built.view, Qt::LeftButton, {}, built.at({-1, 2.5}));
        const QPointF place = built.at({1, 2.5});
        QMouseEvent move(QEvent::MouseMove, place, built.view.mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&built.view, &move);
        QCOMPARE(built.view.findChild<SceneBuilder*>()->picture()->path.size(), std::size_t{2});
        QTest::mouseRelease(&built.view, Qt::LeftButton, {}, place.toPoint());
        QVERIFY(built.view.findChild<SceneBuilder*>()->picture()->path.empty());
    }

    void theCornersOfARampHaveNoMoreDigitsThanWasDrawn() {
        const auto triangle = std::get<Polygon>(rampAlong({-1.4, 0.1}, {0.1, 1.6}).shape);
        QCOMPARE(triangle.points[1], (Vec2{1.5, 0}));
        QCOMPARE(triangle.points[2], (Vec2{1.5, 1.5}));
    }

    void whatIsBuiltOpensAtItsBeginning() {
        const auto window = shownWindow();
        QVERIFY(session(*window).cursor() != Cursor{});
        window->showPerspective(Perspective::Build);
        settle();
        QVERIFY(window->openScene(QStringLiteral("two_box_stack")));
        QCOMPARE(session(*window).cursor(), Cursor{});
        QVERIFY(window->openLink(QStringLiteral("stack_10")));
        QCOMPARE(session(*window).cursor(), Cursor{});
        QVERIFY(window->openLink(QStringLiteral("stack_10#f3")));
        QTRY_COMPARE(session(*window).cursor().step, std::int64_t{3});
    }

    void theMenuEditHasTheClipboardWhoseKeysAreTheScenes() {
        const auto window = shownWindow();
        Actions& actions = window->actions();
        for (const char* name : {"cut", "copy", "duplicate", "delete"}) QVERIFY2(!actions[QLatin1String(name)]->isEnabled(), name);
        window->controller().selectBody(BodyId{1});
        const std::size_t bodies = window->controller().scene().bodies.size();
        actions[QStringLiteral("copy")]->trigger();
        actions[QStringLiteral("paste")]->trigger();
        QCOMPARE(window->controller().scene().bodies.size(), bodies + 1);
        actions[QStringLiteral("duplicate")]->trigger();
        QCOMPARE(window->controller().scene().bodies.size(), bodies + 2);
        actions[QStringLiteral("delete")]->trigger();
        QCOMPARE(window->controller().scene().bodies.size(), bodies + 1);
        window->controller().selectBody(BodyId{1});
        window->sceneView().setFocus();
        press(*window, Qt::Key_Delete);
        QTest::keyClick(&window->sceneView(), Qt::Key_Delete);
        QCOMPARE(window->controller().scene().bodies.size(), bodies);
        press(*window, Qt::Key_Z, Qt::ControlModifier);
        press(*window, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(window->controller().scene().bodies.size(), bodies);
    }

    void aDrawnBoxHasTheSizeThatWasDrawn() {
        BuiltScene built(twoBoxes());
        built.edits.setTool(BuildTool::Box);
        built.drag({-0.4, 0.1}, {0.4, 0.6});
        QCOMPARE(std::get<Box>(built.scene().bodies.back().shape), (Box{0.8, 0.5}));
        QCOMPARE(built.scene().bodies.back().position, (Vec2{0, 0.35}));
    }

    void aBoxThatIsClickedAboveAnotherLiesOnIt() {
        BuiltScene built(twoBoxes());
        built.edits.setTool(BuildTool::Box);
        built.click({-0.98, 3.54});
        QCOMPARE(built.scene().bodies.back().position, (Vec2{-1, 3.5}));
    }

    void aPathOfClicksMakesAChain() {
        BuiltScene built(twoBoxes());
        built.edits.setTool(BuildTool::Chain);
        for (const Vec2 corner : {Vec2{-1, 2.5}, Vec2{0, 1.5}, Vec2{1, 2.5}}) built.click(corner);
        built.key(Qt::Key_Return);
        QVERIFY(built.joints() > 5);
        QCOMPARE(built.scene().joints.size(), built.bodies() - 3 + 1);
    }

    void escapeEndsTheDrawingAndThenTheTool() {
        BuiltScene built(twoBoxes());
        built.edits.setTool(BuildTool::Polygon);
        built.click({0, 1});
        built.click({1, 1});
        built.key(Qt::Key_Escape);
        QCOMPARE(built.edits.tool(), BuildTool::Polygon);
        built.key(Qt::Key_Escape);
        QCOMPARE(built.edits.tool(), BuildTool::Select);
        QCOMPARE(built.bodies(), std::size_t{3});
    }

    void aDragAtTheStartMovesWhatTheSceneHas() {
        BuiltScene built(twoBoxes());
        built.drag({-1, 2.5}, {-1, 3.5});
        QCOMPARE(built.scene().bodies[0].position, (Vec2{-1, 3.5}));
        QVERIFY(built.controller.session().recording().inputs().empty());
        built.controller.undo();
        QCOMPARE(built.scene(), twoBoxes());
    }

    void aDragLaterIsAnInput() {
        BuiltScene built(twoBoxes());
        built.controller.toStep(10);
        const Vec2 at = built.controller.session().world().poses[0].position;
        built.drag(at, at + Vec2{0, 1});
        QCOMPARE(built.scene(), twoBoxes());
        QCOMPARE(built.controller.session().recording().inputs().size(), std::size_t{1});
        QCOMPARE(built.controller.session().cursor().step, std::int64_t{11});
    }

    void whatIsAddedLaterBeginsASceneAtThisMoment() {
        BuiltScene built(twoBoxes());
        built.controller.toStep(10);
        const Vec2 at = built.controller.session().world().poses[0].position;
        built.edits.setTool(BuildTool::Circle);
        built.drag({0, 4}, {0.3, 4});
        QCOMPARE(built.bodies(), std::size_t{4});
        QCOMPARE(built.scene().bodies[0].start->position, at);
        QVERIFY2(built.notice.contains(QStringLiteral("step 10")), qPrintable(built.notice));
        built.controller.undo();
        QCOMPARE(built.controller.session().cursor().step, std::int64_t{10});
        QCOMPARE(built.controller.session().recording().steps(), std::int64_t{10});
    }

    void aRubberBandSelectsWhatItHolds() {
        BuiltScene built(twoBoxes());
        built.drag({-2.2, 3.4}, {2.2, 1.4});
        QCOMPARE(built.controller.selection().bodies.size(), std::size_t{2});
        built.click({1, 2.5}, Qt::ShiftModifier);
        QCOMPARE(built.controller.selection().bodies, (std::vector{BodyId{0}}));
    }

    void severalBodiesMoveTogether() {
        BuiltScene built(twoBoxes());
        built.click({-1, 2.5});
        built.click({1, 2.5}, Qt::ShiftModifier);
        built.key(Qt::Key_Up);
        QCOMPARE(built.scene().bodies[0].position, (Vec2{-1, 2.6}));
        QCOMPARE(built.scene().bodies[1].position, (Vec2{1, 2.6}));
        QCOMPARE(built.controller.history().names.back(), QStringLiteral("Move 2 bodies"));
    }

    void whatIsCutIsPastedElsewhere() {
        BuiltScene built(twoBoxes());
        built.click({-1, 2.5});
        built.key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(built.bodies(), std::size_t{2});
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("solverscope-scene")));
        built.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(built.bodies(), std::size_t{3});
        QCOMPARE(built.scene().bodies[2].position, (Vec2{-0.5, 3}));
    }

    void textThatIsNoSceneIsNotPasted() {
        BuiltScene built(twoBoxes());
        QApplication::clipboard()->setText(QStringLiteral("hello"));
        built.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(built.bodies(), std::size_t{3});
        QVERIFY2(built.notice.startsWith(QStringLiteral("clipboard:1:1:")), qPrintable(built.notice));
    }

    void aJointIsSelectedByAClickAndDeleted() {
        BuiltScene built(twoBoxes());
        built.edits.setTool(BuildTool::Distance);
        built.drag({-1, 2.5}, {1, 2.5});
        QCOMPARE(built.joints(), std::size_t{1});
        built.key(Qt::Key_Escape);
        built.click({0, 2.5});
        QCOMPARE(built.controller.selection().joints.size(), std::size_t{1});
        built.key(Qt::Key_Delete);
        QCOMPARE(built.joints(), std::size_t{0});
    }

    void whatALessonLocksIsNotEdited() {
        BuiltScene built(twoBoxes());
        built.edits.lock(QStringLiteral("The lesson locks it."));
        built.edits.setTool(BuildTool::Box);
        built.drag({0, 4}, {1, 5});
        QCOMPARE(built.bodies(), std::size_t{3});
        QCOMPARE(built.notice, QStringLiteral("The lesson locks it."));
    }

    void twoHundredEditsCanBeUndone() {
        DebuggerController controller;
        controller.openScene(twoBoxes());
        for (int k = 0; k < 220; ++k) {
            controller.selectBody(BodyId{0});
            controller.edits().move({0.1, 0});
            if (k % 20 == 0) controller.toStep(3);
            if (k % 20 == 0) controller.seek({});
        }
        QCOMPARE(controller.history().done, qsizetype{220});
        for (int k = 0; k < 220; ++k) controller.undo();
        QCOMPARE(controller.scene(), twoBoxes());
        QVERIFY(!controller.canUndo());
        while (controller.canRedo()) controller.redo();
        QVERIFY(std::abs(controller.scene().bodies[0].position.x - 21) < 1e-9);
    }

    void aJumpInTheHistoryShowsOnlyWhereItEnds() {
        DebuggerController controller;
        controller.openScene(twoBoxes());
        for (int k = 0; k < 40; ++k) {
            controller.selectBody(BodyId{0});
            controller.edits().move({0.1, 0});
        }
        controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("3"));
        QSignalSpy scenes(&controller, &DebuggerController::sceneChanged);
        QSignalSpy moves(&controller, &DebuggerController::cursorMoved);
        controller.travelTo(0);
        QCOMPARE(controller.scene(), twoBoxes());
        QVERIFY(!controller.canUndo());
        QCOMPARE(scenes.size(), 1);
        QCOMPARE(moves.size(), 1);
        controller.travelTo(41);
        QCOMPARE(controller.session().nextSettings().iterations, 3);
        QCOMPARE(scenes.size(), 2);
        QVERIFY(!controller.canRedo());
        controller.travelTo(40);
        QVERIFY(controller.session().nextSettings().iterations != 3);
        QCOMPARE(scenes.size(), 2);  // the same scene
    }

    void aSettingThatWasChangedStaysSoInAnEditedScene() {
        DebuggerController controller;
        controller.openScene(twoBoxes());
        controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("3"));
        controller.selectBody(BodyId{0});
        controller.edits().move({1, 0});
        QCOMPARE(controller.session().nextSettings().iterations, 3);
        QCOMPARE(controller.scene().settings, Settings());
        controller.undo();
        controller.undo();
        QCOMPARE(controller.session().nextSettings(), Settings());
    }

    // In parts, because Qt ends a test after five minutes
    void everyChangeCanBeUndoneAndTheRecordingPlaysAgain_data() {
        QTest::addColumn<int>("first");
        for (int part = 0; part < (isLongForm() ? 50 : 1); ++part) QTest::addRow("%d", part) << 40 * part;
    }
    void everyChangeCanBeUndoneAndTheRecordingPlaysAgain() {
        QFETCH(int, first);
        for (auto seed = static_cast<std::uint64_t>(first); seed < static_cast<std::uint64_t>(first) + 40; ++seed) {
            const QString problem = problemOfHistory(seed);
            QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(problem)));
        }
    }

    void aNewSceneCanBeUndone() {
        const auto window = shownWindow();
        const Scene before = window->controller().scene();
        window->actions()[QStringLiteral("new-scene")]->trigger();
        QCOMPARE(window->controller().scene().bodies.size(), std::size_t{1});
        window->controller().undo();
        QCOMPARE(window->controller().scene(), before);
    }

    void theHistoryNamesEveryChangeAndGoesThere() {
        const auto window = shownWindow();
        DebuggerController& controller = window->controller();
        window->actions()[QStringLiteral("history")]->trigger();
        settle();
        auto* list = window->panel<HistoryPanel>().findChild<QListWidget*>();
        controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("4"));
        controller.selectBody(BodyId{1});
        controller.edits().move({1, 0});
        controller.restart();
        settle();
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->item(2)->text(), QStringLiteral("Move box_1"));
        QCOMPARE(window->actions()[QStringLiteral("undo")]->text(), QStringLiteral("&Undo “Move box_1”"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        settle();
        QVERIFY(!controller.canUndo());
        QCOMPARE(list->item(2)->text(), QStringLiteral("Move box_1 (undone)"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(2)).center());
        settle();
        QVERIFY(!controller.canRedo());
        QCOMPARE(controller.scene().bodies[1].position, (Vec2{1, 0.5}));
    }

    void theRightButtonOpensAMenuAboutWhatIsThere() {
        const auto window = shownWindow();
        SceneView& view = window->sceneView();
        const auto menuAt = [&](Vec2 point) {
            QTest::mouseClick(&view, Qt::RightButton, {}, view.camera().toScreen(point).toPoint());
            auto* menu = window->findChild<QMenu*>(QStringLiteral("sceneMenu"));
            if (!menu) qFatal("no menu");
            return menu;
        };
        QMenu* ofBody = menuAt({0.2, 4.5});
        QVERIFY(ofBody->findChild<QAction*>(QStringLiteral("menuDelete")));
        QCOMPARE(window->controller().selectedBody(), std::optional(BodyId{5}));
        ofBody->findChild<QAction*>(QStringLiteral("menuDelete"))->trigger();
        QCOMPARE(window->controller().scene().bodies.size(), std::size_t{10});
        ofBody->close();
        settle();
        QMenu* ofNothing = menuAt({4, 8});
        QVERIFY(ofNothing->findChild<QMenu*>(QStringLiteral("menuNew")));
        ofNothing->close();
        settle();
    }

    void draggingWithTheRightButtonMovesThePicture() {
        const auto window = shownWindow();
        SceneView& view = window->sceneView();
        const Vec2 before = view.camera().centre;
        QTest::mousePress(&view, Qt::RightButton, {}, {100, 100});
        const QPointF to(160, 130);
        QMouseEvent move(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, Qt::RightButton, {});
        QApplication::sendEvent(&view, &move);
        QTest::mouseRelease(&view, Qt::RightButton, {}, to.toPoint());
        QVERIFY(view.camera().centre != before);
        QVERIFY(!window->findChild<QMenu*>(QStringLiteral("sceneMenu")));
    }
};

SOLVERSCOPE_TEST(TestBuilding, QApplication)
#include "test_building.moc"
