// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The reference solution beside two ways that share nothing with it: trying out every set of rows at their bounds, and sweeping
// until nothing changes any more.
#include <QtTest>
#include <array>
#include <cmath>
#include <random>

#include "physics/analysis/reference/reference.h"
#include "physics/analysis/reference/residual.h"
#include "physics/solvers/sequential_impulses.h"
#include "physics/world/step.h"
#include "tests/long_form.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr std::size_t maxRows = 12;
using Square = std::array<std::array<Real, maxRows>, maxRows>;

/// x with A x = b by elimination with full pivoting; false where A is singular.
bool solved(Square A, std::array<Real, maxRows> b, std::size_t n, std::array<Real, maxRows>& x) {
    std::array<std::size_t, maxRows> column{};
    for (std::size_t i = 0; i < n; ++i) column[i] = i;
    for (std::size_t k = 0; k < n; ++k) {
        std::size_t row = k;
        std::size_t col = k;
        for (std::size_t i = k; i < n; ++i)
            for (std::size_t j = k; j < n; ++j)
                if (std::abs(A[i][j]) > std::abs(A[row][col])) row = i, col = j;
        if (!(std::abs(A[row][col]) > 1e-9)) return false;
        std::swap(A[k], A[row]);
        std::swap(b[k], b[row]);
        for (std::size_t i = 0; i < n; ++i) std::swap(A[i][k], A[i][col]);
        std::swap(column[k], column[col]);
        for (std::size_t i = k + 1; i < n; ++i) {
            const Real factor = A[i][k] / A[k][k];
            for (std::size_t j = k; j < n; ++j) A[i][j] -= factor * A[k][j];
            b[i] -= factor * b[k];
        }
    }
    std::array<Real, maxRows> y{};
    for (std::size_t k = n; k-- > 0;) {
        y[k] = b[k];
        for (std::size_t j = k + 1; j < n; ++j) y[k] -= A[k][j] * y[j];
        y[k] /= A[k][k];
    }
    for (std::size_t k = 0; k < n; ++k) x[column[k]] = y[k];
    return true;
}

Real responseOf(const Row& seen, const Row& pushed, const VelocityProblem& problem) {
    std::vector<Velocity> velocities(problem.velocities.size());
    applyImpulse(pushed, 1, problem.inverseMasses[index(pushed.a)], problem.inverseMasses[index(pushed.b)],
                 velocities[index(pushed.a)], velocities[index(pushed.b)]);
    return relativeVelocity(seen, velocities[index(seen.a)], velocities[index(seen.b)]);
}

/// The velocities of every choice of free and clamped rows whose impulses keep all the laws.
std::vector<std::vector<Velocity>> allSolutions(const VelocityProblem& problem) {
    const std::size_t n = problem.rows.size();
    Square A{};
    std::array<Real, maxRows> w0{};
    for (std::size_t i = 0; i < n; ++i) {
        const Row& row = problem.rows[i];
        w0[i] = relativeVelocity(row, problem.velocities[index(row.a)], problem.velocities[index(row.b)]) + row.bias;
        for (std::size_t j = 0; j < n; ++j) A[i][j] = responseOf(row, problem.rows[j], problem) + (i == j ? row.softness : 0);
    }
    std::vector<std::vector<Velocity>> found;
    std::array<int, maxRows> state{};  // 0 free, 1 at the lower bound, 2 at the upper
    const auto next = [&] {
        for (std::size_t i = 0; i < n; ++i) {
            if (++state[i] < 3) return true;
            state[i] = 0;
        }
        return false;
    };
    do {
        // Every row is an equation: w = 0, or Λ at its bound.
        Square equations{};
        std::array<Real, maxRows> right{};
        bool possible = true;
        for (std::size_t i = 0; i < n && possible; ++i) {
            const Row& row = problem.rows[i];
            if (state[i] == 0) {
                equations[i] = A[i];
                right[i] = -w0[i];
                continue;
            }
            equations[i][i] = 1;
            if (row.kind == RowKind::Friction) {
                equations[i][row.normalRow] = state[i] == 1 ? row.friction : -row.friction;
                continue;
            }
            right[i] = state[i] == 1 ? row.lower : row.upper;
            possible = std::isfinite(right[i]);
        }
        std::array<Real, maxRows> lambda{};
        if (!possible || !solved(equations, right, n, lambda)) continue;
        const std::vector<Real> impulses(lambda.begin(), lambda.begin() + static_cast<std::ptrdiff_t>(n));
        std::vector<Velocity> velocities = velocitiesAfter(problem, impulses);
        if (residualOf(problem.rows, impulses, velocities) < 1e-10) found.push_back(std::move(velocities));
    } while (next());
    return found;
}

/// Up to three bodies and rows of every kind between them and the ground, some of them soft, some twice.
VelocityProblem randomProblem(std::mt19937_64& random) {
    const auto between = [&](Real low, Real high) { return low + (high - low) * static_cast<Real>(random() >> 11) * 0x1p-53; };
    VelocityProblem problem;
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    const auto bodies = 1 + random() % 3;
    for (std::uint64_t i = 0; i < bodies; ++i) {
        problem.inverseMasses.push_back({between(0.2, 2), between(0.5, 5)});
        problem.velocities.push_back({{between(-1, 1), between(-1, 1)}, between(-1, 1)});
    }
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    const auto groups = 1 + random() % 5;
    for (std::uint64_t group = 0; group < groups; ++group) {
        const auto b = static_cast<std::uint32_t>(1 + random() % bodies);
        const auto a = static_cast<std::uint32_t>(random() % b);
        const auto row = [&](RowKind kind, Vec2 n) {
            Row made;
            made.kind = kind;
            made.a = BodyId{a};
            made.b = BodyId{b};
            made.n = n;
            made.wA = between(-0.6, 0.6);
            made.wB = between(-0.6, 0.6);
            return made;
        };
        const auto add = [&](Row made) {
            made.effectiveMass =
                1 / (inverseEffectiveMass(made, problem.inverseMasses[a], problem.inverseMasses[b]) + made.softness);
            problem.rows.push_back(made);
        };
        const Rotation turn = rotationBy(between(-3, 3));
        const Vec2 n{turn.c, turn.s};
        const auto what = random() % 4;
        if (what == 0) {
            Row motor = row(RowKind::Motor, n);
            motor.lower = between(-0.5, -0.1);
            motor.upper = between(0.1, 0.5);
            motor.bias = between(-1, 1);
            add(motor);
        } else if (what == 1 && a == 0 && group == 0) {
            Row joint = row(RowKind::Equality, n);
            joint.lower = -infinity;
            joint.upper = infinity;
            joint.softness = random() % 2 == 0 ? 0 : between(0.1, 1);
            add(joint);
        } else {
            Row normal = row(RowKind::Unilateral, n);
            normal.upper = infinity;
            normal.bias = random() % 3 == 0 ? between(-0.3, 0.3) : 0;
            Row friction = row(RowKind::Friction, leftPerpendicular(n));
            friction.friction = between(0, 0.4);
            const int times = random() % 6 == 0 ? 2 : 1;  // the same point twice
            for (int i = 0; i < times; ++i) {
                friction.normalRow = static_cast<std::uint32_t>(problem.rows.size());
                add(normal);
                add(friction);
            }
        }
        if (problem.rows.size() > 7) break;
    }
    return problem;
}

}  // namespace

class TestReferenceEnumeration : public QObject {
    Q_OBJECT

private slots:
    void theReferenceIsAmongAllSolutions() {
        std::mt19937_64 random(20261121);
        int alone = 0;
        int redundant = 0;
        int hopeless = 0;
        const int problems = isLongForm() ? 300 : 100;
        for (int k = 0; k < problems; ++k) {
            const VelocityProblem problem = randomProblem(random);
            QVERIFY(problem.rows.size() <= maxRows);
            const auto all = allSolutions(problem);
            const ReferenceSolution solution = referenceSolution(problem);
            if (all.empty()) {
                // Bodies that are held and pushed from all sides; then nothing may be certified either.
                QVERIFY2(!solution.certified, qPrintable(QString("problem %1").arg(k)));
                ++hopeless;
                continue;
            }
            QVERIFY2(solution.certified, qPrintable(QString("problem %1: residual %2").arg(k).arg(solution.residual)));
            Real nearest = std::numeric_limits<Real>::infinity();
            Real furthest = 0;
            for (const auto& one : all) {
                const Real error = velocityError(one, solution.velocities, problem.inverseMasses);
                nearest = std::min(nearest, error);
                furthest = std::max(furthest, error);
            }
            QVERIFY2(nearest < 1e-9, qPrintable(QString("problem %1: %2").arg(k).arg(nearest)));
            alone += furthest < 1e-9;
            redundant += all.size() > 1;
        }
        // Coulomb's law may have more than one solution, but seldom does.
        QVERIFY2(hopeless <= problems / 20, qPrintable(QString::number(hopeless)));
        QVERIFY2(alone >= (problems - hopeless) * 95 / 100, qPrintable(QString::number(alone)));
        QVERIFY2(redundant >= problems / 10, qPrintable(QString::number(redundant)));
    }

    void sweepsOnEveryShippedSceneEndAtTheReference_data() { addShippedScenes(); }
    void sweepsOnEveryShippedSceneEndAtTheReference() {
        QFETCH(QString, name);
        World world = shippedWorld(name);
        for (const int number : {1, 10, 30, 60, 120}) {
            while (world.step + 1 < number) step(world);
            const VelocityProblem problem = frozenStep(world).velocities;
            if (problem.rows.empty()) continue;
            const bool slow = problem.rows.size() > 1000;
            if (slow && number != 60 && !isLongForm()) continue;
            const ReferenceSolution solution = referenceSolution(problem);
            QVERIFY2(solution.certified, qPrintable(QString("step %1: residual %2").arg(number).arg(solution.residual)));

            RowVector rows = problem.rows;
            for (Row& row : rows) row.lambda = 0;
            std::vector<Velocity> velocities = problem.velocities;
            RowSystem system;
            system.rows = rows;
            system.velocities = velocities;
            system.inverseMasses = problem.inverseMasses;
            NullWatch nobody;
            const long visits = 300'000'000;  // a tower of twenty needs hundreds of thousands of sweeps to stop rocking
            Real residual = 1;
            for (long done = 0; done < visits && residual > 1e-13; done += 200 * static_cast<long>(rows.size())) {
                sequentialImpulses(system, 200, true, nobody);
                residual = residualOf(rows, velocities).biased;
            }
            // Large heaps end slower than anybody would wait for; by then they are as near as this.
            QVERIFY2(residual < (slow ? 1e-9 : 1e-12), qPrintable(QString("step %1: sweeps end at %2").arg(number).arg(residual)));
            const Real error = velocityError(velocities, solution.velocities, problem.inverseMasses);
            QVERIFY2(error < (slow ? 1e-6 : 1e-8), qPrintable(QString("step %1: %2").arg(number).arg(error)));
        }
    }
};

SOLVERSCOPE_TEST(TestReferenceEnumeration, QCoreApplication)
#include "test_reference_enumeration.moc"
