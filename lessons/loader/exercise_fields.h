// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Fields that several kinds of exercises have.
#pragma once

#include <string>
#include <vector>

#include "lessons/loader/field_block.h"
#include "lessons/loader/lesson.h"
#include "lessons/loader/lesson_exercises.h"

namespace solverscope {

/// A name that no other exercise of the lesson has.
std::string newId(const BlockField& field, LessonTally& tally);

/// A text that must be there.
LessonText textOf(const BlockField& field, const std::vector<std::string>& variables, LessonTally& tally);

/// "vy in -3, -2.5, -2"; all of a block, and their names.
std::vector<Variation> variationsOf(const FieldBlock& block);
std::vector<std::string> namesOf(const std::vector<Variation>& variations);

/// "box.vy = vy"
SceneChange sceneChange(const BlockField& field, const std::vector<std::string>& variables);

/// Three: which quantity, which formula, which numbers.
std::vector<LessonText> hintsOf(const FieldBlock& block, const std::vector<std::string>& variables, LessonTally& tally);

}  // namespace solverscope
