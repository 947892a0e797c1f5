// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "gui/text/row_term.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// A piece of a formula as it is shown: letters or a number, and which term they are. In letters, `_X` is a subscript.
struct FormulaPart {
    QString text;
    std::optional<double> number;  // kept as a number until somebody decides how to write it
    RowTerm term = RowTerm::None;
};

using FormulaParts = std::vector<FormulaPart>;

/// An operator: what comes between letters, and between numbers.
struct FormulaSign {
    const char* letters;
    const char* numbers = letters;
    bool binds = true;  // a negative number behind it has brackets
};

/// What a formula is made of: a term of the visit, or an operator.
struct FormulaToken {
    FormulaToken(RowTerm of) : term(of) {}
    FormulaToken(RowTerm of, QString written) : term(of), letters(std::move(written)) {}
    FormulaToken(RowTerm of, QString written, Vec2 vector) : term(of), letters(std::move(written)), numbers({vector.x, vector.y}) {}
    FormulaToken(FormulaSign operation) : sign(operation) {}

    RowTerm term = RowTerm::None;
    QString letters;                             // empty: those of the term
    std::optional<std::vector<double>> numbers;  // without: those of the term
    std::optional<FormulaSign> sign;
};

/// One line of a visit's arithmetic: the letters, the same with numbers, and the result.
struct FormulaLine {
    Term term;
    FormulaParts letters;
    FormulaParts numbers;  // empty if there are no numbers to insert
    FormulaParts result;
    QString unit;
    QString remark;
    bool fits = true;  // false if a trace gives another result than its own numbers

    /// The sign between the numbers and the result.
    QString equals() const { return fits ? QStringLiteral(" = ") : QStringLiteral(" ≠ "); }
};

/// The parts in one text, every number in full.
QString exactText(const FormulaParts& parts);

/// A clamp, as drawn on a number line.
struct ClampPicture {
    double lower = 0;
    double upper = 0;
    std::optional<double> before;  // Λ before; not there when single impulses are clamped
    double raw = 0;
    double after = 0;
    Clamp clamp = Clamp::None;
    bool cone = false;  // the bounds are ±μΛn
    QString rawName;
    QString afterName;
    QString unit;
};

/// Everything about the visit to a row, in the letters of article 3 and the numbers of the event.
class RowFormula {
    Q_DECLARE_TR_FUNCTIONS(RowFormula)

public:
    /// Empty when the cursor's event is not a visit to a row.
    static std::optional<RowFormula> of(const Session& session);

    QString title;     // which row
    QString subtitle;  // where in the step
    Term current = Term::VelocityB;
    std::vector<FormulaLine> lines;
    ClampPicture clamp;

    bool isComputed(const FormulaLine& line) const { return line.term <= current; }

    /// As text with every number in full precision. Values not computed yet are "?".
    QString text() const;
};

}  // namespace solverscope
