// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The direct method beside the certified reference solution, which has nothing in common with it.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "physics/analysis/metrics.h"
#include "physics/analysis/reference/residual.h"
#include "physics/solvers/direct.h"
#include "physics/study/compare.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A step whose velocities are solved directly: its residual and outcome as soon as they are.
struct DirectStep {
    World world;
    Residual residual;
    DirectOutcome outcome = DirectOutcome::Solved;
    std::vector<Velocity> velocities;
};

DirectStep directStep(const World& start) {
    DirectStep result{start, {}, {}, {}};
    result.world.settings.method = Method::Direct;
    struct Watch final : AnyStepWatch {
        DirectStep& step;
        explicit Watch(DirectStep& watched) : step(watched) {}
        void phase(Phase done, Where) override {
            if (done != Phase::SolveVelocities) return;
            step.outcome = step.world.direct.outcome;
            step.residual = residualOf(step.world.rows, step.world.velocities);
            step.velocities = step.world.velocities;
        }
    } watch(result);
    step<AnyStepWatch>(result.world, watch);
    return result;
}

bool isSolved(DirectOutcome outcome) { return outcome == DirectOutcome::Solved || outcome == DirectOutcome::SolvedAfterSweeps; }

}  // namespace

class TestDirect : public QObject {
    Q_OBJECT

private slots:
    void theTwoBoxesAreSolvedInTwoPivots() {
        World world = shippedWorld("two_box_stack");
        world.settings.method = Method::Direct;
        EventList events;
        tracedStep(world, events);
        QVERIFY(std::abs(world.contacts.at(0).normalImpulse - 1.0 / 3) < 1e-15);
        QVERIFY(std::abs(world.contacts.at(1).normalImpulse - 1.0 / 6) < 1e-15);
        const auto isPivot = [](const Event& e) { return e.kind == EventKind::Iteration && e.phase == Phase::SolveVelocities; };
        QCOMPARE(std::ranges::count_if(events, isPivot), 2);
    }

    void itSolvesEveryStepOfTheSmallScenes_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : shippedSceneNames())
            if (const Scene scene = shippedScene(name);  // the rows of the soft methods are springs
                scene.bodies.size() <= 16 && !isMuseumPiece(scene.settings.method) && !isSoft(scene.settings.method))
                QTest::newRow(qPrintable(name)) << name;
    }
    void itSolvesEveryStepOfTheSmallScenes() {
        QFETCH(QString, name);
        World world = shippedWorld(name);
        int unsolved = 0;
        for (int i = 0; i < 120; ++i) {
            const DirectStep direct = directStep(world);
            unsolved += !isSolved(direct.outcome);
            if (isSolved(direct.outcome))
                QVERIFY2(direct.residual.biased < 1e-10, qPrintable(QString("%1: %2").arg(i).arg(direct.residual.biased)));
            if (i % 15 == 0 && isSolved(direct.outcome)) {
                const ReferenceSolution reference = referenceSolution(frozenStep(world).velocities);
                QVERIFY(reference.certified);
                const Real error = velocityError(direct.velocities, reference.velocities, world.inverseMasses);
                QVERIFY2(error < 1e-10, qPrintable(QString("%1: %2").arg(i).arg(error)));
            }
            step(world);
        }
        QCOMPARE(unsolved, 0);
    }

    void thePlankOnFourPointsIsCarriedByIndependentRowsAlone() {
        // Four coplanar points: two boxes under one plank. Two of the normal rows are enough.
        Scene scene;
        scene.bodies.resize(4);
        scene.bodies[0].id = "ground";
        scene.bodies[0].isStatic = true;
        scene.bodies[0].shape = HalfPlane{{0, 1}, 0};
        for (const int i : {1, 2}) {
            scene.bodies[static_cast<std::size_t>(i)].id = "post " + std::to_string(i);
            scene.bodies[static_cast<std::size_t>(i)].isStatic = true;
            scene.bodies[static_cast<std::size_t>(i)].shape = Box{1, 1};
            scene.bodies[static_cast<std::size_t>(i)].position = {i == 1 ? -1.5 : 1.5, 0.5};
        }
        scene.bodies[3].id = "plank";
        scene.bodies[3].shape = Box{4, 0.2};
        scene.bodies[3].position = {0, 1.1};
        scene.settings.method = Method::Direct;
        World world = makeWorld(scene);
        step(world);
        QCOMPARE(world.contacts.size(), std::size_t{4});
        QVERIFY(isSolved(world.direct.outcome));
        Real carried = 0;
        int pushing = 0;
        for (const Contact& contact : world.contacts) {
            carried += contact.normalImpulse;
            pushing += contact.normalImpulse > 1e-12;
        }
        QCOMPARE(pushing, 2);
        QVERIFY(std::abs(carried - 10 * world.settings.dt / world.inverseMasses[3].m) < 1e-13);
        QVERIFY(length(world.velocities[3].v) < 1e-14);
        QVERIFY(std::abs(world.velocities[3].w) < 1e-14);
    }

    void aLineOfRowsFarTooManyIsLeftToSequentialImpulses() {
        World direct = shippedWorld("pyramid_30");
        direct.settings.method = Method::Direct;
        direct.settings.warmStarting = 0;
        World plain = shippedWorld("pyramid_30");
        plain.settings.warmStarting = 0;
        step(direct);
        step(plain);
        QVERIFY(direct.rows.size() > maxDirectRows);
        QVERIFY(direct.direct.outcome == DirectOutcome::TooManyRows);
        QCOMPARE(hashOf(direct), hashOf(plain));
    }

    void theTablesAreEmptyWhenTheStepIsDone() {
        World world = shippedWorld("stack_10");
        world.settings.method = Method::Direct;
        for (int i = 0; i < 3; ++i) step(world);
        QVERIFY(world.direct.factors.empty() && world.direct.free.empty() && world.direct.motion.empty());
        QVERIFY(world.direct.factors.capacity() > 0);
    }

    void besideSequentialImpulsesItEndsAtTheSolution() {
        World world = shippedWorld("stack_10");
        for (int i = 0; i < 30; ++i) step(world);
        world.settings.warmStarting = 0;
        Settings direct = world.settings;
        direct.method = Method::Direct;
        const Comparison both = compareFrozen(world, std::array{direct, world.settings});
        QVERIFY(both[0].metrics().velocities.reference.certified);
        QVERIFY(both[0].metrics().velocities.iterations.back().velocityError < 1e-10);
        QVERIFY(both[1].metrics().velocities.iterations.back().velocityError > 1e-2);
        QVERIFY(std::isnan(both[0].metrics().velocities.predictedRate));
    }
};

SOLVERSCOPE_TEST(TestDirect, QCoreApplication)
#include "test_direct.moc"
