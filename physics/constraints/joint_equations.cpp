// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/joint_equations.h"

#include <cmath>
#include <limits>

namespace solverscope {

void addLimits(const Range& limits, const JointEquation& motion, JointEquations& equations) {
    JointEquation limit = motion;
    limit.kind = RowKind::Limit;
    limit.soft = false;
    limit.C = motion.C - limits.lower;
    if (std::isfinite(limits.lower)) equations.add(limit);
    limit.n = Vec2{} - motion.n;  // not −0 in angular rows
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

JointEquation relativeAngleEquation(const Joint& joint, const BodiesView& bodies) {
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

namespace {

/// Joints that hold two points together: revolute and weld.
void addPointEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    const bool soft = joint.spring.has_value();
    const auto add = [&](Vec2 n, Real C) {
        equations.add({RowKind::Equality, soft, joint.a, joint.b, n, cross(s.rA, n), cross(s.rB, n), C, 0});
    };
    add({1, 0}, s.d.x);
    add({0, 1}, s.d.y);

    JointEquation turn = relativeAngleEquation(joint, bodies);
    turn.soft = soft;
    if (joint.kind == JointKind::Weld) equations.add(turn);
    if (joint.limits) addLimits(*joint.limits, turn, equations);
    if (joint.motor) addMotor(*joint.motor, turn, equations);
}

/// Joints that act along the line between two points: rod, spring, piston, rope, winch.
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

/// Joints with an axis that is fixed in A: prismatic and wheel.
void addSlideEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    const Vec2 axis = rotate(bodies.poses[index(joint.a)].rotation, joint.localAxis);
    const Vec2 across = leftPerpendicular(axis);
    const bool isWheel = joint.kind == JointKind::Wheel;
    const bool soft = joint.spring.has_value();
    const auto along = [&](Vec2 n, bool onSpring) {
        return JointEquation{RowKind::Equality,    onSpring,       joint.a,     joint.b, n,
                             cross(s.rA + s.d, n), cross(s.rB, n), dot(n, s.d), 0};
    };
    // A wheel's spring is along its axis only; its guide is hard.
    equations.add(along(across, soft && !isWheel));
    JointEquation turn = relativeAngleEquation(joint, bodies);
    turn.soft = soft;
    const JointEquation slide = along(axis, soft);
    equations.add(isWheel ? slide : turn);

    if (joint.limits) addLimits(*joint.limits, slide, equations);
    if (joint.motor) addMotor(*joint.motor, isWheel ? turn : slide, equations);
}

void addGearEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    JointEquation mesh;
    mesh.soft = joint.spring.has_value();
    mesh.a = joint.a;
    mesh.b = joint.b;
    mesh.wA = joint.ratio;
    mesh.wB = 1;
    mesh.C = bodies.poses[index(joint.b)].angle - joint.ratio * bodies.poses[index(joint.a)].angle - joint.referenceAngle;
    equations.add(mesh);
}

/// A pulley is its wheel: a rope from the wheel to A and one from the wheel to B, which the wheel winds in and pays out by
/// turning. A single row from A to B would have to push the two in different directions, with no body to take the difference;
/// two rows that meet at the wheel push along one line each, and the axle takes their pull.
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

}  // namespace

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

}  // namespace solverscope
