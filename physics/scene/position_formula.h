// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// C(q) as text: a formula of the positions of two bodies, and its exact derivatives.
//
//   q      x_a, y_a [m], angle_a [rad], x_b, y_b, angle_b; for an angle one may also write θ_a or theta_a
//   C      numbers, parameters, pi, + − * / ^, brackets, sqrt, abs, sin, cos, atan2(y, x), min, max
//
// The text is read once (base/expression.h) and worked off on a stack of dual numbers (forward differentiation): each holds a
// value
// and its derivatives by the six coordinates, and each operation applies its rule to both, so that J = ∂C/∂q comes out with C,
// exact up to rounding. Source: R. E. Wengert, "A simple automatic derivative evaluation program" (1964).
//
// At a kink the derivative is that of the branch taken: abs(0) has that of x, min and max of two equal numbers that of the
// first. Sines, cosines and arctangents are those of physics/base, the same on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/expression.h"
#include "physics/base/motion.h"
#include "physics/base/result.h"
#include "physics/scene/joint_def.h"

namespace solverscope {

constexpr std::size_t coordinateCount = 6;

/// x, y and angle of A, then those of B.
using Coordinates = std::array<Real, coordinateCount>;

inline Coordinates coordinatesOf(const Pose& a, const Pose& b) {
    return {a.position.x, a.position.y, a.angle, b.position.x, b.position.y, b.angle};
}

/// The names of the coordinates in messages and tables.
constexpr std::array<std::string_view, coordinateCount> coordinateNames{"x_a", "y_a", "angle_a", "x_b", "y_b", "angle_b"};

/// A number that depends on the coordinates, and how.
struct Dual {
    Real value = 0;
    Coordinates by{};  // derivatives
};

class PositionFormula {
public:
    static constexpr std::size_t maxBytes = 4096;              // of the text
    static constexpr std::size_t maxParameterNameLength = 32;  // of a parameter's name
    static constexpr std::size_t maxParameters = 32;

    /// The values of the parameters become part of the formula. An error's column is its byte in `text`, from 1.
    static Result<PositionFormula> parse(std::string_view text, std::span<const ParameterDef> parameters);

    /// What is wrong with a parameter's name, if anything.
    static std::string problemOfName(std::string_view name);

    /// C and ∂C/∂q. Not finite if the formula has no value: a division by zero, the root of a negative number.
    Dual at(const Coordinates& q) const;

    bool operator==(const PositionFormula&) const = default;

private:
    std::vector<ExpressionNode> m_nodes;  // empty is 0
};

}  // namespace solverscope
