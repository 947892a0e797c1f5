// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/error_series.h"

#include <algorithm>
#include <iterator>

#include "gui/charts/convergence_chart.h"
#include "physics/trace/sweep_axis.h"

namespace solverscope {
namespace {

/// `pointsOfSubstep` counts from 0 in every sub-step.
template <typename PointsOfSubstep>
QList<QPointF> onOneAxis(const MeasuredStep& step, std::span<const int> starts, PointsOfSubstep pointsOfSubstep) {
    QList<QPointF> all;
    for (std::size_t i = 0; i < step.substeps.size() && i < starts.size(); ++i)
        for (const QPointF& point : pointsOfSubstep(step.substeps[i])) all.append(point + QPointF(starts[i], 0));
    return all;
}

double noiseOf(const ErrorFamily& family, const RoundingLevel& level) {
    if (family.value == &IterationMetrics::velocityError) return level.velocityError;
    if (family.value == &IterationMetrics::impulseChange) return level.impulse;
    return family.unit == QStringLiteral("m/s") ? level.speed : 0;
}

/// How much of its sweep has happened with a visit to a row.
double shareOfSweep(EventRange events, std::size_t visit) {
    const auto here = events.begin() + static_cast<std::ptrdiff_t>(visit);
    const auto isOther = [sweep = here->iteration](const Event& e) { return e.kind != EventKind::Row || e.iteration != sweep; };
    const auto end = std::find_if(here, events.end(), isOther);
    const auto before = std::ranges::subrange(events.begin(), here) | std::views::reverse;
    const auto begin = std::ranges::find_if(before, isOther).base();
    return static_cast<double>(here + 1 - begin) / static_cast<double>(end - begin);
}

}  // namespace

std::vector<ErrorFamily> errorFamilies() {
    using M = IterationMetrics;
    const QString speed = QStringLiteral("m/s");
    return {
        {ConvergenceChart::tr("velocity error"), QStringLiteral("√J"), &M::velocityError, 0, ChartMarker::Circle, true,
         ConvergenceChart::tr(
             "‖v − v*‖ in the norm of kinetic energy: how far the velocities are from those of infinitely many sweeps.")},
        {ConvergenceChart::tr("residual"), speed, &M::residual, 1, ChartMarker::Square, true,
         ConvergenceChart::tr("The worst row: how far its velocity is from its target, bias included.")},
        {ConvergenceChart::tr("unbiased residual"), speed, &M::unbiasedResidual, 5, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The same without bias: by how much the velocities violate the constraints themselves.")},
        {ConvergenceChart::tr("bias part"), speed, &M::biasPart, 5, ChartMarker::Square, false,
         ConvergenceChart::tr("The part of the residual that comes from the bias alone: the largest change of a row's residual "
                              "when the bias is left out."),
         Qt::DotLine},
        {ConvergenceChart::tr("complementarity"), speed, &M::complementarity, 2, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The residual of rows that push one way only (contacts, limits): |min(w, Λ / m)|. One of the speed w "
                              "and the impulse Λ must be 0, and neither may be negative; Λ / m, with the row's effective mass m, "
                              "is the speed that corresponds to Λ."),
         Qt::DashLine},
        {ConvergenceChart::tr("friction residual"), speed, &M::frictionResidual, 4, ChartMarker::Diamond, false,
         ConvergenceChart::tr("The residual of friction rows alone, within the cones of the current normal impulses."),
         Qt::DashLine},
        {ConvergenceChart::tr("impulse change"), QStringLiteral("N s"), &M::impulseChange, 2, ChartMarker::Diamond, false,
         ConvergenceChart::tr("‖Δλ‖ over all rows in one sweep, or |Δλ| of one visit; at sweep 0 what warm starting applied.")},
        {ConvergenceChart::tr("penetration"), QStringLiteral("m"), &M::worstPenetration, 4, ChartMarker::Square, false,
         ConvergenceChart::tr("The deepest overlap that would be left if the bodies moved on at the current velocities."),
         Qt::DashLine},
        {ConvergenceChart::tr("active set changes"), ConvergenceChart::tr("rows"), &M::clampChanges, 3, ChartMarker::Circle, false,
         ConvergenceChart::tr("Rows that have reached or left a bound since the previous sweep."), Qt::DotLine},
    };
}

std::vector<PositionFamily> positionFamilies() {
    return {
        {ConvergenceChart::tr("constraint error"), QStringLiteral("m"), &PositionMetrics::constraintError, 0, ChartMarker::Circle,
         true,
         ConvergenceChart::tr(
             "The largest constraint violation |C| of a row: the deepest overlap, or the joint that is furthest apart.")},
        {ConvergenceChart::tr("largest correction"), QStringLiteral("m"), &PositionMetrics::largestCorrection, 2,
         ChartMarker::Diamond, true,
         ConvergenceChart::tr("The largest distance by which a single visit of the sweep moved a body.")},
        {ConvergenceChart::tr("penetration"), QStringLiteral("m"), &PositionMetrics::worstPenetration, 4, ChartMarker::Square,
         false, ConvergenceChart::tr("The deepest overlap left after the sweep.")},
        {ConvergenceChart::tr("angle error"), QStringLiteral("rad"), &PositionMetrics::angleError, 5, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The largest |C| of the rows that only rotate bodies.")},
    };
}

QList<QPointF> visitPointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.visits.size()));
    double visit = 0;
    for (const IterationMetrics& one : sweeps.visits) points.append({visit++, one.*value});
    return points;
}

const SweepMetrics& sweepsOf(const StepMetrics& metrics, Phase phase) {
    return phase == Phase::SolvePseudoVelocities ? metrics.pseudoVelocities : metrics.velocities;
}

bool hasSweeps(const StepMetrics& metrics, Phase phase) {
    return phase == Phase::SolvePositions ? !metrics.positions.empty() : !sweepsOf(metrics, phase).iterations.empty();
}

QList<QPointF> velocityPoints(const MeasuredStep& step, std::span<const int> starts, Real IterationMetrics::*value) {
    return onOneAxis(step, starts, [value](const StepMetrics& of) { return pointsOf(of.velocities.iterations, value); });
}

QList<QPointF> positionPoints(const MeasuredStep& step, std::span<const int> starts, Real PositionMetrics::*value) {
    return onOneAxis(step, starts, [value](const StepMetrics& of) { return pointsOf(of.positions, value); });
}

std::vector<ChartSeries> errorSeries(const MeasuredStep& step, Phase phase, std::span<const int> starts, bool perVisit) {
    std::vector<ChartSeries> all;
    if (phase == Phase::SolvePositions) {
        for (const PositionFamily& family : positionFamilies())
            all.push_back(family.series(positionPoints(step, starts, family.value)));
        return all;
    }
    for (const ErrorFamily& family : errorFamilies()) {
        all.push_back(family.series(onOneAxis(step, starts, [&](const StepMetrics& of) {
            const SweepMetrics& sweeps = sweepsOf(of, phase);
            return perVisit ? visitPointsOf(sweeps, family.value) : pointsOf(sweeps.iterations, family.value);
        })));
        for (const StepMetrics& each : step.substeps)
            all.back().noise = std::max(all.back().noise, noiseOf(family, sweepsOf(each, phase).rounding));
    }
    return all;
}

double sweepPlaceOf(EventRange events, std::size_t event, Phase phase) {
    const Event& here = events[event];
    SweepAxis axis;
    int sweeps = 0;
    for (const Event& passed : events | std::views::take(event + 1)) {
        axis.pass(passed);
        sweeps += passed.kind == EventKind::Iteration && passed.phase == phase && passed.substep == here.substep;
    }
    const bool inSweep = here.kind == EventKind::Row && here.phase == phase;
    return axis.start() + sweeps + (inSweep ? shareOfSweep(events, event) : 0);
}

}  // namespace solverscope
