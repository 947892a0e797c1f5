// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "lessons/loader/answers.h"

class QLineEdit;

namespace solverscope {

/// The part of an answer row for answers that are more than a number, a sign, a pick or an arrow: a line and its repair, an
/// order of lines, several rows, a point on the plane, a curve. Each kind has a source of its own.
class AnswerInput : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Begins with an instance of the question, and with no answer. The truth says what is drawn (PlanePicture, the given point
    /// of a curve, the values of a column) and must not be shown before reveal(). `engine` is the instance's own. What is
    /// shuffled comes in another order in each instance.
    virtual void ask(const Truth& truth, EngineState& engine, int instance) = 0;

    /// Nothing if it is not complete.
    virtual std::optional<QuestionAnswer> answer() const = 0;

    /// An answer of another kind, as in the record of an older lesson, is left out.
    virtual void setAnswer(const QuestionAnswer& answer) = 0;

    /// Shows the right answer with the learner's own, which was judged.
    virtual void reveal(const Truth& truth, EngineState& engine) = 0;

    /// What is still to be done, as one sentence: "Please tick the rows."
    virtual QString missing() const = 0;

    virtual void focusFirst() = 0;

signals:
    void edited();
    void entered();
};

/// A field for a number of the answer or arithmetic; `described` is what it is for, for screen readers.
QLineEdit* makeNumberField(const char* name, const QString& described, const QString& unit, QWidget* parent);

/// That a text cannot be read as a number, and what was expected.
QString unreadableNumber(const QString& expected);

/// The part for the question's kind; nullptr for numbers, signs, picks of one and arrows. `question` must outlive it.
AnswerInput* makeAnswerInput(const Question& question, QWidget* parent);

/// An answer of any kind in words, short: "line 3", "(0.2, 0.3) N s". Picks of one: by their names.
QString answerText(const Question& question, const QuestionAnswer& answer, const Truth& truth, EngineState& engine);

}  // namespace solverscope
