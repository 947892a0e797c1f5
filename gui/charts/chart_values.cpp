// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_values.h"

#include <algorithm>
#include <cmath>

#include "gui/charts/series_look.h"
#include "gui/models/number_text.h"

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
        // Points ascend by x, and mostly all series stand at the same places.
        std::inplace_merge(places.begin(), places.begin() + known, places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
    }
    return places;
}

QList<QStringList> valueLines(const std::vector<const ChartSeries*>& shown, const QString& xTitle) {
    QStringList titles{xTitle};
    for (const ChartSeries* series : shown) titles += legendText(*series);
    QList<QStringList> lines{titles};
    for (const double x : placesOf(shown)) {
        QStringList line{exact(x)};
        for (const ChartSeries* series : shown) {
            const auto value = valueAt(*series, x);
            line += value ? exact(*value) : QString();
        }
        lines += line;
    }
    return lines;
}

}  // namespace solverscope
