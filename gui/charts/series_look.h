// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPen>
#include <QScatterSeries>
#include <vector>

#include "gui/charts/chart_series.h"

class QFontMetrics;
class QPainter;

namespace solverscope {

/// How a series looks, in the chart, beside its legend and in pictures.
QPen linePen(const ChartSeries& series, const QPalette& palette);

constexpr double markerSize = 7;
constexpr double hollowEdge = 1.5;
constexpr double hollowMarkerSize = 11;  // so that it stands around another marker
QScatterSeries::MarkerShape shapeOf(ChartMarker marker);

/// A short piece of the line, with its marker.
constexpr QSize sampleSize{24, 12};
void paintSample(QPainter& painter, const ChartSeries& series, const QPalette& palette, QPointF corner);

/// The name with the unit in brackets.
QString legendText(const ChartSeries& series);

/// A value as it is read.
QString withUnit(double value, const QString& unit);

/// Samples and names in lines, from the top of `target`. Returns where they end.
double paintLegend(QPainter& painter, const QRectF& target, const std::vector<const ChartSeries*>& shown, const QPalette& palette,
                   const QFontMetrics& metrics);

}  // namespace solverscope
