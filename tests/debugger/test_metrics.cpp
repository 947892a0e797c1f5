// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

#include "physics/analysis/metrics.h"
#include "physics/analysis/reference/reference.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestMetrics : public QObject {
    Q_OBJECT

private slots:
    void errorOfTheTwoBoxStackHalvesInEverySweep() {
        World world = shippedWorld("two_box_stack");
        world.settings.iterations = 20;
        const StepMetrics metrics = measureStep(world);
        const auto& sweeps = metrics.velocities.iterations;
        QCOMPARE(sweeps.size(), std::size_t{21});
        QVERIFY(metrics.velocities.reference.certified);
        for (std::size_t k = 2; k < sweeps.size(); ++k)
            QVERIFY(std::abs(sweeps[k].velocityError / sweeps[k - 1].velocityError - 0.5) < 1e-9);
    }

    void ratesOfTheTwoBoxStackAreOneHalf() {
        World world = shippedWorld("two_box_stack");
        const StepMetrics metrics = measureStep(world);
        QVERIFY(std::abs(metrics.velocities.predictedRate - 0.5) < 1e-12);
        QVERIFY(std::abs(metrics.velocities.measuredRate - 0.5) < 1e-9);
    }

    void frictionRowsThatAreNearlyParallelDoNotMakeTheRateOne() {
        World world = shippedWorld("single_box");
        world.settings.method = Method::TgsSoft;
        while (world.step < 39) step(world);
        const SweepMetrics sweeps = measureStep(world).velocities;
        QVERIFY2(std::abs(sweeps.predictedRate - sweeps.measuredRate) < 0.02,
                 qPrintable(QString("predicted %1, measured %2").arg(sweeps.predictedRate).arg(sweeps.measuredRate)));
    }

    void iterationZeroOfAColdStepIsTheProblemItself() {
        World world = shippedWorld("two_box_stack");
        const StepMetrics metrics = measureStep(world);
        const IterationMetrics& before = metrics.velocities.iterations.front();
        QCOMPARE(before.iteration, 0);
        QCOMPARE(before.impulseChange, 0.0);
        QVERIFY(std::abs(before.residual - 1.0 / 6) < 1e-15);                  // both bodies fall at g h; the ground stops one
        QVERIFY(std::abs(before.velocityError - std::sqrt(2.0) / 6) < 1e-15);  // v* = 0
        QVERIFY(std::abs(before.worstPenetration - 1.0 / 360) < 1e-15);
    }

    void impulseChangeOfTheFirstSweepIsTheWorkedExample() {
        const StepMetrics metrics = measureStep(shippedWorld("two_box_stack"));
        QVERIFY(std::abs(metrics.velocities.iterations[1].impulseChange - std::hypot(1.0 / 6, 1.0 / 12)) < 1e-15);
        QCOMPARE(metrics.velocities.iterations[1].clampedRows, 0);
    }

    void unbiasedResidualLeavesTheBiasOut() {
        // A box set 0.1 m into the ground: with erp the rows aim at a speed, which is a violation of nothing.
        World world = shippedWorld("single_box");
        world.settings.positionCorrection = PositionCorrection::Erp;
        world.settings.iterations = 500;
        world.poses[1].position.y = 0.4;
        world.velocities[1] = {};
        const StepMetrics metrics = measureStep(world);
        const IterationMetrics& last = metrics.velocities.iterations.back();
        QVERIFY(last.residual < 1e-12);
        QVERIFY(metrics.velocities.reference.certified);
        QVERIFY(last.velocityError < 1e-12);
        QVERIFY(metrics.velocities.iterations.front().residual > 1);  // β/h · (0.1 − slop) = 1.14 m/s
        QVERIFY(metrics.velocities.iterations.front().unbiasedResidual < 0.2);
    }

    void splitImpulseSweepsShrinkThePenetrationAhead() {
        World world = shippedWorld("single_box");
        world.settings.positionCorrection = PositionCorrection::SplitImpulse;
        world.poses[1].position.y = 0.4;
        world.velocities[1] = {};
        world.settings.iterations = 200;
        world.settings.positionIterations = 200;
        const StepMetrics metrics = measureStep(world);
        const auto& pseudo = metrics.pseudoVelocities.iterations;
        QCOMPARE(pseudo.size(), std::size_t{201});
        // One step removes the share β of what is above the slop.
        const Real depth = pseudo.front().worstPenetration;
        QVERIFY(std::abs(depth - 0.1) < 1e-9);
        const Real left = 0.1 - world.settings.erp * (0.1 - world.settings.slop);
        QVERIFY2(std::abs(pseudo.back().worstPenetration - left) < 1e-9,
                 qPrintable(QString::number(pseudo.back().worstPenetration)));
        QVERIFY(pseudo.back().velocityError < 1e-9);
    }

    void allSubStepsTogetherAreWhatEachIsAlone() {
        for (const char* method : {"tgs_soft", "xpbd"}) {
            World start = shippedWorld("stack_10");
            start.settings = *withSetting(start.settings, "method", method);
            start.settings.substeps = 3;
            while (start.step < 10) step(start);
            const StepTrace trace(start);
            const MeasuredStep all = measureSubsteps(trace, {.visits = true, .substep = 2});
            QCOMPARE(all.substeps.size(), std::size_t{3});
            QCOMPARE(all.starts.size(), std::size_t{3});
            QCOMPARE(all.ofChosen().substep, 2);
            for (const StepMetrics& each : all.substeps) {
                const StepMetrics alone = measureStep(trace, {.visits = true, .substep = each.substep});
                QVERIFY(each.velocities.iterations == alone.velocities.iterations);
                QVERIFY(each.velocities.visits == alone.velocities.visits);
                QVERIFY(each.positions == alone.positions);
                QCOMPARE(each.hashAfter, alone.hashAfter);
                const bool hasRate = !std::isnan(each.velocities.predictedRate);
                QCOMPARE(hasRate, each.substep == 2 && !std::isnan(alone.velocities.predictedRate));
            }
        }
    }

    void subStepsShareTheTimeForReferences() {
        const StepTrace trace(shippedWorldAfter("stack_10", 10, "method=tgs_soft substeps=4"));
        const Real seconds = referenceOf(trace, RowList::Velocities, 3, {.seconds = 1000})->seconds;
        QVERIFY(seconds > 0);
        // Nothing is left of it.
        const MeasuredStep all = measureSubsteps(trace, {.referenceLimits = {.seconds = seconds}, .substep = 3});
        for (const StepMetrics& each : all.substeps) {
            QCOMPARE(each.velocities.reference.certified, each.substep == 3);
            QCOMPARE(each.velocities.reference.unfinished, each.substep != 3);
        }
        for (const StepMetrics& each : measureSubsteps(trace).substeps) QVERIFY(each.velocities.reference.certified);
    }

    void theTimeForReferencesIsTheChosenSubStepsFirst() {
        const World start = shippedWorldAfter("stack_10", 10, "method=tgs_soft substeps=4");
        for (Real seconds = 1e-6; seconds < 1; seconds *= 1.4) {
            const MeasuredStep all = measureSubsteps(StepTrace(start), {.referenceLimits = {.seconds = seconds}, .substep = 4});
            const auto has = [](const StepMetrics& each) { return each.velocities.reference.certified; };
            QVERIFY(has(all.ofChosen()) || std::ranges::none_of(all.substeps, has));
        }
    }

    void withoutAReferenceErrorsAreUnknownAndTheRestStays() {
        const World world = shippedWorld("two_box_stack");
        const StepMetrics bare = measureStep(world, {.reference = false});
        const StepMetrics full = measureStep(world);
        QVERIFY(std::isnan(bare.velocities.iterations.back().velocityError));
        QVERIFY(std::isnan(bare.velocities.predictedRate));
        QVERIFY(!bare.velocities.reference.certified);
        QCOMPARE(bare.velocities.iterations.back().residual, full.velocities.iterations.back().residual);
    }

    void whatIsCancelledAtOnceHasNoReference() {
        World world = shippedWorld("pyramid_30");
        step(world);
        const std::atomic<bool> cancelled = true;
        const StepMetrics none = measureStep(world, {.cancelled = &cancelled});
        QCOMPARE(none.velocities.reference.newtonSteps, 0);
        QVERIFY(!none.velocities.reference.certified);
        QVERIFY(std::isnan(none.velocities.predictedRate));
    }

    void aSearchThatIsCancelledEndsBeforeTheReferenceIsFound() {
        World world = shippedWorld("pyramid_30");
        step(world);
        const VelocityProblem problem = frozenStep(world).velocities;
        const int whole = referenceSolution(problem).newtonSteps;
        QVERIFY(whole > 20);

        // A busy machine may cancel too late, when the search has ended by itself; then it is tried again.
        int made = whole;
        for (int i = 0; i < 50 && made == whole; ++i) {
            std::atomic<bool> cancelled = false;
            ReferenceProgress progress;
            std::thread worker([&] { made = referenceSolution(problem, {.cancelled = &cancelled}, &progress).newtonSteps; });
            while (progress.newtonSteps == 0) std::this_thread::yield();
            cancelled = true;
            worker.join();
        }
        QVERIFY(made > 0 && made < whole);
    }

    void measuredRateStopsAboveRounding() {
        std::vector<IterationMetrics> sweeps(12);
        Real error = 1;
        for (std::size_t k = 0; k < sweeps.size(); ++k, error *= 0.25) sweeps[k].velocityError = k < 8 ? error : 1e-16;
        QVERIFY(std::abs(measuredRateOf(sweeps, 1e-11) - 0.25) < 1e-15);
        QVERIFY(std::isnan(measuredRateOf({}, 0)));
        QVERIFY(std::isnan(measuredRateOf(std::vector<IterationMetrics>(3), 0)));
    }

    void frictionlessSweepsNeverRaiseTheObjective() {
        // ½ Λᵀ W Λ + qᵀ Λ = ½ ‖v‖²_M − ½ ‖v₀‖²_M + bias·Λ, over a column of bodies that press on one another.
        const bool held = rc::check("objective falls", [] {
            const auto hundredths = [](int low, int high) { return 0.01 * *rc::gen::inRange(low, high); };
            const int count = *rc::gen::inRange(1, 8);
            std::vector<InverseMass> masses{{}};
            std::vector<Velocity> velocities{{}};
            RowVector rows;
            for (int i = 0; i < count; ++i) {
                masses.push_back({hundredths(1, 500), 0});
                velocities.push_back({{0, hundredths(-300, 300)}, 0});
                Row row;
                row.kind = RowKind::Unilateral;
                row.a = BodyId{static_cast<std::uint32_t>(i)};
                row.b = BodyId{static_cast<std::uint32_t>(i + 1)};
                row.n = {0, 1};
                row.upper = std::numeric_limits<Real>::infinity();
                row.bias = hundredths(-100, 100);
                row.effectiveMass = 1 / inverseEffectiveMass(row, masses[index(row.a)], masses[index(row.b)]);
                rows.push_back(row);
            }
            const auto objective = [&] {
                Real sum = 0;
                for (std::size_t i = 1; i < masses.size(); ++i) sum += 0.5 * lengthSquared(velocities[i].v) / masses[i].m;
                for (const Row& row : rows) sum += row.bias * row.lambda;
                return sum;
            };
            std::vector<Real> lastDelta(rows.size());
            NullWatch nobody;
            Real before = objective();
            for (int sweep = 0; sweep < 30; ++sweep) {
                sequentialImpulses({Phase::SolveVelocities, rows, velocities, masses, lastDelta}, 1, true, nobody);
                const Real after = objective();
                RC_ASSERT(after <= before + 1e-12 * (1 + std::abs(before)));
                before = after;
            }
        });
        QVERIFY(held);
    }

    void measuredStepEndsAsAnUnwatchedOneBitForBit_data() { addShippedScenes(); }
    void measuredStepEndsAsAnUnwatchedOneBitForBit() {
        QFETCH(QString, name);
        World world = shippedWorld(name);
        const bool large = name == "pyramid_30";
        for (int i = 0; i < (large ? 3 : 60); ++i) {
            const std::uint64_t measured = measureStep(world, {.reference = !large}).hashAfter;
            step(world);
            QCOMPARE(measured, hashOf(world));
        }
    }

    void aCorrectionOfABodyIsAsLargeAsItsStep() {
        const World start = shippedWorldAfter("askew_stack", 0);
        const StepTrace step(start);
        Real most = 0;
        for (std::size_t event = 0; event < step.events().size() && step.events()[event].iteration <= 1; ++event)
            if (step.events()[event].kind == EventKind::Body)
                most = std::max(most, length(step.worldAt(event).blocks.visited.step.v));
        QVERIFY(most > 0);
        QCOMPARE(measureSubsteps(step, {}).substeps.front().positions[1].largestCorrection, most);
    }
};

SOLVERSCOPE_TEST(TestMetrics, QCoreApplication)
#include "test_metrics.moc"
