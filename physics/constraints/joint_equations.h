// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The position constraints of joints as equations, C and its derivative J, independent of step and method. joint_kinds.cpp has
// those of each kind.
#pragma once

#include <array>
#include <cassert>
#include <memory>

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
    JointEquations() {}
    void add(const JointEquation& equation) {
        assert(m_count < maxJointRows);
        std::construct_at(&m_all[m_count++], equation);
    }
    const JointEquation* begin() const { return m_all.data(); }
    const JointEquation* end() const { return m_all.data() + m_count; }
    std::size_t size() const { return m_count; }
    const JointEquation& operator[](std::size_t i) const { return m_all[i]; }

private:
    // Left as it is in memory until it is added to: most joints have two equations, and clearing five takes longer than finding
    // them.
    union {
        std::array<JointEquation, maxJointRows> m_all;
    };
    std::size_t m_count = 0;
};

/// What is particular about a kind of joint: joint_kinds.cpp has a section for each.
struct JointKindTraits {
    /// Fills in all but the kind, the bodies and the spring.
    void (*make)(Joint& joint, const JointKindDef& definition, const BodiesView& bodies);
    void (*require)(const Joint& joint, const BodiesView& bodies, JointEquations& equations);
    bool holdsPoint;          // the first two equations are together the distance of two points
    bool hasMoreThanTwoRows;  // without limits and a motor
    /// Changes a velocity row for a step of h seconds; may be nothing.
    void (*changeRow)(Row& row, const Joint& joint, Real h);
    /// Changes the joint itself by what goes on without the rows in h seconds; may be nothing. `atMaximum`: a row has pulled as
    /// much as it can.
    void (*advance)(Joint& joint, const BodiesView& bodies, Real h, bool atMaximum);
};
const JointKindTraits& traitsOf(JointKind kind);

JointEquations equationsOf(const Joint& joint, const BodiesView& bodies);

/// Whether only one side of C = 0 is forbidden.
inline bool isInequality(RowKind kind) { return kind == RowKind::Unilateral || kind == RowKind::Limit; }

/// The row of an equation of joint number `place`, with J and the bounds of its kind; bias and effective mass are set later.
Row rowFor(const JointEquation& equation, std::uint32_t place);

/// The same for a row that is new.
void require(Row& row, const JointEquation& equation, std::uint32_t place);

/// The turn of B against A: J of θ, and in C its value.
JointEquation relativeAngleEquation(const Joint& joint, const BodiesView& bodies);

}  // namespace solverscope
