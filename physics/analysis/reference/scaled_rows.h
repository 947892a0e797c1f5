// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The rows of a problem in coordinates in which masses and effective masses are 1.
//
//   u  = √M (v − v₀), one coordinate per degree of freedom that an impulse can change, and one per soft row: √γ Λ, γ being a
//      matrix L Lᵀ where rows share it, and √γ then Lᵀ
//   ĵ  = s J √M⁻¹ with s = √(effective mass), of length 1
//   λ̂  = Λ / s,   ŵ = s w = ĵ·u + ĉ,   u = Ĵᵀ λ̂
//
// The coordinate of a soft row makes its γΛ a part of ĵ·u, so that other code can ignore softness.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "physics/analysis/reference/frozen_step.h"

namespace solverscope {

/// The coordinates of M^½ v: of each body that an impulse moves, x, y and angle; −1 for those that no impulse changes.
struct BodyCoordinates {
    struct Places {
        int x = -1;
        int y = -1;
        int angle = -1;
    };
    std::vector<Places> of;  // by BodyId
    int count = 0;
};

BodyCoordinates bodyCoordinates(std::span<const InverseMass> inverseMasses);

struct ScaledRow {
    std::array<int, 8> place{};
    std::array<Real, 8> value{};
    int size = 0;     // 0: no impulse moves this row
    Real scale = 0;   // s
    Real offset = 0;  // ĉ
    Real lower = 0;   // of λ̂; not for friction
    Real upper = 0;   //
    Real cone = 0;    // friction: |λ̂| ≤ cone · λ̂ of the normal row
    int normal = -1;  // friction: the normal row, else −1
};

struct ScaledRows {
    std::vector<ScaledRow> rows;
    int unknowns = 0;
};

ScaledRows scaledRows(const VelocityProblem& problem);

/// ĵ·u; u is any vector with [].
template <typename Vector>
Real product(const ScaledRow& row, const Vector& u) {
    Real sum = 0;
    for (int k = 0; k < row.size; ++k) sum += row.value[k] * u[row.place[k]];
    return sum;
}

/// ŵ
template <typename Vector>
Real slip(const ScaledRow& row, const Vector& u) {
    return product(row, u) + row.offset;
}

/// out += factor · ĵ
template <typename Vector>
void addColumn(const ScaledRow& row, Real factor, Vector& out) {
    for (int k = 0; k < row.size; ++k) out[row.place[k]] += factor * row.value[k];
}

}  // namespace solverscope
