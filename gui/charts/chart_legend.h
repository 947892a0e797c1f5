// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <vector>

#include "gui/charts/chart_series.h"

class QToolButton;

namespace solverscope {

class FlowLayout;

/// A button for each series of a chart, which shows and hides it.
class ChartLegend : public QWidget {
    Q_OBJECT

public:
    explicit ChartLegend(QWidget* parent = nullptr);

    /// New buttons; names and samples come with setNames and restyle.
    void rebuild(const std::vector<ChartSeries>& series);

    void setShown(std::size_t place, bool shown);

    /// With units where there is room.
    void setNames(const std::vector<ChartSeries>& series, bool roomy);

    void restyle(const std::vector<ChartSeries>& series, const QPalette& palette);

signals:
    void toggled(const QString& name, bool shown);

private:
    FlowLayout* m_layout;
    std::vector<QToolButton*> m_buttons;
};

}  // namespace solverscope
