// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QFile>
#include <QTest>
#include <limits>
#include <map>

#include "physics/debugger/breakpoints/condition.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Figures that a test makes up.
struct MadeUp {
    std::map<std::string_view, Real> numbers;
    BodyId a{};
    BodyId b{};
    ConstraintName constraint;

    Real number(QuantityId id) const {
        const auto found = numbers.find(infoOf(id).key);
        return found == numbers.end() ? std::numeric_limits<Real>::quiet_NaN() : found->second;
    }
    Real setting(std::size_t place) const { return settingNumber(Settings{}, settingsTable()[place].key); }
    bool concerns(BodySide side, BodyId body) const {
        return (side != BodySide::B && a == body) || (side != BodySide::A && b == body);
    }
    bool concerns(const ConstraintName& name) const { return name == constraint; }
};

MadeUp clampedRow() {
    MadeUp row;
    row.numbers = {
        {"jv", -2},     {"iteration", 4},   {"clamp", static_cast<Real>(Clamp::Lower)},    {"is_row", 1}, {"penetration", 0.02},
        {"delta", 0.5}, {"sum_after", 1.5}, {"kind", static_cast<Real>(RowKind::Friction)}};
    row.a = BodyId{0};
    row.b = BodyId{1};
    row.constraint = {ConstraintKind::Contact, 0, BodyId{0}, BodyId{1}, 2};
    return row;
}

Condition read(const char* text) {
    const auto condition = parseCondition(text, shippedScene("stack_10"));
    if (!condition) qFatal("%s: %s", text, condition.error().text().c_str());
    return *condition;
}

}  // namespace

class TestCondition : public QObject {
    Q_OBJECT

private slots:
    void aConditionMeansWhatItSays_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("holds");
        const auto add = [](const char* text, bool holds) { QTest::newRow(text) << QString::fromUtf8(text) << holds; };
        add("clamp == lower && iteration > 3", true);
        add("clamp == lower && iteration > 4", false);
        add("clamp != lower || iteration > 3", true);
        add("penetration > 2*slop", true);
        add("penetration > 5 * slop", false);
        add("abs(jv) > 1", true);
        add("-jv >= 2", true);
        add("jv < -2", false);
        add("not (jv > 0)", true);
        add("!is_row", false);
        add("is_row and kind == friction", true);
        add("kind == unilateral or kind == friction", true);
        add("body == \"box_1\"", true);
        add("body_a == \"box_1\"", false);
        add("body_b == box_1", true);
        add("body != \"box_1\"", false);
        add("body != \"box_9\"", true);
        add("constraint == \"ground/box_1#2\"", true);
        add("constraint == \"ground/box_1#1\"", false);
        add("constraint != \"ground/box_1#1\"", true);
        add("1 + 2 * 3 == 7", true);
        add("(1 + 2) * 3 == 9", true);
        add("2 - 1 - 1 == 0", true);
        add("8 / 2 / 2 == 2", true);
        add("min(3, 2) == 2 && max(3, 2) == 3 && sqrt(16) == 4", true);
        add("1 == 1 || jv > 0 && jv > 0", true);
        add("(1 == 1 || jv > 0) && jv > 0", false);
        add("warm_starting > 0 && accumulate", true);
        add("energy_rose", false);
        add("energy_change > 0", false);
        add("energy_change <= 0", false);
        add("energy_change != 0", false);
        add("iteration > 3 || energy_change > 0", true);
    }
    void aConditionMeansWhatItSays() {
        QFETCH(QString, text);
        QFETCH(bool, holds);
        QCOMPARE(read(text.toUtf8().constData()).holds(clampedRow()), holds);
    }

    void aMistakeIsNamedWithItsColumn_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto add = [](const char* text, int column, const char* message) {
            QTest::newRow(text[0] ? text : "empty") << QString::fromUtf8(text) << column << QString::fromUtf8(message);
        };
        add("", 1, "expected a number, a name or '('");
        add("jv", 1, "expected a comparison");
        add("jv >", 5, "expected a number, a name or '('");
        add("jv > 1 2", 8, "expected &&, || or the end");
        add("jv > 1 & jv < 3", 8, "expected &&, || or the end");
        add("jw > 1", 1, "unknown name 'jw'");
        add("jv > slopp", 6, "unknown name 'slopp'");
        add("clamp == down", 10, "expected one of none, lower, upper");
        add("clamp > lower", 7, "can only be compared by == and !=");
        add("clamp == 1", 10, "expected one of none, lower, upper");
        add("abs(jv", 7, "expected ')'");
        add("min(jv) > 1", 7, "expected ','");
        add("sin(jv) > 1", 1, "unknown function 'sin'");
        add("(jv > 1", 8, "expected ')'");
        add("body == \"nobody\"", 9, "no body 'nobody'");
        add("constraint == \"a/b\"", 15, "no joint 'a/b'");
        add("body == \"box_1", 9, "closing quotation mark");
        add("1e999 > jv", 1, "expected a number");
        add("3x > 1", 2, "expected an operator after the number");
        add("is_row + 1 > 0", 1, "expected a number");
        add("jv > 1 && 3", 11, "expected a comparison");
        add("method > 1", 1, "is not a number");
        add("jv == \"x\"", 7, "a name in quotation marks");
        add("$", 1, "expected a number");
    }
    void aMistakeIsNamedWithItsColumn() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto condition = parseCondition(text.toStdString(), shippedScene("stack_10"));
        QVERIFY(!condition);
        QCOMPARE(condition.error().column, column);
        QVERIFY2(QString::fromStdString(condition.error().message).contains(message), condition.error().message.c_str());
    }

    void thirtyTwoBracketsAreRead() {
        const auto nested = [](const std::string& begin, std::size_t levels) {
            std::string text;
            for (std::size_t i = 0; i < levels; ++i) text += begin;
            return parseCondition(text + "1" + std::string(levels, ')') + " > 0", shippedScene("stack_10")).has_value();
        };
        QVERIFY(nested("(", 32));
        QVERIFY(!nested("(", 33));
        QVERIFY(nested("1 + (", 32));
    }

    void nestingAndLengthAreBounded() {
        const Scene scene = shippedScene("stack_10");
        QVERIFY(!parseCondition(std::string(100'000, '('), scene));
        QVERIFY(!parseCondition(std::string(100'000, '!'), scene));
        QVERIFY(!parseCondition(std::string(100'000, '-'), scene));
        std::string deep = "1";
        for (int i = 0; i < 1000; ++i) deep = "1 + (" + deep + ")";
        QVERIFY(!parseCondition(deep + " > 0", scene));
        std::string wide = "jv > 0";
        for (int i = 0; i < 1000; ++i) wide += " && jv > 0";
        QVERIFY(!parseCondition(wide, scene));
        std::string least = "1";
        for (int i = 0; i < 40; ++i) least = "min(1, " + least + ")";
        QVERIFY(!parseCondition(least + " > 0", scene));
    }

    void everyFigureStandsInTheManual() {
        QFile file(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/docs/debugger.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        for (const QuantityInfo& info : quantities()) {
            if (!info.isOffered() || info.scope == QuantityScope::Bodies) continue;
            const QString name = QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size()));
            QVERIFY2(page.contains(QStringLiteral("\n| `%1` |").arg(name)), qPrintable(name));
            for (const std::string_view value : valuesOf(info)) {
                const QString choice = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
                QVERIFY2(page.contains(QLatin1Char('`') + choice + QLatin1Char('`')), qPrintable(choice));
            }
        }
    }

    void lambdaIsAnotherNameOfTheSum() { QVERIFY(read("lambda > 1").uses(quantityOf("sum_after"))); }

    void everyFieldCanBeAskedFor() {
        for (const QuantityInfo& info : quantities()) {
            if (!info.isOffered() || info.scope == QuantityScope::Bodies) continue;
            std::string text(info.key);
            switch (info.kind) {
                case QuantityKind::Number:
                    text += " > 0";
                    break;
                case QuantityKind::Boolean:
                    break;
                case QuantityKind::Choice:
                    text += " == " + std::string(valuesOf(info).back());
                    break;
                case QuantityKind::BodyName:
                    text += " == \"ground\"";
                    break;
                case QuantityKind::ConstraintName:
                    text += " == \"mouse\"";
                    break;
            }
            QVERIFY2(read(text.c_str()).uses(quantityOf(info.key)), text.c_str());
        }
    }
};

SOLVERSCOPE_TEST(TestCondition, QCoreApplication)
#include "test_condition.moc"
