// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "physics/trace/step_trace.h"
#include "physics/trace/stop_place.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

enum class KeptEvents : std::uint8_t { All, Latest };

/// Appends an event to a list at every stop of a running step, and then tells whoever wants to know. An event is made at its place
/// in the list: to make it elsewhere and to copy it there takes longer than the visit.
class EventWatch final : public AnyStepWatch {
public:
    EventWatch(const World& world, std::vector<Event>& events, KeptEvents kept, const OnStop& onStop)
        : m_world(world), m_events(events), m_kept(kept), m_onStop(onStop) {}

    void phase(Phase phase, Where where = Where::here()) override {
        m_place.phase(phase);
        keep(where);
    }
    void substep(int number, Where where = Where::here()) override {
        m_place.substep(number);
        keep(where);
    }
    void iteration(Phase phase, int number, Where where = Where::here()) override {
        m_place.iteration(phase, number);
        keep(where);
    }
    void row(const RowVisit& visit, Where where = Where::here()) override {
        if (m_place.row(visit.phase, visit.isManual)) keep(where, visit);
    }
    void pair(std::uint32_t place, Where where = Where::here()) override {
        m_place.pair();
        append(InPlace{[&] {
            Event event = eventOf(m_world, m_place, where);
            event.pair = place;
            event.a = m_world.pairTests[place].a;
            event.b = m_world.pairTests[place].b;
            return event;
        }});
    }
    void body(BodyId /*body*/, Where where = Where::here()) override {
        if (m_place.body()) keep(where);
    }

    std::size_t leftOut() const { return m_place.leftOut(); }

private:
    /// Becomes the event when the list converts it, at the place that the list has for it.
    template <typename Make>
    struct InPlace {
        Make make;
        operator Event() const { return make(); }
    };
    template <typename Make>
    InPlace(Make) -> InPlace<Make>;

    void keep(Where where, const auto&... visit) {
        append(InPlace{[&] { return eventOf(m_world, m_place, where, visit...); }});
    }

    void append(const auto& made) {
        if (m_kept == KeptEvents::Latest) m_events.clear();
        const Event& event = m_events.emplace_back(made);
        if (m_onStop) m_onStop(event, m_place.number());
    }

    const World& m_world;
    std::vector<Event>& m_events;
    const KeptEvents m_kept;
    const OnStop& m_onStop;  // may be empty
    StopPlace m_place;
};

/// Makes one step of `world`, which ends as after an unwatched step, to the bit, and keeps its events, or the latest at any time.
/// Returns how many visits to rows were no stops because there were more than StopPlace::maxVisits.
std::size_t keepEvents(World& world, std::vector<Event>& events, KeptEvents kept, const OnStop& onStop = {});

}  // namespace solverscope
