// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPointF>
#include <algorithm>
#include <cmath>
#include <vector>

#include "gui/charts/chart_series.h"

namespace solverscope {

/// What of the data is on the screen. On a logarithmic axis values are exponents of ten here; exact zeros stand below them.
struct ChartRange {
    bool logarithmic = false;
    bool zeros = false;  // there are exact zeros, and they stand at `bottom`
    double left = 0;
    double right = 1;
    double bottom = 0;
    double top = 1;
    double lowestLabel = 0;  // `bottom`, without the room for zeros
};

/// What cannot be drawn as a part of a line.
inline bool isGap(const QPointF& point, bool logarithmic) { return !std::isfinite(point.y()) || (logarithmic && point.y() <= 0); }

/// How high a value stands: itself, or its exponent; far ones at these ends.
constexpr int lowestExponent = -17;
constexpr int highestExponent = 17;
constexpr double hugeValue = 1e150;  // so that differences stay finite
inline double heightOf(double value, bool logarithmic) {
    if (logarithmic) return std::clamp(std::log10(value), double{lowestExponent}, double{highestExponent});
    return std::clamp(value, -hugeValue, hugeValue);
}

/// The range that holds all points of the shown series, never empty.
ChartRange rangeOf(const std::vector<const ChartSeries*>& shown, bool logarithmic);

/// A range on a plot of so many pixels, whose sides are 0 and 1. The outermost points keep a distance from the edges.
class PlotMap {
public:
    PlotMap(const ChartRange& range, double width, double height);

    double x(double value) const { return m_padX + (1 - 2 * m_padX) * (value - m_range.left) / (m_range.right - m_range.left); }
    double y(double height) const { return m_padY + (1 - 2 * m_padY) * (height - m_range.bottom) / (m_range.top - m_range.bottom); }

    /// The value at a share of the width.
    double valueAt(double share) const {
        return m_range.left + (share - m_padX) / (1 - 2 * m_padX) * (m_range.right - m_range.left);
    }

    const ChartRange& range() const { return m_range; }

private:
    ChartRange m_range;
    double m_padX;
    double m_padY;
};

}  // namespace solverscope
