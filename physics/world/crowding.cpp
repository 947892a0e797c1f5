// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/crowding.h"

#include <algorithm>

#include "physics/world/find_contacts.h"

namespace solverscope {
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
    if (isCrowded(start))
        problem = "expected fewer than " + std::to_string(maxContacts) +
                  " contacts at the start, found at least as many: too many bodies touch";
    if (problem.empty()) return scene;
    return Error{name, 0, 0, std::move(problem)};
}

}  // namespace solverscope
