// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <vector>

#include "gui/charts/chart_series.h"
#include "physics/debugger/metrics.h"

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
};

/// Of sweeps over velocities, and of those over positions.
using ErrorFamily = MetricFamily<IterationMetrics>;
using PositionFamily = MetricFamily<PositionMetrics>;

/// Velocity error, residuals and their parts, impulse change, penetration, rows whose active set changed.
std::vector<ErrorFamily> errorFamilies();

/// Constraint error, largest correction, penetration, angle error.
std::vector<PositionFamily> positionFamilies();

QList<QPointF> pointsOf(const std::vector<PositionMetrics>& sweeps, Real PositionMetrics::*value);

/// The family's values over the iterations of a phase.
QList<QPointF> pointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value);

/// The same over its visits to rows: x is how many there have been.
QList<QPointF> visitPointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value);

/// After how many visits each sweep had ended; as many sweeps as all visits are known of.
std::vector<double> sweepEnds(const SweepMetrics& sweeps);

/// A line of the predicted slope through the last velocity error that is more than rounding; over visits where `ends` says when
/// sweeps end.
QList<QPointF> predictedPoints(const SweepMetrics& sweeps, const std::vector<double>& ends = {});

}  // namespace solverscope
