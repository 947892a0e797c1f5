// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The commands that draw: pictures and pages. They need a QApplication, but no display.
#pragma once

#include <QPainter>
#include <QSize>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "gui/cli/commands.h"

namespace solverscope {

/// Draw a picture.
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

/// Write a notebook as a page.
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

/// What `render --view` can draw: the window, the scene, and panels.
std::vector<std::string> renderViews();

/// Draws the requested view into a PNG or SVG file. Returns the exit status.
int renderCommand(const RenderRequest& request, std::ostream& err);

/// Runs a sweep over two settings and draws its map, as the panel does, into a PNG or SVG file. Returns the exit
/// status.
int parameterScanPictureCommand(const ParameterScanPictureRequest& request, std::ostream& err);

/// Writes a notebook as an HTML page. Returns the exit status.
int notebookCommand(const NotebookRequest& request, std::ostream& err);

struct Picture {
    QSize size;
    std::function<void(QPainter&)> paint;
};

/// Whether the name has a picture format's extension and can be written; otherwise prints what was expected.
bool isPictureFile(const std::string& file, std::ostream& err);

/// Fonts and colours that do not depend on the desktop.
void useFixedLook(bool dark);

/// The requested size, or this default.
QSize pictureSize(const RenderRequest& request, QSize defaultSize);

/// Writes a PNG or SVG file. False when it cannot be written: then nothing is left of it.
bool savePicture(const Picture& picture, const std::string& file);

}  // namespace solverscope
