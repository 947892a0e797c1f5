// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Joints in the scene file: what is read, and what is refused where.
#include <QTest>

#include "physics/scene/scene_file.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A scene whose joints start at line 6; a test's joint has a line of its own.
std::string sceneWithJoint(const QByteArray& joint) {
    return QByteArray(R"({ "format": "solverscope-scene", "version": 1, "bodies": [
    { "id": "a", "shape": { "type": "circle", "radius": 1 } },
    { "id": "b", "shape": { "type": "circle", "radius": 1 }, "position": [4, 0] },
    { "id": "wheel", "shape": { "type": "circle", "radius": 1 }, "position": [2, 5] },
    { "id": "wall", "type": "static", "shape": { "type": "box", "width": 1, "height": 1 } } ], "joints": [
)" + joint + "\n] }")
        .toStdString();
}

/// `type` and the two bodies, and what else is given.
QByteArray joint(const QByteArray& type, const QByteArray& rest) {
    return R"({ "id": "j", "type": ")" + type + R"(", "body_a": "a", "body_b": "b")" + (rest.isEmpty() ? "" : ", ") + rest + " }";
}

constexpr const char* anchors = R"("anchor_a": [0, 0], "anchor_b": [4, 0])";

}  // namespace

class JointFile : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsReadWithAllItsKeys() {
        const Result<Scene> scene = parseScene(
            sceneWithJoint(R"({ "id": "1", "type": "revolute", "body_a": "a", "body_b": "b", "anchor": [1, 2], "limits": [-1, 2],
                "motor": { "speed": 3, "max_torque": 4 } },
              { "id": "2", "type": "distance", "body_a": "a", "body_b": "b", "anchor_a": [0, 1], "anchor_b": [4, 1], "length": 3,
                "min_length": 2, "max_length": 5, "frequency": 6, "damping_ratio": 0.5 },
              { "id": "3", "type": "rope", "body_a": "a", "body_b": "b", "anchor_a": [0, 1], "anchor_b": [4, 1], "length": 5 },
              { "id": "4", "type": "winch", "body_a": "a", "body_b": "b", "anchor_a": [0, 1], "anchor_b": [4, 1], "speed": -2,
                "length": 5, "min_length": 1, "max_length": 6 },
              { "id": "5", "type": "weld", "body_a": "a", "body_b": "b", "anchor": [1, 2], "frequency": 7, "collide_connected": true },
              { "id": "6", "type": "prismatic", "body_a": "a", "body_b": "b", "anchor": [1, 2], "axis": [3, 4], "limits": [0, 0],
                "motor": { "speed": -3, "max_force": 0 } },
              { "id": "7", "type": "wheel", "body_a": "a", "body_b": "b", "anchor": [1, 2], "axis": [0, 2], "limits": [-1, 1],
                "motor": { "speed": 3, "max_torque": 4 }, "frequency": 2, "damping_ratio": 0 },
              { "id": "8", "type": "gear", "body_a": "a", "body_b": "b", "ratio": -2.5 },
              { "id": "9", "type": "pulley", "body_a": "a", "body_b": "b", "wheel": "wheel", "anchor_a": [0, 0], "anchor_b": [4, 0],
                "radius": 1, "ratio": 2 },
              { "id": "10", "type": "weld", "body_a": "a", "body_b": "b", "anchor": [1, 2], "stiffness": 250, "damping": 3 },
              { "id": "11", "type": "wheel", "body_a": "a", "body_b": "b", "anchor": [1, 2], "axis": [0, 1], "stiffness": 40 },
              { "id": "12", "type": "rope", "body_a": "a", "body_b": "b", "anchor_a": [0, 1], "anchor_b": [4, 1], "beta": 0.25,
                "gamma": 0.01 },
              { "id": "13", "type": "weld", "body_a": "a", "body_b": "b", "anchor": [1, 2], "beta": 0 },
              { "id": "14", "type": "weld", "body_a": "a", "body_b": "b", "anchor": [1, 2], "anchor_b": [3, 4], "angle": -0.5 },
              { "id": "15", "type": "winch", "body_a": "a", "body_b": "b", "anchor_a": [0, 1], "anchor_b": [4, 1], "speed": -2,
                "max_force": 7 })"),
            "all");
        QVERIFY2(scene.has_value(), scene ? "" : scene.error().text().c_str());
        const BodyId a{0};
        const BodyId b{1};
        const std::vector<JointDef> expected{
            {"1", a, b, RevoluteDef{{1, 2}, Range{-1, 2}, MotorDef{3, 4}}},
            {"2", a, b, DistanceDef{{0, 1}, {4, 1}, 3, 2, 5}, false, SpringDef{6, 0.5}},
            {"3", a, b, RopeDef{{0, 1}, {4, 1}, 5}},
            {"4", a, b, WinchDef{{0, 1}, {4, 1}, -2, 5, 1, 6}},
            {"5", a, b, WeldDef{{1, 2}}, true, SpringDef{7, 1}},
            {"6", a, b, PrismaticDef{{1, 2}, {0.6, 0.8}, Range{0, 0}, MotorDef{-3, 0}}},
            {"7", a, b, WheelDef{{1, 2}, {0, 1}, Range{-1, 1}, MotorDef{3, 4}}, false, SpringDef{2, 0}},
            {"8", a, b, GearDef{-2.5}},
            {"9", a, b, PulleyDef{BodyId{2}, {0, 0}, {4, 0}, 1, 2}},
            {"10", a, b, WeldDef{{1, 2}}, false, StiffnessDef{250, 3}},
            {"11", a, b, WheelDef{{1, 2}, {0, 1}, {}, {}}, false, StiffnessDef{40, 0}},
            {"12", a, b, RopeDef{{0, 1}, {4, 1}, {}}, false, BetaGammaDef{0.25, 0.01}},
            {"13", a, b, WeldDef{{1, 2}}, false, BetaGammaDef{0, 0}},
            {"14", a, b, WeldDef{{1, 2}, Vec2{3, 4}, -0.5}},
            {"15", a, b, WinchDef{{0, 1}, {4, 1}, -2, {}, {}, {}, 7}}};
        QCOMPARE(scene->joints.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) QVERIFY2(scene->joints[i] == expected[i], expected[i].id.c_str());
        const Result<Scene> again = parseScene(sceneText(*scene), "again");
        QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
        QVERIFY(*again == *scene);
    }

    void wrongJointsAreRefusedAtTheirPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("at");  // the error is where this begins
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& text, const char* at, const char* message) {
            QTest::newRow(name) << text << QByteArray(at) << QByteArray(message);
        };
        const QByteArray both = anchors;
        row("limits the wrong way round", joint("revolute", R"("anchor": [0, 0], "limits": [1, -1])"), "[1, -1]",
            "expected 'limits' with the lower one first");
        row("one limit", joint("prismatic", R"("anchor": [0, 0], "axis": [1, 0], "limits": [1])"), "[1] }",
            "expected two numbers [lower, upper] for 'limits', found an array");
        row("a limit that is no number", joint("revolute", R"("anchor": [0, 0], "limits": [-1, "up"])"), "\"up\"",
            "expected a number from -1e+09 to 1e+09 for 'limits', found \"up\"");
        row("a motor without a speed", joint("revolute", R"("anchor": [0, 0], "motor": { "max_torque": 1 })"), "{ \"max_torque\"",
            "expected the key 'speed' in a motor");
        row("a motor without strength", joint("revolute", R"("anchor": [0, 0], "motor": { "speed": 1 })"), "{ \"speed\"",
            "expected the key 'max_torque' in a motor");
        row("a slider's motor with a torque",
            joint("prismatic", R"("anchor": [0, 0], "axis": [1, 0], "motor": { "speed": 1, "max_torque": 1 })"), "\"max_torque\"",
            "expected a key of a motor (speed, max_force), found 'max_torque'");
        row("a motor with a negative torque", joint("revolute", R"("anchor": [0, 0], "motor": { "speed": 1, "max_torque": -1 })"),
            "-1 }", "expected a number from 0 to 1e+09 for 'max_torque', found -1");
        row("a motor that is a number", joint("revolute", R"("anchor": [0, 0], "motor": 7)"), "7 }",
            "expected a motor as an object, found 7");
        row("a weld with limits", joint("weld", R"("anchor": [0, 0], "limits": [0, 1])"), "\"limits\"",
            "expected a key of a weld joint");
        row("a rope with a motor", joint("rope", both + R"(, "motor": { "speed": 1, "max_torque": 1 })"), "\"motor\"",
            "expected a key of a rope");
        row("a negative length", joint("rope", both + R"(, "length": -2)"), "-2",
            "expected a number from 1e-06 to 1e+06 for 'length'");
        row("a rope without length or direction", joint("rope", R"("anchor_a": [1, 1], "anchor_b": [1, 1])"), "{ \"id\"",
            "expected a 'length' of the rope, because its anchors coincide");
        row("a piston with min above max", joint("distance", both + R"(, "min_length": 3, "max_length": 2)"), "2 }",
            "expected a 'max_length' of at least 'min_length', 3");
        row("a piston with a length and no spring", joint("distance", both + R"(, "length": 3, "max_length": 5)"), "\"length\"",
            "expected 'length' together with 'min_length' or 'max_length' only with a 'frequency', a 'stiffness' or a 'beta'");
        row("a winch without a speed", joint("winch", both), "{ \"id\"", "expected the key 'speed' in a winch");
        row("a winch that starts too short", joint("winch", both + R"(, "speed": 1, "min_length": 5)"), "5 }",
            "expected a 'min_length' of at most the rope's length, 4");
        row("a winch that starts too long", joint("winch", both + R"(, "speed": 1, "max_length": 3)"), "3 }",
            "expected a 'max_length' of at least the rope's length, 4");
        row("a slider without an axis", joint("prismatic", R"("anchor": [0, 0])"), "{ \"id\"",
            "expected the key 'axis' in a prismatic joint");
        row("an axis without a direction", joint("prismatic", R"("anchor": [1, 0], "axis": [0, 0])"), "[0, 0]",
            "expected an 'axis' at least 1e-06 long");
        row("a wheel without a spring", joint("wheel", R"("anchor": [0, 0], "axis": [0, 1])"), "{ \"id\"",
            "expected the key 'frequency', 'stiffness' or 'beta' in a wheel joint");
        row("a damper without a spring", joint("weld", R"("anchor": [0, 0], "damping_ratio": 1)"), "\"damping_ratio\"",
            "expected 'damping_ratio' only with a 'frequency'");
        row("a frequency of zero", joint("weld", R"("anchor": [1, 1], "frequency": 0)"), "0 }",
            "expected a number from 0.001 to 1000 for 'frequency', found 0");
        row("a negative damping ratio", joint("weld", R"("anchor": [0, 0], "frequency": 1, "damping_ratio": -1)"), "-1",
            "expected a number from 0 to 100 for 'damping_ratio', found -1");
        row("damping without stiffness", joint("weld", R"("anchor": [0, 0], "damping": 1)"), "\"damping\"",
            "expected 'damping' only with a 'stiffness'");
        row("a softness without a share", joint("weld", R"("anchor": [0, 0], "gamma": 1)"), "\"gamma\"",
            "expected 'gamma' only with a 'beta'");
        row("two ways at once", joint("weld", R"("anchor": [0, 0], "frequency": 1, "stiffness": 2)"), "\"stiffness\"",
            "expected one way to say how soft the joint is, found 'frequency' and 'stiffness'");
        row("all ways at once", joint("weld", R"("anchor": [0, 0], "beta": 1, "frequency": 1)"), "\"beta\"",
            "expected one way to say how soft the joint is, found 'frequency' and 'beta'");
        row("no stiffness", joint("weld", R"("anchor": [1, 1], "stiffness": 0)"), "0 }",
            "expected a number from 1e-06 to 1e+09 for 'stiffness', found 0");
        row("more than the whole error", joint("weld", R"("anchor": [0, 0], "beta": 1.5)"), "1.5",
            "expected a number from 0 to 1 for 'beta', found 1.5");
        row("a negative softness", joint("weld", R"("anchor": [0, 0], "beta": 0.5, "gamma": -1)"), "-1",
            "expected a number from 0 to 1e+09 for 'gamma', found -1");
        row("a gear without a ratio", joint("gear", ""), "{ \"id\"", "expected the key 'ratio' in a gear");
        row("a gear with the ratio 0", joint("gear", R"("ratio": 0)"), "0 }",
            "expected a number at least 0.001 from 0 for 'ratio', found 0");
        row("a pulley without a wheel", joint("pulley", both + R"(, "radius": 1)"), "{ \"id\"",
            "expected the key 'wheel' in a pulley");
        row("a pulley over a missing body", joint("pulley", both + R"(, "radius": 1, "wheel": "moon")"), "\"moon\"",
            "expected the id of a body for 'wheel', found \"moon\"");
        row("a pulley over its own load", joint("pulley", both + R"(, "radius": 1, "wheel": "b")"), "\"b\" }",
            "expected a 'wheel' other than 'body_a' and 'body_b'");
        row("a pulley over what cannot turn", joint("pulley", both + R"(, "radius": 1, "wheel": "wall")"), "\"wall\"",
            "expected a 'wheel' that is dynamic, so that it can turn");
        row("a load inside the drum", joint("pulley", both + R"(, "radius": 6, "wheel": "wheel")"), "[0, 0]",
            "expected 'anchor_a' more than 6 m from the centre of the wheel");
        row("the other load inside the other drum", joint("pulley", both + R"(, "radius": 1, "ratio": 0.1, "wheel": "wheel")"),
            "[4, 0]", "expected 'anchor_b' more than 10 m from the centre of the wheel");
        row("a missing body", QByteArray(R"({ "id": "j", "type": "weld", "body_a": "a", "body_b": "c", "anchor": [0, 0] })"),
            "\"c\"", "expected the id of a body for 'body_b', found \"c\"");
    }
    void wrongJointsAreRefusedAtTheirPlace() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, at);
        QFETCH(QByteArray, message);
        const Result<Scene> scene = parseScene(sceneWithJoint(text), "j.json");
        QVERIFY2(!scene.has_value(), "it was accepted");
        const QByteArray wanted = "j.json:6:" + QByteArray::number(text.indexOf(at) + 1) + ": " + message;
        const std::string got = scene.error().text();
        QVERIFY2(got.starts_with(wanted.toStdString()), ("got    " + got + "\nwanted " + wanted.toStdString()).c_str());
    }
};

SOLVERSCOPE_TEST(JointFile, QCoreApplication)
#include "test_joint_file.moc"
