// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joints of one's own: C(q) as a formula, J by forward differentiation (scene/position_formula.h).
//
//   C = 0      Jv + β/h · C = 0                a spring makes it soft like any other joint
//   C ≥ 0      Jv + C/h ≥ 0 while C > 0, Jv + β/h · C ≥ 0 behind it;  Λ ≥ 0
//   C ≤ 0      −C ≥ 0
//
//   J = (∂C/∂x_a, ∂C/∂y_a, ∂C/∂θ_a, ∂C/∂x_b, ∂C/∂y_b, ∂C/∂θ_b) = (−(n + skew), −wA, n, wB)
//
// Where C looks only at how B lies from A, skew is 0: the two are pushed apart along one n. C(q) that looks at places in the world
// pushes them differently, and the world takes the rest. Next to a body that nothing moves this cannot be seen; skew is 0 then.
//
// A row is out of action, with J = 0, where its formula has no value or no direction.
#pragma once

#include "physics/constraints/joint.h"
#include "physics/scene/position_formula.h"

namespace solverscope {

/// One row: its formula, and what that has to be.
struct CustomRow {
    PositionFormula C;
    Demand demand = Demand::Zero;
    bool operator==(const CustomRow&) const = default;
};

/// Why a row of a formula does nothing where the bodies are.
enum class FormulaState : std::uint8_t {
    Acting,
    NoValue,      // C or J is not a number: a division by zero, the root of a negative number
    TooLarge,     // C or J is beyond what the solver can work with
    NoDirection,  // J = 0: C does not change whichever way the bodies move
};

/// The largest magnitude of C and of the entries of J that a row works with.
constexpr Real maxFormulaMagnitude = 1e9;

/// C and its derivatives as the formula has them, whatever they are.
Dual evaluateFormula(const CustomRow& row, const Joint& joint, const BodiesView& bodies);

FormulaState stateOf(const Dual& C);

}  // namespace solverscope
