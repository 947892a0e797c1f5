// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Scenes as JSON: format "solverscope-scene", version 1, described in docs/scene-format.md and resources/schema/scene.schema.json.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "physics/base/result.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// What a scene may hold. Beyond these parseScene refuses; the schema and docs/scene-format.md say the same.
namespace scene_limits {
inline constexpr std::size_t fileBytes = 8 * 1024 * 1024;
inline constexpr int depth = 64;
inline constexpr std::size_t stringBytes = 64 * 1024;
inline constexpr std::size_t idBytes = 256;
inline constexpr std::size_t bodies = 5000;
inline constexpr std::size_t joints = 5000;
inline constexpr std::size_t formulas = 3;  // of one joint
inline constexpr Real number = 1e9;         // magnitude of every number
inline constexpr Real angle = 1e5;          // rad, magnitude: what rotationBy is exact for
inline constexpr Real smallestSize = 1e-6;  // m, also the shortest normal and the least distance between joined anchors
inline constexpr Real largestSize = 1e6;    // m
inline constexpr Real smallestMass = 1e-9;  // kg, and kg/m² for a density
inline constexpr Real largestMass = 1e9;
inline constexpr Real friction = 1000;
inline constexpr Real restitution = 1;
inline constexpr Real smallestTyreB = 0.01;
inline constexpr Real largestTyreB = 1000;
inline constexpr Real smallestTyreC = 0.1;
inline constexpr Real largestTyreC = 2;
inline constexpr Real smallestTyreE = -100;
inline constexpr Real largestTyreE = 1;
inline constexpr Real slowestTyre = 1e-3;    // m/s
inline constexpr Real smallestRatio = 1e-3;  // of gears and pulleys, magnitude
inline constexpr Real largestRatio = 1e3;
inline constexpr Real smallestFrequency = 1e-3;  // Hz
inline constexpr Real largestFrequency = 1e3;
inline constexpr Real dampingRatio = 100;
inline constexpr Real smallestStiffness = 1e-6;  // N/m, or N m/rad
}  // namespace scene_limits

/// Reads a scene from JSON. Anything wrong is an Error with the place of the offending value: a missing key is reported at the
/// opening brace of its object, an unknown one at the key. `fileName` is only for messages.
Result<Scene> parseScene(std::string_view text, const std::string& fileName);

/// Reads one joint more of a scene, written as in its file.
Result<JointDef> parseJoint(std::string_view text, const Scene& scene, const std::string& fileName);

/// Reads a scene from a regular file; directories, pipes, devices and files over the limit are refused without being read.
Result<Scene> loadScene(const std::filesystem::path& file);

/// The scene as JSON, one body a line, that parseScene reads back as an equal scene. Members that have their default value are
/// left out, except the settings, so that a file keeps its meaning if a default changes.
std::string sceneText(const Scene& scene);

/// Writes the scene to a new file beside `file` and moves it into place, so that a crash leaves the old file or the new one.
/// A scene that could not be read back is not written. Returns what went wrong, or nothing.
std::optional<Error> saveScene(const Scene& scene, const std::filesystem::path& file);

}  // namespace solverscope
