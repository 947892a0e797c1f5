// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The challenge of a scene is a task as lessons have it: read, judged and shown by the same parts of the program.
#pragma once

#include "lessons/loader/task_check.h"
#include "physics/scene/scene_file.h"

namespace solverscope {

/// For parseScene() and loadScene().
std::optional<Error> challengeFormulaProblem(std::string_view formula);

/// Error: its formula is none.
Result<Task> taskOf(const ChallengeDef& challenge);

/// A run from the beginning with what has been entered in this one: the settings of the challenge's controls, and bodies that were
/// moved, take effect from the first step on.
std::vector<TimedInput> attemptOf(const Task& task, std::int64_t judged, std::span<const TimedInput> inputs);

/// The first of the inputs that a task does not allow; nullptr: there is none.
const TimedInput* forbiddenInput(const Task& task, std::span<const TimedInput> own);

}  // namespace solverscope
