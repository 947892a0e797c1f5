// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>
#include <memory>
#include <optional>

#include "gui/lessons/lesson_progress.h"
#include "lessons/loader/lesson_run.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace solverscope {

class AnswerRow;
class DebuggerController;
class LessonEngine;
class LessonTextView;
class QuestionResult;

/// One question of a lesson: asks, takes a commitment, drives the engine to the moment of truth and puts both side by side.
class QuestionWidget : public QFrame {
    Q_OBJECT

public:
    /// `stage` must outlive the widget. With a record the question is shown as it was left: answered, or being asked.
    QuestionWidget(const Question& question, const Stage& stage, LessonEngine& engine, const std::optional<AnswerRecord>& record,
                   QWidget* parent = nullptr);
    ~QuestionWidget() override;

    /// Brings the engine to where the question is asked from.
    void begin();

    /// Goes on where the widget of the same question in another language stands.
    void inherit(const QuestionWidget& before);

    bool isAnswered() const { return m_answered; }

    /// The learner goes elsewhere: what it has put into the window is taken away.
    void leave();

    /// While it is asked, and the window shows its scene, nothing that follows is shown.
    void watchScene(bool ours);
    const AnswerRecord& record() const { return m_record; }
    const Question& question() const { return m_question; }

    // What is shown, for the notebook: the question and its feedback as Markdown, both answers with their units.
    QString asked() const { return markdown(m_question.ask); }
    QString given() const { return m_yours; }
    QString truth() const { return truthText(); }
    QString feedback() const { return m_feedback; }

    /// What is to be seen after the answer.
    QWidget* result() const;

    /// Asks the learner's next move, as the keyboard would.
    void focusFirst();

    /// Where the number that is waited for is typed; nullptr when none is.
    QWidget* numberField() const;

    /// Nothing more to do here: takes "Continue" away.
    void close();

signals:
    void answered();
    void changed();  // what is kept of an open question: its instance, hints and draft
    void proceed();
    void linkActivated(const QUrl& link);
    void problem(const QString& text);

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
    void setHides(bool hides);
    bool leadsToAnother() const;
    void showHint();
    void showResult();
    void tryFresh();
    void setLocked(bool locked);
    void keepDraft();
    QString nameOfRow(std::uint32_t row) const;
    QString truthText() const;
    QString numberText(Real number) const;
    QString markdown(const LessonText& text) const;
    const Setup& setup() const { return m_question.setup ? *m_question.setup : m_stage.setup; }
    const Variables& variables() const { return m_instances[static_cast<std::size_t>(m_record.instance)]; }

    const Question& m_question;
    const Stage& m_stage;
    LessonEngine& m_engine;
    DebuggerController& m_controller;
    std::vector<Variables> m_instances;
    AnswerRecord m_record;
    bool m_answered = false;
    bool m_arrowShown = false;
    bool m_hides = false;   // what comes after the moment at the cursor
    bool m_asking = false;  // it is this question that the window's engine stands for
    Real m_given = 0;
    QString m_yours;
    QString m_feedback;
    Vec2 m_givenArrow;

    std::unique_ptr<Session> m_session;  // an engine of its own that knows the truth
    std::unique_ptr<EngineState> m_state;
    Truth m_truth;
    std::vector<std::uint32_t> m_contactRows;  // of contacts that can be picked: their normal rows

    LessonTextView* m_ask = nullptr;
    AnswerRow* m_answer = nullptr;
    QVBoxLayout* m_hints = nullptr;
    QLabel* m_complaint = nullptr;
    QPushButton* m_hint = nullptr;
    QPushButton* m_commit = nullptr;
    QuestionResult* m_result = nullptr;
};

}  // namespace solverscope
