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

/// A body was put somewhere else; its velocity stays.
struct MoveBody {
    BodyId body{};
    Vec2 position;
    Real angle = 0;
    bool operator==(const MoveBody&) const = default;
};

/// The mouse took hold of a body at a point of the body and pulls it towards `target`.
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

/// The mouse let go.
struct ReleaseBody {
    bool operator==(const ReleaseBody&) const = default;
};

/// The impulses that a contact point has kept are forgotten: in this step it is a new one.
struct BreakMatch {
    BodyId a{};  // a < b, as in Contact
    BodyId b{};
    std::uint32_t feature = 0;
    bool operator==(const BreakMatch&) const = default;
};

/// A body was given another mass; its moment of inertia goes along.
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

/// An input takes effect at the beginning of its step, before anything else; an Intervention behind its stop of that step.
struct TimedInput {
    std::int64_t step = 1;  // 1 is the first step
    Input input;
    bool operator==(const TimedInput&) const = default;
};

/// What tooMuchWorkReason() says of a scene to which inputs are given, and the last input of the step that comes first.
struct TooMuchWork {
    std::size_t input = 0;
    std::string expected;
};

/// `inputs`: in the order of their steps.
std::optional<TooMuchWork> findTooMuchWork(const Scene& scene, std::span<const TimedInput> inputs);

/// Whether both change the impulse of one row behind one stop.
bool replaces(const Intervention& later, const Intervention& earlier);

/// Whether `later`, in the same step, makes `earlier` pointless: the same body moved again, the mouse moved again, the same
/// setting changed again, the same mass, velocity or impulse set again.
bool replaces(const Input& later, const Input& earlier);

/// The settings that are not the same in `to` as in `from`, as they are in `to`.
std::vector<SetSetting> settingChanges(const Settings& from, const Settings& to);

/// Does to the world what the input says. An input that makes no sense for this world (a body that does not exist, a setting
/// out of range) changes nothing.
void applyInput(World& world, const Input& input);

}  // namespace solverscope
