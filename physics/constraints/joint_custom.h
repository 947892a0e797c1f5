// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Custom joints: C(q) as a formula, J by forward differentiation (scene/position_formula.h).
//
//   C = 0      Jv + β/h · C = 0                a spring makes it soft like any other joint
//   C ≥ 0      Jv + C/h ≥ 0 while C > 0, Jv + β/h · C ≥ 0 if violated;  Λ ≥ 0
//   C ≤ 0      −C ≥ 0
//
//   J = (∂C/∂x_a, ∂C/∂y_a, ∂C/∂θ_a, ∂C/∂x_b, ∂C/∂y_b, ∂C/∂θ_b) = (−(n + skew), −wA, n, wB)
//
// If C depends only on the position of B relative to A, skew is 0: both are pushed apart along one n. A C(q) of world positions
// pushes them differently, and the world takes the difference. With a static body this cannot be seen; skew is 0 then.
//
// A row is inactive, with J = 0, if its formula has no value or no direction.
#pragma once

#include "physics/constraints/joint_equations.h"
#include "physics/scene/position_formula.h"

namespace solverscope {

/// One row: its formula, and the condition on its value.
struct CustomRow {
    PositionFormula C;
    Demand demand = Demand::Zero;
    bool operator==(const CustomRow&) const = default;
};

/// Why the row of a formula is inactive at the current poses.
enum class FormulaState : std::uint8_t {
    Acting,
    NoValue,      // C or J is not a number: a division by zero, the root of a negative number
    TooLarge,     // C or J exceeds what the solver can handle
    NoDirection,  // J = 0: C does not change for any motion of the bodies
};

/// The largest magnitude of C and of the entries of J that a row works with.
constexpr Real maxFormulaMagnitude = 1e9;

/// C and its derivatives as the formula gives them, without checks.
Dual evaluateFormula(const CustomRow& row, const Joint& joint, const BodiesView& bodies);

FormulaState stateOf(const Dual& C);

JointEquation equationOf(const CustomRow& row, const Joint& joint, const BodiesView& bodies);

}  // namespace solverscope
