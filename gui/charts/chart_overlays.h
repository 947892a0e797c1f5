// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "gui/charts/chart_scales.h"

class QChart;
class QFont;
class QGraphicsLineItem;
class QGraphicsSimpleTextItem;
class QPalette;

namespace solverscope {

/// What lies over the lines of a chart: the cursor, the line of the reading, marks and a notice. The items belong to its scene.
class ChartOverlays {
public:
    explicit ChartOverlays(QChart& chart);

    void setMarks(const std::vector<ChartMark>& marks);
    void setNotice(const QString& notice);
    QString notice() const;
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

    QChart* m_chart;
    std::vector<Mark> m_marks;
    QGraphicsLineItem* m_cursor;
    QGraphicsLineItem* m_reading;
    QGraphicsSimpleTextItem* m_notice;
};

}  // namespace solverscope
