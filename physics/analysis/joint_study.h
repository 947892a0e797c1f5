// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A custom joint in detail: C and J at the current poses, J checked by central differences, and the row that the solver would
// build.
//
//   J_i ≈ (C(q + s e_i) − C(q − s e_i)) / 2s     s = 2⁻¹⁷ · max(1, |q_i|), rounded down to a power of two
//
// The error of the difference is about s²/6 · C''' + 10⁻¹⁶ |C| / s, some 10⁻¹¹ for ordinary joints.
#pragma once

#include <vector>

#include "physics/constraints/joint_custom.h"
#include "physics/world/world.h"

namespace solverscope {

struct FormulaStudy {
    FormulaState state = FormulaState::Acting;
    Real C = 0;
    Coordinates J{};            // by automatic differentiation
    Coordinates differences{};  // the same by central differences
    Coordinates steps{};        // s
    Row row;                    // as the method would build it, with bias and effective mass
    bool movesBodies = false;   // the row is one of positions: its bias is an error, not a speed
    Real K = 0;                 // J M⁻¹ Jᵀ

    /// Whether the two agree to a millionth of the size of their terms.
    bool agrees(std::size_t coordinate) const;
    bool agrees() const;
};

/// A study for each formula.
std::vector<FormulaStudy> studyJoint(const JointDef& definition, const World& world);

}  // namespace solverscope
