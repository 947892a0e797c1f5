// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTimer>
#include <string_view>

#include "gui/lessons/exercise_widget.h"

namespace solverscope {

class SettingEditor;

/// Something to make happen: the unlocked settings, and a check that reads the engine whenever it moves.
class TaskWidget : public ExerciseWidget {
    Q_OBJECT

public:
    /// With a record it is done.
    TaskWidget(const Task& task, const Stage& stage, LessonEngine& engine, const std::optional<AnswerRecord>& record,
               QWidget* parent = nullptr);

    void restoreFrom(ExerciseWidget& before) override;
    bool isDone() const override { return m_done; }
    bool holdsBack() const override { return false; }
    NotebookEntry entry() const override { return entryOf(EntryKind::Task); }
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
    void showOutcome();
    void showSettings();
    std::optional<QString> judge();
    bool runFromBeginning();
    QString found() const;
    std::int64_t judgedStep() const;
    std::vector<TimedInput> setupInputs() const;
    std::vector<TimedInput> ownInputs() const;
    std::vector<SetSetting> entered() const;
    bool allows(std::string_view control) const;
    QString markdown(const LessonText& text, const Variables& numbers) const override;
    QString otherChange() const;

    const Task& m_task;
    bool m_done;
    bool m_begun = false;
    std::int64_t m_first = 1;  // the first step that is affected by a setting entered at the beginning of the task
    QTimer m_soon;
    std::vector<SettingEditor*> m_editors;
    QLabel* m_late;  // settings that act from a later step on only
    QLabel* m_state;
    QPushButton* m_check;
    QPushButton* m_again;
    LessonTextView* m_why;
};

}  // namespace solverscope
