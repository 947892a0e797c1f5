// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/manual_solve/fresh_numbers.h"

#include <array>

#include "physics/solvers/row_order.h"

namespace solverscope {
namespace {

constexpr std::array masses{0.5, 1.0, 2.0, 4.0};  // kg
constexpr int fastest = 10;                       // tenths of 1 m/s or 1 rad/s

Real tenths(SplitMix64& random, int lowest, int highest) {
    return (static_cast<int>(random.below(static_cast<std::uint32_t>(highest - lowest + 1))) + lowest) / 10.0;
}

}  // namespace

std::vector<Input> freshNumbers(const World& start, std::uint64_t seed) {
    SplitMix64 random(seed);
    std::vector<Input> inputs;
    for (std::uint32_t i = 0; i < start.bodies.size(); ++i) {
        const InverseMass inverse = start.inverseMasses[i];
        if (inverse.m == 0) continue;
        const BodyId body{i};
        inputs.push_back(SetMass{body, masses[random.below(masses.size())]});
        const Real x = tenths(random, -fastest, fastest);
        const Real y = tenths(random, -fastest, fastest / 2);  // down more often than up: contacts then have something to do
        const Real turn = tenths(random, -fastest, fastest);
        inputs.push_back(SetVelocity{body, {{x, y}, inverse.I == 0 ? 0 : turn}});
    }
    return inputs;
}

}  // namespace solverscope
