// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/scaled_rows.h"

#include <cmath>

namespace solverscope {
namespace {

/// The indices of a body's three coordinates in u, or −1 if no impulse changes them.
struct CoordinatePlaces {
    int x = -1;
    int y = -1;
    int angle = -1;
};

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

}  // namespace

ScaledRows scaledRows(const VelocityProblem& problem) {
    ScaledRows scaled;
    std::vector<CoordinatePlaces> coordinates(problem.inverseMasses.size());
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        if (problem.inverseMasses[i].m > 0) {
            coordinates[i].x = scaled.unknowns++;
            coordinates[i].y = scaled.unknowns++;
        }
        if (problem.inverseMasses[i].I > 0) coordinates[i].angle = scaled.unknowns++;
    }
    scaled.rows.reserve(problem.rows.size());
    for (const Row& row : problem.rows) {
        ScaledRow& out = scaled.rows.emplace_back();
        if (row.effectiveMass == 0) continue;
        out.scale = std::sqrt(row.effectiveMass);
        const auto appendBody = [&](BodyId body, Real sign, Vec2 n, Real lever) {
            const CoordinatePlaces& at = coordinates[index(body)];
            const InverseMass inverse = problem.inverseMasses[index(body)];
            const Real linear = sign * out.scale * std::sqrt(inverse.m);
            append(out, at.x, linear * n.x);
            append(out, at.y, linear * n.y);
            append(out, at.angle, sign * out.scale * std::sqrt(inverse.I) * lever);
        };
        appendBody(row.a, -1, directionOnA(row), row.wA);
        appendBody(row.b, 1, row.n, row.wB);
        if (row.softness > 0) append(out, scaled.unknowns++, out.scale * std::sqrt(row.softness));
        const Real w0 = relativeVelocity(row, problem.velocities[index(row.a)], problem.velocities[index(row.b)]) + row.bias;
        out.offset = out.scale * w0;
        if (row.kind == RowKind::Friction) {
            out.normal = static_cast<int>(row.normalRow);
            const ScaledRow& normal = scaled.rows[row.normalRow];
            out.cone = row.friction * normal.scale / out.scale;
        } else {
            out.lower = row.lower / out.scale;
            out.upper = row.upper / out.scale;
        }
    }
    return scaled;
}

}  // namespace solverscope
