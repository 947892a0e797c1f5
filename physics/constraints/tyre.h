// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The grip of a tyre as a function of its slip: the magic formula.
// Source: H. B. Pacejka, E. Bakker, "The magic formula tyre model" (1992); article 5, "vehicle physics".
//
//   x = (ω r − v) / max(|v|, v₀)                       slip ratio: how fast the tread moves over the road, by the speed of the
//   wheel y = sin(C atan(B x − E (B x − atan(B x))))         the curve; at most 1 |Λt| ≤ μ y Λn D of the formula is μ Λn
//
//   B  stiffness: the slope at the origin is B C       C  shape: where the curve ends, y(∞) = sin(C π/2) for E < 1
//   E  curvature about the peak
//
// Coulomb's cone is y = 1. A tyre grips best at a slip of a few tenths and less when it spins or locks. At rest x = 0 and y =
// 0: a tyre without slip transmits no force, so on a slope it creeps, just fast enough for its slip to carry the load. v₀ keeps
// x finite at rest.
#pragma once

#include <algorithm>
#include <cmath>

#include "physics/base/rotation.h"
#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// y at a slip of x ≥ 0.
inline Real gripOf(const TyreDef& tyre, Real x) {
    const Real Bx = tyre.B * x;
    const Real bent = Bx - tyre.E * (Bx - arctangent(Bx));
    const Real y = rotationBy(tyre.C * arctangent(bent)).s;
    return std::max(y, 0.0);  // C = 2 ends at sin π, which rounds below 0
}

/// |x| of a wheel at a friction row: `wheel` is the row's body a or b.
inline Real slipOf(const Row& friction, BodyId wheel, const TyreDef& tyre, const BodiesView& bodies) {
    const Velocity& a = bodies.velocities[index(friction.a)];
    const Velocity& b = bodies.velocities[index(friction.b)];
    const Real tread = relativeVelocity(friction, a, b);
    // Without the wheel's own turning: how fast its middle passes over the road.
    const Real turning = wheel == friction.a ? -friction.wA * a.w : friction.wB * b.w;
    const Real v = tread - turning;
    return std::abs(tread) / std::max(std::abs(v), tyre.minSpeed);
}

}  // namespace solverscope
