// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Checks of blocks that ask nothing, and of what a lesson must have. Empty: all is right.
#pragma once

#include <string>
#include <vector>

#include "lessons/loader/lesson_run.h"

namespace solverscope {

/// Plays both runs: they are short enough, each is what its caption says, and neither is what the other one says.
std::vector<Error> checkWatch(const WatchBlock& watch, const SceneLoader& load, const std::string& lessonFile);

/// The parts that every lesson must have and this one lacks, or has in the wrong place; and goals that need no thought.
std::vector<Error> missingParts(const Lesson& lesson);

}  // namespace solverscope
