// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The geometry of a row's terms, for drawing them.
//
//   Jv = n·(v_B(p) − v_A(p)),  v(p) = v + ω × (p − x)       p: the point at which the row acts
//   w  = (p − x) × n                                        the distance of x from the line through p along n, with a sign
#pragma once

#include "physics/base/motion.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// How fast the material of a body moves at a point [m/s].
inline Vec2 velocityAt(const Pose& pose, const Velocity& velocity, Vec2 point) {
    return velocity.v + velocity.w * leftPerpendicular(point - pose.position);
}

/// The point nearest to a body's centre on the line through `point` along the unit vector `n`: the lever arm ends there.
inline Vec2 footOfLeverArm(const Pose& pose, Vec2 point, Vec2 n) { return point + dot(pose.position - point, n) * n; }

}  // namespace solverscope
