// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/debugger/cursor.h"

namespace solverscope {

class Session;

/// Where a scene is best looked at first: the first visit to a row by the solver, when everything that the step is about is
/// on the table; or the first pair that is tested for overlap, in a scene that stops at these. The beginning, for a scene in which
/// nothing touches yet.
Cursor openingMoment(const Session& session);

}  // namespace solverscope
