// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Members of bodies and joints one by one: what is listed can be set, and means what a file means.
#include <QtTest>
#include <algorithm>

#include "physics/editing/properties.h"
#include "physics/scene/scene_file.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

std::vector<Scene> everyScene() {
    std::vector<Scene> all;
    for (const QString& name : shippedSceneNames()) all.push_back(shippedScene(name));
    return all;
}

const Property* propertyAt(const std::vector<Property>& list, std::string_view path) {
    const auto found = std::ranges::find(list, path, &Property::path);
    return found == list.end() ? nullptr : &*found;
}

BodyDef plainBox() { return {.id = "box", .shape = Box{1, 2}, .position = {3, 4}}; }

}  // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void everyPropertySetToItsOwnValueChangesNothing() {
        for (const Scene& scene : everyScene()) {
            for (const BodyDef& body : scene.bodies)
                for (const Property& each : propertiesOf(body)) {
                    if (each.path == "density" && each.value.empty()) continue;
                    const auto same = withProperty(body, each.path, each.value);
                    QVERIFY2(same && *same == body, each.path.c_str());
                }
            for (const JointDef& joint : scene.joints)
                for (const Property& each : propertiesOf(joint, scene)) {
                    const auto same = withProperty(joint, scene, each.path, each.value);
                    QVERIFY2(same && *same == joint, each.path.c_str());
                }
        }
    }

    void pathsAreUnique() {
        for (const Scene& scene : everyScene()) {
            for (const JointDef& joint : scene.joints) {
                std::vector<std::string> paths;
                for (const Property& each : propertiesOf(joint, scene)) paths.push_back(each.path);
                std::ranges::sort(paths);
                QVERIFY(std::ranges::adjacent_find(paths) == paths.end());
            }
        }
    }

    void aShapeAPlaceAndAMaterialAreSet() {
        auto body = withProperty(plainBox(), "shape.height", "0.5");
        QVERIFY(body && std::get<Box>(body->shape).height == 0.5);
        body = withProperty(*body, "position.y", "-7");
        QVERIFY(body && body->position == (Vec2{3, -7}));
        body = withProperty(*body, "friction", "0.25");
        QVERIFY(body && body->friction == 0.25);
        body = withProperty(*body, "fixed_rotation", "true");
        QVERIFY(body && body->fixedRotation);
    }

    void aBoxBecomesOneThatNeverTurnsAndBack() {
        BodyDef body = plainBox();
        body.angle = 0.5;
        body.angularVelocity = 2;
        QCOMPARE(propertyAt(propertiesOf(body), "shape.type")->value, std::string("box"));
        const auto upright = withProperty(body, "shape.type", "aabb");
        QVERIFY(upright && upright->shape == Shape(AxisBox{1, 2}));
        QVERIFY(upright->angle == 0 && upright->angularVelocity == 0);
        const auto again = withProperty(*upright, "shape.type", "box");
        QVERIFY(again && *again == plainBox());
        QVERIFY(!withProperty(body, "shape.type", "circle"));
        QVERIFY(!withProperty({.id = "ball", .shape = Circle{1}}, "shape.type", "box"));
    }

    void massAndDensityExcludeEachOther() {
        const auto heavy = withProperty(plainBox(), "mass", "6");
        QVERIFY(heavy && heavy->mass == 6.0);
        QCOMPARE(propertyAt(propertiesOf(*heavy), "density")->value, std::string());
        const auto dense = withProperty(*heavy, "density", "3");
        QVERIFY(dense && !dense->mass && dense->density == 3);
        const auto without = withProperty(*heavy, "mass", "");
        QVERIFY(without && !without->mass);
    }

    void partsThatMayBeLeftOutAppearWithTheirMembers() {
        QVERIFY(!propertyAt(propertiesOf(plainBox()), "tyre.B"));
        const auto wheel = withProperty(plainBox(), "tyre", "true");
        QVERIFY(wheel && wheel->tyre && propertyAt(propertiesOf(*wheel), "tyre.B"));
        const auto gone = withProperty(*wheel, "tyre", "false");
        QVERIFY(gone && *gone == plainBox());
    }

    void whatMakesNoSenseIsNotListed() {
        BodyDef body = plainBox();
        body.isStatic = true;
        QVERIFY(!propertyAt(propertiesOf(body), "velocity.x") && !propertyAt(propertiesOf(body), "mass"));
        body = {.id = "p", .shape = Particle{}};
        QVERIFY(!propertyAt(propertiesOf(body), "density") && !propertyAt(propertiesOf(body), "angle") &&
                propertyAt(propertiesOf(body), "mass"));
    }

    void valuesOutsideOfTheirRangesAreRefused_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("negative friction") << QByteArray("friction") << QByteArray("-0.1");
        QTest::newRow("bounces more than it falls") << QByteArray("restitution") << QByteArray("1.01");
        QTest::newRow("no width") << QByteArray("shape.width") << QByteArray("0");
        QTest::newRow("not a number") << QByteArray("angle") << QByteArray("nan");
        QTest::newRow("infinite") << QByteArray("mass") << QByteArray("inf");
        QTest::newRow("empty") << QByteArray("position.x") << QByteArray("");
        QTest::newRow("a word") << QByteArray("position.x") << QByteArray("left");
        QTest::newRow("neither on nor off") << QByteArray("fixed_rotation") << QByteArray("1");
        QTest::newRow("a third type") << QByteArray("type") << QByteArray("kinematic");
        QTest::newRow("unknown") << QByteArray("colour") << QByteArray("red");
    }
    void valuesOutsideOfTheirRangesAreRefused() {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        const auto body = withProperty(plainBox(), path.toStdString(), text.toStdString());
        QVERIFY(!body && !body.error().message.empty());
    }

    void aStartStandsWhereThePlaceDoes() {
        const auto placeOfRow = [](const BodyDef& body, std::string_view path) {
            const auto list = propertiesOf(body);
            return std::ranges::find(list, path, &Property::path) - list.begin();
        };
        const auto later = withProperty(plainBox(), "start", "true");
        QVERIFY(later && later->start->position == (Vec2{3, 4}));
        QCOMPARE(placeOfRow(*later, "start.position.x"), placeOfRow(plainBox(), "position.x") + 1);  // after the switch
        QVERIFY(!propertyAt(propertiesOf(*later), "position.x"));
    }

    void theCornersOfAPolygonAreOneText() {
        const auto body = withProperty({.id = "p", .shape = Polygon{}}, "shape.points", "0 0; 2 0;1  1.5");
        QVERIFY(body);
        const Polygon& polygon = std::get<Polygon>(body->shape);
        QCOMPARE(polygon.count, 3U);
        QVERIFY(polygon.points[2] == (Vec2{1, 1.5}));
        QCOMPARE(propertyAt(propertiesOf(*body), "shape.points")->value, std::string("0 0; 2 0; 1 1.5"));
        QVERIFY(!withProperty(*body, "shape.points", "0 0; 1 1"));
        QVERIFY(!withProperty(*body, "shape.points", "0 0; 1; 2 2"));
    }

    void aJointHasItsMotorLimitsAndSpring() {
        Scene scene;
        scene.bodies = {plainBox(), {.id = "wall", .isStatic = true, .shape = Box{}}};
        JointDef joint{.id = "hinge", .bodyA = BodyId{1}, .bodyB = BodyId{0}, .kind = RevoluteDef{}};
        for (const auto& [path, text] : {std::pair{"motor", "true"},
                                         {"motor.max_torque", "12"},
                                         {"limits", "true"},
                                         {"limits.lower", "-1"},
                                         {"spring", "frequency"},
                                         {"damping_ratio", "0.5"},
                                         {"body_b", "wall"},
                                         {"body_a", "box"}}) {
            auto after = withProperty(joint, scene, path, text);
            QVERIFY2(after, path);
            joint = std::move(*after);
        }
        const auto& hinge = std::get<RevoluteDef>(joint.kind);
        QVERIFY(hinge.motor && hinge.motor->strength == 12 && hinge.limits && hinge.limits->lower == -1);
        QVERIFY(joint.spring && std::get<SpringDef>(*joint.spring).dampingRatio == 0.5);
        QVERIFY(joint.bodyA == BodyId{0} && joint.bodyB == BodyId{1});
        QVERIFY(!withProperty(joint, scene, "body_a", "nobody"));
        QVERIFY(!withProperty(joint, scene, "motor.max_torque", "-1"));
    }
};

SOLVERSCOPE_TEST(TestProperties, QCoreApplication)
#include "test_properties.moc"
