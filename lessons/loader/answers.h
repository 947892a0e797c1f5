// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Answers to questions: what is right, what a learner has answered, and what a wrong answer reveals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lessons/loader/engine_state.h"
#include "lessons/loader/lesson.h"
#include "physics/analysis/spectrum/lambda_plane.h"

namespace solverscope {

/// What is shown while the next point on a plane is asked for: the plane at the question's `from`, and the part of it in view,
/// equally scaled on both axes. `plane.path` goes on to the end of the step: only its first `plane.reached` corners are shown.
struct PlanePicture {
    LambdaPlane plane;
    Vec2 low;
    Vec2 high;
};

/// The correct answer.
struct Truth {
    Real number = 0;                  // numbers; of signs −1, 0 or 1; lines: the wrong one; curves: the given point
    std::vector<std::uint32_t> rows;  // picks: the right rows, of contacts their normal rows …
    std::vector<BodyId> bodies;       // … or the right bodies
    std::size_t candidates = 0;       // how many there were to pick from
    Vec2 arrow;                       // arrows: x and y …
    Vec2 tail;                        // … and its origin
    Cursor at;
    std::optional<Real> engine = {};  // the value in the engine, if it differs
    Vec2 point = {};                  // planes: the right point …
    Real reach = 0;                   // … and how far from it an answer is still right
    std::optional<PlanePicture> picture = {};
    std::vector<Real> curve = {};         // a value for each sweep of the question
    std::vector<Real> columnValues = {};  // picks of several rows: the entries of the column, by row; empty without a column
};

/// An error if the engine never gets there, or lacks a quantity.
Result<Truth> truthOf(const Question& question, EngineState& engine, const Variables& variables, const std::string& fileName);

/// A curve's formula, or that of a misconception, after a sweep. `reading` is at Truth::at.
Result<Real> valueAtSweep(const Expression& formula, int sweep, Reading reading, const std::string& fileName);

/// Picks of a line: its number, from 1, and the place of the repair in the question's list, from 0, if there are repairs.
struct LineAnswer {
    int line = 0;
    int repair = 0;
    bool operator==(const LineAnswer&) const = default;
};

/// The numbers of the lines, from 1, in the order of the answer.
struct OrderAnswer {
    std::vector<int> lines;
    bool operator==(const OrderAnswer&) const = default;
};

/// The rows that are ticked, ascending.
struct RowsAnswer {
    std::vector<std::uint32_t> rows;
    bool operator==(const RowsAnswer&) const = default;
};

/// A value for each sweep of the question.
struct CurveAnswer {
    std::vector<Real> values;
    bool operator==(const CurveAnswer&) const = default;
};

/// A number (signs: −1, 0 or 1), an arrow or a point on the plane, and those above. Rows, bodies and contacts that are picked
/// one at a time are compared with Truth::rows and Truth::bodies.
using QuestionAnswer = std::variant<Real, Vec2, LineAnswer, OrderAnswer, RowsAnswer, CurveAnswer>;

/// Whether an answer of the question's kind is right.
bool isRight(const Question& question, const Truth& truth, const QuestionAnswer& answer);

/// The misconception that leads to this wrong answer, or nullptr.
const Misconception* misconceptionOf(const Question& question, const Truth& truth, const QuestionAnswer& answer,
                                     EngineState& engine, const Variables& variables);

/// What a misconception leads to, where that is one answer: not for lines in a wrong order.
Result<QuestionAnswer> answerOf(const Question& question, const Misconception& misconception, const Truth& truth,
                                EngineState& engine, const Variables& variables);

/// The right answer. Picks of one row, body or contact have none of this kind: see Truth::rows and Truth::bodies.
QuestionAnswer rightAnswer(const Question& question, const Truth& truth);

/// The answer as it is kept in the learner's record: numbers with blanks between them.
std::string recordText(const QuestionAnswer& answer);

/// Nothing if this is no possible answer to the question.
std::optional<QuestionAnswer> answerInRecord(const Question& question, std::string_view record);

}  // namespace solverscope
