// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/measures.h"

#include <algorithm>

#include "physics/base/missing.h"
#include "physics/scene/refusals.h"
#include "physics/world/find_contacts.h"

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

namespace {

/// With the contacts that it begins with.
World startOf(const Scene& scene) {
    World world = makeWorld(scene);
    if (scene.playback) return world;
    world.settings.overlapStops = false;
    NullWatch nobody;
    findContacts(world, nobody);
    return world;
}

}  // namespace

std::size_t sizeOfWork(const World& world) {
    constexpr std::size_t contactsOfBody = 4;
    return std::max(world.bodies.size() + world.joints.size(), world.contacts.size() / contactsOfBody);
}

std::size_t sizeOfWork(const Scene& scene) { return sizeOfWork(startOf(scene)); }

bool isCrowded(const World& world) { return world.contacts.size() >= maxContacts; }

Result<Scene> rejectIfCrowded(Result<Scene> scene, const std::string& name) {
    if (!scene || scene->playback) return scene;
    const World start = startOf(*scene);
    std::string problem = tooMuchWorkReason(scene->settings, sizeOfWork(start));
    if (isCrowded(start)) problem = filled(scene_refusals::tooCrowded, {std::to_string(maxContacts)});
    if (problem.empty()) return scene;
    return Error{name, 0, 0, std::move(problem)};
}

}  // namespace solverscope
