// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/late_sweep.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/analysis/spectrum/dense_algebra.h"
#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/analysis/spectrum/slope_cause.h"
#include "physics/solvers/jacobi.h"
#include "physics/solvers/row_order.h"

namespace solverscope {
namespace {

using Matrix = Eigen::MatrixXd;

/// The fraction of its own correction that each row applies, and whether it sees the changes of earlier rows.
struct Rule {
    std::vector<Real> share;
    bool atOnce = true;
};

Rule ruleOf(const VelocityProblem& problem, const Settings& settings) {
    Rule rule{std::vector<Real>(problem.rows.size(), 1)};
    if (traitsOf(settings).isRelaxed) rule.share.assign(problem.rows.size(), settings.relaxation);
    if (traitsOf(settings).appliesAfterSweep) {
        VelocityProblem copy = problem;
        std::vector<std::uint32_t> rowsOnBody(problem.velocities.size());
        RowSystem system;
        system.rows = copy.rows;
        system.inverseMasses = copy.inverseMasses;
        system.rowsOnBody = rowsOnBody;
        countRowsOnBodies(system);
        for (std::size_t i = 0; i < copy.rows.size(); ++i) rule.share[i] = splitMassShare(system, copy.rows[i]);
        rule.atOnce = false;
    }
    return rule;
}

/// One sweep on every column of `start` at once.
Matrix sweep(const Matrix& start, const ScaledRows& scaled, const ReferenceSolution& solution,
             const std::vector<std::size_t>& visits, const Rule& rule) {
    Matrix swept = start;
    Matrix lastDelta = Matrix::Zero(static_cast<Eigen::Index>(scaled.rows.size()), start.cols());
    for (const std::size_t i : visits) {
        const ScaledRow& row = scaled.rows[i];
        const Matrix& seen = rule.atOnce ? swept : start;
        Eigen::RowVectorXd delta = Eigen::RowVectorXd::Zero(start.cols());
        if (solution.clamps[i] == Clamp::None) {
            for (int k = 0; k < row.size; ++k) delta -= rule.share[i] * row.value[k] * seen.row(row.place[k]);
        } else {
            delta = followingShare(row, solution.clamps[i]) * lastDelta.row(row.normal);
        }
        lastDelta.row(static_cast<Eigen::Index>(i)) = delta;
        for (int k = 0; k < row.size; ++k) swept.row(row.place[k]) += row.value[k] * delta;
    }
    return swept;
}

/// The same rows, in the given order or by colour.
std::vector<std::size_t> inOrderOf(const Settings& settings, const std::vector<std::size_t>& rows, const VelocityProblem& problem) {
    std::vector<std::uint32_t> order(problem.rows.size());
    if (settings.rowOrder == RowOrder::Coloured)
        order = orderByKey(visitLayers(problem.rows, problem.inverseMasses, problem.pairColours));
    else
        arrangeAsGiven(order, settings.givenOrder);
    std::vector<std::size_t> arranged;
    for (const std::uint32_t row : order)
        if (std::binary_search(rows.begin(), rows.end(), row)) arranged.push_back(row);
    return arranged;
}

/// Whether every sliding row sees what the normal row that it follows has done in the same sweep.
bool slidesAfterNormals(const std::vector<std::size_t>& visits, const ScaledRows& scaled, const ReferenceSolution& solution,
                        const Rule& rule) {
    std::vector<bool> visited(scaled.rows.size());
    for (const std::size_t i : visits) {
        if (solution.clamps[i] != Clamp::None && !visited[static_cast<std::size_t>(scaled.rows[i].normal)]) return false;
        visited[i] = rule.atOnce;
    }
    return true;
}

}  // namespace

Real followingShare(const ScaledRow& row, Clamp clamp) { return clamp == Clamp::Upper ? row.cone : -row.cone; }

int freeCount(const ScaledRows& scaled, const ReferenceSolution& solution) {
    int count = 0;
    for (std::size_t i = 0; i < scaled.rows.size(); ++i) count += scaled.rows[i].size > 0 && solution.clamps[i] == Clamp::None;
    return count;
}

FreeRows freeRowsOf(const ScaledRows& scaled, const ReferenceSolution& solution) {
    const auto isFree = [&](std::size_t i) { return scaled.rows[i].size > 0 && solution.clamps[i] == Clamp::None; };
    FreeRows result;
    std::vector<Eigen::Index> column(scaled.rows.size(), -1);
    Eigen::Index columns = 0;
    for (std::size_t i = 0; i < scaled.rows.size(); ++i) {
        const ScaledRow& row = scaled.rows[i];
        const bool follows = row.normal >= 0 && row.size > 0 && !isFree(i) && isFree(static_cast<std::size_t>(row.normal));
        if (isFree(i)) column[i] = columns++, result.free.push_back(i);
        if (isFree(i) || follows) result.swept.push_back(i);
    }
    result.directions = Matrix::Zero(scaled.unknowns, columns);
    for (const std::size_t i : result.swept) {
        const ScaledRow& row = scaled.rows[i];
        const Real side = column[i] >= 0 ? 1 : followingShare(row, solution.clamps[i]);
        const Eigen::Index at = column[i] >= 0 ? column[i] : column[static_cast<std::size_t>(row.normal)];
        for (int k = 0; k < row.size; ++k) result.directions(row.place[k], at) += side * row.value[k];
    }
    return result;
}

std::optional<LateSweep> lateSweep(const VelocityProblem& problem, const ReferenceSolution& solution, const Settings& settings) {
    if (!solution.certified || solvesBlocks(settings) || solvesJointBlocks(settings) || chasesBounce(settings)) return {};
    if (!makesSweeps(settings)) return {};
    LateSweep late;
    late.scaled = scaledRows(problem);
    const ScaledRows& scaled = late.scaled;
    const int count = freeCount(scaled, solution);
    if (count == 0) return late;
    if (count > maxFreeRows) return {};
    late.rows = freeRowsOf(scaled, solution);
    const FreeRows& free = late.rows;
    const RowOrder order = rowOrderOf(settings);
    if (order == RowOrder::Shuffled) return {};
    std::vector<std::size_t> backwards(free.swept.rbegin(), free.swept.rend());
    const bool isOther = order == RowOrder::Given || order == RowOrder::Coloured;
    const std::vector<std::size_t> forwards = isOther ? inOrderOf(settings, free.swept, problem) : free.swept;
    const auto& first = order == RowOrder::Reversed ? backwards : forwards;
    const Rule rule = ruleOf(problem, settings);
    if (!slidesAfterNormals(first, scaled, solution, rule)) return {};
    if (order == RowOrder::PingPong && !slidesAfterNormals(backwards, scaled, solution, rule)) return {};

    // Errors that a sweep can leave are in the span of the directions; sweeps do not affect the rest. Two friction rows that
    // are parallel except for a tilt of 1e-6 would add a direction that needs enormous impulses: no error contains it, and no
    // sweep would shrink it.
    constexpr Real nearlyParallel = 1e-5;
    late.basis = basisOf(free.directions, nearlyParallel);

    Matrix swept = sweep(late.basis, scaled, solution, first, rule);
    if (order == RowOrder::PingPong) {
        swept = sweep(swept, scaled, solution, backwards, rule);
        late.sweeps = 2;
    }
    late.matrix = transposedTimes(late.basis, swept);
    return late;
}

Real predictedRate(const VelocityProblem& problem, const ReferenceSolution& solution, const Settings& settings) {
    const auto late = lateSweep(problem, solution, settings);
    if (!late) return std::numeric_limits<Real>::quiet_NaN();
    if (late->matrix.size() == 0) return 0;
    const Real radius = eigenvaluesOf(late->matrix).cwiseAbs().maxCoeff();
    return late->sweeps == 2 ? std::sqrt(radius) : radius;
}

Uniqueness uniquenessOfImpulses(const VelocityProblem& problem, const ReferenceSolution& solution) {
    if (!solution.certified) return Uniqueness::Unknown;
    const ScaledRows scaled = scaledRows(problem);
    const int count = freeCount(scaled, solution);
    if (count == 0) return Uniqueness::Unique;
    if (count > scaled.unknowns) return Uniqueness::NotUnique;
    if (count > maxFreeRows) return Uniqueness::Unknown;
    return rankOf(freeRowsOf(scaled, solution).directions, 1e-10) == count ? Uniqueness::Unique : Uniqueness::NotUnique;
}

}  // namespace solverscope
