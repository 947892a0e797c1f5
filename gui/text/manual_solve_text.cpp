// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/manual_solve_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

constexpr int sentenceDigits = 5;

struct ManualSolveText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::ManualSolveText)
};

/// In brackets if a minus sign would follow another sign.
QString inSum(double number) {
    const QString text = shown(number, sentenceDigits);
    return number < 0 ? QStringLiteral("(%1)").arg(text) : text;
}

}  // namespace

QString manualRowName(const Scene& scene, const ManualSolve& solve, std::uint32_t row) {
    const auto& rows = rowsOf(solve.world(), solve.phase());
    if (row >= rows.size()) return {};
    return QStringLiteral("%1  %2").arg(QString::number(row + 1), rowName(scene, solve.world(), rows, row));
}

QString obstacleText(ManualSolveObstacle obstacle, const std::vector<std::string_view>& settings) {
    QStringList labels;
    for (const std::string_view key : settings) labels << engineText(findSetting(key)->label);
    switch (obstacle) {
        case ManualSolveObstacle::None:
            return {};
        case ManualSolveObstacle::NoRows:
            return ManualSolveText::tr(
                "No sweep over rows follows in this step. Go to a step in which bodies touch or are joined.");
        case ManualSolveObstacle::Method:
            return ManualSolveText::tr(
                "This method does not solve the rows one by one. Sequential impulses, SOR, Jacobi, soft, XPBD, Verlet and "
                "NGS can be done by hand.");
        case ManualSolveObstacle::Settings:
            return ManualSolveText::tr(
                       "Settings keep the rows from being solved one by one: %1. Change them to solve this step by hand.")
                .arg(labels.join(QStringLiteral(", ")));
        case ManualSolveObstacle::Recorded:
            return ManualSolveText::tr("A recorded trace only replays what its engine did: its rows cannot be solved again.");
        case ManualSolveObstacle::Manual:
            return ManualSolveText::tr("An impulse in these sweeps has already been set from outside. Undo that first.");
    }
    return {};
}

namespace {

/// The explanation for a learner with this misconception.
QString misconceptionText(VisitMisconception misconception, RowList list) {
    const bool moves = list == RowList::Positions;
    switch (misconception) {
        case VisitMisconception::OutOfOrder:
            return ManualSolveText::tr("It is not this row’s turn. Rows come in the order of the settings, each once in a sweep.");
        case VisitMisconception::VisitedAlready:
            return ManualSolveText::tr("This sweep has already visited that row. Each row comes once in a sweep.");
        case VisitMisconception::LambdaAsDelta:
            return ManualSolveText::tr("You have swapped the two numbers: Δλ is what this visit adds, Λ is the sum after it.");
        case VisitMisconception::OldLambdaOmitted:
            return ManualSolveText::tr("You left out the old sum: Λ is what the row had before, plus Δλ.");
        case VisitMisconception::OldLambdaKept:
            return ManualSolveText::tr("That is the old sum. This visit’s Δλ has to be added to it.");
        case VisitMisconception::NotClamped:
            return ManualSolveText::tr("You forgot the bounds: what exceeds them is cut off.");
        case VisitMisconception::ClampedDelta:
            return ManualSolveText::tr(
                "You clamped Δλ; it is the sum that is clamped. A visit may undo part of an earlier impulse.");
        case VisitMisconception::ClampedLambda:
            return ManualSolveText::tr(
                "You clamped the sum; with these settings each single impulse has to stay within the bounds.");
        case VisitMisconception::SignOfJv:
            return moves ? ManualSolveText::tr(
                               "The sign is wrong: λ = −C · effective mass. Bodies that are too close are pushed apart.")
                         : ManualSolveText::tr("The sign of Jv is wrong: it is B’s velocity along the row minus A’s.");
        case VisitMisconception::NoBias:
            return ManualSolveText::tr("You forgot the bias: the row wants Jv + bias = 0, not Jv = 0.");
        case VisitMisconception::NoEffectiveMass:
            return moves ? ManualSolveText::tr("That is the error itself. Multiply it by the effective mass to get λ.")
                         : ManualSolveText::tr("That is the velocity itself. Multiply it by the effective mass to get an impulse.");
        case VisitMisconception::TimesK:
            return ManualSolveText::tr("You divided by the effective mass. It is already 1/K: multiply by it.");
        case VisitMisconception::NoSoftness:
            return ManualSolveText::tr("You left out γΛ: a soft row yields to the impulse that it already carries.");
        case VisitMisconception::NoRelaxation:
            return ManualSolveText::tr(
                "This method applies only a share of the row’s impulse, or more than all of it: remember the relaxation.");
        case VisitMisconception::BeforeLastVisit:
            return moves ? ManualSolveText::tr(
                               "Those are the positions from before the last visit. It has moved one of this row’s bodies.")
                         : ManualSolveText::tr(
                               "Those are the velocities from before the last visit. It has changed one of this row’s bodies, and "
                               "Gauss–Seidel uses that at once; only Jacobi does not.");
        case VisitMisconception::BeforeSweep:
            return ManualSolveText::tr(
                "You used the state before the sweep, as Jacobi does. Here each visit sees the results of all earlier ones.");
        case VisitMisconception::AfterLastVisits:
            return ManualSolveText::tr(
                "Jacobi’s method does not use the results of this sweep: all rows see the velocities before it.");
        case VisitMisconception::OtherRow:
            return ManualSolveText::tr("Those are the numbers of another row.");
    }
    return {};
}

}  // namespace

QString verdictText(const AnswerVerdict& verdict, RowList list) {
    if (verdict.right()) return ManualSolveText::tr("✓ Right");
    QStringList parts;
    if (!verdict.rowRight)
        parts << ManualSolveText::tr("✗ Not this row.");
    else if (!verdict.deltaRight && !verdict.lambdaRight && !verdict.lambdaFollowsDelta)
        parts << ManualSolveText::tr("✗ Neither Δλ nor Λ is right.");
    else if (verdict.lambdaFollowsDelta)
        parts << ManualSolveText::tr("✗ Δλ is not right; Λ follows from it.");
    else
        parts << (verdict.deltaRight ? ManualSolveText::tr("✓ Δλ is right, ✗ Λ is not.")
                                     : ManualSolveText::tr("✗ Δλ is not right, ✓ Λ is."));
    if (verdict.misconception)
        parts << misconceptionText(*verdict.misconception, list);
    else if (!verdict.deltaRight)
        parts << (list == RowList::Positions
                      ? ManualSolveText::tr("Δλ = −C · effective mass, as far as the bounds allow.")
                      : ManualSolveText::tr("Δλ = −(Jv + bias) · effective mass, as far as the bounds allow."));
    return parts.join(QLatin1Char(' '));
}

QString visitText(const Scene& scene, const ManualSolve& before, const RowVisit& visit) {
    World world = before.world();
    visitRow(world, before.phase(), visit.row);
    const Row& row = rowsOf(world, before.phase())[visit.row];
    const bool moves = before.list() == RowList::Positions;
    const QString unit = impulseUnit(before.list(), isAngular(row));
    const QString mass = shown(row.effectiveMass * visit.relaxation, sentenceDigits);
    QString numerator = moves ? QStringLiteral("C") : QStringLiteral("Jv");
    QString numbers = shown(moves ? row.bias : visit.jv, sentenceDigits);
    if (!moves && row.bias != 0) {
        numerator += QStringLiteral(" + bias");
        numbers += QStringLiteral(" + ") + inSum(row.bias);
    }
    if (row.softness != 0) {
        numerator += QStringLiteral(" + γΛ");
        numbers += QStringLiteral(" + ") + inSum(row.softness * visit.lambdaBefore);
    }
    QStringList lines;
    lines << manualRowName(scene, before, visit.row);
    lines << QStringLiteral("Δλ = −m (%1) = −%2 · (%3) = %4")
                 .arg(numerator, mass, numbers, withUnit(shown(visit.rawDelta, sentenceDigits), unit));
    if (visit.clamp == Clamp::Lower)
        lines << ManualSolveText::tr("clamped at the lower bound %1: Δλ = %2")
                     .arg(shown(visit.lower, sentenceDigits), withUnit(shown(visit.delta, sentenceDigits), unit));
    if (visit.clamp == Clamp::Upper)
        lines << ManualSolveText::tr("clamped at the upper bound %1: Δλ = %2")
                     .arg(shown(visit.upper, sentenceDigits), withUnit(shown(visit.delta, sentenceDigits), unit));
    lines << QStringLiteral("Λ = %1 + %2 = %3")
                 .arg(shown(visit.lambdaBefore, sentenceDigits), inSum(visit.delta),
                      withUnit(shown(visit.lambdaAfter, sentenceDigits), unit));
    return lines.join(QLatin1Char('\n'));
}

QString attemptOutcomeText(int atOnce, int afterTries, int shownVisits) {
    return ManualSolveText::tr("%1 right at once · %2 after more tries · %3 shown").arg(atOnce).arg(afterTries).arg(shownVisits);
}

}  // namespace solverscope
