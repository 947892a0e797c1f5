// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <vector>

#include "gui/charts/chart_scales.h"

class QChart;
class QLineSeries;
class QPalette;
class QScatterSeries;
class QXYSeries;

namespace solverscope {

/// One series as the items of a chart: a line for every run without gaps, markers, and exact zeros on the edge.
class DrawnSeries {
public:
    explicit DrawnSeries(QChart& chart);

    /// Takes its items out of the chart; it is of no use afterwards.
    void remove();

    /// Draws the points at most two per column. True if restyle must be called: items are new, or the line has become a band.
    bool draw(const ChartSeries& series, const PlotMap& map, int columns);
    void clear();

    void restyle(const ChartSeries& series, const QPalette& palette);

    /// What is on the screen, in the data's own numbers.
    const QList<QPointF>& points() const { return m_points; }
    const QList<QPointF>& zeroPoints() const { return m_zeroPoints; }

    /// How often its lines go from the bottom to the top of the plot or back, all their ups and downs taken together.
    double climbs() const { return m_climbs; }

private:
    void attach(QXYSeries* series);
    bool drawLines(const ChartSeries& series, const PlotMap& map, int columns);
    void drawZeros(const ChartSeries& series, const PlotMap& map, int columns);

    QChart* m_chart;
    std::vector<QLineSeries*> m_lines;
    QScatterSeries* m_dots;
    QScatterSeries* m_zeros;
    QList<QPointF> m_points;
    QList<QPointF> m_zeroPoints;
    bool m_dense = false;  // the line goes up and down in every column of pixels
    double m_climbs = 0;
};

}  // namespace solverscope
