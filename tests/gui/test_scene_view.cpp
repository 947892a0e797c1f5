// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <QtTest>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/scene/scene_view.h"
#include "gui/session/arrow_prompt.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/scene_source.h"
#include "gui/style/theme.h"
#include "tests/gui/contrast.h"
#include "tests/seek_event.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr QSize viewSize(800, 600);

BodyId bodyNamed(const Session& session, const char* name) {
    const auto& bodies = session.scene().bodies;
    for (std::uint32_t i = 0; i < bodies.size(); ++i)
        if (bodies[i].id == name) return BodyId{i};
    qFatal("no such body");
}

Vec2 positionOf(const DebuggerController& controller, BodyId body) {
    return controller.session().world().poses[index(body)].position;
}

QImage picture(const Session& session, const SceneOptions& options = {}) {
    QImage image(viewSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintScene(painter, image.rect(), session, options);
    return image;
}

QByteArray drawing(const Session& session, const SceneOptions& options = {}, const QFont& font = {}) {
    QByteArray svg;
    QBuffer buffer(&svg);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(viewSize);
    generator.setViewBox(QRect({}, viewSize));
    QPainter painter(&generator);
    painter.setFont(font);
    paintScene(painter, QRectF({}, viewSize), session, options);
    painter.end();
    return svg;
}

/// Where the text that begins with this is written.
QPointF placeOfText(const QByteArray& svg, const QString& beginning) {
    const QRegularExpression text(QStringLiteral("<text[^>]* x=\"([\\d.-]+)\" y=\"([\\d.-]+)\"[^>]*>%1").arg(beginning));
    const auto found = text.match(QString::fromUtf8(svg));
    return found.hasMatch() ? QPointF(found.captured(1).toDouble(), found.captured(2).toDouble()) : QPointF();
}

/// The box of a text in the font of such a drawing; empty if it is not written.
QRectF boxOfText(const QByteArray& svg, const QString& text) {
    const QPointF place = placeOfText(svg, text);
    QSvgGenerator generator;
    return place.isNull() ? QRectF() : QFontMetricsF(QFont(), &generator).boundingRect(text).translated(place);
}

template <typename T>
int countInputs(const Session& session) {
    int count = 0;
    for (const TimedInput& input : session.recording().inputs()) count += std::holds_alternative<T>(input.input) ? 1 : 0;
    return count;
}

/// A view of a scene of the library, shown without a display.
struct ShownScene {
    DebuggerController controller;
    SceneView view{controller};

    explicit ShownScene(const QString& scene) {
        if (!controller.openScene(scene.startsWith(':') ? scene : ":/scenes/" + scene + ".json")) qFatal("no such scene");
        view.resize(viewSize);
        view.show();
    }
    QPoint at(Vec2 world) const { return view.camera().toScreen(world).toPoint(); }
    Vec2 under(QPoint screen) const { return view.camera().toWorld(screen); }
};

}  // namespace

class TestSceneView : public QObject {
    Q_OBJECT

private slots:
    void screenAndWorldAreInversesOfEachOther() {
        SceneCamera camera;
        camera.area = QRectF(10, 20, 640, 480);
        camera.centre = {3, -7};
        camera.scale = 37.5;
        for (Vec2 p : {Vec2{0, 0}, Vec2{3, -7}, Vec2{-120.25, 14.5}, Vec2{1e-6, 1e4}}) {
            const Vec2 back = camera.toWorld(camera.toScreen(p));
            QVERIFY(length(back - p) < 1e-9);
        }
        QVERIFY(camera.toScreen({3, -6}).y() < camera.toScreen({3, -7}).y());  // y points up
        QCOMPARE(camera.toScreen(camera.centre), camera.area.center());
    }

    void aSingleParticleIsSeenFromNear() {
        WorldBox particle;
        particle.include({3, 2});
        WorldBox ball;
        ball.include({2.9, 1.9});
        ball.include({3.1, 2.1});
        const QRectF area({}, viewSize);
        QVERIFY(SceneCamera::fitting(particle, area).scale > 2 * SceneCamera::fitting(ball, area).scale);
    }

    void theRingOfAnArrowCoversNoName() {
        DebuggerController controller;
        QVERIFY(controller.openScene(SOLVERSCOPE_SOURCE_DIR "/lessons/0.1-arrows/flag.json"));
        SceneOptions options;
        options.camera = fittedCamera(controller.session(), QRectF({}, viewSize));
        const Vec2 ball = positionOf(controller, BodyId{1});
        const double middle = options.camera->toScreen(ball).x();
        QVERIFY(placeOfText(drawing(controller.session(), options), QStringLiteral("ball")).x() < middle + 10);
        options.ring = ball;
        QVERIFY(placeOfText(drawing(controller.session(), options), QStringLiteral("ball")).x() > middle + 12);
    }

    void theGradientsOfAJointDoNotGiveTheAskedArrowAway() {
        DebuggerController controller;
        QVERIFY(controller.openScene(SOLVERSCOPE_SOURCE_DIR "/lessons/3.14-your-own-joint/pulley.json"));
        SceneOptions options;
        options.camera = fittedCamera(controller.session(), QRectF({}, viewSize));
        const auto parts = [&] { return drawing(controller.session(), options).count("<path"); };
        const auto before = parts();
        options.ring = Vec2{100, 100};  // behind no name
        QVERIFY2(parts() < before, qPrintable(QStringLiteral("%1 and %2").arg(before).arg(parts())));
    }

    void aDepthIsNeverDrawnShorterThanItIs() {
        for (const double largest : {0.3, 1.0, 1.05, 1.2, 2.4, 2.6, 40.0}) QVERIFY(roundDepthFactor(largest) >= 1);
    }

    void anArrowOfAVelocityRunsThroughNoName() {
        DebuggerController controller;
        QVERIFY(controller.openScene(SOLVERSCOPE_SOURCE_DIR "/lessons/3.2-one-row/scene.json"));
        SceneOptions options;
        options.camera = fittedCamera(controller.session(), QRectF({}, viewSize));
        const QByteArray without = drawing(controller.session(), options);
        options.velocities = true;
        const QByteArray with = drawing(controller.session(), options);
        for (const char* name : {"plank", "heavy"}) {
            const auto body = bodyNamed(controller.session(), name);
            const QPointF middle = options.camera->toScreen(positionOf(controller, body));
            const QRectF usual = boxOfText(without, QString::fromLatin1(name));
            QVERIFY(usual.contains(middle));  // where the arrow begins
            const QRectF box = boxOfText(with, QString::fromLatin1(name));
            QVERIFY(!box.isEmpty());
            for (int y = 0; y < 40; ++y) QVERIFY(!box.contains(middle + QPointF(0, y)));  // it falls
        }
    }

    void theNumberOfAJointIsNotWrittenOnAName() {
        DebuggerController controller;
        QVERIFY(controller.openScene(SOLVERSCOPE_SOURCE_DIR "/lessons/3.14-your-own-joint/gear.json"));
        const QByteArray picture = drawing(controller.session());
        const QRectF number = boxOfText(picture, QStringLiteral("C = 0"));
        QVERIFY(!number.isEmpty());
        const QRectF bench = boxOfText(picture, QStringLiteral("bench"));
        QVERIFY(!bench.intersects(number));
    }

    void labelsOfEqualArrowsDoNotCoverEachOther() {
        ArrowPrompt prompt;
        prompt.ask(this, {}, 1);
        prompt.draw(Vec2{1, 0.5});
        prompt.reveal({1, 0.5});
        SceneCamera camera;
        camera.area = QRectF({}, viewSize);
        QByteArray svg;
        QBuffer buffer(&svg);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(viewSize);
        QPainter painter(&generator);
        paintArrowPrompt(painter, prompt, camera, QPalette());
        const double line = painter.fontMetrics().height();
        painter.end();
        const QPointF engine = placeOfText(svg, QStringLiteral("the engine"));
        const QPointF yours = placeOfText(svg, QStringLiteral("yours"));
        QVERIFY(!engine.isNull() && !yours.isNull());
        QVERIFY2(std::abs(engine.y() - yours.y()) >= line, qPrintable(QString::number(engine.y() - yours.y())));
    }

    void fittingShowsTheWholeScene_data() {
        QTest::addColumn<QString>("scene");
        for (const char* name : {"stack_10", "pyramid_30", "newtons_cradle", "chain_10", "single_box"}) QTest::newRow(name) << name;
    }
    void fittingShowsTheWholeScene() {
        QFETCH(QString, scene);
        ShownScene stage(scene);
        const World& world = stage.controller.session().world();
        for (std::size_t i = 0; i < world.bodies.size(); ++i)
            if (!std::holds_alternative<HalfPlane>(world.bodies[i].shape))
                QVERIFY(stage.view.rect().contains(stage.at(world.poses[i].position)));
    }

    void theHatchingOfAStaticTriangleStaysInside() {
        ShownScene stage("shapes");
        const QImage image = stage.view.grab().toImage();
        const auto coloursAround = [&](Vec2 place) {
            QSet<QRgb> colours;
            const QPoint middle = stage.at(place);
            for (int x = -8; x <= 8; ++x)
                for (int y = -8; y <= 8; ++y) colours.insert(image.pixel(middle + QPoint(x, y)));
            return colours.size();
        };
        QCOMPARE(coloursAround({-2.75, 1.75}), 1);  // above the slope, beside the lines of the grid
        QVERIFY(coloursAround({-4.25, 0.75}) > 1);
    }

    void capsulesAndPolygonsArePickedWhereTheyAreDrawn() {
        const Pose turned = poseAt({1, 2}, 1.5707963267948966);
        const Shape capsule = Capsule{2, 0.25};
        QVERIFY(contains(capsule, turned, {1.2, 2.9}));
        QVERIFY(contains(capsule, turned, {1, 3.2}));
        QVERIFY(!contains(capsule, turned, {1.2, 3.2}));
        QVERIFY(!contains(capsule, turned, {1.3, 2}));
        QVERIFY(contains(capsule, turned, {1.3, 2}, 0.06));
        const Shape triangle = Polygon{{Vec2{-1, -1}, Vec2{2, -1}, Vec2{-1, 2}}, 3};
        QVERIFY(contains(triangle, {}, {0.4, 0.4}));
        QVERIFY(!contains(triangle, {}, {0.6, 0.6}));
        QVERIFY(contains(triangle, turned, {1.5, 1.5}));
        QCOMPARE(breadthOf(capsule), 0.5);
        QCOMPARE(reachOf(capsule), 1.25);
        QVERIFY(std::abs(breadthOf(triangle) - 3 * std::sqrt(0.5)) < 1e-12);
    }

    void aParticleIsPickedWhereItsDotIs() {
        ShownScene stage("particles");
        stage.controller.selectBody(std::nullopt);
        const World& world = stage.controller.session().world();
        const QPoint dot = stage.at(world.poses[10].position);
        QTest::mouseClick(&stage.view, Qt::LeftButton, Qt::NoModifier, dot + QPoint(3, 3));
        const auto picked = stage.controller.selectedBody();
        QVERIFY(picked);
        QVERIFY(std::holds_alternative<Particle>(world.bodies[index(*picked)].shape));
        QVERIFY((stage.at(world.poses[index(*picked)].position) - dot).manhattanLength() < 14);
        QTest::mouseClick(&stage.view, Qt::LeftButton, Qt::NoModifier, QPoint(3, stage.view.height() - 3));
        QVERIFY(!stage.controller.selectedBody());
    }

    void zoomingKeepsThePointUnderThePointer() {
        ShownScene stage("stack_10");
        const QPointF pointer(613, 127);
        const Vec2 before = stage.view.camera().toWorld(pointer);
        const double scale = stage.view.camera().scale;
        QWheelEvent wheel(pointer, stage.view.mapToGlobal(pointer), {}, {0, 360}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&stage.view, &wheel);
        QVERIFY(stage.view.camera().scale > 1.5 * scale);
        QVERIFY(length(stage.view.camera().toWorld(pointer) - before) < 1e-9);
    }

    void draggingWithTheRightOrMiddleButtonPans_data() {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::newRow("right") << Qt::RightButton;
        QTest::newRow("middle") << Qt::MiddleButton;
    }
    void draggingWithTheRightOrMiddleButtonPans() {
        QFETCH(Qt::MouseButton, button);
        ShownScene stage("stack_10");
        const Vec2 held = stage.under({300, 300});
        QTest::mousePress(&stage.view, button, {}, {300, 300});
        QTest::mouseMove(&stage.view, {340, 280});
        QTest::mouseMove(&stage.view, {380, 250});
        QTest::mouseRelease(&stage.view, button, {}, {380, 250});
        QVERIFY(length(stage.under({380, 250}) - held) < 1e-9);
        QVERIFY(stage.controller.session().recording().inputs().empty());
    }

    void keyFShowsTheWholeSceneAgain() {
        ShownScene stage("stack_10");
        const SceneCamera fitted = stage.view.camera();
        QTest::keyClick(&stage.view, Qt::Key_Plus);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QVERIFY(stage.view.camera().scale != fitted.scale);
        QTest::keyClick(&stage.view, Qt::Key_F);
        QCOMPARE(stage.view.camera().scale, fitted.scale);
        QVERIFY(stage.view.camera().centre == fitted.centre);
    }

    void buttonsZoomFitAndMoveTheView() {
        ShownScene stage("stack_10");
        const auto click = [&stage](const char* name) { stage.view.findChild<QAbstractButton*>(QLatin1String(name))->click(); };
        const SceneCamera fitted = stage.view.camera();
        click("sceneZoomIn");
        QVERIFY(stage.view.camera().scale > fitted.scale);
        click("sceneZoomOut");
        click("sceneZoomOut");
        QVERIFY(stage.view.camera().scale < fitted.scale);
        click("sceneZoomFit");
        QCOMPARE(stage.view.camera().scale, fitted.scale);
        const BodyId box = bodyNamed(stage.controller.session(), "box_5");
        const Vec2 before = positionOf(stage.controller, box);
        const QPoint from = stage.at(before);
        click("scenePan");
        QTest::mousePress(&stage.view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&stage.view, from + QPoint(40, 0));
        QTest::mouseMove(&stage.view, from + QPoint(80, 0));
        QTest::mouseRelease(&stage.view, Qt::LeftButton, {}, from + QPoint(80, 0));
        QVERIFY(positionOf(stage.controller, box) == before);
        QVERIFY(stage.at(before) != from);
    }

    void theViewFollowsABodyThatHasLeftItUnlessItIsTheUsersOwn() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("flying.json"));
        QFile scene(file);
        QVERIFY(scene.open(QIODevice::WriteOnly));
        scene.write(R"({"format": "solverscope-scene", "version": 1, "title": "Flying", "gravity": [0, 0], "bodies": [)"
                    R"({"id": "ball", "shape": {"type": "circle", "radius": 0.5}, "mass": 1, "velocity": [10, 0]}]})");
        scene.close();
        ShownScene stage("stack_10");
        QVERIFY(stage.controller.openScene(file));
        const auto isShown = [&] { return isInView(stage.controller.session().world(), stage.view.camera()); };
        const double scale = stage.view.camera().scale;
        QVERIFY(isShown());
        stage.controller.toStep(60);
        QVERIFY(isShown());
        QCOMPARE(stage.view.camera().scale, scale);
        QTest::keyClick(&stage.view, Qt::Key_Minus);
        stage.controller.toStep(600);
        QVERIFY(!isShown());
    }

    void picksTheShapeAndNotItsBoundingBox() {
        World world;
        Body box;
        Body ball;
        Body ground;
        box.shape = Box{2, 1};
        ball.shape = Circle{0.5};
        ground.shape = HalfPlane{{0, 1}, 0};
        ground.isStatic = true;
        world.bodies = {ground, box, ball};
        world.poses = {poseAt({}, 0), poseAt({0, 3}, 0.78539816339744831), poseAt({5, 3}, 0)};
        QCOMPARE(bodyAt(world, {0, 3}), BodyId{1});
        QCOMPARE(bodyAt(world, {0.7, 3.7}), BodyId{1});     // along the turned box's long axis
        QCOMPARE(bodyAt(world, {0.7, 2.3}), std::nullopt);  // as far off across it
        QCOMPARE(bodyAt(world, {5.3, 3.3}), BodyId{2});
        QCOMPARE(bodyAt(world, {5.4, 3.4}), std::nullopt);  // in the corner of the square about the circle
        QCOMPARE(bodyAt(world, {100, -1}), BodyId{0});
        QCOMPARE(bodyAt(world, {100, 0.1}, 0.2), BodyId{0});
    }

    void pressingABodySelectsItAndPressingEmptySpaceDeselects() {
        ShownScene stage("stack_10");
        const BodyId body = bodyNamed(stage.controller.session(), "box_4");
        QTest::mouseClick(&stage.view, Qt::LeftButton, {}, stage.at(positionOf(stage.controller, body)));
        QCOMPARE(stage.controller.selectedBody(), body);
        QVERIFY(stage.controller.session().recording().inputs().empty());  // a click moves nothing
        QTest::mouseClick(&stage.view, Qt::LeftButton, {}, {20, 300});
        QCOMPARE(stage.controller.selectedBody(), std::nullopt);
    }

    void draggingWhilePausedMovesTheBodyAndIsReplayed() {
        ShownScene stage("stack_10");
        DebuggerController& controller = stage.controller;
        controller.toStep(3);
        const BodyId body = bodyNamed(controller.session(), "box_10");
        const Vec2 before = positionOf(controller, body);
        const QPoint from = stage.at(before);
        const QPoint to = from + QPoint(90, -30);
        QTest::mousePress(&stage.view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&stage.view, from + QPoint(40, -10));
        QTest::mouseMove(&stage.view, to);
        const Vec2 shift = stage.under(to) - stage.under(from);
        QVERIFY(length(positionOf(controller, body) - (before + shift)) < 1e-9);
        QTest::mouseRelease(&stage.view, Qt::LeftButton, {}, to);
        QCOMPARE(countInputs<MoveBody>(controller.session()), 1);
        QCOMPARE(countInputs<GrabBody>(controller.session()), 0);

        controller.toStep(6);
        const std::uint64_t there = hashOf(controller.session().world());
        controller.seek({1, 0, Term::VelocityB});
        controller.toStep(6);
        QCOMPARE(hashOf(controller.session().world()), there);
        QVERIFY(positionOf(controller, body).x > before.x + 0.8 * shift.x);
        QVERIFY(!controller.session().recording().divergedAt());
    }

    void aSecondDragAtTheSameStopGoesOnFromWhereTheFirstOneEnded() {
        ShownScene stage("single_box");
        DebuggerController& controller = stage.controller;
        controller.toStep(2);
        const BodyId body = bodyNamed(controller.session(), "box");
        const Vec2 before = positionOf(controller, body);
        for (int i = 0; i < 2; ++i) {
            const QPoint from = stage.at(positionOf(controller, body));
            QTest::mousePress(&stage.view, Qt::LeftButton, {}, from);
            QTest::mouseMove(&stage.view, from + QPoint(30, 0));
            QTest::mouseRelease(&stage.view, Qt::LeftButton, {}, from + QPoint(30, 0));
        }
        QVERIFY(std::abs(positionOf(controller, body).x - before.x - 60 / stage.view.camera().scale) < 1e-9);
        QCOMPARE(countInputs<MoveBody>(controller.session()), 1);
    }

    void draggingWhilePlayingPullsByASpring() {
        ShownScene stage("single_box");
        DebuggerController& controller = stage.controller;
        controller.toStep(2);
        const BodyId body = bodyNamed(controller.session(), "box");
        controller.play();
        const QPoint from = stage.at(positionOf(controller, body));
        QTest::mousePress(&stage.view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&stage.view, from + QPoint(60, -60));
        QCOMPARE(countInputs<GrabBody>(controller.session()), 1);
        QCOMPARE(countInputs<DragTo>(controller.session()), 1);
        const std::int64_t step = controller.session().cursor().step;
        QTRY_VERIFY(controller.session().cursor().step >= step + 2);
        QVERIFY(controller.session().world().drag.has_value());
        QTest::mouseRelease(&stage.view, Qt::LeftButton, {}, from + QPoint(60, -60));
        QCOMPARE(countInputs<ReleaseBody>(controller.session()), 1);
        QCOMPARE(countInputs<MoveBody>(controller.session()), 0);
        controller.pause();
    }

    void clickingAContactPointPicksItsRowsInTurn() {
        ShownScene stage("single_box");
        DebuggerController& controller = stage.controller;
        controller.toStep(60);
        const World& world = controller.session().world();
        QVERIFY(!world.contacts.empty());
        const QPoint at = stage.at(world.contacts.front().point);
        QTest::mouseClick(&stage.view, Qt::LeftButton, {}, at);
        const auto first = controller.markedRow();
        QVERIFY(first.has_value());
        QCOMPARE(world.rows[first->row].constraint, (ConstraintRef{ConstraintKind::Contact, 0}));
        QCOMPARE(world.rows[first->row].kind, RowKind::Unilateral);
        QTest::mouseClick(&stage.view, Qt::LeftButton, {}, at);
        QCOMPARE(world.rows[controller.markedRow()->row].kind, RowKind::Friction);
    }

    void theSamePictureIsPaintedTwice() {
        ShownScene stage("stack_10");
        Session session(stage.controller.scene());
        session.seek({5, 80, Term::VelocityB});
        const QImage once = picture(session);
        QCOMPARE(picture(session), once);
        for (QPoint corner : {QPoint(0, 0), QPoint(799, 0), QPoint(0, 599), QPoint(799, 599)})
            QVERIFY(once.pixelColor(corner) != QColor(Qt::magenta));  // the whole area is painted
        const QByteArray svg = drawing(session);
        QVERIFY(svg.contains("<svg") && svg.size() > 4000);
        QCOMPARE(drawing(session), svg);
    }

    void numbersOfTheRowAreNotUnderButtons() {
        ShownScene stage("stack_10");
        Session session(stage.controller.scene());
        session.seek({5, 80, Term::VelocityB});
        const QString numbers = QStringLiteral("Δλ = ");
        const QPointF usual = placeOfText(drawing(session), numbers);
        QVERIFY(!usual.isNull());
        SceneOptions options;
        options.covered = {QRectF(usual - QPointF(30, 30), QSizeF(260, 60)), QRectF()};
        const QPointF free = placeOfText(drawing(session, options), numbers);
        QVERIFY(!free.isNull());
        QVERIFY(!options.covered[0].contains(free));
    }

    void largeTextGoesOnInAnotherLineBesideButtons() {
        ShownScene stage("stack_10");
        Session session(stage.controller.scene());
        session.seek({5, 80, Term::VelocityB});
        QFont large = QApplication::font();
        large.setPointSizeF(2 * large.pointSizeF());
        const QSvgGenerator device;
        const QFontMetricsF metrics(large, &device);
        const QRectF area({}, viewSize);
        SceneOptions options;
        options.covered = {QRectF(260, 6, area.width() - 266, 240), QRectF()};
        const QByteArray svg = drawing(session, options, large);
        static const QRegularExpression text(QStringLiteral("<text[^>]* x=\"([\\d.-]+)\" y=\"([\\d.-]+)\"[^>]*>([^<]*)<"));
        QStringList lines;
        for (auto each = text.globalMatch(QString::fromUtf8(svg)); each.hasNext();) {
            const auto line = each.next();
            const double x = line.captured(1).toDouble();
            if (x > 20 || line.captured(2).toDouble() > 250) continue;  // what is not about the cursor
            lines += line.captured(3).trimmed();
            const double end = x + metrics.horizontalAdvance(lines.back());
            QVERIFY2(end <= 260 || !lines.back().contains(QLatin1Char(' ')), qPrintable(lines.back()));
        }
        const QString all = lines.join(QLatin1Char(' '));
        QVERIFY2(all.contains(QStringLiteral("row ")) && all.contains(QStringLiteral(" of 40 ·")), qPrintable(all));
        QVERIFY2(lines.size() > 3, qPrintable(all));
    }

    void everyLayerChangesThePicture_data() {
        QTest::addColumn<QString>("layer");
        for (const char* name : {"sceneLayerContacts", "sceneLayerNormals", "sceneLayerImpulses", "sceneLayerVelocities",
                                 "sceneLayerPenetration", "sceneLayerLabels", "sceneLayerGrid"})
            QTest::newRow(name) << name;
    }
    void everyLayerChangesThePicture() {
        QFETCH(QString, layer);
        ShownScene stage("heavy_on_light");
        stage.controller.changeSetting("position_correction", "none");
        stage.controller.toStep(90);
        auto* action = stage.view.findChild<QAction*>(layer);
        QVERIFY(action && stage.view.layerActions().contains(action));
        const QImage before = stage.view.grab().toImage();
        action->toggle();
        QVERIFY(stage.view.grab().toImage() != before);
        action->toggle();
        QCOMPARE(stage.view.grab().toImage(), before);
    }

    void everyTermOfAVisitShowsMoreThanTheOneBefore() {
        ShownScene stage("single_box_corner");
        Session session(stage.controller.scene());
        QVERIFY(seekForward(
            session, [](const Event& e) { return e.kind == EventKind::Row && e.visit.delta != 0; }, 300));
        const Cursor at = session.cursor();
        QImage last;
        for (Term term : {Term::Jv, Term::RawDelta, Term::Sum, Term::Clamp}) {
            session.seek({at.step, at.event, term});
            const QImage now = picture(session);
            QVERIFY(now != last);
            last = now;
        }
    }

    void theLetterOfAThinBodyIsOnNoOtherBody() {
        ShownScene stage(":/lessons/1.5-penetration/bullet.json");
        Session session(stage.controller.scene());
        const BodyId bullet = bodyNamed(session, "bullet");
        QVERIFY(seekForward(
            session, [&](const Event& e) { return e.kind == EventKind::Row && (e.a == bullet || e.b == bullet); }, 30));
        SceneOptions options;
        options.labels = options.impulses = options.contacts = options.normals = false;
        options.palette.setColor(QPalette::Text, Qt::black);
        const QImage image = picture(session, options);
        const SceneCamera camera = fittedCamera(session, QRectF({}, viewSize));
        const QPointF rubber = camera.toScreen(session.world().poses[index(bodyNamed(session, "rubber"))].position);
        const int radius = static_cast<int>(0.07 * camera.scale);
        int black = 0;
        for (int x = -radius; x <= radius; ++x)
            for (int y = -radius; y <= radius; ++y) black += image.pixelColor(rubber.toPoint() + QPoint(x, y)) == Qt::black ? 1 : 0;
        QCOMPARE(black, 0);
    }

    void theCornersOfATurnedRoomAreInView_data() {
        QTest::addColumn<double>("degrees");
        for (const double degrees : {0.0, 30.0, -20.0, 60.0, 120.0}) QTest::addRow("%g", degrees) << degrees;
    }
    void theCornersOfATurnedRoomAreInView() {
        QFETCH(double, degrees);
        ShownScene stage("stack_10");
        Scene room = *loadSceneFrom(QStringLiteral(":/lessons/1.2-walls/pong.json"));  // 2 m wide, around the origin
        for (BodyDef& body : room.bodies)
            if (body.isStatic) body.angle = degrees * pi / 180;
        stage.controller.openScene(room);
        for (const Vec2 corner : {Vec2{-1, -1}, Vec2{1, -1}, Vec2{1, 1}, Vec2{-1, 1}}) {
            const QPointF at = stage.view.camera().toScreen(rotate(rotationBy(degrees * pi / 180), corner));
            QVERIFY2(QRectF(stage.view.rect()).contains(at), qPrintable(QStringLiteral("%1, %2").arg(at.x()).arg(at.y())));
        }
    }

    void groundAndASlopeDoNotMoveTheirCornerIntoView() {
        World world;
        Body ball;
        Body ground;
        Body slope;
        ball.shape = Circle{0.5};
        ground.shape = HalfPlane{{0, 1}, 0};
        slope.shape = HalfPlane{{0.6, 0.8}, -1};  // it comes out of the ground far to the left
        ground.isStatic = slope.isStatic = true;
        world.bodies = {ground, slope, ball};
        world.poses = {poseAt({}, 0), poseAt({}, 0), poseAt({0, 0.5}, 0)};
        QVERIFY(boundsOf(world).low.x > -1);
    }

    void theBottomOfATroughIsInView() {
        Scene trough;
        for (const double side : {0.6, -0.6}) {
            BodyDef& wall = trough.bodies.emplace_back();
            wall.id = side > 0 ? "left" : "right";
            wall.isStatic = true;
            wall.shape = HalfPlane{{side, 0.8}, 0};
        }
        for (int i = 1; i <= 6; ++i) {
            BodyDef& ball = trough.bodies.emplace_back();
            ball.id = "ball_" + std::to_string(i);
            ball.shape = Circle{0.3};
            ball.position = {0.8 * (i % 3 - 1), 2.4 + 0.9 * (i / 4)};
        }
        ShownScene stage("stack_10");
        stage.controller.openScene(trough);
        stage.view.resize(790, 370);
        stage.view.fit();
        stage.controller.toStep(187);
        const World& world = stage.controller.session().world();
        const double key = stage.view.height() - 8 - QFontMetricsF(stage.view.font()).height() - 8;
        for (std::size_t i = 0; i < world.bodies.size(); ++i) {
            if (world.bodies[i].isStatic) continue;
            const Vec2 lowest = world.poses[i].position - Vec2{0, reachOf(world.bodies[i].shape)};
            QVERIFY(stage.view.camera().toScreen(lowest).y() < key);
        }
    }

    void depthsKeepTheirScaleAtOneTurnOfTheWheel() {
        ShownScene stage("stack_10");
        stage.controller.toStep(40);
        const Session& session = stage.controller.session();
        for (double pixels = 10; pixels < 1000; pixels *= 1.07) {
            SteadyScales scales;
            scales.follow(session);
            scales.followDepth(session.world(), pixels);
            const double before = scales.held()->depth;
            scales.followDepth(session.world(), pixels * zoomStep);
            scales.followDepth(session.world(), pixels / zoomStep);
            QCOMPARE(scales.held()->depth, before);
        }
    }

    void aParticleHasAReadableArrowOfItsVelocity() {
        ShownScene stage(":/lessons/1.1-particles/one.json");
        const Session session(stage.controller.scene());
        SceneOptions options;
        options.labels = options.grid = options.words = false;
        const QImage without = picture(session, options);
        options.velocities = true;
        const QImage with = picture(session, options);
        QRect arrow;
        for (int x = 0; x < viewSize.width(); ++x)
            for (int y = 0; y < viewSize.height(); ++y)
                if (with.pixel(x, y) != without.pixel(x, y)) arrow |= QRect(x, y, 1, 1);
        QVERIFY(arrow.height() > 15);
    }

    void theNamesOfFadedBodiesAreReadable() {
        ShownScene stage("stack_10");
        stage.controller.toStep(30);
        stage.controller.forward(Granularity::Iteration);
        stage.controller.forward(Granularity::Row);
        const Session& session = stage.controller.session();
        QCOMPARE(session.event().kind, EventKind::Row);
        for (const QPalette& palette : {lightPalette(), darkPalette()}) {
            SceneOptions options;
            options.palette = palette;
            const QImage with = picture(session, options);
            options.labels = false;
            const QImage without = picture(session, options);
            double most = 0;
            for (int x = 0; x < viewSize.width(); ++x)
                for (int y = 0; y < viewSize.height(); ++y)
                    if (with.pixel(x, y) != without.pixel(x, y))
                        most = std::max(most, contrast(with.pixelColor(x, y), palette.color(QPalette::Base)));
            QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));  // WCAG 2.1, 1.4.3
        }
    }

    void aGhostIsDrawnOverTheScene() {
        ShownScene stage("single_box");
        stage.controller.toStep(30);
        const QImage before = stage.view.grab().toImage();
        World other = stage.controller.session().world();
        other.poses[1] = poseAt(other.poses[1].position + Vec2{0.4, 0.3}, 0.2);
        stage.view.setGhosts({{other, QString(), std::nullopt}});
        QVERIFY(stage.view.grab().toImage() != before);
        stage.view.setGhosts({});
        QCOMPARE(stage.view.grab().toImage(), before);
    }

    void aBodyThatHasLeftTheNumbersIsNotDrawn() {
        ShownScene stage("single_box");
        World world = stage.controller.session().world();
        const Real nowhere = std::numeric_limits<Real>::quiet_NaN();
        world.poses[1].position = {nowhere, nowhere};
        QVERIFY(std::isfinite(boundsOf(world).middle().x));
        stage.view.setGhosts({{world, QString(), std::nullopt}});
        QVERIFY(!stage.view.grab().isNull());
    }

    void everyStopOfAStepCanBePainted_data() {
        QTest::addColumn<QString>("scene");
        for (const char* name : {"stack_10", "newtons_cradle", "chain_10", "single_box", "see_saw"}) QTest::newRow(name) << name;
    }
    void everyStopOfAStepCanBePainted() {
        QFETCH(QString, scene);
        ShownScene stage(scene);
        Session session(stage.controller.scene());
        session.seek({20, 0, Term::VelocityB});
        QImage image(200, 150, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        do {
            paintScene(painter, image.rect(), session);
        } while (session.forward(Granularity::Row) && session.cursor().step == 20);
        QVERIFY(session.cursor().step >= 20);
    }
};

SOLVERSCOPE_TEST(TestSceneView, QApplication)
#include "test_scene_view.moc"
