// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "lessons/loader/field_block.h"
#include "lessons/loader/lesson.h"

namespace solverscope {

/// What the blocks of a lesson share.
struct LessonTally {
    std::set<std::string> ids;  // of questions and tasks, each once in a lesson
    std::size_t claims = 0;
};

/// What a block of fields asks. `lessonScene` is where it is asked, unless it says otherwise.
Question questionOf(const FieldBlock& block, const std::string& lessonScene, LessonTally& tally);
Task taskOf(const FieldBlock& block, LessonTally& tally);

}  // namespace solverscope
