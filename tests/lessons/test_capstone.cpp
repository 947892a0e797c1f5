// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The capstone: problems, and the comparison of solvers with the reference. Solvers run in the test itself, with the header that
// learners include; tests/gui/test_capstone_command.cpp builds some as programs.
#include <QtTest>
#include <sstream>

#include "lessons/capstone/audit.h"
#include "physics/base/plain_text.h"
#include "physics/collision/collide.h"
#include "physics/solvers/row_order.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/step_trace.h"
#include "physics/world/step.h"
#include "tests/agree.h"
#include "tests/lessons/flawed_solver.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

FlawedSolver* running = nullptr;

/// What the program of a solver writes about a problem.
Scene traceOf(const CapstoneProblem& problem, FlawedSolver solver) {
    std::string text = problemText(problem);
    char* bytes = nullptr;
    std::size_t size = 0;
    std::FILE* const in = fmemopen(text.data(), text.size(), "r");
    std::FILE* const out = open_memstream(&bytes, &size);
    running = &solver;
    capstone::Problem(in, out).run([](capstone::Step& step) { running->solve(step); });
    std::fclose(in);
    std::fclose(out);
    std::istringstream written(std::string(bytes, size));
    std::free(bytes);
    auto trace = readTrace(written, "solver");
    if (!trace) qFatal("%s", trace.error().text().c_str());
    return *trace;
}

/// The problems of a level, as learners meet them.
std::optional<CapstoneDifference> diagnosis(CapstoneLevel level, SolverMistake flaw, std::uint64_t seed) {
    std::vector<CapstoneVerdict> verdicts;
    for (int i = 0; i < problemsOf(level); ++i) {
        const CapstoneProblem problem = makeProblem(level, seed + static_cast<std::uint64_t>(i));
        const auto verdict = auditTrace(traceOf(problem, FlawedSolver(flaw)), rulesOf(problem));
        if (!verdict) qFatal("%s", verdict.error().text().c_str());
        verdicts.push_back(*verdict);
    }
    return diagnosisOf(verdicts);
}

QString describe(const std::optional<CapstoneDifference>& difference) {
    if (!difference) return "no difference";
    const CapstoneDifference& d = *difference;
    return QString("in %1, mistake %2, step %3, sweep %4, row %5 %6%7, body %8: expected %9, found %10; %11 of %12")
        .arg(int(d.in))
        .arg(int(d.mistake))
        .arg(d.step)
        .arg(d.iteration)
        .arg(d.row ? int(*d.row) : -1)
        .arg(QString::fromStdString(d.rowName), d.isFriction ? " friction" : "", QString::fromStdString(d.body))
        .arg(d.expected)
        .arg(d.found)
        .arg(d.explained)
        .arg(d.all);
}

/// Steps of a scene of the library, as our engine writes them; and then, if `states` is more, steps of which only the bodies are
/// written.
Scene engineTrace(const QString& scene, const std::vector<std::pair<std::string, std::string>>& settings, int steps,
                  int states = 0) {
    Scene changed = shippedScene(scene);
    for (const auto& [key, value] : settings) {
        const auto with = withSetting(changed.settings, key, value);
        if (!with) qFatal("%s", with.error().text().c_str());
        changed.settings = *with;
    }
    std::stringstream text;
    if (!writeTrace(changed, makeWorld(changed), steps, text)) qFatal("no trace");
    std::string lines = text.str();
    if (states > steps) lines.erase(lines.rfind("{\"type\": \"end\"}"));
    World world = makeWorld(changed);
    for (int i = 1; i <= states; ++i) {
        step(world);
        if (i <= steps) continue;
        lines += "{\"type\": \"step\"}\n";
        for (std::size_t k = 0; k < world.bodies.size(); ++k) {
            if (world.bodies[k].isStatic) continue;
            const Pose& pose = world.poses[k];
            lines += "{\"type\": \"state\", \"body\": \"" + changed.bodies[k].id + "\", \"position\": [" +
                     numberText(pose.position.x) + ", " + numberText(pose.position.y) + "], \"angle\": " + numberText(pose.angle) +
                     "}\n";
        }
    }
    std::istringstream input(lines);
    auto trace = readTrace(input, "engine");
    if (!trace) qFatal("%s", trace.error().text().c_str());
    return *trace;
}

constexpr std::array levels{CapstoneLevel::OneRow,    CapstoneLevel::ManyRows,           CapstoneLevel::Friction,
                            CapstoneLevel::WarmStart, CapstoneLevel::PositionCorrection, CapstoneLevel::Stack};

}  // namespace

void solve(capstone::Step&) {}

class TestCapstone : public QObject {
    Q_OBJECT

private slots:
    void theRightSolverPasses_data() {
        QTest::addColumn<CapstoneLevel>("level");
        for (const CapstoneLevel level : levels) QTest::addRow("level %d", levelNumber(level)) << level;
    }
    void theRightSolverPasses() {
        QFETCH(CapstoneLevel, level);
        const int count = level == CapstoneLevel::Stack ? 4 : 25;
        for (int seed = 1; seed <= count; ++seed) {
            const CapstoneProblem problem = makeProblem(level, static_cast<std::uint64_t>(seed));
            const auto verdict = auditTrace(traceOf(problem, FlawedSolver(SolverMistake::Unknown)), rulesOf(problem));
            QVERIFY2(verdict.has_value(), verdict ? "" : verdict.error().text().c_str());
            QVERIFY2(verdict->passed(), qPrintable(QString("seed %1: ").arg(seed) + describe(verdict->first)));
            QCOMPARE(verdict->steps, problem.steps);
            QVERIFY(verdict->rows > 0 && verdict->visits >= problem.scene.settings.iterations);
        }
    }

    void theOrderOfVisitsAndTheSideOfFrictionAreFree() {
        FlawedSolver solver(SolverMistake::Unknown);
        solver.visitsBackwards = true;
        solver.rubsToTheRight = true;
        for (const CapstoneLevel level : levels)
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const CapstoneProblem problem = makeProblem(level, seed);
                const auto verdict = auditTrace(traceOf(problem, solver), rulesOf(problem));
                QVERIFY2(verdict.has_value(), verdict ? "" : verdict.error().text().c_str());
                QVERIFY2(verdict->passed(), qPrintable(describe(verdict->first)));
            }
    }

    void problemsDependOnTheirSeedAlone() {
        for (const CapstoneLevel level : levels) {
            const std::string text = problemText(makeProblem(level, 7));
            QVERIFY(text == problemText(makeProblem(level, 7)));
            QVERIFY(text != problemText(makeProblem(level, 8)));
        }
    }

    /// The header finds the contacts of level 6 by itself.
    void theHeaderFindsTheContactsThatOurEngineFinds() {
        SplitMix64 random(20);
        const auto between = [&](Real low, Real high) {
            return low + (high - low) * static_cast<Real>(random.next() >> 11) * 0x1p-53;
        };
        int touching = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::vector<capstone::Body> bodies;
            std::vector<capstone::Box> boxes;
            std::vector<std::pair<Box, Pose>> ours;
            for (int k = 0; k < 2; ++k) {
                const Box box{between(0.2, 2), between(0.2, 2)};
                const Vec2 position{between(-1, 1), between(-1, 1)};
                const Real angle = random.below(4) == 0 ? 0 : between(-4, 4);
                bodies.push_back({1, 1, {position.x, position.y}, angle, {0, 0}, 0});
                boxes.push_back({{0.5 * box.width, 0.5 * box.height}, 0.5});
                ours.emplace_back(box, poseAt(position, angle));
            }
            std::vector<capstone::Contact> theirs;
            capstone::collide(bodies, boxes, 0, 1, theirs);
            std::array<Contact, 2> points;
            const int count = manifold(ours[0].first, ours[0].second, ours[1].first, ours[1].second, solverscope::touching,
                                       std::span<Contact, 2>(points));
            QCOMPARE(static_cast<int>(theirs.size()), count);
            touching += count > 0;
            for (int k = 0; k < count; ++k) {
                const capstone::Contact& c = theirs[static_cast<std::size_t>(k)];
                const Contact& expected = points[static_cast<std::size_t>(k)];
                QCOMPARE(c.feature, expected.feature);
                QVERIFY(agree(Vec2{c.normal.x, c.normal.y}, expected.normal, 1e-12));
                QVERIFY(agree(Vec2{c.point.x, c.point.y}, expected.point, 1e-11));
                QVERIFY(agree(-c.depth, expected.separation, 1e-11));
            }
        }
        QVERIFY(touching > 5000);
    }

    void tracesOfOurEnginePass_data() {
        QTest::addColumn<QString>("correction");
        QTest::newRow("bias") << "erp";
        QTest::newRow("pseudo-velocities") << "split_impulse";
    }
    void tracesOfOurEnginePass() {
        QFETCH(QString, correction);
        for (const CapstoneLevel level : levels) {
            const bool isStack = level == CapstoneLevel::Stack;
            const Scene trace = engineTrace("stack_10", {{"position_correction", correction.toStdString()}, {"slop", "0.004"}}, 10,
                                            isStack ? 600 : 0);
            const auto verdict = auditTrace(trace, rulesForEngine(level, 0.2, 0.004));
            QVERIFY2(verdict.has_value(), verdict ? "" : verdict.error().text().c_str());
            QVERIFY2(verdict->passed(), qPrintable(QString("level %1: ").arg(levelNumber(level)) + describe(verdict->first)));
        }
    }

    void aStackThatFallsDoesNotPass() {
        const Scene trace = engineTrace("stack_10", {{"position_correction", "erp"}, {"warm_starting", "0"}}, 0, 600);
        AuditRules rules = rulesForEngine(CapstoneLevel::Stack, 0.2, 0.005);
        const auto verdict = auditTrace(trace, rules);
        QVERIFY(verdict.has_value());
        const auto difference = diagnosisOf({&*verdict, 1});
        QVERIFY2(difference && difference->mistake == SolverMistake::StackFell, qPrintable(describe(difference)));
        QVERIFY(difference->step > 10 && difference->body.starts_with("box_"));
    }

    /// The methods that are wrong on purpose.
    void theBugMuseumIsRecognised_data() {
        using enum SolverMistake;
        QTest::addColumn<QString>("method");
        QTest::addColumn<CapstoneLevel>("level");
        QTest::addColumn<SolverMistake>("mistake");
        QTest::newRow("lever arm") << "wrong_lever_arm" << CapstoneLevel::OneRow << NoLeverArm;
        QTest::newRow("sign") << "wrong_sign" << CapstoneLevel::OneRow << LeverArmReversed;
        QTest::newRow("clamp") << "wrong_clamp" << CapstoneLevel::ManyRows << ClampsDelta;
        QTest::newRow("friction bound") << "wrong_friction_bound" << CapstoneLevel::Friction << FrictionBoundOfLastStep;
        QTest::newRow("features") << "wrong_features" << CapstoneLevel::WarmStart << WarmStartByIndex;
    }
    void theBugMuseumIsRecognised() {
        QFETCH(QString, method);
        QFETCH(CapstoneLevel, level);
        QFETCH(SolverMistake, mistake);
        const Scene trace = engineTrace(method, {}, 90);
        const auto verdict = auditTrace(trace, rulesForEngine(level, 0.2, 0.005));
        QVERIFY2(verdict.has_value(), verdict ? "" : verdict.error().text().c_str());
        const auto difference = diagnosisOf({&*verdict, 1});
        QVERIFY2(difference && difference->mistake == mistake, qPrintable(describe(difference)));
    }

    void aTraceWithoutWhatTheLevelIsAboutIsRefused() {
        const auto refusal = [](const Scene& trace, CapstoneLevel level) {
            const auto verdict = auditTrace(trace, rulesForEngine(level, 0.2, 0.005));
            return QString::fromStdString(verdict ? "" : verdict.error().message);
        };
        const Scene ball = engineTrace("bouncing_ball", {{"warm_starting", "0"}}, 1);
        QVERIFY(refusal(ball, CapstoneLevel::OneRow).contains("found none"));
        const Scene box = engineTrace("two_box_stack", {{"warm_starting", "1"}}, 3);
        QCOMPARE(refusal(box, CapstoneLevel::OneRow), QString());
        QVERIFY(refusal(box, CapstoneLevel::Stack).contains("stack of ten"));
        QVERIFY(refusal(engineTrace("stack_10", {}, 3), CapstoneLevel::Stack).contains("10 s"));
        QVERIFY(refusal(engineTrace("stack_10", {{"position_correction", "ngs"}}, 3), CapstoneLevel::PositionCorrection)
                    .contains("sweeps over positions"));
        std::istringstream small(R"({"format": "solverscope-trace", "version": 1, "dt": 0.0166}
{"type": "body", "id": "left", "position": [0, 0]}
{"type": "body", "id": "right", "position": [1, 0]}
{"type": "step"}
{"type": "row", "row": 0, "kind": "equality", "a": "left", "b": "right"}
{"type": "visit", "row": 0, "delta": 0.25}
{"type": "end"}
)");
        const auto trace = readTrace(small, "small");
        QVERIFY(trace.has_value());
        QVERIFY(refusal(*trace, CapstoneLevel::OneRow).contains("missing: n"));
    }

    void impulsesOfContactsThatHaveEndedAreFound() {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const CapstoneProblem problem = makeProblem(CapstoneLevel::WarmStart, seed);
            const auto verdict =
                auditTrace(traceOf(problem, FlawedSolver(SolverMistake::WarmStartOfEarlierStep)), rulesOf(problem));
            QVERIFY(verdict.has_value());
            if (verdict->passed()) continue;  // no contact has come back
            const auto difference = diagnosisOf({&*verdict, 1});
            QVERIFY2(difference->mistake == SolverMistake::WarmStartOfEarlierStep, qPrintable(describe(difference)));
            ++found;
        }
        QVERIFY(found > 0);
    }

    void everyMistakeGetsItsDiagnosis_data() {
        using enum SolverMistake;
        QTest::addColumn<SolverMistake>("flaw");
        QTest::addColumn<CapstoneLevel>("level");
        const auto add = [](const char* name, SolverMistake flaw, CapstoneLevel level) { QTest::newRow(name) << flaw << level; };
#define ADD(flaw, level) add(#flaw, flaw, CapstoneLevel::level)
        ADD(NoRows, OneRow);
        ADD(NormalRowMissing, ManyRows);
        ADD(FrictionRowMissing, Friction);
        ADD(RowTwice, ManyRows);
        ADD(NormalReversed, OneRow);
        ADD(FrictionAlongNormal, Friction);
        ADD(NormalAcross, OneRow);
        ADD(NoLeverArm, OneRow);
        ADD(LeverArmReversed, OneRow);
        ADD(LeverArmFromOrigin, ManyRows);
        ADD(LeverArmOfOtherBody, ManyRows);
        ADD(LeverArmOfNormal, Friction);
        ADD(LeverArmAlong, OneRow);
        ADD(MassWithoutLeverArms, OneRow);
        ADD(MassWithoutInertia, OneRow);
        ADD(MassLeverNotSquared, OneRow);
        ADD(MassOfOneBody, OneRow);
        ADD(MassIsK, OneRow);
        ADD(MassOfNormal, Friction);
        ADD(BiasReversed, PositionCorrection);
        ADD(WholeDepth, PositionCorrection);
        ADD(SlopIgnored, PositionCorrection);
        ADD(SlopAdded, PositionCorrection);
        ADD(BiasNotDividedByH, PositionCorrection);
        ADD(BiasBelowSlop, PositionCorrection);
        ADD(NoBias, PositionCorrection);
        ADD(BiasOnFriction, PositionCorrection);
        ADD(BiasNotAsked, OneRow);
        ADD(GravityTwice, ManyRows);
        ADD(ChangedUnreported, ManyRows);
        ADD(WarmStartMissing, WarmStart);
        ADD(WarmStartNotApplied, WarmStart);
        ADD(WarmStartForgotten, WarmStart);
        ADD(WarmStartTwice, WarmStart);
        ADD(WarmStartReversed, WarmStart);
        ADD(WarmStartOnA, WarmStart);
        ADD(WarmStartOnB, WarmStart);
        ADD(WarmStartByIndex, WarmStart);
        ADD(WarmStartByFeature, WarmStart);
        ADD(WarmStartLastDelta, WarmStart);
        ADD(WarmStartNoFriction, WarmStart);
        ADD(NotSwept, ManyRows);
        ADD(SweepsMissing, ManyRows);
        ADD(SweepsTooMany, ManyRows);
        ADD(RowNotVisited, ManyRows);
        ADD(RowVisitedTwice, ManyRows);
        ADD(SignOfJv, OneRow);
        ADD(JvWithoutTurning, OneRow);
        ADD(JvOfOneBody, ManyRows);
        ADD(JvTurningReversed, OneRow);
        ADD(BiasSubtracted, PositionCorrection);
        ADD(BiasOmitted, PositionCorrection);
        ADD(NoEffectiveMass, OneRow);
        ADD(TimesK, OneRow);
        ADD(NormalsMass, Friction);
        ADD(ClampsDelta, ManyRows);
        ADD(NotClamped, ManyRows);
        ADD(SumForgotten, ManyRows);
        ADD(OldVelocities, ManyRows);
        ADD(FrictionOneSided, Friction);
        ADD(FrictionOnlyPushes, Friction);
        ADD(FrictionBoundIsMu, Friction);
        ADD(FrictionBoundOfVisit, Friction);
        ADD(FrictionBoundOfLastStep, WarmStart);
        ADD(FrictionBoundOfLastSweep, Friction);
        ADD(FrictionBoundOfOther, Friction);
        ADD(NotApplied, OneRow);
        ADD(NotAppliedToA, ManyRows);
        ADD(NotAppliedToB, OneRow);
        ADD(AppliedToAAlike, ManyRows);
        ADD(AppliedReversed, OneRow);
        ADD(NoTurning, OneRow);
        ADD(TurningReversed, OneRow);
        ADD(AppliedLambda, ManyRows);
        ADD(AppliedUnclamped, ManyRows);
        ADD(AppliedTwice, OneRow);
        ADD(WithoutInverseMass, OneRow);
        ADD(MassForInertia, OneRow);
#undef ADD
    }
    void everyMistakeGetsItsDiagnosis() {
        QFETCH(SolverMistake, flaw);
        QFETCH(CapstoneLevel, level);
        for (std::uint64_t seed = 100; seed <= 300; seed += 100) {
            const auto difference = diagnosis(level, flaw, seed);
            QVERIFY2(difference && difference->mistake == flaw, qPrintable(QString("seed %1: ").arg(seed) + describe(difference)));
            QVERIFY(difference->explained > difference->all / 2);
        }
    }
};

SOLVERSCOPE_TEST(TestCapstone, QCoreApplication)
#include "test_capstone.moc"
