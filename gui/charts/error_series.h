// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the sweeps of a step have achieved, as lines of a chart.
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <span>
#include <utility>
#include <vector>

#include "gui/charts/chart_series.h"
#include "physics/analysis/metrics.h"
#include "physics/trace/event_list.h"

namespace solverscope {

/// One number that sweeps are measured by, as charts name and plot it.
template <typename Metrics>
struct MetricFamily {
    QString name;
    QString unit;
    Real Metrics::*value;
    int colour = 0;
    ChartMarker marker = ChartMarker::Circle;
    bool shown = false;  // at first
    QString meaning;
    Qt::PenStyle dash = Qt::SolidLine;

    /// As a line of a chart.
    ChartSeries series(QList<QPointF> points) const {
        return {name, unit, colour, dash, marker, std::move(points), shown, meaning};
    }
};

/// Of sweeps over velocities, and of those over positions.
using ErrorFamily = MetricFamily<IterationMetrics>;
using PositionFamily = MetricFamily<PositionMetrics>;

/// Velocity error, residuals and their parts, impulse change, penetration, rows whose active set changed.
std::vector<ErrorFamily> errorFamilies();

/// Constraint error, largest correction, penetration, angle error.
std::vector<PositionFamily> positionFamilies();

/// The family's values over the iterations of a phase.
template <typename Metrics>
QList<QPointF> pointsOf(const std::vector<Metrics>& sweeps, Real Metrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.size()));
    for (const Metrics& one : sweeps) points.append({static_cast<double>(one.iteration), one.*value});
    return points;
}

/// The same over its visits to rows: x is how many there have been.
QList<QPointF> visitPointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value);

/// The sweeps of a phase over velocities or pseudo-velocities, and whether the sub-step has any of the phase.
const SweepMetrics& sweepsOf(const StepMetrics& metrics, Phase phase);
bool hasSweeps(const StepMetrics& metrics, Phase phase);

/// All families of a phase over the sub-steps of a step, which begin at these places.
std::vector<ChartSeries> errorSeries(const MeasuredStep& step, Phase phase, std::span<const int> starts, bool perVisit);

/// One of them, of the velocities after each sweep.
QList<QPointF> velocityPoints(const MeasuredStep& step, std::span<const int> starts, Real IterationMetrics::*value);

/// The same of the positions.
QList<QPointF> positionPoints(const MeasuredStep& step, std::span<const int> starts, Real PositionMetrics::*value);

/// Where an event is among the sweeps of a phase, on the SweepAxis of its step: after the last of them, or within one between whole
/// numbers.
double sweepPlaceOf(EventRange events, std::size_t event, Phase phase);

}  // namespace solverscope
