// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/convergence_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

#include "gui/text/number_text.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

struct SlopeText {
    Q_DECLARE_TR_FUNCTIONS(SlopeText)
};

constexpr Real minReportedRatio = 1.01;
constexpr int rateDigits = 4;

/// How many sweeps one more decimal takes at this factor per sweep: "a decimal every 22 sweeps".
QString describeDecimals(Real rate) {
    if (std::isnan(rate)) return {};
    if (rate >= 1) return SlopeText::tr("it does not shrink");
    if (rate < 1e-9) return SlopeText::tr("one sweep removes it");
    const Real sweeps = -1 / std::log10(rate);
    return sweeps < 1.5 ? SlopeText::tr("%1 decimal digits per sweep").arg(shown(1 / sweeps, 2))
                        : SlopeText::tr("one decimal digit every %1 sweeps").arg(shown(sweeps, sweeps < 100 ? 2 : 3));
}

QString carriers(const SlopeCause& cause, const Scene& scene) {
    constexpr std::size_t maxNamed = 3;
    QStringList names;
    for (std::size_t i = 0; i < cause.bodies.size() && i < maxNamed; ++i)
        names << SlopeText::tr("%1 (%2 %)").arg(bodyText(scene, cause.bodies[i].body), shown(100 * cause.bodies[i].share, 2));
    return SlopeText::tr("Most of the energy of the slowest error is in %1.").arg(names.join(SlopeText::tr(", ")));
}

QString masses(const SlopeCause& cause, const Scene& scene) {
    if (!cause.ratio || cause.ratio->ratio < minReportedRatio || std::isnan(cause.rateOfEqualMasses)) return {};
    return SlopeText::tr("Masses: %1 has %2 times the mass of %3. With equal masses the same rows would have the factor %4 (%5).")
        .arg(bodyText(scene, cause.ratio->heavier), shown(cause.ratio->ratio, 3), bodyText(scene, cause.ratio->lighter),
             shown(cause.rateOfEqualMasses, rateDigits), describeDecimals(cause.rateOfEqualMasses));
}

QString height(const SlopeCause& cause) {
    if (cause.height() < 2 || std::isnan(cause.rateOfHalfHeight)) return {};
    return SlopeText::tr(
               "Height: the error spans %1 bodies on top of each other. With only the %2 nearest to the ground the factor would be "
               "%3 (%4).")
        .arg(cause.height())
        .arg(cause.halfHeight)
        .arg(shown(cause.rateOfHalfHeight, rateDigits), describeDecimals(cause.rateOfHalfHeight));
}

}  // namespace

QString describeSlopeCause(const SlopeCause& cause, const Scene& scene) {
    if (std::isnan(cause.rate)) return {};
    QStringList lines{SlopeText::tr("Each late sweep leaves %1 of the error: %2.")
                          .arg(shown(cause.rate, rateDigits), describeDecimals(cause.rate))};
    if (!cause.bodies.empty()) lines << carriers(cause, scene);
    for (const QString& each : {masses(cause, scene), height(cause)})
        if (!each.isEmpty()) lines << each;
    return lines.join(QLatin1Char('\n'));
}

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
    const QString residual = withUnit(shown(answer.solution.residual, 2), speedUnit(answer));
    const QString limit = shown(ReferenceSolution::certificate, 2);
    if (answer.solution.certified)
        return ExactAnswerText::tr("Certified: the worst row misses its target by %1, less than %2. %3")
                   .arg(residual, limit, cost(answer, milliseconds)) +
               QLatin1Char('\n') +
               ExactAnswerText::tr("%1 rows: %2 free, %3 at a bound.")
                   .arg(answer.problem.rows.size())
                   .arg(answer.count(Clamp::None))
                   .arg(answer.count(Clamp::Lower) + answer.count(Clamp::Upper));
    const QString best = ExactAnswerText::tr("The best result so far misses by %1; below %2 it would be certified. %3")
                             .arg(residual, limit, cost(answer, milliseconds));
    return (answer.broken ? ExactAnswerText::tr("Cancelled, not certified. %1") : ExactAnswerText::tr("Not certified. %1"))
        .arg(best);
}

QString describeUniqueness(const ExactAnswer& answer) {
    if (!answer.nulls.known) return {};
    if (answer.nulls.dimension == 0 && answer.nulls.smallestPivot < nearlyDependent)
        return ExactAnswerText::tr(
                   "The impulses are almost not unique: some of them can change together with only %1 of the effect that one row "
                   "has. Compare velocities rather than these impulses.")
            .arg(shown(answer.nulls.smallestPivot, 2));
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

QString referenceSentence(const ReferenceSolution& reference) {
    if (reference.unfinished) return ExactAnswerText::tr("exact answer not computed yet");
    const QString residual = shown(reference.residual, 2);
    if (reference.certified) return ExactAnswerText::tr("reference certified, residual %1 m/s").arg(residual);
    return ExactAnswerText::tr("no certified reference for this step: the best result has residual %1 m/s").arg(residual);
}

QString askFirstText() {
    return ExactAnswerText::tr("The exact answer of this step takes more than %1 s: it is computed only on request.")
        .arg(secondsUnasked);
}

}  // namespace solverscope
