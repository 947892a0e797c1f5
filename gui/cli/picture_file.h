// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPainter>
#include <QSize>
#include <QString>
#include <functional>
#include <iosfwd>

#include "gui/cli/command_line.h"

namespace solverscope {

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
