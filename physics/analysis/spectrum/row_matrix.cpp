// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/row_matrix.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "physics/analysis/rows_of_bodies.h"

namespace solverscope {
namespace {

/// Unlike moves(), true also of masses that a trace leaves out (NaN): such a body couples its rows.
bool mayMove(const InverseMass& inverse) { return inverse.m != 0 || inverse.I != 0; }

}  // namespace

std::vector<BodyShare> sharedBodies(const Row& i, const Row& j, std::span<const InverseMass> inverseMasses) {
    std::vector<BodyShare> shares;
    forEachSharedBody(i, j, inverseMasses, [&](BodyId body, Real value) {
        if (mayMove(inverseMasses[index(body)])) shares.push_back({body, value});
    });
    return shares;
}

RowMatrix::RowMatrix(std::span<const Row> rows, std::span<const InverseMass> inverseMasses)
    : m_rows(rows.begin(), rows.end()), m_inverseMasses(inverseMasses.begin(), inverseMasses.end()) {
    const RowsOfBodies onBodies(rows, inverseMasses.size(), [&](BodyId body) { return mayMove(inverseMasses[index(body)]); });
    m_begin.reserve(rows.size() + 1);
    m_diagonal.reserve(rows.size());
    std::vector<std::uint32_t> neighbours;
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const auto onA = onBodies.of(index(row.a));
        const auto onB = onBodies.of(index(row.b));
        neighbours.clear();
        std::set_union(onA.begin(), onA.end(), onB.begin(), onB.end(), std::back_inserter(neighbours));
        const Real K = inverseEffectiveMass(row, inverseMasses[index(row.a)], inverseMasses[index(row.b)]);
        m_diagonal.push_back(K + row.softness);
        if (neighbours.empty()) neighbours.push_back(i);
        for (const std::uint32_t j : neighbours) {
            // The same order of both rows, so that the matrix is symmetric to the bit.
            const std::uint32_t first = std::min(i, j);
            Real value = i == j ? m_diagonal[i] : couplingOf(rows[first], rows[std::max(i, j)], inverseMasses);
            if (i + 1 == j || j + 1 == i) value += rows[first].nextSoftness;
            if (value == 0 && i != j) continue;
            m_columns.push_back(j);
            m_values.push_back(value);
            m_largest = std::max(m_largest, std::abs(value));
        }
        m_begin.push_back(m_columns.size());
    }
}

Real RowMatrix::at(std::uint32_t i, std::uint32_t j) const {
    const auto places = columns(i);
    const auto found = std::lower_bound(places.begin(), places.end(), j);
    if (found == places.end() || *found != j) return 0;
    return values(i)[static_cast<std::size_t>(found - places.begin())];
}

Real RowMatrix::scaled(std::uint32_t i, std::uint32_t j, Real value) const {
    const Real scale = std::sqrt(m_diagonal[i]) * std::sqrt(m_diagonal[j]);
    return scale > 0 ? value / scale : 0;
}

Real RowMatrix::offDiagonalSum(std::uint32_t i) const {
    Real sum = 0;
    const auto places = columns(i);
    for (std::size_t k = 0; k < places.size(); ++k)
        if (places[k] != i) sum += std::abs(scaled(i, places[k], values(i)[k]));
    return sum;
}

bool RowMatrix::isOf(std::span<const Row> rows, std::span<const InverseMass> inverseMasses) const {
    const auto same = [](const Row& x, const Row& y) {
        return x.n == y.n && x.skew == y.skew && x.wA == y.wA && x.wB == y.wB && haveSameBodies(x, y) && x.softness == y.softness &&
               x.nextSoftness == y.nextSoftness && x.kind == y.kind && x.constraint == y.constraint &&
               x.effectiveMass == y.effectiveMass;
    };
    return std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), same) &&
           std::equal(inverseMasses.begin(), inverseMasses.end(), m_inverseMasses.begin(), m_inverseMasses.end());
}

}  // namespace solverscope
