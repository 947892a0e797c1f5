// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// XPBD: positions are solved, and a row may give way by its compliance.
// Source: M. Macklin, M. Müller, N. Chentanez, "XPBD" (2016); M. Müller et al., "Detailed rigid body simulation with extended
// position based dynamics" (2020).
//
//   α̃ = α / h²                             compliance α = 1/k [m/N]; 0 is a hard row
//   λ = −(C + α̃ Λ) / (K + α̃)               Λ begins at 0 in every sub-step; Λ/h² is the force of the row
//   with damping c:  γ = c / (k h)
//   λ = −(C + α̃ Λ + γ J (x − x₀)) / ((1 + γ) K + α̃)          x₀: the position before the sub-step
//
// Divided by 1 + γ the second is a row like all others. Its softness α̃ / (1 + γ) is 1 / (h (c + h k)), and its bias is β C +
// (1 − β) J (x − x₀) with β = 1 / (1 + γ) = h k / (c + h k): the γ and the β of article 4. A single spring is the same as
// there. Contacts, ropes and limits only push, Λ ≥ 0. Friction keeps the points in place, C = t·(their motion since x₀), within
// |Λt| ≤ μ Λn. Motors have the travel of a sub-step as target, C = J (x − x₀) − h · speed, within h² times their strength.
#pragma once

#include "physics/solvers/position_rows.h"

namespace solverscope {

inline void xpbdSweeps(PositionSystem system, auto relinearize, int iterations, StepWatch auto& watch) {
    positionSweeps(system, relinearize, fullCorrection, iterations, watch);
}

}  // namespace solverscope
