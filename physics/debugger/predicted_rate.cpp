// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/predicted_rate.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/debugger/scaled_rows.h"
#include "physics/solvers/jacobi.h"
#include "physics/solvers/row_order.h"

namespace solverscope {
namespace {

using Matrix = Eigen::MatrixXd;

/// The part of the sweep that moves: free rows, and sliding friction rows whose normal row is free.
struct FreeRows {
    std::vector<std::size_t> swept;  // free and following rows, in row order
    Matrix directions;               // a column per free row: what its impulse does to u, with the friction that follows it
};

FreeRows freeRowsOf(const ScaledRows& scaled, const ReferenceSolution& solution) {
    const auto isFree = [&](std::size_t i) { return scaled.rows[i].size > 0 && solution.clamps[i] == Clamp::None; };
    FreeRows result;
    std::vector<Eigen::Index> column(scaled.rows.size(), -1);
    Eigen::Index columns = 0;
    for (std::size_t i = 0; i < scaled.rows.size(); ++i) {
        const ScaledRow& row = scaled.rows[i];
        const bool follows = row.normal >= 0 && row.size > 0 && !isFree(i) && isFree(static_cast<std::size_t>(row.normal));
        if (isFree(i)) column[i] = columns++;
        if (isFree(i) || follows) result.swept.push_back(i);
    }
    result.directions = Matrix::Zero(scaled.unknowns, columns);
    for (const std::size_t i : result.swept) {
        const ScaledRow& row = scaled.rows[i];
        const Real side = column[i] >= 0 ? 1 : (solution.clamps[i] == Clamp::Upper ? row.cone : -row.cone);
        const Eigen::Index at = column[i] >= 0 ? column[i] : column[static_cast<std::size_t>(row.normal)];
        for (int k = 0; k < row.size; ++k) result.directions(row.place[k], at) += side * row.value[k];
    }
    return result;
}

int freeCount(const ScaledRows& scaled, const ReferenceSolution& solution) {
    int count = 0;
    for (std::size_t i = 0; i < scaled.rows.size(); ++i) count += scaled.rows[i].size > 0 && solution.clamps[i] == Clamp::None;
    return count;
}

/// Which share of its own answer each row gives, and whether it sees what the rows before it have done.
struct Rule {
    std::vector<Real> share;
    bool atOnce = true;
};

Rule ruleOf(const VelocityProblem& problem, const Settings& settings) {
    Rule rule{std::vector<Real>(problem.rows.size(), 1)};
    if (settings.method == Method::Sor) rule.share.assign(problem.rows.size(), settings.relaxation);
    if (settings.method == Method::Jacobi) {
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
            delta = (solution.clamps[i] == Clamp::Upper ? row.cone : -row.cone) * lastDelta.row(row.normal);
        }
        lastDelta.row(static_cast<Eigen::Index>(i)) = delta;
        for (int k = 0; k < row.size; ++k) swept.row(row.place[k]) += row.value[k] * delta;
    }
    return swept;
}

/// The same rows, in the order that the settings give.
std::vector<std::size_t> inGivenOrder(const std::vector<std::size_t>& rows, const VelocityProblem& problem,
                                      const Settings& settings) {
    std::vector<std::uint32_t> order(problem.rows.size());
    arrangeAsGiven(order, settings.givenOrder);
    std::vector<std::size_t> arranged;
    for (const std::uint32_t row : order)
        if (std::binary_search(rows.begin(), rows.end(), row)) arranged.push_back(row);
    return arranged;
}

/// Whether every sliding row comes after the normal row that it follows.
bool slidesAfterNormals(const std::vector<std::size_t>& visits, const ScaledRows& scaled, const ReferenceSolution& solution) {
    std::vector<bool> visited(scaled.rows.size());
    for (const std::size_t i : visits) {
        if (solution.clamps[i] != Clamp::None && !visited[static_cast<std::size_t>(scaled.rows[i].normal)]) return false;
        visited[i] = true;
    }
    return true;
}

Real spectralRadius(const Matrix& matrix) { return matrix.eigenvalues().cwiseAbs().maxCoeff(); }

}  // namespace

Real predictedRate(const VelocityProblem& problem, const ReferenceSolution& solution, int limit, const Settings& settings) {
    constexpr Real unknown = std::numeric_limits<Real>::quiet_NaN();
    if (!solution.certified || solvesBlocks(settings) || solvesJointBlocks(settings) || chasesBounce(settings)) return unknown;
    if (settings.method == Method::Direct) return unknown;  // no sweeps
    if (settings.method == Method::ImpulseOnce) return unknown;
    const ScaledRows scaled = scaledRows(problem);
    const int count = freeCount(scaled, solution);
    if (count == 0) return 0;
    if (count > limit) return unknown;
    const FreeRows free = freeRowsOf(scaled, solution);
    const RowOrder order = hasRowOrder(settings.method) ? settings.rowOrder : RowOrder::AsBuilt;
    if (order == RowOrder::Shuffled) return unknown;
    std::vector<std::size_t> backwards(free.swept.rbegin(), free.swept.rend());
    const std::vector<std::size_t> given = order == RowOrder::Given ? inGivenOrder(free.swept, problem, settings) : free.swept;
    const auto& first = order == RowOrder::Reversed ? backwards : given;
    if (!slidesAfterNormals(first, scaled, solution)) return unknown;
    if (order == RowOrder::PingPong && !slidesAfterNormals(backwards, scaled, solution)) return unknown;

    // Errors that a sweep can leave behind lie in the span of the directions; whatever is outside of it no sweep touches.
    Eigen::ColPivHouseholderQR<Matrix> qr(free.directions);
    qr.setThreshold(1e-10);
    const Eigen::Index rank = qr.rank();
    const Matrix basis = qr.householderQ() * Matrix::Identity(scaled.unknowns, rank);

    const Rule rule = ruleOf(problem, settings);
    const Matrix swept = sweep(basis, scaled, solution, first, rule);
    if (order != RowOrder::PingPong) return spectralRadius(basis.transpose() * swept);
    return std::sqrt(spectralRadius(basis.transpose() * sweep(swept, scaled, solution, backwards, rule)));
}

Uniqueness uniquenessOfImpulses(const VelocityProblem& problem, const ReferenceSolution& solution, int limit) {
    if (!solution.certified) return Uniqueness::Unknown;
    const ScaledRows scaled = scaledRows(problem);
    const int count = freeCount(scaled, solution);
    if (count == 0) return Uniqueness::Unique;
    if (count > scaled.unknowns) return Uniqueness::NotUnique;
    if (count > limit) return Uniqueness::Unknown;
    Eigen::ColPivHouseholderQR<Matrix> qr(freeRowsOf(scaled, solution).directions);
    qr.setThreshold(1e-10);
    return qr.rank() == count ? Uniqueness::Unique : Uniqueness::NotUnique;
}

}  // namespace solverscope
