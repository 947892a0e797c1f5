// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractTableModel>
#include <QTableView>
#include <optional>
#include <vector>

#include "gui/charts/chart_series.h"

namespace solverscope {

/// The values of a chart: a line for every place where a series has a point, a column for each series.
class ChartTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setSeries(const std::vector<const ChartSeries*>& shown, const QString& xTitle);

    double placeOf(int line) const { return m_places[line]; }

    /// The line whose place is nearest; -1 without lines.
    int lineNear(double x) const;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_places.size()); }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_series.size()) + 1;
    }
    QVariant data(const QModelIndex& cell, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString m_xTitle;
    std::vector<ChartSeries> m_series;
    QList<double> m_places;
};

/// The twin of a chart: the same values as lines of numbers. Going to a line tells its place.
class ChartTable : public QTableView {
    Q_OBJECT

public:
    explicit ChartTable(QWidget* parent = nullptr);

    void setSeries(const std::vector<const ChartSeries*>& shown, const QString& xTitle);
    void setCursorAt(std::optional<double> x);

signals:
    void lineChosen(double x);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    ChartTableModel* m_model;
    std::optional<double> m_cursor;
    bool m_quiet = false;  // the line changes by something else than the wish to go there
};

}  // namespace solverscope
