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

/// Whether the name says which kind of picture it is to be, and can be written; otherwise says what was expected.
bool isPictureFile(const std::string& file, std::ostream& err);

/// Fonts and colours that do not depend on the desktop.
void useFixedLook(bool dark);

/// The size that is asked for, and otherwise this one.
QSize pictureSize(const RenderRequest& request, QSize usual);

/// Writes a PNG or SVG file. False when it cannot be written: then nothing is left of it.
bool savePicture(const Picture& picture, const std::string& file);

}  // namespace solverscope
