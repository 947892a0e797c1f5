// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/expression.h"

namespace solverscope {

/// What is wrong with a lesson's file, and where. Thrown while one is read; parseLesson turns it into a Result.
struct LessonProblem {
    Place place;
    std::string message;
};

[[noreturn]] void fail(Place place, std::string message);

bool isBlank(std::string_view text);
std::string_view trimmed(std::string_view text);

struct Line {
    int number = 0;
    std::string_view text;
};

/// The lines of a lesson's file. Fails where it is too long or not plain text in UTF-8.
std::vector<Line> linesOf(std::string_view text);

}  // namespace solverscope
