// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joints that act along the line between two points: rod, spring, piston, rope, winch.
#include "physics/constraints/joint_equations.h"

namespace solverscope {

void addLengthEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    const Real distance = length(s.d);
    const Vec2 u = directionOf(s.d, distance);
    const auto along = [&](RowKind kind, Vec2 n, Real C) {
        return JointEquation{kind, joint.spring.has_value(), joint.a, joint.b, n, cross(s.rA, n), cross(s.rB, n), C, 0};
    };
    if (joint.kind == JointKind::Distance) {
        if (joint.keepsLength) equations.add(along(RowKind::Equality, u, distance - joint.length));
        if (joint.limits) addLimits(*joint.limits, along(RowKind::Equality, u, distance), equations);
        return;
    }
    equations.add(along(RowKind::Unilateral, -u, joint.length - distance));
}

}  // namespace solverscope
