// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>
#include <memory>
#include <optional>
#include <vector>

#include "gui/lessons/lesson_progress.h"
#include "gui/session/notebook_file.h"
#include "lessons/loader/lesson_run.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace solverscope {

class DebuggerController;
class LessonEngine;
class LessonTextView;

/// A block of a lesson in which the learner does something: what is asked, hints, and what came of it.
class ExerciseWidget : public QFrame {
    Q_OBJECT

public:
    /// Brings the engine to where the exercise begins.
    virtual void begin() = 0;

    /// Goes on where the widget of the same exercise in another language is.
    virtual void restoreFrom(ExerciseWidget& before) = 0;

    virtual bool isDone() const = 0;

    /// Whether what follows in the stage is not shown before this is done, and the learner has pressed "Continue".
    virtual bool holdsBack() const { return true; }

    /// Moves the keyboard focus to the learner's next action.
    virtual void focusFirst() = 0;

    /// The field for the number that is expected next; nullptr if none is.
    virtual QWidget* numberField() const = 0;

    /// Nothing more to do here: takes "Continue" away.
    virtual void close() {}

    /// The learner leaves: removes what it has put into the window.
    virtual void leave() {}

    /// Whether the window shows the scene of the lesson.
    virtual void watchScene(bool) {}

    /// What is to be seen when it is done; nullptr: the way on.
    virtual QWidget* outcome() { return nullptr; }

    /// For the notebook: the kind of exercise, what was asked, the answer, the truth and the feedback, as they are shown.
    virtual NotebookEntry entry() const = 0;

    const AnswerRecord& record() const { return m_record; }

signals:
    void done();
    void changed();  // what is kept of an open exercise
    void proceed();
    void linkActivated(const QUrl& link);
    void problem(const QString& text);

protected:
    /// `exercise` and `stage` must outlive the widget. `kind`: the beginning of its object name.
    ExerciseWidget(const char* kind, const Exercise& exercise, const Stage& stage, LessonEngine& engine,
                   const std::optional<AnswerRecord>& record, QWidget* parent);

    QVBoxLayout& column() { return *m_column; }
    QLabel* addTitle(const QString& title);
    LessonTextView* addText(const char* name);
    QLabel* addLabel(const char* name);
    QPushButton* makeButton(const char* name, const QString& text, const QString& toolTip = {});

    /// Where the hints will be shown, and the button for them, to be placed by what has it.
    void addHints();
    QPushButton* hintButton() const { return m_hint; }
    int hintsShown() const;
    void clearHints();

    /// Shows the next hint. False: there are no more. `numbers`: the values of its names.
    bool showNextHint(const Variables& numbers);

    /// Begins with the numbers of the instance, in an engine of its own that knows the truth.
    void takeInstance();
    void takeFreshInstance();
    bool hasFreshInstances() const { return m_instances.size() > 1; }
    EngineState& state() const { return *m_ownState; }

    /// A text with its numbers, those of the engine and those of the instance.
    virtual QString markdown(const LessonText& text, const Variables& numbers) const = 0;
    QString asMarkdown(const LessonText& text) const { return markdown(text, variables()); }

    const Setup& setup() const { return m_exercise.setupIn(m_stage.setup); }
    const Variables& variables() const { return m_instances[static_cast<std::size_t>(m_record.instance)]; }
    NotebookEntry entryOf(EntryKind kind) const;

    const Stage& m_stage;
    LessonEngine& m_engine;
    DebuggerController& m_controller;
    AnswerRecord m_record;

private:
    const Exercise& m_exercise;
    std::vector<Variables> m_instances;
    std::unique_ptr<Session> m_ownEngine;
    std::unique_ptr<EngineState> m_ownState;
    QVBoxLayout* m_column;
    QVBoxLayout* m_hints = nullptr;
    QPushButton* m_hint = nullptr;
};

/// The widget of a block; nullptr for a text.
ExerciseWidget* makeExerciseWidget(const LessonBlock& block, const Stage& stage, LessonEngine& engine,
                                   const std::optional<AnswerRecord>& record, QWidget* parent);

}  // namespace solverscope
