// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The capstone: problems, and the comparison of solvers with the reference. Solvers run in the test itself, with the header that
// learners include; tests/gui/test_capstone_command.cpp builds some as programs.
#include <QtTest>
#include <algorithm>
#include <map>
#include <set>
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
std::optional<CapstoneDifference> diagnosis(CapstoneLevel level, const FlawedSolver& solver, std::uint64_t seed) {
    std::vector<CapstoneVerdict> verdicts;
    for (int i = 0; i < problemsOf(level); ++i) {
        const CapstoneProblem problem = makeProblem(level, seed + static_cast<std::uint64_t>(i));
        const auto verdict = auditTrace(traceOf(problem, solver), rulesOf(problem));
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

/// A mistake, and the level at which it shows.
struct Flaw {
    SolverMistake mistake;
    CapstoneLevel level;
    const char* name;
};
#define FLAW(mistake, level) \
    { SolverMistake::mistake, CapstoneLevel::level, #mistake " at level " #level }
constexpr Flaw flaws[] = {
    FLAW(NoRows, OneRow),
    FLAW(NormalRowMissing, ManyRows),
    FLAW(FrictionRowMissing, Friction),
    FLAW(RowTwice, ManyRows),
    FLAW(NormalReversed, OneRow),
    FLAW(FrictionAlongNormal, Friction),
    FLAW(NormalAcross, OneRow),
    FLAW(NoLeverArm, OneRow),
    FLAW(LeverArmReversed, OneRow),
    FLAW(LeverArmFromOrigin, ManyRows),
    FLAW(LeverArmOfOtherBody, ManyRows),
    FLAW(LeverArmOfNormal, Friction),
    FLAW(LeverArmAlong, OneRow),
    FLAW(MassWithoutLeverArms, OneRow),
    FLAW(MassWithoutInertia, OneRow),
    FLAW(MassLeverNotSquared, OneRow),
    FLAW(MassOfOneBody, OneRow),
    FLAW(MassIsK, OneRow),
    FLAW(MassOfNormal, Friction),
    FLAW(BiasReversed, PositionCorrection),
    FLAW(WholeDepth, PositionCorrection),
    FLAW(SlopIgnored, PositionCorrection),
    FLAW(SlopAsLeast, PositionCorrection),
    FLAW(SlopAdded, PositionCorrection),
    FLAW(BiasNotDividedByH, PositionCorrection),
    FLAW(BiasTimesH, PositionCorrection),
    FLAW(BiasBelowSlop, PositionCorrection),
    FLAW(NoBias, PositionCorrection),
    FLAW(BiasOnFriction, PositionCorrection),
    FLAW(BiasNotAsked, OneRow),
    FLAW(GravityTwice, ManyRows),
    FLAW(ChangedUnreported, ManyRows),
    FLAW(WarmStartMissing, WarmStart),
    FLAW(WarmStartNotApplied, WarmStart),
    FLAW(WarmStartForgotten, WarmStart),
    FLAW(WarmStartTwice, WarmStart),
    FLAW(WarmStartReversed, WarmStart),
    FLAW(WarmStartOnA, WarmStart),
    FLAW(WarmStartOnB, WarmStart),
    FLAW(WarmStartByIndex, WarmStart),
    FLAW(WarmStartByFeature, WarmStart),
    FLAW(WarmStartByBodies, WarmStart),
    FLAW(WarmStartByContact, WarmStart),
    FLAW(WarmStartLastDelta, WarmStart),
    FLAW(WarmStartNoFriction, WarmStart),
    FLAW(NotSwept, ManyRows),
    FLAW(SweepsMissing, ManyRows),
    FLAW(SweepsTooMany, ManyRows),
    FLAW(RowNotVisited, ManyRows),
    FLAW(RowVisitedTwice, ManyRows),
    FLAW(SignOfJv, OneRow),
    FLAW(JvWithoutTurning, OneRow),
    FLAW(JvOfOneBody, ManyRows),
    FLAW(JvTurningReversed, OneRow),
    FLAW(BiasSubtracted, PositionCorrection),
    FLAW(BiasOmitted, PositionCorrection),
    FLAW(NoEffectiveMass, OneRow),
    FLAW(TimesK, OneRow),
    FLAW(NormalsMass, Friction),
    FLAW(ClampsDelta, ManyRows),
    FLAW(NotClamped, ManyRows),
    FLAW(SumForgotten, ManyRows),
    FLAW(OldVelocities, ManyRows),
    FLAW(FrictionOneSided, Friction),
    FLAW(FrictionOnlyPushes, Friction),
    FLAW(FrictionBoundIsMu, Friction),
    FLAW(FrictionBoundOfVisit, Friction),
    FLAW(FrictionBoundOfLastStep, WarmStart),
    FLAW(FrictionBoundOfLastSweep, Friction),
    FLAW(FrictionBoundOfOther, Friction),
    FLAW(NotApplied, OneRow),
    FLAW(NotAppliedToA, ManyRows),
    FLAW(NotAppliedToB, OneRow),
    FLAW(AppliedToAAlike, ManyRows),
    FLAW(AppliedReversed, OneRow),
    FLAW(NoTurning, OneRow),
    FLAW(TurningReversed, OneRow),
    FLAW(AppliedLambda, ManyRows),
    FLAW(AppliedUnclamped, ManyRows),
    FLAW(AppliedTwice, OneRow),
    FLAW(WithoutInverseMass, OneRow),
    FLAW(MassForInertia, OneRow),
    FLAW(NoLeverArm, Stack),
    FLAW(ClampsDelta, Stack),
    FLAW(SweepsMissing, Stack),
    FLAW(FrictionBoundIsMu, Stack),
    FLAW(WarmStartMissing, Stack),
    FLAW(WarmStartNotApplied, Stack),
    FLAW(WarmStartByContact, Stack),
    FLAW(AppliedReversed, Stack),
};
#undef FLAW

}  // namespace

void solve(capstone::Step&) {}

class TestCapstone : public QObject {
    Q_OBJECT

    static void expectDiagnosis(CapstoneLevel level, const FlawedSolver& solver, SolverMistake expected) {
        for (std::uint64_t seed = 100; seed <= 300; seed += 100) {
            const auto difference = diagnosis(level, solver, seed);
            QVERIFY2(difference && difference->mistake == expected,
                     qPrintable(QString("seed %1: ").arg(seed) + describe(difference)));
            QVERIFY2(difference->explained > difference->all / 2, qPrintable(describe(difference)));
        }
    }

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

    /// Most steps of a stack are not recorded: nobody knows what they have left.
    void impulsesOfStepsThatAreNotRecordedAreFound() {
        const auto difference = diagnosis(CapstoneLevel::Stack, FlawedSolver(SolverMistake::WarmStartOfEarlierStep), 14);
        QVERIFY2(difference && difference->mistake == SolverMistake::WarmStartOfEarlierStep, qPrintable(describe(difference)));
        QVERIFY(difference->step > 120);
    }

    void everyMistakeGetsItsDiagnosis_data() {
        QTest::addColumn<SolverMistake>("flaw");
        QTest::addColumn<CapstoneLevel>("level");
        for (const Flaw& flaw : flaws) QTest::newRow(flaw.name) << flaw.mistake << flaw.level;
    }
    void everyMistakeGetsItsDiagnosis() {
        QFETCH(SolverMistake, flaw);
        QFETCH(CapstoneLevel, level);
        expectDiagnosis(level, FlawedSolver(flaw), flaw);
    }

    /// The levels have new ideas; a solver can be wrong about each in many ways, or about one of those before.
    void everyLevelHasSixWrongSolutions() {
        std::map<CapstoneLevel, std::set<SolverMistake>> wrong;
        for (const Flaw& flaw : flaws) wrong[flaw.level].insert(flaw.mistake);
        for (const CapstoneLevel level : levels)
            QVERIFY2(wrong[level].size() >= 6, qPrintable(QString::number(levelNumber(level))));
    }

    /// The template has no bounds before level 2.
    void levelOneNeedsNoBounds_data() {
        using enum SolverMistake;
        QTest::addColumn<SolverMistake>("flaw");
        QTest::newRow("right") << Unknown;
        QTest::newRow("sign of Jv") << SignOfJv;
        QTest::newRow("no turning") << JvWithoutTurning;
        QTest::newRow("turning reversed") << JvTurningReversed;
        QTest::newRow("no mass") << NoEffectiveMass;
        QTest::newRow("times K") << TimesK;
        QTest::newRow("one body") << JvOfOneBody;
    }
    void levelOneNeedsNoBounds() {
        QFETCH(SolverMistake, flaw);
        FlawedSolver solver(flaw);
        solver.isUnbounded = true;
        if (flaw == SolverMistake::Unknown)
            QVERIFY(!diagnosis(CapstoneLevel::OneRow, solver, 100));
        else
            expectDiagnosis(CapstoneLevel::OneRow, solver, flaw);
    }

    void aMistakeIsRecognisedInItsOtherForms_data() {
        using enum SolverMistake;
        QTest::addColumn<FlawedSolver>("solver");
        QTest::addColumn<CapstoneLevel>("level");
        QTest::addColumn<SolverMistake>("expected");
        const auto add = [](const char* name, CapstoneLevel level, SolverMistake mistake, auto change) {
            FlawedSolver solver(mistake);
            change(solver);
            QTest::newRow(name) << solver << level << mistake;
        };
        using BoundBy = FlawedSolver::BoundBy;
        const auto bound = [&](const char* name, BoundBy by, bool isGrouped) {
            FlawedSolver solver(Unknown);
            solver.boundBy = by;
            solver.isGrouped = isGrouped;
            QTest::newRow(name) << solver << CapstoneLevel::Friction << FrictionBoundOfOther;
        };
        bound("friction bounded by rows[row.contact]", BoundBy::RowOfContact, false);
        bound("friction bounded by the row before, grouped", BoundBy::RowBefore, true);
        add("no minus", CapstoneLevel::OneRow, SignOfJv, [](FlawedSolver& s) { s.hasNoMinus = s.isUnbounded = true; });
        add("no minus, with bounds", CapstoneLevel::PositionCorrection, SignOfJv, [](FlawedSolver& s) { s.hasNoMinus = true; });
        add("swept once", CapstoneLevel::ManyRows, NotSwept, [](FlawedSolver& s) { s.sweptOnce = true; });
        add("r from the point", CapstoneLevel::OneRow, LeverArmReversed, [](FlawedSolver& s) { s.leversFromPoint = true; });
        FlawedSolver gated(Unknown);
        gated.hasSlopAsGate = true;
        QTest::newRow("slop as a gate") << gated << CapstoneLevel::PositionCorrection << SlopIgnored;
    }
    void aMistakeIsRecognisedInItsOtherForms() {
        QFETCH(FlawedSolver, solver);
        QFETCH(CapstoneLevel, level);
        QFETCH(SolverMistake, expected);
        expectDiagnosis(level, solver, expected);
    }

    void groupedRowsPass() {
        FlawedSolver solver(SolverMistake::Unknown);
        solver.isGrouped = true;
        for (std::uint64_t seed = 100; seed <= 300; seed += 100) QVERIFY(!diagnosis(CapstoneLevel::Friction, solver, seed));
    }

    /// A number that no known mistake leads to comes with what the reference computes it from.
    void anUnknownMistakeHasNumbers() {
        FlawedSolver solver(SolverMistake::Unknown);
        solver.extraImpulse = 0.0123;
        const auto difference = diagnosis(CapstoneLevel::ManyRows, solver, 100);
        QVERIFY(difference && difference->mistake == SolverMistake::Unknown);
        std::map<std::string, double> numbers;
        for (const NamedNumber& number : difference->numbers) numbers[number.name] = number.value;
        const Real raw = -numbers.at("effectiveMass") * (numbers.at("Jv") + numbers.at("bias"));
        const Real expected = std::clamp(numbers.at("lambda") + raw, numbers.at("lower"), numbers.at("upper"));
        QVERIFY2(agree(expected, difference->expected, 1e-12), qPrintable(describe(difference)));
        QVERIFY(agree(expected + 0.0123, difference->found, 1e-9));
    }

    /// What is built wrong is seen best at the first visit.
    void aWrongRowLeadsToItsFirstVisit() {
        const auto difference = diagnosis(CapstoneLevel::ManyRows, FlawedSolver(SolverMistake::MassIsK), 100);
        QVERIFY(difference && difference->in == DifferenceIn::EffectiveMass && difference->row);
        QCOMPARE(difference->firstVisit, 1);
        FlawedSolver late(SolverMistake::MassIsK);
        late.visitsLast = static_cast<std::size_t>(*difference->row);
        QCOMPARE(diagnosis(CapstoneLevel::ManyRows, late, 100)->firstVisit, 2);
    }
};

SOLVERSCOPE_TEST(TestCapstone, QCoreApplication)
#include "test_capstone.moc"
