// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/base/vec2.h"

namespace solverscope {

struct Velocity {
    Vec2 v;      // m/s
    Real w = 0;  // rad/s
    bool operator==(const Velocity&) const = default;
};

struct InverseMass {
    Real m = 0;  // 1/kg; 0 for bodies that no impulse moves
    Real I = 0;  // 1/(kg m²); 0 for bodies that no impulse turns
    bool operator==(const InverseMass&) const = default;
};

/// Whether impulses change how the body moves.
constexpr bool moves(const InverseMass& inverse) { return inverse.m > 0 || inverse.I > 0; }

}  // namespace solverscope
