// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The reference solution beside Siconos, an independent package for non-smooth mechanics.
#include <FrictionContactProblem.h>
#include <Friction_cst.h>
#include <NumericsMatrix.h>
#include <SolverOptions.h>
#include <fc2d_Solvers.h>

#include <NonSmoothDrivers.h>
#include <QtTest>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <memory>
#include <random>

#include "physics/debugger/reference.h"
#include "physics/debugger/residual.h"
#include "physics/solvers/row_ops.h"

using namespace solverscope;

namespace {

/// Bodies thrown together: each touches an earlier one (or the ground) along one line at `points` points, so that the rows
/// are more than the degrees of freedom when there are many points.
VelocityProblem randomProblem(std::mt19937_64& random, int bodies, int points) {
    const auto between = [&](Real low, Real high) { return low + (high - low) * static_cast<Real>(random() >> 11) * 0x1p-53; };
    VelocityProblem problem;
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    for (int i = 1; i <= bodies; ++i) {
        problem.inverseMasses.push_back({between(0.2, 2), between(0.5, 5)});
        problem.velocities.push_back({{between(-1, 1), between(-1, 1)}, between(-1, 1)});
        const auto other = static_cast<std::uint32_t>(random() % static_cast<std::uint64_t>(i));
        const Rotation turn = rotationBy(between(-3, 3));
        const Vec2 n{turn.c, turn.s};
        const Real friction = between(0, 0.5);
        const Vec2 armA = between(0.3, 1) * n;
        const Vec2 armB = between(-1, -0.3) * n;
        for (int p = 0; p < points; ++p) {
            const Vec2 along = between(-0.5, 0.5) * leftOf(n);
            const auto rowAlong = [&](Vec2 direction) {
                Row row;
                row.a = BodyId{other};
                row.b = BodyId{static_cast<std::uint32_t>(i)};
                row.n = direction;
                row.wA = cross(armA + along, direction);
                row.wB = cross(armB + along, direction);
                row.effectiveMass =
                    1 / inverseEffectiveMass(row, problem.inverseMasses[other], problem.inverseMasses[index(row.b)]);
                return row;
            };
            Row normal = rowAlong(n);
            normal.kind = RowKind::Unilateral;
            normal.upper = std::numeric_limits<Real>::infinity();
            Row tangent = rowAlong(leftOf(n));
            tangent.kind = RowKind::Friction;
            tangent.friction = friction;
            tangent.normalRow = static_cast<std::uint32_t>(problem.rows.size());
            problem.rows.push_back(normal);
            problem.rows.push_back(tangent);
        }
    }
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    return problem;
}

void apply(const Row& row, Real lambda, const VelocityProblem& problem, std::vector<Velocity>& velocities) {
    applyImpulse(row, lambda, problem.inverseMasses[index(row.a)], problem.inverseMasses[index(row.b)], velocities[index(row.a)],
                 velocities[index(row.b)]);
}

/// Impulses by Siconos' non-smooth Gauss–Seidel; its return code is not believed: the caller checks the residual.
std::vector<Real> siconosImpulses(const VelocityProblem& problem) {
    const std::size_t n = problem.rows.size();
    const auto slip = [&](const Row& row, const std::vector<Velocity>& velocities) {
        return relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
    };
    // Siconos frees these three with the problem.
    auto* const W = static_cast<double*>(std::malloc(n * n * sizeof(double)));
    auto* const q = static_cast<double*>(std::malloc(n * sizeof(double)));
    auto* const mu = static_cast<double*>(std::malloc(n / 2 * sizeof(double)));
    for (std::size_t j = 0; j < n; ++j) {
        std::vector<Velocity> response(problem.velocities.size());
        apply(problem.rows[j], 1, problem, response);
        for (std::size_t i = 0; i < n; ++i) W[j * n + i] = slip(problem.rows[i], response);
        q[j] = slip(problem.rows[j], problem.velocities) + problem.rows[j].bias;
        if (problem.rows[j].kind == RowKind::Friction) mu[j / 2] = problem.rows[j].friction;
    }
    FrictionContactProblem* const contacts = frictionContactProblem_new_with_data(
        2, static_cast<int>(n / 2), NM_create_from_data(NM_DENSE, static_cast<int>(n), static_cast<int>(n), W), q, mu);
    SolverOptions* const options = solver_options_create(SICONOS_FRICTION_2D_NSGS);
    options->iparam[SICONOS_IPARAM_MAX_ITER] = 200000;
    options->dparam[SICONOS_DPARAM_TOL] = 1e-13;
    std::vector<Real> impulses(n, 0);
    std::vector<Real> slips(n, 0);
    fc2d_driver(contacts, impulses.data(), slips.data(), options);
    solver_options_delete(options);
    std::free(options);  // which Siconos only empties
    frictionContactProblem_free(contacts);
    return impulses;
}

}  // namespace

class TestSiconos : public QObject {
    Q_OBJECT

private slots:
    void velocitiesAgreeWithSiconos_data() {
        QTest::addColumn<int>("bodies");
        QTest::addColumn<int>("points");
        QTest::newRow("one contact point") << 1 << 1;
        QTest::newRow("one box on two points") << 1 << 2;
        QTest::newRow("chain of contacts") << 5 << 1;
        QTest::newRow("boxes on two points") << 4 << 2;
        QTest::newRow("redundant points") << 3 << 4;
    }
    void velocitiesAgreeWithSiconos() {
        QFETCH(int, bodies);
        QFETCH(int, points);
        std::mt19937_64 random(20261121);
        int compared = 0;
        for (int k = 0; k < 200; ++k) {
            const VelocityProblem problem = randomProblem(random, bodies, points);
            const ReferenceSolution ours = referenceSolution(problem);
            QVERIFY2(ours.certified, qPrintable(QString("problem %1: residual %2").arg(k).arg(ours.residual)));

            const std::vector<Real> theirs = siconosImpulses(problem);
            std::vector<Row> rows = problem.rows;
            std::vector<Velocity> velocities = problem.velocities;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                rows[i].lambda = theirs[i];
                apply(rows[i], theirs[i], problem, velocities);
            }
            if (!(residualOf(rows, velocities).biased < 1e-10)) continue;  // not solved by Siconos
            ++compared;
            const Real difference = velocityError(velocities, ours.velocities, problem.inverseMasses);
            QVERIFY2(difference < 1e-8, qPrintable(QString("problem %1: %2").arg(k).arg(difference)));
        }
        QVERIFY2(compared >= 180, qPrintable(QString("only %1 of 200 compared").arg(compared)));
    }
};

QTEST_GUILESS_MAIN(TestSiconos)
#include "test_siconos.moc"
