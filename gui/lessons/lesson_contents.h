// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>
#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QTreeWidgetItem;

namespace solverscope {

class LessonLibrary;
class LessonProgress;
class LessonTree;
struct ReviewPlan;

/// The table of contents: parts, their lessons and the learner's progress in each.
class LessonContents : public QWidget {
    Q_OBJECT

public:
    explicit LessonContents(QWidget* parent = nullptr);

    void fill(const LessonLibrary& library, const LessonProgress& progress, const ReviewPlan& reviews);
    void showNotices(const QStringList& notices);
    void focusList();

    /// At the end of a lesson: how it went, and the next lesson, which a button opens; empty: none. `fill` removes it.
    void showSummary(const QString& title, const QString& text, const QString& next, const QString& nextTitle);

    /// The learner's last lesson; an unknown lesson changes nothing.
    void select(const QString& lesson);

    /// The first lesson after this one that is not done yet, or this one if there is none.
    void selectNextAfter(const QString& lesson);
    QString selected() const;

signals:
    void chosen(const QString& lesson);
    void reviewRequested();
    void skillsRequested();
    void stageChosen(const QString& lesson, int stage);  // by a link of the summary, "LESSON:STAGE"

private:
    void goTo(QTreeWidgetItem* item);
    void showReviews(const ReviewPlan& reviews);

    QPushButton* m_review;
    QLabel* m_notice;
    QFrame* m_summary;
    QLabel* m_summaryTitle;
    QLabel* m_summaryText;
    QPushButton* m_summaryNext;
    QString m_nextLesson;
    LessonTree* m_tree;
};

}  // namespace solverscope
