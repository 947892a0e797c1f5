// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/base/result.h"
#include "physics/world/world.h"

namespace solverscope {

/// What every sweep of a step goes through, for tooMuchWorkReason: bodies and joints, or, where many bodies touch, a quarter of the
/// contacts, which are as much work. Of a scene: at its start.
std::size_t sizeOfWork(const World& world);
std::size_t sizeOfWork(const Scene& scene);

/// Whether the step that the world comes from may have had more contacts than are looked for (maxContacts).
bool isCrowded(const World& world);

/// The scene, unless it is crowded where it begins, or its contacts make its steps too much work. `name`: of its file, for the
/// message.
Result<Scene> rejectIfCrowded(Result<Scene> scene, const std::string& name);

}  // namespace solverscope
