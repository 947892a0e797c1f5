// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/step_measures.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace solverscope {
bool hasSprings(const World& world) {
    return std::ranges::any_of(world.joints, [](const Joint& joint) { return joint.spring.has_value(); });
}

std::vector<Real> jitterOf(std::span<const Vec2> velocities, int window) {
    std::vector<Real> jitter;
    std::vector<Real> squares;  // of the changes since the last gap
    for (std::size_t i = 1; i < velocities.size(); ++i) {
        const Real square = lengthSquared(velocities[i] - velocities[i - 1]);
        if (square != square) {
            squares.clear();
            jitter.push_back(std::numeric_limits<Real>::quiet_NaN());
            continue;
        }
        squares.push_back(square);
        // Summed from scratch each time: a running sum would keep the rounding of large changes that have left the window.
        const auto count = std::min(squares.size(), static_cast<std::size_t>(window));
        Real sum = 0;
        for (std::size_t k = squares.size() - count; k < squares.size(); ++k) sum += squares[k];
        jitter.push_back(std::sqrt(sum / static_cast<Real>(count)));
    }
    return jitter;
}

}  // namespace solverscope
