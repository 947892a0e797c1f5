// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTableView>
#include <optional>
#include <vector>

#include "gui/charts/chart_sections.h"
#include "gui/charts/chart_series.h"
#include "gui/widgets/column_table_model.h"

namespace solverscope {

/// The values of a chart as lines of numbers, one for every place where a series has a point, with a column for each
/// series. Going to a line tells its place.
class ChartTable : public QTableView {
    Q_OBJECT

public:
    explicit ChartTable(QWidget* parent = nullptr);

    void setSeries(const std::vector<const ChartSeries*>& shown, const QString& xTitle, const ChartSections& sections);
    void setCursorAt(std::optional<double> x);

signals:
    void lineChosen(double x);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    using Model = ColumnTableModel<double>;  // of places

    Model::Column columnOf(std::size_t series) const;

    Model* m_model;
    QString m_xTitle;
    ChartSections m_sections;
    std::vector<ChartSeries> m_series;
    std::optional<double> m_cursor;
    bool m_quiet = false;  // the line is changed by the program, not by the user
};

}  // namespace solverscope
