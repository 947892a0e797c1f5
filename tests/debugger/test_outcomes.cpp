// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <cmath>
#include <set>

#include "physics/study/outcomes.h"
#include "physics/world/step.h"
#include "tests/method_variants.h"
#include "tests/pyramid.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Outcome outcome(const char* name, const char* variant, std::int64_t steps) {
    const Scene scene = shippedScene(name);
    return outcomeOf(scene, withVariant(scene.settings, variant), steps);
}

Real valueOf(const char* field, const Outcome& outcome) { return findOutcomeField(field)->value(outcome); }

}  // namespace

class TestOutcomes : public QObject {
    Q_OBJECT

private slots:
    void twoBoxesHalveTheirErrorInEverySweep() {
        // 1/2 per sweep from the second on; the error before any impulse is the goal's measure.
        const Outcome cold = outcome("two_box_stack", "warm_starting=0", 1);
        QVERIFY(cold.convergence.known);
        QVERIFY(std::abs(cold.predictedRate - 0.5) < 1e-12);
        const Scene scene = shippedScene("two_box_stack");
        World start = makeWorld(scene);
        start.settings = withVariant(scene.settings, "warm_starting=0 iterations=60");
        const auto sweeps = measureStep(start).velocities.iterations;
        int counted = 0;
        while (sweeps[static_cast<std::size_t>(counted)].velocityError > 0.01 * cold.convergence.coldError) ++counted;
        QCOMPARE(cold.convergence.sweeps.value_or(-1), counted);
        QVERIFY(counted >= 5 && counted <= 8);  // 2⁻⁷ < 1 % < 2⁻⁶
    }

    void moreSweepsThanTheSettingsHaveAreTried() {
        const Outcome three = outcome("two_box_stack", "warm_starting=0 iterations=3", 1);
        const Outcome many = outcome("two_box_stack", "warm_starting=0 iterations=50", 1);
        QVERIFY(three.convergence.sweeps && many.convergence.sweeps);
        QVERIFY(*three.convergence.sweeps > 3);
        QVERIFY(three.convergence.errorLeft > Convergence::goal);
        QVERIFY(many.convergence.errorLeft < Convergence::goal);
        QCOMPARE(*three.convergence.sweeps, *many.convergence.sweeps);
    }

    void aStackNeedsFewerSweepsWithWarmStarting() {
        const Scene scene = shippedScene("stack_10");
        World start = makeWorld(scene);
        for (int i = 0; i < 29; ++i) step(start);
        const VelocityProblem problem = frozenStep(start).velocities;
        const Convergence warm = convergenceOf(start, measureStep(start), problem);
        start.settings.warmStarting = 0;
        const Convergence cold = convergenceOf(start, measureStep(start), problem);
        QCOMPARE(warm.coldError, cold.coldError);
        QVERIFY(warm.sweeps && cold.sweeps);
        QVERIFY(*warm.sweeps < *cold.sweeps);
        QVERIFY(warm.errorLeft < 0.2 * cold.errorLeft);
    }

    void theConvergenceOfAVeryLargeSceneIsLeftOut() {
        Scene scene = pyramidScene(72);
        const Outcome large = outcomeOf(scene, scene.settings, 1);
        QVERIFY(!large.convergence.known && std::isnan(large.predictedRate));
        QCOMPARE(large.steps, 1);
        QVERIFY(large.finite && large.residual > 0);
    }

    void whatDoesNotComeNearIsInfinite() {
        const Outcome none = outcome("stack_10", "method=impulse_once", 30);
        QVERIFY(none.convergence.known);
        QVERIFY(!none.convergence.sweeps);
        QVERIFY(std::isinf(valueOf("sweeps_to_1_percent", none)));
        QCOMPARE(none.convergence.tried, 1);
    }

    void whatSweepsOverPositionsHasNoSuchNumber() {
        const Outcome moved = outcome("stack_10", "method=xpbd", 30);
        QVERIFY(!moved.convergence.known);
        QVERIFY(std::isnan(valueOf("sweeps_to_1_percent", moved)));
    }

    void aBodyInFreeFallDriftsByItsFall() {
        // Semi-implicit Euler: after n steps of h it has fallen g h² n (n + 1) / 2.
        Scene scene = shippedScene("single_box");
        std::erase_if(scene.bodies, [](const BodyDef& body) { return body.isStatic; });
        QCOMPARE(scene.bodies.size(), std::size_t{1});
        scene.bodies[0].velocity = {};
        constexpr int n = 24;
        const Real h = stepLength(scene.settings);
        const Outcome fallen = outcomeOf(scene, scene.settings, n);
        const Real fall = length(scene.gravity) * h * h * n * (n + 1) / 2;
        QVERIFY2(std::abs(fallen.drift - fall) < 1e-12 * fall, qPrintable(QString::number(fallen.drift, 'g', 17)));
        QCOMPARE(fallen.worstPenetration, 0.0);
    }

    void theWorstIsThatOfAllStepsAndTheRestThatOfTheLast() {
        const Scene scene = shippedScene("stack_10");
        const Settings settings = withVariant(scene.settings, "warm_starting=0 iterations=4");
        constexpr int steps = 50;
        const Outcome outcome = outcomeOf(scene, settings, steps);
        World world = makeWorld(scene);
        world.settings = settings;
        const Real begin = energyOf(measure(world));
        Real worst = 0;
        Real highest = 0;
        for (int i = 0; i < steps; ++i) {
            step(world);
            worst = std::max(worst, measure(world).worstPenetration);
            highest = std::max(highest, energyOf(measure(world)) - begin);
        }
        QCOMPARE(outcome.steps, std::int64_t{steps});
        QCOMPARE(outcome.worstPenetration, worst);
        QCOMPARE(outcome.energyGained, highest);
        QCOMPARE(outcome.energyChange, energyOf(measure(world)) - begin);
        QCOMPARE(outcome.kineticEnergy, measure(world).kineticEnergy);
        QCOMPARE(outcome.hash, hashOf(world));
        QVERIFY(outcome.finite);
    }

    void aRunThatLeavesTheNumbersSaysSo() {
        Scene scene = shippedScene("single_box");
        for (BodyDef& body : scene.bodies)
            if (!body.isStatic) body.velocity = {1e308, 1e308};
        const Outcome lost = outcomeOf(scene, scene.settings, 5000);
        QVERIFY(!lost.finite);
        QVERIFY(lost.steps < 5000);
        for (const OutcomeField& field : outcomeFields()) QVERIFY(!std::isnan(lost.drift) || field.name != "drift");
    }

    void doingsDifferWhereVisitsDo() {
        const Scene scene = shippedScene("stack_10");
        World a = makeWorld(scene);
        World b = a;
        b.settings.warmStarting = 0;
        const RunMeter meter(a);
        std::uint64_t visitHashA = 0;
        std::uint64_t visitHashB = 0;
        meter.step(a, &visitHashA);
        meter.step(b, &visitHashB);
        QCOMPARE(visitHashA, visitHashB);
        meter.step(a, &visitHashA);
        meter.step(b, &visitHashB);
        QVERIFY(visitHashA != visitHashB);
    }

    void fieldsHaveNamesOfTheirOwnAndUnits() {
        std::set<std::string_view> names;
        for (const OutcomeField& field : outcomeFields()) {
            QVERIFY(names.insert(field.name).second);
            QVERIFY(!field.label.empty() && !field.explanation.empty());
            QCOMPARE(findOutcomeField(field.name), &field);
        }
        QVERIFY(!findOutcomeField("no such field"));
    }

    void aCancelledOutcomeEndsAtOnce() {
        const Scene scene = shippedScene("pyramid_30");
        const std::atomic<bool> cancelled = true;
        QCOMPARE(outcomeOf(scene, scene.settings, 100'000, {.cancelled = &cancelled}).steps, std::int64_t{0});
    }
};

SOLVERSCOPE_TEST(TestOutcomes, QCoreApplication)
#include "test_outcomes.moc"
