// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/lessons/answer_input.h"

class QBoxLayout;
class QButtonGroup;

namespace solverscope {

class CodeList;

/// A line of a listing is picked, by a click or with Up, Down and Return; then, if the question has any, one of its repairs.
class PickLineAnswer : public AnswerInput {
    Q_OBJECT

public:
    PickLineAnswer(const Question& question, QWidget* parent);

    void ask(const Truth& truth, EngineState& engine, int instance) override;
    std::optional<QuestionAnswer> answer() const override;
    void setAnswer(const QuestionAnswer& answer) override;
    void reveal(const Truth& truth, EngineState& engine) override;
    QString missing() const override;
    void focusFirst() override;

private:
    void choose(int line, bool byReturn);
    void showPicks();

    const Question& m_question;
    CodeList* m_lines;
    QWidget* m_repairBox = nullptr;  // these three: if there are repairs
    QBoxLayout* m_repairColumn = nullptr;
    QButtonGroup* m_repairs = nullptr;  // by their places in the question
    int m_line = 0;                     // from 1; 0: none yet
    int m_repair = -1;                  // −1: none yet
    int m_rightLine = 0;                // once it is revealed
};

}  // namespace solverscope
