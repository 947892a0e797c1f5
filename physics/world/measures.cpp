// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/measures.h"

#include <algorithm>

#include "physics/base/missing.h"

namespace solverscope {

Measures measure(const World& world) {
    Measures m;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const InverseMass inverse = world.inverseMasses[i];
        if (inverse.m == 0) continue;
        const Velocity& velocity = world.velocities[i];
        const Vec2 position = world.poses[i].position;
        const Real mass = 1 / inverse.m;
        const Real inertia = inverse.I > 0 ? 1 / inverse.I : 0;
        m.kineticEnergy += 0.5 * mass * lengthSquared(velocity.v) + 0.5 * inertia * velocity.w * velocity.w;
        m.potentialEnergy -= mass * dot(world.gravity, position);
        m.momentum += mass * velocity.v;
        m.angularMomentum += mass * cross(position, velocity.v) + inertia * velocity.w;
    }
    for (const Contact& contact : world.contacts) m.worstPenetration = std::max(m.worstPenetration, -contact.separation);
    if (world.playback) {  // a trace has nothing of joints except their rows
        m.worstJointError = missingValue;
        const auto told = [](const Contact& contact) { return isPresent(contact.separation); };
        if (!std::ranges::all_of(world.contacts, told)) m.worstPenetration = missingValue;
    }
    for (const Joint& joint : world.joints) m.worstJointError = std::max(m.worstJointError, jointError(joint, bodiesOf(world)));
    m.contacts = static_cast<int>(world.contacts.size());
    return m;
}

}  // namespace solverscope
