// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFont>

#include "gui/widgets/build.h"

namespace solverscope {

/// A font for headings, scaled by a factor.
inline QFont scaled(const QFont& font, double factor, bool bold) {
    QFont other = font;
    other.setPointSizeF(font.pointSizeF() * factor);
    other.setBold(bold);
    return other;
}

}  // namespace solverscope
