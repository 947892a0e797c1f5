// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/opening_moment.h"

#include <algorithm>

#include "physics/debugger/session.h"

namespace solverscope {

Cursor openingMoment(const Session& session) {
    const auto& events = session.events();
    const auto first = std::find_if(events.begin(), events.end(), [](const Event& event) {
        if (event.kind == EventKind::Pair) return true;
        return event.kind == EventKind::Row && (event.phase == Phase::SolveVelocities || event.phase == Phase::SolvePositions);
    });
    Cursor cursor;
    if (first != events.end()) cursor.event = static_cast<std::size_t>(first - events.begin());
    cursor.step = session.cursor().step;
    return cursor;
}

}  // namespace solverscope
