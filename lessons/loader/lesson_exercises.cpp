// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_exercises.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/loader/exercise_fields.h"
#include "lessons/loader/lesson_file.h"
#include "lessons/loader/lesson_inputs.h"
#include "lessons/loader/lesson_prose.h"
#include "lessons/loader/value_reader.h"

namespace solverscope {
namespace {

template <typename Value>
Value choice(const BlockField& field, const std::vector<std::pair<std::string_view, Value>>& choices) {
    std::string list;
    for (const auto& [name, value] : choices) {
        if (field.text() == name) return value;
        list += (list.empty() ? "" : ", ") + std::string(name);
    }
    fail(field.place(), "expected one of " + list);
}

void readTolerance(const BlockField& field, Question& question) {
    ValueReader reader(field);
    const Place place = reader.here();
    question.tolerance = reader.number("a tolerance");
    if (question.tolerance < 0) fail(place, "expected a tolerance of at least 0");
    if (reader.take("%")) {
        question.relative = true;
        question.tolerance /= 100;
    }
    reader.needEnd("expected a number, or a number and '%'");
}

/// The second number of an arrow: ", formula".
Expression otherNumber(ValueReader& reader) {
    if (!reader.take(",")) fail(reader.here(), "expected ',' and the y of the arrow");
    return reader.expression();
}

/// "8 deg" or "8 deg, 15 %": the direction, and the length where it counts.
void readArrowTolerance(const BlockField& field, ArrowForm& arrow) {
    ValueReader reader(field);
    const Place place = reader.here();
    arrow.angle = reader.number("an angle in degrees") * pi / 180;
    if (!reader.takeWord("deg") && !reader.take("deg")) fail(reader.here(), "expected 'deg' after the angle");
    if (!(arrow.angle > 0) || arrow.angle > pi / 2) fail(place, "expected an angle from 0 to 90 deg");
    if (reader.take(",")) {
        const Place share = reader.here();
        arrow.length = reader.number("a share of the length in %") / 100;
        if (!reader.take("%") || !(*arrow.length > 0)) fail(share, "expected a share of the length, such as 15 %");
    }
    reader.needEnd("expected an angle, or an angle and a share of the length");
}

/// value, tail, scale and tolerance of an arrow.
void readArrow(const FieldBlock& block, const std::vector<std::string>& variables, Question& question) {
    ArrowForm arrow;
    arrow.place = block.place;
    ValueReader value(block.need("value"), variables);
    question.value = value.expression();
    arrow.y = otherNumber(value);
    value.needEnd("expected the end of the second formula");
    ValueReader tail(block.need("tail"));
    const Place place = tail.here();
    const std::string kind = tail.word("'body' or 'contact'");
    if (kind != "body" && kind != "contact") fail(place, "expected 'body' or 'contact' and a name in quotation marks");
    (kind == "body" ? arrow.body : arrow.contact) = tail.quoted(kind == "body" ? "a body" : "a row");
    tail.needEnd("expected the end of the line");
    if (const BlockField* field = block.find("scale")) {
        ValueReader scale(*field);
        const Place at = scale.here();
        arrow.metresPerUnit = scale.number("metres for one unit of the arrow");
        if (!(arrow.metresPerUnit > 0) || arrow.metresPerUnit > 1e6) fail(at, "expected a length above 0 m");
        scale.needEnd("expected a number");
    }
    readArrowTolerance(block.need("tolerance"), arrow);
    question.arrow = std::move(arrow);
}

GivenCell givenCell(const BlockField& field, const std::vector<std::string>& variables) {
    const auto equals = field.text().find(" = ");
    if (equals == std::string::npos || equals == 0) fail(field.place(), "expected 'label = formula unit'");
    ValueReader reader(field.value, variables, equals + 3);
    GivenCell cell{field.text().substr(0, equals), reader.expression(), {}};
    cell.unit = reader.rest();
    return cell;
}

Misconception misconception(const BlockField& field, const std::vector<std::string>& variables, AnswerKind kind,
                            LessonTally& tally) {
    ValueReader reader(field, variables);
    Misconception misconception;
    misconception.value = reader.expression();
    if (kind == AnswerKind::Arrow) misconception.y = otherNumber(reader);
    if (!reader.take("=>")) fail(reader.here(), "expected '=>' and what to say");
    const Place place = reader.here();
    PlacedText feedback;
    feedback.append(reader.rest(), place);
    if (feedback.text().empty()) fail(place, "expected what to say after '=>'");
    misconception.feedback = lessonText(feedback, variables, tally.claims);
    return misconception;
}

}  // namespace

Question questionOf(const FieldBlock& block, const std::string& lessonScene, LessonTally& tally) {
    checkKeys(block, {{"id", "ask", "role", "kind", "label", "value", "at", "from", "tolerance", "unit", "why", "scene", "tail",
                       "scale", "engine"},
                      {"hint", "misconception", "given", "vary", "start", "setting", "move"}});
    Question question;
    question.place = block.place;
    question.id = newId(block.need("id"), tally);
    question.variations = variationsOf(block);
    const std::vector<std::string> variables = namesOf(question.variations);

    if (const BlockField* role = block.find("role"))
        question.role = choice<QuestionRole>(*role, {{"transfer", QuestionRole::Transfer}, {"bug", QuestionRole::Bug}});
    if (const BlockField* kind = block.find("kind"))
        question.kind = choice<AnswerKind>(*kind, {{"number", AnswerKind::Number},
                                                   {"sign", AnswerKind::Sign},
                                                   {"pick_row", AnswerKind::PickRow},
                                                   {"pick_body", AnswerKind::PickBody},
                                                   {"pick_contact", AnswerKind::PickContact},
                                                   {"arrow", AnswerKind::Arrow}});
    question.ask = textOf(block.need("ask"), variables, tally);
    if (question.kind == AnswerKind::Arrow)
        readArrow(block, variables, question);
    else
        question.value = wholeExpression(block.need("value"), variables);
    if (const BlockField* engine = block.find("engine")) {
        if (question.kind != AnswerKind::Number && question.kind != AnswerKind::Sign)
            fail(engine->place(), "expected 'engine:' in questions for a number or a sign only");
        question.engine = wholeExpression(*engine, variables);
    }
    question.at = wholeMoment(block.need("at"), variables);
    if (const BlockField* from = block.find("from")) question.from = wholeMoment(*from, variables);
    if (block.find("scene") || block.find("setting") || block.find("move")) question.setup = setupOf(block, lessonScene);
    if (const BlockField* label = block.find("label")) question.label = label->text();
    if (const BlockField* unit = block.find("unit")) question.unit = unit->text();
    if (question.kind == AnswerKind::Number) readTolerance(block.need("tolerance"), question);
    for (const BlockField* field : block.all("given")) question.given.push_back(givenCell(*field, variables));
    for (const BlockField* field : block.all("misconception"))
        question.misconceptions.push_back(misconception(*field, variables, question.kind, tally));
    for (const BlockField* field : block.all("start")) question.changes.push_back(sceneChange(*field, variables));
    question.why = textOf(block.need("why"), variables, tally);
    question.hints = hintsOf(block, variables, tally);
    if (block.kind == "fade" && question.given.empty()) fail(block.place, "expected 'given:' cells in a 'fade' block");
    return question;
}

Task taskOf(const FieldBlock& block, LessonTally& tally) {
    checkKeys(block, {{"id", "ask", "controls", "check", "at", "why"}, {"hint", "solution"}});
    Task task;
    task.place = block.place;
    task.id = newId(block.need("id"), tally);
    static const std::vector<std::string> none;
    task.ask = textOf(block.need("ask"), none, tally);
    task.controls = controlNames(block.need("controls"));
    task.check = wholeExpression(block.need("check"), none);
    if (const BlockField* at = block.find("at")) task.at = wholeMoment(*at, none);
    task.why = textOf(block.need("why"), none, tally);
    for (const BlockField* field : block.all("solution")) task.solution.push_back(solutionInput(*field));
    task.hints = hintsOf(block, none, tally);
    if (task.solution.empty()) fail(block.place, "expected 'solution:' lines, so that the check can be tried");
    return task;
}

}  // namespace solverscope
