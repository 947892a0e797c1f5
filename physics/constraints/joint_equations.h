// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The position constraints of joints, independent of step and method: C and its derivative J, one after another.
//
//   d = (xB + rB) − (xA + rA),   θ = θB − θA − θ₀,   u = d/|d|,   e = the axis,   t = e turned left
//
//   revolute   C = d.x, d.y
//   weld       C = d.x, d.y, θ
//   distance   C = |d| − length
//   piston     C = |d| − min ≥ 0,   C = max − |d| ≥ 0
//   rope       C = length − |d| ≥ 0                                          row along −u: its impulse pulls
//   winch      the same, with length' = speed
//   prismatic  C = t·d, θ;          limits C = e·d − lower ≥ 0, upper − e·d ≥ 0;    motor (e·d)' = speed
//   wheel      C = t·d;  spring C = e·d;  limits as above;                           motor θ' = speed
//   revolute's limits  C = θ − lower ≥ 0, upper − θ ≥ 0;                             motor θ' = speed
//   gear       C = θB − ratio θA − θ₀                                        wA = ratio, wB = 1
//   custom     C = 0, ≥ 0 or ≤ 0 as written: joint_custom.h
//   pulley     C = lengthA + rA θw − |dA| ≥ 0 and the same for B,  rA / −rB = ratio,  d from the eye to the anchor
//
// The axis turns with A, so that the rows of t·d and e·d act on A at B's anchor: wA = (rA + d) × n.
#pragma once

#include <array>
#include <cassert>

#include "physics/constraints/joint.h"

namespace solverscope {

/// One demand of a joint. J = (−(n + skew), −wA, n, wB) is the derivative of C, as in a Row.
struct JointEquation {
    RowKind kind = RowKind::Equality;
    bool soft = false;  // on the joint's spring
    BodyId a{};
    BodyId b{};
    Vec2 n;
    Real wA = 0;
    Real wB = 0;
    Real C = 0;      // m or rad; nothing for a motor
    Real speed = 0;  // of a motor
    Vec2 skew = {};  // as in a Row
};

class JointEquations {
public:
    void add(const JointEquation& equation) {
        assert(m_count < maxJointRows);
        m_all[m_count++] = equation;
    }
    const JointEquation* begin() const { return m_all.data(); }
    const JointEquation* end() const { return m_all.data() + m_count; }
    std::size_t size() const { return m_count; }
    const JointEquation& operator[](std::size_t i) const { return m_all[i]; }

private:
    std::array<JointEquation, maxJointRows> m_all{};
    std::size_t m_count = 0;
};

JointEquations equationsOf(const Joint& joint, const BodiesView& bodies);

/// Whether only one side of C = 0 is forbidden.
inline bool isInequality(RowKind kind) { return kind == RowKind::Unilateral || kind == RowKind::Limit; }

/// The row of an equation of joint number `place`, with J and the bounds of its kind; bias and effective mass are set later.
Row rowFor(const JointEquation& equation, std::uint32_t place);

/// Those of a joint of one's own: joint_custom.cpp.
void addCustomEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations);

/// The limits and the motor along a direction of motion: `motion` has J of the coordinate, and its value in C. An infinite
/// limit adds no row.
void addLimits(const Range& limits, const JointEquation& motion, JointEquations& equations);
void addMotor(const MotorDef& motor, const JointEquation& motion, JointEquations& equations);

/// The turn of B against A: J of θ, and in C its value.
JointEquation relativeAngleEquation(const Joint& joint, const BodiesView& bodies);

/// The vector d from A's anchor to B's, with the lever arms.
struct AnchorSpan {
    Vec2 rA;
    Vec2 rB;
    Vec2 d;
};
AnchorSpan anchorSpan(const Joint& joint, const BodiesView& bodies);

/// The unit vector along d; straight up where d has no direction.
Vec2 directionOf(Vec2 d, Real distance);

}  // namespace solverscope
