// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the objects of a scene file may hold: the limits of a scene, and tables of members. From the table of a definition its
// object is read and written, so that a member more is one line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>

#include "physics/base/vec2.h"

namespace solverscope {

/// The limits of a scene. parseScene rejects anything beyond them; the schema and docs/scene-format.md state the same.
namespace scene_limits {
inline constexpr std::size_t fileBytes = 16 * 1024 * 1024;
inline constexpr int depth = 64;
inline constexpr std::size_t stringBytes = 64 * 1024;
inline constexpr std::size_t idBytes = 256;
inline constexpr std::size_t bodies = 50000;
inline constexpr std::size_t joints = 50000;
inline constexpr std::size_t formulas = 3;  // of one joint
inline constexpr Real number = 1e9;         // magnitude of every number
inline constexpr Real angle = 1e5;          // rad, magnitude: the range in which rotationBy is exact
inline constexpr Real minSize = 1e-6;       // m, also the shortest normal and the least distance between joined anchors
inline constexpr Real maxSize = 1e6;        // m
inline constexpr Real minMass = 1e-9;       // kg, and kg/m² for a density
inline constexpr Real maxMass = 1e9;
inline constexpr Real friction = 1000;
inline constexpr Real restitution = 1;
inline constexpr Real minTyreB = 0.01;
inline constexpr Real maxTyreB = 1000;
inline constexpr Real minTyreC = 0.1;
inline constexpr Real maxTyreC = 2;
inline constexpr Real minTyreE = -100;
inline constexpr Real maxTyreE = 1;
inline constexpr Real minTyreSpeed = 1e-3;  // m/s
inline constexpr Real minRatio = 1e-3;      // of gears and pulleys, magnitude
inline constexpr Real maxRatio = 1e3;
inline constexpr Real minFrequency = 1e-3;  // Hz
inline constexpr Real maxFrequency = 1e3;
inline constexpr Real dampingRatio = 100;
inline constexpr Real minStiffness = 1e-6;  // N/m, or N m/rad
}  // namespace scene_limits

struct NumberRange {
    Real lowest = -scene_limits::number;
    Real highest = scene_limits::number;
    Real leastMagnitude = 0;
};
inline constexpr NumberRange anyLength{scene_limits::minSize, scene_limits::maxSize};  // m
inline constexpr NumberRange anyAngle{-scene_limits::angle, scene_limits::angle};      // rad
inline constexpr NumberRange anyMass{scene_limits::minMass, scene_limits::maxMass};

struct MemberInfo {
    std::string_view key;
    bool required = false;  // where it may be left out, it has the default of its definition
    NumberRange range = {};
    bool isDirection = false;        // of a vector: it is scaled to length 1
    std::string_view strength = {};  // of a motor: what its strength is called
};

/// What the members of a definition demand of one another, as its problem() says it: the key of the wrong one (empty: all
/// together), and what was expected.
struct MemberProblem {
    std::string_view key;
    std::string message;
};

template <typename Def, typename Value>
struct DefMember {
    MemberInfo info;
    Value Def::*field;
};

/// Members that must be there, and members that may.
template <typename Def, typename Value>
constexpr DefMember<Def, Value> must(std::string_view key, Value Def::*field, NumberRange range = {}) {
    return {{key, true, range}, field};
}
template <typename Def, typename Value>
constexpr DefMember<Def, Value> may(std::string_view key, Value Def::*field, NumberRange range = {}) {
    return {{key, false, range}, field};
}
template <typename Def, typename Value>
constexpr DefMember<Def, Value> mustPoint(std::string_view key, Value Def::*field) {
    return {{.key = key, .required = true, .isDirection = true}, field};
}
template <typename Def, typename Motor>
constexpr DefMember<Def, Motor> mayDrive(Motor Def::*field, std::string_view strength) {
    return {{.key = "motor", .strength = strength}, field};
}

}  // namespace solverscope
