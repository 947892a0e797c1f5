// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QIcon>
#include <QList>
#include <QPen>
#include <QPointF>
#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

class QFontMetrics;
class QPainter;

namespace solverscope {

class ChartSections;

enum class ChartMarker { None, Circle, Square, Diamond, Triangle, HollowSquare };

struct ChartSeries {
    QString name;
    QString unit;                       // of the values, for reading; empty: none
    int colour = 0;                     // see seriesColour
    Qt::PenStyle dash = Qt::SolidLine;  // NoPen: every point has its marker, and no line joins them
    ChartMarker marker = ChartMarker::Circle;
    QList<QPointF> points;  // ascending by x; values that are not finite are gaps
    bool shown = true;      // at first; afterwards the legend's button decides
    QString meaning;        // the legend's tool tip
    bool inLegend = true;   // on the screen: another list may name it there; pictures always do
    double noise = 0;       // what rounding leaves of a zero: less is drawn as one on a logarithmic axis
};

/// A vertical line with a word on it.
struct ChartMark {
    double x = 0;
    QString text;
    bool operator==(const ChartMark&) const = default;
};

/// The look of a series, in the chart, in its legend and in pictures.
QPen linePen(const ChartSeries& series, const QPalette& palette);

constexpr double markerSize = 7;
constexpr double hollowEdge = 1.5;
constexpr double hollowMarkerSize = 11;  // so that it surrounds another marker

/// A short piece of the line, with its marker.
constexpr QSize sampleSize{24, 12};
void paintSample(QPainter& painter, const ChartSeries& series, const QPalette& palette, QPointF corner);

/// The sample as an icon, which keeps its colours in a selected line.
QIcon sampleIcon(const ChartSeries& series, const QPalette& palette, qreal pixelRatio, const QColor& ground = Qt::transparent);

/// The name with the unit in brackets.
QString legendText(const ChartSeries& series);

/// A value in display format.
QString withUnit(double value, const QString& unit);

/// Samples and names in lines, from the top of `target`. Returns the bottom.
double paintLegend(QPainter& painter, const QRectF& target, const std::vector<const ChartSeries*>& shown, const QPalette& palette,
                   const QFontMetrics& metrics);

/// The x of the point that is nearest, of all series.
std::optional<double> nearestX(const std::vector<const ChartSeries*>& shown, double x);

/// The values of all series that have one at `x`, a line for each.
QString readingLines(const std::vector<const ChartSeries*>& shown, double x);

/// All x at which any of the series has a point, ascending and unique.
QList<double> placesOf(const std::vector<const ChartSeries*>& shown);

/// The value of a series at a place, if it has a point there.
std::optional<double> valueAt(const ChartSeries& series, double x);

/// All values in full, a column per series, below a line of titles. With sections their names are a column too.
QList<QStringList> valueLines(const std::vector<const ChartSeries*>& shown, const QString& xTitle, const ChartSections& sections);

/// A part of the x axis, both ends included.
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

/// "× 0.5 per sweep", or "−0.02 J per step".
QString slopeText(const SlopeFit& fit, const QString& unit, const QString& xTitle);

}  // namespace solverscope
