// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string_view>

#include "physics/base/result.h"
#include "physics/world/world.h"

namespace solverscope {

/// A quantity of the scene's first joint that is written as C(q), of its first formula where the bodies are; `count` is how many
/// such joints there are. An error where there is none.
Result<Real> ownJointField(std::string_view field, const Scene& scene, const World& world);

}  // namespace solverscope
