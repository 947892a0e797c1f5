// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_series.h"
#include "gui/models/number_text.h"
#include "gui/models/plain_tool_tip.h"

namespace solverscope {

void ChartTableModel::setSeries(const std::vector<const ChartSeries*>& shown, const QString& xTitle) {
    std::vector<ChartSeries> series;
    series.reserve(shown.size());
    for (const ChartSeries* each : shown) series.push_back(*each);
    QList<double> places = placesOf(shown);
    const bool sameTitles = xTitle == m_xTitle && std::equal(series.begin(), series.end(), m_series.begin(), m_series.end(),
                                                             [](const ChartSeries& a, const ChartSeries& b) {
                                                                 return a.name == b.name && a.unit == b.unit;
                                                             });
    // While the places stay, so do selection and scrolling.
    const bool stays = sameTitles && places == m_places;
    if (!stays) beginResetModel();
    m_xTitle = xTitle;
    m_series = std::move(series);
    m_places = std::move(places);
    if (!stays)
        endResetModel();
    else if (!m_places.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ChartTableModel::lineNear(double x) const {
    if (m_places.isEmpty()) return -1;
    const auto after = std::lower_bound(m_places.begin(), m_places.end(), x);
    if (after == m_places.end()) return rowCount() - 1;
    const auto line = static_cast<int>(after - m_places.begin());
    return line > 0 && x - m_places[line - 1] <= *after - x ? line - 1 : line;
}

QVariant ChartTableModel::data(const QModelIndex& cell, int role) const {
    if (!checkIndex(cell, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const double x = m_places[cell.row()];
    const auto value = cell.column() == 0 ? std::optional(x) : valueAt(m_series[static_cast<std::size_t>(cell.column() - 1)], x);
    if (!value) return {};
    return role == Qt::ToolTipRole || cell.column() == 0 ? exact(*value) : shown(*value);
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section == 0) return role == Qt::DisplayRole ? QVariant(m_xTitle) : QVariant();
    const ChartSeries& series = m_series[static_cast<std::size_t>(section - 1)];
    if (role == Qt::DisplayRole) return legendText(series);
    if (role == Qt::ToolTipRole) return plainToolTip(series.meaning);
    return {};
}

ChartTable::ChartTable(QWidget* parent) : QTableView(parent), m_model(new ChartTableModel(this)) {
    setObjectName(QStringLiteral("chartTable"));
    setAccessibleName(tr("Values of the chart"));
    setModel(m_model);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 5);
    horizontalHeader()->setHighlightSections(false);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_quiet && current.isValid()) emit lineChosen(m_model->placeOf(current.row()));
    });
}

void ChartTable::setSeries(const std::vector<const ChartSeries*>& shown, const QString& xTitle) {
    const int columns = m_model->columnCount();
    {
        const QScopedValueRollback quiet(m_quiet, true);
        m_model->setSeries(shown, xTitle);
    }
    if (m_model->columnCount() != columns)
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            setColumnWidth(column, fontMetrics().horizontalAdvance(title + QStringLiteral("000")));
        }
    if (!currentIndex().isValid()) setCursorAt(m_cursor);
}

void ChartTable::setCursorAt(std::optional<double> x) {
    m_cursor = x;
    const int line = x ? m_model->lineNear(*x) : -1;
    if (line < 0 || line == currentIndex().row()) return;
    const QScopedValueRollback quiet(m_quiet, true);
    setCurrentIndex(m_model->index(line, std::max(0, currentIndex().column())));
    scrollTo(currentIndex());
}

void ChartTable::keyPressEvent(QKeyEvent* event) {
    // Who selects lines to copy them wants to stay.
    const QScopedValueRollback quiet(m_quiet,
                                     event->modifiers().testFlag(Qt::ShiftModifier) || event->matches(QKeySequence::SelectAll));
    QTableView::keyPressEvent(event);
}

void ChartTable::mousePressEvent(QMouseEvent* event) {
    const QScopedValueRollback quiet(m_quiet, event->button() != Qt::LeftButton || event->modifiers() != Qt::NoModifier);
    QTableView::mousePressEvent(event);
}

void ChartTable::mouseMoveEvent(QMouseEvent* event) {
    const QScopedValueRollback quiet(m_quiet, true);
    QTableView::mouseMoveEvent(event);
}

}  // namespace solverscope
