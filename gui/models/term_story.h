// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <vector>

#include "gui/models/row_term.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// A piece of a formula's letters, and which term it names.
struct LetterPiece {
    QString text;
    RowTerm term = RowTerm::None;
};

/// The letters of a formula, cut where terms begin and end; joined together the pieces are the letters again. What stands left of
/// an arrow is the new value.
std::vector<LetterPiece> piecesOf(const QString& letters);

/// What a term of the visit at the cursor is: for a tooltip, and for those who read the screen aloud.
struct TermStory {
    QString letter;  // as in formulas: `_X` is a subscript
    QString value;   // this row's number with its unit; empty where it has not been computed yet
    QString exact;   // the same, every number in full
    QString words;   // one or two sentences
    QString source;  // the letter of the article, empty where it has none

    QString html() const;
    QString plain() const;

    /// Empty where the cursor does not stand in a visit to a row.
    static TermStory of(const Session& session, RowTerm term);
};

/// Letters as rich text.
QString lettersInHtml(const QString& letters);

}  // namespace solverscope
