// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "gui/charts/chart_series.h"

namespace solverscope {

/// The visible range of the data. On a logarithmic axis values are exponents of ten here; exact zeros are below them.
struct ChartRange {
    bool logarithmic = false;
    bool zeros = false;  // there are zeros, drawn at `bottom`
    bool noise = false;  // some of them are only what rounding leaves of one
    double left = 0;
    double right = 1;
    double bottom = 0;
    double top = 1;
    double lowestLabel = 0;  // `bottom`, without the room for zeros
};

/// A zero, or what rounding leaves of one.
inline bool isNearZero(const QPointF& point, double noise) { return std::abs(point.y()) <= noise; }

/// Points that interrupt a line.
inline bool isGap(const QPointF& point, bool logarithmic, double noise = 0) {
    return !std::isfinite(point.y()) || (logarithmic && point.y() <= noise);
}

/// The height of a value: the value itself, or its exponent, clamped to these limits.
constexpr int lowestExponent = -17;
constexpr int highestExponent = 17;
constexpr double hugeValue = 1e150;  // so that differences stay finite
inline double heightOf(double value, bool logarithmic) {
    if (logarithmic) return std::clamp(std::log10(value), double{lowestExponent}, double{highestExponent});
    return std::clamp(value, -hugeValue, hugeValue);
}

/// The range that holds all points of the shown series, never empty.
ChartRange rangeOf(const std::vector<const ChartSeries*>& shown, bool logarithmic);

/// Maps a range to a plot of this size in pixels, whose sides are 0 and 1. The outermost points keep a margin.
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

struct Tick {
    double value = 0;
    QString label;
};

/// Round values (1, 2 or 5 times a power of ten apart) from `lowest` to `highest`, at most `most` of them; whole numbers only
/// where `whole`.
std::vector<Tick> linearTicks(double lowest, double highest, int most, bool whole);

/// Whole exponents from `lowest` to `highest`, written 10⁻³, at most `most` of them.
std::vector<Tick> exponentTicks(int lowest, int highest, int most);

/// Significant digits of what is read off a chart.
inline constexpr int readDigits = 4;

/// The place of the value nearest to x in a range whose values (`valueOf` an element) ascend; the lower of two as near; -1 if
/// empty.
template <typename Range, typename ValueOf = std::identity>
std::ptrdiff_t nearestPlace(const Range& ascending, double x, ValueOf valueOf = {}) {
    const auto begin = std::ranges::begin(ascending);
    const auto end = std::ranges::end(ascending);
    const auto after = std::ranges::lower_bound(ascending, x, {}, valueOf);
    const bool takesBefore = after == end || (after != begin && x - valueOf(*(after - 1)) <= valueOf(*after) - x);
    return after - begin - (takesBefore ? 1 : 0);
}

/// Points that can be distinguished on a screen, in runs joined by a line.
using Runs = std::vector<QList<QPointF>>;

/// Of points ascending by x, the lowest and the highest of each of `columns` columns of pixels between `left` and `right`, in
/// their order. Points that `isGap` ends a run, unless it begins and ends within one column.
Runs decimated(const QList<QPointF>& points, double left, double right, int columns,
               const std::function<bool(const QPointF&)>& isGap);

}  // namespace solverscope
