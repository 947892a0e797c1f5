// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPalette>
#include <QString>
#include <optional>
#include <vector>

#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_slope.h"

class QChart;
class QFont;
class QGraphicsLineItem;
class QGraphicsRectItem;
class QGraphicsSimpleTextItem;

namespace solverscope {

/// The slope of a series within the span, in the colour of the series.
struct FitLine {
    SlopeFit fit;
    int colour = 0;
};

/// What lies over the lines of a chart: the cursor, the line of the reading, marks, the span with its slopes, and a notice. The
/// items belong to its scene.
class ChartOverlays {
public:
    explicit ChartOverlays(QChart& chart);

    void setMarks(const std::vector<ChartMark>& marks);
    void setNotice(const QString& notice);
    QString notice() const;
    void setSpan(std::optional<ChartSpan> span, std::vector<FitLine> fits);
    void restyle(const QPalette& palette, const QFont& font);

    /// Puts everything where it belongs. Without `lines` there is only the notice.
    void place(const PlotMap& map, std::optional<double> cursor, std::optional<double> reading, bool lines);
    void hideReading();

private:
    struct Mark {
        double x = 0;
        QGraphicsLineItem* line = nullptr;
        QGraphicsSimpleTextItem* text = nullptr;
    };

    void placeSpan(const PlotMap& map, bool lines);

    QChart* m_chart;
    std::vector<Mark> m_marks;
    std::optional<ChartSpan> m_span;
    std::vector<FitLine> m_fits;
    std::vector<QGraphicsLineItem*> m_fitLines;  // two for each: a rim and the line
    QPalette m_palette;
    QGraphicsRectItem* m_spanBand;
    QGraphicsLineItem* m_cursor;
    QGraphicsLineItem* m_reading;
    QGraphicsSimpleTextItem* m_notice;
    QString m_wholeNotice;  // in lines as they are written; what is shown is broken to the width of the plot
};

}  // namespace solverscope
