// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <span>
#include <string_view>

namespace solverscope {

/// A text of the layers below the window (labels and explanations of their tables) in the language in use. Texts that
/// engineTexts() does not hold come back as they are.
QString engineText(std::string_view english);

/// The title or description of a scene of the library in the language in use. Others come back as they are.
QString libraryText(std::string_view english);

/// The name of a branch: one that it has from the program in the language in use, one that the user gave as it is.
QString branchText(std::string_view name);

/// The texts that can be translated so.
std::span<const char* const> engineTexts();
std::span<const char* const> libraryTexts();

}  // namespace solverscope
