// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// From a point near the solution to the solution, over the places where Newton's method goes round in circles: the targets are
// shifted by just so much that the point solves the shifted problem, and the shift is taken back along the path of its solutions.
//
//   Λ(t) = clamp(λ − ρ (ŵ + t d)),   t: 1 → 0,   ±cone · Λn(t) as the bounds of friction
//
// The path is straight between its corners. At a corner one row reaches a bound or leaves it, which changes the matrix of the
// rows that are free by one product of two vectors. Where its determinant changes sign the path turns back and t grows for a
// while: with friction a solution may have to be left before it can be reached. ρ softens the rows by 1/ρ, so that redundant
// rows have a solution too; the next path begins at λ = Λ(0), and the softening vanishes as Λ settles.
// With all rows at zero and d > 0 large this is Lemke's method. Sources: C. E. Lemke, "Bimatrix equilibrium points and mathematical
// programming" (1965); S. P. Dirkse and M. C. Ferris, "The PATH solver" (1995), for the path from a near point.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <functional>
#include <random>
#include <vector>

#include "physics/analysis/reference/response_matrix.h"
#include "physics/analysis/reference/scaled_rows.h"

namespace solverscope {

class PivotPath {
public:
    using Vector = Eigen::VectorXd;

    /// `factorised` is called after every factorisation, and ends the path by returning false.
    PivotPath(const ScaledRows& scaled, ResponseMatrix& matrix, std::function<bool()> factorised);

    /// Follows the path from these λ̂, which lie within their bounds. True if it has arrived: `impulses` are then Λ(0). Rows at a
    /// bound get targets on its far side by `apart` or a little more, so that no two corners coincide.
    bool follow(const Vector& lambda, Real rho, int maxCorners, Real apart);

    Vector impulses;                           // Λ(t)
    int corners() const { return m_corners; }  // of the last path

private:
    enum class State : std::uint8_t { Free, Lower, Upper };

    struct Corner {
        std::size_t row = 0;
        State to = State::Free;
        bool isUpper = false;  // the bound
        Real length = 0;
    };

    void begin(const Vector& lambda, Real apart);
    bool refresh();
    Vector error();
    void updateRates();
    Corner nextCorner(Real longest) const;
    Real turn(const Corner& corner);
    Vector solved(const Vector& right) const;

    bool isFree(std::size_t i) const { return m_state[i] == State::Free; }
    std::size_t normalOf(std::size_t i) const { return static_cast<std::size_t>(m_rows[i].normal); }
    bool isFriction(std::size_t i) const { return m_rows[i].normal >= 0; }
    /// Nothing moves it, or the contact is open.
    bool isIdle(std::size_t i) const { return m_rows[i].size == 0 || (isFriction(i) && m_state[normalOf(i)] == State::Lower); }
    Real side(std::size_t i, State state) const { return state == State::Upper ? m_rows[i].cone : -m_rows[i].cone; }
    Real side(std::size_t i) const { return side(i, m_state[i]); }

    const std::vector<ScaledRow>& m_rows;
    int m_unknowns;
    ResponseMatrix& m_matrix;
    std::function<bool()> m_factorised;
    std::vector<int> m_friction;  // of a normal row; −1
    std::vector<State> m_state;
    Vector m_from;   // λ
    Vector m_shift;  // d
    Vector m_z;      // λ − ρ (ŵ + t d)
    Vector m_rate;   // of z while t falls by 1
    Vector m_u;
    Vector m_direction;  // of u while t falls by 1
    Real m_rho = 1;
    Real m_t = 1;
    int m_corners = 0;
    std::ptrdiff_t m_lastRow = -1;
    bool m_lastIsUpper = false;
    std::mt19937_64 m_random;

    /// A corner since the last factorisation: the matrix has changed by `left` · `right`ᵀ.
    struct Update {
        Vector answer;  // to `left`
        Vector right;
        Real pivot = 1;
    };
    std::vector<Update> m_updates;
};

}  // namespace solverscope
