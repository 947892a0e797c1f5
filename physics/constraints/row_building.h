// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What contacts, joints and the mouse build their rows from.
#pragma once

#include <span>

#include "physics/base/motion.h"
#include "physics/constraints/row.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// The state of the bodies that a constraint reads when its rows are built. Indexed by BodyId; one entry past the last body
/// represents the world itself, which never moves.
struct BodiesView {
    std::span<const Pose> poses;
    std::span<const Velocity> velocities;
    std::span<const InverseMass> inverseMasses;
};

/// How rows remove a position error C: bias = rate · C with rate = β / h [1/s]. Rate 0 ignores the error. The rate already
/// accounts for when the error is evaluated; a joint with its own β and γ needs `seen` as well.
struct ErrorReduction {
    Real rate = 0;
    Real slop = 0;  // m; penetration that contacts leave alone
    PositionError seen = PositionError::SemiImplicit;
    Real maxSpeed = infinity;  // m/s; contacts are not pushed apart faster
};

// Rows are made where they stay, in the list: the copy of a row that has just been written costs more than the row.

/// Lets a new row push bodies a and b along the unit vector n, with lever arms rA and rB [m] from the centres to the points of
/// contact; bounds, bias and kind are the caller's to set.
inline void pushThroughPoints(Row& row, BodyId a, BodyId b, Vec2 rA, Vec2 rB, Vec2 n) {
    row.a = a;
    row.b = b;
    row.n = n;
    row.wA = cross(rA, n);
    row.wB = cross(rB, n);
}

inline Row rowThroughPoints(BodyId a, BodyId b, Vec2 rA, Vec2 rB, Vec2 n) {
    Row row;
    pushThroughPoints(row, a, b, rA, rB, n);
    return row;
}

/// K.
inline Real inverseEffectiveMassOf(const Row& row, const BodiesView& bodies) {
    return inverseEffectiveMass(row, bodies.inverseMasses[index(row.a)], bodies.inverseMasses[index(row.b)]);
}

/// 1 / (K + γ), or 0 if no impulse moves either body.
inline Real effectiveMassOf(const Row& row, const BodiesView& bodies) {
    const Real K = inverseEffectiveMassOf(row, bodies);
    return K + row.softness > 0 ? 1 / (K + row.softness) : 0;
}

inline Real relativeVelocityOf(const Row& row, const BodiesView& bodies) {
    return relativeVelocity(row, bodies.velocities[index(row.a)], bodies.velocities[index(row.b)]);
}

}  // namespace solverscope
