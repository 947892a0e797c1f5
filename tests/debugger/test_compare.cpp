// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <cmath>

#include "physics/debugger/compare.h"
#include "physics/trace/trace.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"

using namespace solverscope;

namespace {

World settled(const QString& name, int steps) {
    World world = shippedWorld(name);
    for (int i = 0; i < steps; ++i) step(world);
    return world;
}

Settings with(const Settings& settings, const char* overrides) {
    const auto changed = withOverrides(settings, overrides);
    if (!changed) qFatal("%s", changed.error().text().c_str());
    return *changed;
}

}  // namespace

class TestCompare : public QObject {
    Q_OBJECT

private slots:
    void aSolverDoesNotPartFromItself() {
        const World world = settled("stack_10", 30);
        const Comparison comparison = compareFrozen(world, world.settings, world.settings);
        QVERIFY(comparison.sameProblem);
        QVERIFY(!comparison.parting);
        QVERIFY(comparison.a.velocities.iterations == comparison.b.velocities.iterations);
        QCOMPARE(comparison.a.hashAfter, comparison.b.hashAfter);
    }

    void warmStartingBeginsFarNearerToTheSolution() {
        const World world = settled("pyramid_10", 150);
        const Comparison comparison =
            compareFrozen(world, with(world.settings, "warm_starting=1"), with(world.settings, "warm_starting=0"));
        QVERIFY(comparison.sameProblem);
        const Real warm = comparison.a.velocities.iterations.front().velocityError;
        const Real cold = comparison.b.velocities.iterations.front().velocityError;
        QVERIFY2(warm < 1e-4 * cold, qPrintable(QString("warm %1, cold %2").arg(warm).arg(cold)));
    }

    void warmAndColdPartAtTheFirstWarmStartedRow() {
        const World world = settled("stack_10", 300);
        const Settings warm = with(world.settings, "warm_starting=1");
        const Settings cold = with(world.settings, "warm_starting=0");
        const Comparison comparison = compareFrozen(world, warm, cold);
        QVERIFY(comparison.parting.has_value());
        QCOMPARE(comparison.parting->step, std::int64_t{301});

        std::vector<Event> events;
        World copy = world;
        copy.settings = warm;
        tracedStep(copy, events);
        const Event& parting = events[comparison.parting->eventA];
        QCOMPARE(parting.kind, EventKind::Row);
        QCOMPARE(parting.phase, Phase::WarmStart);
        QVERIFY(parting.visit.delta != 0);
        for (std::size_t i = 0; i < comparison.parting->eventA; ++i)
            QVERIFY(events[i].kind != EventKind::Row || events[i].visit.delta == 0);
    }

    void moreIterationsPartAtTheFirstSweepThatTheOtherLacks() {
        World world = shippedWorld("two_box_stack");
        const Comparison comparison =
            compareFrozen(world, with(world.settings, "iterations=3"), with(world.settings, "iterations=5"));
        QVERIFY(comparison.parting.has_value());
        std::vector<Event> events;
        world.settings.iterations = 5;
        tracedStep(world, events);
        QCOMPARE(events[comparison.parting->eventB].iteration, 4);
    }

    void differentStepsHaveDifferentProblems() {
        const World world = settled("two_box_stack", 1);
        QVERIFY(!compareFrozen(world, world.settings, with(world.settings, "dt=0.01")).sameProblem);
    }

    void freeRunAgreesWithRunningEachAlone() {
        const Scene scene = shippedScene("stack_10");
        const Settings warm = with(scene.settings, "warm_starting=1");
        const Settings cold = with(scene.settings, "warm_starting=0");
        const FreeRunComparison comparison = compareFreeRun(scene, warm, cold, 40);
        QCOMPARE(comparison.a.size(), std::size_t{40});
        World world = makeWorld(scene);
        world.settings = cold;
        for (const StepSummary& summary : comparison.b) {
            step(world);
            QCOMPARE(summary.step, world.step);
            QCOMPARE(summary.kineticEnergy, measure(world).kineticEnergy);
            QCOMPARE(summary.worstPenetration, measure(world).worstPenetration);
        }
        // Nothing has been carried over in the first step: the runs part in the second.
        QVERIFY(comparison.parting.has_value());
        QCOMPARE(comparison.parting->step, std::int64_t{2});
    }

    void stepAfterAFreeRunIsTheStepOfThatRun() {
        const Scene scene = shippedScene("see_saw");
        const Settings other = with(scene.settings, "iterations=4");
        const Comparison comparison = compareAfterFreeRun(scene, scene.settings, other, 25);
        World world = makeWorld(scene);
        world.settings = other;
        for (int i = 0; i < 25; ++i) step(world);
        QCOMPARE(comparison.b.hashAfter, hashOf(world));
        QCOMPARE(comparison.b.velocities.iterations.size(), std::size_t{5});
    }

    void csvHasTheColumnsAndTheNumbersOfTheMetrics() {
        const World world = shippedWorld("two_box_stack");
        const Comparison comparison =
            compareFrozen(world, with(world.settings, "iterations=2"), with(world.settings, "iterations=1,position_iterations=1"));
        const QStringList lines = QString::fromStdString(csvText(compareTable(comparison))).split('\n');
        QCOMPARE(lines[0],
                 "iteration,a_velocity_error,a_residual,a_impulse_change,a_penetration,"
                 "b_velocity_error,b_residual,b_impulse_change,b_penetration");
        for (int k = 0; k <= 2; ++k) {
            const QStringList fields = lines[k + 1].split(',');
            QCOMPARE(fields.size(), 9);
            QCOMPARE(fields[0].toInt(), k);
            const auto& sweep = comparison.a.velocities.iterations[static_cast<std::size_t>(k)];
            QCOMPARE(fields[1].toDouble(), sweep.velocityError);
            QCOMPARE(fields[2].toDouble(), sweep.residual);
            QCOMPARE(fields[3].toDouble(), sweep.impulseChange);
            QCOMPARE(fields[5].isEmpty(), k > 1);
            QCOMPARE(fields[8].isEmpty(), k > 1);
        }
        for (const char* name : {"# reference_residual=", "# predicted_rate_a=", "# predicted_rate_b=", "# measured_rate_a=",
                                 "# measured_rate_b=", "# unique_impulses_a=yes", "# unique_impulses_b=yes"})
            QCOMPARE(lines.filter(name).size(), 1);
    }

    void overridesAreAppliedInOrder() {
        const Settings settings = with(Settings{}, "iterations=3,warm_starting=false,iterations=7");
        QCOMPARE(settings.iterations, 7);
        QCOMPARE(settings.warmStarting, 0.0);
        QVERIFY(with(settings, "") == settings);
    }

    void badOverridesAreRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"iterations", "iterations=", "iterations=x", "nothing=1", "iterations=3,", ",iterations=3", "=3"})
            QTest::newRow(text) << QString(text);
    }
    void badOverridesAreRefused() {
        QFETCH(QString, text);
        const auto changed = withOverrides(Settings{}, text.toStdString());
        QVERIFY(!changed);
        QVERIFY(!changed.error().message.empty());
    }
};

QTEST_GUILESS_MAIN(TestCompare)
#include "test_compare.moc"
