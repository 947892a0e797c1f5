// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How rows disturb one another: the entries of A = J M⁻¹ Jᵀ.
//
//   A_pq = Σ over the bodies that both rows push of ±(n_p·n_q / m + w_p w_q / I)
#pragma once

#include <span>

#include "physics/constraints/row.h"

namespace solverscope {

/// Calls `visit(body, value)` with the contribution to A_pq of each body that both rows push: none, one or two.
inline void forEachSharedBody(const Row& p, const Row& q, std::span<const InverseMass> inverseMasses, auto&& visit) {
    const auto through = [&](BodyId body, Vec2 nP, Real wP, Vec2 nQ, Real wQ) {
        const InverseMass inverse = inverseMasses[index(body)];
        return inverse.m * dot(nP, nQ) + inverse.I * wP * wQ;
    };
    if (p.a == q.a) visit(p.a, through(p.a, directionOnA(p), p.wA, directionOnA(q), q.wA));
    if (p.b == q.b) visit(p.b, through(p.b, p.n, p.wB, q.n, q.wB));
    if (p.a == q.b) visit(p.a, -through(p.a, directionOnA(p), p.wA, q.n, q.wB));
    if (p.b == q.a) visit(p.b, -through(p.b, p.n, p.wB, directionOnA(q), q.wA));
}

/// A_pq without softness: how much one unit of row q's impulse changes Jv of row p; 0 unless they push the same body. On the
/// diagonal this is K. A_pq and A_qp may differ by rounding.
inline Real couplingOf(const Row& p, const Row& q, std::span<const InverseMass> inverseMasses) {
    Real sum = 0;
    forEachSharedBody(p, q, inverseMasses, [&sum](BodyId, Real value) { sum += value; });
    return sum;
}

}  // namespace solverscope
