// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

namespace solverscope {

class Recording;
class Session;

/// The simulated time after this many steps, s; the time step may have been changed in between.
double simulatedTime(const Recording& recording, std::int64_t steps);

/// The simulated time at the cursor, s: inside a step that of its beginning, until the bodies have moved.
double timeAtCursor(const Session& session);

}  // namespace solverscope
