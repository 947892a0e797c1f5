// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <cmath>

#include "physics/base/arithmetic.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestArithmetic : public QObject {
    Q_OBJECT

private slots:
    void expressionsHaveTheUsualMeaning_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("number") << "0.25" << 0.25;
        QTest::newRow("fraction") << "1/4" << 0.25;
        QTest::newRow("brackets") << "(3.5+3+2.5)*0.05" << 9 * 0.05;
        QTest::newRow("products first") << "1+2*3" << 7.0;
        QTest::newRow("from the left") << "8/2/2" << 2.0;
        QTest::newRow("sign") << "+0.25" << 0.25;
        QTest::newRow("exponent") << "1e-3" << 1e-3;
        QTest::newRow("power") << "2^3" << 8.0;
        QTest::newRow("power before sign") << "-2^2" << -4.0;
        QTest::newRow("true minus") << "−1.5 · 2" << -3.0;
        QTest::newRow("function") << "sqrt(2)/2" << std::sqrt(2.0) / 2;
        QTest::newRow("pi") << "cos(pi)" << -1.0;
        QTest::newRow("small") << ".5" << 0.5;
    }
    void expressionsHaveTheUsualMeaning() {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto found = arithmetic(text.toStdString());
        QVERIFY2(found.has_value(), text.toUtf8());
        QCOMPARE(*found, value);
    }

    void mistakesSayWhatWasExpected_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("column");
        QTest::newRow("nothing") << ""
                                 << "expected a number or '('" << 1;
        QTest::newRow("words") << "about two"
                               << "expected a number or '('" << 1;
        QTest::newRow("unfinished") << "2*"
                                    << "expected a number or '('" << 3;
        QTest::newRow("open") << "(1+2"
                              << "expected ')'" << 5;
        QTest::newRow("closed twice") << "(1))"
                                      << "expected an operator such as + or *" << 4;
        QTest::newRow("two numbers") << "1 2"
                                     << "expected an operator such as + or *" << 3;
        QTest::newRow("letters") << "2m"
                                 << "expected an operator such as + or *" << 2;
        QTest::newRow("by zero") << "1/0"
                                 << "expected a finite result" << 1;
        QTest::newRow("infinite") << "inf"
                                  << "expected a number or '('" << 1;
        QTest::newRow("comparison") << "1<2"
                                    << "expected an operator such as + or *" << 2;
        QTest::newRow("root as a power") << "2^0.5"
                                         << "expected a whole number after '^'; for a root, use sqrt(…)" << 3;
        QTest::newRow("deep") << QString(500, QLatin1Char('(')) << "expected a shorter expression" << 34;
    }
    void mistakesSayWhatWasExpected() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, column);
        const auto found = arithmetic(text.toStdString());
        QVERIFY(!found.has_value());
        QCOMPARE(QString::fromStdString(found.error().message), message);
        QCOMPARE(found.error().column, column);
        QVERIFY(std::ranges::find(arithmeticErrors(), found.error().message) != arithmeticErrors().end());
    }
};

SOLVERSCOPE_TEST(TestArithmetic, QCoreApplication)
#include "test_arithmetic.moc"
