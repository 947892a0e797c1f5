// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/hand_solve_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "gui/text/number_text.h"
#include "gui/text/row_words.h"

namespace solverscope {
namespace {

constexpr int sentenceDigits = 5;

struct HandSolveWords {
    Q_DECLARE_TR_FUNCTIONS(solverscope::HandSolveWords)
};

/// In brackets where a minus sign would stand beside another sign.
QString inSum(double number) {
    const QString text = shown(number, sentenceDigits);
    return number < 0 ? QStringLiteral("(%1)").arg(text) : text;
}

}  // namespace

QString handRowName(const Scene& scene, const HandSolve& solve, std::uint32_t row) {
    const auto& rows = rowsOf(solve.world(), solve.phase());
    if (row >= rows.size()) return {};
    return QStringLiteral("%1  %2").arg(QString::number(row + 1), rowName(scene, solve.world(), rows, row));
}

QString handObstacleText(HandObstacle obstacle) {
    switch (obstacle) {
        case HandObstacle::None:
            return {};
        case HandObstacle::NoRows:
            return HandSolveWords::tr(
                "No sweep over rows follows in this step. Go to a step in which something touches or is joined.");
        case HandObstacle::Method:
            return HandSolveWords::tr(
                "This method does not solve the rows one by one. Sequential impulses, SOR, Jacobi, soft, XPBD, Verlet and "
                "NGS can be done by hand.");
        case HandObstacle::Recorded:
            return HandSolveWords::tr("A recorded trace only plays what its engine did: its rows cannot be solved again.");
        case HandObstacle::ByHand:
            return HandSolveWords::tr("An impulse in these sweeps is set from outside already. Undo that first.");
    }
    return {};
}

QString handThoughtText(HandThought thought, RowList list) {
    const bool moves = list == RowList::Positions;
    switch (thought) {
        case HandThought::OutOfOrder:
            return HandSolveWords::tr("It is not this row’s turn. Rows come in the order of the settings, each once in a sweep.");
        case HandThought::VisitedAlready:
            return HandSolveWords::tr("This sweep has been at that row already. Each row comes once in a sweep.");
        case HandThought::SumAsChange:
            return HandSolveWords::tr(
                "You have the two numbers for each other: Δλ is what this visit adds, Λ is the sum after it.");
        case HandThought::NoOldSum:
            return HandSolveWords::tr("You left the old sum out: Λ is what the row had before, plus Δλ.");
        case HandThought::OldSumKept:
            return HandSolveWords::tr("That is the old sum. This visit’s Δλ has to be added to it.");
        case HandThought::NotClamped:
            return HandSolveWords::tr("You forgot the bounds: what would leave them is cut off.");
        case HandThought::ClampedChange:
            return HandSolveWords::tr(
                "You clamped Δλ; it is the sum that is clamped. A visit may take back what an earlier one gave.");
        case HandThought::ClampedSum:
            return HandSolveWords::tr("You clamped the sum; with these settings each impulse alone has to keep within the bounds.");
        case HandThought::SignOfJv:
            return moves ? HandSolveWords::tr("The sign is wrong: λ = −C · effective mass. What is too near is pushed apart.")
                         : HandSolveWords::tr("The sign of Jv is wrong: it is B’s velocity along the row minus A’s.");
        case HandThought::NoBias:
            return HandSolveWords::tr("You forgot the bias: the row wants Jv + bias = 0, not Jv = 0.");
        case HandThought::NoEffectiveMass:
            return moves ? HandSolveWords::tr("That is the error itself. Times the effective mass it becomes λ.")
                         : HandSolveWords::tr("That is the velocity itself. Times the effective mass it becomes an impulse.");
        case HandThought::TimesK:
            return HandSolveWords::tr("You divided by the effective mass. It is 1/K already: multiply by it.");
        case HandThought::NoSoftness:
            return HandSolveWords::tr("You left γΛ out: a soft row gives way by what it carries already.");
        case HandThought::NoRelaxation:
            return HandSolveWords::tr(
                "This method takes only a share of what the row asks for, or more than it: mind the relaxation.");
        case HandThought::BeforeLastVisit:
            return moves ? HandSolveWords::tr(
                               "Those are the positions from before the last visit. It has moved one of this row’s bodies.")
                         : HandSolveWords::tr(
                               "Those are the velocities from before the last visit. It has changed one of this row’s bodies, and "
                               "Gauss–Seidel uses that at once; only Jacobi does not.");
        case HandThought::BeforeSweep:
            return HandSolveWords::tr(
                "You used what the bodies had before the sweep, as Jacobi does. Here each visit sees all before it.");
        case HandThought::BehindLastVisits:
            return HandSolveWords::tr(
                "Jacobi’s method does not look at what this sweep has done: all rows see the velocities before it.");
        case HandThought::OtherRow:
            return HandSolveWords::tr("Those are the numbers of another row.");
    }
    return {};
}

QString handVerdictText(const HandVerdict& verdict, RowList list) {
    if (verdict.right()) return HandSolveWords::tr("✓ Right");
    QStringList parts;
    if (!verdict.rowRight)
        parts << HandSolveWords::tr("✗ Not this row.");
    else if (!verdict.deltaRight && !verdict.sumRight && !verdict.sumFollows)
        parts << HandSolveWords::tr("✗ Neither Δλ nor Λ is right.");
    else if (verdict.sumFollows)
        parts << HandSolveWords::tr("✗ Δλ is not right; Λ follows from it.");
    else
        parts << (verdict.deltaRight ? HandSolveWords::tr("✓ Δλ is right, ✗ Λ is not.")
                                     : HandSolveWords::tr("✗ Δλ is not right, ✓ Λ is."));
    if (verdict.thought)
        parts << handThoughtText(*verdict.thought, list);
    else if (!verdict.deltaRight)
        parts << (list == RowList::Positions
                      ? HandSolveWords::tr("Δλ = −C · effective mass, as far as the bounds allow.")
                      : HandSolveWords::tr("Δλ = −(Jv + bias) · effective mass, as far as the bounds allow."));
    return parts.join(QLatin1Char(' '));
}

QString handVisitText(const Scene& scene, const HandSolve& before, const RowVisit& visit) {
    World world = before.world();
    visitRow(world, before.phase(), visit.row);
    const Row& row = rowsOf(world, before.phase())[visit.row];
    const bool moves = before.list() == RowList::Positions;
    const QString unit = impulseUnit(before.list(), onlyTurns(row));
    const QString mass = shown(row.effectiveMass * visit.relaxation, sentenceDigits);
    QString wish = moves ? QStringLiteral("C") : QStringLiteral("Jv");
    QString numbers = shown(moves ? row.bias : visit.jv, sentenceDigits);
    if (!moves && row.bias != 0) {
        wish += QStringLiteral(" + bias");
        numbers += QStringLiteral(" + ") + inSum(row.bias);
    }
    if (row.softness != 0) {
        wish += QStringLiteral(" + γΛ");
        numbers += QStringLiteral(" + ") + inSum(row.softness * visit.sumBefore);
    }
    QStringList lines;
    lines << handRowName(scene, before, visit.row);
    lines << QStringLiteral("Δλ = −m (%1) = −%2 · (%3) = %4 %5")
                 .arg(wish, mass, numbers, shown(visit.rawDelta, sentenceDigits), unit);
    if (visit.clamp == Clamp::Lower)
        lines << HandSolveWords::tr("clamped at the lower bound %1: Δλ = %2 %3")
                     .arg(shown(visit.lower, sentenceDigits), shown(visit.delta, sentenceDigits), unit);
    if (visit.clamp == Clamp::Upper)
        lines << HandSolveWords::tr("clamped at the upper bound %1: Δλ = %2 %3")
                     .arg(shown(visit.upper, sentenceDigits), shown(visit.delta, sentenceDigits), unit);
    lines << QStringLiteral("Λ = %1 + %2 = %3 %4")
                 .arg(shown(visit.sumBefore, sentenceDigits), inSum(visit.delta), shown(visit.sumAfter, sentenceDigits), unit);
    return lines.join(QLatin1Char('\n'));
}

QString handOutcomeText(int atOnce, int afterTries, int shownVisits) {
    return HandSolveWords::tr("%1 right at once · %2 after more tries · %3 shown").arg(atOnce).arg(afterTries).arg(shownVisits);
}

QString handHint(int place, const HandSolve& solve, std::uint32_t row) {
    World world = solve.world();
    const RowVisit visit = visitRow(world, solve.phase(), row);
    const Row& visited = rowsOf(world, solve.phase())[row];
    const bool moves = solve.list() == RowList::Positions;
    if (place == 0)
        return moves
                   ? HandSolveWords::tr("You want what makes the row’s error C vanish, and the sum of it so far.")
                   : HandSolveWords::tr("You want the impulse that makes Jv + bias of this row vanish, and the row’s sum so far.");
    if (place == 1)
        return moves ? HandSolveWords::tr("Δλ = −C · effective mass; Λ = clamp(Λ + Δλ), and Δλ is by how much Λ has changed.")
                     : HandSolveWords::tr(
                           "Jv = n·v(B) + w(B)·ω(B) − n·v(A) − w(A)·ω(A); Δλ = −(Jv + bias) · effective mass; Λ = clamp(Λ + Δλ), "
                           "and Δλ "
                           "is by how much Λ has changed.");
    return moves ? HandSolveWords::tr("C = %1, effective mass = %2, Λ = %3.")
                       .arg(shown(visited.bias, sentenceDigits), shown(visited.effectiveMass, sentenceDigits),
                            shown(visit.sumBefore, sentenceDigits))
                 : HandSolveWords::tr("Jv = %1, bias = %2, effective mass = %3, Λ = %4.")
                       .arg(shown(visit.jv, sentenceDigits), shown(visited.bias, sentenceDigits),
                            shown(visited.effectiveMass, sentenceDigits), shown(visit.sumBefore, sentenceDigits));
}

}  // namespace solverscope
