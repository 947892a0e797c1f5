// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string_view>

#include "physics/base/result.h"
#include "physics/world/world.h"

namespace solverscope {

/// A quantity of the scene's first custom joint C(q), for its first formula at the current positions; `count` is the number of
/// such joints. An error if there is none.
Result<Real> ownJointField(std::string_view field, const Scene& scene, const World& world);

}  // namespace solverscope
