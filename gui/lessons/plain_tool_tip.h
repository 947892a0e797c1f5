// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QTextDocument>

namespace solverscope {

/// Tool tips guess whether a text is HTML, which could name files; a lesson's words are never HTML.
inline QString plainToolTip(const QString& text) { return Qt::mightBeRichText(text) ? text.toHtmlEscaped() : text; }

}  // namespace solverscope
