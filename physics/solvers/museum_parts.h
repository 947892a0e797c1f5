// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The bug museum, parts of a step: two methods of museum.h whose mistake lies outside of the rows.
#pragma once

#include <cstddef>
#include <span>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"

namespace solverscope {

/// wrong_features: hands over the impulses of the last step's contacts. `collide` in collision/collide.cpp has it right.
inline void matchByPlace(std::span<const Contact> before, std::span<Contact> now) {
    for (std::size_t i = 0; i < now.size(); ++i) {
        const bool found = i < before.size() && !before[i].forgotten;
        const Contact old = found ? before[i] : Contact{};  // WRONG; right: the one with the same contactKey
        now[i].normalImpulse = old.normalImpulse;
        now[i].tangentImpulse = old.tangentImpulse;
        now[i].pseudoImpulse = old.pseudoImpulse;
        now[i].age = found ? old.age + 1 : 0;
    }
}

/// wrong_gravity: v += h g. `integrateForces` in world/step.cpp has it right.
inline void applyGravityTwice(std::span<Velocity> velocities, std::span<const InverseMass> inverseMasses, Vec2 gravity, Real h) {
    for (std::size_t i = 0; i < velocities.size(); ++i) {
        if (inverseMasses[i].m == 0) continue;
        velocities[i].v += h * gravity;
        velocities[i].v += h * gravity;  // WRONG; right: nothing, gravity has acted already
    }
}

}  // namespace solverscope
