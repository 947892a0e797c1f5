// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTreeWidget>

namespace solverscope {

/// Lessons below their parts, in two columns: what they are, and how far the learner is. Typing finds a row.
class LessonTree : public QTreeWidget {
    Q_OBJECT

public:
    /// Of an item's first column: the lesson's number; parts have none.
    static constexpr int lessonRole = Qt::UserRole;

    explicit LessonTree(QWidget* parent);

    static QString lessonOf(const QTreeWidgetItem& item) { return item.data(0, lessonRole).toString(); }

signals:
    void chosen(const QString& lesson);

protected:
    bool event(QEvent* event) override;

private:
    void choose(const QTreeWidgetItem* item);
};

}  // namespace solverscope
