// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "physics/analysis/reference/residual.h"
#include "physics/analysis/spectrum/conditioning.h"
#include "physics/analysis/spectrum/null_directions.h"
#include "physics/analysis/spectrum/row_matrix.h"
#include "physics/analysis/spectrum/slope_cause.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A body that cannot turn, on two points of the floor: each can carry any share of its weight.
VelocityProblem twoPoints() {
    VelocityProblem problem;
    problem.inverseMasses = {{}, {0.5, 0}, {}};
    problem.velocities = {{}, {{0, -1}, 0}, {}};
    for (int i = 0; i < 2; ++i) {
        Row row;
        row.kind = RowKind::Unilateral;
        row.a = BodyId{0};
        row.b = BodyId{1};
        row.n = {0, 1};
        row.upper = std::numeric_limits<Real>::infinity();
        row.effectiveMass = 1 / inverseEffectiveMass(row, {}, problem.inverseMasses[1]);
        problem.rows.push_back(row);
    }
    return problem;
}

VelocityProblem problemAfter(const QString& scene, int steps) { return frozenStep(shippedWorldAfter(scene, steps)).velocities; }

/// The largest change of any body's velocity, in the norm of its energy.
Real moved(const NullDirection& direction, Real t, const VelocityProblem& problem, const ReferenceSolution& solution) {
    return velocityError(velocitiesAfter(problem, movedAlong(direction, t, solution.impulses)), solution.velocities,
                         problem.inverseMasses);
}

}  // namespace

class TestNullDirections : public QObject {
    Q_OBJECT

private slots:
    void twoPointsShareAWeightInEveryProportion() {
        const VelocityProblem problem = twoPoints();
        const ReferenceSolution solution = referenceSolution(problem);
        const NullSpace space = nullSpaceOf(problem, solution);
        QVERIFY(space.known);
        QCOMPARE(space.freeRows, std::size_t{2});
        QCOMPARE(space.dimension, std::size_t{1});
        const NullDirection& direction = space.directions[0];
        QCOMPARE(direction.parts.size(), std::size_t{2});
        QCOMPARE(direction.parts[0].row, 0U);
        QVERIFY(std::abs(direction.parts[0].impulse - 1) < 1e-15);
        QVERIFY(std::abs(direction.parts[1].impulse + 1) < 1e-15);
        // 2 kg falling at 1 m/s: 2 N s in all, and neither row may pull.
        QVERIFY(std::abs(solution.impulses[0] + solution.impulses[1] - 2) < 1e-14);
        QVERIFY(std::abs(direction.minT + solution.impulses[0]) < 1e-14);
        QVERIFY(std::abs(direction.maxT - solution.impulses[1]) < 1e-14);
    }

    void uniqueImpulsesHaveNoNullDirection() {
        const VelocityProblem problem = problemAfter("two_box_stack", 0);
        const NullSpace space = nullSpaceOf(problem, referenceSolution(problem));
        QVERIFY(space.known);
        QCOMPARE(space.dimension, std::size_t{0});
        QVERIFY(space.directions.empty());
    }

    void everyDirectionLeavesTheVelocitiesAndTheLaws_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("steps");
        for (const char* scene : {"stack_10", "pyramid_10", "domino", "car", "shapes", "chain_10"})
            for (const int steps : {1, 10, 60}) QTest::addRow("%s, %d", scene, steps) << QString(scene) << steps;
        QTest::newRow("pyramid_30, 4") << "pyramid_30" << 4;
    }
    void everyDirectionLeavesTheVelocitiesAndTheLaws() {
        QFETCH(QString, scene);
        QFETCH(int, steps);
        const VelocityProblem problem = problemAfter(scene, steps);
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(solution.certified);
        const NullSpace space = nullSpaceOf(problem, solution);
        QVERIFY(space.known);
        QCOMPARE(space.directions.size(), std::min<std::size_t>(space.dimension, 32));
        Real largest = 0;
        for (const Real impulse : solution.impulses) largest = std::max(largest, std::abs(impulse));
        for (const NullDirection& direction : space.directions) {
            QVERIFY(moved(direction, 1, problem, solution) < 1e-9);
            QVERIFY(direction.minT <= 0 && direction.maxT >= 0);
            Real size = 0;
            for (const auto& part : direction.parts) {
                QVERIFY(solution.clamps[part.row] == Clamp::None || problem.rows[part.row].kind == RowKind::Friction);
                size = std::max(size, std::abs(part.impulse));
            }
            QVERIFY(std::abs(size - 1) < 1e-12);
            // As far as the bounds let it, and half as far: still a solution.
            for (const Real share : {1.0, 0.5})
                for (const Real end : {direction.minT, direction.maxT}) {
                    if (!std::isfinite(end)) continue;
                    const std::vector<Real> impulses = movedAlong(direction, share * end, solution.impulses);
                    const Real residual = residualOf(problem.rows, impulses, velocitiesAfter(problem, impulses));
                    QVERIFY2(residual < 1e-9 * std::max(1.0, largest), qPrintable(QString::number(residual)));
                }
        }
    }

    void theCountIsThatOfTheVanishingEigenvalues_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"stack_10", "pyramid_10", "two_box_stack", "chain_10"}) QTest::newRow(scene) << scene;
    }
    void theCountIsThatOfTheVanishingEigenvalues() {
        QFETCH(QString, scene);
        const VelocityProblem problem = problemAfter(scene, 60);
        const ReferenceSolution solution = referenceSolution(problem);
        const NullSpace space = nullSpaceOf(problem, solution);
        std::vector<std::uint32_t> free;
        bool slides = false;
        for (std::uint32_t i = 0; i < problem.rows.size(); ++i) {
            if (solution.clamps[i] == Clamp::None) free.push_back(i);
            slides = slides || (solution.clamps[i] != Clamp::None && problem.rows[i].kind == RowKind::Friction &&
                                solution.clamps[problem.rows[i].normalRow] == Clamp::None);
        }
        QVERIFY(!slides);  // there the null space is that of another matrix
        const Conditioning conditioning = conditioningOf(RowMatrix{problem.rows, problem.inverseMasses}, free);
        QVERIFY(conditioning.exact);
        QCOMPARE(space.dimension, conditioning.nullDirections);
        QCOMPARE(space.dimension > 0, uniquenessOfImpulses(problem, solution) == Uniqueness::NotUnique);
    }

    void twiceTheSameIsTheSame() {
        const VelocityProblem problem = problemAfter("stack_10", 30);
        const ReferenceSolution solution = referenceSolution(problem);
        const NullSpace space = nullSpaceOf(problem, solution);
        QVERIFY(!space.directions.empty());
        QVERIFY(space.directions == nullSpaceOf(problem, referenceSolution(problem)).directions);
    }

    void ofWhatIsNotCertifiedNothingIsKnown() { QVERIFY(!nullSpaceOf(twoPoints(), ReferenceSolution{}).known); }
};

SOLVERSCOPE_TEST(TestNullDirections, QCoreApplication)
#include "test_null_directions.moc"
