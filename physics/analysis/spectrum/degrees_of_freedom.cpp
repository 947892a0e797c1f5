// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/degrees_of_freedom.h"

#include <Eigen/Core>
#include <cmath>
#include <vector>

#include "physics/analysis/reference/scaled_rows.h"
#include "physics/analysis/spectrum/dense_algebra.h"
#include "physics/world/playback.h"

namespace solverscope {
namespace {

bool acts(const Row& row, std::span<const Row> rows) {
    if (row.effectiveMass == 0 || row.softness > 0) return false;
    if (row.kind == RowKind::Friction) return std::abs(row.lambda) < row.friction * rows[row.normalRow].lambda;
    return row.lower < row.lambda && row.lambda < row.upper;
}

}  // namespace

std::optional<DegreesOfFreedom> degreesOfFreedom(const World& world, std::span<const Row> rows, int limit) {
    if (!isCompleteForSolving(world)) return std::nullopt;
    const BodyCoordinates coordinates = bodyCoordinates(world.inverseMasses);
    DegreesOfFreedom result;
    result.all = coordinates.count;
    std::vector<const Row*> acting;
    for (const Row& row : rows)
        if (acts(row, rows)) acting.push_back(&row);
    result.acting = static_cast<int>(acting.size());
    if (result.acting > limit) return std::nullopt;
    if (acting.empty()) return result;

    // In these coordinates a row of J M^−½, scaled to length 1, does not depend on units and masses.
    Eigen::MatrixXd columns = Eigen::MatrixXd::Zero(coordinates.count, result.acting);
    for (Eigen::Index i = 0; i < columns.cols(); ++i) {
        const Row& row = *acting[static_cast<std::size_t>(i)];
        const auto add = [&](BodyId body, Real side, Vec2 n, Real lever) {
            const auto& at = coordinates.of[index(body)];
            const InverseMass inverse = world.inverseMasses[index(body)];
            if (at.x >= 0) columns(at.x, i) += side * std::sqrt(inverse.m) * n.x;
            if (at.y >= 0) columns(at.y, i) += side * std::sqrt(inverse.m) * n.y;
            if (at.angle >= 0) columns(at.angle, i) += side * std::sqrt(inverse.I) * lever;
        };
        add(row.a, -1, directionOnA(row), row.wA);
        add(row.b, 1, row.n, row.wB);
        columns.col(i).normalize();
    }
    result.taken = static_cast<int>(rankOf(columns, 1e-9));
    return result;
}

}  // namespace solverscope
