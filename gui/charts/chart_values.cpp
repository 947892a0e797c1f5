// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_values.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "gui/charts/series_look.h"

namespace solverscope {
namespace {

/// The place in points ascending by x that is nearest to x; -1 without points.
qsizetype nearestTo(const QList<QPointF>& points, double x) {
    if (points.isEmpty()) return -1;
    const auto after = std::lower_bound(points.begin(), points.end(), x, [](const QPointF& p, double at) { return p.x() < at; });
    if (after == points.end()) return points.size() - 1;
    if (after != points.begin() && x - (after - 1)->x() <= after->x() - x) return after - 1 - points.begin();
    return after - points.begin();
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

QString readingLines(const std::vector<const ChartSeries*>& shown, double x) {
    QString text;
    for (const ChartSeries* series : shown) {
        const qsizetype nearest = nearestTo(series->points, x);
        if (nearest < 0 || series->points[nearest].x() != x) continue;
        text += QStringLiteral("\n%1: %2").arg(series->name, withUnit(series->points[nearest].y(), series->unit));
    }
    return text;
}

QString valueTable(const std::vector<const ChartSeries*>& shown, const QString& xTitle) {
    QList<double> xs;
    for (const ChartSeries* series : shown)
        for (const QPointF& point : series->points) xs.append(point.x());
    std::sort(xs.begin(), xs.end());
    xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
    QString text = xTitle;
    for (const ChartSeries* series : shown) text += QChar('\t') + legendText(*series);
    text += QChar('\n');
    for (const double x : xs) {
        text += QString::number(x, 'g', QLocale::FloatingPointShortest);
        for (const ChartSeries* series : shown) {
            const qsizetype place = nearestTo(series->points, x);
            text += QChar('\t');
            if (place >= 0 && series->points[place].x() == x)
                text += QString::number(series->points[place].y(), 'g', QLocale::FloatingPointShortest);
        }
        text += QChar('\n');
    }
    return text;
}

}  // namespace solverscope
