// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>
#include <memory>
#include <optional>

#include "gui/language/take_over.h"
#include "gui/lessons/lesson_progress.h"
#include "lessons/loader/hand_task.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace solverscope {

class DebuggerController;
class HandSolveView;
class LessonEngine;
class LessonTextView;

/// An exercise of a lesson in which the learner is the solver: what is asked, the sweeps, hints, and the grade at the end.
class HandExerciseWidget : public QFrame, public Heir<HandExerciseWidget> {
    Q_OBJECT

public:
    /// `stage` must outlive the widget. With a record its grade is shown; the exercise can be done again with other numbers.
    HandExerciseWidget(const HandExercise& exercise, const Stage& stage, LessonEngine& engine,
                       const std::optional<AnswerRecord>& record, QWidget* parent = nullptr);
    ~HandExerciseWidget() override;

    /// Brings the engine to where the sweeps begin.
    void begin();

    /// Goes on where another one stands.
    void inherit(HandExerciseWidget& before);

    bool isDone() const { return m_done; }
    const AnswerRecord& record() const { return m_record; }

    // For the notebook: what is asked, as Markdown, and how it was done.
    QString asked() const { return markdown(m_exercise.ask, variables()); }
    QString given() const;
    void focusFirst();

    /// Where the number that is waited for is typed; nullptr when none is.
    QWidget* numberField() const;

    /// Nothing more to do here: takes "Continue" away.
    void close();

    /// The learner goes elsewhere.
    void leave();

    /// Whether the window shows the scene of the lesson.
    void watchScene(bool ours);

signals:
    void done();
    void proceed();
    void linkActivated(const QUrl& link);
    void problem(const QString& text);

private:
    void follow();
    void finish();
    void showHint();
    void takeFresh();
    void showGrade();
    void clearHints();
    LessonTextView* addText(const char* name, QVBoxLayout& layout);
    QString markdown(const LessonText& text, const Variables& numbers) const;
    const Setup& setup() const { return m_exercise.setup ? *m_exercise.setup : m_stage.setup; }
    const Variables& variables() const { return m_instances[static_cast<std::size_t>(m_record.instance)]; }

    const HandExercise& m_exercise;
    const Stage& m_stage;
    LessonEngine& m_engine;
    DebuggerController& m_controller;
    std::vector<Variables> m_instances;
    AnswerRecord m_record;
    bool m_done = false;
    bool m_ours = true;

    std::unique_ptr<Session> m_session;  // an engine of its own for the numbers in the texts
    std::unique_ptr<EngineState> m_state;
    Cursor m_from;

    LessonTextView* m_ask = nullptr;
    LessonTextView* m_why = nullptr;
    HandSolveView* m_view = nullptr;
    QVBoxLayout* m_hints = nullptr;
    QLabel* m_grade = nullptr;
    QPushButton* m_hint = nullptr;
    QPushButton* m_fresh = nullptr;
    QPushButton* m_continue = nullptr;
};

}  // namespace solverscope
