// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The matrix that every Newton step of the reference solution solves with,
//
//   I + Σ d ĵ ĵᵀ + Σ θ ĵt ĵnᵀ
//
// over the rows of a problem (ĵ as in scaled_rows.h) and over the friction rows that follow their normal row. It is sparse:
// rows couple only the bodies that they push. Its pattern is symmetric even where its values are not, so both halves are
// factorised along one elimination tree, computed once for all Newton steps. There is no pivoting: the matrix is the identity
// plus a nearly symmetric positive matrix; callers check the result.
// Source: T. A. Davis, "Algorithm 849: a concise sparse Cholesky factorization package" (2005), there for symmetric values.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <vector>

#include "physics/analysis/reference/scaled_rows.h"

namespace solverscope {

class ResponseMatrix {
public:
    using Vector = Eigen::VectorXd;

    explicit ResponseMatrix(const ScaledRows& scaled);

    /// To the identity.
    void reset();
    void addRow(std::size_t row, Real d);                 // d ĵ ĵᵀ
    void addFollowing(std::size_t friction, Real theta);  // θ ĵt ĵnᵀ, n being its normal row

    /// False if a pivot is zero or not finite; the matrix is then unusable.
    bool factorize();

    /// With one step of refinement, which corrects the error of the missing pivoting.
    Vector solve(const Vector& right) const;

private:
    struct Halves {
        Real upper = 0;
        Real lower = 0;
    };

    Vector substituted(Vector x) const;
    Vector times(const Vector& x) const;
    void orderUnknowns();
    void buildPattern();
    void buildTree();
    int slot(int row, int column) const;

    const std::vector<ScaledRow>& m_rows;
    int m_unknowns = 0;
    std::vector<int> m_place;  // of an unknown in the order of elimination

    // Column k of the upper half and row k of the lower one, places i < k ascending; m_diagonal separately.
    std::vector<int> m_begin;
    std::vector<int> m_index;
    std::vector<Halves> m_values;
    std::vector<Real> m_diagonal;

    // Factors: column i of L and row i of U share their places k > i.
    std::vector<int> m_parent;
    std::vector<int> m_factorBegin;
    std::vector<int> m_factorSize;
    std::vector<int> m_factorIndex;
    std::vector<Halves> m_factors;
    std::vector<Real> m_pivots;

    std::vector<Halves> m_work;
    std::vector<int> m_reach;
    std::vector<int> m_path;
    std::vector<int> m_mark;

    // Where each row's own products go, and those of friction rows with their normal rows.
    std::vector<std::uint32_t> m_ownBegin;
    std::vector<std::uint32_t> m_followBegin;
    std::vector<int> m_ownSlots;
    std::vector<int> m_followSlots;
};

}  // namespace solverscope
