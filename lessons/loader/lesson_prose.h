// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lessons/loader/field_block.h"
#include "lessons/loader/lesson.h"

namespace solverscope {

/// Markdown with its claims, `{{ … }}`. `claims` counts those of the whole lesson.
LessonText lessonText(const PlacedText& source, const std::vector<std::string>& variables, std::size_t& claims);

}  // namespace solverscope
