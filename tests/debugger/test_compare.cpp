// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <array>
#include <cmath>
#include <thread>

#include "physics/study/variant_runs.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

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
    void allSubStepsAreMeasuredOnOneAxis() {
        const World world = shippedWorldAfter("stack_10", 10, "method=tgs_soft substeps=3");
        Settings cold = world.settings;
        cold.warmStarting = 0;
        const Settings whole = *withSetting(world.settings, "method", "sequential_impulses");
        const std::vector variants{world.settings, cold, whole};
        const Comparison all = compareFrozen(world, variants, {.metrics = {}, .convergence = false});
        for (std::size_t i = 0; i < 2; ++i) {
            World start = world;
            start.settings = variants[i];
            const MeasuredStep alone = measureSubsteps(start);
            QCOMPARE(all[i].step.substeps.size(), std::size_t{3});
            QVERIFY(all[i].step.starts == alone.starts);
            for (std::size_t k = 0; k < 3; ++k)
                QVERIFY(all[i].step.substeps[k].velocities.iterations == alone.substeps[k].velocities.iterations);
        }
        QVERIFY(all[1].divergence && all[1].divergenceSubstep == 1);
        QCOMPARE(all[2].step.substeps.size(), std::size_t{1});
        QCOMPARE(all[0].metrics().substep, 1);
    }

    void aSolverDoesNotPartFromItself() {
        const World world = settled("stack_10", 30);
        const Comparison both = compareFrozen(world, std::array{world.settings, world.settings});
        QVERIFY(both[1].sameProblem);
        QVERIFY(!both[1].divergence);
        QVERIFY(both[0].metrics().velocities.iterations == both[1].metrics().velocities.iterations);
        QCOMPARE(both[0].metrics().hashAfter, both[1].metrics().hashAfter);
    }

    void warmStartingBeginsFarNearerToTheSolution() {
        const World world = settled("pyramid_10", 150);
        const Comparison both =
            compareFrozen(world, std::array{with(world.settings, "warm_starting=1"), with(world.settings, "warm_starting=0")});
        QVERIFY(both[1].sameProblem);
        const Real warm = both[0].metrics().velocities.iterations.front().velocityError;
        const Real cold = both[1].metrics().velocities.iterations.front().velocityError;
        QVERIFY2(warm < 1e-4 * cold, qPrintable(QString("warm %1, cold %2").arg(warm).arg(cold)));
        QVERIFY(both[0].convergence.sweepsOrInfinite() < both[1].convergence.sweepsOrInfinite());
    }

    void warmAndColdPartAtTheFirstWarmStartedRow() {
        const World world = settled("stack_10", 300);
        const Settings warm = with(world.settings, "warm_starting=1");
        const Settings cold = with(world.settings, "warm_starting=0");
        const auto divergence = compareFrozen(world, std::array{warm, cold})[1].divergence;
        QVERIFY(divergence.has_value());
        QCOMPARE(divergence->step, std::int64_t{301});

        EventList events;
        World copy = world;
        copy.settings = warm;
        tracedStep(copy, events);
        const Event& event = events[divergence->eventA];
        QCOMPARE(event.kind, EventKind::Row);
        QCOMPARE(event.phase, Phase::WarmStart);
        QVERIFY(event.visit.delta != 0);
        for (std::size_t i = 0; i < divergence->eventA; ++i)
            QVERIFY(events[i].kind != EventKind::Row || events[i].visit.delta == 0);
    }

    void moreIterationsPartAtTheFirstSweepThatTheOtherLacks() {
        World world = shippedWorld("two_box_stack");
        const Comparison both =
            compareFrozen(world, std::array{with(world.settings, "iterations=3"), with(world.settings, "iterations=5")});
        QVERIFY(both[1].divergence.has_value());
        EventList events;
        world.settings.iterations = 5;
        tracedStep(world, events);
        QCOMPARE(events[both[1].divergence->eventB].iteration, 4);
    }

    void differentStepsHaveDifferentProblems() {
        const World world = settled("two_box_stack", 1);
        QVERIFY(!compareFrozen(world, std::array{world.settings, with(world.settings, "dt=0.01")})[1].sameProblem);
    }

    void manyVariantsAreAsEachOneAlone_data() {
        QTest::addColumn<QString>("scene");
        for (const char* name : {"stack_10", "see_saw", "car", "rope_and_chain"}) QTest::newRow(name) << name;
    }
    void manyVariantsAreAsEachOneAlone() {
        QFETCH(QString, scene);
        const World world = settled(scene, 20);
        std::vector<Settings> variants;
        for (const QString& variant : methodVariants()) variants.push_back(withVariant(world.settings, variant));
        const Comparison all = compareFrozen(world, variants, {.metrics = {}, .convergence = false, .jobs = 3});
        QCOMPARE(all.size(), variants.size());
        for (std::size_t i = 0; i < variants.size(); ++i) {
            World start = world;
            start.settings = variants[i];
            World first = world;
            first.settings = variants[0];
            const StepMetrics alone = measureStep(start);
            const StepMetrics& among = all[i].metrics();
            QCOMPARE(among.hashAfter, alone.hashAfter);
            QCOMPARE(among.velocities.iterations.size(), alone.velocities.iterations.size());
            for (std::size_t k = 0; k < alone.velocities.iterations.size(); ++k) {
                const Real here = among.velocities.iterations[k].velocityError;
                const Real there = alone.velocities.iterations[k].velocityError;
                QVERIFY(here == there || (std::isnan(here) && std::isnan(there)));
                QCOMPARE(among.velocities.iterations[k].residual, alone.velocities.iterations[k].residual);
            }
            QVERIFY(all[i].divergence == (i == 0 ? std::nullopt : divergenceWithinStep(first, start)));
        }
    }

    void theResultDoesNotDependOnTheThreads() {
        const World world = settled("pyramid_10", 10);
        const std::array variants{world.settings, with(world.settings, "method=jacobi"), with(world.settings, "method=soft"),
                                  with(world.settings, "iterations=4"), with(world.settings, "position_correction=erp")};
        const std::array names{std::string("1"), std::string("2"), std::string("3"), std::string("4"), std::string("5")};
        const std::string one = csvText(compareTable(compareFrozen(world, variants, {.metrics = {}, .jobs = 1}), names));
        const std::string four = csvText(compareTable(compareFrozen(world, variants, {.metrics = {}, .jobs = 4}), names));
        QVERIFY(!one.empty());
        QCOMPARE(one, four);
    }

    void freeRunsAgreeWithRunningEachAlone() {
        const Scene scene = shippedScene("stack_10");
        const std::array variants{with(scene.settings, "warm_starting=1"), with(scene.settings, "warm_starting=0"),
                                  with(scene.settings, "method=jacobi"), with(scene.settings, "method=xpbd"),
                                  with(scene.settings, "dt=0.01")};
        VariantRuns runs(scene, variants);
        QVERIFY(runs.advanceTo(75, 3));
        for (std::size_t i = 0; i < variants.size(); ++i) {
            const auto summaries = runs.summaries(i);
            QCOMPARE(summaries.size(), std::size_t{75});
            World world = makeWorld(scene);
            world.settings = variants[i];
            World visited;
            for (const StepSummary& summary : summaries) {
                step(world);
                QCOMPARE(summary.step, world.step);
                QCOMPARE(summary.kineticEnergy, measure(world).kineticEnergy);
                QCOMPARE(summary.worstPenetration, measure(world).worstPenetration);
                QVERIFY(runs.moveTo(i, world.step, visited));
                QCOMPARE(hashOf(visited), hashOf(world));
            }
        }
        // Nothing has been carried over in the first step: warm and cold part in the second.
        QCOMPARE(runs.divergence(1).value_or(Divergence{}).step, std::int64_t{2});
    }

    void runsPartWhereTheirTracesFirstDiffer_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("variant");
        QTest::newRow("from the second step on") << "stack_10"
                                                 << "warm_starting=0";
        QTest::newRow("at the first contact") << "bouncing_ball"
                                              << "restitution_mix=min bounce_threshold=3";
        QTest::newRow("from the first step on") << "stack_10"
                                                << "dt=0.01";
        QTest::newRow("never") << "single_box"
                               << "row_seed=5";
        QTest::newRow("sweeps that change nothing") << "circle_masses"
                                                    << "iterations=40";
    }
    void runsPartWhereTheirTracesFirstDiffer() {
        QFETCH(QString, scene);
        QFETCH(QString, variant);
        const Scene shipped = shippedScene(scene);
        const Settings other = withVariant(shipped.settings, variant);
        constexpr int steps = 100;
        const auto runs = compareFreeRun(shipped, std::array{shipped.settings, other}, steps);
        World a = makeWorld(shipped);
        World b = a;
        b.settings = other;
        std::optional<Divergence> expected;
        for (int i = 0; i < steps && !expected; ++i) {
            expected = divergenceWithinStep(a, b);
            step(a);
            step(b);
        }
        QVERIFY(runs[1].divergence == expected);
    }

    void aRunCanBeVisitedBackAndForthWithLittleMemory() {
        const Scene scene = shippedScene("pyramid_10");
        VariantRuns runs(scene, std::array{scene.settings}, std::size_t{300'000});
        QVERIFY(runs.advanceTo(200));
        std::vector<std::uint64_t> hashes;
        for (World world = makeWorld(scene); world.step < 200;) {
            step(world);
            hashes.push_back(hashOf(world));
        }
        World world;
        for (const std::int64_t step : {1, 2, 3, 77, 78, 79, 80, 5, 200, 199, 64, 65})
            QVERIFY(runs.moveTo(0, step, world) && hashOf(world) == hashes[static_cast<std::size_t>(step - 1)]);
        QVERIFY(!runs.moveTo(0, 201, world));
    }

    void runsCanBeVisitedWhileTheyAreMade() {
        const Scene scene = shippedScene("stack_10");
        const std::array variants{scene.settings, with(scene.settings, "iterations=4"), with(scene.settings, "method=jacobi")};
        VariantRuns runs(scene, variants);
        std::jthread maker([&runs] { runs.advanceTo(600, 2); });
        World world;
        std::int64_t seen = 0;
        while (runs.steps() < 600) {
            const std::int64_t last = runs.steps();
            for (std::size_t i = 0; i < variants.size(); ++i) QVERIFY(runs.moveTo(i, last, world) && world.step == last);
            seen = std::max(seen, last);
        }
        maker.join();
        QVERIFY(runs.moveTo(2, 600, world));
        QVERIFY(seen <= 600);
    }

    void whatWasCalledOffGoesOnWhereItStopped() {
        const Scene scene = shippedScene("stack_10");
        const std::array variants{scene.settings, with(scene.settings, "warm_starting=0")};
        VariantRuns runs(scene, variants);
        int asked = 0;
        QVERIFY(!runs.advanceTo(100, 1, [&asked] { return ++asked < 50; }));
        QVERIFY(runs.steps() < 100);
        QVERIFY(runs.advanceTo(100));
        const auto whole = compareFreeRun(scene, variants, 100);
        for (std::size_t i = 0; i < 2; ++i) QVERIFY(runs.summaries(i) == whole[i].steps);
        QVERIFY(runs.divergence(1) == whole[1].divergence);
    }

    void stepAfterAFreeRunIsTheStepOfThatRun() {
        const Scene scene = shippedScene("see_saw");
        const Settings other = with(scene.settings, "iterations=4");
        const Comparison both = compareAfterFreeRun(scene, std::array{scene.settings, other}, 25);
        World world = makeWorld(scene);
        world.settings = other;
        for (int i = 0; i < 25; ++i) step(world);
        QCOMPARE(both[1].metrics().hashAfter, hashOf(world));
        QCOMPARE(both[1].metrics().velocities.iterations.size(), std::size_t{5});
    }

    void csvHasTheColumnsAndTheNumbersOfTheMetrics() {
        const World world = shippedWorld("two_box_stack");
        const Comparison both = compareFrozen(
            world, std::array{with(world.settings, "iterations=2"), with(world.settings, "iterations=1,position_iterations=1")});
        const QStringList lines =
            QString::fromStdString(csvText(compareTable(both, std::array<std::string, 2>{"a", "b"}))).split('\n');
        QCOMPARE(lines[0],
                 "iteration,a_velocity_error,a_residual,a_impulse_change,a_penetration,"
                 "b_velocity_error,b_residual,b_impulse_change,b_penetration");
        for (int k = 0; k <= 2; ++k) {
            const QStringList fields = lines[k + 1].split(',');
            QCOMPARE(fields.size(), 9);
            QCOMPARE(fields[0].toInt(), k);
            const auto& sweep = both[0].metrics().velocities.iterations[static_cast<std::size_t>(k)];
            QCOMPARE(fields[1].toDouble(), sweep.velocityError);
            QCOMPARE(fields[2].toDouble(), sweep.residual);
            QCOMPARE(fields[3].toDouble(), sweep.impulseChange);
            QCOMPARE(fields[5].isEmpty(), k > 1);
            QCOMPARE(fields[8].isEmpty(), k > 1);
        }
        for (const char* name :
             {"# reference_residual=", "# predicted_rate_a=", "# predicted_rate_b=", "# measured_rate_a=", "# measured_rate_b=",
              "# unique_impulses_a=yes", "# unique_impulses_b=yes", "# parting_event_a=", "# sweeps_to_1_percent_b="})
            QCOMPARE(lines.filter(name).size(), 1);
    }

    void theFirstPartsWhereTheEarliestOfTheOthersLeavesIt() {
        const World world = settled("stack_10", 30);
        const std::array variants{with(world.settings, "iterations=8"), with(world.settings, "iterations=5"),
                                  with(world.settings, "warm_starting=0")};
        const Comparison all = compareFrozen(world, variants);
        QVERIFY(all[2].divergence->eventA < all[1].divergence->eventA);
        const Table table = compareTable(all, std::array<std::string, 3>{"eight", "five", "cold"});
        for (const Table::Fact& fact : table.facts)
            if (fact.name == "parting_event_eight")
                QCOMPARE(std::get<std::int64_t>(fact.value), static_cast<std::int64_t>(all[2].divergence->eventA));
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

    void aLargerSceneAllowsFewerSweeps() {
        QVERIFY(withOverrides(Settings{}, "iterations=10000", 400).has_value());
        QVERIFY(!withOverrides(Settings{}, "iterations=10000", 1000));
    }

    void aVariantIsANameAndItsSettings() {
        const auto variant = parseVariant(Settings{}, "cold-4:warm_starting=0,iterations=4");
        QVERIFY(variant.has_value());
        QCOMPARE(variant->name, std::string("cold-4"));
        QCOMPARE(variant->settings.iterations, 4);
        QCOMPARE(variant->settings.warmStarting, 0.0);
        QVERIFY(parseVariant(Settings{}, "as-it-is:")->settings == Settings{});
    }

    void badVariantsAreRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", ":", "cold", ":warm_starting=0", "a b:erp=0", "a,b:erp=0", "a:erp", "a:erp=x", "a:nothing=1"})
            QTest::newRow(text) << QString(text);
    }
    void badVariantsAreRefused() {
        QFETCH(QString, text);
        const auto variant = parseVariant(Settings{}, text.toStdString());
        QVERIFY(!variant);
        QVERIFY(!variant.error().message.empty());
    }
};

SOLVERSCOPE_TEST(TestCompare, QCoreApplication)
#include "test_compare.moc"
