// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <ostream>

#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/world/world.h"

namespace solverscope {

/// Makes `steps` steps of a world and writes them as a complete trace (foreign_trace.h): reading it gives the same events, bit
/// for bit. Overlap tests are not part of the format. False if writing failed.
bool writeTrace(const Scene& scene, World world, std::int64_t steps, std::ostream& out);

}  // namespace solverscope
