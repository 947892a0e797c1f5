// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "physics/analysis/reference/frozen_step.h"
#include "physics/analysis/spectrum/conditioning.h"
#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/analysis/spectrum/row_matrix.h"
#include "physics/constraints/row.h"
#include "physics/solvers/row_order.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

RowMatrix matrixOf(const VelocityProblem& problem) { return {problem.rows, problem.inverseMasses}; }

std::vector<std::uint32_t> allRows(const RowMatrix& matrix) {
    std::vector<std::uint32_t> rows(matrix.size());
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

/// Rows of every kind of direction between bodies some of which do not move: what a heap has, and stranger ones.
VelocityProblem randomHeap() {
    VelocityProblem problem;
    const auto number = [] { return *rc::gen::inRange(-1000, 1001) / 250.0; };
    const int bodies = *rc::gen::inRange(2, 12);
    for (int i = 0; i < bodies; ++i) {
        const bool fixed = *rc::gen::inRange(0, 5) == 0;
        const bool upright = *rc::gen::inRange(0, 5) == 0;
        problem.inverseMasses.push_back(fixed ? InverseMass{}
                                              : InverseMass{1 + std::abs(number()), upright ? 0 : std::abs(number())});
        problem.velocities.push_back({{number(), number()}, number()});
    }
    const int rows = *rc::gen::inRange(0, 40);
    for (int i = 0; i < rows; ++i) {
        Row row;
        const bool turns = *rc::gen::inRange(0, 6) == 0;
        row.n = turns ? Vec2{} : Vec2{number(), number()};
        row.wA = turns ? 1 : number();
        row.wB = turns ? 1 : number();
        const int a = *rc::gen::inRange(0, bodies);
        row.a = BodyId{static_cast<std::uint32_t>(a)};
        row.b = BodyId{static_cast<std::uint32_t>((a + *rc::gen::inRange(1, bodies)) % bodies)};
        row.softness = *rc::gen::inRange(0, 4) == 0 ? std::abs(number()) : 0;
        const Real K =
            inverseEffectiveMass(row, problem.inverseMasses[index(row.a)], problem.inverseMasses[index(row.b)]) + row.softness;
        row.effectiveMass = K > 0 ? 1 / K : 0;
        problem.rows.push_back(row);
    }
    return problem;
}

/// J M⁻¹ Jᵀ + γ on the diagonal, as the letters say it: three columns of J per body.
std::vector<std::vector<Real>> denseProduct(const VelocityProblem& problem) {
    const std::size_t columns = 3 * problem.inverseMasses.size();
    std::vector<std::vector<Real>> J(problem.rows.size(), std::vector<Real>(columns, 0));
    std::vector<Real> inverse(columns);
    for (std::size_t body = 0; body < problem.inverseMasses.size(); ++body) {
        inverse[3 * body] = inverse[3 * body + 1] = problem.inverseMasses[body].m;
        inverse[3 * body + 2] = problem.inverseMasses[body].I;
    }
    for (std::size_t i = 0; i < problem.rows.size(); ++i) {
        const Row& row = problem.rows[i];
        const auto block = [&](BodyId body, Real sign, Real lever) {
            J[i][3 * index(body)] += sign * row.n.x;
            J[i][3 * index(body) + 1] += sign * row.n.y;
            J[i][3 * index(body) + 2] += sign * lever;
        };
        block(row.a, -1, row.wA);
        block(row.b, 1, row.wB);
    }
    std::vector<std::vector<Real>> A(problem.rows.size(), std::vector<Real>(problem.rows.size(), 0));
    for (std::size_t i = 0; i < A.size(); ++i)
        for (std::size_t j = 0; j < A.size(); ++j) {
            for (std::size_t k = 0; k < columns; ++k) A[i][j] += J[i][k] * inverse[k] * J[j][k];
            if (i == j) A[i][j] += problem.rows[i].softness;
        }
    return A;
}

}  // namespace

class TestRowMatrix : public QObject {
    Q_OBJECT

private slots:
    void twoBoxesOnTheGroundHaveTheMatrixOfTheirLesson() {
        const VelocityProblem problem = frozenStep(shippedWorldAfter("two_box_stack", 0)).velocities;
        const RowMatrix A = matrixOf(problem);
        QCOMPARE(A.size(), 2U);
        QCOMPARE(A.at(0, 0), 1.0);
        QCOMPARE(A.at(0, 1), -1.0);
        QCOMPARE(A.at(1, 0), -1.0);
        QCOMPARE(A.at(1, 1), 2.0);
        QCOMPARE(A.largest(), 2.0);
        const auto shared = sharedBodies(problem.rows[0], problem.rows[1], problem.inverseMasses);
        QCOMPARE(shared.size(), std::size_t{1});
        QCOMPARE(shared[0].body, BodyId{1});
        QCOMPARE(shared[0].value, -1.0);
    }

    /// A foreign trace may say that a body moves without saying how heavy it is.
    void rowsOfABodyOfUnknownMassAreCoupledByAnUnknownNumber() {
        const VelocityProblem problem = frozenStep(shippedWorldAfter("two_box_stack", 0)).velocities;
        std::vector<InverseMass> inverseMasses = problem.inverseMasses;
        inverseMasses[1] = {std::numeric_limits<Real>::quiet_NaN(), std::numeric_limits<Real>::quiet_NaN()};
        const auto shared = sharedBodies(problem.rows[0], problem.rows[1], inverseMasses);
        QCOMPARE(shared.size(), std::size_t{1});
        QCOMPARE(shared[0].body, BodyId{1});
        QVERIFY(std::isnan(shared[0].value));
    }

    void aUnitImpulseOnARowChangesTheSpeedAlongAnotherByTheirEntry_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene :
             {"two_box_stack", "stack_10", "pyramid_10", "chain_10", "gears", "car", "shapes", "damped_springs"})
            QTest::newRow(scene) << scene;
    }

    void aUnitImpulseOnARowChangesTheSpeedAlongAnotherByTheirEntry() {
        QFETCH(QString, scene);
        const VelocityProblem problem = frozenStep(shippedWorldAfter(scene, 40)).velocities;
        const RowMatrix A = matrixOf(problem);
        QVERIFY(A.size() > 0);
        std::vector<Velocity> velocities(problem.velocities.size());  // at rest, so that nothing is lost in a difference
        for (std::uint32_t j = 0; j < A.size(); ++j) {
            const Row& pushed = problem.rows[j];
            applyImpulse(pushed, 1, problem.inverseMasses[index(pushed.a)], problem.inverseMasses[index(pushed.b)],
                         velocities[index(pushed.a)], velocities[index(pushed.b)]);
            for (std::uint32_t i = 0; i < A.size(); ++i) {
                const Row& row = problem.rows[i];
                const Real change = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
                const Real expected = A.at(i, j) - (i == j ? row.softness : 0);
                QVERIFY(std::abs(change - expected) <= 1e-12 * A.largest());
            }
            velocities[index(pushed.a)] = {};
            velocities[index(pushed.b)] = {};
        }
    }

    void itIsSymmetricToTheBitAndHasTheInverseOfTheEffectiveMassOnItsDiagonal_data() { addShippedScenes(); }

    void itIsSymmetricToTheBitAndHasTheInverseOfTheEffectiveMassOnItsDiagonal() {
        QFETCH(QString, name);
        const VelocityProblem problem = frozenStep(shippedWorldAfter(name, name == "pyramid_30" ? 6 : 30)).velocities;
        const RowMatrix A = matrixOf(problem);
        for (std::uint32_t i = 0; i < A.size(); ++i) {
            QVERIFY(std::is_sorted(A.columns(i).begin(), A.columns(i).end()));
            QVERIFY(std::binary_search(A.columns(i).begin(), A.columns(i).end(), i));
            for (std::size_t k = 0; k < A.columns(i).size(); ++k) QCOMPARE(A.at(A.columns(i)[k], i), A.values(i)[k]);
            const Row& row = problem.rows[i];
            // The museum's rows keep a stale effective mass on purpose.
            if (row.effectiveMass == 0 || name.startsWith("wrong_")) continue;
            QVERIFY(std::abs(A.diagonal(i) * row.effectiveMass - 1) < 1e-12);
        }
    }

    void itIsTheDenseProductOnRandomHeaps() {
        QVERIFY(rc::check([] {
            const VelocityProblem problem = randomHeap();
            const RowMatrix A = matrixOf(problem);
            const auto dense = denseProduct(problem);
            RC_ASSERT(A.size() == dense.size());
            for (std::uint32_t i = 0; i < A.size(); ++i) {
                for (std::uint32_t j = 0; j < A.size(); ++j) {
                    RC_ASSERT(std::abs(A.at(i, j) - dense[i][j]) <= 1e-11 * (1 + A.largest()));
                    Real sum = 0;
                    for (const BodyShare& share : sharedBodies(problem.rows[i], problem.rows[j], problem.inverseMasses))
                        sum += share.value;
                    RC_ASSERT(std::abs(sum - (dense[i][j] - (i == j ? problem.rows[i].softness : 0))) <= 1e-11 * (1 + A.largest()));
                }
                const Row& row = problem.rows[i];
                if (row.effectiveMass > 0) RC_ASSERT(std::abs(A.diagonal(i) * row.effectiveMass - 1) < 1e-12);
            }
            RC_ASSERT(A.isOf(problem.rows, problem.inverseMasses));
        }));
    }

    void twoThousandRowsAndMoreHaveTheirMatrix() {
        const VelocityProblem problem = frozenStep(shippedWorldAfter("pyramid_30", 6)).velocities;
        QVERIFY2(problem.rows.size() >= 2000, qPrintable(QString::number(problem.rows.size())));
        const RowMatrix A = matrixOf(problem);
        QVERIFY(A.entries() > 10 * problem.rows.size());
        QVERIFY(A.isOf(problem.rows, problem.inverseMasses));
    }

    void rowsStandInTheOrderInWhichTheSweepVisitsThem_data() {
        QTest::addColumn<QString>("order");
        for (const char* order : {"as_built", "reversed", "ping_pong", "shuffled", "given given_order=3"})
            QTest::newRow(order) << order;
    }

    void rowsStandInTheOrderInWhichTheSweepVisitsThem() {
        QFETCH(QString, order);
        const World start = shippedWorldAfter("stack_10", 20, "position_correction=none row_order=" + order);
        const auto events = eventsOf(start);
        const World end = worldAtEvent(start, events.size() - 1);
        const std::size_t count = end.rows.size();
        std::vector<std::uint32_t> expected(count);
        const auto orderOf = [&](int iteration) {
            arrange(expected, end.settings.rowOrder, shuffleSeed(end.settings.rowSeed, start.step), iteration,
                    end.settings.givenOrder);
            return expected;
        };
        int compared = 0;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const bool sweeping = events[i].phase == Phase::SolveVelocities && events[i].iteration > 0;
            if (sweeping) QCOMPARE(solveOrder(events, i, RowList::Velocities, count), orderOf(events[i].iteration));
            compared += sweeping;
        }
        QVERIFY(compared > 100);
        QCOMPARE(solveOrder(events, 0, RowList::Velocities, count), orderOf(1));
        QCOMPARE(solveOrder(events, events.size() - 1, RowList::Velocities, count), orderOf(end.settings.iterations));
        QCOMPARE(solveOrder({}, 0, RowList::Velocities, 3), (std::vector<std::uint32_t>{0, 1, 2}));
    }

    void theLastVisitSaysWhetherARowIsClamped() {
        const World start = shippedWorldAfter("pyramid_10", 30);
        const auto events = eventsOf(start);
        const std::size_t count = worldAtEvent(start, events.size() - 1).rows.size();
        std::vector<std::optional<Clamp>> expected(count);
        int clamped = 0;
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (events[i].kind == EventKind::Row && rowListOf(events[i].phase) == RowList::Velocities)
                expected[events[i].visit.row] = events[i].visit.clamp;
            if (i % 97 != 0) continue;
            QCOMPARE(lastClamps(events, i, RowList::Velocities, count), expected);
            clamped += static_cast<int>(
                std::count_if(expected.begin(), expected.end(), [](const auto& each) { return each && *each != Clamp::None; }));
        }
        QVERIFY(clamped > 0);
    }

    void theStackOfTwoHasItsConditionInClosedForm() {
        // Scaled to (1, −1/√2; −1/√2, 1): eigenvalues 1 ∓ 1/√2.
        const RowMatrix A = matrixOf(frozenStep(shippedWorldAfter("two_box_stack", 0)).velocities);
        const Real root = 1 / std::sqrt(2.0);
        const Conditioning exact = conditioningOf(A, allRows(A));
        QVERIFY(exact.exact);
        QCOMPARE(exact.nullDirections, std::size_t{0});
        QVERIFY(std::abs(exact.largest - (1 + root)) < 1e-14);
        QVERIFY(std::abs(exact.smallest - (1 - root)) < 1e-14);
        QVERIFY(std::abs(A.offDiagonalSum(0) - root) < 1e-15);
        const Conditioning estimate = conditioningOf(A, allRows(A), 0);
        QVERIFY(!estimate.exact);
        QVERIFY(std::abs(estimate.condition() - exact.condition()) < 1e-12 * exact.condition());
        const std::vector<std::uint32_t> one{1};
        QCOMPARE(conditioningOf(A, one).condition(), 1.0);
        QCOMPARE(conditioningOf(A, {}).condition(), 1.0);
    }

    void nullDirectionsChangeNoVelocity() {
        // Boxes that stand on two points each with friction: more rows than the boxes have degrees of freedom.
        const VelocityProblem problem = frozenStep(shippedWorldAfter("pyramid_10", 30)).velocities;
        const RowMatrix A = matrixOf(problem);
        const Conditioning result = conditioningOf(A, allRows(A));
        QVERIFY(result.exact);
        QVERIFY(result.nullDirections >= A.size() - 3 * problem.inverseMasses.size());
        QVERIFY(!result.nulls.empty());
        for (const auto& direction : result.nulls) {
            QCOMPARE(std::abs(direction.front().impulse), 1.0);
            std::vector<Real> impulses(A.size(), 0);
            for (const auto& part : direction) impulses[part.row] = part.impulse;
            for (std::uint32_t i = 0; i < A.size(); ++i) {
                Real speed = 0;
                for (std::size_t k = 0; k < A.columns(i).size(); ++k) speed += A.values(i)[k] * impulses[A.columns(i)[k]];
                QVERIFY(std::abs(speed) < 1e-5 * A.largest());
            }
        }
    }

    void theEstimateStaysBelowTheExactCondition() {
        for (const char* scene : {"chain_30_heavy", "stack_10", "pyramid_10"}) {
            const RowMatrix A = matrixOf(frozenStep(shippedWorldAfter(scene, 30)).velocities);
            const Conditioning exact = conditioningOf(A, allRows(A));
            const Conditioning estimate = conditioningOf(A, allRows(A), 0);
            QVERIFY(estimate.lanczosSteps > 0);
            QVERIFY(estimate.largest <= exact.largest * (1 + 1e-12));
            QVERIFY(estimate.largest > 0.99 * exact.largest);
            QVERIFY2(estimate.smallest >= exact.smallest * (1 - 1e-6), scene);
            QVERIFY(estimate.condition() > 1);
        }
    }

    void itIsThatOfOtherRowsAsSoonAsADirectionOrABodyDiffers() {
        VelocityProblem problem = frozenStep(shippedWorldAfter("stack_10", 20)).velocities;
        const RowMatrix A = matrixOf(problem);
        problem.rows[2].lambda += 1;
        problem.rows[2].bias += 1;
        QVERIFY(A.isOf(problem.rows, problem.inverseMasses));
        problem.rows[2].wB += 1;
        QVERIFY(!A.isOf(problem.rows, problem.inverseMasses));
        problem.rows.pop_back();
        QVERIFY(!A.isOf(problem.rows, problem.inverseMasses));
    }
};

SOLVERSCOPE_TEST(TestRowMatrix, QCoreApplication)
#include "test_row_matrix.moc"
