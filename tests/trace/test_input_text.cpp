// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QTest>

#include "physics/trace/input_text.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Two bodies whose ids hold everything that means something in a link.
Scene awkwardScene() {
    Scene scene = shippedScene("two_box_stack");
    scene.bodies[0].id = "a:b=c&d#e?f~g@h+i %j,k";
    scene.bodies[1].id = "Würfel ✓";
    return scene;
}

Real anyNumber() { return *rc::gen::oneOf(rc::gen::inRange(-4, 5), rc::gen::inRange(-900'000'000, 900'000'000)) / Real{7}; }

Input anyInput(const Scene& scene) {
    const BodyId body{static_cast<std::uint32_t>(*rc::gen::inRange<std::size_t>(0, scene.bodies.size()))};
    const Vec2 p{anyNumber(), anyNumber()};
    const Vec2 q{anyNumber(), anyNumber()};
    switch (*rc::gen::inRange(0, 10)) {
        case 0:
            return SetSetting{"iterations", std::to_string(*rc::gen::inRange(1, 100))};
        case 1:
            return SetSetting{"given_order", "2 0 1"};
        case 2:
            return MoveBody{body, p, *rc::gen::inRange(-100000, 100000) / Real{3}};
        case 3:
            return GrabBody{body, p, q};
        case 4:
            return DragTo{q};
        case 5:
            return BreakMatch{body, BodyId{1}, *rc::gen::arbitrary<std::uint32_t>()};
        case 6:
            return SetMass{body, *rc::gen::inRange(1, 900'000'000) / Real{7}};
        case 7:
            return SetVelocity{body, {p, anyNumber()}};
        case 8:
            return Intervention{*rc::gen::inRange<std::uint64_t>(0, 1'000'000), static_cast<RowList>(*rc::gen::inRange(0, 3)),
                                *rc::gen::inRange<std::uint32_t>(0, 100'000), anyNumber()};
        default:
            return ReleaseBody{};
    }
}

}  // namespace

class TestInputText : public QObject {
    Q_OBJECT

private slots:
    void everyInputReadsBackTheSame() {
        const Scene scene = awkwardScene();
        QVERIFY(rc::check([&] {
            const Input input = anyInput(scene);
            const std::string text = inputText(scene, input);
            for (const char c : text) RC_ASSERT(c > ' ' && c < 127 && std::string_view("#?&@~\"'<>").find(c) == std::string::npos);
            const auto read = parseInput(scene, text);
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == input);
        }));
    }

    void anyTextSurvivesTheCode() {
        QVERIFY(rc::check([](const std::string& text) { RC_ASSERT(decodedText(encodedText(text)) == text); }));
    }

    void anyTextIsRefusedOrUnderstood() {
        const Scene scene = awkwardScene();
        QVERIFY(rc::check([&] {
            std::string text = inputText(scene, anyInput(scene));
            for (int changes = *rc::gen::inRange(1, 4); changes > 0; --changes) {
                const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
                text[at] = *rc::gen::arbitrary<char>();
            }
            const auto read = parseInput(scene, text);
            if (read) {
                RC_ASSERT(parseInput(scene, inputText(scene, *read)).value() == *read);
            } else {
                RC_ASSERT(read.error().column >= 1 && read.error().column <= static_cast<int>(text.size()) + 1);
                RC_ASSERT(!read.error().message.empty());
            }
        }));
    }

    void aMistakeIsNamedWithItsColumn_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        QTest::newRow("nothing") << "" << 1 << "expected a setting";
        QTest::newRow("unknown setting") << "itterations=3" << 1 << "itterations";
        QTest::newRow("out of range") << "iterations=-1" << 12 << "1";
        QTest::newRow("no value") << "iterations" << 11 << "expected '='";
        QTest::newRow("no such body") << "move:box=1,2,3" << 6 << "no body 'box'";
        QTest::newRow("too few numbers") << "move:lower=1,2" << 12 << "x, y and angle";
        QTest::newRow("a number too much") << "drag=1,2,3" << 6 << "x and y";
        QTest::newRow("not finite") << "drag=nan,2" << 6 << "within";
        QTest::newRow("huge") << "drag=1e300,2" << 6 << "within";
        QTest::newRow("one body for two") << "break:lower=1" << 7 << "two bodies";
        QTest::newRow("no number") << "break:ground,lower=x" << 20 << "feature";
        QTest::newRow("unknown deed") << "push:lower=1,2" << 1 << "expected 'move:'";
        QTest::newRow("no mass") << "mass:lower=0" << 12 << "at least 1e-9 kg";
        QTest::newRow("next to no mass") << "mass:lower=5e-324" << 12 << "at least 1e-9 kg";
        QTest::newRow("no such list") << "impulse:speeds=1,2,3" << 9 << "'velocities'";
        QTest::newRow("half a stop") << "impulse:positions=1.5,2,3" << 19 << "whole numbers";
        QTest::newRow("release with a value") << "release=1" << 8 << "nothing after";
    }
    void aMistakeIsNamedWithItsColumn() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto read = parseInput(shippedScene("two_box_stack"), text.toStdString());
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().column, column);
        QVERIFY2(QString::fromStdString(read.error().message).contains(message), read.error().message.c_str());
    }
};

SOLVERSCOPE_TEST(TestInputText, QCoreApplication)
#include "test_input_text.moc"
