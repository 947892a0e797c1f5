// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A whole scene as a word of a link: "solverscope:" and its compressed JSON in letters that links may contain. It stands where
// other links have the name of a scene, so that inputs and a place can follow it.
#pragma once

#include <QString>
#include <optional>

#include "physics/base/result.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// Nothing if the scene is too large for a link (Permalink::maxLength), or a recorded trace.
std::optional<QString> sceneWord(const Scene& scene);

/// Whether the text begins as one; what follows may still be wrong.
bool isSceneWord(const QString& text);

/// The scene in it. Error: the column in the word, or the line and column in the scene's JSON.
Result<Scene> sceneInWord(const QString& word);

}  // namespace solverscope
