// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <QStyledItemDelegate>

namespace solverscope {

/// Draws the points of a cell as a line as high as the cell, with the cursor as a vertical line. A click requests its place.
class SparklineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int pointsRole = Qt::UserRole + 1;   // QList<QPointF>, ascending by x
    static constexpr int cursorRole = Qt::UserRole + 2;   // x; invalid: none
    static constexpr int steppedRole = Qt::UserRole + 3;  // whether a value holds until the next
    static constexpr int rangeRole = Qt::UserRole + 4;    // the ends of the x axis as a point; invalid: those of the points

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

signals:
    void clickedAt(int row, double x);
};

/// The range of the points, in words; empty without points.
QString describeRange(const QList<QPointF>& points);

}  // namespace solverscope
