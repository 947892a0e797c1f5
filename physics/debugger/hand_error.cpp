// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/hand_error.h"

#include <algorithm>
#include <limits>

#include "physics/debugger/residual.h"
#include "physics/world/position_step.h"

namespace solverscope {

Real HandYardstick::errorOf(const World& world, Phase phase) const {
    if (actsOnPositions(phase)) {
        Real most = 0;
        for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) most = std::max(most, positionErrorOf(world, i));
        return most;
    }
    if (!reference || !reference->certified) return std::numeric_limits<Real>::quiet_NaN();
    return velocityError(velocitiesOf(world, phase), reference->velocities, world.inverseMasses);
}

HandYardstick yardstickOf(const StepTrace& step, Phase phase, const std::atomic<bool>* cancelled) {
    if (actsOnPositions(phase)) return {};
    return {referenceOf(step, rowListOf(phase), 1, cancelled)};
}

}  // namespace solverscope
