// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "lessons/loader/lesson.h"
#include "physics/base/result.h"

namespace solverscope {

/// A translated lesson makes the same statements about the same engine: it has the same stages, setups, questions and tasks
/// under the same names, and the same formulas, numbers and links in each text. Returns the differences, with their places.
std::vector<Error> checkTranslation(const Lesson& english, const Lesson& translation);

}  // namespace solverscope
