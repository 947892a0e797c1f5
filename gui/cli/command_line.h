// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <variant>
#include <vector>

#include "gui/cli/commands.h"
#include "gui/cli/parameter_scan_command.h"

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

/// Draw a picture; needs fonts and widgets, but no display.
struct RenderRequest : GivenScene {
    static constexpr std::int64_t maxEvents = 1'000'000'000;

    std::int64_t step = 1;
    bool stepIsGiven = false;  // otherwise from a link to a moment, with its event
    std::int64_t event = -1;   // -1: the last event of the step
    std::string view;
    std::string out;
    int width = 0;  // 0: the view's own
    int height = 0;
    bool dark = false;
    std::string language;    // code; empty: English
    GivenVariants variants;  // of the view "compare"; none: warm starting on and off
    bool freeRun = false;    // of that view: the runs instead of the step
};

/// Write a notebook as a page; needs fonts and widgets, but no display.
struct NotebookRequest {
    std::string file;
    std::string out;
    bool ofLessons = false;  // the lesson notebook; otherwise the bookmarks of a scene
    std::string language;    // code; empty: English
};

/// Draw the map of a sweep.
struct ParameterScanPictureRequest {
    ParameterScanOptions sweep;
    std::string outcome;    // name of the field that is drawn
    RenderRequest picture;  // out, width, height, dark
};

using Invocation = std::variant<ExitStatus, WindowRequest, RenderRequest, ParameterScanPictureRequest, NotebookRequest>;

/// Reads the arguments and does everything that needs no widgets. Must run before QApplication, which changes the locale in
/// which numbers are read.
Invocation runCommandLine(int argc, const char* const* argv, std::ostream& out, std::ostream& err);

}  // namespace solverscope
