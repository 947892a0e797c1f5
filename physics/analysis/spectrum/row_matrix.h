// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A = J M⁻¹ Jᵀ: how the impulse on one row changes the velocity along another. Source: article 3, where the diagonal is b.
//
//   A_ij = Σ s_i s_j (m⁻¹ n_i·n_j + I⁻¹ w_i w_j)   over the bodies that both rows push; s = −1 on a row's A, +1 on its B
//   A_ii = K + γ                                    with the row's softness, as the row's formula divides by it
//
//   1/kg between two rows that push, 1/(kg m) between one that pushes and one that turns, 1/(kg m²) between two that turn.
//
// Rows without a common body have no entry; neither have rows that share only a static body.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/constraints/coupling.h"

namespace solverscope {

/// The contribution of one shared body to A_ij.
struct BodyShare {
    BodyId body{};
    Real value = 0;
};

/// The bodies that an impulse moves and that both rows push: none, one or two.
std::vector<BodyShare> sharedBodies(const Row& i, const Row& j, std::span<const InverseMass> inverseMasses);

/// The matrix of a list of rows, sparse. Costs one pass over the pairs of rows that share a body.
class RowMatrix {
public:
    static constexpr Real minCoupling = 1e-12;  // of scaled entries: smaller ones are rounding

    RowMatrix() = default;
    RowMatrix(std::span<const Row> rows, std::span<const InverseMass> inverseMasses);

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_rows.size()); }
    const RowVector& rows() const { return m_rows; }
    const std::vector<InverseMass>& inverseMasses() const { return m_inverseMasses; }

    /// The column indices of row i's entries, ascending, the diagonal included; and their values. By symmetry also those of its
    /// column: the rows that an impulse on row i affects.
    std::span<const std::uint32_t> columns(std::uint32_t i) const { return part(m_columns, i); }
    std::span<const Real> values(std::uint32_t i) const { return part(m_values, i); }

    /// Zero if there is no entry.
    Real at(std::uint32_t i, std::uint32_t j) const;
    Real diagonal(std::uint32_t i) const { return m_diagonal[i]; }

    /// A_ij / √(A_ii A_jj): −1 … 1, independent of units. 0 for a row that no impulse moves.
    Real scaled(std::uint32_t i, std::uint32_t j, Real value) const;

    /// Σ |A_ij| over the other rows, scaled as above. A row is diagonally dominant if that is less than 1: it then outweighs
    /// the effect of all others.
    Real offDiagonalSum(std::uint32_t i) const;

    std::size_t entries() const { return m_columns.size(); }
    Real largest() const { return m_largest; }  // |A_ij|

    /// Whether the matrix of these rows is this one: same bodies, directions, lever arms and softness; Λ and bias may differ.
    bool isOf(std::span<const Row> rows, std::span<const InverseMass> inverseMasses) const;

private:
    template <typename T>
    std::span<const T> part(const std::vector<T>& all, std::uint32_t i) const {
        return std::span(all).subspan(m_begin[i], m_begin[i + 1] - m_begin[i]);
    }

    RowVector m_rows;
    std::vector<InverseMass> m_inverseMasses;
    std::vector<std::size_t> m_begin{0};  // by row: the index of its first entry
    std::vector<std::uint32_t> m_columns;
    std::vector<Real> m_values;
    std::vector<Real> m_diagonal;
    Real m_largest = 0;
};

}  // namespace solverscope
