// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <cmath>
#include <random>

#include "physics/analysis/reference/residual.h"
#include "physics/analysis/spectrum/slope_cause.h"
#include "physics/solvers/sequential_impulses.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Bodies on top of each other on the ground that only rise and fall, one row between two of them.
VelocityProblem tower(const std::vector<Real>& masses) {
    VelocityProblem problem;
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    for (std::size_t i = 0; i < masses.size(); ++i) {
        problem.inverseMasses.push_back({1 / masses[i], 0});
        problem.velocities.push_back({{0, -0.1}, 0});
        Row row;
        row.kind = RowKind::Unilateral;
        row.a = BodyId{static_cast<std::uint32_t>(i)};
        row.b = BodyId{static_cast<std::uint32_t>(i + 1)};
        row.n = {0, 1};
        row.upper = std::numeric_limits<Real>::infinity();
        row.effectiveMass = 1 / inverseEffectiveMass(row, problem.inverseMasses[i], problem.inverseMasses[i + 1]);
        problem.rows.push_back(row);
    }
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    return problem;
}

/// ρ of a tower of equal bodies: cos²(π / 2n).
Real towerRate(int height) {
    const Real c = std::cos(pi / (2 * height));
    return c * c;
}

/// A tree of hinges and rods between bodies of very different masses, some of them closed to a loop: rows that nothing clamps.
VelocityProblem unclamped(std::mt19937_64& random) {
    const auto between = [&](Real low, Real high) { return low + (high - low) * static_cast<Real>(random() >> 11) * 0x1p-53; };
    VelocityProblem problem;
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    const auto bodies = 2 + random() % 6;
    for (std::uint64_t i = 0; i < bodies; ++i) {
        const Real mass = std::exp(between(-1.5, 1.5));
        problem.inverseMasses.push_back({1 / mass, between(3, 9) / mass});
        problem.velocities.push_back({{between(-1, 1), between(-1, 1)}, between(-1, 1)});
    }
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    const auto hold = [&](std::uint32_t a, std::uint32_t b, Vec2 n, Vec2 rA, Vec2 rB) {
        Row row;
        row.a = BodyId{a};
        row.b = BodyId{b};
        row.n = n;
        row.wA = cross(rA, n);
        row.wB = cross(rB, n);
        row.lower = -std::numeric_limits<Real>::infinity();
        row.upper = std::numeric_limits<Real>::infinity();
        row.softness = random() % 5 == 0 ? between(0.01, 0.3) : 0;
        row.bias = between(-0.2, 0.2);
        row.effectiveMass = 1 / (inverseEffectiveMass(row, problem.inverseMasses[a], problem.inverseMasses[b]) + row.softness);
        problem.rows.push_back(row);
    };
    for (std::uint32_t i = 1; i <= bodies; ++i) {
        const auto other = static_cast<std::uint32_t>(random() % i);
        const Vec2 rA{between(-0.5, 0.5), between(-0.5, 0.5)};
        const Vec2 rB{between(-0.5, 0.5), between(-0.5, 0.5)};
        hold(other, i, {1, 0}, rA, rB);
        if (random() % 3 > 0) hold(other, i, {0, 1}, rA, rB);
    }
    return problem;
}

/// Sweeps of the solver itself over copies of the rows.
struct Sweeps {
    RowVector rows;
    std::vector<Velocity> velocities;
    const std::vector<InverseMass>& inverseMasses;

    explicit Sweeps(const VelocityProblem& problem)
        : rows(problem.rows), velocities(problem.velocities), inverseMasses(problem.inverseMasses) {}

    void run(int count) {
        RowSystem system;
        system.rows = rows;
        system.velocities = velocities;
        system.inverseMasses = inverseMasses;
        NullWatch nobody;
        sequentialImpulses(system, count, true, nobody);
    }
};

/// By which factor an error shrinks per sweep in the long run. Without bounds and with bias 0 an error is itself a state that the
/// sweeps end at 0, so that it can be enlarged again before it is lost in rounding.
Real measuredFactor(const VelocityProblem& problem, const ReferenceSolution& solution) {
    Sweeps sweeps(problem);
    sweeps.run(2);
    for (std::size_t i = 0; i < sweeps.rows.size(); ++i) {
        sweeps.rows[i].lambda -= solution.impulses[i];
        sweeps.rows[i].bias = 0;
    }
    const VelocityProblem still{problem.rows, std::vector<Velocity>(problem.velocities.size()), problem.inverseMasses};
    const auto size = [&](const std::vector<Velocity>& velocities) {
        return velocityError(velocities, still.velocities, problem.inverseMasses);
    };
    Real logarithms = 0;
    int counted = 0;
    for (int round = 0; round < 1000; ++round) {
        // The velocities from the impulses: what of them no impulse can change would only be enlarged.
        std::vector<Real> impulses;
        for (const Row& row : sweeps.rows) impulses.push_back(row.lambda);
        const Real before = size(velocitiesAfter(still, impulses));
        for (std::size_t i = 0; i < impulses.size(); ++i) sweeps.rows[i].lambda = impulses[i] /= before;
        sweeps.velocities = velocitiesAfter(still, impulses);
        sweeps.run(4);
        if (round < 500) continue;
        logarithms += std::log(size(sweeps.velocities));
        counted += 4;
    }
    return std::exp(logarithms / counted);
}

}  // namespace

class TestSlopeCause : public QObject {
    Q_OBJECT

private slots:
    void theTwoBoxStackHalvesItsErrorWithEverySweep() {
        const VelocityProblem problem = frozenStep(shippedWorld("two_box_stack")).velocities;
        const ReferenceSolution solution = referenceSolution(problem);
        QVERIFY(std::abs(predictedRate(problem, solution) - 0.5) < 1e-15);
        Sweeps sweeps(problem);
        sweeps.run(1);
        for (int i = 0; i < 30; ++i) {
            const Real before = velocityError(sweeps.velocities, solution.velocities, problem.inverseMasses);
            sweeps.run(1);
            const Real after = velocityError(sweeps.velocities, solution.velocities, problem.inverseMasses);
            QVERIFY(std::abs(after / before - 0.5) < 1e-6);
        }
    }

    void measuredRatesOfRandomUnclampedSystemsAreThePredictedOnes() {
        std::mt19937_64 random(20261121);
        int measured = 0;
        for (int k = 0; k < 200 && measured < 60; ++k) {
            const VelocityProblem problem = unclamped(random);
            const ReferenceSolution solution = referenceSolution(problem);
            QVERIFY2(solution.certified, qPrintable(QString("problem %1: residual %2").arg(k).arg(solution.residual)));
            const Real predicted = predictedRate(problem, solution);
            QVERIFY(predicted >= 0 && predicted < 1);
            if (predicted < 0.05) continue;  // over before a slope can be seen
            const Real ratio = measuredFactor(problem, solution);
            QVERIFY2(std::abs(ratio / predicted - 1) < 0.02,
                     qPrintable(QString("problem %1: measured %2, predicted %3").arg(k).arg(ratio).arg(predicted)));
            ++measured;
        }
        QVERIFY2(measured >= 50, qPrintable(QString::number(measured)));
    }

    void aTowerOfEqualBodiesIsSlowBecauseItIsHigh_data() {
        QTest::addColumn<int>("height");
        for (const int height : {2, 3, 5, 8, 12, 20}) QTest::addRow("%d", height) << height;
    }
    void aTowerOfEqualBodiesIsSlowBecauseItIsHigh() {
        QFETCH(int, height);
        const VelocityProblem problem = tower(std::vector<Real>(static_cast<std::size_t>(height), 2));
        const ReferenceSolution solution = referenceSolution(problem);
        const SlopeCause cause = slopeCause(problem, solution);
        QVERIFY(std::abs(cause.rate - towerRate(height)) < 1e-12);
        QCOMPARE(cause.height(), height);
        QCOMPARE(cause.chain.front(), BodyId{static_cast<std::uint32_t>(height)});
        QCOMPARE(cause.chain.back(), BodyId{1});
        QVERIFY(cause.ratio.has_value());
        QCOMPARE(cause.ratio->ratio, 1.0);
        QVERIFY(std::isnan(cause.rateOfEqualMasses));  // they are equal
        QCOMPARE(cause.halfHeight, (height + 1) / 2);
        QVERIFY(std::abs(cause.rateOfHalfHeight - (cause.halfHeight == 1 ? 0 : towerRate(cause.halfHeight))) < 1e-12);
        Real all = 0;
        for (const auto& each : cause.bodies) all += each.share;
        QVERIFY(height > 8 ? all < 1 : std::abs(all - 1) < 1e-12);
    }

    void aHeavyBodyOnALightOneIsSlowBecauseOfTheirMasses() {
        const VelocityProblem problem = tower({1, 100});
        const SlopeCause cause = slopeCause(problem, referenceSolution(problem));
        // A = (1, −1; −1, 1.01): ρ = 1 / (1 · 1.01)
        QVERIFY(std::abs(cause.rate - 1 / 1.01) < 1e-12);
        QCOMPARE(cause.ratio->row, 1U);
        QCOMPARE(cause.ratio->heavier, BodyId{2});
        QCOMPARE(cause.ratio->lighter, BodyId{1});
        QVERIFY(std::abs(cause.ratio->ratio - 100) < 1e-9);
        QVERIFY(std::abs(cause.rateOfEqualMasses - 0.5) < 1e-12);
        QCOMPARE(cause.halfHeight, 1);
        QVERIFY(std::abs(cause.rateOfHalfHeight) < 1e-12);
        QCOMPARE(cause.bodies.front().body, BodyId{2});
    }

    void withTheMassesThatItNamesTheRateIsWhatItSays() {
        // Of a scene with friction and turning bodies: the same step of the same scene with equal masses, as far as its rows are
        // the same.
        const World world = shippedWorld("heavy_on_light");
        const VelocityProblem problem = frozenStep(world).velocities;
        const ReferenceSolution solution = referenceSolution(problem);
        const SlopeCause cause = slopeCause(problem, solution);
        QVERIFY(std::abs(cause.rate - predictedRate(problem, solution)) < 1e-12);
        QVERIFY(std::abs(cause.ratio->ratio - 100) < 1e-9);

        Scene equal = shippedScene("heavy_on_light");
        for (BodyDef& body : equal.bodies)
            if (!body.isStatic) body.mass = 1;
        const VelocityProblem other = frozenStep(makeWorld(equal)).velocities;
        const Real rate = predictedRate(other, referenceSolution(other));
        QVERIFY2(std::abs(cause.rateOfEqualMasses - rate) < 1e-9,
                 qPrintable(QString("%1, %2").arg(cause.rateOfEqualMasses).arg(rate)));
    }

    void whereNoRateIsPredictedNothingIsSaid() {
        const VelocityProblem problem = tower({1, 2});
        const SlopeCause cause = slopeCause(problem, ReferenceSolution{});
        QVERIFY(std::isnan(cause.rate));
        QVERIFY(cause.bodies.empty() && cause.rows.empty() && cause.chain.empty() && !cause.ratio);
    }

    void bodiesThatHangOnNothingHaveNoHeight() {
        VelocityProblem problem = tower({1, 1, 1});
        problem.rows.erase(problem.rows.begin());
        problem.velocities[3].v.y = -1;
        const SlopeCause cause = slopeCause(problem, referenceSolution(problem));
        QVERIFY(cause.rate > 0);
        QVERIFY(cause.chain.empty());
        QVERIFY(std::isnan(cause.rateOfHalfHeight));
    }
};

SOLVERSCOPE_TEST(TestSlopeCause, QCoreApplication)
#include "test_slope_cause.moc"
