// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "gui/lessons/answer_input.h"

class QLabel;
class QLineEdit;

namespace solverscope {

class CurvePad;

/// A curve over the sweeps: its points are dragged in the picture, or typed.
class CurveAnswerInput : public AnswerInput {
    Q_OBJECT

public:
    CurveAnswerInput(const Question& question, QWidget* parent);

    void ask(const Truth& truth, EngineState& engine, int instance) override;
    std::optional<QuestionAnswer> answer() const override;
    void setAnswer(const QuestionAnswer& answer) override;
    void reveal(const Truth& truth, EngineState& engine) override;
    QString missing() const override;
    void focusFirst() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    std::optional<Real> typed(std::size_t handle) const;
    void showNumbers();
    void readNumber(std::size_t handle);
    void showLegend();

    const Question& m_question;
    CurvePad* m_pad;
    QLabel* m_legend;
    std::vector<QLineEdit*> m_fields;
};

}  // namespace solverscope
