// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>
#include <limits>

#include "physics/base/rotation.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestArctangent : public QObject {
    Q_OBJECT
private slots:
    void itIsThatOfTheLibraryToTwoRoundings() {
        Real worst = 0;
        for (int i = -20'000; i <= 20'000; ++i) {
            const Real x = std::sinh(i * 1e-3);  // dense near 0 and up to 2e8
            worst = std::max(worst, std::abs(arctangent(x) - std::atan(x)));
        }
        QVERIFY2(worst < 1e-15, qPrintable(QString::number(worst)));
    }

    void smallAnglesKeepTheirDigits() {
        for (Real x = 1; x > 1e-300; x /= 3) QVERIFY(std::abs(arctangent(x) - std::atan(x)) <= 4e-16 * std::atan(x));
    }

    void itsEndsAreRightAngles() {
        const Real infinity = std::numeric_limits<Real>::infinity();
        QCOMPARE(arctangent(infinity), std::atan(infinity));
        QCOMPARE(arctangent(-infinity), std::atan(-infinity));
        QCOMPARE(arctangent(0), 0.0);
        QVERIFY(std::isnan(arctangent(std::numeric_limits<Real>::quiet_NaN())));
    }

    void itIsOdd() {
        for (Real x = 1e-9; x < 1e9; x *= 1.7) QCOMPARE(arctangent(-x), -arctangent(x));
    }
};

SOLVERSCOPE_TEST(TestArctangent, QCoreApplication)
#include "test_arctangent.moc"
