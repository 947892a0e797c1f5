// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What the scenes about soft constraints and tyres promise, in numbers.
#include <QTest>
#include <array>
#include <cmath>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

class SoftScenes : public QObject {
    Q_OBJECT
private slots:
    void everySpringSwingsAsItsFrequencyAndDampingSay() {
        const Scene scene = shippedScene("damped_springs");
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        struct Swing {
            Real x = 0;
            Real v = 0;
        };
        std::vector<Swing> swings(scene.joints.size());
        for (int n = 0; n < 1200; ++n) {
            step(world);
            for (std::size_t i = 0; i < swings.size(); ++i) {
                const auto& spring = std::get<SpringDef>(*scene.joints[i].spring);
                const Real omega = 2 * pi * spring.frequency;
                const std::size_t ball = index(scene.joints[i].bodyB);
                Swing& s = swings[i];
                s.v = (s.v - h * 10 - h * omega * omega * s.x) / (1 + 2 * h * spring.dampingRatio * omega + h * h * omega * omega);
                s.x += h * s.v;
                QVERIFY(std::abs(world.poses[ball].position.y - scene.bodies[ball].position.y - s.x) < 1e-10);
            }
        }
        // They come to rest g/ω² lower; even the one without a damper, as an implicit step damps by itself.
        for (std::size_t i = 0; i < swings.size(); ++i) {
            const Real omega = 2 * pi * std::get<SpringDef>(*scene.joints[i].spring).frequency;
            QVERIFY(std::abs(swings[i].x + 10 / (omega * omega)) < 0.01);
        }
    }

    void theBarSagsUntilItsThreeRowsCarryIt() {
        const Scene scene = shippedScene("soft_bar");
        World world = makeWorld(scene);
        for (int n = 0; n < 3600; ++n) step(world);
        const Real omega = 2 * pi * std::get<SpringDef>(*scene.joints[0].spring).frequency;
        const Real I = (4 + 0.04) / 12;
        const Real angle = world.poses[1].angle;
        const Vec2 r = rotate(world.poses[1].rotation, {-1, 0});
        // The angle row: I ω² |θ| = m g |r.x|. The row along y at the anchor: m_y ω² |C| = m g, 1/m_y = 1/m + r.x²/I.
        QVERIFY(std::abs(I * omega * omega * -angle - 10 * -r.x) < 1e-8);
        const Real C = world.poses[1].position.y + r.y - 2;
        QVERIFY(std::abs(omega * omega / (1 + r.x * r.x / I) * -C - 10) < 1e-8);
    }

    void withoutJ0TheBarComesBackUp() {
        Scene scene = shippedScene("soft_bar");
        scene.settings.softnessKind = SoftnessKind::WithoutJ0;
        World world = makeWorld(scene);
        Real lowest = 2;
        for (int n = 0; n < 3600; ++n) {
            step(world);
            lowest = std::min(lowest, world.poses[1].position.y);
        }
        QVERIFY(lowest < 1.98);
        QVERIFY(std::abs(world.poses[1].position.y - 2) < 1e-6 && std::abs(world.poses[1].angle) < 1e-6);
    }

    void thePulledWeldLosesATenthOfItsErrorInEveryStep() {
        for (const bool implicit : {false, true}) {
            Scene scene = shippedScene("pulled_weld");
            scene.settings.positionError = implicit ? PositionError::Implicit : PositionError::SemiImplicit;
            World world = makeWorld(scene);
            Real left = 1;
            for (int n = 1; n <= 120; ++n) {
                step(world);
                left *= implicit ? 1 / 1.1 : 0.9;
                QVERIFY(length(world.poses[1].position - (Vec2{0, 1} + left * Vec2{2, 1})) < 1e-12);
                QVERIFY(std::abs(world.poses[1].angle - 0.8 * left) < 1e-12);
            }
        }
    }

    void theSpinningTyreStaysBehind() {
        const Scene scene = shippedScene("tyres");
        World world = makeWorld(scene);
        const auto wayOf = [&](const char* name) {
            return world.poses[placeOf(scene, name)].position.x - scene.bodies[placeOf(scene, name)].position.x;
        };
        for (int n = 0; n < 120; ++n) step(world);
        QVERIFY(wayOf("wheel_coulomb") > 4 * wayOf("wheel_tyre_grips"));
        for (int n = 0; n < 180; ++n) step(world);
        QVERIFY(wayOf("wheel_tyre_grips") > 10);
        QVERIFY(wayOf("wheel_tyre_spins") < 2);
        for (int n = 0; n < 600; ++n) step(world);
        QVERIFY(world.velocities[placeOf(scene, "wheel_tyre_spins")].v.x < 0);
    }

    void coulombsWheelClimbsAsFastAsItsMotorOrItsFrictionAllows() {
        // Rolling: (m + M + I/r²) a = τ/r − (m + M) g sin α, as long as that takes less friction than μ N; in the first second.
        const Scene scene = shippedScene("tyres");
        World world = makeWorld(scene);
        const std::size_t wheel = placeOf(scene, "wheel_tyre_grips");
        const Real alpha = 0.15;
        for (int n = 0; n < 120; ++n) step(world);
        const Real v = length(world.velocities[wheel].v);
        const Real a = (10 / 0.35 - 100 * std::sin(alpha)) / (10 + 2);
        QVERIFY2(std::abs(v - 2 * a) < 0.05 * 2 * a, qPrintable(QString("%1 %2").arg(v).arg(2 * a)));
    }

    void aSoftStackBucklesLikeTheElasticColumnThatItIs() {
        // Ten boxes of 1 m and 1 kg on hinges k_r = (ω²/K)/2: K = 5 between two boxes, 2.5 on the floor, where ω is doubled.
        // They stand while hinges less moments of the weights are positive definite.
        const auto stands = [](Real frequency) {
            const Real omega2 = 4 * pi * pi * frequency * frequency;
            Real pivot = 0;
            Real hinge = 4 * omega2 / 2.5 / 2;
            for (int box = 1; box <= 10; ++box) {
                const Real next = box < 10 ? omega2 / 5 / 2 : 0;
                pivot = hinge + next - 10 * (10 - box + 0.5) - (box > 1 ? hinge * hinge / pivot : 0);
                if (pivot <= 0) return false;
                hinge = next;
            }
            return true;
        };
        QVERIFY(!stands(16.9) && stands(17.1));
        for (const Real frequency : {14.0, 22.0}) {
            Scene scene = shippedScene("stack_10");
            scene.settings.method = Method::Soft;
            scene.settings.dt = 1.0 / 240;  // short enough for either frequency
            scene.settings.iterations = 40;
            scene.settings.contactHertz = frequency;
            // Leaning by a thousandth.
            for (BodyDef& body : scene.bodies)
                if (!body.isStatic) body.position.x += 1e-3 * body.position.y;
            World world = makeWorld(scene);
            const auto lean = [&] { return std::abs(world.poses.back().position.x - world.poses[1].position.x); };
            // It leans further and further, or comes to rest: what a second adds gets more, or less.
            std::array<Real, 3> leans{};
            for (Real& now : leans) {
                for (int n = 0; n < 960; ++n) step(world);
                now = lean();
            }
            const Real first = leans[1] - leans[0];
            const Real second = leans[2] - leans[1];
            QVERIFY2(stands(frequency) ? second < 0.8 * first : second > 1.2 * first && first > 0,
                     qPrintable(QString("%1 Hz: %2, %3, %4").arg(frequency).arg(leans[0]).arg(leans[1]).arg(leans[2])));
        }
    }

    void aWinchThatIsTooWeakLetsItsRopeRunOff() {
        Scene scene;
        scene.bodies.resize(2);
        scene.bodies[0].id = "crane";
        scene.bodies[0].isStatic = true;
        scene.bodies[0].position = {0, 5};
        scene.bodies[1].id = "load";
        scene.bodies[1].shape = Circle{0.2};
        scene.bodies[1].mass = 2;
        for (const Real strength : {15.0, 25.0}) {
            // 2 kg weigh 20 N: one winch lets it fall with g − F/m, the other gets it up to its speed with F/m − g.
            scene.joints = {{"winch", BodyId{0}, BodyId{1}, WinchDef{{0, 5}, {0, 0}, -1.5, {}, 2.0, 8.0, strength}}};
            World world = makeWorld(scene);
            const Real h = world.settings.dt;
            for (int n = 1; n <= 60; ++n) {
                step(world);
                const Real free = n * h * (strength / 2 - 10);
                const Real v = world.velocities[1].v.y;
                QVERIFY(std::abs(v - std::min(free, 1.5)) < 1e-9);
                QVERIFY(world.joints[0].impulse[0] <= strength * h + 1e-12);
                QVERIFY(world.joints[0].length > 5 - world.poses[1].position.y - 1e-9);
            }
            // Down to its end, where the rope is tied; or up and down about the top, where it lets go and catches the load again.
            for (int n = 0; n < 600; ++n) step(world);
            const Real y = world.poses[1].position.y;
            QVERIFY(strength < 20 ? std::abs(y + 3) < 1e-6 : y > 2.4 && y < 3.2);
        }
    }
};

SOLVERSCOPE_TEST(SoftScenes, QCoreApplication)
#include "test_soft_scenes.moc"
