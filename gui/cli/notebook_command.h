// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <iosfwd>

#include "gui/cli/command_line.h"

namespace solverscope {

/// Writes a notebook as an HTML page. Needs a QApplication, but no display. Returns the exit status.
int notebookCommand(const NotebookRequest& request, std::ostream& err);

}  // namespace solverscope
