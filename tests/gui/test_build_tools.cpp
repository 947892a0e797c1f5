// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What one builds with besides drawing: handles, springs, arrow keys, and the menus of the right button.
#include <include/solverscope_trace.h>

#include <QCheckBox>
#include <QMenu>
#include <QRegularExpression>
#include <QWheelEvent>
#include <sstream>

#include "gui/panels/palette/palette_panel.h"
#include "gui/scene/scene_geometry.h"
#include "gui/session/build_tool.h"
#include "gui/text/language.h"
#include "gui/text/refusal_text.h"
#include "gui/widgets/number_edit.h"
#include "physics/editing/resize.h"
#include "physics/scene/refusals.h"
#include "physics/trace/formats/foreign_trace.h"
#include "tests/gui/built_scene.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

void zoomIn(BuiltScene& built, Vec2 about) {
    const QPointF at = built.view.camera().toScreen(about);
    QWheelEvent wheel(at, built.view.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&built.view, &wheel);
}

Scene recordedTrace() {
    std::ostringstream out;
    solverscope_trace::Writer trace(out);
    trace.begin(0.02).engine("another engine").gravity(0, -10);
    trace.body("floor").isStatic().halfPlane(0, 1, 0).position(0, 0);
    trace.body("ball").circle(0.5).position(0, 0.5);
    trace.step();
    trace.contact().bodies("floor", "ball").point(0, 0).normal(0, 1).separation(0);
    trace.row(0, "unilateral").contact(0).bodies("floor", "ball");
    trace.visit(0).delta(0.2);
    trace.end();
    std::istringstream in(out.str());
    auto scene = readTrace(in, "trace");
    if (!scene) qFatal("%s", scene.error().text().c_str());
    return *scene;
}

QStringList namesIn(const QMenu& menu) {
    QStringList names;
    for (const QAction* action : menu.actions()) {
        const QString name = action->menu() ? action->menu()->objectName() : action->objectName();
        if (!name.isEmpty()) names += name;
    }
    return names;
}

/// The actions of the menu that the right button opens there; closed again.
QStringList menuAt(MainWindow& window, Vec2 point) {
    SceneView& view = window.sceneView();
    QTest::mouseClick(&view, Qt::RightButton, {}, view.camera().toScreen(point).toPoint());
    auto* menu = window.findChild<QMenu*>(QStringLiteral("sceneMenu"));
    if (!menu) return {};
    const QStringList names = namesIn(*menu);
    menu->close();
    settle();
    return names;
}

}  // namespace

class TestBuildTools : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aHandleResizesInOneUndoStep() {
        BuiltScene built(twoBoxes());
        const Scene before = built.scene();
        built.click({-1, 2.5});
        QCOMPARE(built.controller.selectedBody(), std::optional(BodyId{0}));
        built.drag({-0.5, 3}, {0, 3.5});
        QVERIFY(built.scene().bodies[0].shape == Shape(Box{1.5, 1.5}));
        QCOMPARE(built.scene().bodies[0].position, (Vec2{-0.75, 2.75}));
        built.controller.undo();
        QVERIFY(built.scene() == before);
    }

    void aHandleSnapsToTheGrid() {
        BuiltScene built(twoBoxes());
        built.click({-1, 2.5});
        built.drag({-1, 3}, {-1, 3.43});
        QVERIFY(built.scene().bodies[0].shape == Shape(Box{1, 1.4}));
    }

    void theBodyIsStillMovedByItsMiddle() {
        BuiltScene built(twoBoxes());
        built.click({-1, 2.5});
        built.drag({-1, 2.5}, {-1, 4.5});
        QCOMPARE(built.scene().bodies[0].position, (Vec2{-1, 4.5}));
    }

    void aHalfPlaneHasNoHandles() {
        BuiltScene built(twoBoxes());
        built.click({3, -0.3});
        QCOMPARE(built.controller.selectedBody(), std::optional(BodyId{2}));
        QVERIFY(handlesOf(built.scene().bodies[2]).empty());
    }

    void aJointToolMakesSpringsOnRequest() {
        BuiltScene built(twoBoxes());
        PalettePanel palette(built.controller);
        palette.resize(300, 600);
        palette.show();
        auto* options = palette.findChild<QWidget*>(QStringLiteral("jointOptions"));
        QVERIFY(!options->isVisible());
        built.edits.setTool(BuildTool::Distance);
        QVERIFY(options->isVisible());
        built.drag({-1, 2.5}, {1, 2.5});
        QVERIFY(!built.scene().joints.back().spring.has_value());
        palette.findChild<QCheckBox*>(QStringLiteral("jointSpring"))->click();
        palette.findChild<NumberEdit*>(QStringLiteral("jointFrequency"))->setValue(3);
        palette.findChild<NumberEdit*>(QStringLiteral("jointDampingRatio"))->setValue(0.25);
        built.drag({-1, 2.5}, {1, 2.5});
        QVERIFY(built.scene().joints.back().spring == std::optional<AnySpringDef>(SpringDef{3, 0.25}));
    }

    void aRunOfPressesOfAnArrowKeyIsOneChange() {
        BuiltScene built(twoBoxes());
        const Scene before = built.scene();
        built.click({-1, 2.5});
        for (int k = 0; k < 5; ++k) built.key(Qt::Key_Right);
        QCOMPARE(built.scene().bodies[0].position, (Vec2{-0.5, 2.5}));
        QCOMPARE(built.controller.history().done, qsizetype{1});
        built.key(Qt::Key_Up);
        QCOMPARE(built.controller.history().done, qsizetype{2});
        built.controller.undo();
        QCOMPARE(built.scene().bodies[0].position, (Vec2{-0.5, 2.5}));
        built.controller.undo();
        QVERIFY(built.scene() == before);
    }

    void anotherSelectionBeginsAnotherChange() {
        BuiltScene built(twoBoxes());
        built.click({-1, 2.5});
        built.key(Qt::Key_Right);
        built.click({1, 2.5});
        built.key(Qt::Key_Right);
        QCOMPARE(built.controller.history().done, qsizetype{2});
        QCOMPARE(built.scene().bodies[1].position, (Vec2{1.1, 2.5}));
    }

    void arrowKeysLaterAreOneInput() {
        BuiltScene built(twoBoxes());
        built.click({-1, 2.5});
        built.controller.toStep(3);
        for (int k = 0; k < 3; ++k) built.key(Qt::Key_Left);
        QCOMPARE(built.controller.session().recording().inputs().size(), std::size_t{1});
        QCOMPARE(built.controller.history().done, qsizetype{1});
    }

    void aRecordedTraceIsNotEdited() {
        BuiltScene built(recordedTrace());
        const Scene before = built.scene();
        built.edits.setTool(BuildTool::Box);
        built.drag({3, 4}, {4, 5});
        QVERIFY(built.scene() == before);
        QVERIFY2(built.notice.contains(QStringLiteral("recorded")), qPrintable(built.notice));
        built.notice.clear();
        built.controller.selectBody(BodyId{1});
        QVERIFY(!built.edits.remove());
        QVERIFY(built.notice.contains(QStringLiteral("recorded")));
        QVERIFY(built.scene() == before);
    }

    void aPolygonThatIsTooSmallOrFlatIsRefusedWithItsSize_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::newRow("small") << 1e-3 << 5e-4;
        QTest::newRow("flat") << 0.4 << 0.0;
    }
    void aPolygonThatIsTooSmallOrFlatIsRefusedWithItsSize() {
        QFETCH(double, width);
        QFETCH(double, height);
        BuiltScene built(twoBoxes());
        built.edits.setSnaps(false);
        built.edits.setTool(BuildTool::Polygon);
        const Vec2 corner{3, 4};
        while (built.view.camera().scale * width < 100) zoomIn(built, corner);
        for (const Vec2 at : {Vec2{}, Vec2{width, 0}, Vec2{0.5 * width, height}}) built.click(corner + at);
        built.key(Qt::Key_Return);
        QCOMPARE(built.bodies(), std::size_t{3});
        static const QRegularExpression said(QStringLiteral("at least 0\\.5 mm².* within ([\\d.e-]+) × ([\\d.e-]+) m"));
        const auto size = said.match(unbound(built.notice));
        QVERIFY2(size.hasMatch(), qPrintable(built.notice));
        const double pixel = 1 / built.view.camera().scale;  // m; clicks are at whole ones
        QVERIFY(std::abs(size.captured(1).toDouble() - width) < 2 * pixel);
        QVERIFY(std::abs(size.captured(2).toDouble() - height) < 2 * pixel);
    }

    void refusalsAreSaidInTheLanguageInUse() {
        for (const std::string_view pattern : refusalPatterns()) {
            useLanguage(QStringLiteral("en"));
            const std::string message = filled(pattern, {"'a'", "2 %1", "x", "-5"});
            if (pattern.find('\'') == pattern.npos) QCOMPARE(unbound(editRefusalText(message)), QString::fromStdString(message));
            for (const char* language : {"ru", "ja"}) {
                useLanguage(QLatin1String(language));
                const QString said = editRefusalText(message);
                QVERIFY2(!said.contains(QStringLiteral("expected")), qPrintable(said));
                QCOMPARE(said.contains(QStringLiteral("'a'")), pattern.find("%1") != std::string_view::npos);
                QCOMPARE(said.contains(QStringLiteral("2 %1")), pattern.find("%2") != std::string_view::npos);
            }
        }
        // What was entered is not translated, even if it is called like a field.
        useLanguage(QStringLiteral("en"));
        QCOMPARE(editRefusalText(filled(scene_refusals::bodyId, {"'id'", "'mass'"})),
                 QStringLiteral("expected “Name” to be different for every body, found 'mass' again"));
        useLanguage(QStringLiteral("ru"));
        QVERIFY(editRefusalText(filled(scene_refusals::oneBody, {})).contains(QStringLiteral("«Тело A»")));
        BuiltScene built(twoBoxes());
        BodyDef thin = built.scene().bodies[0];
        thin.shape = Box{0, 1};
        built.edits.replace(BodyId{0}, thin);
        QVERIFY2(built.notice.contains(QStringLiteral("нужно число")), qPrintable(built.notice));
        useLanguage(QStringLiteral("en"));
    }

    void theRightButtonKnowsABody() {
        const auto window = shownWindow();
        const QStringList names = menuAt(*window, {0.2, 4.5});
        for (const char* name : {"menuProperties", "menuDuplicate", "menuPin", "menuCut", "menuCopy", "menuDelete"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
    }
    void theRightButtonKnowsAContact() {
        const auto window = shownWindow();
        window->controller().toStep(3);
        const Contact& contact = window->controller().session().world().contacts.front();
        const QStringList names = menuAt(*window, contact.point);
        for (const char* name : {"menuRow", "menuBreakpoint", "menuWhy"}) QVERIFY2(names.contains(QLatin1String(name)), name);
    }
    void theRightButtonKnowsAJoint() {
        const auto window = shownWindow(QStringLiteral("rod_chain"));
        const World& world = window->controller().session().world();
        std::optional<QStringList> found;
        for (const Joint& joint : world.joints) {
            const RowPoints anchors = anchorsOf(world, joint);
            const QStringList names = menuAt(*window, 0.5 * (anchors.onA + anchors.onB));
            if (!names.contains(QStringLiteral("menuDuplicate"))) found = names;
        }
        QVERIFY(found);
        for (const char* name : {"menuProperties", "menuDelete"}) QVERIFY2(found->contains(QLatin1String(name)), name);
    }
    void theRightButtonKnowsAHalfPlane() {
        const auto window = shownWindow();
        const QStringList names = menuAt(*window, {4, -0.4});
        QCOMPARE(window->controller().selectedBody(), std::optional(BodyId{0}));
        for (const char* name : {"menuProperties", "menuCopy", "menuDelete"}) QVERIFY2(names.contains(QLatin1String(name)), name);
        QVERIFY(!names.contains(QStringLiteral("menuPin")));
    }
    void theRightButtonKnowsTheEmptyPlace() {
        const auto window = shownWindow();
        const QStringList names = menuAt(*window, {4, 8});
        for (const char* name : {"menuNew", "menuPaste", "menuAll", "menuFit"}) QVERIFY2(names.contains(QLatin1String(name)), name);
    }
};

SOLVERSCOPE_TEST(TestBuildTools, QApplication)
#include "test_build_tools.moc"
