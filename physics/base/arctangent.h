// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/base/real.h"

namespace solverscope {

/// The angle in (−π/2, π/2) whose tangent is x. Own arithmetic instead of the C library's atan, whose last bit depends on the
/// processor; error below 1e-15.
Real arctangent(Real x);

/// The angle in [−π, π] of the vector (x, y); 0 for one without direction.
Real arctangent(Real y, Real x);

}  // namespace solverscope
