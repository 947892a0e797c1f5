// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/base/hash.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// Tells two steps of one scene apart: the same key means the same start, and so the same events. Cheap enough for every move
/// of the cursor. Forget keys when the scene changes.
struct StepKey {
    std::int64_t step = 0;
    std::uint64_t start = 0;  // hash of the state at the start of the step
    std::uint64_t asked = 0;  // hash of what is to be changed in it
    Settings settings;

    bool operator==(const StepKey&) const = default;
};

inline StepKey stepKeyOf(const Session& session) {
    const World& start = session.startOfStep();
    Hash asked;
    for (const Intervention& change : start.interventions) {
        asked.add(change.stop);
        asked.add(static_cast<std::uint64_t>(change.list) << 32 | change.row);
        asked.add(change.lambda);
    }
    for (std::size_t i = 0; i < start.contacts.size(); ++i)
        if (start.contacts[i].forgotten) asked.add(static_cast<std::uint64_t>(i));
    return {session.cursor().step, hashOf(start), asked.value(), session.settings()};
}

}  // namespace solverscope
