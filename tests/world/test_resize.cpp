// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>

#include "physics/editing/makers.h"
#include "physics/editing/resize.h"
#include "physics/scene/body.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene sceneOf(const Shape& shape, Real angle = 0) {
    Scene scene;
    BodyDef body;
    body.id = "body";
    body.shape = shape;
    body.position = {1, 2};
    body.angle = angle;
    scene.bodies.push_back(body);
    return scene;
}

Polygon triangle() {
    Polygon polygon;
    polygon.points = {Vec2{0, 0}, Vec2{2, 0}, Vec2{0, 1}};
    polygon.count = 3;
    return polygon;
}

}  // namespace

class TestResize : public QObject {
    Q_OBJECT

private slots:
    void aHandleComesToWhereItIsDraggedAndTheOppositeOneStays_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("angle");
        QTest::addColumn<bool>("hasStart");
        for (int kind = 0; kind < 2; ++kind)
            for (const double angle : {0.0, 0.7})
                for (const bool hasStart : {false, true})
                    QTest::addRow("%d at %g %d", kind, angle, hasStart) << kind << angle << hasStart;
    }
    void aHandleComesToWhereItIsDraggedAndTheOppositeOneStays() {
        QFETCH(int, kind);
        QFETCH(double, angle);
        QFETCH(bool, hasStart);
        Scene scene = sceneOf(kind == 0 ? Shape(Box{2, 1}) : Shape(triangle()), angle);
        if (hasStart) scene.bodies[0].start = BodyStart{{4, 5}, -0.4, {}, 0};
        const auto before = handlesOf(scene.bodies[0]);
        const std::size_t corner = 1;
        const std::size_t opposite = kind == 0 ? 5 : 2;
        const Vec2 to = before[opposite] + 1.5 * (before[corner] - before[opposite]);
        const auto edit = resizeIn(scene, BodyId{0}, corner, to);
        QVERIFY2(edit.has_value(), edit ? "" : edit.error().text().c_str());
        const auto after = handlesOf(edit->scene.bodies[0]);
        QVERIFY(length(after[corner] - to) < 1e-8);
        QVERIFY(length(after[opposite] - before[opposite]) < 1e-8);
    }

    void aSideOfABoxMovesAlone() {
        const auto edit = resizeIn(sceneOf(Box{2, 1}), BodyId{0}, 0, {3, 7});
        QVERIFY(edit->scene.bodies[0].shape == Shape(Box{3, 1}));
        QCOMPARE(edit->scene.bodies[0].position, (Vec2{1.5, 2}));
    }

    void aCircleKeepsItsCentre() {
        const auto edit = resizeIn(sceneOf(Circle{0.5}), BodyId{0}, 1, {1, 2.8});
        QVERIFY(edit->scene.bodies[0].shape == Shape(Circle{0.8}));
        QCOMPARE(edit->scene.bodies[0].position, (Vec2{1, 2}));
    }

    void aCapsuleHasLengthAndRadius() {
        const Scene scene = sceneOf(Capsule{1, 0.25});
        const auto longer = resizeIn(scene, BodyId{0}, 0, {2.25, 2});
        QVERIFY(longer->scene.bodies[0].shape == Shape(Capsule{1.5, 0.25}));
        QCOMPARE(longer->scene.bodies[0].position, (Vec2{1.25, 2}));
        const auto thicker = resizeIn(scene, BodyId{0}, 1, {1, 2.4});
        QVERIFY(thicker->scene.bodies[0].shape == Shape(Capsule{1, 0.4}));
    }

    void aBodyDraggedThroughItselfStaysABody() {
        for (const Shape& shape : {Shape(Box{2, 1}), Shape(Circle{1}), Shape(Capsule{1, 0.25}), Shape(triangle())}) {
            const Scene scene = sceneOf(shape);
            for (std::size_t handle = 0; handle < handlesOf(scene.bodies[0]).size(); ++handle)
                QVERIFY(resizeIn(scene, BodyId{0}, handle, {1, 2}).has_value());
        }
    }

    void particlesAndHalfPlanesHaveNoHandles() {
        QVERIFY(handlesOf(groundAt(0)).empty());
        QVERIFY(handlesOf(sceneOf(Particle{}).bodies[0]).empty());
    }
};

SOLVERSCOPE_TEST(TestResize, QCoreApplication)
#include "test_resize.moc"
