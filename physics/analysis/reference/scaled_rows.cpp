// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/scaled_rows.h"

#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

void append(ScaledRow& row, int place, Real value) {
    if (place < 0 || value == 0) return;
    for (int k = 0; k < row.size; ++k) {
        if (row.place[k] != place) continue;
        row.value[k] += value;
        return;
    }
    row.place[row.size] = place;
    row.value[row.size] = value;
    ++row.size;
}

/// The coordinate of a soft row, and how much it shares with the next row.
struct Softening {
    int place = -1;
    Real value = 0;
    Real next = 0;
};

}  // namespace

BodyCoordinates bodyCoordinates(std::span<const InverseMass> inverseMasses) {
    BodyCoordinates coordinates;
    for (const InverseMass& inverse : inverseMasses) {
        BodyCoordinates::Places& places = coordinates.of.emplace_back();
        if (inverse.m > 0) {
            places.x = coordinates.count++;
            places.y = coordinates.count++;
        }
        if (inverse.I > 0) places.angle = coordinates.count++;
    }
    return coordinates;
}

ScaledRows scaledRows(const VelocityProblem& problem) {
    ScaledRows scaled;
    const BodyCoordinates coordinates = bodyCoordinates(problem.inverseMasses);
    scaled.unknowns = coordinates.count;
    scaled.rows.reserve(problem.rows.size());
    Softening before;
    for (const Row& row : problem.rows) {
        ScaledRow& out = scaled.rows.emplace_back();
        if (row.effectiveMass == 0) continue;
        out.scale = std::sqrt(row.effectiveMass);
        const auto appendBody = [&](BodyId body, Real sign, Vec2 n, Real lever) {
            const auto& at = coordinates.of[index(body)];
            const InverseMass inverse = problem.inverseMasses[index(body)];
            const Real linear = sign * out.scale * std::sqrt(inverse.m);
            append(out, at.x, linear * n.x);
            append(out, at.y, linear * n.y);
            append(out, at.angle, sign * out.scale * std::sqrt(inverse.I) * lever);
        };
        appendBody(row.a, -1, directionOnA(row), row.wA);
        appendBody(row.b, 1, row.n, row.wB);
        // γ as a matrix is L Lᵀ: a row that shares the softness of the one before has a part of its coordinate.
        const Real shared = before.next == 0 ? 0 : before.next / before.value;
        if (shared != 0) append(out, before.place, out.scale * shared);
        const Real own = std::sqrt(std::max(row.softness - shared * shared, 0.0));
        before = {scaled.unknowns, own, row.nextSoftness};
        if (own > 0) append(out, scaled.unknowns++, out.scale * own);
        const Real w0 = relativeVelocity(row, problem.velocities[index(row.a)], problem.velocities[index(row.b)]) + row.bias;
        out.offset = out.scale * w0;
        if (row.kind == RowKind::Friction) {
            out.normal = static_cast<int>(row.normalRow);
            out.cone = row.friction * std::sqrt(problem.rows[row.normalRow].effectiveMass) / out.scale;
        } else {
            out.lower = row.lower / out.scale;
            out.upper = row.upper / out.scale;
        }
    }
    return scaled;
}

}  // namespace solverscope
