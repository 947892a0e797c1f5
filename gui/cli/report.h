// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace solverscope {

/// A teacher's summary of many learners' progress files as CSV: a line for each file and lesson begun. Files stay as they are.
/// Returns the exit status: 2 where one of them cannot be read, the others being reported nevertheless.
int reportCommand(const std::vector<std::string>& files, std::ostream& out, std::ostream& err);

}  // namespace solverscope
