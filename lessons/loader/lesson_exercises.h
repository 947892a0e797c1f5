// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/field_block.h"
#include "lessons/loader/lesson.h"

namespace solverscope {

/// Common parts of a lesson's blocks.
struct LessonCounters {
    std::set<std::string> ids;  // of questions and tasks, each once in a lesson
    std::size_t claims = 0;
};

/// Whether blocks of this kind are exercises: "predict", "change".
bool isExercise(std::string_view kind);

/// The exercise that such a block asks. `lessonScene` is where it is asked, unless it says otherwise.
LessonBlock exerciseOf(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters);

/// What a hint of an exercise by hand may name of the row whose turn it is.
const std::vector<std::string>& rowNumberNames();

}  // namespace solverscope
