// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/world/step.h"

namespace solverscope {

/// The time between crossings of 0 upwards by a figure of the world, over `count` of them; 0 where it does not swing.
inline Real periodOf(World& world, int count, auto figure) {
    Real first = 0;
    int seen = 0;
    Real before = figure(world);
    for (int i = 0; i < 1'000'000; ++i) {
        step(world);
        const Real now = figure(world);
        if (before < 0 && now >= 0) {
            const Real time = world.settings.dt * (static_cast<Real>(world.step) - now / (now - before));
            if (seen == 0) first = time;
            if (seen++ == count) return (time - first) / count;
        }
        before = now;
    }
    return 0;
}

}  // namespace solverscope
