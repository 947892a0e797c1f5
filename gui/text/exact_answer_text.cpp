// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/exact_answer_text.h"

#include <QCoreApplication>

#include "gui/text/number_text.h"

namespace solverscope {
namespace {

struct ExactAnswerText {
    Q_DECLARE_TR_FUNCTIONS(ExactAnswerText)
};

QString cost(const ExactAnswer& answer, double milliseconds) {
    return ExactAnswerText::tr("Newton steps: %1, in %2 ms.").arg(answer.solution.newtonSteps).arg(shown(milliseconds, 3));
}

QString speedUnit(const ExactAnswer& answer) {
    for (const Row& row : answer.problem.rows)
        if (isAngular(row)) return ExactAnswerText::tr("m/s or rad/s");
    return ExactAnswerText::tr("m/s");
}

}  // namespace

QString describeVerdict(const ExactAnswer& answer, double milliseconds) {
    const QString residual = shown(answer.solution.residual, 2);
    const QString limit = shown(ReferenceSolution::certificate, 2);
    const QString unit = speedUnit(answer);
    if (answer.solution.certified)
        return ExactAnswerText::tr("Certified: the worst row misses its target by %1 %2, less than %3. %4")
                   .arg(residual, unit, limit, cost(answer, milliseconds)) +
               QLatin1Char('\n') +
               ExactAnswerText::tr("%1 rows: %2 free, %3 at a bound.")
                   .arg(answer.problem.rows.size())
                   .arg(answer.count(Clamp::None))
                   .arg(answer.count(Clamp::Lower) + answer.count(Clamp::Upper));
    const QString best = ExactAnswerText::tr("The best result so far misses by %1 %2; below %3 it would be certified. %4")
                             .arg(residual, unit, limit, cost(answer, milliseconds));
    return (answer.broken ? ExactAnswerText::tr("Cancelled, not certified. %1") : ExactAnswerText::tr("Not certified. %1"))
        .arg(best);
}

QString describeUniqueness(const ExactAnswer& answer) {
    if (!answer.nulls.known) return {};
    if (answer.nulls.dimension == 0)
        return ExactAnswerText::tr("The impulses are unique: any other impulse on a free row would move a body.");
    return ExactAnswerText::tr(
               "The impulses are not unique: impulses can be passed from row to row without moving any body. Independent "
               "directions: %1.")
               .arg(answer.nulls.dimension) +
           QLatin1Char(' ') +
           ExactAnswerText::tr("The velocities are the same for all of them, which is why errors are measured in velocities.");
}

QString describeMove(const NullDirection& direction, Real t, const VelocityChange& change) {
    return ExactAnswerText::tr("t = %1 N s, within the bounds from %2 to %3. v* changes by %4 m/s and %5 rad/s at most.")
        .arg(shown(t, 4), shown(direction.minT, 4), shown(direction.maxT, 4), shown(change.linear, 2), shown(change.angular, 2));
}

QString describeProgress(int newtonSteps, Real residual) {
    if (newtonSteps == 0) return ExactAnswerText::tr("Computing the exact answer …");
    return ExactAnswerText::tr("Computing the exact answer: Newton step %1, the worst row misses by %2 m/s …")
        .arg(newtonSteps)
        .arg(shown(residual, 2));
}

QString askFirstText() {
    return ExactAnswerText::tr("This step has more than %1 rows: its exact answer is computed only on request.")
        .arg(maxAutomaticRows);
}

}  // namespace solverscope
