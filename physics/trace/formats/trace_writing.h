// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <ostream>

#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/world/world.h"

namespace solverscope {

/// Makes `steps` steps of a world and writes them as a trace (foreign_trace.h), with everything that a trace can tell: read again,
/// it gives the same events, bit for bit. Overlap tests are no part of the format. False where the stream refused.
bool writeTrace(const Scene& scene, World world, std::int64_t steps, std::ostream& out);

}  // namespace solverscope
