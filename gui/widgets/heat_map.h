// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPalette>
#include <QPoint>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

class QPainter;

namespace solverscope {

/// The display state of a cell. An infinite or unknown value means that the run does not have it.
struct HeatCell {
    enum class State { Waiting, Done, NotFinite };
    State state = State::Waiting;
    double value = 0;

    bool isDrawn() const;  // in a colour
};

/// Values over two axes, in colours of monotonic lightness that colour-blind people can distinguish.
struct HeatMap {
    QString title;
    QString unit;  // of the values; empty: none
    QString xTitle;
    QString yTitle;
    QStringList xValues;          // from the left
    QStringList yValues;          // from below
    std::vector<HeatCell> cells;  // the lowest line first, each from the left
    QStringList caption;          // below the map, in pictures

    int columns() const { return static_cast<int>(xValues.size()); }
    int lines() const { return static_cast<int>(yValues.size()); }
    std::size_t cellAt(int column, int line) const {
        return static_cast<std::size_t>(line) * static_cast<std::size_t>(columns()) + static_cast<std::size_t>(column);
    }
};

/// From which value to which the colours go. Logarithmic where all values are positive and the largest is more than fifty times the
/// smallest.
struct HeatScale {
    double lowest = 0;
    double highest = 0;
    bool logarithmic = false;
    bool any = false;  // whether there is any value

    static HeatScale of(const HeatMap& map);
    double shareOf(double value) const;  // 0 … 1
    double valueAt(double share) const;
};

/// The positions of the parts of a heat map.
class HeatMapLayout {
public:
    HeatMapLayout(const HeatMap& map, const QRectF& target, const QFontMetricsF& metrics, bool withCaption);

    const QRectF& plot() const { return m_plot; }
    const QRectF& bar() const { return m_bar; }  // the scale of colours
    const QRectF& caption() const { return m_caption; }

    QRectF cellRect(int column, int line) const;
    std::optional<QPoint> cellUnder(QPointF at) const;  // column and line

private:
    int m_columns;
    int m_lines;
    QRectF m_plot;
    QRectF m_bar;
    QRectF m_caption;
};

/// Draws a map, its axes, its colour key and its caption: all that a picture needs to be understood by itself. `marked` is
/// framed.
void paintHeatMap(QPainter& painter, const QRectF& target, const HeatMap& map, const QFont& font, const QPalette& palette,
                  bool withCaption, std::optional<QPoint> marked = {});

}  // namespace solverscope
