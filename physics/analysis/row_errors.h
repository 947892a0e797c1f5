// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The distance of the rows of one list from their targets, by kind. Every number is the largest row residual |r| of some rows
// (residual.h): r = |Λ − clamp(Λ − m w)| / m with w = Jv + bias + γΛ, in m/s, or rad/s of angular rows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "physics/analysis/rows_of_bodies.h"
#include "physics/constraints/row.h"
#include "physics/world/world.h"

namespace solverscope {

struct RowErrors {
    Real residual = 0;  // of all rows
    Real unbiased = 0;  // of all rows, with bias 0
    /// The effect of the bias alone: the largest |r − r with bias 0| of a row. At most its |bias|; 0 if no row has a target
    /// speed.
    Real biasPart = 0;
    /// For rows that push one way only (contacts, limits). With Λ ≥ 0 as the bound r is |min(w, Λ / m)|: one of w and Λ must be
    /// 0 and none negative. Λ / m is the velocity that corresponds to the impulse.
    Real complementarity = 0;
    Real friction = 0;  // of friction rows, within the cone of the normal impulse of the moment

    bool operator==(const RowErrors&) const = default;
};

/// The larger of each; NaN wins: a broken state must not look solved.
RowErrors worseOf(const RowErrors& a, const RowErrors& b);

RowErrors errorsOfRow(std::span<const Row> rows, std::uint32_t row, std::span<const Velocity> velocities);

/// Of all rows, in one pass.
RowErrors errorsOfRows(std::span<const Row> rows, std::span<const Velocity> velocities);

/// The depth of a row's contact if the bodies kept their velocities for the rest of the step, linearised [m]; 0 for other rows
/// than contact normals, and if there would be a gap.
Real penetrationAhead(const World& world, const Row& row);

/// The deepest of all.
Real worstPenetrationAhead(const World& world);

/// Values that change one at a time: their combination is updated in log₂ n operations, and does not depend on the history.
template <typename Value, typename Combine>
class SegmentTree {
public:
    void assign(std::vector<Value> values) {
        m_count = values.size();
        m_nodes.assign(2 * m_count, Value{});
        std::copy(values.begin(), values.end(), m_nodes.begin() + static_cast<std::ptrdiff_t>(m_count));
        for (std::size_t i = m_count; i-- > 1;) m_nodes[i] = Combine{}(m_nodes[2 * i], m_nodes[2 * i + 1]);
    }

    void set(std::size_t place, const Value& value) {
        std::size_t i = place + m_count;
        m_nodes[i] = value;
        for (i /= 2; i >= 1; i /= 2) {
            const Value combined = Combine{}(m_nodes[2 * i], m_nodes[2 * i + 1]);
            if (combined == m_nodes[i]) return;
            m_nodes[i] = combined;
        }
    }

    Value all() const { return m_count == 0 ? Value{} : m_nodes[1]; }

private:
    std::size_t m_count = 0;
    std::vector<Value> m_nodes;  // the values are the second half; each node before them combines its two children
};

/// The errors of a phase's rows while its visits change single bodies. A visit costs the rows of its bodies times log₂ of all
/// rows, instead of a pass over all rows.
class IncrementalErrors {
public:
    /// `reference`: velocities to measure the distance to; null if there are none. They must outlive this object.
    IncrementalErrors(const World& world, Phase phase, const std::vector<Velocity>* reference);

    /// Recomputes everything: for changes between visits.
    void refresh();

    void visited(std::uint32_t row);

    RowErrors errors() const { return m_errors.all(); }
    Real velocityError() const;  // √J, NaN without a reference
    Real penetration() const { return m_penetration.all(); }

private:
    struct Worse {
        RowErrors operator()(const RowErrors& a, const RowErrors& b) const { return worseOf(a, b); }
    };
    struct Deeper {
        Real operator()(Real a, Real b) const { return a < b ? b : a; }
    };
    struct Sum {
        Real operator()(Real a, Real b) const { return a + b; }
    };

    void look(std::size_t body);
    Real squaredErrorOf(std::size_t body) const;

    const World& m_world;
    Phase m_phase;
    const std::vector<Velocity>* m_reference;
    std::vector<Velocity> m_seen;
    RowsOfBodies m_rowsOf;
    RowsOfBodies m_contactRowsOf;
    SegmentTree<RowErrors, Worse> m_errors;
    SegmentTree<Real, Deeper> m_penetration;
    SegmentTree<Real, Sum> m_squared;
};

}  // namespace solverscope
