// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <cstdint>

#include "physics/trace/event_list.h"
#include "physics/trace/step_trace.h"
#include "physics/trace/stop_place.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// Follows a running step: adds an event to a list at every stop, and then tells whoever wants to know.
class EventWatch final : public AnyStepWatch {
public:
    static constexpr bool onlyLooks = true;

    /// The list may be null and `onStop` empty.
    EventWatch(const World& world, EventList* events, const OnStop& onStop) : m_world(world), m_events(events), m_onStop(onStop) {}

    void phase(Phase phase, Where where = Where::here()) override {
        m_place.phase(phase);
        stop(eventOf(m_world, m_place, where));
    }
    void substep(int number, Where where = Where::here()) override {
        m_place.substep(number);
        stop(eventOf(m_world, m_place, where));
    }
    void iteration(Phase phase, int number, Where where = Where::here()) override {
        m_place.iteration(phase, number);
        stop(eventOf(m_world, m_place, where));
    }
    [[gnu::always_inline]] void row(const RowVisit& visit, Where where = Where::here()) override {
        if (!m_place.row(visit.phase, visit.isManual)) return;
        if (m_events) m_events->append(m_world, m_place, where, visit);
        if (m_onStop) tell(where, visit);
    }
    void pair(std::uint32_t place, Where where = Where::here()) override {
        m_place.pair();
        Event event = eventOf(m_world, m_place, where);
        event.pair = place;
        event.a = m_world.pairTests[place].a;
        event.b = m_world.pairTests[place].b;
        stop(event);
    }
    void body(BodyId /*body*/, Where where = Where::here()) override {
        if (m_place.body()) stop(eventOf(m_world, m_place, where));
    }

    std::size_t leftOut() const { return m_place.leftOut(); }

private:
    [[gnu::noinline]] void tell(Where where, const RowVisit& visit) {
        m_onStop(eventOf(m_world, m_place, where, visit), m_place.number());
    }
    void stop(const Event& event) {
        if (m_events) m_events->append(event);
        if (m_onStop) m_onStop(event, m_place.number());
    }

    const World& m_world;
    EventList* const m_events;
    const OnStop& m_onStop;
    StopPlace m_place;
};

/// Makes one step of `world`, which ends as after an unwatched step, to the bit, and adds its events to a list.
/// Returns how many visits to rows were no stops because there were more than StopPlace::maxVisits.
std::size_t keepEvents(World& world, EventList& events, const OnStop& onStop = {});

}  // namespace solverscope
