// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPalette>
#include <QPoint>
#include <QRectF>
#include <optional>

#include "gui/models/heat_map.h"

class QPainter;

namespace solverscope {

/// Where the parts of a heat map stand.
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

/// Draws a map, its axes, what its colours mean and its caption: all that a picture needs to stand alone. The frame is drawn around
/// `marked`.
void paintHeatMap(QPainter& painter, const QRectF& target, const HeatMap& map, const QFont& font, const QPalette& palette,
                  bool withCaption, std::optional<QPoint> marked = {});

}  // namespace solverscope
