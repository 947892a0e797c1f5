// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/error_families.h"

#include <algorithm>
#include <cmath>

#include "gui/charts/convergence_chart.h"

namespace solverscope {

std::vector<ErrorFamily> errorFamilies() {
    using M = IterationMetrics;
    const QString speed = QStringLiteral("m/s");
    return {
        {ConvergenceChart::tr("velocity error"), QStringLiteral("√J"), &M::velocityError, 0, ChartMarker::Circle, true,
         ConvergenceChart::tr(
             "‖v − v*‖ in the norm of kinetic energy: how far the velocities are from those of infinitely many sweeps.")},
        {ConvergenceChart::tr("residual"), speed, &M::residual, 1, ChartMarker::Square, true,
         ConvergenceChart::tr("The row that is worst off: by how much its velocity misses what it aims at, bias included.")},
        {ConvergenceChart::tr("unbiased residual"), speed, &M::unbiasedResidual, 5, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The same without bias: by how much the velocities violate the constraints themselves.")},
        {ConvergenceChart::tr("bias part"), speed, &M::biasPart, 5, ChartMarker::Square, false,
         ConvergenceChart::tr("What of the residual the bias alone is: the largest difference that leaving it out makes to a row."),
         Qt::DotLine},
        {ConvergenceChart::tr("complementarity"), speed, &M::complementarity, 2, ChartMarker::Triangle, false,
         ConvergenceChart::tr(
             "The residual of rows that push one way only (contacts, limits): |min(w, Λ / m)|. Of the speed w and the impulse Λ "
             "one must be 0 and none negative; Λ / m, with the row's effective mass m, is the speed that Λ stands for."),
         Qt::DashLine},
        {ConvergenceChart::tr("friction residual"), speed, &M::frictionResidual, 4, ChartMarker::Diamond, false,
         ConvergenceChart::tr("The residual of friction rows alone, within the cones of the normal impulses of the moment."),
         Qt::DashLine},
        {ConvergenceChart::tr("impulse change"), QStringLiteral("N s"), &M::impulseChange, 2, ChartMarker::Diamond, false,
         ConvergenceChart::tr("‖Δλ‖ over all rows in one sweep, or |Δλ| of one visit; at iteration 0 what warm starting applied.")},
        {ConvergenceChart::tr("penetration"), QStringLiteral("m"), &M::worstPenetration, 4, ChartMarker::Square, false,
         ConvergenceChart::tr("The deepest overlap that would be left if the bodies moved on at the present velocities.")},
        {ConvergenceChart::tr("active set changes"), ConvergenceChart::tr("rows"), &M::clampChanges, 3, ChartMarker::Circle, false,
         ConvergenceChart::tr("Rows that have come to a bound, or left one, since the sweep before."), Qt::DotLine},
    };
}

std::vector<PositionFamily> positionFamilies() {
    return {
        {ConvergenceChart::tr("constraint error"), QStringLiteral("m"), &PositionMetrics::constraintError, 0, ChartMarker::Circle,
         true,
         ConvergenceChart::tr("The largest |C| that a row forbids: the deepest overlap, or the joint that is furthest apart.")},
        {ConvergenceChart::tr("largest correction"), QStringLiteral("m"), &PositionMetrics::largestCorrection, 2,
         ChartMarker::Diamond, true, ConvergenceChart::tr("How far the visit that moved a body furthest moved it in one sweep.")},
        {ConvergenceChart::tr("penetration"), QStringLiteral("m"), &PositionMetrics::worstPenetration, 4, ChartMarker::Square,
         false, ConvergenceChart::tr("The deepest overlap that the sweep has left.")},
        {ConvergenceChart::tr("angle error"), QStringLiteral("rad"), &PositionMetrics::angleError, 5, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The largest |C| of the rows that only turn.")},
    };
}

QList<QPointF> pointsOf(const std::vector<PositionMetrics>& sweeps, Real PositionMetrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.size()));
    for (const PositionMetrics& one : sweeps) points.append({static_cast<double>(one.iteration), one.*value});
    return points;
}

QList<QPointF> pointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.iterations.size()));
    for (const IterationMetrics& one : sweeps.iterations) points.append({static_cast<double>(one.iteration), one.*value});
    return points;
}

QList<QPointF> visitPointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.visits.size()));
    double visit = 0;
    for (const IterationMetrics& one : sweeps.visits) points.append({visit++, one.*value});
    return points;
}

std::vector<double> sweepEnds(const SweepMetrics& sweeps) {
    std::vector<double> ends;
    for (std::size_t visit = 0; visit < sweeps.visits.size(); ++visit) {
        const auto iteration = static_cast<std::size_t>(sweeps.visits[visit].iteration);
        if (iteration >= ends.size()) ends.resize(iteration + 1);
        ends[iteration] = static_cast<double>(visit);
    }
    return ends;
}

QList<QPointF> predictedPoints(const SweepMetrics& sweeps, const std::vector<double>& ends) {
    const auto& iterations = sweeps.iterations;
    if (!(sweeps.predictedRate > 0) || iterations.size() < 2 || !(iterations.front().velocityError > 0)) return {};
    double largest = 0;
    for (const auto& one : iterations) largest = std::max(largest, one.velocityError);
    const double rounding = 1e-12 * largest;
    const auto anchor = std::find_if(iterations.rbegin(), iterations.rend(),
                                     [rounding](const IterationMetrics& one) { return one.velocityError > rounding; });
    if (anchor == iterations.rend()) return {};
    QList<QPointF> points;
    for (const auto& one : iterations) {
        const double value = anchor->velocityError * std::pow(sweeps.predictedRate, one.iteration - anchor->iteration);
        const auto sweep = static_cast<std::size_t>(one.iteration);
        if (value > 10 * largest || !(value > 0) || (!ends.empty() && sweep >= ends.size())) continue;
        points.append({ends.empty() ? static_cast<double>(one.iteration) : ends[sweep], value});
    }
    return points;
}

}  // namespace solverscope
