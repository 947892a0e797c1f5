// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace solverscope {

class LessonLibrary;
class LessonProgress;

/// The table of contents: parts, their lessons and the learner's progress in each.
class LessonContents : public QWidget {
    Q_OBJECT

public:
    explicit LessonContents(QWidget* parent = nullptr);

    void fill(const LessonLibrary& library, const LessonProgress& progress);
    void showNotices(const QStringList& notices);
    void focusList();

    /// The learner's last lesson; an unknown lesson changes nothing.
    void select(const QString& lesson);

    /// The first lesson after this one that is not done yet, or this one if there is none.
    void selectNextAfter(const QString& lesson);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void chosen(const QString& lesson);

private:
    void choose(const QTreeWidgetItem* item);
    void goTo(QTreeWidgetItem* item);

    QLabel* m_notice;
    QTreeWidget* m_tree;
};

}  // namespace solverscope
