// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/predicted_rate.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <limits>

#include "physics/debugger/scaled_rows.h"

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

}  // namespace

Real predictedRate(const VelocityProblem& problem, const ReferenceSolution& solution, int limit) {
    constexpr Real unknown = std::numeric_limits<Real>::quiet_NaN();
    if (!solution.certified) return unknown;
    const ScaledRows scaled = scaledRows(problem);
    const int count = freeCount(scaled, solution);
    if (count == 0) return 0;
    if (count > limit) return unknown;
    const FreeRows free = freeRowsOf(scaled, solution);

    // Errors that a sweep can leave behind lie in the span of the directions; whatever is outside of it no sweep touches.
    Eigen::ColPivHouseholderQR<Matrix> qr(free.directions);
    qr.setThreshold(1e-10);
    const Eigen::Index rank = qr.rank();
    const Matrix basis = qr.householderQ() * Matrix::Identity(scaled.unknowns, rank);

    // One sweep on every basis vector at once.
    Matrix swept = basis;
    Matrix lastDelta = Matrix::Zero(static_cast<Eigen::Index>(scaled.rows.size()), rank);
    for (const std::size_t i : free.swept) {
        const ScaledRow& row = scaled.rows[i];
        Eigen::RowVectorXd delta = Eigen::RowVectorXd::Zero(rank);
        if (solution.clamps[i] == Clamp::None) {
            for (int k = 0; k < row.size; ++k) delta -= row.value[k] * swept.row(row.place[k]);
        } else {
            delta = (solution.clamps[i] == Clamp::Upper ? row.cone : -row.cone) * lastDelta.row(row.normal);
        }
        lastDelta.row(static_cast<Eigen::Index>(i)) = delta;
        for (int k = 0; k < row.size; ++k) swept.row(row.place[k]) += row.value[k] * delta;
    }
    const Matrix sweep = basis.transpose() * swept;
    return sweep.eigenvalues().cwiseAbs().maxCoeff();
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
