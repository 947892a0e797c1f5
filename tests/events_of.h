// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step as it is made, stop by stop, without what a StepTrace keeps of it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

#include "physics/trace/event_watch.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// Makes one step and writes its events into `events`. Returns how many visits to rows were left out.
inline std::size_t tracedStep(World& world, EventList& events) {
    events.clear();
    return keepEvents(world, events);
}

/// The events of the step that begins with `start`.
inline EventList eventsOf(World start) {
    EventList events;
    tracedStep(start, events);
    return events;
}

/// The events for which a condition holds.
inline std::vector<Event> eventsWhere(const EventList& events, const auto& holds) {
    std::vector<Event> found;
    std::ranges::copy_if(events, std::back_inserter(found), holds);
    return found;
}

/// What an event says and a recorded trace keeps, with all bits of its numbers.
inline std::vector<std::uint64_t> bitsOf(const Event& e) {
    std::vector<std::uint64_t> bits{static_cast<std::uint64_t>(e.kind), static_cast<std::uint64_t>(e.phase),
                                    static_cast<std::uint64_t>(e.substep), static_cast<std::uint64_t>(e.iteration),
                                    static_cast<std::uint64_t>(e.where.line)};
    if (e.kind != EventKind::Row) return bits;
    const RowVisit& v = e.visit;
    bits.insert(bits.end(), {v.row, static_cast<std::uint64_t>(v.clamp), v.clampKnown, static_cast<std::uint64_t>(e.rowKind),
                             index(e.a), index(e.b)});
    for (const Real number :
         {v.jv,        v.rawDelta, v.lambdaBefore, v.lambdaAfter, v.delta,  v.lower, v.upper,         v.relaxation,
          v.addedBias, e.n.x,      e.n.y,          e.wA,          e.wB,     e.bias,  e.effectiveMass, e.softness,
          e.vA.v.x,    e.vA.v.y,   e.vA.w,         e.vB.v.x,      e.vB.v.y, e.vB.w})
        bits.push_back(std::bit_cast<std::uint64_t>(number));
    return bits;
}

/// The world as it was at an event of the step that begins with `start`: the step is made, and the world copied when the event
/// comes by. After the last one the end of the step.
inline World worldAtEvent(const World& start, std::size_t event) {
    World world = start;
    std::optional<World> picture;
    watchStep(world, [&](const Event&, std::size_t number) {
        if (number == event) picture = world;
    });
    return picture ? *picture : world;
}

}  // namespace solverscope
