// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// The current position within a running step, derived from the calls to its watch.
class StopPlace {
public:
    /// Visits to rows are stops only up to a million per step. Beyond that (hundreds of sweeps over thousands of rows) only the
    /// ends of iterations are.
    static constexpr std::size_t maxVisits = 1'000'000;

    void phase(Phase phase) {
        enter(EventKind::Phase, phase, 0);
        m_sweep = 1;
    }
    void substep(int number) {
        m_substep = number;
        enter(EventKind::Substep, Phase::Begin, 0);
    }
    void iteration(Phase phase, int number) {
        enter(EventKind::Iteration, phase, number);
        m_sweep = number + 1;
    }
    void pair() { enter(EventKind::Pair, Phase::Collide, 0); }

    /// False as for a row.
    bool body() { return visit(EventKind::Body, Phase::SolvePositions, m_sweep); }

    /// False when the visit is one too many to be a stop. One by hand belongs to the sweep of the stop that it follows.
    bool row(Phase phase, bool isManual) {
        return visit(EventKind::Row, phase, !isSweep(phase) ? 0 : isManual ? std::max(1, m_iteration) : m_sweep);
    }

    EventKind kind() const { return m_kind; }
    Phase phase() const { return m_phase; }
    int substep() const { return m_substep; }
    int iteration() const { return m_iteration; }
    std::size_t number() const { return m_number; }  // of the stop in its step, from 0
    std::size_t leftOut() const { return m_leftOut; }

private:
    bool visit(EventKind kind, Phase phase, int iteration) {
        if (m_visits == maxVisits) {
            ++m_leftOut;
            return false;
        }
        ++m_visits;
        enter(kind, phase, iteration);
        return true;
    }
    void enter(EventKind kind, Phase phase, int iteration) {
        ++m_number;
        m_kind = kind;
        m_phase = phase;
        m_iteration = iteration;
    }

    std::size_t m_visits = 0;
    std::size_t m_leftOut = 0;
    EventKind m_kind = EventKind::Phase;
    Phase m_phase = Phase::Begin;
    int m_substep = 1;
    int m_iteration = 0;
    int m_sweep = 1;                                      // the sweep that the next row belongs to
    std::size_t m_number = static_cast<std::size_t>(-1);  // before the first stop
};

/// What happened at a stop that is no visit to a row.
inline Event eventOf(const World& world, const StopPlace& place, Where where) {
    Event event;
    event.kind = place.kind();
    event.phase = place.phase();
    event.substep = place.substep();
    event.iteration = place.iteration();
    event.where = where;
    if (place.kind() == EventKind::Body) {
        event.a = world.blocks.visited.body;
        event.vA = motionOf(world, place.phase(), event.a);
    }
    return event;
}

/// What happened at a visit to a row. Nothing is written twice: an event is large, and most are these.
inline Event eventOf(const RowVisit& visit, const Row& row, const Velocity& vA, const Velocity& vB, int substep, int iteration,
                     Where where) {
    return {.kind = EventKind::Row,
            .phase = visit.phase,
            .substep = substep,
            .iteration = iteration,
            .where = where,
            .visit = visit,
            .rowKind = row.kind,
            .constraint = row.constraint,
            .a = row.a,
            .b = row.b,
            .n = row.n,
            .skew = row.skew,
            .wA = row.wA,
            .wB = row.wB,
            .effectiveMass = visit.relaxation * row.effectiveMass,
            .bias = row.bias + visit.addedBias,
            .softness = row.softness,
            .vA = vA,
            .vB = vB};
}
inline Event eventOf(const World& world, const StopPlace& place, Where where, const RowVisit& visit) {
    const Row& row = rowsOf(world, visit.phase)[visit.row];
    return eventOf(visit, row, motionOf(world, visit.phase, row.a), motionOf(world, visit.phase, row.b), place.substep(),
                   place.iteration(), where);
}

}  // namespace solverscope
