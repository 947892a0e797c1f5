// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStyledItemDelegate>

namespace solverscope {

inline constexpr QSize bookmarkPicture{96, 60};

/// A bookmark in a list: its picture, its name, where it is, the first line of its note, and why it leads elsewhere, if it does.
class BookmarkDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { Where = Qt::UserRole, Note, Elsewhere, Id };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace solverscope
