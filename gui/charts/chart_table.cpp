// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <algorithm>

#include "gui/charts/chart_scales.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int shownDigits = 6;

}  // namespace

ChartTable::ChartTable(QWidget* parent) : QTableView(parent), m_model(new Model({}, this)) {
    named(this, "chartTable", tr("Values of the chart"));
    setModel(m_model);
    makeLineTable(*this);
    setShowGrid(true);
    setAlternatingRowColors(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_quiet && current.isValid()) emit lineChosen(m_model->item(current.row()));
    });
}

ChartTable::Model::Column ChartTable::columnOf(std::size_t series) const {
    return {legendText(m_series[series]), plainToolTip(m_series[series].meaning), [this, series](double x, int role) {
                const auto value = valueAt(m_series[series], x);
                return !value && role == Qt::DisplayRole ? QVariant() : numberCell(value, role, shownDigits);
            }};
}

void ChartTable::setSeries(const std::vector<const ChartSeries*>& shown, const QString& xTitle, const ChartSections& sections) {
    const QScopedValueRollback quiet(m_quiet, true);
    const auto sameTitle = [](const ChartSeries& a, const ChartSeries* b) { return a.name == b->name && a.unit == b->unit; };
    const bool sameTitles =
        xTitle == m_xTitle && sections.isEmpty() == m_sections.isEmpty() && std::ranges::equal(m_series, shown, sameTitle);
    const bool sameCount = m_series.size() == shown.size();
    const QList<double> places = placesOf(shown);
    const bool samePlaces = std::ranges::equal(places, m_model->items());
    m_xTitle = xTitle;
    m_sections = sections;
    m_series.clear();
    for (const ChartSeries* each : shown) m_series.push_back(*each);
    std::vector<double> lines(places.begin(), places.end());
    if (sameTitles && samePlaces) {  // then selection and scrolling stay
        m_model->setItems(std::move(lines));
    } else {
        std::vector<Model::Column> columns;
        if (!m_sections.isEmpty())
            columns.push_back({ChartSections::title(), {}, [this](double x, int role) {
                                   return textCell(m_sections[m_sections.at(x)].text, role, {});
                               }});
        columns.push_back({xTitle, {}, [this](double x, int role) {
                               const double number = m_sections.within(x);
                               return role == Qt::DisplayRole ? QVariant(exact(number)) : numberCell(number, role, shownDigits);
                           }});
        for (std::size_t i = 0; i < m_series.size(); ++i) columns.push_back(columnOf(i));
        m_model->reset(std::move(columns), std::move(lines));
    }
    if (!sameCount)
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            setColumnWidth(column, fontMetrics().horizontalAdvance(title + QStringLiteral("000")));
        }
    if (!currentIndex().isValid()) setCursorAt(m_cursor);
}

void ChartTable::setCursorAt(std::optional<double> x) {
    m_cursor = x;
    const int line = x ? static_cast<int>(nearestPlace(m_model->items(), *x)) : -1;
    if (line < 0 || line == currentIndex().row()) return;
    const QScopedValueRollback quiet(m_quiet, true);
    setCurrentIndex(m_model->index(line, std::max(0, currentIndex().column())));
    scrollTo(currentIndex());
}

void ChartTable::keyPressEvent(QKeyEvent* event) {
    // Selecting lines to copy them must not move the cursor.
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
