// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_slope.h"

#include <algorithm>
#include <cmath>

#include "gui/charts/chart_scales.h"
#include "gui/charts/line_chart.h"
#include "gui/models/number_text.h"

namespace solverscope {
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
        // Running means: sums of large numbers would lose what tells the points apart.
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
    return LineChart::tr("%1 %2 per %3").arg(shown(fit.slope, slopeDigits), unit, per);
}

}  // namespace solverscope
