// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "physics/base/vec2.h"
#include "physics/scene/challenge_def.h"
#include "physics/scene/joint_def.h"
#include "physics/scene/members.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// m
struct Circle {
    Real radius = 0.5;

    static constexpr std::string_view type = "circle";
    static constexpr std::string_view called = "a circle";
    static constexpr auto members() { return std::tuple{must("radius", &Circle::radius, anyLength)}; }
    bool operator==(const Circle&) const = default;
};

/// m; the body's position is the middle
struct Box {
    Real width = 1;
    Real height = 1;

    static constexpr std::string_view type = "box";
    static constexpr std::string_view called = "a box";
    static constexpr auto members() {
        return std::tuple{must("width", &Box::width, anyLength), must("height", &Box::height, anyLength)};
    }
    bool operator==(const Box&) const = default;
};

/// All points p with normal·p ≤ offset are solid. The normal has length 1 and the body is static.
struct HalfPlane {
    Vec2 normal{0, 1};
    Real offset = 0;

    static constexpr std::string_view type = "half_plane";
    static constexpr std::string_view called = "a half_plane";
    static constexpr auto members() {
        return std::tuple{mustPoint("normal", &HalfPlane::normal), must("offset", &HalfPlane::offset)};
    }
    bool operator==(const HalfPlane&) const = default;
};

/// A point with a mass: it has no size and never turns.
struct Particle {
    static constexpr std::string_view type = "particle";
    static constexpr std::string_view called = "a particle";
    static constexpr std::tuple<> members() { return {}; }
    bool operator==(const Particle&) const = default;
};

/// m; a box that never turns (article 2 calls it AABB: its sides are parallel to the axes). The body's position is the centre.
struct AxisBox {
    Real width = 1;
    Real height = 1;

    static constexpr std::string_view type = "aabb";
    static constexpr std::string_view called = "an aabb";
    static constexpr auto members() {
        return std::tuple{must("width", &AxisBox::width, anyLength), must("height", &AxisBox::height, anyLength)};
    }
    bool operator==(const AxisBox&) const = default;
};

/// A convex polygon, corners counter-clockwise, m. In a scene they are in the frame of `position` and `angle`, wherever the
/// centre of mass is; in a Body they are relative to the centre of mass. Entries from `count` on are zero.
struct Polygon {
    static constexpr std::size_t maxCorners = 8;
    std::array<Vec2, maxCorners> points{};
    std::uint32_t count = 0;

    static constexpr std::string_view type = "polygon";
    static constexpr std::string_view called = "a polygon";
    bool operator==(const Polygon&) const = default;
};

/// All points within the radius of a segment, which lies along the body's x axis with its middle at the position; m
struct Capsule {
    Real length = 1;  // of the segment
    Real radius = 0.5;

    static constexpr std::string_view type = "capsule";
    static constexpr std::string_view called = "a capsule";
    static constexpr auto members() {
        return std::tuple{must("length", &Capsule::length, anyLength), must("radius", &Capsule::radius, anyLength)};
    }
    bool operator==(const Capsule&) const = default;
};

using Shape = std::variant<Circle, Box, HalfPlane, Particle, AxisBox, Polygon, Capsule>;

inline bool hasFixedRotation(const Shape& shape) {
    return std::holds_alternative<Particle>(shape) || std::holds_alternative<AxisBox>(shape);
}

/// A tyre's grip by its slip: Pacejka's magic formula, constraints/tyre.h. Between the bounds the curve never falls below 0.
struct TyreDef {
    Real B = 10;
    Real C = 1.6;
    Real E = 0;
    Real minSpeed = 0.5;  // m/s: slip is relative to the wheel's speed, but at least to this

    static constexpr std::string_view called = "a tyre";
    static constexpr auto members() {
        return std::tuple{must("B", &TyreDef::B, {scene_limits::minTyreB, scene_limits::maxTyreB}),
                          must("C", &TyreDef::C, {scene_limits::minTyreC, scene_limits::maxTyreC}),
                          must("E", &TyreDef::E, {scene_limits::minTyreE, scene_limits::maxTyreE}),
                          may("slowest", &TyreDef::minSpeed, {scene_limits::minTyreSpeed})};
    }
    bool operator==(const TyreDef&) const = default;
};

/// A body's initial position and motion, if different from its definition: joints are made with the bodies at their
/// definitions, and then the bodies are moved here. A saved moment of a run consists of these.
struct BodyStart {
    Vec2 position;  // of the centre of mass
    Real angle = 0;
    Vec2 velocity;
    Real angularVelocity = 0;

    static constexpr std::string_view called = "a start";
    static constexpr auto members() {
        return std::tuple{must("position", &BodyStart::position), must("angle", &BodyStart::angle, anyAngle),
                          must("velocity", &BodyStart::velocity), must("angular_velocity", &BodyStart::angularVelocity)};
    }
    bool operator==(const BodyStart&) const = default;
};

/// A body as the scene file gives it; id, type and shape come before the members of the table. SI units, angles in radians,
/// counter-clockwise positive.
struct BodyDef {
    std::string id;
    bool isStatic = false;
    Shape shape;
    Vec2 position;
    Real angle = 0;
    Vec2 velocity;
    Real angularVelocity = 0;
    std::optional<Real> mass;  // kg; without it density × area, or 1 for a particle
    Real density = 1;          // kg/m²
    Real friction = 0.6;
    Real restitution = 0;
    bool fixedRotation = false;
    std::optional<TyreDef> tyre = {};
    std::optional<BodyStart> start = {};  // bodies that are not static

    static constexpr std::string_view called = "a body";
    static constexpr auto members() {
        return std::tuple{may("position", &BodyDef::position),
                          may("angle", &BodyDef::angle, anyAngle),
                          may("velocity", &BodyDef::velocity),
                          may("angular_velocity", &BodyDef::angularVelocity),
                          may("mass", &BodyDef::mass, anyMass),
                          may("density", &BodyDef::density, anyMass),
                          may("friction", &BodyDef::friction, {0, scene_limits::friction}),
                          may("restitution", &BodyDef::restitution, {0, scene_limits::restitution}),
                          may("fixed_rotation", &BodyDef::fixedRotation),
                          may("tyre", &BodyDef::tyre),
                          may("start", &BodyDef::start)};
    }
    bool operator==(const BodyDef&) const = default;
};

struct Playback;

/// The contents of a scene file. Loading and saving: scene_file.h.
struct Scene {
    std::string title;
    std::string description;
    Vec2 gravity{0, -10};
    Settings settings;
    std::vector<BodyDef> bodies;
    std::vector<JointDef> joints;
    std::optional<ChallengeDef> challenge;
    std::shared_ptr<const Playback> playback;  // the steps of a recorded trace; the rest of this Scene is its header

    bool operator==(const Scene&) const = default;
};

}  // namespace solverscope
