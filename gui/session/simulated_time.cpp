// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/simulated_time.h"

#include "physics/debugger/session.h"
#include "physics/trace/recording.h"

namespace solverscope {

double simulatedTime(const Recording& recording, std::int64_t steps) {
    Settings settings = recording.scene().settings;
    std::int64_t from = 1;  // the first step that the time step in `settings` holds for
    double time = 0;
    for (const TimedInput& input : recording.inputs()) {
        if (input.step > steps) break;
        const auto* change = std::get_if<SetSetting>(&input.input);
        if (!change || (change->key != "dt" && change->key != "clamp_dt")) continue;
        const auto changed = withSetting(settings, change->key, change->text);
        if (!changed) continue;
        time += static_cast<double>(input.step - from) * stepLength(settings);
        from = input.step;
        settings = *changed;
    }
    return time + static_cast<double>(steps + 1 - from) * stepLength(settings);
}

double timeAtCursor(const Session& session) {
    const bool moved = session.event().phase >= Phase::IntegratePositions;
    return simulatedTime(session.recording(), session.cursor().step - (moved ? 0 : 1));
}

}  // namespace solverscope
