// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QTextDocument>

namespace solverscope {

/// Tool tips guess whether a text is HTML, which could name files. Texts of lessons are never HTML, and neither are names of
/// bodies, joints, files or variants.
inline QString plainToolTip(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

}  // namespace solverscope
