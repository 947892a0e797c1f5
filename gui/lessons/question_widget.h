// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/lessons/exercise_widget.h"

namespace solverscope {

class AnswerRow;
class QuestionResult;

/// One question of a lesson: asks, waits for a committed answer, moves the engine to the answer and shows both.
class QuestionWidget : public ExerciseWidget {
    Q_OBJECT

public:
    /// With a record the question is shown as it was left: answered, or being asked.
    QuestionWidget(const Question& question, const Stage& stage, LessonEngine& engine, const std::optional<AnswerRecord>& record,
                   QWidget* parent = nullptr);
    ~QuestionWidget() override;

    void begin() override;
    void restoreFrom(ExerciseWidget& before) override;
    bool isDone() const override { return m_answered; }
    void leave() override;

    /// While it is open, and the window shows its scene, nothing after the cursor is shown.
    void watchScene(bool ours) override;
    const Question& question() const { return m_question; }
    NotebookEntry entry() const override;
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
    QString yourText() const;
    void setAsking(bool asking);
    void setHidesFuture(bool hides);
    bool leadsToAnother() const;
    std::variant<Real, Vec2> answer() const;
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
    Real m_given = 0;
    QString m_yours;
    QString m_feedback;
    Vec2 m_givenArrow;

    Truth m_truth;
    std::vector<std::uint32_t> m_contactRows;  // of contacts that can be picked: their normal rows

    LessonTextView* m_ask = nullptr;
    AnswerRow* m_answer = nullptr;
    QLabel* m_inputError = nullptr;
    QPushButton* m_commit = nullptr;
    QuestionResult* m_result = nullptr;
};

}  // namespace solverscope
