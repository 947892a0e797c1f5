// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/answer_input.h"

#include <QLineEdit>

#include "gui/lessons/curve_answer_input.h"
#include "gui/lessons/order_lines_answer.h"
#include "gui/lessons/pick_line_answer.h"
#include "gui/lessons/plane_answer_input.h"
#include "gui/lessons/question_result.h"
#include "gui/lessons/rows_answer_input.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "lessons/loader/lesson_run.h"

namespace solverscope {
namespace {

QString listed(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }

struct AnswerTexts {
    const Question& question;
    const Truth& truth;
    EngineState& engine;

    QString operator()(Real number) const { return numberText(question, number); }
    QString operator()(Vec2 both) const {
        if (!question.plane) return arrowText(both, question.unit);
        const auto units = planeUnits(question, truth, engine);
        return arrowText(both, units[0] == units[1] ? units[0].toStdString() : std::string());
    }

    QString operator()(const LineAnswer& answer) const {
        const QString line = AnswerInput::tr("line %1").arg(answer.line);
        const auto& repairs = question.listing->repairs;
        const auto repair = static_cast<std::size_t>(answer.repair);
        return repair < repairs.size() ? AnswerInput::tr("%1: %2").arg(line, qstring(repairs[repair].text)) : line;
    }

    QString operator()(const OrderAnswer& answer) const {
        QStringList lines;
        for (const int line : answer.lines) lines.append(QString::number(line));
        return listed(lines);
    }

    QString operator()(const RowsAnswer& answer) const {
        QStringList rows;
        for (const std::uint32_t row : answer.rows) rows.append(nameOfRow(row, truth, engine));
        return listed(rows);
    }

    QString operator()(const CurveAnswer& answer) const {
        QStringList values;
        for (const Real value : answer.values) values.append(qstring(shownNumber(value)));
        return withUnit(listed(values), qstring(question.unit));
    }
};

}  // namespace

QLineEdit* makeNumberField(const char* name, const QString& described, const QString& unit, QWidget* parent) {
    const QString accessible = unit.isEmpty() ? AnswerInput::tr("Your prediction: %1").arg(described)
                                              : AnswerInput::tr("Your prediction: %1, in %2").arg(described, unit);
    auto* field = named(new QLineEdit(parent), name, accessible,
                        AnswerInput::tr("A number or arithmetic, such as 0.25, 1/4 or (3.5+3)*0.05"));
    field->setAlignment(Qt::AlignRight);
    field->setMaxLength(100);
    return field;
}

QString unreadableNumber(const QString& expected) { return AnswerInput::tr("This cannot be read as a number: %1.").arg(expected); }

AnswerInput* makeAnswerInput(const Question& question, QWidget* parent) {
    switch (question.kind) {
        case AnswerKind::PickLine:
            return new PickLineAnswer(question, parent);
        case AnswerKind::OrderLines:
            return new OrderLinesAnswer(question, parent);
        case AnswerKind::PickRows:
            return new RowsAnswerInput(question, parent);
        case AnswerKind::Plane:
            return new PlaneAnswerInput(question, parent);
        case AnswerKind::Curve:
            return new CurveAnswerInput(question, parent);
        default:
            return nullptr;
    }
}

QString answerText(const Question& question, const QuestionAnswer& answer, const Truth& truth, EngineState& engine) {
    return std::visit(AnswerTexts{question, truth, engine}, answer);
}

}  // namespace solverscope
