// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "physics/trace/stop_place.h"
#include "physics/world/world.h"

namespace solverscope {

/// Writes a stop down in a new event. `visit`: of a row's.
inline void describe(Event& event, const World& world, const StopPlace& place, Where where, const RowVisit* visit) {
    event.kind = place.kind();
    event.phase = place.phase();
    event.substep = place.substep();
    event.iteration = place.iteration();
    event.where = where;
    if (!visit) return;
    const Row& row = rowsOf(world, visit->phase)[visit->row];
    event.visit = *visit;
    event.rowKind = row.kind;
    event.constraint = row.constraint;
    event.a = row.a;
    event.b = row.b;
    event.n = row.n;
    event.skew = row.skew;
    event.wA = row.wA;
    event.wB = row.wB;
    event.effectiveMass = visit->relaxation * row.effectiveMass;
    event.bias = row.bias + visit->addedBias;
    event.softness = row.softness;
    event.vA = motionOf(world, visit->phase, row.a);
    event.vB = motionOf(world, visit->phase, row.b);
}

/// Writes down every event of a step of `world`. Appends to `events`, which may be reused from step to step.
class TraceWatch {
public:
    TraceWatch(const World& world, std::vector<Event>& events) : m_world(world), m_events(events) {}

    void phase(Phase phase, Where where = Where::here()) {
        m_place.phase(phase);
        append(where);
    }
    void substep(int number, Where where = Where::here()) {
        m_place.substep(number);
        append(where);
    }
    void iteration(Phase phase, int number, Where where = Where::here()) {
        m_place.iteration(phase, number);
        append(where);
    }
    void row(const RowVisit& visit, Where where = Where::here()) {
        if (m_place.row(visit.phase, visit.byHand)) append(where, &visit);
    }
    void pair(std::uint32_t place, Where where = Where::here()) {
        m_place.pair();
        Event& event = append(where);
        event.pair = place;
        event.a = m_world.pairTests[place].a;
        event.b = m_world.pairTests[place].b;
    }

    /// Visits that were not written down because there were too many.
    std::size_t leftOut() const { return m_place.leftOut(); }

private:
    Event& append(Where where, const RowVisit* visit = nullptr) {
        Event& event = m_events.emplace_back();
        describe(event, m_world, m_place, where, visit);
        return event;
    }

    const World& m_world;
    std::vector<Event>& m_events;
    StopPlace m_place;
};

}  // namespace solverscope
