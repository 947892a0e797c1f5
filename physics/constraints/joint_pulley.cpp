// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A pulley is its wheel: a rope from the wheel to A and one from the wheel to B, which the wheel winds in and pays out by turning.
// One row from A to B would have to push the two in different directions and leave the rest to nobody; two rows that meet in
// the wheel push along one line each, and the axle feels their pull.
#include "physics/constraints/joint_equations.h"

namespace solverscope {

void addPulleyEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    const Pose& wheel = bodies.poses[index(joint.wheel)];
    const auto add = [&](const PulleyRope& rope, BodyId body, Vec2 localAnchor) {
        const Pose& pose = bodies.poses[index(body)];
        const Vec2 r = rotate(pose.rotation, localAnchor);
        const Vec2 d = (pose.position + r) - (wheel.position + rope.eye);
        const Real distance = length(d);
        const Vec2 n = -directionOf(d, distance);
        const Real free = rope.length + rope.radius * (wheel.angle - joint.referenceAngle);
        equations.add(
            {RowKind::Unilateral, joint.spring.has_value(), joint.wheel, body, n, -rope.radius, cross(r, n), free - distance, 0});
    };
    add(joint.ropes[0], joint.a, joint.localA);
    add(joint.ropes[1], joint.b, joint.localB);
}

}  // namespace solverscope
