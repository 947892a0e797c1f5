// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Custom joints in the scene file.
#include <QTest>

#include "physics/scene/scene_file.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A scene whose only joint has line 4 for itself.
std::string sceneWithCustom(const QByteArray& rest) {
    return QByteArray(R"({ "format": "solverscope-scene", "version": 1, "bodies": [
    { "id": "a", "shape": { "type": "circle", "radius": 1 } },
    { "id": "b", "shape": { "type": "circle", "radius": 1 }, "position": [4, 0] } ], "joints": [
{ "id": "j", "type": "custom", "body_a": "a", "body_b": "b", )" +
                      rest + " } ] }")
        .toStdString();
}

}  // namespace

class CustomJointFile : public QObject {
    Q_OBJECT
private slots:
    void formulasAndParametersAreReadAndWrittenBack() {
        const Result<Scene> scene = parseScene(
            sceneWithCustom(
                R"("formulas": [ { "C": "x_b - x_a - L" }, { "C": "k * \u03b8_b", "demand": ">= 0" }, { "C": "y_a", "demand": "<= 0" } ],
                "parameters": { "L": 0.1, "k": -3e-7 }, "frequency": 2, "damping_ratio": 0.3, "collide_connected": true)"),
            "scene");
        QVERIFY2(scene.has_value(), scene ? "" : scene.error().text().c_str());
        const CustomDef expected{{{"x_b - x_a - L", Demand::Zero}, {"k * θ_b", Demand::AtLeastZero}, {"y_a", Demand::AtMostZero}},
                                 {{"L", 0.1}, {"k", -3e-7}}};
        QVERIFY(scene->joints[0].kind == JointKindDef(expected));
        QVERIFY(scene->joints[0].spring == AnySpringDef(SpringDef{2, 0.3}));
        QVERIFY(scene->joints[0].collideConnected);
        const std::string text = sceneText(*scene);
        const Result<Scene> again = parseScene(text, "again");
        QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
        QVERIFY(*again == *scene);
        QCOMPARE(sceneText(*again), text);
    }

    void wrongJointsAreRefusedAtTheirPlace_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QByteArray>("at");  // the error is where this begins
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& rest, const char* at, const char* message) {
            QTest::newRow(name) << rest << QByteArray(at) << QByteArray(message);
        };
        row("no formula", R"("parameters": {})", "{ \"id\": \"j\"", "expected the key 'formulas' in a custom joint");
        row("an empty list", R"("formulas": [])", "[] }", "expected a list of 1 to 3 formulas");
        row("four formulas", R"("formulas": [{"C":"x_a"},{"C":"x_a"},{"C":"x_a"},{"C":"x_a"}])", "[{\"C\"",
            "expected a list of 1 to 3");
        row("a bare text", R"("formulas": ["x_a"])", "\"x_a\"", "expected a formula as an object");
        row("a list that is none", R"("formulas": 1)", "1 } ]", "expected an array for 'formulas'");
        row("no C", R"("formulas": [{ "demand": ">= 0" }])", "{ \"demand\"", "expected the key 'C' in a formula");
        row("a wrong demand", R"("formulas": [{ "C": "x_a", "demand": "> 0" }])", "\"> 0\"", "expected one of = 0, >= 0, <= 0");
        row("an unknown name", R"("formulas": [{ "C": "x_a - length" }])", "length\"", "expected a known name, not 'length'");
        row("behind escapes", R"("formulas": [{ "C": "\u03b8_a \u002d \u03b8_b - length" }])", "length\"",
            "expected a known name, not 'length'");
        row("behind a letter of two bytes", R"("formulas": [{ "C": "θ_a - length" }])", "length\"",
            "expected a known name, not 'length'");
        row("ten thousand brackets", R"("formulas": [{ "C": ")" + QByteArray(4000, '(') + R"(" }])", "((",
            "expected at most 32 nested brackets");
        row("a parameter that is a coordinate", R"("formulas": [{ "C": "x_a" }], "parameters": { "x_a": 1 })", "\"x_a\": 1",
            "expected a name that has no other meaning in formulas, found 'x_a'");
        row("a parameter without a number", R"("formulas": [{ "C": "x_a" }], "parameters": { "L": "2" })", "\"2\"",
            "expected a number from -1e+09 to 1e+09 for 'L'");
        row("a list of parameters", R"("formulas": [{ "C": "x_a" }], "parameters": [1])", "[1]", "expected an object of names");
        row("an anchor", R"("formulas": [{ "C": "x_a" }], "anchor": [0, 0])", "\"anchor\"", "expected a key of a custom joint");
        row("two ways to be soft", R"("formulas": [{ "C": "x_a" }], "frequency": 2, "beta": 0.1)", "\"beta\"",
            "expected one way to say");
    }
    void wrongJointsAreRefusedAtTheirPlace() {
        QFETCH(QByteArray, rest);
        QFETCH(QByteArray, at);
        QFETCH(QByteArray, message);
        const std::string text = sceneWithCustom(rest);
        const Result<Scene> scene = parseScene(text, "scene.json");
        QVERIFY(!scene);
        QVERIFY2(QByteArray::fromStdString(scene.error().message).contains(message), scene.error().text().c_str());
        QCOMPARE(scene.error().line, 4);
        const QByteArray line = QByteArray::fromStdString(text).split('\n')[3];
        int column = static_cast<int>(line.indexOf(at)) + 1;
        if (QTest::currentDataTag() == QByteArray("ten thousand brackets")) column += 33;  // 32 of them are read
        QCOMPARE(scene.error().column, column);
    }
};

SOLVERSCOPE_TEST(CustomJointFile, QCoreApplication)
#include "test_custom_joint_file.moc"
