// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/base/vec2.h"

namespace solverscope {

/// A rotation, stored as cosine and sine.
struct Rotation {
    Real c = 1;
    Real s = 0;

    constexpr bool operator==(const Rotation&) const = default;
};

/// The rotation by an angle in radians. Own arithmetic instead of the C library's sin and cos, whose last bit depends on the
/// processor that the library was tuned for; error below 2.2e-16 (machine epsilon) for |angle| ≤ 1e5. Beyond 2^50, where
/// neighbouring numbers are a quarter of a radian apart, the identity.
Rotation rotationBy(Real angle);

/// The angle in (−π/2, π/2) whose tangent is x. Own arithmetic instead of the C library's atan, whose last bit depends on the
/// processor; error below 1e-15.
Real arctangent(Real x);

/// The angle in [−π, π] of the vector (x, y); 0 for one without direction.
Real arctangent(Real y, Real x);

constexpr Vec2 rotate(Rotation q, Vec2 v) { return {q.c * v.x - q.s * v.y, q.s * v.x + q.c * v.y}; }
constexpr Vec2 inverseRotate(Rotation q, Vec2 v) { return {q.c * v.x + q.s * v.y, -q.s * v.x + q.c * v.y}; }

}  // namespace solverscope
