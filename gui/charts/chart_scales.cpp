// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_scales.h"

#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

constexpr double edge = 6;        // pixels between the outermost points and the edges of the plot
constexpr double zeroBand = 0.8;  // decades below the lowest label, where exact zeros stand

}  // namespace

ChartRange rangeOf(const std::vector<const ChartSeries*>& shown, bool logarithmic) {
    double left = hugeValue;
    double right = -hugeValue;
    double bottom = hugeValue;
    double top = -hugeValue;
    bool anyZero = false;
    for (const ChartSeries* series : shown) {
        for (const QPointF& point : series->points) {
            if (!std::isfinite(point.x())) continue;
            left = std::min(left, point.x());
            right = std::max(right, point.x());
            anyZero = anyZero || (logarithmic && point.y() == 0);
            if (isGap(point, logarithmic)) continue;
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
    return {logarithmic, anyZero, left, right, bottom, top, lowestLabel};
}

PlotMap::PlotMap(const ChartRange& range, double width, double height)
    : m_range(range), m_padX(edge / width), m_padY(edge / std::max(40.0, height)) {}

}  // namespace solverscope
