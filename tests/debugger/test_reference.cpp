// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "physics/analysis/reference/reference.h"
#include "physics/analysis/reference/residual.h"
#include "physics/analysis/spectrum/slope_cause.h"
#include "physics/world/step.h"
#include "tests/heap.h"
#include "tests/method_variants.h"
#include "tests/pyramid.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The world before the step of that number.
World worldBefore(const Scene& scene, int number) {
    World world = makeWorld(scene);
    while (world.step + 1 < number) step(world);
    return world;
}

/// The certificate again, from the rows alone.
Real residualFromTheRows(const VelocityProblem& problem, const ReferenceSolution& solution) {
    RowVector rows = problem.rows;
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].lambda = solution.impulses[i];
    return residualOf(rows, solution.velocities).biased;
}

/// A box that rests on a floor with two contact points per side of a wide foot, in one problem of eight rows: more rows than
/// the body has degrees of freedom.
VelocityProblem boxOnFourPoints() {
    VelocityProblem problem;
    problem.inverseMasses = {{0, 0}, {0.5, 0.75}, {0, 0}};
    problem.velocities = {{}, {{0.2, -1}, 0.1}, {}};
    for (const Real x : {-0.5, -0.25, 0.25, 0.5}) {
        Row normal;
        normal.kind = RowKind::Unilateral;
        normal.a = BodyId{0};
        normal.b = BodyId{1};
        normal.n = {0, 1};
        normal.wB = x;
        normal.upper = std::numeric_limits<Real>::infinity();
        normal.effectiveMass = 1 / inverseEffectiveMass(normal, {}, problem.inverseMasses[1]);
        Row friction = normal;
        friction.kind = RowKind::Friction;
        friction.n = {-1, 0};
        friction.wB = -0.5;
        friction.friction = 0.5;
        friction.normalRow = static_cast<std::uint32_t>(problem.rows.size());
        friction.effectiveMass = 1 / inverseEffectiveMass(friction, {}, problem.inverseMasses[1]);
        problem.rows.push_back(normal);
        problem.rows.push_back(friction);
    }
    return problem;
}

}  // namespace

class TestReference : public QObject {
    Q_OBJECT

private slots:
    void twoBoxStackHasItsClosedForm() {
        const ReferenceSolution solution = referenceSolution(frozenStep(shippedWorld("two_box_stack")).velocities);
        QVERIFY(solution.certified);
        QCOMPARE(solution.impulses.size(), std::size_t{2});
        QVERIFY(std::abs(solution.impulses[0] - 1.0 / 3) < 1e-15);
        QVERIFY(std::abs(solution.impulses[1] - 1.0 / 6) < 1e-15);
    }

    void aSlidingBoxIsSlowedByMuTimesItsWeight() {
        // A box of 2 kg, pushed along the floor at 1 m/s and pulled into it by a step's gravity: it keeps 1 − μ · |v_n|.
        VelocityProblem problem = boxOnFourPoints();
        problem.velocities[1] = {{1, -1.0 / 6}, 0};
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(solution.certified);
        QVERIFY(std::abs(solution.velocities[1].v.x - (1 - 0.5 / 6)) < 1e-14);
        QVERIFY(std::abs(solution.velocities[1].v.y) < 1e-14);
        QVERIFY(std::abs(solution.velocities[1].w) < 1e-14);
    }

    void problemWithoutRowsIsSolvedAtOnce() {
        VelocityProblem problem;
        problem.velocities = {{{1, 2}, 3}, {}};
        problem.inverseMasses = {{1, 1}, {}};
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(solution.certified);
        QVERIFY(solution.velocities == problem.velocities);
    }

    void certifiedOnEveryShippedScene_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("number");
        for (const QString& name : shippedSceneNames())
            for (const int number : {1, 30, 120}) QTest::addRow("%s, step %d", qPrintable(name), number) << name << number;
    }
    void certifiedOnEveryShippedScene() {
        QFETCH(QString, scene);
        QFETCH(int, number);
        const VelocityProblem problem = frozenStep(shippedWorldAfter(scene, number - 1)).velocities;
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY2(solution.residual < 1e-10, qPrintable(QString::number(solution.residual)));
        QVERIFY(solution.certified);

        QVERIFY(residualFromTheRows(problem, solution) < 1e-10);
    }

    // Steps where Newton's method goes round in circles: hundreds of boxes lean on each other at the edge of their friction.
    void certifiedWhereManyBoxesLeanOnEachOther_data() {
        QTest::addColumn<bool>("heap");
        QTest::addColumn<int>("number");
        for (const int number : {29, 32, 86, 98, 100, 122, 128}) QTest::addRow("heap, step %d", number) << true << number;
        for (const int number : {16, 19}) QTest::addRow("pyramid, step %d", number) << false << number;
    }
    void certifiedWhereManyBoxesLeanOnEachOther() {
        QFETCH(bool, heap);
        QFETCH(int, number);
        const Scene scene = heap ? droppedHeapScene(20, 20) : pyramidScene(30);
        const VelocityProblem problem = frozenStep(worldBefore(scene, number)).velocities;
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY2(solution.certified, qPrintable(QString::number(solution.residual)));
        QVERIFY(residualFromTheRows(problem, solution) < 1e-10);
        // Rounding is far below the certificate: 1e-10 of the fastest body, and then some.
        Real fastest = 0;
        for (const Velocity& velocity : solution.velocities) fastest = std::max(fastest, length(velocity.v));
        QVERIFY(solution.residual < 1e-10 * std::max(fastest, 1.0));
    }

    // Pairs of friction rows lean on each other at the edge of their cones: after the first attempt 1e-9 m/s are missing.
    void certifiedWhereOnlyALittleIsMissing_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("steps");
        for (const int steps : {10, 19, 30}) {
            QTest::addRow("tgs_soft, step %d", steps) << "method=tgs_soft" << steps;
            QTest::addRow("tgs_soft in three, step %d", steps) << "method=tgs_soft substeps=3" << steps;
        }
        QTest::addRow("bullet") << "preset=bullet" << 19;
    }
    void certifiedWhereOnlyALittleIsMissing() {
        QFETCH(QString, variant);
        QFETCH(int, steps);
        const StepTrace trace(shippedWorldAfter("stack_10", steps, variant));
        for (int substep = 1; substep <= trace.events().back().substep; ++substep) {
            const auto solution = referenceOf(trace, RowList::Velocities, substep);
            QVERIFY2(solution->certified && solution->newtonSteps < 1000, qPrintable(QString::number(solution->residual)));
        }
    }

    void limitsEndASearchWithoutANumber() {
        const VelocityProblem problem = frozenStep(shippedWorldAfter("pyramid_10", 30)).velocities;
        const ReferenceSolution whole = referenceSolution(problem);
        QVERIFY(whole.certified && !whole.unfinished);
        for (int steps = 0; steps < whole.newtonSteps; ++steps) {
            const ReferenceSolution part = referenceSolution(problem, {.newtonSteps = steps});
            QVERIFY(part.unfinished && !part.certified);
            QVERIFY(std::isnan(part.residual) && part.impulses.empty() && part.velocities.empty());
        }
        QVERIFY(referenceSolution(problem, {.seconds = 0}).unfinished);
    }

    void limitsThatAreNotReachedChangeNothing() {
        const VelocityProblem problem = frozenStep(shippedWorldAfter("pyramid_10", 30)).velocities;
        const ReferenceSolution whole = referenceSolution(problem);
        const ReferenceSolution same = referenceSolution(problem, {.seconds = 1000, .newtonSteps = whole.newtonSteps + 1});
        QVERIFY(same.certified && same.impulses == whole.impulses && same.newtonSteps == whole.newtonSteps);
    }

    void aSearchThatLimitsEndedIsMadeAgainOnlyForThoseWhoAllowMore() {
        const StepTrace trace(shippedWorldAfter("pyramid_10", 30));
        const auto progress = referenceProgressOf(trace);
        const ReferenceLimits few{.newtonSteps = 2};
        const auto unfinished = referenceOf(trace, RowList::Velocities, 1, few);
        QVERIFY(unfinished->unfinished);
        QVERIFY(referenceOf(trace, RowList::Velocities, 1, few) == unfinished);
        const auto whole = referenceOf(trace, RowList::Velocities);
        QVERIFY(whole->certified);
        QCOMPARE(progress->newtonSteps, whole->newtonSteps);
        QVERIFY(referenceOf(trace, RowList::Velocities, 1, few) == whole);
    }

    void aHundredThousandSweepsEndAtTheReference_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("number");
        for (const char* name : {"two_box_stack", "stack_10", "see_saw", "chain_10", "box_on_ramp", "single_box", "newtons_cradle"})
            for (const int number : {2, 40}) QTest::addRow("%s, step %d", name, number) << QString(name) << number;
    }
    void aHundredThousandSweepsEndAtTheReference() {
        QFETCH(QString, scene);
        QFETCH(int, number);
        World world = shippedWorldAfter(scene, number - 1);
        const ReferenceSolution solution = referenceSolution(frozenStep(world).velocities);
        QVERIFY(solution.certified);
        world.settings.iterations = 100000;
        world.settings.warmStarting = 0;
        step(world);
        const Real error = velocityError(world.velocities, solution.velocities, world.inverseMasses);
        QVERIFY2(error < 1e-9, qPrintable(QString::number(error)));
    }

    void redundantContactsHaveOneVelocityAndManyImpulses() {
        const VelocityProblem problem = boxOnFourPoints();
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(solution.certified);
        QCOMPARE(uniquenessOfImpulses(problem, solution), Uniqueness::NotUnique);

        VelocityProblem reversed = problem;
        for (std::size_t i = 0; i < problem.rows.size(); i += 2) {
            reversed.rows[i] = problem.rows[problem.rows.size() - 2 - i];
            reversed.rows[i + 1] = problem.rows[problem.rows.size() - 1 - i];
            reversed.rows[i + 1].normalRow = static_cast<std::uint32_t>(i);
        }
        const ReferenceSolution other = referenceSolution(reversed);
        QVERIFY(other.certified);
        QVERIFY(velocityError(solution.velocities, other.velocities, problem.inverseMasses) < 1e-12);
    }

    void impulsesOfTheTwoBoxStackAreUnique() {
        const VelocityProblem problem = frozenStep(shippedWorld("two_box_stack")).velocities;
        QCOMPARE(uniquenessOfImpulses(problem, referenceSolution(problem)), Uniqueness::Unique);
    }

    void aSpoiledSolutionIsNotCertified() {
        const VelocityProblem problem = frozenStep(shippedWorld("two_box_stack")).velocities;
        const ReferenceSolution solution = referenceSolution(problem);
        RowVector rows = problem.rows;
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i].lambda = solution.impulses[i];
        std::vector<Velocity> spoiled = solution.velocities;
        spoiled[2].v.y -= 1e-6;
        QVERIFY(std::abs(residualOf(rows, spoiled).biased - 1e-6) < 1e-12);
    }

    void whatIsNotANumberIsNotCertified() {
        VelocityProblem problem = boxOnFourPoints();
        problem.rows[2].bias = std::numeric_limits<Real>::quiet_NaN();
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(!solution.certified);
        QVERIFY(std::isnan(solution.residual));
        QVERIFY(std::isnan(predictedRate(problem, solution)));
    }

    void aSoftRowIsSolvedWithItsSoftness() {
        // (K + γ) Λ = −(v + bias), K = 1, one degree of freedom.
        VelocityProblem problem;
        problem.velocities = {{{-2, 0}, 0}, {}};
        problem.inverseMasses = {{1, 0}, {}};
        Row row;
        row.n = {1, 0};
        row.a = BodyId{1};
        row.b = BodyId{0};
        row.softness = 3;
        row.bias = 0.5;
        row.lower = -std::numeric_limits<Real>::infinity();
        row.upper = std::numeric_limits<Real>::infinity();
        row.effectiveMass = 1.0 / 4;
        problem.rows = {row};
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(solution.certified);
        QVERIFY(std::abs(solution.impulses[0] - 1.5 / 4) < 1e-15);
    }

    void predictedRateIsTheLateSlopeOfTheError_data() {
        QTest::addColumn<QString>("scene");
        for (const char* name : {"stack_10", "chain_10", "heavy_on_light", "pyramid_10"}) QTest::newRow(name) << QString(name);
    }
    void predictedRateIsTheLateSlopeOfTheError() {
        QFETCH(QString, scene);
        World world = shippedWorldAfter(scene, 30);
        const VelocityProblem problem = frozenStep(world).velocities;
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(solution.certified);
        const Real predicted = predictedRate(problem, solution);
        QVERIFY(predicted > 0 && predicted < 1);

        world.settings.warmStarting = 0;
        Real previous = 0;
        Real ratio = 0;
        for (int iterations = 1; iterations <= 4096; iterations *= 2) {
            const auto errorAfter = [&](int sweeps) {
                World copy = world;
                copy.settings.iterations = sweeps;
                step(copy);
                return velocityError(copy.velocities, solution.velocities, copy.inverseMasses);
            };
            const Real now = errorAfter(iterations);
            if (now < 1e-9) break;
            previous = now;
            ratio = errorAfter(iterations + 1) / previous;
        }
        QVERIFY2(std::abs(ratio - predicted) < 1e-3, qPrintable(QString("%1 measured, %2 predicted").arg(ratio).arg(predicted)));
    }
};

SOLVERSCOPE_TEST(TestReference, QCoreApplication)
#include "test_reference.moc"
