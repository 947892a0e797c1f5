// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Verlet: links and collisions are corrected by moving positions.
// Source: article 5; T. Jakobsen, "Advanced character physics" (2001).
//
//   links        λ = −stiffness · C / K       two particles of one mass go half of the error each
//   collisions   λ = −min(C, 0) / K           out along the shortest way, wholly
//
// No impulse is stored: each visit uses only the current positions. Λ counts a row's displacement in this step, and is read
// only by springs, motors and the mouse, which the article does not have: they are as in XPBD. There is no friction.
#pragma once

#include "physics/solvers/position_rows.h"

namespace solverscope {

/// Whether a row is a link, which yields by the stiffness.
inline bool isLink(const Row& row) {
    return row.constraint.kind == ConstraintKind::Joint && row.softness == 0 && row.kind != RowKind::Motor;
}

inline void verletSweeps(PositionSystem system, auto relinearize, Real stiffness, int iterations, StepWatch auto& watch) {
    positionSweeps(
        system, relinearize, [stiffness](const Row& row) { return isLink(row) ? stiffness : 1; }, iterations, watch);
}

}  // namespace solverscope
