// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The matrix of the direct method, and its factors, which grow and shrink by single rows.
//
//   A = J M⁻¹ Jᵀ + diag(γ)             a(p, q): how one unit of row q's impulse changes w of row p
//   column of a normal row q whose friction row t slides at Λt = σ μ Λq:   a(p, q) + σ μ a(p, t)
//   A + ε diag(K + γ)                  in Newton's method: rows that depend on one another then have one solution, which changes Λ
//                                      least; ε goes with the last step, as every step begins where the one before has ended
//   A = L U                            over the free rows, in the order in which they became free
#pragma once

#include <cmath>

#include "physics/constraints/coupling.h"
#include "physics/solvers/direct_tables.h"

namespace solverscope {

/// w of a row.
inline Real velocityResidual(const RowSystem& system, std::uint32_t i) {
    const Row& row = system.rows[i];
    return relativeVelocity(row, system.velocities[index(row.a)], system.velocities[index(row.b)]) + row.bias +
           row.softness * row.lambda;
}

/// The friction row that a normal row bounds, which follows it; or the row itself if there is none.
inline std::uint32_t frictionOf(const RowSystem& system, std::uint32_t normal) {
    const std::uint32_t next = normal + 1;
    const bool found =
        next < system.rows.size() && system.rows[next].kind == RowKind::Friction && system.rows[next].normalRow == normal;
    return found ? next : normal;
}

/// dΛt / dΛn of a friction row at the edge of its cone: ±μ.
inline Real slope(const Row& friction, ActiveSetState activeState) {
    return activeState == ActiveSetState::Upper ? friction.friction : activeState == ActiveSetState::Lower ? -friction.friction : 0;
}

/// Entry of the matrix: how row q's impulse, with that of the friction that follows it, changes w of row p.
inline Real entryOf(const RowSystem& system, const DirectTables& tables, std::uint32_t p, std::uint32_t q) {
    const Row& row = system.rows[p];
    Real entry =
        couplingOf(row, system.rows[q], system.inverseMasses) + (p == q ? row.softness + tables.shift / row.effectiveMass : 0);
    const std::uint32_t t = frictionOf(system, q);
    if (t != q) entry += slope(system.rows[t], tables.activeState[t]) * couplingOf(row, system.rows[t], system.inverseMasses);
    return entry;
}

/// Factorises the free rows from place `from` on; earlier ones are factorised already. False if a pivot is nearly zero.
inline bool factorizeFrom(const RowSystem& system, DirectTables& tables, std::size_t from) {
    constexpr Real minPivotShare = 1e-11;  // of a row's own K
    const auto at = [&](std::size_t i, std::size_t j) -> Real& { return tables.factors[i * tables.stride + j]; };
    for (std::size_t k = from; k < tables.free.size(); ++k) {
        const std::uint32_t row = tables.free[k];
        for (std::size_t j = 0; j < k; ++j) {
            Real left = entryOf(system, tables, row, tables.free[j]);
            Real up = entryOf(system, tables, tables.free[j], row);
            for (std::size_t m = 0; m < j; ++m) {
                left -= at(k, m) * at(m, j);
                up -= at(j, m) * at(m, k);
            }
            at(k, j) = left / at(j, j);
            at(j, k) = up;
        }
        Real pivot = entryOf(system, tables, row, row);
        for (std::size_t m = 0; m < k; ++m) pivot -= at(k, m) * at(m, k);
        at(k, k) = pivot;
        if (!(std::abs(pivot) * system.rows[row].effectiveMass > minPivotShare)) return false;
    }
    return true;
}

/// Solves A x = x for the free rows: the right-hand side is in `tables.solution` and is overwritten.
inline void solveFree(DirectTables& tables) {
    const auto at = [&](std::size_t i, std::size_t j) { return tables.factors[i * tables.stride + j]; };
    const std::size_t count = tables.free.size();
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < i; ++j) tables.solution[i] -= at(i, j) * tables.solution[j];
    for (std::size_t i = count; i-- > 0;) {
        for (std::size_t j = i + 1; j < count; ++j) tables.solution[i] -= at(i, j) * tables.solution[j];
        tables.solution[i] /= at(i, i);
    }
}

}  // namespace solverscope
