// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Operations of a method on one row. Source: article 3; symbols as in constraints/row.h.
#pragma once

#include "physics/constraints/row.h"

namespace solverscope {

/// v += M⁻¹ Jᵀ λ: the impulse pushes B along n and A the other way (along −(n + skew)).
[[gnu::always_inline]] inline void applyImpulse(const Row& row, Real lambda, InverseMass massA, InverseMass massB, Velocity& a,
                                                Velocity& b) {
    a.v -= lambda * (massA.m * directionOnA(row));
    a.w -= lambda * (massA.I * row.wA);
    b.v += lambda * (massB.m * row.n);
    b.w += lambda * (massB.I * row.wB);
}

}  // namespace solverscope
