// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The mouse pulls a body: a soft point constraint between the body and the world.
// Source: article 4 (soft constraints); E. Catto, "Soft constraints" (2011).
//
//   C = (x + r) − target, one row along x and one along y
//   bias = β/h · C, β and γ of spring.h, with the mass of the body
#pragma once

#include <array>
#include <vector>

#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"

namespace solverscope {

struct Drag {
    BodyId body{};
    Vec2 localAnchor;  // m, the point that was taken hold of, turning with the body
    Vec2 target;       // m, the position of the mouse
    std::array<Real, 2> impulse{};
    std::array<Real, 2> stiffness{};  // N/m, where rows have a stiffness

    bool operator==(const Drag&) const = default;
};

/// Appends the two rows. Body A is the world, whose entry follows the last body.
void appendDragRows(const Drag& drag, const BodiesView& bodies, Real frequency, Real dampingRatio, Real h, RowVector& rows);

}  // namespace solverscope
