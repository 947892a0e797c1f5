// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/conditioning.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "physics/analysis/spectrum/dense_algebra.h"
#include "physics/solvers/row_order.h"

namespace solverscope {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;

constexpr Real nullShare = 1e-10;  // of the largest eigenvalue; rounding leaves about 1e-14
constexpr int maxLanczosSteps = 80;
constexpr std::size_t maxReportedNulls = 4;
constexpr Real minReportedPart = 1e-6;

/// Â of the free rows, sparse, by their places among them.
struct FreeBlock {
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> begin{0};
    std::vector<Eigen::Index> columns;
    std::vector<Real> values;

    FreeBlock(const RowMatrix& matrix, std::span<const std::uint32_t> freeRows) {
        std::vector<Eigen::Index> place(matrix.size(), -1);
        for (const std::uint32_t row : freeRows) {
            if (!(matrix.diagonal(row) > 0)) continue;  // no impulse moves it
            place[row] = static_cast<Eigen::Index>(rows.size());
            rows.push_back(row);
        }
        for (const std::uint32_t row : rows) {
            for (std::size_t k = 0; k < matrix.columns(row).size(); ++k) {
                const std::uint32_t column = matrix.columns(row)[k];
                if (place[column] < 0) continue;
                columns.push_back(place[column]);
                values.push_back(row == column ? 1 : matrix.scaled(row, column, matrix.values(row)[k]));
            }
            begin.push_back(columns.size());
        }
    }

    Eigen::Index size() const { return static_cast<Eigen::Index>(rows.size()); }

    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t k = begin[i]; k < begin[i + 1]; ++k) visit(static_cast<Eigen::Index>(i), columns[k], values[k]);
    }

    Vector times(const Vector& x) const {
        Vector result = Vector::Zero(size());
        forEach([&](Eigen::Index i, Eigen::Index j, Real value) { result[i] += value * x[j]; });
        return result;
    }
};

std::vector<Conditioning::Part> nullDirection(const Vector& scaled, const FreeBlock& block, const RowMatrix& matrix) {
    std::vector<Conditioning::Part> parts;
    Real largest = 0;
    for (Eigen::Index i = 0; i < scaled.size(); ++i) {
        const std::uint32_t row = block.rows[static_cast<std::size_t>(i)];
        parts.push_back({row, scaled[i] / std::sqrt(matrix.diagonal(row))});
        if (std::abs(parts.back().impulse) > std::abs(largest)) largest = parts.back().impulse;
    }
    for (Conditioning::Part& part : parts) part.impulse /= largest;
    std::erase_if(parts, [](const Conditioning::Part& part) { return std::abs(part.impulse) < minReportedPart; });
    std::stable_sort(parts.begin(), parts.end(), [](const Conditioning::Part& x, const Conditioning::Part& y) {
        return std::abs(x.impulse) > std::abs(y.impulse) + minReportedPart;
    });
    return parts;
}

void solveExactly(Conditioning& result, const FreeBlock& block, const RowMatrix& matrix) {
    Matrix dense = Matrix::Zero(block.size(), block.size());
    block.forEach([&](Eigen::Index i, Eigen::Index j, Real value) { dense(i, j) = value; });
    const auto [values, vectors] = spectrumOfSymmetric(dense);
    result.largest = values[values.size() - 1];
    for (Eigen::Index k = 0; k < values.size(); ++k) {
        if (values[k] > nullShare * result.largest) {
            result.smallest = values[k];
            break;
        }
        ++result.nullDirections;
        if (result.nulls.size() < maxReportedNulls) result.nulls.push_back(nullDirection(vectors.col(k), block, matrix));
    }
}

/// Every new direction is orthogonalized against all earlier ones: otherwise rounding brings the first ones back.
void estimate(Conditioning& result, const FreeBlock& block, const std::atomic<bool>* cancelled) {
    result.exact = false;
    SplitMix64 random(1);
    Vector direction(block.size());
    for (Real& each : direction) each = static_cast<Real>(random.below(2000)) / 1000 - 1;
    direction.normalize();
    Matrix basis(block.size(), maxLanczosSteps);
    Vector diagonal(maxLanczosSteps);
    Vector beside(maxLanczosSteps);
    int steps = 0;
    while (steps < maxLanczosSteps && !(cancelled && *cancelled)) {
        basis.col(steps) = direction;
        Vector next = block.times(direction);
        diagonal[steps] = direction.dot(next);
        ++steps;
        for (int again = 0; again < 2; ++again) next -= basis.leftCols(steps) * (basis.leftCols(steps).transpose() * next);
        const Real length = next.norm();
        beside[steps - 1] = length;
        if (length < 1e-12) break;  // all that can be reached from the first direction has been seen
        direction = next / length;
    }
    result.lanczosSteps = steps;
    if (steps == 0) return;
    const Vector values = eigenvaluesOfTridiagonal(diagonal.head(steps), beside.head(steps - 1));
    result.largest = values[steps - 1];
    for (int k = 0; k < steps && result.smallest == 0; ++k)
        if (values[k] > nullShare * result.largest) result.smallest = values[k];
}

}  // namespace

Conditioning conditioningOf(const RowMatrix& matrix, std::span<const std::uint32_t> freeRows, std::size_t limit,
                            const std::atomic<bool>* cancelled) {
    const FreeBlock block(matrix, freeRows);
    Conditioning result;
    result.freeRows = block.rows.size();
    if (block.rows.empty()) return result;
    if (block.rows.size() <= limit)
        solveExactly(result, block, matrix);
    else
        estimate(result, block, cancelled);
    return result;
}

}  // namespace solverscope
