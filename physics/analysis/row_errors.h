// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How far the rows of one list are from what is asked of them, kind by kind. Every number is the largest row residual |r| of
// some rows (residual.h): r = |Λ − clamp(Λ − m w)| / m with w = Jv + bias + γΛ, in m/s, or rad/s of rows that turn.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "physics/constraints/row.h"
#include "physics/world/world.h"

namespace solverscope {

struct RowErrors {
    Real residual = 0;  // of all rows
    Real unbiased = 0;  // of all rows, with bias 0
    /// What the bias alone adds: the largest |r − r with bias 0| of a row. At most its |bias|; 0 where no row aims at a speed.
    Real biasPart = 0;
    /// Of rows that push one way only (contacts, limits). With Λ ≥ 0 as the bound r is |min(w, Λ / m)|: of w and Λ one must be 0
    /// and none negative. Λ / m is the velocity that the impulse stands for.
    Real complementarity = 0;
    Real friction = 0;  // of friction rows, within the cone of the normal impulse of the moment

    bool operator==(const RowErrors&) const = default;
};

/// The larger of each; what is not a number wins: a broken state must not look solved.
RowErrors worseOf(const RowErrors& a, const RowErrors& b);

RowErrors errorsOfRow(std::span<const Row> rows, std::uint32_t row, std::span<const Velocity> velocities);

/// Of all rows, in one pass.
RowErrors errorsOfRows(std::span<const Row> rows, std::span<const Velocity> velocities);

/// How deep the contact of a row would be if the bodies moved on at the present velocities for the rest of the step, linearised
/// [m]; 0 for what is no contact's normal row, and where there would be a gap.
Real penetrationAhead(const World& world, const Row& row);

/// The deepest of all.
Real worstPenetrationAhead(const World& world);

/// Values of which one changes now and then: what all of them make together is known again after log₂ n operations, and does not
/// depend on how it came to that.
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
            const Value together = Combine{}(m_nodes[2 * i], m_nodes[2 * i + 1]);
            if (together == m_nodes[i]) return;
            m_nodes[i] = together;
        }
    }

    Value all() const { return m_count == 0 ? Value{} : m_nodes[1]; }

private:
    std::size_t m_count = 0;
    std::vector<Value> m_nodes;  // the values are the second half; each node before them is made of its two children
};

/// Which rows a change of a body's velocity touches. Bodies that no impulse moves touch none.
class RowsOfBodies {
public:
    void assign(std::span<const Row> rows, std::span<const InverseMass> inverseMasses);
    std::span<const std::uint32_t> of(std::size_t body) const {
        return {m_rows.data() + m_begin[body], m_begin[body + 1] - m_begin[body]};
    }

private:
    std::vector<std::size_t> m_begin;
    std::vector<std::uint32_t> m_rows;
};

/// The errors of a phase's rows while its visits change a body here and there. A visit costs the rows of its bodies times log₂ of
/// all rows, where a pass would cost all rows.
class IncrementalErrors {
public:
    /// `reference`: velocities to measure the distance to; null where there are none. They must stay.
    IncrementalErrors(const World& world, Phase phase, const std::vector<Velocity>* reference);

    /// Looks at everything anew: for what changes between visits.
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
