// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Two ways to correct positions after the velocities have moved the bodies.
//
// Linear projection: bodies that overlap are pushed apart along the normal, once, after the step.
// Source: article 2, "sinking objects".
//
//   correction = percent · max(depth − slop, 0) / (1/mA + 1/mB) · n
//   xA −= correction / mA,   xB += correction / mB
//
// The depth is the one found by the collision detection of this step, one for each pair of bodies: the deeper of two points.
// Nothing turns, so there is no lever arm, and there is no sweep: one visit to each pair. Joints are not corrected.
//
// NGS: non-linear Gauss–Seidel over positions, after the velocities have moved the bodies.
// Source: E. Catto, Box2D 2.x, b2ContactSolver::SolvePositionConstraints (2007), and "Solver2D" (2024).
//
//   contacts   bias = clamp(β (C + slop), −0.2 m, 0)      Box2D's b2_maxLinearCorrection: what is deeper takes more sweeps
//   joints     bias = β C;  limits and ropes β min(C, 0);  with joint blocks the rows of a joint at once, and bias = C
//   λ = −bias / K,   x ← x + M⁻¹ Jᵀ λ
//
// Box2D does not accumulate: the clamp on C makes every single λ of a contact ≥ 0, as it does here; Λ only counts a row's
// displacement so far. Its joints correct the whole error at once, as blocks do here; row by row that could overshoot.
#pragma once

#include "physics/solvers/joint_blocks.h"
#include "physics/solvers/position_rows.h"

namespace solverscope {

inline void linearProjection(PositionSystem system, StepWatch auto& watch) {
    for (std::uint32_t i = 0; i < system.rows.size(); ++i) solvePositionRow(system, i, 1, watch);
    watch.iteration(Phase::SolvePositions, 1);
}

inline constexpr Real maxCorrectionPerVisit = 0.2;  // m, of ngs

/// Moves the bodies of a joint so that rows i … i + count − 1 lose their errors together. All are linearized at the same poses: the
/// bias of each then has what the others will move and have moved, Σ A_kl Δ_l over l ≠ k.
inline void solveJointPosition(PositionSystem& system, std::uint32_t i, std::uint32_t count, auto& relinearize,
                               StepWatch auto& watch) {
    BlockVector lacking{};
    for (std::uint32_t k = 0; k < count; ++k) {
        relinearize(i + k);
        lacking[k] = -system.rows[i + k].bias;
    }
    const BlockMatrix A = blockMatrix(system.rows, system.inverseMasses, i, count);
    const auto delta = solvedBlock(A, lacking, count);
    for (std::uint32_t k = 0; k < count; ++k) {
        for (std::uint32_t l = 0; delta && l < count; ++l)
            if (l != k) system.rows[i + k].bias += A[k][l] * (*delta)[l];
        solvePositionRow(system, i + k, 1, watch);
    }
}

inline void ngs(PositionSystem system, auto relinearize, const Settings& settings, StepWatch auto& watch) {
    if (!solvesJointBlocks(settings)) return positionSweeps(system, relinearize, settings, settings.positionIterations, watch);
    for (int iteration = 1; iteration <= settings.positionIterations; ++iteration) {
        arrange(system, system.rowOrder, iteration);
        for (const std::uint32_t i : system.order) {
            if (continuesJointBlock(system.rows, i)) continue;
            const std::uint32_t count = jointBlockLength(system.rows, i);
            if (count > 1) {
                solveJointPosition(system, i, count, relinearize, watch);
            } else {
                relinearize(i);
                solvePositionRow(system, i, 1, watch);
            }
        }
        watch.iteration(Phase::SolvePositions, iteration);
    }
}

}  // namespace solverscope
