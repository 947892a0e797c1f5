// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The magic formula against the C library's functions, and what a tyre does at the ends of its curve.
#include <QTest>
#include <cmath>

#include "physics/constraints/tyre.h"
#include "physics/world/step.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Real byLibrary(const TyreDef& tyre, Real x) {
    const Real Bx = tyre.B * x;
    return std::max(0.0, std::sin(tyre.C * std::atan(Bx - tyre.E * (Bx - std::atan(Bx)))));
}

/// A wheel of 1 kg on level ground, with a tyre if given.
Scene wheelOnTheGround(std::optional<TyreDef> tyre, Velocity start, Vec2 gravity = {0, -10}) {
    Scene scene;
    scene.gravity = gravity;
    scene.settings.iterations = 50;
    scene.bodies.resize(2);
    scene.bodies[0].id = "road";
    scene.bodies[0].isStatic = true;
    scene.bodies[0].shape = HalfPlane{};
    scene.bodies[0].friction = 0.8;
    scene.bodies[1].id = "wheel";
    scene.bodies[1].shape = Circle{0.3};
    scene.bodies[1].mass = 1;
    scene.bodies[1].friction = 0.8;
    scene.bodies[1].position = {0, 0.3};
    scene.bodies[1].velocity = start.v;
    scene.bodies[1].angularVelocity = start.w;
    scene.bodies[1].tyre = tyre;
    return scene;
}

const Row* frictionRow(const World& world) {
    for (const Row& row : world.rows)
        if (row.kind == RowKind::Friction) return &row;
    return nullptr;
}

}  // namespace

class TestTyre : public QObject {
    Q_OBJECT
private slots:
    void theCurveIsThatOfTheLibrarysFunctions() {
        const bool holds = rc::check("sin(C atan(Bx − E(Bx − atan Bx)))", [] {
            const TyreDef tyre{real(0.1, 50), real(0.1, 2), real(-20, 1), 1};
            const Real x = std::pow(10, real(-4, 4));
            RC_ASSERT(std::abs(gripOf(tyre, x) - byLibrary(tyre, x)) < 1e-12);
        });
        QVERIFY(holds);
    }

    void theCurvePeaksAtOneWhereTheFormulaSays() {
        // y = 1 where C atan(...) = π/2: for C > 1 the peak lies where Bx − E (Bx − atan Bx) = tan(π / 2C).
        const bool holds = rc::check("the peak", [] {
            const TyreDef tyre{real(1, 30), real(1.1, 2), real(-5, 0.99), 1};
            const Real wanted = std::tan(pi / (2 * tyre.C));
            Real low = 0;
            Real high = 1e6;
            for (int i = 0; i < 200; ++i) {
                const Real x = 0.5 * (low + high);
                const Real Bx = tyre.B * x;
                (Bx - tyre.E * (Bx - std::atan(Bx)) < wanted ? low : high) = x;
            }
            RC_ASSERT(std::abs(gripOf(tyre, low) - 1) < 1e-12);
            RC_ASSERT(gripOf(tyre, 0.9 * low) < 1 && gripOf(tyre, 1.1 * low) < 1);
        });
        QVERIFY(holds);
    }

    void theCurveBeginsWithItsStiffnessAndEndsAtItsShape() {
        const TyreDef tyre{10, 1.6, 0.5, 1};
        QCOMPARE(gripOf(tyre, 0), 0.0);
        QVERIFY(std::abs(gripOf(tyre, 1e-6) / 1e-6 - 16) < 1e-4);
        QVERIFY(std::abs(gripOf(tyre, 1e9) - std::sin(1.6 * pi / 2)) < 1e-6);
        QCOMPARE(gripOf({10, 2, 0, 1}, 1e300), 0.0);
    }

    void aSpinningWheelIsDrivenByTheForceOfItsSlip() {
        const bool holds = rc::check("F = μ y N", [] {
            const TyreDef tyre{real(5, 15), real(1.2, 1.9), real(-2, 0.97), real(0.1, 2)};
            const Real v = real(0, 5);
            const Real w = -real(30, 90);  // clockwise: it drives to the right
            World world = makeWorld(wheelOnTheGround(tyre, {{v, 0}, w}));
            step(world);
            const Real slip = (-w * 0.3 - v) / std::max(v, tyre.minSpeed);
            const Row* row = frictionRow(world);
            RC_ASSERT(row != nullptr);
            RC_ASSERT(std::abs(row->friction - 0.8 * byLibrary(tyre, slip)) < 1e-12);
            RC_ASSERT(std::abs(world.velocities[1].v.x - (v + world.settings.dt * 10 * 0.8 * byLibrary(tyre, slip))) < 1e-12);
            RC_ASSERT(world.tyreGrips.size() == 1);
            RC_ASSERT(std::abs(world.tyreGrips[0].slip - slip) < 1e-12);
        });
        QVERIFY(holds);
    }

    void theSlipIsCountedFromTheGroundThatMovesBelow() {
        // The same seen by somebody who runs along: the wheel as body a, and everything mirrored.
        Scene scene = wheelOnTheGround(TyreDef{10, 1.6, 0.5, 0.5}, {{2, 0}, -20});
        World usual = makeWorld(scene);
        step(usual);
        std::swap(scene.bodies[0], scene.bodies[1]);
        World swapped = makeWorld(scene);
        step(swapped);
        QVERIFY(std::abs(usual.tyreGrips.at(0).slip - swapped.tyreGrips.at(0).slip) < 1e-14);
        QVERIFY(std::abs(usual.velocities[1].v.x - swapped.velocities[0].v.x) < 1e-14);
    }

    void withoutATyreFrictionIsCoulombs() {
        World world = makeWorld(wheelOnTheGround({}, {{0, 0}, -60}));
        step(world);
        QCOMPARE(frictionRow(world)->friction, 0.8);
        QVERIFY(world.tyreGrips.empty());
    }

    void atRestOnASlopeATyreCreepsWithTheSlipThatCarriesIt() {
        // Gravity leans, the wheel does not turn: it creeps where μ y(v / v₀) = tan of the lean.
        const TyreDef tyre{10, 1.6, 0.5, 0.5};
        Scene scene = wheelOnTheGround(tyre, {}, {2, -10});
        scene.bodies[1].fixedRotation = true;
        scene.settings.dt = 1e-4;
        World world = makeWorld(scene);
        for (int i = 0; i < 5000; ++i) step(world);
        const Real v = world.velocities[1].v.x;
        QVERIFY(v > 0.001 && v < 0.1);
        // Slip is seen after gravity has acted.
        QVERIFY(std::abs(0.8 * byLibrary(tyre, (v + 2 * 1e-4) / 0.5) - 0.2) < 1e-6);
        // In a longer step gravity alone makes slip enough to hold it.
        scene.settings.dt = 1.0 / 60;
        world = makeWorld(scene);
        for (int i = 0; i < 600; ++i) step(world);
        QVERIFY(std::abs(world.velocities[1].v.x) < 1e-12);
        scene.bodies[1].tyre.reset();
        world = makeWorld(scene);
        for (int i = 0; i < 1200; ++i) step(world);
        QVERIFY(std::abs(world.velocities[1].v.x) < 1e-12);
    }
};

SOLVERSCOPE_TEST(TestTyre, QCoreApplication)
#include "test_tyre.moc"
