// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joints with an axis that is fixed in A: prismatic and wheel.
#include "physics/constraints/joint_equations.h"

namespace solverscope {

void addSlideEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    const Vec2 axis = rotate(bodies.poses[index(joint.a)].rotation, joint.localAxis);
    const Vec2 across = leftOf(axis);
    const bool isWheel = joint.kind == JointKind::Wheel;
    const bool soft = joint.spring.has_value();
    const auto along = [&](Vec2 n, bool onSpring) {
        return JointEquation{RowKind::Equality,    onSpring,       joint.a,     joint.b, n,
                             cross(s.rA + s.d, n), cross(s.rB, n), dot(n, s.d), 0};
    };
    // A wheel's spring is along its axis only; its guide is hard.
    equations.add(along(across, soft && !isWheel));
    JointEquation turn = turnOf(joint, bodies);
    turn.soft = soft;
    const JointEquation slide = along(axis, soft);
    equations.add(isWheel ? slide : turn);

    if (joint.limits) addLimits(*joint.limits, slide, equations);
    if (joint.motor) addMotor(*joint.motor, isWheel ? turn : slide, equations);
}

}  // namespace solverscope
