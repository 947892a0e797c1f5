// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/debugger/session.h"

namespace solverscope {

/// To the next event for which `wanted` is true, in the cursor's step and then in later ones, at most `steps` of them. False and no
/// move if there is none.
inline bool seekForward(Session& session, auto wanted, std::int64_t steps) {
    const Cursor from = session.cursor();
    for (std::size_t next = from.event + 1; steps > 0; --steps, next = 0) {
        const std::int64_t step = session.cursor().step;
        for (; next < session.events().size(); ++next) {
            if (!wanted(session.events()[next])) continue;
            session.seek({step, next, Term::VelocityB});
            return true;
        }
        session.seek({step + 1, 0, Term::VelocityB});
        if (session.cursor().step == step) break;
    }
    session.seek(from);
    return false;
}

}  // namespace solverscope
