// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <functional>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// Makes one step of `world` and calls `onStop(event, number)` at every stop, the world being as it is there. No event is kept.
void watchedStep(World& world, const std::function<void(const Event& event, std::size_t number)>& onStop);

}  // namespace solverscope
