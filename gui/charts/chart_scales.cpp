// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_scales.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr double edge = 6;        // pixels between the outermost points and the edges of the plot
constexpr double zeroBand = 0.8;  // decades below the lowest label, for exact zeros

}  // namespace

ChartRange rangeOf(const std::vector<const ChartSeries*>& shown, bool logarithmic) {
    double left = hugeValue;
    double right = -hugeValue;
    double bottom = hugeValue;
    double top = -hugeValue;
    bool anyZero = false;
    bool anyNoise = false;
    for (const ChartSeries* series : shown) {
        for (const QPointF& point : series->points) {
            if (!std::isfinite(point.x())) continue;
            left = std::min(left, point.x());
            right = std::max(right, point.x());
            anyZero = anyZero || (logarithmic && isNearZero(point, series->noise));
            anyNoise = anyNoise || (logarithmic && point.y() != 0 && isNearZero(point, series->noise));
            if (isGap(point, logarithmic, series->noise)) continue;
            const double h = heightOf(point.y(), logarithmic);
            bottom = std::min(bottom, h);
            top = std::max(top, h);
        }
    }
    const bool empty = left > right;
    if (empty) left = 0, right = 1;
    if (left == right) left -= 0.5, right += 0.5;
    if (bottom > top) bottom = logarithmic ? -1 : 0, top = logarithmic ? 0 : 1;
    if (logarithmic) {
        bottom = std::floor(bottom + 1e-9);
        top = std::max(std::ceil(top - 1e-9), bottom + 1);
    } else if (!(top - bottom > 1e-9 * std::max(std::abs(top), std::abs(bottom)))) {
        const double room = std::max(std::abs(top), std::abs(bottom)) * 0.1;
        bottom -= room > 0 ? room : 1;
        top += room > 0 ? room : 1;
    }
    const double lowestLabel = bottom;
    if (anyZero) bottom -= zeroBand * std::max(1.0, (top - bottom) / 10);
    return {logarithmic, anyZero, anyNoise, left, right, bottom, top, lowestLabel};
}

PlotMap::PlotMap(const ChartRange& range, double width, double height)
    : m_range(range), m_padX(edge / width), m_padY(edge / std::max(40.0, height)) {}

std::vector<Tick> linearTicks(double lowest, double highest, int most, bool whole) {
    if (!(highest > lowest) || !std::isfinite(highest - lowest)) return {};
    most = std::max(most, 2);
    const double coarse = (highest - lowest) / most;
    double step = std::pow(10.0, std::floor(std::log10(coarse)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (step * factor < coarse) continue;
        step *= factor;
        break;
    }
    if (whole) step = std::max(1.0, step);
    const double largest = std::max(std::abs(lowest), std::abs(highest));
    const int digits = std::clamp(static_cast<int>(std::floor(std::log10(largest)) - std::floor(std::log10(step))) + 1, 1, 17);
    const bool plain = whole || (largest < 1e6 && step >= 0.99e-6);
    const int decimals = whole ? 0 : std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
    std::vector<Tick> ticks;
    for (double i = std::ceil(lowest / step - 1e-9); i * step <= highest + 1e-9 * step; ++i) {
        const double value = i == 0 ? 0.0 : i * step;
        QString label = plain ? QString::number(value, 'f', decimals) : QString::number(value, 'e', digits - 1);
        if (value == 0) label = QStringLiteral("0");
        ticks.push_back({value, std::move(label)});
    }
    return ticks;
}

std::vector<Tick> exponentTicks(int lowest, int highest, int most) {
    constexpr std::array steps{1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20};
    const int range = highest - lowest;
    const auto step = *std::find_if(steps.begin(), steps.end() - 1, [&](int s) { return range / s + 1 <= std::max(most, 2); });
    std::vector<Tick> ticks;
    for (int exponent = lowest; exponent <= highest; ++exponent)
        if (exponent % step == 0) ticks.push_back({static_cast<double>(exponent), powerOfTen(exponent)});
    return ticks;
}

Runs decimated(const QList<QPointF>& points, double left, double right, int columns,
               const std::function<bool(const QPointF&)>& isGap) {
    const double perUnit = right > left ? columns / (right - left) : 0;
    Runs runs;
    bool broken = true;  // the next column begins a run
    int column = -1;
    QPointF lowest;
    QPointF highest;
    const auto keep = [&] {
        if (column < 0) return;
        if (broken) runs.emplace_back();
        broken = false;
        const auto [first, second] = lowest.x() <= highest.x() ? std::pair(lowest, highest) : std::pair(highest, lowest);
        runs.back().append(first);
        if (first != second) runs.back().append(second);
    };
    bool gapSinceLast = false;
    for (const QPointF& point : points) {
        if (!std::isfinite(point.x()) || isGap(point)) {
            gapSinceLast = true;
            continue;
        }
        const int at = std::clamp(static_cast<int>((point.x() - left) * perUnit), 0, std::max(columns - 1, 0));
        if (at != column) {
            keep();
            broken = broken || gapSinceLast;
            column = at;
            lowest = highest = point;
        }
        gapSinceLast = false;
        if (point.y() < lowest.y()) lowest = point;
        if (point.y() > highest.y()) highest = point;
    }
    keep();
    return runs;
}

}  // namespace solverscope
