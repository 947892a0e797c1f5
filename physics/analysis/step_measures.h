// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Numbers of a step that the recording does not store.
//
//   jitter      √( 1/n Σ |v_i − v_{i−1}|² ) over the last n steps: the root mean square of the change of a body's velocity
//               per step [m/s]. 0 for what rests or moves evenly, |g| h for what falls freely, 2u for what changes between
//               ±u at every step.
#pragma once

#include <span>
#include <vector>

#include "physics/world/world.h"

namespace solverscope {

/// Whether a world has springs that store energy.
bool hasSprings(const World& world);

/// The jitter at each step, for a body with these velocities at the ends of the steps: the first is before the first step, so
/// there is one jitter value fewer. At the beginning the window is shorter. NaN is a gap: the window restarts after it.
std::vector<Real> jitterOf(std::span<const Vec2> velocities, int window);

}  // namespace solverscope
