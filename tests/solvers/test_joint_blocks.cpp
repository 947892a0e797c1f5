// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The rows of one joint at once, against the same rows one after another.
#include <QTest>
#include <cmath>

#include "physics/solvers/joint_blocks.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A bar that is held at its left end and given a push.
Scene bar(JointKindDef kind, std::optional<AnySpringDef> spring = {}) {
    Scene scene;
    scene.bodies.resize(2);
    scene.bodies[0].id = "wall";
    scene.bodies[0].isStatic = true;
    scene.bodies[0].position = {-2, 0};
    scene.bodies[1].id = "bar";
    scene.bodies[1].shape = Box{2, 0.2};
    scene.bodies[1].angle = 0.4;
    scene.bodies[1].velocity = {1, 2};
    scene.bodies[1].angularVelocity = 3;
    scene.joints.push_back({"joint", BodyId{0}, BodyId{1}, std::move(kind), false, spring});
    scene.settings.jointBlocks = true;
    scene.settings.warmStarting = 0;
    scene.settings.positionCorrection = PositionCorrection::None;
    return scene;
}

/// What the joint's equality rows still lack after each sweep, the largest of them.
std::vector<Real> lackAfterSweeps(const World& start) {
    World world = start;
    EventList events;
    tracedStep(world, events);
    std::vector<Real> lacks;
    for (std::size_t k = 0; k < events.size(); ++k) {
        if (events[k].kind != EventKind::Iteration || events[k].phase != Phase::SolveVelocities) continue;
        const World then = worldAtEvent(start, k);
        Real worst = 0;
        for (const Row& row : then.rows) {
            if (!isJointEquality(row)) continue;
            const Real jv = relativeVelocity(row, then.velocities[index(row.a)], then.velocities[index(row.b)]);
            worst = std::max(worst, std::abs(jv + row.bias + row.softness * row.lambda));
        }
        lacks.push_back(worst);
    }
    return lacks;
}

const std::vector<std::pair<QByteArray, JointKindDef>>& kinds() {
    static const std::vector<std::pair<QByteArray, JointKindDef>> all{{"revolute", RevoluteDef{{-0.9, -0.4}, {}, {}}},
                                                                      {"weld", WeldDef{{-0.9, -0.4}}},
                                                                      {"prismatic", PrismaticDef{{-0.9, -0.4}, {0.6, 0.8}, {}, {}}},
                                                                      {"wheel", WheelDef{{-0.9, -0.4}, {0, 1}, {}, {}}}};
    return all;
}

}  // namespace

class TestJointBlocks : public QObject {
    Q_OBJECT
private slots:
    void oneSweepSolvesAJoint_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("soft");
        for (int kind = 0; kind < static_cast<int>(kinds().size()); ++kind)
            for (const bool soft : {false, true})
                if (soft || kinds()[static_cast<std::size_t>(kind)].first != "wheel")
                    QTest::addRow("%s%s", soft ? "soft " : "", kinds()[static_cast<std::size_t>(kind)].first.constData())
                        << kind << soft;
    }
    void oneSweepSolvesAJoint() {
        QFETCH(int, kind);
        QFETCH(bool, soft);
        Scene scene = bar(kinds()[static_cast<std::size_t>(kind)].second,
                          soft ? std::optional<AnySpringDef>(SpringDef{3, 0.4}) : std::nullopt);
        for (const bool block : {true, false}) {
            scene.settings.jointBlocks = block;
            const auto lacks = lackAfterSweeps(makeWorld(scene));
            if (block)
                QVERIFY2(lacks[0] < 1e-12, qPrintable(QString::number(lacks[0])));
            else
                QVERIFY2(lacks[0] > 1e-3, qPrintable(QString::number(lacks[0])));
        }
    }

    void oneByOneTheRowsOfAHingeConvergeByTheFactorOfTheirCoupling() {
        // Gauss–Seidel on two rows: K₁₂² / (K₁₁ K₂₂) a sweep.
        World world = makeWorld(bar(RevoluteDef{{-0.9, -0.4}, {}, {}}));
        world.settings.jointBlocks = false;
        const auto lacks = lackAfterSweeps(world);
        World after = world;
        step(after);
        const auto K = [&](std::size_t i, std::size_t j) {
            return coupling(after.rows[i], after.rows[j], after.inverseMasses[0], after.inverseMasses[1]);
        };
        const Real factor = K(0, 1) * K(0, 1) / (K(0, 0) * K(1, 1));
        QVERIFY(factor > 0.1 && factor < 0.95);
        for (std::size_t k = 1; k < 6; ++k) QVERIFY(std::abs(lacks[k] / lacks[k - 1] - factor) < 1e-9);
    }

    void blocksAndRowsEndAtTheSameVelocities() {
        const bool holds = rc::check("a chain of welds and hinges", [] {
            Scene scene;
            scene.bodies.resize(5);
            for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
                BodyDef& body = scene.bodies[i];
                body.id = std::to_string(i);
                body.isStatic = i == 0;
                body.shape = Box{0.8, 0.2};
                body.position = {static_cast<Real>(i), real(-0.2, 0.2)};
                if (i == 0) continue;
                body.mass = real(0.5, 2);
                body.velocity = {real(-2, 2), real(-2, 2)};
                body.angularVelocity = real(-2, 2);
                const Vec2 anchor{static_cast<Real>(i) - 0.5, real(-0.2, 0.2)};
                const JointKindDef kind = *rc::gen::inRange(0, 2) ? JointKindDef(WeldDef{anchor}) : RevoluteDef{anchor, {}, {}};
                std::optional<AnySpringDef> spring;
                if (*rc::gen::inRange(0, 2)) spring = SpringDef{real(1, 6), real(0, 1)};
                scene.joints.push_back({"j" + std::to_string(i), BodyId{static_cast<std::uint32_t>(i - 1)},
                                        BodyId{static_cast<std::uint32_t>(i)}, kind, false, spring});
            }
            scene.settings.iterations = 100'000;
            World rows = makeWorld(scene);
            scene.settings.jointBlocks = true;
            World blocks = makeWorld(scene);
            step(rows);
            step(blocks);
            for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
                RC_ASSERT(length(rows.velocities[i].v - blocks.velocities[i].v) < 1e-9);
                RC_ASSERT(std::abs(rows.velocities[i].w - blocks.velocities[i].w) < 1e-9);
            }
        });
        QVERIFY(holds);
    }

    void rowsThatSayTheSameTwiceAreVisitedOneByOne() {
        // A bar with hardly any mass held at a far end: its two rows at the anchor are one, up to rounding.
        Scene scene = bar(RevoluteDef{{-1e6, 1e6}, {}, {}});
        scene.bodies[1].shape = Circle{0.01};
        scene.bodies[1].mass = 1e6;
        World world = makeWorld(scene);
        for (int i = 0; i < 60; ++i) step(world);
        QVERIFY(isFinite(world));
    }

    void blocksAreVisitedAtTheTurnOfTheirFirstRowInAnyOrder() {
        for (const char* order : {"reversed", "ping_pong", "shuffled"}) {
            Scene scene = bar(WeldDef{{-0.9, -0.4}});
            scene.settings = withSetting(scene.settings, "row_order", order).value();
            QVERIFY(lackAfterSweeps(makeWorld(scene))[0] < 1e-12);
        }
    }
};

SOLVERSCOPE_TEST(TestJointBlocks, QCoreApplication)
#include "test_joint_blocks.moc"
