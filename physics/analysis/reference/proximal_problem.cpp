// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/proximal_problem.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace solverscope {

ProximalProblem::ProximalProblem(const ScaledRows& scaled, ResponseMatrix& matrix, std::function<bool()> shouldStop)
    : lambda(Vector::Zero(static_cast<Eigen::Index>(scaled.rows.size()))),
      impulses(lambda),
      m_rows(scaled.rows),
      m_unknowns(scaled.unknowns),
      m_matrix(matrix),
      m_shouldStop(std::move(shouldStop)),
      m_shifted(lambda),
      m_state(scaled.rows.size()) {}

ProximalProblem::Outcome ProximalProblem::solve(Vector& u, Real rho, Cones cones, Real tolerance, int maxSteps) {
    Vector r = residual(u, rho, cones);
    Real size = r.norm();
    for (int step = 0;; ++step) {
        if (size <= tolerance) return {step, true};
        if (step == maxSteps || m_shouldStop()) return {step, false};
        const Vector direction = newtonDirection(r, rho, cones);
        if (!direction.allFinite()) return {step, false};
        const Real value = merit(u, size, rho, cones);
        const Real slope = cones == Cones::FromMultipliers ? r.dot(direction) : -size;
        const Real slack = cones == Cones::FromMultipliers ? 1e-15 * std::abs(value) : 0;  // below rounding
        Real length = 1;
        Vector next;
        Real nextSize = 0;
        bool descended = false;
        for (int halving = 0; halving < 12 && !descended; ++halving, length *= 0.5) {
            next = u + length * direction;
            r = residual(next, rho, cones);
            nextSize = r.norm();
            descended = merit(next, nextSize, rho, cones) <= value + 1e-4 * length * slope + slack || nextSize < 0.5 * size;
        }
        if (!descended) {
            // Converged to rounding, or stuck.
            r = residual(u, rho, cones);
            return {step + 1, false};
        }
        u = next;
        size = nextSize;
    }
}

ProximalProblem::Vector ProximalProblem::refined(Real rho) {
    Vector u = Vector::Zero(m_unknowns);
    for (std::size_t i = 0; i < m_rows.size(); ++i) addColumn(m_rows[i], lambda[static_cast<Eigen::Index>(i)], u);
    residual(u, 1, Cones::FromImpulses);
    Vector r = Vector::Zero(m_unknowns);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ScaledRow& row = m_rows[i];
        const auto at = static_cast<Eigen::Index>(i);
        const Real pushed = m_state[i] == State::Free ? -rho * slip(row, u) : impulses[at] - lambda[at];
        const bool follows = m_state[i] != State::Free && row.normal >= 0 && m_state[row.normal] == State::Free;
        addColumn(row, follows ? 0 : -pushed, r);
        if (follows) {
            const Real side = m_state[i] == State::Upper ? row.cone : -row.cone;
            addColumn(row, lambda[at] - side * (lambda[row.normal] - rho * slip(m_rows[row.normal], u)), r);
        }
    }
    const Vector correction = newtonDirection(r, rho, Cones::FromImpulses);
    if (!correction.allFinite()) return lambda;
    Vector next = impulses;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ScaledRow& row = m_rows[i];
        const auto at = static_cast<Eigen::Index>(i);
        if (row.size == 0) continue;
        if (m_state[i] == State::Free) {
            next[at] = lambda[at] - rho * (slip(row, u) + product(row, correction));
            if (row.normal < 0) next[at] = std::clamp(next[at], row.lower, row.upper);
        }
        if (row.normal >= 0) {
            const Real cone = row.cone * std::max(next[row.normal], 0.0);
            if (m_state[i] == State::Lower) next[at] = -cone;
            if (m_state[i] == State::Upper) next[at] = cone;
            next[at] = std::clamp(next[at], -cone, cone);
        }
    }
    return next;
}

ProximalProblem::Vector ProximalProblem::response(const Vector& of) const {
    Vector u = Vector::Zero(m_unknowns);
    for (std::size_t i = 0; i < m_rows.size(); ++i) addColumn(m_rows[i], of[static_cast<Eigen::Index>(i)], u);
    return u;
}

/// u − Ĵᵀ Λ(u); fills impulses and states.
ProximalProblem::Vector ProximalProblem::residual(const Vector& u, Real rho, Cones cones) {
    Vector r = u;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ScaledRow& row = m_rows[i];
        const auto at = static_cast<Eigen::Index>(i);
        if (row.size == 0) continue;
        const Real z = lambda[at] - rho * slip(row, u);
        Real lower = row.lower;
        Real upper = row.upper;
        if (row.normal >= 0) {
            const Real normal = cones == Cones::FromMultipliers ? lambda[row.normal] : impulses[row.normal];
            upper = row.cone * std::max(normal, 0.0);
            lower = -upper;
        }
        m_shifted[at] = z;
        m_state[i] = z < lower ? State::Lower : z > upper ? State::Upper : State::Free;
        impulses[at] = std::clamp(z, lower, upper);
        addColumn(row, -impulses[at], r);
    }
    return r;
}

/// With cones from the multipliers, the function whose gradient is the residual; otherwise the residual's norm.
Real ProximalProblem::merit(const Vector& u, Real size, Real rho, Cones cones) const {
    if (cones == Cones::FromImpulses) return size;
    return 0.5 * u.squaredNorm() + impulses.dot(2 * m_shifted - impulses) / (2 * rho);
}

/// −(I + ρ Ĵᵀ dΛ)⁻¹ r over the rows that are free; a sliding friction row follows its normal row.
ProximalProblem::Vector ProximalProblem::newtonDirection(const Vector& r, Real rho, Cones cones) {
    m_matrix.reset();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ScaledRow& row = m_rows[i];
        if (row.size == 0) continue;
        if (m_state[i] == State::Free) {
            m_matrix.addRow(i, rho);
        } else if (row.normal >= 0 && cones == Cones::FromImpulses && m_state[row.normal] == State::Free) {
            const Real side = m_state[i] == State::Upper ? 1 : -1;
            m_matrix.addFollowing(i, rho * side * row.cone);
        }
    }
    if (!m_matrix.factorize()) return Vector::Constant(m_unknowns, std::numeric_limits<Real>::quiet_NaN());
    return -m_matrix.solve(r);
}

}  // namespace solverscope
