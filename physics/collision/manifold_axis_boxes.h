// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/collision/manifold_parts.h"

namespace solverscope::manifolds {

/// Article 2, "AABB against AABB": separating axes x, then y; one point, out along the axis of least overlap. Equal overlaps go out
/// along y, and boxes at the same height go apart along +y. The feature is the side of A: below, right, above, left from 0 on.
int axisBoxes(const AxisBox& a, const Pose& poseA, const AxisBox& b, const Pose& poseB, Real margin, Out out);

}  // namespace solverscope::manifolds
