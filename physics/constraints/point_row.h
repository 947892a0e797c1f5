// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The row along n through a world point: n·(velocity of B's point − velocity of A's point).
#pragma once

#include "physics/constraints/bodies_view.h"
#include "physics/constraints/row.h"

namespace solverscope {

/// A row between bodies a and b along the unit vector n, with lever arms rA and rB [m] from the centres to the points of
/// contact; bounds, bias and kind are the caller's to set.
inline Row rowThroughPoints(BodyId a, BodyId b, Vec2 rA, Vec2 rB, Vec2 n) {
    Row row;
    row.a = a;
    row.b = b;
    row.n = n;
    row.wA = cross(rA, n);
    row.wB = cross(rB, n);
    return row;
}

/// 1 / (K + γ), or 0 where no impulse moves either body.
inline Real effectiveMassOf(const Row& row, const BodiesView& bodies) {
    const Real K = inverseEffectiveMass(row, bodies.inverseMasses[index(row.a)], bodies.inverseMasses[index(row.b)]);
    return K + row.softness > 0 ? 1 / (K + row.softness) : 0;
}

inline Real relativeVelocityOf(const Row& row, const BodiesView& bodies) {
    return relativeVelocity(row, bodies.velocities[index(row.a)], bodies.velocities[index(row.b)]);
}

}  // namespace solverscope
