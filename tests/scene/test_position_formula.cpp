// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Formulas of positions: what they say, their derivatives against finite differences, and what is refused where.
#include <QTest>
#include <cmath>
#include <random>

#include "physics/scene/position_formula.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const std::vector<ParameterDef> parameters{{"L", 2.5}, {"k_1", -0.75}};
const Coordinates somewhere{1, 2, 0.5, -3, 4, -1.25};

PositionFormula formulaOf(const std::string& text) {
    const auto formula = PositionFormula::parse(text, parameters);
    if (!formula) qFatal("%s: %s", text.c_str(), formula.error().text().c_str());
    return *formula;
}

/// Formulas of every operation, nested at random.
class RandomFormula {
public:
    explicit RandomFormula(std::uint64_t seed) : m_random(seed) {}

    std::string text(int depth = 4) {
        if (depth == 0 || below(6) == 0) return leaf();
        const auto inner = [&] { return text(depth - 1); };
        switch (below(12)) {
            case 0:
                return "(" + inner() + " + " + inner() + ")";
            case 1:
                return "(" + inner() + " - " + inner() + ")";
            case 2:
                return inner() + " * " + inner();
            case 3:
                return "(" + inner() + ") / (2 + abs(" + inner() + "))";
            case 4:
                return "(" + inner() + ")^" + std::to_string(below(4));
            case 5:
                return "(1.5 + abs(" + inner() + "))^-2";
            case 6:
                return "sqrt(1 + (" + inner() + ")^2)";
            case 7:
                return "sin(" + inner() + ")";
            case 8:
                return "cos(" + inner() + ")";
            case 9:
                return "min(" + inner() + ", " + inner() + ")";
            case 10:
                return "max(" + inner() + ", -(" + inner() + "))";
            default:
                return "atan2(" + inner() + ", " + inner() + ")";
        }
    }
    Coordinates place() {
        Coordinates q;
        for (Real& each : q) each = -3 + 6 * static_cast<Real>(m_random() >> 11) * 0x1p-53;
        return q;
    }

private:
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
    std::string leaf() {
        static constexpr const char* leaves[] = {"x_a", "y_a", "angle_a", "x_b", "y_b", "θ_b", "L", "k_1", "0.7", "pi", "2"};
        return leaves[below(std::size(leaves))];
    }
    std::mt19937_64 m_random;
};

Real slopeOf(const PositionFormula& formula, Coordinates q, std::size_t coordinate, Real step) {
    const Real middle = q[coordinate];
    q[coordinate] = middle + step;
    const Real after = formula.at(q).value;
    q[coordinate] = middle - step;
    return (after - formula.at(q).value) / (2 * step);
}

}  // namespace

class TestPositionFormula : public QObject {
    Q_OBJECT
private slots:
    void thirtyTwoBracketsAreRead() {
        const auto nested = [](int levels) {
            std::string text;
            for (int i = 0; i < levels; ++i) text += "1+2*max(3,";
            text += "x_a";
            for (int i = 0; i < levels; ++i) text += ")";
            return PositionFormula::parse(text, {});
        };
        QVERIFY(nested(32).has_value());
        QVERIFY(nested(32)->at({4, 0, 0, 0, 0, 0}).value > 1e9);
        QVERIFY(!nested(33).has_value());
        QVERIFY(PositionFormula::parse(std::string(32, '(') + "x_a" + std::string(32, ')'), {}).has_value());
    }

    void aFormulaMeansWhatItSays_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) { QTest::newRow(text) << QByteArray(text) << value; };
        row("x_a + 10*y_a", 21);
        row("x_b - y_b - 1", -8);
        row("theta_a + 2*θ_b", -2);
        row("-x_b^2", -9);
        row("(-x_b)^3", 27);
        row("2^-2", 0.25);
        row("x_b^0", 1);
        row("y_b / y_a / x_a", 2);
        row("7 − 2·3", 1);
        row("--3", 3);
        row("L * k_1", -1.875);
        row("sqrt((x_b - x_a)^2 + (y_b - 1)^2)", 5);
        row("abs(x_b) + abs(x_a)", 4);
        row("min(x_a, x_b) * max(y_a, y_b)", -12);
        row("atan2(1, -1) / pi", 0.75);
        row("atan2(-1, -1) / pi", -0.75);
        row("atan2(0, -2) / pi", 1);
        row("atan2(0, 0)", 0);
        row("sin(pi / 6)", 0.5);
        row("cos(0 * x_a)", 1);
        row("1.5e1", 15);
    }
    void aFormulaMeansWhatItSays() {
        QFETCH(QByteArray, text);
        QFETCH(double, value);
        QVERIFY(std::abs(formulaOf(text.toStdString()).at(somewhere).value - value) < 1e-14);
    }

    void derivativesAreThoseOfFiniteDifferences() {
        // Two step sizes tell how far finite differences can be trusted: they differ at kinks and poles.
        int compared = 0;
        int leftOut = 0;
        for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
            RandomFormula random(seed);
            const std::string text = random.text();
            const auto formula = PositionFormula::parse(text, parameters);
            if (!formula) {  // a few are too long
                QVERIFY2(QString::fromStdString(formula.error().message).contains(QLatin1String("256 operations")), text.c_str());
                continue;
            }
            const Coordinates q = random.place();
            const Dual C = formula->at(q);
            bool usable = std::isfinite(C.value);
            for (std::size_t i = 0; usable && i < coordinateCount; ++i) {
                const Real coarse = slopeOf(*formula, q, i, 2e-5);
                const Real fine = slopeOf(*formula, q, i, 1e-5);
                const Real size = 1 + std::abs(fine) + std::abs(C.value);
                usable = std::isfinite(fine) && std::abs(coarse - fine) < 1e-6 * size;
                if (!usable) break;
                if (std::abs(fine - C.by[i]) < 4e-6 * size) continue;
                QFAIL(qPrintable(QStringLiteral("%1, seed %2: ∂C/∂%3 is %4, finite differences say %5")
                                     .arg(QString::fromStdString(text))
                                     .arg(seed)
                                     .arg(QString::fromLatin1(coordinateNames[i].data()))
                                     .arg(C.by[i], 0, 'g', 17)
                                     .arg(fine, 0, 'g', 17)));
            }
            ++(usable ? compared : leftOut);
        }
        QVERIFY2(compared >= 1000, qPrintable(QString::number(compared)));
        QVERIFY2(leftOut < 150, qPrintable(QString::number(leftOut)));
    }

    void aKinkHasTheDerivativeOfOneSide() {
        QCOMPARE(formulaOf("abs(x_a - 1)").at(somewhere).by[0], 1.0);
        QCOMPARE(formulaOf("min(x_a, 2 * x_a - 1)").at(somewhere).by[0], 1.0);
        QCOMPARE(formulaOf("max(x_a, 2 * x_a - 1)").at(somewhere).by[0], 1.0);
    }

    void whereThereIsNoValueThereIsNoNumber() {
        for (const char* text : {"sqrt(x_b)", "1 / (x_a - 1)", "(x_a - 1)^-1", "sqrt(-1 - x_a^2)"})
            QVERIFY2(!std::isfinite(formulaOf(text).at(somewhere).value), text);
        QVERIFY(!std::isfinite(formulaOf("atan2(x_a - 1, y_a - 2)").at(somewhere).by[0]));
        // The root of what does not move has no slope, not an infinite one.
        QCOMPARE(formulaOf("sqrt(0) + x_a").at(somewhere).by, (Coordinates{1, 0, 0, 0, 0, 0}));
    }

    void hostileFormulasAreRefusedAtTheirColumn_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& text, int column, const char* message) {
            QTest::newRow(name) << text << column << QByteArray(message);
        };
        row("nothing", "", 1, "expected a number, a name or '('");
        row("blanks", "   ", 4, "expected a number, a name or '('");
        row("an open bracket", "(x_a + 1", 9, "expected ')' or an operator");
        row("a bracket too many", "x_a)", 4, "expected an operator or the end");
        row("no right side", "x_a *", 6, "expected a number, a name or '('");
        row("an unknown name", "x_a + mass", 7,
            "expected a known name, not 'mass': one of x_a, y_a, angle_a, x_b, y_b, angle_b, L, k_1, pi, sqrt");
        row("a call of nothing", "sqrt x_a", 6, "expected '(' after 'sqrt'");
        row("one value of two", "min(x_a)", 8, "expected ',': 'min' takes two values");
        row("two values of one", "abs(x_a, 1)", 8, "expected ')' or an operator");
        row("a huge exponent", "x_a^1000000", 5, "expected a whole number from -16 to 16");
        row("a larger one", "x_a^1e300", 5, "expected a whole number from -16 to 16");
        row("a fraction", "x_a^0.5", 5, "for a root, use sqrt");
        row("a name", "x_a^L", 5, "expected a whole number from -16 to 16");
        row("a tower", "2^2^2", 4, "expected an operator or the end");
        row("a number beyond all", "1e999", 1, "expected a number within the range of double precision");
        row("hexadecimal", "0x10", 2, "expected an operator after the number");
        row("a multiplication that is not written", "2 θ_b", 3, "expected an operator or the end");
        row("an assignment", "x_a = 1", 5, "expected an operator or the end");
        row("a zero byte", QByteArray("x_a\0+1", 6), 4, "expected an operator or the end");
        row("10,000 brackets", QByteArray(10000, '(').left(4000) + "x_a", 34, "expected at most 32 nested brackets");
        row("more bytes than allowed", QByteArray(10000, '('), 4097, "expected a formula of at most 4096 bytes");
        row("minus without end", QByteArray(4000, '-') + "1", 34, "expected at most 32 nested brackets and signs");
        row("calls without end", QByteArray("abs(").repeated(1000) + "1", 133, "expected at most 32 nested brackets");
        row("too much to do", QByteArray("1+").repeated(500) + "1", 258, "expected a formula of at most 256 operations");
    }
    void hostileFormulasAreRefusedAtTheirColumn() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        const auto formula = PositionFormula::parse(text.toStdString(), parameters);
        QVERIFY(!formula);
        QVERIFY2(QByteArray::fromStdString(formula.error().message).contains(message), formula.error().message.c_str());
        QCOMPARE(formula.error().column, column);
    }

    void namesOfParametersAreChecked() {
        for (const char* good : {"L", "rest_length", "k2", "A"}) QVERIFY2(PositionFormula::problemOfName(good).empty(), good);
        for (const char* bad : {"", "2k", "x_a", "theta_b", "pi", "sqrt", "a b", "ä", "a234567890123456789012345678901234"})
            QVERIFY2(!PositionFormula::problemOfName(bad).empty(), bad);
    }
};

SOLVERSCOPE_TEST(TestPositionFormula, QCoreApplication)
#include "test_position_formula.moc"
