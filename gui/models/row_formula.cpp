// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/models/row_formula.h"

#include <algorithm>
#include <cmath>

#include "gui/models/number_text.h"
#include "gui/models/row_visit_parts.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

/// Where the numbers of a trace are rounded to float, sums are off by a share of their largest term.
bool roundsTo(Real a, Real b, Real size) {
    return !(std::abs(a - b) > 1e-5 * std::max({std::abs(a), std::abs(b), size}));  // true of what is not there
}

}  // namespace

using namespace row_visit;

std::optional<RowFormula> RowFormula::of(const Session& session) {
    const Event& event = session.event();
    if (event.kind != EventKind::Row) return std::nullopt;
    const auto count = rowsOf(session.worldBefore(), event.phase).size();
    RowFormula formula;
    formula.title = QStringLiteral("%1 · %2").arg(
        QString::fromStdString(constraintName(session.scene(), session.worldBefore(), event.constraint)),
        rowKindInWords(event.rowKind, event.constraint.kind));
    const int sweeps = sweepsOf(session.settings(), event.phase);
    const QString when = event.visit.byHand                            ? tr("set by hand")
                         : isWarmStart(event.phase)                    ? tr("warm start")
                         : event.phase == Phase::Bounce                ? tr("bounce")
                         : session.settings().method == Method::Direct ? tr("pivot %1").arg(event.iteration)
                                                                       : tr("iteration %1 of %2").arg(event.iteration).arg(sweeps);
    formula.subtitle = tr("row %1 of %2, %3, %4").arg(event.visit.row + 1).arg(count).arg(when, rowListInWords(event.phase));
    formula.current = session.cursor().term;
    if (actsOnPositions(event.phase)) {
        event.visit.byHand ? formula.addByHand(session) : formula.addPositionSolve(session);
        formula.addClamp(session);
        formula.addPositions(session);
        return formula;
    }
    if (rowListOf(event.phase) == RowList::Velocities) formula.addSpring(session);
    if (event.visit.byHand)
        formula.addByHand(session);
    else
        isWarmStart(event.phase) ? formula.addWarmStart(session) : formula.addSolve(session);
    formula.addClamp(session);
    formula.addVelocities(session);
    return formula;
}

/// An equation of a recorded trace may not hold. `terms`: what the line adds up.
void RowFormula::compare(FormulaLine& line, const Session& session, std::initializer_list<Real> terms, Real told) const {
    if (!session.scene().playback) return;
    Real sum = 0;
    Real size = 0;
    for (const Real term : terms) {
        sum += term;
        size = std::max(size, std::abs(term));
    }
    line.fits = roundsTo(sum, told, size);
    if (!line.fits) line.remark = tr("does not fit: by these numbers it would be %1").arg(shown(sum));
}

void RowFormula::compare(FormulaLine& line, const Session& session, Vec2 was, Vec2 change, Vec2 told) const {
    if (!session.scene().playback) return;
    const Vec2 sum = was + change;
    const Real size = std::max(length(was), length(change));
    line.fits = roundsTo(sum.x, told.x, size) && roundsTo(sum.y, told.y, size);
    if (!line.fits) line.remark = tr("does not fit: by these numbers it would be %1").arg(shown(sum));
}

QString RowFormula::text() const {
    QString text = title + QLatin1Char('\n') + subtitle + QLatin1Char('\n');
    for (const FormulaLine& line : lines) {
        text += line.letters;
        if (!isComputed(line)) {
            text += QStringLiteral(" = ?\n");
            continue;
        }
        if (!line.numbers.empty()) text += QStringLiteral(" = ") + exactText(line.numbers);
        text += line.equals() + exactText(line.result) + QLatin1Char(' ') + line.unit;
        if (!line.remark.isEmpty()) text += QStringLiteral("  (%1)").arg(line.remark);
        text += QLatin1Char('\n');
    }
    return text;
}

}  // namespace solverscope
