// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "gui/models/plain_tool_tip.h"

namespace solverscope {

/// A table as a list of columns: each says what it is called and what it shows of an item. Setting the items sends one
/// `dataChanged`; lines come and go at the end, so that selection and scrolling stay.
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

}  // namespace solverscope
