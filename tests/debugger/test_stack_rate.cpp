// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The figure from the literature: how slowly Gauss–Seidel sweeps carry the weight of a stack to the ground. docs/convergence.md
// derives it.
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "physics/analysis/metrics.h"
#include "physics/analysis/spectrum/row_matrix.h"
#include "tests/equal_stack.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr int heights[] = {2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 56, 64};

/// cos²(π/2n)
Real theory(int bodies) {
    const Real c = std::cos(std::numbers::pi / (2 * bodies));
    return c * c;
}

/// Gauss–Seidel on the tridiagonal system, written down by itself: sweeps until the velocities that all began with −1 are, as a
/// whole, a hundredth of that.
int sweepsOfTheory(int bodies) {
    std::vector<double> v(static_cast<std::size_t>(bodies), -1.0);
    const auto size = [&v] {
        double squares = 0;
        for (const double each : v) squares += each * each;
        return std::sqrt(squares);
    };
    const double goal = 0.01 * size();
    int sweeps = 0;
    for (; size() > goal; ++sweeps) {
        v[0] = 0;  // the ground stops the lowest
        for (std::size_t i = 1; i < v.size(); ++i) v[i] = v[i - 1] = (v[i] + v[i - 1]) / 2;
    }
    return sweeps;
}

SweepMetrics measured(int bodies, int sweeps) {
    World world = makeWorld(equalStack(bodies));
    world.settings.iterations = sweeps;
    return measureStep(world).velocities;
}

void addHeights() {
    QTest::addColumn<int>("bodies");
    for (const int bodies : heights) QTest::addRow("%d bodies", bodies) << bodies;
}

}  // namespace

class TestStackRate : public QObject {
    Q_OBJECT

private slots:
    /// M⁻¹ on the bodies, a row for every contact: 1 at the ground, 2 above, −1 between neighbours.
    void theRowsOfTheStackAreTheTridiagonalSystem_data() { addHeights(); }
    void theRowsOfTheStackAreTheTridiagonalSystem() {
        QFETCH(int, bodies);
        const VelocityProblem problem = frozenStep(makeWorld(equalStack(bodies))).velocities;
        const RowMatrix A(problem.rows, problem.inverseMasses);
        QCOMPARE(A.size(), static_cast<std::uint32_t>(bodies));
        for (std::uint32_t i = 0; i < A.size(); ++i)
            for (std::uint32_t j = 0; j < A.size(); ++j) {
                const Real wanted = i == j ? (i == 0 ? 1 : 2) : std::max(i, j) - std::min(i, j) == 1 ? -1 : 0;
                QVERIFY(std::abs(A.at(i, j) - wanted) < 1e-15);
            }
    }

    void thePredictedRateIsTheFormula_data() { addHeights(); }
    void thePredictedRateIsTheFormula() {
        QFETCH(int, bodies);
        const FrozenStep frozen = frozenStep(makeWorld(equalStack(bodies)));
        const ReferenceSolution reference = referenceSolution(frozen.velocities);
        QVERIFY(reference.certified);
        const Real rate = predictedRate(frozen.velocities, reference);
        QVERIFY2(std::abs(rate - theory(bodies)) < 1e-10, qPrintable(QString::number(rate - theory(bodies))));
    }

    void twoBodiesHalveTheErrorWithEverySweep() { QVERIFY(std::abs(theory(2) - 0.5) < 1e-15); }

    void lateSweepsShrinkTheErrorByTheFormula_data() { addHeights(); }
    void lateSweepsShrinkTheErrorByTheFormula() {
        QFETCH(int, bodies);
        const SweepMetrics metrics = measured(bodies, std::clamp(3 * bodies * bodies, 30, 4000));
        QVERIFY(metrics.reference.certified);
        const Real off = std::abs(metrics.measuredRate - theory(bodies)) / (1 - theory(bodies));
        QVERIFY2(off < 1e-3, qPrintable(QString::number(off)));
        // All rows push from the first sweep on: no bound has a part in it.
        for (const IterationMetrics& sweep : metrics.iterations) QCOMPARE(sweep.clampedRows, 0);
    }

    void asManySweepsAsTheTheoryCounts_data() { addHeights(); }
    void asManySweepsAsTheTheoryCounts() {
        QFETCH(int, bodies);
        const int wanted = sweepsOfTheory(bodies);
        const SweepMetrics metrics = measured(bodies, wanted + 1);
        const Real goal = 0.01 * metrics.iterations.front().velocityError;
        const auto there = std::ranges::find_if(metrics.iterations, [&](const auto& sweep) { return sweep.velocityError <= goal; });
        QVERIFY(there != metrics.iterations.end());
        QCOMPARE(there->iteration, wanted);
    }

    /// −ln cos²(π/2n) → π²/4n²
    void sweepsGrowWithTheSquareOfTheHeight() {
        for (const int bodies : {8, 16, 32}) {
            const Real growth = static_cast<Real>(sweepsOfTheory(2 * bodies)) / sweepsOfTheory(bodies);
            QVERIFY2(std::abs(growth - 4) < 0.03, qPrintable(QString::number(growth)));
        }
    }
};

SOLVERSCOPE_TEST(TestStackRate, QCoreApplication)
#include "test_stack_rate.moc"
