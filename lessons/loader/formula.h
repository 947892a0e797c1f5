// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/field_block.h"
#include "lessons/loader/lesson.h"

namespace solverscope {

/// The formulas of a text: lines "$$ TeX $$". Throws if a line contains "$$" but is not one.
std::vector<Formula> formulasOf(const PlacedText& text);

/// The picture file of a formula, relative to the folder of the lessons: "formulas/" and the FNV-1a hash of its TeX. Pictures
/// are created when a lesson is written, by lessons/make-formulas.
std::string formulaPicture(std::string_view tex);

}  // namespace solverscope
