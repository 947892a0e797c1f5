// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/response_matrix.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>
#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

// A slot is the storage index of a matrix entry: 3 p for the diagonal of place p, 3 q + 1 and 3 q + 2 for the upper and the
// lower half of entry q.
constexpr int diagonalSlot = 0;
constexpr int upperSlot = 1;
constexpr int lowerSlot = 2;

template <typename Visit>
void forEachCoupling(const std::vector<ScaledRow>& rows, Visit visit) {
    for (const ScaledRow& row : rows) {
        visit(row, row);
        if (row.normal >= 0) visit(row, rows[static_cast<std::size_t>(row.normal)]);
    }
}

}  // namespace

ResponseMatrix::ResponseMatrix(const ScaledRows& scaled) : m_rows(scaled.rows), m_unknowns(scaled.unknowns) {
    orderUnknowns();
    buildPattern();
    buildTree();
}

/// An order of elimination with few new entries: approximate minimum degree.
void ResponseMatrix::orderUnknowns() {
    std::vector<Eigen::Triplet<Real>> entries;
    for (int i = 0; i < m_unknowns; ++i) entries.emplace_back(i, i, 1);
    forEachCoupling(m_rows, [&](const ScaledRow& p, const ScaledRow& q) {
        for (int k = 0; k < p.size; ++k)
            for (int l = 0; l < q.size; ++l) {
                entries.emplace_back(p.place[k], q.place[l], 1);
                entries.emplace_back(q.place[l], p.place[k], 1);
            }
    });
    Eigen::SparseMatrix<Real> pattern(m_unknowns, m_unknowns);
    pattern.setFromTriplets(entries.begin(), entries.end());
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> order;
    Eigen::AMDOrdering<int>()(pattern, order);
    m_place.resize(static_cast<std::size_t>(m_unknowns));
    for (int i = 0; i < m_unknowns; ++i) m_place[static_cast<std::size_t>(order.indices()[i])] = i;
}

void ResponseMatrix::buildPattern() {
    const auto size = static_cast<std::size_t>(m_unknowns);
    std::vector<std::vector<int>> columns(size);
    forEachCoupling(m_rows, [&](const ScaledRow& p, const ScaledRow& q) {
        for (int k = 0; k < p.size; ++k)
            for (int l = 0; l < q.size; ++l) {
                const auto [low, high] = std::minmax(m_place[p.place[k]], m_place[q.place[l]]);
                if (low < high) columns[static_cast<std::size_t>(high)].push_back(low);
            }
    });
    m_begin.assign(1, 0);
    for (std::vector<int>& column : columns) {
        std::sort(column.begin(), column.end());
        column.erase(std::unique(column.begin(), column.end()), column.end());
        m_index.insert(m_index.end(), column.begin(), column.end());
        m_begin.push_back(static_cast<int>(m_index.size()));
    }
    m_values.resize(m_index.size());
    m_diagonal.resize(size);

    m_ownBegin.assign(1, 0);
    m_followBegin.assign(1, 0);
    for (const ScaledRow& row : m_rows) {
        const auto place = [&](std::vector<int>& slots, const ScaledRow& p, const ScaledRow& q) {
            for (int k = 0; k < p.size; ++k)
                for (int l = 0; l < q.size; ++l) slots.push_back(slot(m_place[p.place[k]], m_place[q.place[l]]));
        };
        place(m_ownSlots, row, row);
        if (row.normal >= 0) place(m_followSlots, row, m_rows[static_cast<std::size_t>(row.normal)]);
        m_ownBegin.push_back(static_cast<std::uint32_t>(m_ownSlots.size()));
        m_followBegin.push_back(static_cast<std::uint32_t>(m_followSlots.size()));
    }
}

int ResponseMatrix::slot(int row, int column) const {
    if (row == column) return 3 * row + diagonalSlot;
    const auto [low, high] = std::minmax(row, column);
    const auto first = m_index.begin() + m_begin[static_cast<std::size_t>(high)];
    const auto last = m_index.begin() + m_begin[static_cast<std::size_t>(high) + 1];
    const auto at = static_cast<int>(std::lower_bound(first, last, low) - m_index.begin());
    return 3 * at + (row < column ? upperSlot : lowerSlot);
}

/// The elimination tree and the sizes of the factors' columns.
void ResponseMatrix::buildTree() {
    const auto size = static_cast<std::size_t>(m_unknowns);
    m_parent.assign(size, -1);
    m_mark.assign(size, -1);
    std::vector<int> count(size, 0);
    for (int k = 0; k < m_unknowns; ++k) {
        m_mark[k] = k;
        for (int p = m_begin[k]; p < m_begin[k + 1]; ++p) {
            for (int i = m_index[p]; m_mark[i] != k; i = m_parent[i]) {
                if (m_parent[i] < 0) m_parent[i] = k;
                ++count[i];
                m_mark[i] = k;
            }
        }
    }
    m_factorBegin.assign(1, 0);
    for (const int each : count) m_factorBegin.push_back(m_factorBegin.back() + each);
    m_factorIndex.resize(static_cast<std::size_t>(m_factorBegin.back()));
    m_factors.resize(m_factorIndex.size());
    m_factorSize.resize(size);
    m_pivots.resize(size);
    m_work.resize(size);
    m_reach.resize(size);
    m_path.resize(size);
}

void ResponseMatrix::reset() {
    std::fill(m_values.begin(), m_values.end(), Halves{});
    std::fill(m_diagonal.begin(), m_diagonal.end(), 1.0);
}

void ResponseMatrix::addRow(std::size_t row, Real d) {
    const ScaledRow& p = m_rows[row];
    const int* at = m_ownSlots.data() + m_ownBegin[row];
    for (int k = 0; k < p.size; ++k)
        for (int l = 0; l < p.size; ++l) {
            const int here = *at++;
            const Real value = d * p.value[k] * p.value[l];
            (here % 3 == diagonalSlot ? m_diagonal[here / 3]
             : here % 3 == upperSlot  ? m_values[here / 3].upper
                                      : m_values[here / 3].lower) += value;
        }
}

void ResponseMatrix::addFollowing(std::size_t friction, Real theta) {
    const ScaledRow& p = m_rows[friction];
    const ScaledRow& q = m_rows[static_cast<std::size_t>(p.normal)];
    const int* at = m_followSlots.data() + m_followBegin[friction];
    for (int k = 0; k < p.size; ++k)
        for (int l = 0; l < q.size; ++l) {
            const int here = *at++;
            const Real value = theta * p.value[k] * q.value[l];
            (here % 3 == diagonalSlot ? m_diagonal[here / 3]
             : here % 3 == upperSlot  ? m_values[here / 3].upper
                                      : m_values[here / 3].lower) += value;
        }
}

/// L D U, a row of L and a column of U at a time.
bool ResponseMatrix::factorize() {
    std::fill(m_factorSize.begin(), m_factorSize.end(), 0);
    std::fill(m_mark.begin(), m_mark.end(), -1);
    std::fill(m_work.begin(), m_work.end(), Halves{});
    for (int k = 0; k < m_unknowns; ++k) {
        // The earlier places that reach k: found by walking up the tree, stored in elimination order.
        int top = m_unknowns;
        m_mark[k] = k;
        for (int p = m_begin[k]; p < m_begin[k + 1]; ++p) {
            m_work[m_index[p]] = m_values[p];
            int length = 0;
            for (int i = m_index[p]; m_mark[i] != k; i = m_parent[i]) {
                m_path[length++] = i;
                m_mark[i] = k;
            }
            while (length > 0) m_reach[--top] = m_path[--length];
        }
        Real pivot = m_diagonal[k];
        for (int p = top; p < m_unknowns; ++p) {
            const int i = m_reach[p];
            const Halves here = m_work[i];
            m_work[i] = {};
            const int begin = m_factorBegin[i];
            const int end = begin + m_factorSize[i];
            for (int q = begin; q < end; ++q) {
                Halves& work = m_work[m_factorIndex[q]];
                work.upper -= m_factors[q].lower * here.upper;
                work.lower -= m_factors[q].upper * here.lower;
            }
            const Halves factor{here.upper / m_pivots[i], here.lower / m_pivots[i]};
            pivot -= factor.lower * here.upper;
            m_factorIndex[end] = k;
            m_factors[end] = factor;
            ++m_factorSize[i];
        }
        if (!std::isfinite(pivot) || pivot == 0) return false;
        m_pivots[k] = pivot;
    }
    return true;
}

/// By the factors; x in the order of elimination.
ResponseMatrix::Vector ResponseMatrix::substituted(Vector x) const {
    for (int i = 0; i < m_unknowns; ++i)
        for (int q = m_factorBegin[i]; q < m_factorBegin[i] + m_factorSize[i]; ++q)
            x[m_factorIndex[q]] -= m_factors[q].lower * x[i];
    for (int i = 0; i < m_unknowns; ++i) x[i] /= m_pivots[i];
    for (int i = m_unknowns - 1; i >= 0; --i)
        for (int q = m_factorBegin[i]; q < m_factorBegin[i] + m_factorSize[i]; ++q)
            x[i] -= m_factors[q].upper * x[m_factorIndex[q]];
    return x;
}

ResponseMatrix::Vector ResponseMatrix::times(const Vector& x) const {
    Vector product(m_unknowns);
    for (int k = 0; k < m_unknowns; ++k) {
        product[k] = m_diagonal[k] * x[k];
        for (int p = m_begin[k]; p < m_begin[k + 1]; ++p) {
            product[m_index[p]] += m_values[p].upper * x[k];
            product[k] += m_values[p].lower * x[m_index[p]];
        }
    }
    return product;
}

ResponseMatrix::Vector ResponseMatrix::solve(const Vector& right) const {
    Vector ordered(m_unknowns);
    for (int i = 0; i < m_unknowns; ++i) ordered[m_place[i]] = right[i];
    Vector x = substituted(ordered);
    x += substituted(ordered - times(x));
    Vector result(m_unknowns);
    for (int i = 0; i < m_unknowns; ++i) result[i] = x[m_place[i]];
    return result;
}

}  // namespace solverscope
