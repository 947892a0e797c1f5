// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <cstdint>
#include <vector>

namespace solverscope {

/// What the sandbox shows of a row.
struct OrderedRow {
    QString name;
    QString kind;
    QString state;             // at the exact answer; empty if unknown
    std::uint32_t colour = 0;  // of the graph colouring
    bool operator==(const OrderedRow&) const = default;
};

/// The rows of a step in an order that can be changed by moving lines: a line per visit, the first visit first.
class RowOrderModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Visit, Row, Name, Colour, Kind, State, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the rows, by their numbers, and an order of them.
    void show(std::vector<OrderedRow> rows, std::vector<std::uint32_t> order);

    const std::vector<std::uint32_t>& order() const { return m_order; }
    const std::vector<OrderedRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_order.size()); }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(columns); }
    QVariant data(const QModelIndex& cell, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& cell) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& cells) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int before, int column, const QModelIndex& on) override;
    bool moveRows(const QModelIndex& from, int line, int count, const QModelIndex& to, int before) override;

signals:
    void moved();  // a line, by hand

private:
    std::vector<OrderedRow> m_rows;
    std::vector<std::uint32_t> m_order;
};

}  // namespace solverscope
