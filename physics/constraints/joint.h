// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joints between two bodies, each converted to rows. joint_kinds.cpp has what each kind requires.
//
//   hard equality      Jv + β/h · C = 0                     no bounds
//   soft equality      Jv + β/h · C + γ Λ = 0               β and γ of spring.h, with m = 1/K
//   rope, limit        Jv + C/h ≥ 0 while C > 0             Λ ≥ 0: the step may end at the limit, not beyond it
//                      Jv + β/h · C ≥ 0 once it is violated
//   motor              Jv − speed = 0                       |Λ| ≤ h · strength
//   winch              a rope whose length changes by itself, Λ ≤ h · strength
//
// Sources: article 1 (rope, winch, piston), article 3 (rows), article 4 (β and γ); E. Catto, "Soft constraints" (2011).
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"
#include "physics/constraints/soft_row.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// The most rows that one joint has: a slider with two rows, two limits and a motor.
constexpr std::size_t maxJointRows = 5;

/// One end of a pulley's rope: from the wheel, which it leaves through an eye fixed to the axle, to a body.
struct PulleyRope {
    Vec2 eye;         // m, from the wheel's centre; does not turn
    Real radius = 0;  // m, of its drum; negative if the wheel winds it in by turning counter-clockwise
    Real length = 0;  // m, at the start
    bool operator==(const PulleyRope&) const = default;
};

struct CustomRow;  // joint_custom.h

/// The rows of a custom joint, shared by its copies; they never change.
struct CustomRows {
    std::shared_ptr<const std::vector<CustomRow>> rows;
    bool operator==(const CustomRows& other) const;
};

struct Joint {
    JointKind kind = JointKind::Revolute;
    BodyId a{};
    BodyId b{};
    Vec2 localA;              // m, from A's centre, turning with A
    Vec2 localB;              //
    Vec2 localAxis;           // unit vector turning with A: prismatic, wheel
    Real length = 0;          // m: distance, rope; a winch changes it
    Real referenceAngle = 0;  // rad, θB − θA at the start; gears: θB − ratio θA
    Real ratio = 1;           // gears
    BodyId wheel{};           // pulleys
    std::array<PulleyRope, 2> ropes{};
    CustomRows written;      // custom joints
    bool aIsStatic = false;  // of these too: A, or B, is a static body
    bool bIsStatic = false;
    bool keepsLength = true;  // distance: false for a piston, which has only limits
    std::optional<Range> limits;
    std::optional<MotorDef> motor;  // winch: the speed of its rope and its strongest pull
    std::optional<AnySpringDef> spring;

    std::array<Real, maxJointRows> impulse{};        // Λ of each row at the end of the last step [N s or N m s]
    std::array<Real, maxJointRows> pseudoImpulse{};  // the same for the pseudo-velocity rows
    std::array<Real, maxJointRows> stiffness{};      // k of each row there, where rows have a stiffness [N/m or N m/rad]

    bool operator==(const Joint&) const = default;
};

/// How many rows a joint of this kind and with these parts may have: the impulses of all others are 0. Two is what every joint had
/// when the golden hashes were made.
std::size_t mostRowsOf(const Joint& joint);

Joint makeJoint(const JointDef& definition, const BodiesView& bodies);

/// Appends the velocity rows of joint number `place` for a step of h seconds. Their number does not change while the
/// simulation runs, and their Λ start at `joint.impulse`. With a softness, rows that are not on the joint's own spring have it.
void appendJointRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction, Real h,
                     RowVector& rows, const Softness* softness = nullptr);

/// Appends the pseudo-velocity rows: those that have a position error to remove. Motors and springs have none.
void appendJointPseudoRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction, Real h,
                           RowVector& rows);

/// The position error of the joint: m, or rad for purely angular ones. Springs have no error.
Real jointError(const Joint& joint, const BodiesView& bodies);

}  // namespace solverscope
