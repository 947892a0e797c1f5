// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QtTest>
#include <cmath>
#include <numeric>
#include <set>

#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/solvers/row_order.h"
#include "physics/study/compare.h"
#include "physics/world/step.h"
#include "tests/equal_stack.h"
#include "tests/pyramid.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

World after(World world, int steps) {
    for (int i = 0; i < steps; ++i) step(world);
    return world;
}

VelocityProblem problemOf(const World& world) { return frozenStep(world).velocities; }

bool isPermutation(std::vector<std::uint32_t> order) {
    std::ranges::sort(order);
    return std::ranges::equal(order, builtOrder(order.size()));
}

bool movesAny(const VelocityProblem& problem, BodyId body) {
    const InverseMass inverse = problem.inverseMasses[index(body)];
    return inverse.m > 0 || inverse.I > 0;
}

/// Whether both rows push one body that an impulse moves.
bool areNeighbours(const VelocityProblem& problem, std::size_t i, std::size_t j) {
    const Row& one = problem.rows[i];
    const Row& other = problem.rows[j];
    for (const BodyId body : {one.a, one.b})
        if (movesAny(problem, body) && (body == other.a || body == other.b)) return true;
    return false;
}

}  // namespace

class TestRowArrangement : public QObject {
    Q_OBJECT

private slots:
    void noTwoRowsOfOneColourPushTheSameBody_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : shippedSceneNames())
            if (name != "pyramid_30") QTest::newRow(qPrintable(name)) << name;  // four million pairs; pyramid_10 is the same
    }
    void noTwoRowsOfOneColourPushTheSameBody() {
        QFETCH(QString, name);
        const VelocityProblem problem = problemOf(after(shippedWorld(name), 40));
        const auto colours = rowColours(problem.rows, problem.inverseMasses);
        for (std::size_t i = 0; i < colours.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (areNeighbours(problem, i, j)) QVERIFY(colours[i] != colours[j]);
        // Greedy: every smaller colour is taken by a neighbour that was there before.
        for (std::size_t i = 0; i < colours.size(); ++i)
            for (std::uint32_t colour = 0; colour < colours[i]; ++colour) {
                bool taken = false;
                for (std::size_t j = 0; j < i && !taken; ++j) taken = colours[j] == colour && areNeighbours(problem, i, j);
                QVERIFY(taken);
            }
    }

    void rowsOnAStaticBodyAreNoNeighboursThroughIt() {
        // Boxes side by side on the ground: each has four rows, and all use the same four colours.
        Scene scene = pyramidScene(1);
        for (int i = 0; i < 4; ++i) {
            BodyDef box = scene.bodies[1];
            box.id = "beside_" + std::to_string(i);
            box.position.x = 3.0 * (i + 1);
            scene.bodies.push_back(box);
        }
        const VelocityProblem problem = problemOf(after(makeWorld(scene), 2));
        const auto colours = rowColours(problem.rows, problem.inverseMasses);
        QCOMPARE(colours.size(), std::size_t{20});
        for (std::size_t i = 0; i < colours.size(); ++i) QCOMPARE(colours[i], static_cast<std::uint32_t>(i % 4));
    }

    void levelsOfAStackCountTheBoxesBelow() {
        const World world = after(shippedWorld("stack_10"), 30);
        const VelocityProblem problem = problemOf(world);
        const auto levels = rowLevels(problem.rows, problem.inverseMasses);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const auto height = [&](BodyId body) { return index(body) == 0 ? 0 : world.poses[index(body)].position.y; };
            const Real lower = std::min(height(problem.rows[i].a), height(problem.rows[i].b));
            QCOMPARE(levels[i], static_cast<std::uint32_t>(std::lround(lower + 0.5 * (lower > 0))));
        }
    }

    void whatNothingHoldsHasNoLevel() {
        World world = after(shippedWorld("stack_10"), 30);
        VelocityProblem problem = problemOf(world);
        for (InverseMass& inverse : problem.inverseMasses) inverse = {1, 1};
        for (const std::uint32_t level : rowLevels(problem.rows, problem.inverseMasses)) QCOMPARE(level, unsupported);
    }

    void everyArrangementVisitsEachRowOnce() {
        const VelocityProblem problem = problemOf(after(shippedWorld("pyramid_10"), 20));
        const auto levels = rowLevels(problem.rows, problem.inverseMasses);
        const auto colours = rowColours(problem.rows, problem.inverseMasses);
        const std::size_t count = problem.rows.size();
        QVERIFY(count > 100);
        for (const auto& order : {builtOrder(count), reversedOrder(count), shuffledOrder(count, 7), orderByKey(levels),
                                  orderByKey(colours), topDownOrder(levels), frictionFirstOrder(problem.rows)})
            QVERIFY(isPermutation(order));
        QVERIFY(shuffledOrder(count, 7) == shuffledOrder(count, 7));
        QVERIFY(shuffledOrder(count, 7) != shuffledOrder(count, 8));
        const auto bottomUp = orderByKey(levels);
        const auto topDown = topDownOrder(levels);
        for (std::size_t i = 1; i < count; ++i) {
            QVERIFY(levels[bottomUp[i - 1]] <= levels[bottomUp[i]]);
            QVERIFY(levels[topDown[i - 1]] >= levels[topDown[i]]);
        }
        const auto friction = frictionFirstOrder(problem.rows);
        const auto isFriction = [&](std::uint32_t row) { return problem.rows[row].kind == RowKind::Friction; };
        QVERIFY(std::ranges::is_partitioned(friction, isFriction));
        QVERIFY(isFriction(friction.front()) && !isFriction(friction.back()));
    }

    void aGivenOrderNamesAsFewRowsAsItCan() {
        rc::check("given orders read back, and none that is shorter does", [](const std::vector<int>& numbers) {
            std::vector<std::uint32_t> order = builtOrder(numbers.size());
            std::ranges::stable_sort(order, {}, [&](std::uint32_t row) { return numbers[row]; });
            std::vector<int> given = givenOrderFor(order);
            std::vector<std::uint32_t> read(order.size());
            arrangeAsGiven(read, given);
            RC_ASSERT(read == order);
            if (given.empty()) return;
            given.pop_back();
            arrangeAsGiven(read, given);
            RC_ASSERT(read != order);
        });
    }

    void anOrderIsCalledByItsShortestName() {
        const Settings none;
        QCOMPARE(withOrder(none, builtOrder(5)).rowOrder, RowOrder::AsBuilt);
        QCOMPARE(withOrder(none, reversedOrder(5)).rowOrder, RowOrder::Reversed);
        const Settings given = withOrder(none, std::vector<std::uint32_t>{2, 0, 1, 3});
        QCOMPARE(given.rowOrder, RowOrder::Given);
        QVERIFY(given.givenOrder == (std::vector<int>{2}));
    }

    /// What the sandbox shows is what a run in that order does.
    void aTrialMeasuresTheStepInThatOrder() {
        const World start = after(shippedWorld("stack_10"), 3);
        const VelocityProblem problem = problemOf(start);
        const Settings tried = withOrder(start.settings, topDownOrder(rowLevels(problem.rows, problem.inverseMasses)));
        const OrderTrial trial = tryOrder(start, tried, 40);
        QVERIFY(trial.built.reference.certified);
        World again = start;
        again.settings.iterations = 40;
        again.settings.positionIterations = 0;
        QVERIFY(measureStep(again).velocities.iterations == trial.built.iterations);
        again.settings.rowOrder = tried.rowOrder;
        again.settings.givenOrder = tried.givenOrder;
        QVERIFY(measureStep(again).velocities.iterations == trial.tried.iterations);
        QVERIFY(trial.tried.iterations != trial.built.iterations);
    }

    void anOrderThatIsTheBuiltOneChangesNothing() {
        const World start = after(shippedWorld("stack_10"), 3);
        const OrderTrial trial = tryOrder(start, start.settings, 30);
        QVERIFY(trial.tried.iterations == trial.built.iterations);
        QCOMPARE(trial.tried.predictedRate, trial.built.predictedRate);
    }

    /// A step to know the problem, and one to measure, for each of the orders.
    void aTrialMakesNoMoreStepsThanItMeasures() {
        const World start = after(shippedWorld("stack_10"), 3);
        const auto stepsOf = [&](const Settings& tried) {
            const std::uint64_t before = stepsBegun();
            tryOrder(start, tried, 30);
            return stepsBegun() - before;
        };
        QCOMPARE(stepsOf(start.settings), std::uint64_t{2});
        QCOMPARE(stepsOf(withOrder(start.settings, reversedOrder(problemOf(start).rows.size()))), std::uint64_t{4});
    }

    void aRateIsPredictedWhereSlidingFrictionComesAfterItsNormalRow() {
        const World start = after(shippedWorld("domino"), 39);
        const VelocityProblem problem = problemOf(start);
        const auto colours = rowColours(problem.rows, problem.inverseMasses);
        const OrderTrial coloured = tryOrder(start, withOrder(start.settings, orderByKey(colours)), 3000);
        bool slides = false;
        for (std::size_t i = 0; i < problem.rows.size(); ++i)
            slides = slides || (problem.rows[i].kind == RowKind::Friction && coloured.built.reference.clamps[i] != Clamp::None &&
                                coloured.built.reference.clamps[problem.rows[i].normalRow] == Clamp::None);
        QVERIFY(slides);
        QVERIFY2(std::abs(coloured.tried.predictedRate - coloured.tried.measuredRate) < 0.02 * (1 - coloured.tried.predictedRate),
                 qPrintable(QString("%1 %2").arg(coloured.tried.predictedRate).arg(coloured.tried.measuredRate)));
        QVERIFY(std::isnan(tryOrder(start, withOrder(start.settings, frictionFirstOrder(problem.rows)), 30).tried.predictedRate));
        QVERIFY(std::isnan(tryOrder(start, withOrder(start.settings, reversedOrder(problem.rows.size())), 30).tried.predictedRate));
    }

    /// The rows of a stack form a chain, a graph without loops: there every order is consistent, and all have one rate.
    /// D. M. Young, "Iterative Solution of Large Linear Systems" (1971), chapter 5.
    void everyOrderOfAChainOfRowsHasItsRate() {
        const World start = makeWorld(equalStack(8));
        const VelocityProblem problem = problemOf(start);
        QCOMPARE(problem.rows.size(), std::size_t{8});
        const auto colours = rowColours(problem.rows, problem.inverseMasses);
        QCOMPARE(std::set<std::uint32_t>(colours.begin(), colours.end()), (std::set<std::uint32_t>{0, 1}));
        for (const auto& order : {orderByKey(colours), reversedOrder(8), shuffledOrder(8, 1), shuffledOrder(8, 2)}) {
            const OrderTrial trial = tryOrder(start, withOrder(start.settings, order), 200);
            QVERIFY(std::abs(trial.tried.predictedRate - trial.built.predictedRate) < 1e-10);
            QVERIFY(std::abs(trial.tried.measuredRate - trial.built.measuredRate) < 1e-6);
        }
    }
};

SOLVERSCOPE_TEST(TestRowArrangement, QCoreApplication)
#include "test_row_arrangement.moc"
