// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <vector>

#include "lessons/loader/field_block.h"
#include "lessons/loader/lesson.h"

namespace solverscope {

/// The place of a scene: a file next to the lesson, or one of the library.
std::string sceneName(const BlockField& field);

/// What the learner may change: settings, "bodies" and "joint", a custom one.
std::vector<std::string> controlNames(const BlockField& field);

/// The contents of a block with `scene`, `setting` and `move`; without `scene` it is the lesson's own.
Setup setupOf(const FieldBlock& block, const std::string& lessonScene);

/// "set KEY = VALUE", "move BODY to X Y", "run STEPS", "joint {…}" or "go MOMENT".
LessonInput solutionInput(const BlockField& field);

}  // namespace solverscope
