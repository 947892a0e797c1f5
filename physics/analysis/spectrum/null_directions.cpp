// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/null_directions.h"

#include <algorithm>
#include <cmath>

#include "physics/analysis/reference/scaled_rows.h"
#include "physics/analysis/spectrum/late_sweep.h"
#include "physics/solvers/clamping.h"

namespace solverscope {
namespace {

using Column = std::vector<Real>;

constexpr Real dependent = 1e-10;   // a column of length 1 with less than this left is dependent
constexpr Real negligible = 1e-15;  // smaller ones would only fill the table
constexpr Real minPart = 1e-9;      // of the largest: what elimination leaves in place of zeros

/// Gaussian elimination of columns in the given order, each by those before it.
class Elimination {
public:
    /// The next column. Returns nothing if it is independent of those before it; otherwise its combination of them: factors by
    /// independent column, in order of insertion.
    std::vector<Real> take(Column column) {
        std::vector<Term> terms;
        // Pivots in the order in which they were found: each clears its own place and fills only those of later ones.
        for (std::size_t p = 0; p < m_pivots.size(); ++p) {
            const Real factor = column[m_pivots[p].place];
            if (factor == 0) continue;
            terms.push_back({p, factor});
            for (const auto& [place, value] : m_pivots[p].entries) column[place] -= factor * value;
            column[m_pivots[p].place] = 0;
        }
        std::size_t largest = 0;
        for (std::size_t i = 1; i < column.size(); ++i)
            if (std::abs(column[i]) > std::abs(column[largest])) largest = i;
        if (column.empty() || std::abs(column[largest]) < dependent) return factorsOf(terms);
        Pivot& pivot = m_pivots.emplace_back();
        pivot.place = largest;
        pivot.size = column[largest];
        m_smallest = std::min(m_smallest, std::abs(pivot.size));
        pivot.terms = std::move(terms);
        for (std::size_t i = 0; i < column.size(); ++i)
            if (std::abs(column[i]) > negligible) pivot.entries.emplace_back(i, column[i] / pivot.size);
        return {};
    }

    std::size_t rank() const { return m_pivots.size(); }
    Real smallest() const { return m_smallest; }

private:
    struct Term {
        std::size_t pivot;
        Real factor;
    };
    struct Pivot {
        std::size_t place = 0;
        Real size = 1;
        std::vector<Term> terms;  // column = Σ factor · pivot + size · this one
        std::vector<std::pair<std::size_t, Real>> entries;
    };

    /// Σ factor · pivot in terms of the columns themselves.
    std::vector<Real> factorsOf(const std::vector<Term>& terms) const {
        std::vector<Real> factors(m_pivots.size(), 0);
        for (const Term& term : terms) factors[term.pivot] = term.factor;
        for (std::size_t p = m_pivots.size(); p-- > 0;) {
            factors[p] /= m_pivots[p].size;
            if (factors[p] == 0) continue;
            for (const Term& term : m_pivots[p].terms) factors[term.pivot] -= factors[p] * term.factor;
        }
        return factors;
    }

    std::vector<Pivot> m_pivots;
    Real m_smallest = 1;
};

/// How far the direction can be followed before something is at a bound.
void measureRoom(NullDirection& direction, const VelocityProblem& problem, std::span<const Real> impulses) {
    std::vector<Real> change(problem.rows.size(), 0);
    for (const auto& part : direction.parts) change[part.row] = part.impulse;
    direction.minT = -infinity;
    direction.maxT = infinity;
    const auto keep = [&](Real room, Real rate) {  // room − rate · t ≥ 0
        room = std::max(room, 0.0);
        if (rate > 0) direction.maxT = std::min(direction.maxT, room / rate);
        if (rate < 0) direction.minT = std::max(direction.minT, room / rate);
    };
    for (std::size_t i = 0; i < problem.rows.size(); ++i) {
        const Row& row = problem.rows[i];
        const Bounds bounds = boundsOf(row, impulses[row.normalRow]);
        const Real follows = row.kind == RowKind::Friction ? row.friction * change[row.normalRow] : 0;
        // Sliding friction moves with its bound, up to rounding.
        const auto rate = [&](Real value) { return std::abs(value) < minPart ? 0 : value; };
        if (std::isfinite(bounds.upper)) keep(bounds.upper - impulses[i], rate(change[i] - follows));
        if (std::isfinite(bounds.lower)) keep(impulses[i] - bounds.lower, rate(-change[i] - follows));
    }
}

}  // namespace

NullSpace nullSpaceOf(const VelocityProblem& problem, const ReferenceSolution& solution, std::size_t maxReported,
                      const std::atomic<bool>* cancelled) {
    NullSpace space;
    if (!solution.certified) return space;
    const ScaledRows scaled = scaledRows(problem);
    const auto isFree = [&](std::size_t i) { return scaled.rows[i].size > 0 && solution.clamps[i] == Clamp::None; };

    // The row that follows a normal row: the sliding friction at its point.
    std::vector<std::vector<std::size_t>> followers(scaled.rows.size());
    for (std::size_t i = 0; i < scaled.rows.size(); ++i) {
        const ScaledRow& row = scaled.rows[i];
        if (row.normal >= 0 && row.size > 0 && !isFree(i) && isFree(static_cast<std::size_t>(row.normal)))
            followers[static_cast<std::size_t>(row.normal)].push_back(i);
    }

    Elimination elimination;
    std::vector<std::size_t> independent;
    for (std::size_t i = 0; i < scaled.rows.size(); ++i) {
        if (!isFree(i)) continue;
        if (cancelled && *cancelled) return space;
        ++space.freeRows;
        Column column(static_cast<std::size_t>(scaled.unknowns), 0);
        addColumn(scaled.rows[i], 1, column);
        for (const std::size_t each : followers[i])
            addColumn(scaled.rows[each], followingShare(scaled.rows[each], solution.clamps[each]), column);
        const std::size_t before = elimination.rank();
        const std::vector<Real> factors = elimination.take(std::move(column));
        if (elimination.rank() > before) {
            independent.push_back(i);
            continue;
        }
        ++space.dimension;
        if (space.directions.size() == maxReported) continue;

        std::vector<Real> change(scaled.rows.size(), 0);
        const auto set = [&](std::size_t row, Real value) {
            change[row] = value * scaled.rows[row].scale;
            for (const std::size_t each : followers[row])
                change[each] = value * followingShare(scaled.rows[each], solution.clamps[each]) * scaled.rows[each].scale;
        };
        set(i, 1);
        for (std::size_t p = 0; p < independent.size(); ++p) set(independent[p], -factors[p]);
        Real largest = 0;
        for (const Real each : change) largest = std::max(largest, std::abs(each));
        const auto first = std::ranges::find_if(change, [&](Real each) { return std::abs(each) > largest * (1 - minPart); });
        if (*first < 0) largest = -largest;
        NullDirection direction;
        for (std::size_t row = 0; row < change.size(); ++row)
            if (std::abs(change[row]) > minPart * std::abs(largest))
                direction.parts.push_back({static_cast<std::uint32_t>(row), change[row] / largest});
        measureRoom(direction, problem, solution.impulses);
        space.directions.push_back(std::move(direction));
    }
    space.known = true;
    space.smallestPivot = elimination.smallest();
    return space;
}

std::vector<Real> movedAlong(const NullDirection& direction, Real t, std::span<const Real> impulses) {
    std::vector<Real> moved(impulses.begin(), impulses.end());
    for (const auto& part : direction.parts) moved[part.row] += t * part.impulse;
    return moved;
}

}  // namespace solverscope
