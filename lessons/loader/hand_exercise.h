// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <vector>

#include "lessons/loader/lesson_exercises.h"

namespace solverscope {

/// What a hint may name of the row whose turn it is: jv, effective_mass, bias, softness, sum_before, lower, upper.
const std::vector<std::string>& rowNumberNames();

/// What a `solver` block says.
HandExercise handExerciseOf(const FieldBlock& block, const std::string& lessonScene, LessonTally& tally);

}  // namespace solverscope
