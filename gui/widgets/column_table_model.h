// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "gui/text/language.h"
#include "gui/text/number_text.h"

namespace solverscope {

/// What is copied of a cell: a number in full, words as they are shown.
constexpr int exactRole = Qt::UserRole + 100;  // apart from the roles of single models

/// A cell with a number: rounded where it is seen, in full with its unit in the tool tip. Nothing: not known.
inline QVariant numberCell(const std::optional<double>& number, int role, int digits, const QString& unit = {}) {
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) return number ? shown(*number, digits) : QStringLiteral("–");
    if (role == exactRole) return number ? exact(*number) : QString();
    if (!number || role != Qt::ToolTipRole) return {};
    return withUnit(exact(*number), unit);
}

/// A cell with words, and those that its tool tip says: the same, if nothing else.
inline QVariant textCell(const QString& text, int role, const QString& toolTip) {
    if (role == Qt::ToolTipRole) return toolTip;
    return role == Qt::DisplayRole || role == exactRole ? QVariant(text) : QVariant();
}
inline QVariant textCell(const QString& text, int role) { return textCell(text, role, text); }

/// A table as a list of columns: each has a title and a function for the cell of an item. Setting the items emits one
/// `dataChanged`; lines are inserted and removed at the end, so that selection and scrolling stay.
template <typename Item>
class ColumnTableModel : public QAbstractTableModel {
public:
    struct Column {
        QString title;
        QString toolTip;
        std::function<QVariant(const Item&, int role)> value;
    };

    explicit ColumnTableModel(std::vector<Column> columns, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_columns(std::move(columns)) {}

    const std::vector<Item>& items() const { return m_items; }
    const Item& item(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    void setItems(std::vector<Item> items) {
        const auto before = static_cast<int>(m_items.size());
        const auto after = static_cast<int>(items.size());
        const auto common = static_cast<std::ptrdiff_t>(std::min(before, after));
        std::move(items.begin(), items.begin() + common, m_items.begin());
        if (common > 0) emit dataChanged(index(0, 0), index(static_cast<int>(common) - 1, columnCount() - 1));
        if (after < before) {
            beginRemoveRows({}, after, before - 1);
            m_items.resize(static_cast<std::size_t>(after));
            endRemoveRows();
        } else if (after > before) {
            beginInsertRows({}, before, after - 1);
            m_items.insert(m_items.end(), std::make_move_iterator(items.begin() + common), std::make_move_iterator(items.end()));
            endInsertRows();
        }
    }

    /// Other columns with items of their own; selection and scrolling go.
    void reset(std::vector<Column> columns, std::vector<Item> items) {
        beginResetModel();
        m_columns = std::move(columns);
        m_items = std::move(items);
        endResetModel();
    }

    /// Other titles for columns from `first` on.
    void setTitles(int first, const QStringList& titles) {
        for (int i = 0; i < titles.size(); ++i) m_columns[static_cast<std::size_t>(first + i)].title = titles[i];
        emit headerDataChanged(Qt::Horizontal, first, first + static_cast<int>(titles.size()) - 1);
    }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_items.size()); }

    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
        const QVariant value = m_columns[static_cast<std::size_t>(index.column())].value(item(index.row()), role);
        return role == Qt::ToolTipRole && value.isValid() ? plainToolTip(value.toString()) : value;
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return QAbstractTableModel::headerData(section, orientation, role);
        const Column& column = m_columns[static_cast<std::size_t>(section)];
        if (role == Qt::DisplayRole) return column.title;
        if (role == Qt::ToolTipRole) return column.toolTip;
        return {};
    }

private:
    std::vector<Column> m_columns;
    std::vector<Item> m_items;
};

/// A column of texts: `get` is a member of the items, or a function of an item.
template <typename Item, typename Get>
typename ColumnTableModel<Item>::Column textColumn(const QString& title, const QString& toolTip, Get get) {
    return {title, toolTip, [get](const Item& item, int role) { return textCell(std::invoke(get, item), role); }};
}

/// A column of numbers, in the same way.
template <typename Item, typename Get>
typename ColumnTableModel<Item>::Column numberColumn(const QString& title, const QString& toolTip, int digits, Get get,
                                                     const QString& unit = {}) {
    return {title, toolTip,
            [get, digits, unit](const Item& item, int role) { return numberCell(std::invoke(get, item), role, digits, unit); }};
}

}  // namespace solverscope
