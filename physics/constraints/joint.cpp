// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/joint.h"

#include <cmath>
#include <limits>

#include "physics/constraints/point_row.h"

namespace solverscope {
namespace {

constexpr Real infinity = std::numeric_limits<Real>::infinity();

/// The vector from A's anchor to B's.
struct Span {
    Vec2 rA;
    Vec2 rB;
    Vec2 d;
};

Span spanOf(const Joint& joint, const BodiesView& bodies) {
    const Pose& poseA = bodies.poses[index(joint.a)];
    const Pose& poseB = bodies.poses[index(joint.b)];
    const Vec2 rA = rotate(poseA.rotation, joint.localA);
    const Vec2 rB = rotate(poseB.rotation, joint.localB);
    return {rA, rB, (poseB.position + rB) - (poseA.position + rA)};
}

}  // namespace

Joint makeJoint(const JointDef& definition, const BodiesView& bodies) {
    const Pose& poseA = bodies.poses[index(definition.bodyA)];
    const Pose& poseB = bodies.poses[index(definition.bodyB)];
    Joint joint;
    joint.a = definition.bodyA;
    joint.b = definition.bodyB;
    if (const auto* revolute = std::get_if<RevoluteDef>(&definition.kind)) {
        joint.kind = JointKind::Revolute;
        joint.localA = toLocal(poseA, revolute->anchor);
        joint.localB = toLocal(poseB, revolute->anchor);
    } else if (const auto* distance = std::get_if<DistanceDef>(&definition.kind)) {
        joint.kind = JointKind::Distance;
        joint.localA = toLocal(poseA, distance->anchorA);
        joint.localB = toLocal(poseB, distance->anchorB);
        joint.length = distance->length.value_or(length(distance->anchorB - distance->anchorA));
    }
    return joint;
}

int rowCount(const Joint& joint) { return joint.kind == JointKind::Revolute ? 2 : 1; }

void appendJointRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                     const std::array<Real, 2>& impulse, std::vector<Row>& rows) {
    const Span s = spanOf(joint, bodies);
    const auto append = [&](Vec2 n, Real C, Real lambda) {
        Row row = rowThroughPoints(joint.a, joint.b, s.rA, s.rB, n);
        row.kind = RowKind::Equality;
        row.constraint = {ConstraintKind::Joint, place};
        row.lower = -infinity;
        row.upper = infinity;
        row.effectiveMass = effectiveMassOf(row, bodies);
        row.bias = correction.rate * C;
        row.lambda = lambda;
        rows.push_back(row);
    };
    if (joint.kind == JointKind::Revolute) {
        append({1, 0}, s.d.x, impulse[0]);
        append({0, 1}, s.d.y, impulse[1]);
    } else {
        const Real distance = length(s.d);
        const Vec2 along = distance > 0 ? (1 / distance) * s.d : Vec2{0, 1};  // no direction: any will do
        append(along, distance - joint.length, impulse[0]);
    }
}

Real jointError(const Joint& joint, const BodiesView& bodies) {
    const Span s = spanOf(joint, bodies);
    return joint.kind == JointKind::Revolute ? length(s.d) : std::abs(length(s.d) - joint.length);
}

}  // namespace solverscope
