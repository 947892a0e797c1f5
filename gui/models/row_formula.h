// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "gui/models/formula_parts.h"
#include "gui/models/row_words.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// One line of a visit's arithmetic: the letters, the same with numbers, and what comes out.
struct FormulaLine {
    Term term;
    QString letters;
    FormulaParts numbers;  // empty where there is nothing to put in
    FormulaParts result;
    QString unit;
    QString remark;
    bool fits = true;  // false where a trace tells another result than its own numbers give

    /// What stands between the numbers and the result.
    QString equals() const { return fits ? QStringLiteral(" = ") : QStringLiteral(" ≠ "); }
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
    void compare(FormulaLine& line, const Session& session, std::initializer_list<Real> terms, Real told) const;
    void compare(FormulaLine& line, const Session& session, Vec2 was, Vec2 change, Vec2 told) const;
    void addSpring(const Session& session);
    void addSolve(const Session& session);
    void addWarmStart(const Session& session);
    void addByHand(const Session& session);
    void addPositionSolve(const Session& session);
    void addClamp(const Session& session);
    void addVelocities(const Session& session);
    void addPositions(const Session& session);
};

}  // namespace solverscope
