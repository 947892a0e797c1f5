// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <string_view>

namespace solverscope {

/// A text of the layers below the window (labels and explanations of their tables) in the language in use. Texts that
/// engineTexts() (gui/app/table_texts.h) does not contain are returned unchanged.
QString engineText(std::string_view english);

/// The title or description of a scene of the library in the language in use. Others are returned unchanged.
QString libraryText(std::string_view english);

/// The name of a branch: a default name in the language in use, a name given by the user unchanged.
QString branchText(std::string_view name);

}  // namespace solverscope
