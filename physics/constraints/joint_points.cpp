// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joints that hold two points together: revolute and weld.
#include "physics/constraints/joint_equations.h"

namespace solverscope {

void addPointEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    const bool soft = joint.spring.has_value();
    const auto add = [&](Vec2 n, Real C) {
        equations.add({RowKind::Equality, soft, joint.a, joint.b, n, cross(s.rA, n), cross(s.rB, n), C, 0});
    };
    add({1, 0}, s.d.x);
    add({0, 1}, s.d.y);

    JointEquation turn = turnOf(joint, bodies);
    turn.soft = soft;
    if (joint.kind == JointKind::Weld) equations.add(turn);
    if (joint.limits) addLimits(*joint.limits, turn, equations);
    if (joint.motor) addMotor(*joint.motor, turn, equations);
}

}  // namespace solverscope
