// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "gui/text/row_term.h"

namespace solverscope {

/// What a term of the visit at the cursor is: for a tooltip, and for screen readers.
struct TermDescription {
    QString letter;  // as in formulas: `_X` is a subscript
    QString value;   // this row's number with its unit; empty if not computed yet
    QString exact;   // the same, every number in full
    QString words;   // one or two sentences
    QString source;  // the letter of the article, empty if it has none

    QString html() const;
    QString plain() const;

    /// Empty if the cursor is not in a visit to a row.
    static TermDescription of(const Session& session, RowTerm term);
};

/// Letters as rich text.
QString lettersInHtml(const QString& letters);

}  // namespace solverscope
