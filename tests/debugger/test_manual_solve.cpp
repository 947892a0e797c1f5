// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "physics/debugger/manual_solve/manual_grading.h"
#include "physics/debugger/manual_solve/manual_solve.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

struct TracedStep {
    World start;
    EventList events;
};

TracedStep stepOf(World start) {
    TracedStep traced{start, {}};
    tracedStep(start, traced.events);
    return traced;
}

TracedStep stepOf(const char* scene, int stepsBefore, const char* variant = "") {
    return stepOf(shippedWorldAfter(QLatin1String(scene), stepsBefore, QLatin1String(variant)));
}

std::size_t endOfPhase(const TracedStep& step, Phase phase) {
    const auto found = std::ranges::find_if(
        step.events, [phase](const Event& event) { return event.kind == EventKind::Phase && event.phase == phase; });
    return static_cast<std::size_t>(found - step.events.begin());
}

ManualSolve twoBoxes(ManualSolvePlan plan, const char* variant = "warm_starting=0 position_correction=none") {
    const TracedStep step = stepOf("two_box_stack", 0, variant);
    return ManualSolve(step.start, endOfPhase(step, Phase::WarmStart), plan);
}

constexpr AnswerTolerance narrow{1e-9, 0};

}  // namespace

class TestManualSolve : public QObject {
    Q_OBJECT

private slots:
    void rowsInTheirOrderGiveTheEnginesOwnStep_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        for (const QString& name : {QStringLiteral("two_box_stack"), QStringLiteral("pyramid_10"), QStringLiteral("see_saw")})
            for (const QString& variant : methodVariants())
                if (shippedSceneNames().contains(name))
                    QTest::addRow("%s %s", qPrintable(name), qPrintable(variant)) << name << variant;
    }

    void rowsInTheirOrderGiveTheEnginesOwnStep() {
        QFETCH(const QString, name);
        QFETCH(const QString, variant);
        const TracedStep step = stepOf(shippedWorldAfter(name, 3, variant));
        int solved = 0;
        for (const Phase before : {Phase::WarmStart, Phase::WarmStartPseudo, Phase::LinearizePositions}) {
            const std::size_t from = endOfPhase(step, before);
            if (from >= step.events.size()) continue;
            ManualSolve solve(step.start, from, {2});
            if (solve.obstacle() != ManualSolveObstacle::None) continue;
            ++solved;
            while (!solve.isDone()) {
                const RowVisit made = solve.make(solve.expected());
                QVERIFY(solve.event().has_value());
                const std::size_t event = *solve.event();
                const Event& engines = step.events[event].kind == EventKind::Row ? step.events[event] : step.events[event - 1];
                QCOMPARE(made.row, engines.visit.row);
                QCOMPARE(made.jv, engines.visit.jv);
                QCOMPARE(made.rawDelta, engines.visit.rawDelta);
                QCOMPARE(made.delta, engines.visit.delta);
                QCOMPARE(made.lambdaAfter, engines.visit.lambdaAfter);
                QCOMPARE(made.lower, engines.visit.lower);
                QCOMPARE(made.upper, engines.visit.upper);
                const World there = worldAtEvent(step.start, event);
                QCOMPARE(velocitiesOf(solve.world(), solve.phase()), velocitiesOf(there, solve.phase()));
                for (std::size_t body = 0; body < there.poses.size(); ++body)
                    QVERIFY(solve.world().poses[body].position == there.poses[body].position);
            }
        }
        const Settings& settings = step.start.settings;
        const bool rowByRow = !settings.blockSolve && !settings.jointBlocks && !variant.contains(QLatin1String("avbd")) &&
                              !variant.contains(QLatin1String("direct")) && !variant.contains(QLatin1String("impulse_once")) &&
                              !variant.contains(QLatin1String("every_sweep"));
        QVERIFY(!rowByRow || solved > 0);
    }

    void theStackOfTheLessonHasItsNumbers() {
        ManualSolve solve = twoBoxes({2});
        QCOMPARE(solve.wanted(), std::size_t{4});
        QVERIFY(std::abs(solve.make(0).delta - 1.0 / 6) < 1e-12);
        QVERIFY(std::abs(solve.make(1).delta - 1.0 / 12) < 1e-12);
        QCOMPARE(solve.sweep(), 2);
        QVERIFY(std::abs(solve.make(0).lambdaAfter - 1.0 / 4) < 1e-12);
    }

    void takingBackRestoresTheWorldExactly() {
        ManualSolve solve = twoBoxes({2});
        solve.make(0);
        const World before = solve.world();
        solve.make(1);
        solve.make(0);
        solve.undoVisit();
        solve.undoVisit();
        QVERIFY(sameWorld(solve.world(), before));
        QCOMPARE(solve.made(), std::size_t{1});
        solve.undoAll();
        QVERIFY(sameWorld(solve.world(), twoBoxes({2}).world()));
        QCOMPARE(solve.made(), std::size_t{0});
    }

    void anyOrderVisitsEachRowOnceInASweep() {
        ManualSolvePlan plan{2};
        plan.anyOrder = true;
        ManualSolve solve = twoBoxes(plan);
        QVERIFY(solve.mayVisit(0) && solve.mayVisit(1));
        solve.make(1);
        QVERIFY(!solve.mayVisit(1));
        QVERIFY(!solve.event().has_value());
        QCOMPARE(solve.expected(), std::uint32_t{0});
        solve.make(0);
        QVERIFY(solve.mayVisit(0) && solve.mayVisit(1));
        QCOMPARE(solve.sweep(), 2);
    }

    void theSettingsOrderIsKept() {
        const ManualSolve solve = twoBoxes({1}, "warm_starting=0 position_correction=none row_order=reversed");
        QCOMPARE(solve.expected(), std::uint32_t{1});
        QVERIFY(!solve.mayVisit(0));
        const AnswerVerdict verdict = grade(solve, {0, 0, 0}, narrow);
        QVERIFY(!verdict.rowRight);
        QCOMPARE(*verdict.misconception, VisitMisconception::OutOfOrder);
    }

    void sweepsGoOnFromTheMiddleOfOne() {
        const TracedStep step = stepOf("two_box_stack", 0, "warm_starting=0");
        const std::size_t begin = endOfPhase(step, Phase::WarmStart);
        const ManualSolve solve(step.start, begin + 1, {1});
        QCOMPARE(solve.wanted(), std::size_t{1});
        QCOMPARE(solve.expected(), std::uint32_t{1});
    }

    void whatCannotBeDoneByHandSaysWhy() {
        const TracedStep direct = stepOf("two_box_stack", 0, "method=direct");
        QCOMPARE(ManualSolve(direct.start, 0, {}).obstacle(), ManualSolveObstacle::Method);
        const TracedStep over = stepOf("two_box_stack", 0, "");
        QCOMPARE(ManualSolve(over.start, over.events.size() - 1, {}).obstacle(), ManualSolveObstacle::NoRows);
    }

    void everyMistakeIsNamedAsWhatItIs_data() {
        QTest::addColumn<int>("misconception");
        QTest::addColumn<double>("delta");
        QTest::addColumn<double>("sum");
        // The third visit of the stack: v = -1/12 m/s, m = 1 kg, Λ = 1/6 N s; right are 1/12 and 1/4 N s.
        const auto row = [](const char* name, VisitMisconception misconception, double delta, double sum) {
            QTest::newRow(name) << static_cast<int>(misconception) << delta << sum;
        };
        row("the two numbers for each other", VisitMisconception::LambdaAsDelta, 1.0 / 4, 1.0 / 12);
        row("no old sum", VisitMisconception::OldLambdaOmitted, 1.0 / 12, 1.0 / 12);
        row("the old sum kept", VisitMisconception::OldLambdaKept, 1.0 / 12, 1.0 / 6);
        row("velocities before the last visit", VisitMisconception::BeforeLastVisit, 0, 1.0 / 6);
        row("the sign of Jv", VisitMisconception::SignOfJv, -1.0 / 12, 1.0 / 12);
    }

    void everyMistakeIsNamedAsWhatItIs() {
        QFETCH(const int, misconception);
        QFETCH(const double, delta);
        QFETCH(const double, sum);
        ManualSolve solve = twoBoxes({2});
        solve.make(0);
        solve.make(1);
        const AnswerVerdict verdict = grade(solve, {0, delta, sum}, {1e-6, 0});
        QVERIFY(!verdict.right());
        QVERIFY(verdict.misconception.has_value());
        QCOMPARE(static_cast<int>(*verdict.misconception), misconception);
    }

    void theEffectiveMassIsMissed() {
        ManualSolve solve = twoBoxes({1});
        solve.make(0);
        // Row B has 1/2 kg, and Jv = -1/6 m/s.
        QCOMPARE(*grade(solve, {1, 1.0 / 6, 1.0 / 6}, narrow).misconception, VisitMisconception::NoEffectiveMass);
        QCOMPARE(*grade(solve, {1, 1.0 / 3, 1.0 / 3}, narrow).misconception, VisitMisconception::TimesK);
    }

    void whoClampsTheChangeInsteadOfTheSumIsTold() {
        // The upper disc flies off in the second visit's place: its row has a sum to take back from warm starting.
        World world = shippedWorldAfter(QStringLiteral("two_box_stack"), 60, QStringLiteral("warm_starting=1"));
        const auto upper = world.bodies.size() - 1;
        world.velocities[upper].v.y = 1.1 / 6;  // a little faster than gravity takes away
        const TracedStep step = stepOf(world);
        ManualSolve solve(step.start, endOfPhase(step, Phase::WarmStart), {1});
        while (!solve.isDone() && !(solve.visitOf(solve.expected()).delta < -1e-3)) solve.make(solve.expected());
        QVERIFY(!solve.isDone());
        const RowVisit truth = solve.visitOf(solve.expected());
        QVERIFY(truth.lambdaAfter >= 0);
        const AnswerVerdict verdict = grade(solve, {solve.expected(), 0, truth.lambdaBefore}, {1e-9, 0});
        QCOMPARE(*verdict.misconception, VisitMisconception::ClampedDelta);
    }

    void whoForgetsTheBoundsIsTold() {
        World world = shippedWorldAfter(QStringLiteral("two_box_stack"), 0, QStringLiteral("warm_starting=0"));
        world.velocities.back().v.y = 0;
        for (std::size_t body = 0; body < world.bodies.size(); ++body)
            if (!world.bodies[body].isStatic) world.velocities[body].v.y = 1;
        const TracedStep step = stepOf(world);
        ManualSolve solve(step.start, endOfPhase(step, Phase::WarmStart), {1});
        const RowVisit truth = solve.visitOf(solve.expected());
        QCOMPARE(truth.clamp, Clamp::Lower);
        const AnswerVerdict verdict = grade(solve, {truth.row, truth.rawDelta, truth.rawDelta}, narrow);
        QCOMPARE(*verdict.misconception, VisitMisconception::NotClamped);
    }

    void theBiasIsMissed() {
        const TracedStep step = stepOf("two_box_stack", 0, "warm_starting=0 position_correction=erp slop=0");
        World deep = step.start;
        for (std::size_t body = 0; body < deep.bodies.size(); ++body)
            if (!deep.bodies[body].isStatic) deep.poses[body].position.y -= 0.02 * static_cast<double>(body);
        const TracedStep sunk = stepOf(deep);
        const ManualSolve solve(sunk.start, endOfPhase(sunk, Phase::WarmStart), {1});
        const std::uint32_t row = solve.expected();
        const Real without = visitWithMistake(solve.world(), solve.phase(), row, VisitMistake::NoBias).delta;
        QVERIFY(std::abs(without - solve.visitOf(row).delta) > 1e-3);
        QCOMPARE(*grade(solve, {row, without, without}, narrow).misconception, VisitMisconception::NoBias);
    }

    void everyMistakeOfManyScenesIsRecognised() {
        for (const char* variant :
             {"", "accumulate=false", "method=sor", "method=jacobi", "method=soft", "position_correction=ngs"}) {
            const TracedStep step = stepOf("pyramid_10", 4, variant);
            ManualSolvePlan plan{2};
            plan.visits = 40;
            ManualSolve solve(step.start, 0, plan);
            QCOMPARE(solve.obstacle(), ManualSolveObstacle::None);
            for (; !solve.isDone(); solve.make(solve.expected()))
                for (const PredictedMistake& mistake : mistakesAt(solve, solve.expected(), {1e-7, 1e-4})) {
                    const AnswerVerdict verdict = grade(solve, mistake.answer, {1e-7, 1e-4});
                    QVERIFY(!verdict.right());
                    QVERIFY(verdict.misconception.has_value());
                }
        }
    }

    void threeWrongTriesShowTheVisit() {
        ManualSolveExam exam(twoBoxes({1}), {1e-6, 0});
        QVERIFY(!exam.answer({0, 9, 9}).right());
        QVERIFY(exam.answer({0, 1.0 / 6, 1.0 / 6}).right());
        QCOMPARE(exam.outcomes().back(), AttemptOutcome::AfterTries);
        for (int i = 0; i < ManualSolveExam::maxTries; ++i) QVERIFY(!exam.answer({1, 7, 7}).right());
        QVERIFY(exam.isDone());
        QCOMPARE(exam.outcomes().back(), AttemptOutcome::Shown);
        QVERIFY(std::abs(exam.last()->delta - 1.0 / 12) < 1e-12);
        QCOMPARE(exam.allTries(), 5);
        QCOMPARE(exam.count(AttemptOutcome::AtOnce), 0);
    }

    void theErrorHalvesWithEachSweepOfTheStack() {
        const TracedStep step = stepOf("two_box_stack", 0, "warm_starting=0 position_correction=none");
        ManualSolve solve(step.start, endOfPhase(step, Phase::WarmStart), {2});
        const SolveError solveError = solveErrorOf(step.start, solve.phase());
        const Real cold = solveError.errorOf(solve.world(), solve.phase());
        solve.make(0);
        solve.make(1);
        QVERIFY(std::abs(solveError.errorOf(solve.world(), solve.phase()) / cold - 0.5) < 1e-9);
    }

    void freshNumbersAreTheSameForTheSameSeed() {
        const World world = shippedWorldAfter(QStringLiteral("two_box_stack"), 0);
        QCOMPARE(freshNumbers(world, 7), freshNumbers(world, 7));
        QVERIFY(freshNumbers(world, 7) != freshNumbers(world, 8));
        for (const Input& input : freshNumbers(world, 7)) {
            World changed = world;
            applyInput(changed, input);
            QVERIFY(isFinite(changed));
        }
    }
};

SOLVERSCOPE_TEST(TestManualSolve, QCoreApplication)
#include "test_manual_solve.moc"
