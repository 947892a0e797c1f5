// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <QString>

namespace solverscope {

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

    bool operator==(const ChartSeries&) const = default;
};

/// A vertical line with a word on it.
struct ChartMark {
    double x = 0;
    QString text;
    bool operator==(const ChartMark&) const = default;
};

}  // namespace solverscope
