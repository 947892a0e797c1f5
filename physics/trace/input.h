// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "physics/world/world.h"

namespace solverscope {

/// A setting was changed. Key and text as in a scene file.
struct SetSetting {
    std::string key;
    std::string text;
    bool operator==(const SetSetting&) const = default;
};

/// A body was moved; its velocity does not change.
struct MoveBody {
    BodyId body{};
    Vec2 position;
    Real angle = 0;
    bool operator==(const MoveBody&) const = default;
};

/// The mouse grabbed a body at a point of the body and pulls it towards `target`.
struct GrabBody {
    BodyId body{};
    Vec2 localAnchor;
    Vec2 target;
    bool operator==(const GrabBody&) const = default;
};

/// The mouse that holds a body moved.
struct DragTo {
    Vec2 target;
    bool operator==(const DragTo&) const = default;
};

/// The mouse released the body.
struct ReleaseBody {
    bool operator==(const ReleaseBody&) const = default;
};

/// The stored impulses of a contact point are discarded: in this step it is a new one.
struct BreakMatch {
    BodyId a{};  // a < b, as in Contact
    BodyId b{};
    std::uint32_t feature = 0;
    bool operator==(const BreakMatch&) const = default;
};

/// A body got another mass; its moment of inertia scales with it.
struct SetMass {
    BodyId body{};
    Real mass = 0;  // kg
    bool operator==(const SetMass&) const = default;
};

/// A body was given another velocity.
struct SetVelocity {
    BodyId body{};
    Velocity velocity;
    bool operator==(const SetVelocity&) const = default;
};

using Input = std::variant<SetSetting,   //
                           MoveBody,     //
                           GrabBody,     //
                           DragTo,       //
                           ReleaseBody,  //
                           BreakMatch,   //
                           SetMass,      //
                           SetVelocity,  //
                           Intervention>;

/// An input takes effect at the beginning of its step, before anything else; an Intervention after its stop of that step.
struct TimedInput {
    std::int64_t step = 1;  // 1 is the first step
    Input input;
    bool operator==(const TimedInput&) const = default;
};

/// The result of tooMuchWorkReason() for a scene with inputs, and the last input of the first step that exceeds the limit.
struct TooMuchWork {
    std::size_t input = 0;
    std::string expected;
};

/// `inputs`: in the order of their steps.
std::optional<TooMuchWork> findTooMuchWork(const Scene& scene, std::span<const TimedInput> inputs);

/// Whether both change the impulse of the same row after the same stop.
bool replaces(const Intervention& later, const Intervention& earlier);

/// Whether `later`, in the same step, makes `earlier` redundant: it moves the same body or the mouse again, or changes the same
/// setting, mass, velocity or impulse again.
bool replaces(const Input& later, const Input& earlier);

/// The settings that differ between `from` and `to`, with their values in `to`.
std::vector<SetSetting> settingChanges(const Settings& from, const Settings& to);

/// Applies the input to the world. An input that is invalid for this world (a body that does not exist, a setting out of range)
/// changes nothing.
void applyInput(World& world, const Input& input);

/// The same with those of a step, of inputs that are ascending by step.
void applyInputs(World& world, std::span<const TimedInput> inputs, std::int64_t step);

}  // namespace solverscope
