// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/names.h"

#include <algorithm>

namespace solverscope {

std::string_view phaseName(Phase phase) { return phaseNames[static_cast<std::size_t>(phase)]; }

std::optional<Phase> phaseNamed(std::string_view name) {
    const auto found = std::ranges::find(phaseNames, name);
    return found == phaseNames.end() ? std::nullopt : std::optional(static_cast<Phase>(found - phaseNames.begin()));
}

std::string_view rowKindName(RowKind kind) {
    constexpr std::array<std::string_view, 5> names{"equality", "unilateral", "friction", "limit", "motor"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view clampName(Clamp clamp) {
    constexpr std::array<std::string_view, 3> names{"none", "lower", "upper"};
    return names[static_cast<std::size_t>(clamp)];
}

std::string_view eventKindName(EventKind kind) {
    constexpr std::array<std::string_view, 6> names{"phase", "substep", "iteration", "row", "pair", "body"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view overlapTestName(OverlapTest test) {
    constexpr std::array<std::string_view, 7> names{"circle_circle", "aabb_aabb",  "aabb_circle", "box_circle",
                                                    "box_box",       "half_plane", "other"};
    return names[static_cast<std::size_t>(test)];
}

std::string_view specialCaseName(SpecialCase special) {
    constexpr std::array<std::string_view, 3> names{"none", "concentric", "centre_inside"};
    return names[static_cast<std::size_t>(special)];
}

std::string bodyName(const Scene& scene, BodyId body) {
    if (index(body) < scene.bodies.size()) return scene.bodies[index(body)].id;
    return index(body) == scene.bodies.size() ? "world" : "";
}

std::uint32_t pointOf(const World& world, std::uint32_t contact) {
    const Contact& last = world.contacts[contact];
    std::uint32_t point = 1;
    for (std::uint32_t i = contact; i > 0; --i, ++point)
        if (!haveSameBodies(world.contacts[i - 1], last)) break;
    return point;
}

std::string constraintName(const Scene& scene, const World& world, ConstraintRef constraint) {
    switch (constraint.kind) {
        case ConstraintKind::Joint:
            return constraint.index < scene.joints.size() ? scene.joints[constraint.index].id : "";
        case ConstraintKind::Drag:
            return "mouse";
        case ConstraintKind::Contact:
            break;
    }
    if (constraint.index >= world.contacts.size()) return "";
    const Contact& contact = world.contacts[constraint.index];
    return bodyName(scene, contact.a) + "/" + bodyName(scene, contact.b) + "#" + std::to_string(pointOf(world, constraint.index));
}

}  // namespace solverscope
