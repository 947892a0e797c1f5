// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step as it is made, stop by stop, without what a StepTrace keeps of it.
#pragma once

#include <vector>

#include "physics/trace/event_watch.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// Makes one step and writes its events into `events`. Returns how many visits to rows were left out.
inline std::size_t tracedStep(World& world, std::vector<Event>& events) {
    events.clear();
    return keepEvents(world, events, KeptEvents::All);
}

/// The events of the step that begins with `start`.
inline std::vector<Event> eventsOf(World start) {
    std::vector<Event> events;
    tracedStep(start, events);
    return events;
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
