// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStyledItemDelegate>

namespace solverscope {

inline constexpr QSize bookmarkPicture{96, 60};

/// An entry of a notebook in a list: its picture, a sign for right or wrong, its heading, a line below it, the first line of its
/// note, and why it leads elsewhere; what there is of these. What has children is a group: its heading, and the line at the right.
class EntryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { SecondLine = Qt::UserRole, Note, Elsewhere, Verdict, Id };  // Verdict: true, false, or nothing

    EntryDelegate(bool hasPictures, QObject* parent) : QStyledItemDelegate(parent), m_hasPictures(hasPictures) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int margin() const { return m_hasPictures ? 6 : 4; }
    QRect textRect(const QRect& item) const;

    bool m_hasPictures;
};

}  // namespace solverscope
