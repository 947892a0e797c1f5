// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "lessons/loader/lesson.h"
#include "physics/base/result.h"

namespace solverscope {

/// A translated lesson says the same about the same engine: the same stages, setups, questions and tasks under the same names, the
/// same formulas, numbers and links in each text. What differs, with its place in the translation.
std::vector<Error> checkTranslation(const Lesson& english, const Lesson& translation);

}  // namespace solverscope
