// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>
#include <QTimer>
#include <optional>
#include <string_view>
#include <vector>

#include "gui/lessons/lesson_progress.h"
#include "lessons/loader/lesson_run.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace solverscope {

class LessonEngine;
class LessonTextView;
class SettingEditor;

/// Something to make happen: the unlocked settings, and a check that reads the engine whenever it moves.
class TaskWidget : public QFrame {
    Q_OBJECT

public:
    TaskWidget(const Task& task, const Stage& stage, LessonEngine& engine, bool done, QWidget* parent = nullptr);
    ~TaskWidget() override;

    /// Goes on where the widget of the same task in another language stands.
    void inherit(const TaskWidget& before);

    bool isDone() const { return m_done; }
    int hintsShown() const { return m_hintsShown; }

    /// What is to be done, as Markdown.
    QString asked() const { return markdown(m_task.ask); }

    /// Puts the engine where the task begins.
    void begin();

    /// The same, but the settings that the learner has entered stay.
    void startOver();

    void focusFirst();

    /// Where the number that is waited for is typed; nullptr when none is.
    QWidget* numberField() const;

    /// Reads the engine now. What was reached by changing something that is not unlocked does not count.
    void check();

    /// As the button does it: with the settings entered from the task's first step on, and says what was found.
    void checkFromBeginning();

signals:
    void done();
    void linkActivated(const QUrl& link);
    void problem(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void checkSoon();
    void showHint();
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
    QString markdown(const LessonText& text) const;
    QString otherChange() const;

    const Task& m_task;
    const Stage& m_stage;
    LessonEngine& m_engine;
    bool m_done;
    bool m_begun = false;
    std::int64_t m_first = 1;  // the first step in which a setting can act that is entered where the task begins
    int m_hintsShown = 0;
    QTimer m_soon;
    std::vector<SettingEditor*> m_editors;
    QVBoxLayout* m_hints;
    QLabel* m_late;  // settings that act from a later step on only
    QLabel* m_state;
    QPushButton* m_hint;
    QPushButton* m_check;
    QPushButton* m_again;
    LessonTextView* m_why;
};

}  // namespace solverscope
