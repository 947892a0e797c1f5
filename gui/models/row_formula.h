// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <variant>
#include <vector>

#include "physics/debugger/session.h"

namespace solverscope {

/// Text with numbers in it, each kept as a number until somebody decides how to write it. In text, `_X` is a subscript.
using FormulaParts = std::vector<std::variant<QString, double>>;

/// One line of a visit's arithmetic: the letters, the same with numbers, and what comes out.
struct FormulaLine {
    Term term;
    QString letters;
    FormulaParts numbers;  // empty where there is nothing to put in
    FormulaParts result;
    QString unit;
    QString remark;
};

/// What a clamp does, as a number line shows it.
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

    /// As text with every number in full. What has not been computed yet is "?".
    QString text() const;

private:
    void addSpring(const Session& session);
    void addSolve(const Session& session);
    void addWarmStart(const Session& session);
    void addPositionSolve(const Session& session);
    void addClamp(const Session& session);
    void addVelocities(const Session& session);
    void addPositions(const Session& session);
};

/// The parts with each number written in full.
QString exactText(const FormulaParts& parts);

/// What a kind of row does, in a few words.
QString rowKindInWords(RowKind kind);
QString rowKindInWords(RowKind kind, ConstraintKind constraint);

/// The same in one word.
QString rowKindInAWord(RowKind kind, ConstraintKind constraint);

/// How many sweeps a phase makes that has any.
int sweepsOf(const Settings& settings, Phase phase);

/// A list of rows, or the one that a phase works on, in words.
QString rowListInWords(RowList list);
QString rowListInWords(Phase phase);

/// What λ is measured in: rows that move positions push by kg m, and what only turns has another metre.
QString impulseUnit(RowList list, bool turns);

/// What a row's Jv is measured in, and C where positions are solved.
QString rowUnit(RowList list, bool turns);

}  // namespace solverscope
