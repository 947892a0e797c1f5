// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>
#include <QTimer>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "gui/lessons/lesson_progress.h"
#include "gui/session/latest_task.h"
#include "gui/session/notebook_file.h"
#include "lessons/loader/lesson_run.h"
#include "lessons/loader/task_check.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace solverscope {

class AnswerRow;
class DebuggerController;
class LessonEngine;
class LessonTextView;
class ManualSolveView;
class QuestionResult;
class ScoreLabel;
class SettingEditor;

/// Where a widget of an exercise belongs: the stage, which must outlive it, the window's engine, and what the learner has done.
struct WidgetPlace {
    const Stage& stage;
    LessonEngine& engine;
    const std::optional<AnswerRecord>& record;
    QWidget* parent;
};

/// An instance of `count` ones, any but the last one.
int otherInstance(int last, int count);

/// A block of a lesson in which the learner does something: what is asked, hints, and what came of it.
class ExerciseWidget : public QFrame {
    Q_OBJECT

public:
    /// Brings the engine to where the exercise begins.
    virtual void begin() = 0;

    /// Goes on where the widget of the same exercise in another language is.
    virtual void restoreFrom(ExerciseWidget& before) = 0;

    virtual bool isDone() const = 0;

    /// Whether what follows in the stage is not shown before this is done, and the learner has pressed "Next part".
    virtual bool holdsBack() const { return true; }

    /// Moves the keyboard focus to the learner's next action.
    virtual void focusFirst() = 0;

    /// The field for the number that is expected next; nullptr if none is.
    virtual QWidget* numberField() const = 0;

    /// Nothing more to do here: takes "Next part" away.
    virtual void close() {}

    /// The learner leaves: removes what it has put into the window.
    virtual void leave() {}

    /// Whether the window shows the scene of the lesson.
    virtual void watchScene(bool) {}

    /// What is to be seen when it is done; nullptr: the way on.
    virtual QWidget* outcome() { return nullptr; }

    /// For the notebook: the kind of exercise, what was asked, the answer, the truth and the feedback, as they are shown.
    /// `here` has the lesson and the moment.
    virtual NotebookEntry entry(NotebookEntry here = {}) const = 0;

    const AnswerRecord& record() const { return m_record; }

signals:
    void done();
    void changed();  // what is kept of an open exercise
    void proceed();
    void linkActivated(const QUrl& link);
    void problem(const QString& text);

protected:
    /// `exercise` must outlive the widget. `kind`: the beginning of its object name.
    ExerciseWidget(const char* kind, const Exercise& exercise, const WidgetPlace& place);

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
    NotebookEntry entryOf(EntryKind kind, NotebookEntry entry) const;

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

/// One question of a lesson: asks, waits for a committed answer, moves the engine to the answer and shows both.
class QuestionWidget : public ExerciseWidget {
    Q_OBJECT

public:
    /// With a record the question is shown as it was left: answered, or being asked.
    QuestionWidget(const Question& question, const WidgetPlace& place);
    ~QuestionWidget() override;

    void begin() override;
    void restoreFrom(ExerciseWidget& before) override;
    bool isDone() const override { return m_answered; }
    void leave() override;

    /// While it is open, and the window shows its scene, nothing after the cursor is shown.
    void watchScene(bool ours) override;
    const Question& question() const { return m_question; }
    NotebookEntry entry(NotebookEntry here = {}) const override;
    QWidget* outcome() override;
    void focusFirst() override;
    QWidget* numberField() const override;
    void close() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void ask();
    void fillPicks();
    std::uint32_t rowOfPick(unsigned number) const;
    std::optional<unsigned> contactPicked() const;
    void showPick(unsigned number);
    void takePick();
    void showArrow();
    void takeArrow();
    void commit();
    bool judge();
    std::vector<SceneChange> changesForAnswer() const;
    void playAnswer(Cursor before);
    QString yourText() const;
    void setAsking(bool asking);
    void setHidesFuture(bool hides);
    bool leadsToAnother() const;
    unsigned placePicked() const;
    void showHint();
    void showResult();
    void tryFresh();
    void setLocked(bool locked);
    void keepDraft();
    QString markdown(const LessonText& text, const Variables& numbers) const override;

    const Question& m_question;
    bool m_answered = false;
    bool m_arrowShown = false;
    bool m_hidesFuture = false;  // what is after the cursor
    bool m_asking = false;       // the window's engine currently shows this question
    QuestionAnswer m_given = 0.0;
    QString m_yours;
    QString m_feedback;

    Truth m_truth;
    std::vector<std::uint32_t> m_pickRows;  // the rows that can be picked, of contacts the normal ones

    LessonTextView* m_ask = nullptr;
    AnswerRow* m_answer = nullptr;
    QLabel* m_inputError = nullptr;
    QPushButton* m_commit = nullptr;
    QuestionResult* m_result = nullptr;
};

/// An exercise of a lesson in which the learner is the solver: the task, the sweeps, hints, and the final grade.
class ManualExerciseWidget : public ExerciseWidget {
    Q_OBJECT

public:
    /// With a record its grade is shown; the exercise can be done again with other numbers.
    ManualExerciseWidget(const ManualExercise& exercise, const WidgetPlace& place);
    ~ManualExerciseWidget() override;

    void begin() override;
    void restoreFrom(ExerciseWidget& before) override;
    bool isDone() const override { return m_done; }
    QWidget* outcome() override { return this; }
    NotebookEntry entry(NotebookEntry here = {}) const override;
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

/// Something to make happen: the unlocked settings, and a check that reads the engine whenever it moves.
class TaskWidget : public ExerciseWidget {
    Q_OBJECT

public:
    /// With a record it is done.
    TaskWidget(const Task& task, const WidgetPlace& place);

    void restoreFrom(ExerciseWidget& before) override;
    bool isDone() const override { return m_done; }
    bool holdsBack() const override { return false; }
    NotebookEntry entry(NotebookEntry here = {}) const override;
    void begin() override;

    /// The same, but the settings that the learner has entered stay.
    void startOver();

    void focusFirst() override;
    QWidget* numberField() const override;

    /// Evaluates the check now. Results reached by changing locked settings do not count.
    void check();

    /// The action of the button: with the settings entered from the task's first step on; shows the findings.
    void checkFromBeginning();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void checkSoon();
    void showState();
    bool isSolved() const;
    void say(const QString& text);
    void showOutcome();
    void showSettings();
    void take(const JudgedRun& run);
    std::optional<QString> conclude(const Result<TaskJudgement>& judgement);
    void showGauges(const std::vector<CheckFinding>& findings);
    QString missing(const TaskJudgement& judgement) const;
    void playRun();
    std::int64_t judgedStep() const;
    std::vector<TimedInput> setupInputs() const;
    std::vector<TimedInput> ownInputs() const;
    std::vector<SetSetting> entered(std::span<const TimedInput> own) const;
    bool allows(std::string_view control) const;
    QString markdown(const LessonText& text, const Variables& numbers) const override;
    QString otherChange() const;

    const Task& m_task;
    bool m_done;                                        // at some time
    std::optional<std::vector<TimedInput>> m_solvedBy;  // what the learner has entered, while it still solves the task
    bool m_begun = false;
    std::int64_t m_first = 1;  // the first step that is affected by a setting entered at the beginning of the task
    QTimer m_soon;
    int m_gaugesShown = 0;  // while it runs
    std::vector<SettingEditor*> m_editors;
    QVBoxLayout* m_gauges;
    QLabel* m_late;                 // settings that act from a later step on only
    ScoreLabel* m_score = nullptr;  // of a task with a par
    QLabel* m_state;
    QPushButton* m_check;
    QPushButton* m_again;
    LessonTextView* m_why;
    bool m_isRunning = false;           // until its result is there, or it is cancelled
    LatestTask<JudgedRun> m_run{this};  // last: what runs reads the rest
};

/// The widget of a block; nullptr for a text. A kind of exercise is made into a widget in the source of that widget, by
/// ExerciseWidget* makeWidget(const Kind&, const WidgetPlace&).
ExerciseWidget* makeExerciseWidget(const LessonBlock& block, const WidgetPlace& place);

}  // namespace solverscope
