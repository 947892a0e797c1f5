// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>
#include <random>

#include "physics/base/motion.h"
#include "physics/base/rotation.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Distance from the exact cosine and sine, whichever is worse. The C library's long double has 11 bits more.
Real errorOf(Real angle) {
    const Rotation q = rotationBy(angle);
    const long double c = std::abs(static_cast<long double>(q.c) - cosl(static_cast<long double>(angle)));
    const long double s = std::abs(static_cast<long double>(q.s) - sinl(static_cast<long double>(angle)));
    return static_cast<Real>(std::max(c, s));
}

}  // namespace

class RotationTest : public QObject {
    Q_OBJECT
private slots:
    void theErrorIsAsTheHeaderSays() {
        static_assert(std::numeric_limits<long double>::digits >= 64);
        std::mt19937_64 random(1);
        Real worst = 0;
        Real where = 0;
        const auto visit = [&](Real angle) {
            for (const Real a : {angle, -angle}) {
                if (errorOf(a) <= worst) continue;
                worst = errorOf(a);
                where = a;
            }
        };
        for (int i = 0; i < 400000; ++i) {
            const Real fraction = static_cast<Real>(random() >> 11) * 0x1p-53;
            visit(fraction);
            visit(10 * fraction);
            visit(1e5 * fraction);
        }
        // Next to the multiples of π/4, where the reduction loses most.
        for (int k = 0; k < 127324; ++k) {
            const Real angle = static_cast<Real>(k) * 0.78539816339744830962;
            visit(angle);
            visit(std::nextafter(angle, 0.0));
            visit(std::nextafter(angle, 1e9));
        }
        QVERIFY2(worst < 2.2e-16, qPrintable(QString::number(worst) + " at " + QString::number(where, 'g', 17)));
    }

    void theCosineAndSineOfALengthStayOnTheCircle() {
        for (int i = -100000; i <= 100000; ++i) {
            const Rotation q = rotationBy(0.9973 * i);
            QVERIFY(std::abs(q.c * q.c + q.s * q.s - 1) < 5e-16);
        }
    }

    void oppositeAnglesMirror() {
        for (int i = 0; i < 10000; ++i) {
            const Real angle = 0.37 * i;
            const Rotation q = rotationBy(angle);
            QVERIFY((rotationBy(-angle) == Rotation{q.c, -q.s}));
        }
    }

    void noTurnIsExact() {
        QVERIFY(rotationBy(0) == Rotation{});
        QVERIFY((rotate(rotationBy(0), {3, 4}) == Vec2{3, 4}));
    }

    void rotatingBackGivesThePointAgain() {
        const Pose pose = poseAt({3, -2}, 1.25);
        const Vec2 back = toLocal(pose, toWorld(pose, {0.5, 0.25}));
        QVERIFY(length(back - Vec2{0.5, 0.25}) < 1e-15);
        QVERIFY(length(rotate(rotationBy(1.57079632679489661923), {1, 0}) - Vec2{0, 1}) < 1e-16);
    }

    void aRotationNeverStretches() {
        for (Real angle = 1e-300; angle < 1e300; angle *= 1.37)
            for (const Real sign : {-1.0, 1.0}) {
                const Rotation q = rotationBy(sign * angle);
                QVERIFY2(std::abs(q.c * q.c + q.s * q.s - 1) < 1e-12, qPrintable(QString::number(angle)));
            }
    }

    void whatIsNoNumberIsNoRotation() {
        const Rotation q = rotationBy(std::numeric_limits<Real>::quiet_NaN());
        QVERIFY(std::isnan(q.c) && std::isnan(q.s));
    }
};

SOLVERSCOPE_TEST(RotationTest, QCoreApplication)
#include "test_rotation.moc"
