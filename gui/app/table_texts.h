// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <set>
#include <string>

namespace solverscope {

/// The texts that engineText() and libraryText() translate, collected from the tables and scenes themselves.
std::set<std::string> engineTexts();
std::set<std::string> libraryTexts();

}  // namespace solverscope
