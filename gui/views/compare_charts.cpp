// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/compare_charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "gui/charts/chart_scales.h"
#include "gui/views/compare_panel.h"

namespace solverscope {
namespace {

/// What is taken away from what: at the same x, as far as both go.
QList<QPointF> lessThan(const QList<QPointF>& points, const QList<QPointF>& base) {
    QList<QPointF> difference;
    for (qsizetype i = 0; i < std::min(points.size(), base.size()); ++i)
        difference.append({points[i].x(), points[i].y() - base[i].y()});
    return difference;
}

std::vector<ChartSeries> seriesOf(const std::vector<ActiveVariant>& variants, const std::vector<QList<QPointF>>& points,
                                  const QString& unit, bool less) {
    std::vector<ChartSeries> all;
    for (std::size_t i = less ? 1 : 0; i < std::min(variants.size(), points.size()); ++i) {
        const VariantLook look = lookOfVariant(variants[i].look);
        all.push_back({variants[i].name, unit, look.colour, look.dash, look.marker,
                       less ? lessThan(points[i], points[0]) : points[i], true,
                       i == 0 ? ComparePanel::tr("The base of the comparison") : QString()});
    }
    return all;
}

/// One mark per place; it names who parts there unless that would be too long.
std::vector<ChartMark> marksOf(const std::map<double, QStringList>& places, std::size_t others) {
    constexpr qsizetype mostNames = 2;
    std::vector<ChartMark> marks;
    for (const auto& [x, names] : places) {
        const bool all = static_cast<std::size_t>(names.size()) == others;
        marks.push_back({x, all                         ? ComparePanel::tr("part")
                            : names.size() <= mostNames ? ComparePanel::tr("%1 parts").arg(names.join(QStringLiteral(", ")))
                                                        : ComparePanel::tr("%1 part").arg(names.size())});
    }
    return marks;
}

QString lastOf(const QList<QPointF>& points, const QString& unit) {
    if (points.isEmpty() || !std::isfinite(points.last().y())) return QStringLiteral("–");
    return readable(points.last().y()) + QChar(0xa0) + unit;
}

QList<QPointF> pointsOfRun(const std::vector<StepSummary>& run, const RunQuantity& quantity) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(run.size()));
    for (const StepSummary& one : run) points.append({static_cast<double>(one.step), quantity.value(one)});
    return points;
}

std::vector<QList<QPointF>> pointsOfRuns(const VariantComparison& comparison, const RunQuantity& quantity) {
    std::vector<QList<QPointF>> points;
    const VariantRuns* runs = comparison.runs();
    for (std::size_t i = 0; runs && i < runs->count(); ++i) points.push_back(pointsOfRun(runs->summaries(i), quantity));
    return points;
}

}  // namespace

std::span<const RunQuantity> runQuantities() {
    using Scale = LineChart::Scale;
    static constexpr std::array<RunQuantity, 6> all{{
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Worst penetration"), "m",
         [](const StepSummary& s) { return s.worstPenetration; }, Scale::Linear},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Kinetic energy"), "J",
         [](const StepSummary& s) { return s.kineticEnergy; }, Scale::Logarithmic},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Residual"), "m/s", [](const StepSummary& s) { return s.residual; },
         Scale::Logarithmic},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Drift"), "m", [](const StepSummary& s) { return s.drift; }, Scale::Linear},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Total energy"), "J",
         [](const StepSummary& s) { return s.kineticEnergy + s.potentialEnergy; }, Scale::Linear},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Worst joint error"), "m",
         [](const StepSummary& s) { return s.worstJointError; }, Scale::Logarithmic},
    }};
    return all;
}

std::vector<ChartSeries> frozenSeries(const VariantComparison& comparison, const ErrorFamily& family, bool less) {
    if (!comparison.frozen()) return {};
    std::vector<QList<QPointF>> points;
    for (const ComparedStep& each : *comparison.frozen()) points.push_back(pointsOf(each.metrics.velocities, family.value));
    return seriesOf(comparison.frozenVariants(), points, family.unit, less);
}

std::vector<ChartSeries> runSeries(const VariantComparison& comparison, const RunQuantity& quantity, bool less) {
    return seriesOf(comparison.active(), pointsOfRuns(comparison, quantity), QString::fromUtf8(quantity.unit), less);
}

std::vector<ChartMark> frozenMarks(const VariantComparison& comparison) {
    std::map<double, QStringList> places;
    const Comparison* frozen = comparison.frozen();
    for (std::size_t i = 0; frozen && i < frozen->size(); ++i) {
        const ComparedStep& each = (*frozen)[i];
        const bool isInSweeps = each.partingPhase == Phase::WarmStart || each.partingPhase == Phase::SolveVelocities;
        if (each.parting && isInSweeps) places[each.partingIteration] << comparison.frozenVariants()[i].name;
    }
    return marksOf(places, comparison.frozenVariants().size() - 1);
}

std::vector<ChartMark> runMarks(const VariantComparison& comparison) {
    std::map<double, QStringList> places;
    const VariantRuns* runs = comparison.runs();
    for (std::size_t i = 1; runs && i < runs->count(); ++i)
        if (const auto parting = runs->parting(i)) places[static_cast<double>(parting->step)] << comparison.active()[i].name;
    return marksOf(places, comparison.active().size() - 1);
}

QString sweepsText(const Convergence& convergence) {
    if (!convergence.known) return QStringLiteral("–");
    return convergence.sweeps ? QString::number(*convergence.sweeps) : ComparePanel::tr("not within %1").arg(convergence.tried);
}

QString frozenText(const VariantComparison& comparison) {
    const Comparison* frozen = comparison.frozen();
    if (!frozen || frozen->empty()) return {};
    const auto& variants = comparison.frozenVariants();
    QStringList sweeps;
    QStringList notes;
    bool anyOther = false;
    bool anyParts = false;
    bool substeps = false;
    for (std::size_t i = 0; i < frozen->size(); ++i) {
        const ComparedStep& each = (*frozen)[i];
        sweeps << QStringLiteral("%1: %2").arg(variants[i].name, sweepsText(each.convergence));
        anyOther = anyOther || !each.sameProblem;
        anyParts = anyParts || each.parting;
        substeps = substeps || (hasSubsteps(variants[i].settings.method) && variants[i].settings.substeps > 1);
    }
    if (anyOther) notes << ComparePanel::tr("not all solve the same rows");
    if (substeps) notes << ComparePanel::tr("of sub-steps, the first");
    const QString alike =
        !anyParts && frozen->size() > 1
            ? ComparePanel::tr("In step %1 all variants do exactly the same.").arg(comparison.frozenStep()) + QLatin1Char(' ')
            : QString();
    return alike + ComparePanel::tr("Sweeps to 1 % of the cold error: %1").arg(sweeps.join(QStringLiteral(" · "))) +
           (notes.isEmpty() ? QString() : QStringLiteral(" · ") + notes.join(QStringLiteral(" · ")));
}

QString runText(const VariantComparison& comparison, const RunQuantity& quantity) {
    const VariantRuns* runs = comparison.runs();
    if (!runs) return {};
    const auto points = pointsOfRuns(comparison, quantity);
    QStringList parts;
    for (std::size_t i = 0; i < points.size(); ++i)
        parts << QStringLiteral("%1: %2").arg(comparison.active()[i].name, lastOf(points[i], QString::fromUtf8(quantity.unit)));
    return ComparePanel::tr("After %1 steps: %2").arg(runs->steps()).arg(parts.join(QStringLiteral(" · ")));
}

}  // namespace solverscope
