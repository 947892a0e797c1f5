// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "gui/lessons/answer_input.h"

class QBoxLayout;
class QLabel;

namespace solverscope {

class CodeList;

/// The lines of the order that have to change their places so that it is right: as few as possible.
std::vector<bool> misplacedLines(const ListingForm& listing, const std::vector<int>& order);

/// Lines that are put in order: dragged, moved with Alt+Up and Alt+Down, or with two buttons.
class OrderLinesAnswer : public AnswerInput {
    Q_OBJECT

public:
    OrderLinesAnswer(const Question& question, QWidget* parent);

    void ask(const Truth& truth, EngineState& engine, int instance) override;
    std::optional<QuestionAnswer> answer() const override;
    void setAnswer(const QuestionAnswer& answer) override;
    void reveal(const Truth& truth, EngineState& engine) override;
    QString missing() const override;
    void focusFirst() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void move(int place, int by);
    void showOrder();

    const Question& m_question;
    std::vector<int> m_order;  // numbers of lines, from 1
    bool m_hasMoved = false;   // the order is the learner's
    bool m_isRevealed = false;
    CodeList* m_lines;
    QLabel* m_how;
    QWidget* m_buttons;
    QBoxLayout* m_both;
    QLabel* m_yoursTitle;
    QWidget* m_rightSide;
    CodeList* m_right;
};

}  // namespace solverscope
