// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/drawn_series.h"

#include <QAbstractAxis>
#include <QChart>
#include <QLineSeries>
#include <QPalette>
#include <QScatterSeries>
#include <algorithm>
#include <cmath>
#include <utility>

#include "gui/charts/colours.h"
#include "gui/charts/decimate.h"
#include "gui/charts/series_look.h"

namespace solverscope {
namespace {

constexpr int fewPoints = 32;       // up to these every point has its marker
constexpr int markersOnDense = 12;  // markers along a line of many points

}  // namespace

DrawnSeries::DrawnSeries(QChart& chart) : m_chart(&chart), m_dots(new QScatterSeries), m_zeros(new QScatterSeries) {
    attach(m_dots);
    attach(m_zeros);
}

void DrawnSeries::attach(QXYSeries* series) {
    m_chart->addSeries(series);
    for (QAbstractAxis* axis : m_chart->axes()) series->attachAxis(axis);
}

void DrawnSeries::remove() {
    for (QLineSeries* line : m_lines) {
        m_chart->removeSeries(line);
        delete line;
    }
    for (QScatterSeries* dots : {m_dots, m_zeros}) {
        m_chart->removeSeries(dots);
        delete dots;
    }
}

void DrawnSeries::clear() {
    m_points.clear();
    m_zeroPoints.clear();
    m_climbs = 0;
    for (QLineSeries* line : m_lines) line->replace(QList<QPointF>{});
    m_dots->replace(QList<QPointF>{});
    m_zeros->replace(QList<QPointF>{});
}

bool DrawnSeries::draw(const ChartSeries& series, const PlotMap& map, int columns) {
    const bool mustRestyle = drawLines(series, map, columns);
    drawZeros(series, map, columns);
    return mustRestyle;
}

bool DrawnSeries::drawLines(const ChartSeries& series, const PlotMap& map, int columns) {
    const ChartRange& range = map.range();
    const Runs runs = decimated(series.points, range.left, range.right, columns,
                                [&](const QPointF& point) { return isGap(point, range.logarithmic); });
    m_points.clear();
    m_climbs = 0;
    QList<QPointF> dots;
    std::size_t line = 0;
    qsizetype count = 0;
    for (const auto& run : runs) count += run.size();
    const bool wasDense = std::exchange(m_dense, count > columns);
    bool mustRestyle = m_dense != wasDense;
    const qsizetype every = count <= fewPoints || series.dash == Qt::NoPen ? 1 : count / markersOnDense;
    for (const auto& run : runs) {
        QList<QPointF> mapped;
        mapped.reserve(run.size());
        for (const QPointF& point : run) {
            const QPointF at(map.x(point.x()), map.y(heightOf(point.y(), range.logarithmic)));
            const bool alone = run.size() == 1;
            const bool marked = series.marker != ChartMarker::None && m_points.size() % every == every / 2;
            if (alone || marked) dots.append(at);
            m_points.append(point);
            if (!mapped.isEmpty()) m_climbs += std::abs(at.y() - mapped.last().y());
            mapped.append(at);
        }
        if (mapped.size() < 2) continue;
        if (line == m_lines.size()) {
            m_lines.push_back(new QLineSeries);
            attach(m_lines.back());
            mustRestyle = true;
        }
        m_lines[line++]->replace(mapped);
    }
    for (; line < m_lines.size(); ++line) m_lines[line]->replace(QList<QPointF>{});
    m_dots->replace(dots);
    return mustRestyle;
}

void DrawnSeries::drawZeros(const ChartSeries& series, const PlotMap& map, int columns) {
    const ChartRange& range = map.range();
    m_zeroPoints.clear();
    QList<QPointF> zeros;
    if (range.zeros) {
        const Runs onEdge = decimated(series.points, range.left, range.right, std::max(1, columns / 4),
                                      [](const QPointF& p) { return p.y() != 0; });
        for (const auto& run : onEdge)
            for (const QPointF& point : run) {
                m_zeroPoints.append(point);
                zeros.append({map.x(point.x()), map.y(range.bottom)});
            }
    }
    m_zeros->replace(zeros);
}

void DrawnSeries::restyle(const ChartSeries& series, const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Base);
    const QColor colour = seriesColour(series.colour, palette);
    QPen pen = linePen(series, palette);
    if (m_dense) pen = QPen(pen.color(), 1);  // it is a band anyhow, and Qt takes three times as long for wider lines
    for (QLineSeries* line : m_lines) line->setPen(pen);
    for (QScatterSeries* dots : {m_dots, m_zeros}) {
        const bool hollow = series.marker == ChartMarker::HollowSquare;
        const bool edged = hollow || dots == m_zeros;
        dots->setMarkerShape(shapeOf(series.marker));
        dots->setMarkerSize(hollow ? hollowMarkerSize : markerSize);
        dots->setBrush(hollow ? QColor(Qt::transparent) : edged ? ground : colour);
        dots->setPen(edged ? QPen(colour, hollowEdge) : QPen(Qt::NoPen));
    }
}

}  // namespace solverscope
