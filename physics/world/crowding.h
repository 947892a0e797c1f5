// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/base/result.h"
#include "physics/world/world.h"

namespace solverscope {

/// The work of every sweep of a step, for tooMuchWorkReason: bodies and joints, or, if many bodies touch, a quarter of the
/// contacts, which cost as much. For a scene: at its start.
std::size_t sizeOfWork(const World& world);
std::size_t sizeOfWork(const Scene& scene);

/// Whether the step that the world comes from may have had more contacts than are looked for (maxContacts).
bool isCrowded(const World& world);

/// The scene, or an error if it is crowded at the start, or if its contacts make its steps too much work. `name`: of its file,
/// for the message.
Result<Scene> rejectIfCrowded(Result<Scene> scene, const std::string& name);

}  // namespace solverscope
