// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "physics/trace/trace.h"

namespace solverscope {

/// The events of the step that begins with `start`.
inline std::vector<Event> eventsOf(World start) {
    std::vector<Event> events;
    tracedStep(start, events);
    return events;
}

}  // namespace solverscope
