// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>
#include <numbers>

#include "physics/scene/body.h"

using namespace solverscope;

namespace {

BodyDef bodyOf(const Shape& shape, Real density) {
    BodyDef definition;
    definition.shape = shape;
    definition.density = density;
    return definition;
}

bool near(Real value, Real expected) { return std::abs(value - expected) <= 1e-14 * std::abs(expected); }

/// Mass and moment of inertia by adding up small squares: independent of the closed forms.
template <typename Inside>
std::pair<Real, Real> summed(Real halfWidth, Real halfHeight, Real density, Inside inside) {
    constexpr int cells = 1000;
    const Real dx = 2 * halfWidth / cells;
    const Real dy = 2 * halfHeight / cells;
    Real mass = 0;
    Real inertia = 0;
    for (int i = 0; i < cells; ++i)
        for (int j = 0; j < cells; ++j) {
            const Vec2 p{(i + 0.5) * dx - halfWidth, (j + 0.5) * dy - halfHeight};
            if (!inside(p)) continue;
            mass += density * dx * dy;
            inertia += density * dx * dy * lengthSquared(p);
        }
    return {mass, inertia};
}

}  // namespace

class BodyTest : public QObject {
    Q_OBJECT
private slots:
    void aCircleIsADisc() {
        const Body body = makeBody(bodyOf(Circle{0.5}, 3));
        const Real mass = 3 * std::numbers::pi * 0.25;
        QVERIFY(near(1 / body.inverseMass.m, mass));
        QVERIFY(near(1 / body.inverseMass.I, mass * 0.25 / 2));
        const auto [m, I] = summed(0.5, 0.5, 3, [](Vec2 p) { return lengthSquared(p) <= 0.25; });
        QVERIFY(std::abs(1 / body.inverseMass.m - m) < 1e-3 * m);
        QVERIFY(std::abs(1 / body.inverseMass.I - I) < 1e-3 * I);
    }

    void aBoxIsARectangle() {
        const Body body = makeBody(bodyOf(Box{2, 0.5}, 4));
        QVERIFY(near(1 / body.inverseMass.m, 4));
        QVERIFY(near(1 / body.inverseMass.I, 4 * (4 + 0.25) / 12));
        const auto [m, I] = summed(1, 0.25, 4, [](Vec2) { return true; });
        QVERIFY(std::abs(1 / body.inverseMass.m - m) < 1e-5 * m);
        QVERIFY(std::abs(1 / body.inverseMass.I - I) < 1e-5 * I);
    }

    void aGivenMassTakesTheDensitysPlace() {
        BodyDef definition = bodyOf(Box{1, 1}, 7);
        definition.mass = 2;
        const Body body = makeBody(definition);
        QCOMPARE(body.inverseMass.m, 0.5);
        QVERIFY(near(body.inverseMass.I, 1 / (2 * (1.0 + 1.0) / 12)));
    }

    void fixedRotationTakesOnlyTheTurning() {
        BodyDef definition = bodyOf(Circle{1}, 1);
        definition.fixedRotation = true;
        const Body body = makeBody(definition);
        QVERIFY(body.inverseMass.m > 0);
        QCOMPARE(body.inverseMass.I, 0.0);
    }

    void aParticleHasAKilogramOrItsMassAndNeverTurns() {
        QVERIFY(makeBody(bodyOf(Particle{}, 7)).inverseMass == (InverseMass{1, 0}));
        BodyDef definition = bodyOf(Particle{}, 1);
        definition.mass = 4;
        QVERIFY(makeBody(definition).inverseMass == (InverseMass{0.25, 0}));
    }

    void anAxisBoxWeighsAsABoxAndNeverTurns() {
        QVERIFY(makeBody(bodyOf(AxisBox{2, 0.5}, 4)).inverseMass == (InverseMass{0.25, 0}));
    }

    void whatNeverTurnsBeginsUpright() {
        for (const Shape& shape : {Shape{Particle{}}, Shape{AxisBox{1, 2}}}) {
            BodyDef definition = bodyOf(shape, 1);
            definition.position = {3, 4};
            definition.angle = 1;
            definition.velocity = {5, 6};
            definition.angularVelocity = 2;
            QVERIFY(startPose(definition) == poseAt({3, 4}, 0));
            QVERIFY(startVelocity(definition) == (Velocity{{5, 6}, 0}));
        }
    }

    void noImpulseMovesAStaticBody() {
        for (const Shape& shape :
             {Shape{Circle{1}}, Shape{Box{1, 2}}, Shape{HalfPlane{}}, Shape{Particle{}}, Shape{AxisBox{1, 2}}}) {
            BodyDef definition = bodyOf(shape, 1);
            definition.isStatic = true;
            definition.mass = 5;
            const Body body = makeBody(definition);
            QVERIFY(body.isStatic);
            QVERIFY(body.inverseMass == InverseMass{});
        }
    }

    void shapeAndMaterialAreTakenOver() {
        BodyDef definition = bodyOf(Box{3, 4}, 1);
        definition.friction = 0.25;
        definition.restitution = 0.75;
        const Body body = makeBody(definition);
        QVERIFY((body.shape == Shape{Box{3, 4}}));
        QCOMPARE(body.friction, 0.25);
        QCOMPARE(body.restitution, 0.75);
    }

    // The loader's limits are chosen so that no body of a file leads to infinite or vanishing inverse masses.
    void theSmallestAndTheLargestBodyHaveFiniteInverses() {
        for (const Real size : {1e-6, 1e6})
            for (const Real density : {1e-9, 1e9}) {
                const Body body = makeBody(bodyOf(Box{size, size}, density));
                QVERIFY(std::isnormal(body.inverseMass.m));
                QVERIFY(std::isnormal(body.inverseMass.I));
            }
    }
};

QTEST_GUILESS_MAIN(BodyTest)
#include "test_body.moc"
