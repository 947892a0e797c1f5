// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/lessons/exercise_widget.h"
#include "lessons/loader/manual_task.h"

namespace solverscope {

class ManualSolveView;

/// An exercise of a lesson in which the learner is the solver: the task, the sweeps, hints, and the final grade.
class ManualExerciseWidget : public ExerciseWidget {
    Q_OBJECT

public:
    /// With a record its grade is shown; the exercise can be done again with other numbers.
    ManualExerciseWidget(const ManualExercise& exercise, const Stage& stage, LessonEngine& engine,
                         const std::optional<AnswerRecord>& record, QWidget* parent = nullptr);
    ~ManualExerciseWidget() override;

    void begin() override;
    void restoreFrom(ExerciseWidget& before) override;
    bool isDone() const override { return m_done; }
    QWidget* outcome() override { return this; }
    NotebookEntry entry() const override;
    void focusFirst() override;
    QWidget* numberField() const override;
    void close() override;
    void leave() override;
    void watchScene(bool ours) override;

private:
    void follow();
    void finish();
    void showHint();
    void takeFresh();
    void showGrade();
    QString given() const;
    QString markdown(const LessonText& text, const Variables& numbers) const override;

    const ManualExercise& m_exercise;
    bool m_done = false;
    bool m_ours = true;
    Cursor m_from;

    LessonTextView* m_ask;
    LessonTextView* m_why;
    ManualSolveView* m_view;
    QLabel* m_grade;
    QPushButton* m_fresh;
    QPushButton* m_continue;
};

}  // namespace solverscope
