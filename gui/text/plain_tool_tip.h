// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QTextDocument>

namespace solverscope {

/// Tool tips guess whether a text is HTML, which could name files. What lessons say is never HTML, nor is what bodies, joints,
/// files or variants are called.
inline QString plainToolTip(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

}  // namespace solverscope
