// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "physics/collision/collide.h"

using namespace solverscope;

namespace {

std::vector<Contact> contactsOf(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB) {
    std::array<Contact, 2> out;
    const int count = manifold(a, poseA, b, poseB, out);
    return {out.begin(), out.begin() + count};
}

void compareNear(Real actual, Real expected, Real tolerance = 1e-15) {
    QVERIFY2(std::abs(actual - expected) <= tolerance,
             qPrintable(QString("%1, not %2").arg(actual, 0, 'g', 17).arg(expected, 0, 'g', 17)));
}

void compareNear(Vec2 actual, Vec2 expected, Real tolerance = 1e-15) {
    compareNear(actual.x, expected.x, tolerance);
    compareNear(actual.y, expected.y, tolerance);
}

const Box unitBox{1, 1};
const HalfPlane ground{{0, 1}, 0};

}  // namespace

class TestManifold : public QObject {
    Q_OBJECT

private slots:
    void circlesOverlapAlongTheLineOfCentres() {
        // A 3-4-5 triangle: distance 5, radii 3 + 2.5.
        const auto found = contactsOf(Circle{3}, poseAt({1, 1}, 0.3), Circle{2.5}, poseAt({4, 5}, -2));
        QCOMPARE(found.size(), 1u);
        compareNear(found[0].normal, {0.6, 0.8});
        compareNear(found[0].separation, -0.5);
        compareNear(found[0].point, {1 + 2.75 * 0.6, 1 + 2.75 * 0.8});
        QCOMPARE(found[0].feature, 0u);
    }

    void circlesThatJustTouchHaveAContact() {
        QCOMPARE(contactsOf(Circle{1}, poseAt({0, 0}, 0), Circle{1}, poseAt({2, 0}, 0)).size(), 1u);
        QCOMPARE(contactsOf(Circle{1}, poseAt({0, 0}, 0), Circle{1}, poseAt({std::nextafter(2.0, 3.0), 0}, 0)).size(), 0u);
    }

    void concentricCirclesArePushedApartUpwards() {
        const auto found = contactsOf(Circle{1}, poseAt({3, 4}, 0), Circle{2}, poseAt({3, 4}, 0));
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].normal, (Vec2{0, 1}));
        QCOMPARE(found[0].separation, -3.0);
    }

    void boxOnTheGroundRestsOnItsLowerCorners() {
        const auto found = contactsOf(ground, Pose{}, unitBox, poseAt({2, 0.49}, 0));
        QCOMPARE(found.size(), 2u);
        for (const Contact& c : found) {
            QCOMPARE(c.normal, (Vec2{0, 1}));
            compareNear(c.separation, -0.01);
        }
        QCOMPARE(found[0].feature, 0u);
        QCOMPARE(found[1].feature, 1u);
        compareNear(found[0].point, {1.5, -0.005});
        compareNear(found[1].point, {2.5, -0.005});
    }

    void boxOnABoxRestsOnTwoPoints() {
        const auto found = contactsOf(Box{3, 1}, poseAt({0, 0}, 0), unitBox, poseAt({0.25, 0.99}, 0));
        QCOMPARE(found.size(), 2u);
        for (const Contact& c : found) {
            QCOMPARE(c.normal, (Vec2{0, 1}));
            compareNear(c.separation, -0.01);
        }
        compareNear(found[0].point, {-0.25, 0.495});
        compareNear(found[1].point, {0.75, 0.495});
        QVERIFY(found[0].feature < found[1].feature);
    }
};

QTEST_GUILESS_MAIN(TestManifold)
#include "test_manifold.moc"
