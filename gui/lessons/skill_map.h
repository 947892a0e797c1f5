// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "gui/lessons/review.h"

class QLabel;

namespace solverscope {

class LessonTree;

/// The sign and the words of a state: "● can".
QString skillMark(SkillState state);

/// What one can do after each lesson, part by part, and how far the learner is with it.
class SkillMap : public QWidget {
    Q_OBJECT

public:
    explicit SkillMap(QWidget* parent = nullptr);

    void fill(const LessonLibrary& library, const LessonProgress& progress, QDate today);
    void focusList();

signals:
    void chosen(const QString& lesson);
    void contentsRequested();

private:
    QLabel* m_total;
    LessonTree* m_tree;
};

}  // namespace solverscope
