// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/world/world.h"

namespace solverscope {

/// A summary of a world in a few numbers.
struct Measures {
    Real kineticEnergy = 0;     // J
    Real potentialEnergy = 0;   // J, zero at the origin
    Vec2 momentum;              // N s
    Real angularMomentum = 0;   // N m s, about the origin
    Real worstPenetration = 0;  // m, as collision detection found it, or as position sweeps left it
    Real worstJointError = 0;   // m
    int contacts = 0;

    bool operator==(const Measures&) const = default;
};

Measures measure(const World& world);

/// Kinetic and potential [J].
inline Real energyOf(const Measures& measures) { return measures.kineticEnergy + measures.potentialEnergy; }

}  // namespace solverscope
