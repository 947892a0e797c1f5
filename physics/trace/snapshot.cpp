// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/snapshot.h"

#include <algorithm>

namespace solverscope {

Snapshot::Snapshot(const World& world) : m_step(world.step), m_settings(world.settings), m_drag(world.drag) {
    m_places.reserve(world.bodies.size());
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        m_places.push_back({world.poses[i].position, world.poses[i].angle, world.velocities[i]});
    m_contacts.reserve(world.contacts.size());
    for (const Contact& c : world.contacts)
        m_contacts.push_back({c.a, c.b, c.feature, c.age, c.normalImpulse, c.tangentImpulse, c.pseudoImpulse});
    const auto asInScene = [](const Body& body, const InverseMass& now) { return body.inverseMass == now; };
    if (!std::equal(world.bodies.begin(), world.bodies.end(), world.inverseMasses.begin(), asInScene))
        m_inverseMasses = world.inverseMasses;
    m_joints.reserve(world.joints.size());
    for (const Joint& joint : world.joints) m_joints.push_back({joint.impulse, joint.pseudoImpulse, joint.length});
}

void Snapshot::restore(World& world) const {
    world.step = m_step;
    world.settings = m_settings;
    world.drag = m_drag;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        world.poses[i] = poseAt(m_places[i].position, m_places[i].angle);
        world.velocities[i] = m_places[i].velocity;
    }
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        world.inverseMasses[i] = m_inverseMasses.empty() ? world.bodies[i].inverseMass : m_inverseMasses[i];
    world.contacts.clear();
    for (const KeptContact& kept : m_contacts) {
        Contact& contact = world.contacts.emplace_back();
        contact.a = kept.a;
        contact.b = kept.b;
        contact.feature = kept.feature;
        contact.age = kept.age;
        contact.normalImpulse = kept.normalImpulse;
        contact.tangentImpulse = kept.tangentImpulse;
        contact.pseudoImpulse = kept.pseudoImpulse;
    }
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        world.joints[i].impulse = m_joints[i].impulse;
        world.joints[i].pseudoImpulse = m_joints[i].pseudoImpulse;
        world.joints[i].length = m_joints[i].length;
    }
}

std::size_t Snapshot::bytes() const {
    return sizeof(Snapshot) + m_places.capacity() * sizeof(Place) + m_contacts.capacity() * sizeof(KeptContact) +
           m_joints.capacity() * sizeof(KeptJoint) + m_settings.givenOrder.capacity() * sizeof(int) +
           m_inverseMasses.capacity() * sizeof(InverseMass);
}

}  // namespace solverscope
