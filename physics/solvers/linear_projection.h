// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Linear projection: bodies that overlap are pushed apart along the normal, once, after the step.
// Source: article 2, "sinking objects".
//
//   correction = percent · max(depth − slop, 0) / (1/mA + 1/mB) · n
//   xA −= correction / mA,   xB += correction / mB
//
// The depth is the one found by the collision detection of this step, one for each pair of bodies: the deeper of two points.
// Nothing turns, so there is no lever arm, and there is no sweep: one visit to each pair. Joints are not corrected.
#pragma once

#include "physics/solvers/position_rows.h"

namespace solverscope {

inline void linearProjection(PositionSystem system, StepWatch auto& watch) {
    for (std::uint32_t i = 0; i < system.rows.size(); ++i) solvePositionRow(system, i, 1, watch);
    watch.iteration(Phase::SolvePositions, 1);
}

}  // namespace solverscope
