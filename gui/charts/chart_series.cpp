// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_series.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPalette>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_sections.h"
#include "gui/charts/line_chart.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"

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

void paintSample(QPainter& painter, const ChartSeries& series, const QPalette& palette, QPointF corner) {
    const QPointF middle = corner + QPointF(sampleSize.width() / 2.0, sampleSize.height() / 2.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(linePen(series, palette));
    painter.drawLine(QPointF(corner.x() + 1, middle.y()), QPointF(corner.x() + sampleSize.width() - 1, middle.y()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(seriesColour(series.colour, palette));
    paintMarker(painter, series.marker, middle, markerSize);
    painter.restore();  // Qt Charts would fill dashed curves with the brush
}

QIcon sampleIcon(const ChartSeries& series, const QPalette& palette, qreal pixelRatio, const QColor& ground) {
    QPixmap picture(sampleSize * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(ground);
    QPainter painter(&picture);
    paintSample(painter, series, palette, {0, 0});
    painter.end();
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

QString legendText(const ChartSeries& series) {
    return series.unit.isEmpty() ? series.name : QStringLiteral("%1 [%2]").arg(series.name, series.unit);
}

QString withUnit(double value, const QString& unit) { return withUnit(shown(value, readDigits), unit); }

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

namespace {

qsizetype nearestTo(const QList<QPointF>& points, double x) {
    return nearestPlace(points, x, [](const QPointF& point) { return point.x(); });
}

}  // namespace

std::optional<double> nearestX(const std::vector<const ChartSeries*>& shown, double x) {
    std::optional<double> at;
    for (const ChartSeries* series : shown) {
        const qsizetype nearest = nearestTo(series->points, x);
        if (nearest < 0) continue;
        const double candidate = series->points[nearest].x();
        if (!at || std::abs(candidate - x) < std::abs(*at - x)) at = candidate;
    }
    return at;
}

std::optional<double> valueAt(const ChartSeries& series, double x) {
    const qsizetype place = nearestTo(series.points, x);
    if (place < 0 || series.points[place].x() != x) return std::nullopt;
    return series.points[place].y();
}

QString readingLines(const std::vector<const ChartSeries*>& shown, double x) {
    QString text;
    for (const ChartSeries* series : shown)
        if (const auto value = valueAt(*series, x))
            text += QStringLiteral("\n%1: %2").arg(series->name, withUnit(*value, series->unit));
    return text;
}

QList<double> placesOf(const std::vector<const ChartSeries*>& shown) {
    QList<double> places;
    for (const ChartSeries* series : shown) {
        const qsizetype known = places.size();
        for (const QPointF& point : series->points)
            if (!std::isnan(point.x())) places.append(point.x());
        // Points ascend by x, and usually all series have the same x values.
        std::inplace_merge(places.begin(), places.begin() + known, places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
    }
    return places;
}

QList<QStringList> valueLines(const std::vector<const ChartSeries*>& shown, const QString& xTitle, const ChartSections& sections) {
    QStringList titles{xTitle};
    if (!sections.isEmpty()) titles.prepend(ChartSections::title());
    for (const ChartSeries* series : shown) titles += legendText(*series);
    QList<QStringList> lines{titles};
    for (const double x : placesOf(shown)) {
        QStringList line{exact(sections.within(x))};
        if (!sections.isEmpty()) line.prepend(sections[sections.at(x)].text);
        for (const ChartSeries* series : shown) {
            const auto value = valueAt(*series, x);
            line += value ? exact(*value) : QString();
        }
        lines += line;
    }
    return lines;
}

namespace {

constexpr int slopeDigits = 5;

/// "step" of "step", "s" of "time [s]".
QString unitOfX(const QString& xTitle) {
    const qsizetype open = xTitle.lastIndexOf(QLatin1Char('['));
    const qsizetype close = xTitle.lastIndexOf(QLatin1Char(']'));
    return open >= 0 && close > open + 1 ? xTitle.mid(open + 1, close - open - 1) : xTitle;
}

}  // namespace

std::optional<SlopeFit> slopeOf(const QList<QPointF>& points, const ChartSpan& span, bool logarithmic) {
    const auto isBefore = [](const QPointF& point, double x) { return point.x() < x; };
    const auto isAfter = [](double x, const QPointF& point) { return x < point.x(); };
    const auto begin = std::lower_bound(points.begin(), points.end(), span.from, isBefore);
    const auto end = std::upper_bound(begin, points.end(), span.to, isAfter);
    const auto height = [logarithmic](const QPointF& point) { return logarithmic ? std::log10(point.y()) : point.y(); };
    SlopeFit fit;
    fit.logarithmic = logarithmic;
    for (auto point = begin; point != end; ++point) {
        if (isGap(*point, logarithmic)) continue;
        ++fit.points;
        // Running means: sums of large numbers would lose the differences between points.
        fit.meanX += (point->x() - fit.meanX) / static_cast<double>(fit.points);
        fit.meanHeight += (height(*point) - fit.meanHeight) / static_cast<double>(fit.points);
    }
    double xx = 0;
    double xy = 0;
    for (auto point = begin; point != end; ++point) {
        if (isGap(*point, logarithmic)) continue;
        xx += (point->x() - fit.meanX) * (point->x() - fit.meanX);
        xy += (point->x() - fit.meanX) * (height(*point) - fit.meanHeight);
    }
    if (!(xx > 0) || !std::isfinite(xy)) return std::nullopt;
    fit.slope = xy / xx;
    return fit;
}

QString slopeText(const SlopeFit& fit, const QString& unit, const QString& xTitle) {
    const QString per = unitOfX(xTitle);
    if (fit.logarithmic) return LineChart::tr("× %1 per %2").arg(shown(std::pow(10, fit.slope), slopeDigits), per);
    if (unit.isEmpty()) return LineChart::tr("%1 per %2").arg(shown(fit.slope, slopeDigits), per);
    return LineChart::tr("%1 per %2").arg(withUnit(shown(fit.slope, slopeDigits), unit), per);
}

}  // namespace solverscope
