// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>
#include <memory>
#include <optional>

#include "gui/lessons/lesson_progress.h"
#include "lessons/loader/lesson_run.h"

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace solverscope {

class LessonEngine;
class LessonTextView;

/// One question of a lesson: asks, takes a commitment, drives the engine to the moment of truth and puts both side by side.
class QuestionWidget : public QFrame {
    Q_OBJECT

public:
    /// `stage` must outlive the widget. With a record the question is shown as it was answered.
    QuestionWidget(const Question& question, const Stage& stage, LessonEngine& engine, const std::optional<AnswerRecord>& record,
                   QWidget* parent = nullptr);
    ~QuestionWidget() override;

    /// Brings the engine to where the question is asked from.
    void begin();

    bool isAnswered() const { return m_answered; }
    const AnswerRecord& record() const { return m_record; }
    const Question& question() const { return m_question; }

    /// Asks the learner's next move, as the keyboard would.
    void focusFirst();

    /// Nothing more to do here: takes "Continue" away.
    void close();

signals:
    void answered();
    void proceed();
    void linkActivated(const QUrl& link);
    void problem(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildAnswerRow();
    void buildGrid();
    void buildNumber(QGridLayout& grid, int row);
    void buildSign(QVBoxLayout& layout);
    void buildPick(QVBoxLayout& layout);
    void ask();
    void fillPicks();
    void takePick();
    void commit();
    void showHint();
    void showResult();
    void tryFresh();
    void setLocked(bool locked);
    std::optional<Real> answer(QString& shown) const;
    QString nameOfRow(std::uint32_t row) const;
    QString truthText() const;
    QString markdown(const LessonText& text) const;
    const Setup& setup() const { return m_question.setup ? *m_question.setup : m_stage.setup; }
    const Variables& variables() const { return m_instances[static_cast<std::size_t>(m_record.instance)]; }
    LessonTextView* addText(QVBoxLayout& layout, const char* name);

    const Question& m_question;
    const Stage& m_stage;
    LessonEngine& m_engine;
    std::vector<Variables> m_instances;
    AnswerRecord m_record;
    bool m_answered = false;
    bool m_asking = false;  // it is this question that the window's engine stands for
    Real m_given = 0;

    std::unique_ptr<Session> m_session;  // an engine of its own that knows the truth
    std::unique_ptr<EngineState> m_state;
    Truth m_truth;

    LessonTextView* m_ask = nullptr;
    QLineEdit* m_field = nullptr;
    QButtonGroup* m_signs = nullptr;
    QComboBox* m_pick = nullptr;
    QWidget* m_answerRow = nullptr;
    std::vector<QLabel*> m_cells;  // values of the given cells
    QVBoxLayout* m_hints = nullptr;
    QLabel* m_complaint = nullptr;
    QPushButton* m_hint = nullptr;
    QPushButton* m_commit = nullptr;
    QWidget* m_result = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_yours = nullptr;
    QLabel* m_engines = nullptr;
    LessonTextView* m_feedback = nullptr;
    LessonTextView* m_why = nullptr;
    QPushButton* m_fresh = nullptr;
    QPushButton* m_continue = nullptr;
};

/// The number that a learner means: comma or point, a true minus sign, a fraction, the unit behind it or not.
std::optional<double> numberFromLearner(QString text, const QString& unit);

/// Green for right and orange-red for wrong, readable on the palette's ground; never the only sign.
QColor verdictColour(bool right, const QPalette& palette);

}  // namespace solverscope
