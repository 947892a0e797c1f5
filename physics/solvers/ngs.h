// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// NGS: non-linear Gauss–Seidel over positions, after the velocities have moved the bodies.
// Source: E. Catto, Box2D 2.x, b2ContactSolver::SolvePositionConstraints (2007), and "Solver2D" (2024).
//
//   contacts   bias = clamp(β (C + slop), −0.2 m, 0)      Box2D's b2_maxLinearCorrection: what is deeper takes more sweeps
//   joints     bias = β C;  limits and ropes β min(C, 0)
//   λ = −bias / K,   x ← x + M⁻¹ Jᵀ λ
//
// Box2D does not accumulate: the clamp on C makes every single λ of a contact ≥ 0, as it does here; Λ only counts a row's
// displacement so far. Its joints correct the whole error at once (β = 1); here they share the setting.
#pragma once

#include "physics/solvers/position_rows.h"

namespace solverscope {

inline constexpr Real maxCorrectionPerVisit = 0.2;  // m

inline void ngs(PositionSystem system, auto relinearize, int iterations, StepWatch auto& watch) {
    positionSweeps(system, relinearize, fullCorrection, iterations, watch);
}

}  // namespace solverscope
