// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/debugger/session.h"

namespace solverscope {

/// Tells two steps of one scene apart: the same key means the same start, and so the same events. Cheap enough for every move
/// of the cursor. Forget keys when the scene changes.
struct StepKey {
    std::int64_t step = 0;
    std::uint64_t start = 0;  // hash of the state at the start of the step
    Settings settings;

    bool operator==(const StepKey&) const = default;
};

inline StepKey stepKeyOf(const Session& session) {
    return {session.cursor().step, hashOf(session.startOfStep()), session.settings()};
}

}  // namespace solverscope
