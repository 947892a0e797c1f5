// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <iosfwd>

#include "gui/cli/command_line.h"

namespace solverscope {

/// Runs a sweep over two settings and draws its map, as the panel does, into a PNG or SVG file. Needs a QApplication, but no
/// display. Returns the exit status.
int sweepPictureCommand(const SweepPictureRequest& request, std::ostream& err);

}  // namespace solverscope
