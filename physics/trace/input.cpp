// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/input.h"

#include <algorithm>
#include <cmath>

#include "physics/scene/body.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

bool isMovable(const World& world, BodyId body) { return index(body) < world.bodies.size() && !world.bodies[index(body)].isStatic; }

void apply(World& world, const SetSetting& input) {
    if (const auto changed = withSetting(world.settings, input.key, input.text)) world.settings = *changed;
}

void apply(World& world, const MoveBody& input) {
    if (!isMovable(world, input.body)) return;
    const bool turns = !hasFixedRotation(world.bodies[index(input.body)].shape);
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
        contact->matchBroken = true;
}

void apply(World& world, const SetMass& input) {
    if (!isMovable(world, input.body)) return;
    const InverseMass inverse = inverseMassWith(world.bodies[index(input.body)], input.mass);
    // Not if a mass is so small, or so large, that its inverse is not a finite positive number.
    const auto isUsable = [](Real x) { return x > 0 && std::isfinite(x); };
    if (!isUsable(input.mass) || !isUsable(inverse.m)) return;
    if (world.bodies[index(input.body)].inverseMass.I > 0 && !isUsable(inverse.I)) return;
    world.inverseMasses[index(input.body)] = inverse;
}

void apply(World& world, const SetVelocity& input) {
    if (!isMovable(world, input.body)) return;
    const Velocity& to = input.velocity;
    if (!std::isfinite(to.v.x) || !std::isfinite(to.v.y) || !std::isfinite(to.w)) return;
    const bool turns = !hasFixedRotation(world.bodies[index(input.body)].shape);
    world.velocities[index(input.body)] = {to.v, turns ? to.w : 0};
}

void apply(World& world, const Intervention& input) {
    if (!std::isfinite(input.lambda)) return;
    auto& changes = world.interventions;
    const auto same = [&](const Intervention& old) { return replaces(input, old); };
    if (const auto old = std::find_if(changes.begin(), changes.end(), same); old != changes.end()) {
        old->lambda = input.lambda;
        return;
    }
    const auto before = [](std::uint64_t stop, const Intervention& other) { return stop < other.stop; };
    changes.insert(std::upper_bound(changes.begin(), changes.end(), input.stop, before), input);
}

}  // namespace

std::optional<TooMuchWork> findTooMuchWork(const Scene& scene, std::span<const TimedInput> inputs) {
    const auto isSetting = [](const TimedInput& timed) { return std::holds_alternative<SetSetting>(timed.input); };
    if (std::ranges::none_of(inputs, isSetting)) return std::nullopt;
    const std::size_t size = sizeOfWork(scene);
    Settings settings = scene.settings;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (const auto* input = std::get_if<SetSetting>(&inputs[i].input))
            if (auto changed = withSetting(settings, input->key, input->text)) settings = std::move(*changed);
        // The settings at the end of a step count, whatever the order of their changes.
        if (i + 1 < inputs.size() && inputs[i + 1].step == inputs[i].step) continue;
        if (std::string problem = tooMuchWorkReason(settings, size); !problem.empty()) return TooMuchWork{i, std::move(problem)};
    }
    return std::nullopt;
}

bool replaces(const Intervention& later, const Intervention& earlier) {
    return later.stop == earlier.stop && later.list == earlier.list && later.row == earlier.row;
}

bool replaces(const Input& later, const Input& earlier) {
    if (later.index() != earlier.index()) return false;
    if (const auto* move = std::get_if<MoveBody>(&later)) return move->body == std::get<MoveBody>(earlier).body;
    if (const auto* setting = std::get_if<SetSetting>(&later)) return setting->key == std::get<SetSetting>(earlier).key;
    if (std::holds_alternative<BreakMatch>(later)) return later == earlier;
    if (const auto* mass = std::get_if<SetMass>(&later)) return mass->body == std::get<SetMass>(earlier).body;
    if (const auto* velocity = std::get_if<SetVelocity>(&later)) return velocity->body == std::get<SetVelocity>(earlier).body;
    if (const auto* change = std::get_if<Intervention>(&later)) return replaces(*change, std::get<Intervention>(earlier));
    return std::holds_alternative<DragTo>(later);
}

std::vector<SetSetting> settingChanges(const Settings& from, const Settings& to) {
    std::vector<SetSetting> changes;
    for (const SettingInfo& info : settingsTable())
        if (std::string text = settingText(to, info.key); text != settingText(from, info.key))
            changes.push_back({std::string(info.key), std::move(text)});
    return changes;
}

void applyInput(World& world, const Input& input) {
    std::visit([&](const auto& what) { apply(world, what); }, input);
}

void applyInputs(World& world, std::span<const TimedInput> inputs, std::int64_t step) {
    for (const TimedInput& each : std::ranges::equal_range(inputs, step, {}, &TimedInput::step)) applyInput(world, each.input);
}

}  // namespace solverscope
