// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QTest>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "physics/scene/body.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

BodyDef bodyOf(const Shape& shape, Real density) {
    BodyDef definition;
    definition.shape = shape;
    definition.density = density;
    return definition;
}

const Polygon triangle{{Vec2{1, 1}, Vec2{4, 1}, Vec2{1, 4}}, 3};

Polygon regular(std::uint32_t corners, Real radius, Vec2 middle) {
    Polygon polygon;
    polygon.count = corners;
    for (std::uint32_t k = 0; k < corners; ++k) {
        const Real turn = 2 * std::numbers::pi * k / corners + 0.3;
        polygon.points[k] = middle + radius * Vec2{std::cos(turn), std::sin(turn)};
    }
    return polygon;
}

bool isInside(const Polygon& polygon, Vec2 p) {
    for (std::uint32_t k = 0; k < polygon.count; ++k) {
        const Vec2 from = polygon.points[k];
        if (cross(polygon.points[(k + 1) % polygon.count] - from, p - from) < 0) return false;
    }
    return true;
}

bool near(Real value, Real expected) { return std::abs(value - expected) <= 1e-14 * std::abs(expected); }

/// Mass and moment of inertia by adding up small squares: independent of the closed forms.
template <typename Inside>
std::pair<Real, Real> summed(Real halfWidth, Real halfHeight, Real density, Inside inside, int cells = 1000) {
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

    void aRegularPolygonHasItsClosedForm() {
        for (std::uint32_t n = 3; n <= Polygon::maxCorners; ++n) {
            const Real turn = 2 * std::numbers::pi / n;
            const Body body = makeBody(bodyOf(regular(n, 0.5, {3, -2}), 4));
            const Real mass = 4 * 0.5 * n * 0.25 * std::sin(turn);
            QVERIFY(std::abs(body.inverseMass.m * mass - 1) < 1e-13);
            QVERIFY(std::abs(body.inverseMass.I * mass * 0.25 * (2 + std::cos(turn)) / 6 - 1) < 1e-13);
        }
    }

    void aPolygonIsMeasuredFromItsCentreOfMassAndStaysWhereTheFileSays() {
        BodyDef definition = bodyOf(triangle, 1);
        definition.position = {10, 20};
        definition.angle = 0.7;
        const Pose frame = poseAt({10, 20}, 0.7);
        const Pose start = startPose(definition);
        QVERIFY(length(start.position - toWorld(frame, {2, 2})) < 1e-14);
        QCOMPARE(start.angle, 0.7);
        const Polygon centred = std::get<Polygon>(makeBody(definition).shape);
        for (std::uint32_t k = 0; k < 3; ++k)
            QVERIFY(length(toWorld(start, centred.points[k]) - toWorld(frame, triangle.points[k])) < 1e-14);
    }

    void aCapsuleIsTwoHalfDiscsAndARectangle() {
        const Body body = makeBody(bodyOf(Capsule{2, 0.5}, 3));
        const Real mass = 3 * (2 * 1 + std::numbers::pi * 0.25);
        QVERIFY(near(1 / body.inverseMass.m, mass));
        const auto [m, I] = summed(1.5, 0.5, 3, [](Vec2 p) {
            return lengthSquared(p - Vec2{std::clamp(p.x, -1.0, 1.0), 0}) <= 0.25;
        });
        QVERIFY(std::abs(1 / body.inverseMass.m - m) < 1e-3 * m);
        QVERIFY(std::abs(1 / body.inverseMass.I - I) < 1e-3 * I);
        // As the segment shrinks, the capsule becomes a disc.
        const Body disc = makeBody(bodyOf(Capsule{1e-6, 0.5}, 3));
        const Real discMass = 3 * std::numbers::pi * 0.25;
        QVERIFY(std::abs(disc.inverseMass.I * discMass * 0.125 - 1) < 1e-5);
    }

    void theMomentOfAnyPolygonIsTheSumOverItsSquares() {
        const bool holds = rc::check("moment of inertia", [] {
            const auto between = [](Real lowest, Real highest) {
                return lowest + (highest - lowest) * *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 1 << 20)) / (1 << 20);
            };
            Polygon polygon;
            polygon.count = *rc::gen::inRange<std::uint32_t>(3, 9);
            for (std::uint32_t k = 0; k < polygon.count; ++k) {
                const Real turn = 2 * std::numbers::pi * (k + between(0, 0.6)) / polygon.count;
                polygon.points[k] = Vec2{2, 1} + Vec2{std::cos(turn), 0.7 * std::sin(turn)};
            }
            const Body body = makeBody(bodyOf(polygon, 2));
            const Polygon centred = std::get<Polygon>(body.shape);
            const auto [m, I] = summed(
                2, 2, 2, [&](Vec2 p) { return isInside(centred, p); }, 400);
            RC_ASSERT(std::abs(1 / body.inverseMass.m - m) < 0.02 * m);
            RC_ASSERT(std::abs(1 / body.inverseMass.I - I) < 0.02 * I);
        });
        QVERIFY2(holds, "RapidCheck says above for which polygon");
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
        for (const Shape& shape : {Shape{Circle{1}}, Shape{Box{1, 2}}, Shape{HalfPlane{}}, Shape{Particle{}}, Shape{AxisBox{1, 2}},
                                   Shape{Capsule{1, 2}}, Shape{triangle}}) {
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

SOLVERSCOPE_TEST(BodyTest, QCoreApplication)
#include "test_body.moc"
