// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <iosfwd>
#include <string>
#include <variant>

#include "gui/cli/drawing.h"

namespace solverscope {

/// What remains to be done after the command line has been handled.
struct ExitStatus {
    int status = 0;  // 0 fine, 1 a check failed or output could not be written, 2 bad usage or bad input
};

/// Open the window, with a scene file, a scene of the library, or nothing.
struct WindowRequest {
    std::string scene;     // or a lesson, or a link to a moment
    std::string language;  // code; empty: as the user chose, or the system's
    std::string lessons;   // a folder of lessons instead of the built-in ones
};

using Invocation = std::variant<ExitStatus, WindowRequest, RenderRequest, ParameterScanPictureRequest, NotebookRequest>;

/// Reads the arguments and does everything that needs no widgets. Must run before QApplication, which changes the locale in
/// which numbers are read.
Invocation runCommandLine(int argc, const char* const* argv, std::ostream& out, std::ostream& err);

}  // namespace solverscope
