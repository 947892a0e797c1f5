// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/series_look.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPalette>

#include "gui/charts/colours.h"
#include "gui/charts/ticks.h"

namespace solverscope {
namespace {

void paintMarker(QPainter& painter, ChartMarker marker, QPointF at, double size) {
    const double r = size / 2;
    switch (marker) {
        case ChartMarker::None:
            return;
        case ChartMarker::Circle:
            painter.drawEllipse(at, r, r);
            return;
        case ChartMarker::HollowSquare:
            painter.setPen(QPen(painter.brush().color(), hollowEdge));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(at.x() - r, at.y() - r, size, size));
            return;
        case ChartMarker::Square:
            painter.drawRect(QRectF(at.x() - r, at.y() - r, size, size));
            return;
        case ChartMarker::Diamond:
            painter.drawPolygon(QPolygonF{{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}});
            return;
        case ChartMarker::Triangle:
            painter.drawPolygon(QPolygonF{{at + QPointF(0, -r), at + QPointF(r, r), at + QPointF(-r, r)}});
            return;
    }
}

}  // namespace

QPen linePen(const ChartSeries& series, const QPalette& palette) {
    return {seriesColour(series.colour, palette), 1.8, series.dash, Qt::FlatCap, Qt::RoundJoin};
}

QScatterSeries::MarkerShape shapeOf(ChartMarker marker) {
    switch (marker) {
        case ChartMarker::Square:
        case ChartMarker::HollowSquare:
            return QScatterSeries::MarkerShapeRectangle;
        case ChartMarker::Diamond:
            return QScatterSeries::MarkerShapeRotatedRectangle;
        case ChartMarker::Triangle:
            return QScatterSeries::MarkerShapeTriangle;
        case ChartMarker::None:
        case ChartMarker::Circle:
            break;
    }
    return QScatterSeries::MarkerShapeCircle;
}

void paintSample(QPainter& painter, const ChartSeries& series, const QPalette& palette, QPointF corner) {
    const QPointF middle = corner + QPointF(sampleSize.width() / 2.0, sampleSize.height() / 2.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(linePen(series, palette));
    painter.drawLine(QPointF(corner.x() + 1, middle.y()), QPointF(corner.x() + sampleSize.width() - 1, middle.y()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(seriesColour(series.colour, palette));
    paintMarker(painter, series.marker, middle, markerSize);
}

QString legendText(const ChartSeries& series) {
    return series.unit.isEmpty() ? series.name : QStringLiteral("%1 [%2]").arg(series.name, series.unit);
}

QString withUnit(double value, const QString& unit) {
    return unit.isEmpty() ? readable(value) : readable(value) + QChar(0xa0) + unit;
}

double paintLegend(QPainter& painter, const QRectF& target, const std::vector<const ChartSeries*>& shown, const QPalette& palette,
                   const QFontMetrics& metrics) {
    const double lineHeight = metrics.height() + 4;
    double x = target.left() + 8;
    double y = target.top() + 4;
    for (const ChartSeries* series : shown) {
        const QString text = legendText(*series);
        const double width = sampleSize.width() + 4 + metrics.horizontalAdvance(text) + 14;
        if (x > target.left() + 8 && x + width > target.right()) {
            x = target.left() + 8;
            y += lineHeight;
        }
        paintSample(painter, *series, palette, {x, y + (lineHeight - sampleSize.height()) / 2.0});
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(QRectF(x + sampleSize.width() + 4, y, width, lineHeight), Qt::AlignVCenter | Qt::AlignLeft, text);
        x += width;
    }
    return y + lineHeight;
}

}  // namespace solverscope
