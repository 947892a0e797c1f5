// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/row_order/row_order_model.h"

#include <QColor>
#include <QGuiApplication>
#include <QMimeData>
#include <QPalette>
#include <algorithm>

#include "gui/style/theme.h"
#include "gui/text/language.h"

namespace solverscope {

void RowOrderModel::show(std::vector<OrderedRow> rows, std::vector<std::uint32_t> order) {
    if (rows == m_rows && order == m_order) return;
    const auto before = static_cast<int>(m_order.size());
    const auto after = static_cast<int>(order.size());
    // Lines stay in place, to preserve scrolling and selection.
    if (after < before) beginRemoveRows({}, after, before - 1);
    if (after > before) beginInsertRows({}, before, after - 1);
    m_rows = std::move(rows);
    m_order = std::move(order);
    if (after < before) endRemoveRows();
    if (after > before) endInsertRows();
    if (const int common = std::min(before, after); common > 0) emit dataChanged(index(0, 0), index(common - 1, columns - 1));
}

QVariant RowOrderModel::data(const QModelIndex& cell, int role) const {
    if (!checkIndex(cell, CheckIndexOption::IndexIsValid)) return {};
    const std::uint32_t number = m_order[static_cast<std::size_t>(cell.row())];
    const OrderedRow& row = m_rows[number];
    const QPalette palette = QGuiApplication::palette();
    if (role == Qt::BackgroundRole)
        return blended(palette.color(QPalette::Base), seriesColour(static_cast<int>(row.colour), palette), 0.16);
    if (role == Qt::DecorationRole && cell.column() == Colour) return seriesColour(static_cast<int>(row.colour), palette);
    if (role == Qt::TextAlignmentRole) return QVariant((cell.column() <= Row ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return plainToolTip(tr("Visit %1: row %2, %3 (%4). No two rows of colour %5 push the same body.")
                                .arg(cell.row() + 1)
                                .arg(number + 1)
                                .arg(row.name, row.kind)
                                .arg(row.colour + 1));
    if (role != Qt::DisplayRole) return {};
    switch (cell.column()) {
        case Visit:
            return cell.row() + 1;
        case Row:
            return number + 1;
        case Name:
            return row.name;
        case Kind:
            return row.kind;
        case Colour:
            return row.colour + 1;
        default:
            return row.state;
    }
}

QVariant RowOrderModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    struct Title {
        QString text;
        QString meaning;
    };
    const Title titles[columns] = {
        {tr("visit"), tr("Position of the row in a sweep")},
        {tr("row"), tr("The number of the row, as it was built")},
        {tr("of"), tr("The contact or joint that the row belongs to")},
        {tr("colour"), tr("Rows of one colour push no body together: they do not disturb each other")},
        {tr("kind"), tr("The kind of the row")},
        {tr("at the exact answer"), tr("Whether the row is free at the exact answer. Only free rows count in the predicted rate.")},
    };
    return role == Qt::DisplayRole ? titles[section].text : titles[section].meaning;
}

Qt::ItemFlags RowOrderModel::flags(const QModelIndex& cell) const {
    // Lines are dropped between lines, never on one.
    if (!cell.isValid()) return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList RowOrderModel::mimeTypes() const { return {QStringLiteral("application/x-solverscope-line-of-rows")}; }

QMimeData* RowOrderModel::mimeData(const QModelIndexList& cells) const {
    if (cells.isEmpty()) return nullptr;
    auto* data = new QMimeData;
    data->setData(mimeTypes().first(), QByteArray::number(cells.first().row()));
    return data;
}

/// A table's drop brings the line as data, unlike a list's, which moves it.
bool RowOrderModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int before, int, const QModelIndex& on) {
    if (action != Qt::MoveAction || on.isValid()) return false;
    bool isLine = false;
    const int line = data->data(mimeTypes().first()).toInt(&isLine);
    return isLine && moveRows({}, line, 1, {}, before < 0 ? rowCount() : before);
}

bool RowOrderModel::moveRows(const QModelIndex& from, int line, int count, const QModelIndex& to, int before) {
    const int lines = rowCount();
    if (from.isValid() || to.isValid() || line < 0 || count < 1 || line + count > lines || before < 0 || before > lines)
        return false;
    if (!beginMoveRows({}, line, line + count - 1, {}, before)) return false;
    const auto at = [&](int place) { return m_order.begin() + place; };
    if (before < line)
        std::rotate(at(before), at(line), at(line + count));
    else
        std::rotate(at(line), at(line + count), at(before));
    endMoveRows();
    // Every line between has another number of its visit.
    emit dataChanged(index(std::min(line, before), Visit), index(std::max(line + count, before) - 1, Visit));
    emit moved();
    return true;
}

}  // namespace solverscope
