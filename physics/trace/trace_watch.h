// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// Writes down every event of a step of `world`. Appends to `events`, which may be reused from step to step.
class TraceWatch {
public:
    TraceWatch(const World& world, std::vector<Event>& events) : m_world(world), m_events(events) {}

    void phase(Phase phase, Where where = Where::here()) {
        append(EventKind::Phase, phase, 0, where);
        m_sweep = 1;
    }
    void substep(int number, Where where = Where::here()) {
        m_substep = number;
        append(EventKind::Substep, Phase::Begin, 0, where);
    }
    void iteration(Phase phase, int number, Where where = Where::here()) {
        append(EventKind::Iteration, phase, number, where);
        m_sweep = number + 1;
    }
    void row(const RowVisit& visit, Where where = Where::here()) {
        if (!m_stops.isStop(EventKind::Row)) return;
        const bool sweeping = visit.phase == Phase::SolveVelocities || visit.phase == Phase::SolvePseudoVelocities ||
                              visit.phase == Phase::RelaxVelocities || visit.phase == Phase::SolvePositions;
        Event& event = append(EventKind::Row, visit.phase, sweeping ? m_sweep : 0, where);
        const Row& row = rowsOf(m_world, visit.phase)[visit.row];
        event.visit = visit;
        event.rowKind = row.kind;
        event.constraint = row.constraint;
        event.a = row.a;
        event.b = row.b;
        event.n = row.n;
        event.wA = row.wA;
        event.wB = row.wB;
        event.effectiveMass = visit.relaxation * row.effectiveMass;
        event.bias = row.bias + visit.addedBias;
        event.softness = row.softness;
        event.vA = motionOf(m_world, visit.phase, row.a);
        event.vB = motionOf(m_world, visit.phase, row.b);
    }

    void pair(std::uint32_t place, Where where = Where::here()) {
        Event& event = append(EventKind::Pair, Phase::Collide, 0, where);
        event.pair = place;
        event.a = m_world.pairTests[place].a;
        event.b = m_world.pairTests[place].b;
    }

    /// Visits that were not written down because there were too many.
    std::size_t leftOut() const { return m_stops.leftOut(); }

private:
    Event& append(EventKind kind, Phase phase, int iteration, Where where) {
        Event& event = m_events.emplace_back();
        event.kind = kind;
        event.phase = phase;
        event.substep = m_substep;
        event.iteration = iteration;
        event.where = where;
        return event;
    }

    const World& m_world;
    std::vector<Event>& m_events;
    StopCounter m_stops;
    int m_substep = 1;
    int m_sweep = 1;  // the sweep that the next row belongs to
};

}  // namespace solverscope
