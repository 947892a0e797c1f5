// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <functional>
#include <vector>

#include "physics/analysis/reference/response_matrix.h"
#include "physics/analysis/reference/scaled_rows.h"

namespace solverscope {

/// One proximal problem: for fixed multipliers λ and penalty ρ find u with
///
///   u = Ĵᵀ Λ(u),   Λ(u) = clamp(λ − ρ ŵ(u))
///
/// When the solution has Λ(u) = λ, it solves the complementarity problem, whatever ρ is.
class ProximalProblem {
public:
    using Vector = Eigen::VectorXd;

    ProximalProblem(const ScaledRows& scaled, ResponseMatrix& matrix, std::function<bool()> shouldStop);

    /// How friction is bounded while u changes: by the multipliers λ of the normal rows, which makes the problem the
    /// minimum of a convex function, or by Λ(u) itself, as at the solution.
    enum class Cones { FromMultipliers, FromImpulses };

    struct Outcome {
        int steps = 0;
        bool converged = false;
    };

    /// Newton's method from u on. Leaves Λ(u) in `impulses`.
    Outcome solve(Vector& u, Real rho, Cones cones, Real tolerance, int maxSteps);

    /// One step of iterative refinement: for the multipliers λ and the rows that they leave free, Λ with ŵ = 0 on those rows.
    /// Unlike `solve` it adds a small correction to λ, so that rounding is not multiplied by ρ and ρ may be very large.
    Vector refined(Real rho);

    /// Ĵᵀ λ
    Vector response(const Vector& lambda) const;

    Vector lambda;    // multipliers of this problem
    Vector impulses;  // Λ(u) of the last u tried

private:
    enum class State : std::uint8_t { Unmoved, Free, Lower, Upper };

    Vector residual(const Vector& u, Real rho, Cones cones);
    Real merit(const Vector& u, Real size, Real rho, Cones cones) const;
    Vector newtonDirection(const Vector& r, Real rho, Cones cones);

    const std::vector<ScaledRow>& m_rows;
    int m_unknowns;
    ResponseMatrix& m_matrix;
    std::function<bool()> m_shouldStop;
    Vector m_shifted;  // λ − ρ ŵ
    std::vector<State> m_state;
};

}  // namespace solverscope
