// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "gui/cli/command_line.h"

namespace solverscope {

/// What `render --view` can draw: the window, the scene, and panels.
std::vector<std::string> renderViews();

/// Draws the requested view into a PNG or SVG file. Needs a QApplication, but no display. Returns the exit status.
int renderCommand(const RenderRequest& request, std::ostream& err);

}  // namespace solverscope
