// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/joint_equations.h"

#include <cmath>
#include <limits>

namespace solverscope {

JointEquations equationsOf(const Joint& joint, const BodiesView& bodies) {
    JointEquations equations;
    switch (joint.kind) {
        case JointKind::Revolute:
        case JointKind::Weld:
            addPointEquations(joint, bodies, equations);
            break;
        case JointKind::Distance:
        case JointKind::Rope:
        case JointKind::Winch:
            addLengthEquations(joint, bodies, equations);
            break;
        case JointKind::Prismatic:
        case JointKind::Wheel:
            addSlideEquations(joint, bodies, equations);
            break;
        case JointKind::Gear:
            addGearEquations(joint, bodies, equations);
            break;
        case JointKind::Pulley:
            addPulleyEquations(joint, bodies, equations);
            break;
        case JointKind::Custom:
            addCustomEquations(joint, bodies, equations);
            break;
    }
    return equations;
}

void addLimits(const Range& limits, const JointEquation& motion, JointEquations& equations) {
    JointEquation limit = motion;
    limit.kind = RowKind::Limit;
    limit.soft = false;
    limit.C = motion.C - limits.lower;
    if (std::isfinite(limits.lower)) equations.add(limit);
    limit.n = Vec2{} - motion.n;  // not −0 where a row only turns
    limit.skew = Vec2{} - motion.skew;
    limit.wA = -motion.wA;
    limit.wB = -motion.wB;
    limit.C = limits.upper - motion.C;
    if (std::isfinite(limits.upper)) equations.add(limit);
}

void addMotor(const MotorDef& motor, const JointEquation& motion, JointEquations& equations) {
    JointEquation drive = motion;
    drive.kind = RowKind::Motor;
    drive.soft = false;
    drive.C = 0;
    drive.speed = motor.speed;
    equations.add(drive);
}

Row rowFor(const JointEquation& equation, std::uint32_t place) {
    Row row;
    row.a = equation.a;
    row.b = equation.b;
    row.n = equation.n;
    row.skew = equation.skew;
    row.wA = equation.wA;
    row.wB = equation.wB;
    row.kind = equation.kind;
    row.constraint = {ConstraintKind::Joint, place};
    row.lower = isInequality(equation.kind) ? 0 : -infinity;
    row.upper = infinity;
    return row;
}

JointEquation turnOf(const Joint& joint, const BodiesView& bodies) {
    JointEquation turn;
    turn.a = joint.a;
    turn.b = joint.b;
    turn.wA = 1;
    turn.wB = 1;
    turn.C = bodies.poses[index(joint.b)].angle - bodies.poses[index(joint.a)].angle - joint.referenceAngle;
    return turn;
}

AnchorSpan anchorSpan(const Joint& joint, const BodiesView& bodies) {
    const Pose& poseA = bodies.poses[index(joint.a)];
    const Pose& poseB = bodies.poses[index(joint.b)];
    const Vec2 rA = rotate(poseA.rotation, joint.localA);
    const Vec2 rB = rotate(poseB.rotation, joint.localB);
    return {rA, rB, (poseB.position + rB) - (poseA.position + rA)};
}

Vec2 directionOf(Vec2 d, Real distance) { return distance > 0 ? (1 / distance) * d : Vec2{0, 1}; }

}  // namespace solverscope
