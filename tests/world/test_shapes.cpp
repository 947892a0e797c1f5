// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Every shape rests, stacks, slides and stays outside.
#include <rapidcheck.h>

#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "physics/world/step.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Polygon polygonOf(const std::vector<Vec2>& points) {
    Polygon polygon;
    for (const Vec2 p : points) polygon.points[polygon.count++] = p;
    return polygon;
}

const Polygon hexagon = polygonOf({{0.6, 0}, {0.3, 0.5}, {-0.3, 0.5}, {-0.6, 0}, {-0.3, -0.5}, {0.3, -0.5}});
const Polygon trapezoid = polygonOf({{-0.6, -0.25}, {0.6, -0.25}, {0.4, 0.25}, {-0.4, 0.25}});

BodyDef ground(Vec2 normal, Real friction) {
    BodyDef body;
    body.id = "ground";
    body.isStatic = true;
    body.shape = HalfPlane{normal, 0};
    body.friction = friction;
    return body;
}

BodyDef bodyAt(const Shape& shape, Vec2 position, Real angle = 0) {
    BodyDef body;
    body.id = "body";
    body.shape = shape;
    body.position = position;
    body.angle = angle;
    return body;
}

void addShapes() {
    QTest::addColumn<int>("kind");
    QTest::newRow("particle") << 0;
    QTest::newRow("aabb") << 1;
    QTest::newRow("polygon") << 2;
    QTest::newRow("capsule") << 3;
}

const std::array<Shape, 4> shapes{Particle{}, AxisBox{0.8, 0.5}, trapezoid, Capsule{0.8, 0.2}};

}  // namespace

class TestShapes : public QObject {
    Q_OBJECT

private slots:
    void stacksSettle_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("height");
        QTest::newRow("hexagons") << 0 << 1.0;
        QTest::newRow("capsules") << 1 << 0.5;
        QTest::newRow("aabbs") << 2 << 0.5;
        QTest::newRow("boxes and polygons in turn") << 3 << 1.0;
        QTest::newRow("capsules and boxes in turn") << 4 << 0.75;
    }
    void stacksSettle() {
        QFETCH(int, kind);
        QFETCH(double, height);
        Scene scene;
        scene.settings.iterations = 20;
        scene.bodies = {ground({0, 1}, 0.6)};
        constexpr int count = 6;
        for (int i = 0; i < count; ++i) {
            const bool odd = i % 2 == 1;
            const Shape shape = kind == 0   ? Shape{hexagon}
                                : kind == 1 ? Shape{Capsule{1, 0.25}}
                                : kind == 2 ? Shape{AxisBox{0.8, 0.5}}
                                : kind == 3 ? (odd ? Shape{hexagon} : Shape{Box{1, 1}})
                                            : (odd ? Shape{Box{1, 1}} : Shape{Capsule{1, 0.25}});
            // Of capsules and boxes in turn two are as high as one pair.
            scene.bodies.push_back(bodyAt(shape, {0, kind == 4 ? 0.25 + height * i : height * (i + 0.5)}));
        }
        World world = makeWorld(scene);
        const std::vector<Pose> start = world.poses;
        for (int i = 0; i < 900; ++i) step(world);
        for (std::size_t i = 1; i < world.bodies.size(); ++i) {
            QVERIFY(length(world.velocities[i].v) < 1e-3);
            QVERIFY(std::abs(world.velocities[i].w) < 1e-3);
            QVERIFY(std::abs(world.poses[i].position.x - start[i].position.x) < 0.03);
            // Each surface may sink by the slop.
            const Real sunk = start[i].position.y - world.poses[i].position.y;
            QVERIFY(sunk > -1e-3 && sunk < 0.006 * static_cast<Real>(i));
        }
        for (const Contact& contact : world.contacts) QVERIFY(contact.age > 100);  // no feature changes at rest
    }

    void everyShapeSlidesDownASlopeAsCoulombSays_data() { addShapes(); }
    void everyShapeSlidesDownASlopeAsCoulombSays() {
        QFETCH(int, kind);
        const Rotation slope = rotationBy(-0.4);
        const auto way = [&](Real friction) {
            Scene scene;
            BodyDef body = bodyAt(shapes[static_cast<std::size_t>(kind)], {0, 0});
            if (!hasFixedRotation(body.shape)) body.angle = -0.4;
            body.friction = friction;
            // Just above the slope, so that it lands within a step or two.
            const std::array<Real, 4> reach{0, 0.4 * std::sin(0.4) + 0.25 * std::cos(0.4), 0.25, 0.2};
            body.position = (reach[static_cast<std::size_t>(kind)]) * rotate(slope, {0, 1});
            scene.bodies = {ground(rotate(slope, {0, 1}), friction), body};
            World world = makeWorld(scene);
            const Vec2 start = world.poses[1].position;
            for (int i = 0; i < 120; ++i) step(world);
            return dot(world.poses[1].position - start, rotate(slope, {1, 0}));
        };
        const Real a = 10 * (std::sin(0.4) - 0.2 * std::cos(0.4));
        const Real slid = way(0.2);
        QVERIFY2(std::abs(slid - 0.5 * a * 4) < 0.02 * 0.5 * a * 4, qPrintable(QString::number(slid)));
        QVERIFY(std::abs(way(0.6)) < 0.01);
    }

    void aPolygonShapedAsABoxMovesAsTheBox() {
        const auto thrown = [](const Shape& shape) {
            Scene scene;
            BodyDef body = bodyAt(shape, {0, 1}, 0.5);
            body.velocity = {2, -1};
            body.angularVelocity = -3;
            scene.bodies = {ground({0, 1}, 0.6), body};
            World world = makeWorld(scene);
            for (int i = 0; i < 300; ++i) step(world);
            return world.poses[1];
        };
        const Pose box = thrown(Box{1, 0.6});
        const Pose polygon = thrown(polygonOf({{-0.5, -0.3}, {0.5, -0.3}, {0.5, 0.3}, {-0.5, 0.3}}));
        QVERIFY(length(box.position - polygon.position) < 1e-9);
        QVERIFY(std::abs(box.angle - polygon.angle) < 1e-9);
    }

    void whereTheCornersStandInTheFileDoesNotMatter() {
        const auto thrown = [](Vec2 shift) {
            Polygon moved = trapezoid;
            for (std::uint32_t k = 0; k < moved.count; ++k) moved.points[k] += shift;
            Scene scene;
            BodyDef body = bodyAt(moved, Vec2{0, 1} - rotate(rotationBy(0.5), shift), 0.5);
            body.velocity = {2, -1};
            body.angularVelocity = -3;
            scene.bodies = {ground({0, 1}, 0.6), body};
            World world = makeWorld(scene);
            for (int i = 0; i < 100; ++i) step(world);
            return world.poses[1];
        };
        const Pose one = thrown({0, 0});
        const Pose other = thrown({3, -2});
        QVERIFY(length(one.position - other.position) < 1e-9);
        QVERIFY(std::abs(one.angle - other.angle) < 1e-9);
    }

    // A step takes a body no further than the middle of the wall, and its nearest side is the one it came from.
    void aParticleUnderThatSpeedStaysOutsideOfAWall() {
        const bool holds = rc::check("no tunnelling", [] {
            const auto between = [](Real lowest, Real highest) {
                return lowest + (highest - lowest) * *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 1 << 20)) / (1 << 20);
            };
            Scene scene;
            scene.gravity = {0, 0};
            BodyDef wall = bodyAt(polygonOf({{0, -5}, {0.1, -5}, {0.1, 5}, {0, 5}}), {2, 0});
            wall.isStatic = true;
            BodyDef particle = bodyAt(Particle{}, {between(0, 1), between(-1, 1)});
            particle.velocity = {between(0.5, 2.9), between(-1, 1)};
            particle.restitution = between(0, 1);
            scene.bodies = {wall, particle};
            World world = makeWorld(scene);
            for (int i = 0; i < 240; ++i) {
                step(world);
                RC_ASSERT(world.poses[1].position.x < 2.05);
            }
        });
        QVERIFY2(holds, "RapidCheck says above how it went through");
    }

    void speculativeContactsStopEveryFastShapeAtAThinWall_data() { addShapes(); }
    void speculativeContactsStopEveryFastShapeAtAThinWall() {
        QFETCH(int, kind);
        const Shape& shape = shapes[static_cast<std::size_t>(kind)];
        const auto furthest = [&](bool speculative, const Shape& solid) {
            Scene scene;
            scene.gravity = {0, 0};
            scene.settings.speculative = speculative;
            BodyDef wall = bodyAt(solid, {3, 0});
            wall.isStatic = true;
            BodyDef bullet = bodyAt(shape, {0, 0.1});
            bullet.velocity = {200, 0};
            scene.bodies = {wall, bullet};
            World world = makeWorld(scene);
            Real most = 0;
            for (int i = 0; i < 30; ++i) {
                step(world);
                most = std::max(most, world.poses[1].position.x);
            }
            return most;
        };
        const Polygon plank = polygonOf({{-0.01, -2}, {0.01, -2}, {0.01, 2}, {-0.01, 2}});
        for (const Shape& solid : {Shape{plank}, Shape{Box{0.02, 4}}, Shape{AxisBox{0.02, 4}}}) {
            QVERIFY(furthest(true, solid) < 3);
            QVERIFY(furthest(false, solid) > 10);
        }
    }

    void aParticleOnTheGroundRests() {
        Scene scene;
        scene.bodies = {ground({0, 1}, 0.6), bodyAt(Particle{}, {0, 0.5})};
        World world = makeWorld(scene);
        for (int i = 0; i < 600; ++i) step(world);
        QVERIFY(length(world.velocities[1].v) < 1e-9);
        QVERIFY(std::abs(world.poses[1].position.y) <= scene.settings.slop + 1e-6);
    }
};

SOLVERSCOPE_TEST(TestShapes, QCoreApplication)
#include "test_shapes.moc"
