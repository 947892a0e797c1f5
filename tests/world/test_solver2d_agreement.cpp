// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/world/step.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

// Figures of solver2d (E. Catto, github.com/erincatto/solver2d at d178a56, single precision, built with -O2 -ffp-contract=off):
// 60 steps per second, gravity -10, friction 0.6, a static box 200 × 2 with its top at y = 0.
namespace {

Scene stackOf(int boxes, const char* settings) {
    Scene scene;
    scene.gravity = {0, -10};
    scene.settings = withVariant({}, settings);
    const auto add = [&scene](const std::string& id, Vec2 position, Vec2 size, bool isStatic) {
        BodyDef body;
        body.id = id;
        body.isStatic = isStatic;
        body.position = position;
        body.shape = Box{size.x, size.y};
        body.mass = size.x * size.y;
        body.friction = 0.6;
        scene.bodies.push_back(body);
    };
    add("ground", {0, -1}, {200, 2}, true);
    for (int i = 0; i < boxes; ++i) add("b" + std::to_string(i), {0, 0.5 + i}, {1, 1}, false);
    return scene;
}

/// The world of the stack after so many steps.
World after(const Scene& scene, int steps) {
    World world = makeWorld(scene);
    for (int n = 0; n < steps; ++n) step(world);
    return world;
}

}  // namespace

class TestSolver2dAgreement : public QObject {
    Q_OBJECT

private slots:
    // The rows of a contact have another order there, with the right point first: the stack leans the other way.
    void theStackUnderTheSoftStepEndsWhereThatOfSolver2dDoes() {
        const World world = after(stackOf(10, "method=tgs_soft iterations=1"), 600);
        const struct {
            std::size_t body;
            Vec2 position;
        } expected[] = {{1, {-0.000406966, 0.4991204}}, {6, {-0.00499065, 5.474515}}, {10, {-0.00738549, 9.46748}}};
        for (const auto& [body, position] : expected) {
            const Vec2 ours = world.poses[body].position;
            QVERIFY2(std::abs(std::abs(ours.x) + position.x) < 2e-5, qPrintable(QString::number(ours.x, 'g', 9)));
            QVERIFY2(std::abs(ours.y - position.y) < 2e-6, qPrintable(QString::number(ours.y, 'g', 9)));
        }
    }

    void theStackUnderSoftPgsStandsForAMinute() {
        const World world = after(stackOf(10, "method=tgs_soft substeps=1 iterations=10 relax_iterations=10"), 3600);
        const Vec2 top = world.poses[10].position;
        QVERIFY2(std::abs(std::abs(top.x) - 0.02745487) < 1e-3, qPrintable(QString::number(top.x, 'g', 9)));
        QVERIFY2(std::abs(top.y - 9.42669) < 3e-4, qPrintable(QString::number(top.y, 'g', 9)));
        QVERIFY(length(world.velocities[10].v) < 1e-6);
    }
};

SOLVERSCOPE_TEST(TestSolver2dAgreement, QCoreApplication)
#include "test_solver2d_agreement.moc"
