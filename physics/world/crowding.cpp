// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/crowding.h"

#include "physics/world/find_contacts.h"

namespace solverscope {

bool isCrowded(const World& world) { return world.contacts.size() >= maxContacts; }

Result<Scene> unlessCrowded(Result<Scene> scene, const std::string& name) {
    if (!scene || scene->playback) return scene;
    World world = makeWorld(*scene);
    world.settings.overlapStops = false;
    NullWatch nobody;
    findContacts(world, nobody);
    if (!isCrowded(world)) return scene;
    return Error{
        name, 0, 0,
        "expected fewer than " + std::to_string(maxContacts) + " contacts at the start, found that many: too many bodies touch"};
}

}  // namespace solverscope
