// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>

#include "gui/lessons/answer_input.h"

class QLabel;
class QLineEdit;

namespace solverscope {

class PlanePad;

/// The units of the two impulses of a question about their plane.
std::array<QString, 2> planeUnits(const Question& question, const Truth& truth, EngineState& engine);

/// A point on the plane of two impulses: placed in the picture, or typed as its two numbers.
class PlaneAnswerInput : public AnswerInput {
    Q_OBJECT

public:
    PlaneAnswerInput(const Question& question, QWidget* parent);

    void ask(const Truth& truth, EngineState& engine, int instance) override;
    std::optional<QuestionAnswer> answer() const override;
    void setAnswer(const QuestionAnswer& answer) override;
    void reveal(const Truth& truth, EngineState& engine) override;
    QString missing() const override;
    void focusFirst() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showNumbers();
    void readNumbers();
    void showLegend();

    const Question& m_question;
    PlanePad* m_pad;
    QLabel* m_legend;
    std::array<QLineEdit*, 2> m_fields{};
    std::array<QLabel*, 2> m_units{};
};

}  // namespace solverscope
