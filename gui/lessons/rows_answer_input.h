// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "gui/lessons/answer_input.h"

class QCheckBox;
class QGridLayout;
class QLabel;

namespace solverscope {

/// A column of the matrix: rows that are ticked, next to cells that are filled in after the answer.
class RowsAnswerInput : public AnswerInput {
    Q_OBJECT

public:
    RowsAnswerInput(const Question& question, QWidget* parent);

    void ask(const Truth& truth, EngineState& engine, int instance) override;
    std::optional<QuestionAnswer> answer() const override;
    void setAnswer(const QuestionAnswer& answer) override;
    void reveal(const Truth& truth, EngineState& engine) override;
    QString missing() const override;
    void focusFirst() override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Verdict { None, Right, Wrong, Missed };

    struct Line {
        QCheckBox* box;
        QLabel* cell;
        QLabel* mark;
        Verdict verdict = Verdict::None;
    };

    Line addLine(std::size_t place);
    void colourMarks();

    const Question& m_question;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
};

}  // namespace solverscope
