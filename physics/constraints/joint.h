// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joints between two bodies, each ending in rows.
//
//   revolute:  C = (xB + rB) − (xA + rA), one row along x and one along y
//   distance:  C = |d| − length, d = (xB + rB) − (xA + rA), one row along d
//   rows:      Jv + bias = 0, bias = β/h · C, no bounds
#pragma once

#include <array>
#include <vector>

#include "physics/constraints/bodies_view.h"
#include "physics/constraints/error_reduction.h"
#include "physics/constraints/row.h"
#include "physics/scene/scene.h"

namespace solverscope {

enum class JointKind : std::uint8_t { Revolute, Distance };

struct Joint {
    JointKind kind = JointKind::Revolute;
    BodyId a{};
    BodyId b{};
    Vec2 localA;      // m, from A's centre, turning with A
    Vec2 localB;      //
    Real length = 0;  // m, distance joints

    std::array<Real, 2> impulse{};        // Λ of each row at the end of the last step [N s]
    std::array<Real, 2> pseudoImpulse{};  // the same for the pseudo-velocity rows

    bool operator==(const Joint&) const = default;
};

Joint makeJoint(const JointDef& definition, const BodiesView& bodies);

int rowCount(const Joint& joint);

/// Appends the rows of joint number `place`. Their Λ start at the given impulses: those of the velocity rows or those of the
/// pseudo-velocity rows.
void appendJointRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                     const std::array<Real, 2>& impulse, std::vector<Row>& rows);

/// How far the joint is pulled apart: |C| [m].
Real jointError(const Joint& joint, const BodiesView& bodies);

}  // namespace solverscope
