// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/input.h"

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

}  // namespace

bool replaces(const Input& later, const Input& earlier) {
    if (later.index() != earlier.index()) return false;
    if (const auto* move = std::get_if<MoveBody>(&later)) return move->body == std::get<MoveBody>(earlier).body;
    if (const auto* setting = std::get_if<SetSetting>(&later)) return setting->key == std::get<SetSetting>(earlier).key;
    return std::holds_alternative<DragTo>(later);
}

void applyInput(World& world, const Input& input) {
    std::visit([&](const auto& what) { apply(world, what); }, input);
}

}  // namespace solverscope
