// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <optional>

namespace solverscope {

/// A part of the x axis, its ends included.
struct ChartSpan {
    double from = 0;
    double to = 0;

    bool contains(double x) const { return from <= x && x <= to; }
    bool operator==(const ChartSpan&) const = default;
};

/// The straight line that is nearest to points by least squares: through their values, or on a logarithmic axis through their
/// exponents of ten.
struct SlopeFit {
    bool logarithmic = false;
    double slope = 0;  // per unit of x
    double meanX = 0;
    double meanHeight = 0;
    qsizetype points = 0;

    double heightAt(double x) const { return meanHeight + slope * (x - meanX); }
};

/// Through the points within the span that have a place on the axis: values that are not finite, and on a logarithmic axis zeros
/// and negative ones, are left out. Nothing unless two of them differ in x.
std::optional<SlopeFit> slopeOf(const QList<QPointF>& points, const ChartSpan& span, bool logarithmic);

/// "× 0.5 per iteration", or "−0.02 J per step".
QString slopeText(const SlopeFit& fit, const QString& unit, const QString& xTitle);

}  // namespace solverscope
