// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/input.h"

#include <algorithm>

namespace solverscope {
namespace {

bool isMovable(const World& world, BodyId body) { return index(body) < world.bodies.size() && !world.bodies[index(body)].isStatic; }

void apply(World& world, const SetSetting& input) {
    if (const auto changed = withSetting(world.settings, input.key, input.text)) world.settings = *changed;
}

void apply(World& world, const MoveBody& input) {
    if (!isMovable(world, input.body)) return;
    const bool turns = !neverTurns(world.bodies[index(input.body)].shape);
    world.poses[index(input.body)] = poseAt(input.position, turns ? input.angle : 0);
}

void apply(World& world, const GrabBody& input) {
    if (isMovable(world, input.body)) world.drag = Drag{input.body, input.localAnchor, input.target, {}};
}

void apply(World& world, const DragTo& input) {
    if (world.drag) world.drag->target = input.target;
}

void apply(World& world, const ReleaseBody&) { world.drag.reset(); }

void apply(World& world, const BreakMatch& input) {
    const auto contact = std::ranges::lower_bound(world.contacts, std::tuple(input.a, input.b, input.feature), {},
                                                  [](const Contact& c) { return contactKey(c); });
    if (contact != world.contacts.end() && contactKey(*contact) == std::tuple(input.a, input.b, input.feature))
        contact->forgotten = true;
}

}  // namespace

bool replaces(const Input& later, const Input& earlier) {
    if (later.index() != earlier.index()) return false;
    if (const auto* move = std::get_if<MoveBody>(&later)) return move->body == std::get<MoveBody>(earlier).body;
    if (const auto* setting = std::get_if<SetSetting>(&later)) return setting->key == std::get<SetSetting>(earlier).key;
    if (std::holds_alternative<BreakMatch>(later)) return later == earlier;
    return std::holds_alternative<DragTo>(later);
}

void applyInput(World& world, const Input& input) {
    std::visit([&](const auto& what) { apply(world, what); }, input);
}

}  // namespace solverscope
