// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/base/real.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// How rows remove a position error C: bias = rate · C with rate = β / h [1/s]. Rate 0 leaves the error alone. The rate has
/// taken into account where the error is seen; a joint with β and γ of its own asks for it.
struct ErrorReduction {
    Real rate = 0;
    Real slop = 0;  // m; penetration that contacts leave alone
    PositionError seen = PositionError::SemiImplicit;
};

}  // namespace solverscope
