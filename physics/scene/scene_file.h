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
#include "physics/scene/members.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// What is wrong with the formula of a challenge: its column, from 1, and what was expected there. The formulas are those of
/// lessons, whose names stand for numbers of a run: the reader of scenes asks a part of the program above it.
using FormulaCheck = std::optional<Error> (*)(std::string_view formula);

/// Reads a scene from JSON. Anything wrong is an Error with the place of the offending value: a missing key is reported at the
/// opening brace of its object, an unknown one at the key. `fileName` is only for messages.
/// Without `checkFormula` the formula of a challenge is not read.
Result<Scene> parseScene(std::string_view text, const std::string& fileName, FormulaCheck checkFormula = nullptr);

/// Reads one joint more of a scene, written as in its file.
Result<JointDef> parseJoint(std::string_view text, const Scene& scene, const std::string& fileName);

/// Reads a scene from a regular file; directories, pipes, devices and files over the limit are refused without being read.
Result<Scene> loadScene(const std::filesystem::path& file, FormulaCheck checkFormula = nullptr);

/// The scene as JSON, one body per line, which parseScene reads back as an equal scene. Members with their default value are
/// omitted, except the settings, so that a file keeps its meaning if a default changes.
std::string sceneText(const Scene& scene);

/// The same without title, gravity and settings: bodies and joints that are to be pasted into a scene.
std::string partText(const Scene& part);

/// Writes the scene to a temporary file next to `file` and renames it, so that a crash leaves the old file or the new one. A
/// scene that could not be read back is not written. Returns the error, or nothing.
std::optional<Error> saveScene(const Scene& scene, const std::filesystem::path& file);

}  // namespace solverscope
