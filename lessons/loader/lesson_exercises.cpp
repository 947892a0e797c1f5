// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_exercises.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/loader/lesson_file.h"
#include "lessons/loader/lesson_inputs.h"
#include "lessons/loader/lesson_prose.h"
#include "lessons/loader/value_reader.h"

namespace solverscope {
namespace {

std::string newId(const Field& field, LessonTally& tally) {
    const std::string& id = field.text();
    if (id.size() > 40 || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != id.npos)
        fail(field.place(), "expected a name of small letters, digits and '-'");
    if (!tally.ids.insert(id).second) fail(field.place(), "'" + id + "' is used twice in this lesson");
    return id;
}

/// A text that must be there.
LessonText textOf(const Field& field, const std::vector<std::string>& variables, LessonTally& tally) {
    if (field.text().empty()) fail(field.keyPlace, "expected a text after '" + field.key + ":'");
    return lessonText(field.value, variables, tally.claims);
}

template <typename Value>
Value choice(const Field& field, const std::vector<std::pair<std::string_view, Value>>& choices) {
    std::string list;
    for (const auto& [name, value] : choices) {
        if (field.text() == name) return value;
        list += (list.empty() ? "" : ", ") + std::string(name);
    }
    fail(field.place(), "expected one of " + list);
}

void readTolerance(const Field& field, Question& question) {
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

GivenCell givenCell(const Field& field, const std::vector<std::string>& variables) {
    const auto equals = field.text().find(" = ");
    if (equals == std::string::npos || equals == 0) fail(field.place(), "expected 'label = formula unit'");
    ValueReader reader(field.value, variables, equals + 3);
    GivenCell cell{field.text().substr(0, equals), reader.expression(), {}};
    cell.unit = reader.rest();
    return cell;
}

Misconception misconception(const Field& field, const std::vector<std::string>& variables, LessonTally& tally) {
    ValueReader reader(field, variables);
    Misconception misconception;
    misconception.value = reader.expression();
    if (!reader.take("=>")) fail(reader.here(), "expected '=>' and what to say");
    const Place place = reader.here();
    PlacedText feedback;
    feedback.append(reader.rest(), place);
    if (feedback.text().empty()) fail(place, "expected what to say after '=>'");
    misconception.feedback = lessonText(feedback, variables, tally.claims);
    return misconception;
}

/// "vy in -3, -2.5, -2"
Variation variation(const Field& field, const std::vector<Variation>& others) {
    ValueReader reader(field);
    const Place place = reader.here();
    Variation variation;
    variation.name = reader.word("a name");
    if (variation.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string::npos)
        fail(place, "expected a name of small letters");
    if (std::any_of(others.begin(), others.end(), [&](const Variation& one) { return one.name == variation.name; }))
        fail(place, "'" + variation.name + "' is varied twice");
    if (!reader.takeWord("in")) fail(reader.here(), "expected 'in' and values");
    do {
        variation.values.push_back(reader.number("a value"));
        if (variation.values.size() > lesson_limits::values) fail(place, "expected at most 50 values");
    } while (reader.take(","));
    reader.needEnd("expected ',' between the values");
    return variation;
}

/// "box.vy = vy"
SceneChange sceneChange(const Field& field, const std::vector<std::string>& variables) {
    ValueReader reader(field, variables);
    SceneChange change;
    change.place = reader.here();
    change.body = reader.word("a body", ".=");
    if (!reader.take(".")) fail(reader.here(), "expected '.' and one of x, y, angle, vx, vy, omega");
    const Place place = reader.here();
    change.field = reader.word("one of x, y, angle, vx, vy, omega", "=");
    static const std::set<std::string> fields{"x", "y", "angle", "vx", "vy", "omega"};
    if (!fields.contains(change.field)) fail(place, "expected one of x, y, angle, vx, vy, omega");
    if (!reader.take("=")) fail(reader.here(), "expected '='");
    change.value = reader.expression();
    reader.needEnd("expected an operator or the end of the formula");
    return change;
}

}  // namespace

Question questionOf(const FieldBlock& block, const std::string& lessonScene, LessonTally& tally) {
    checkKeys(block, {{"id", "ask", "role", "kind", "label", "value", "at", "from", "tolerance", "unit", "why", "scene"},
                      {"hint", "misconception", "given", "vary", "start", "setting", "move"}});
    Question question;
    question.place = block.place;
    question.id = newId(block.need("id"), tally);
    for (const Field* field : block.all("vary")) question.variations.push_back(variation(*field, question.variations));
    std::vector<std::string> variables;
    for (const Variation& one : question.variations) variables.push_back(one.name);

    if (const Field* role = block.find("role"))
        question.role = choice<QuestionRole>(*role, {{"transfer", QuestionRole::Transfer}, {"bug", QuestionRole::Bug}});
    if (const Field* kind = block.find("kind"))
        question.kind = choice<AnswerKind>(*kind, {{"number", AnswerKind::Number},
                                                   {"sign", AnswerKind::Sign},
                                                   {"pick_row", AnswerKind::PickRow},
                                                   {"pick_body", AnswerKind::PickBody}});
    question.ask = textOf(block.need("ask"), variables, tally);
    question.value = wholeExpression(block.need("value"), variables);
    question.at = wholeMoment(block.need("at"), variables);
    if (const Field* from = block.find("from")) question.from = wholeMoment(*from, variables);
    if (block.find("scene") || block.find("setting") || block.find("move")) question.setup = setupOf(block, lessonScene);
    if (const Field* label = block.find("label")) question.label = label->text();
    if (const Field* unit = block.find("unit")) question.unit = unit->text();
    if (question.kind == AnswerKind::Number) readTolerance(block.need("tolerance"), question);
    for (const Field* field : block.all("given")) question.given.push_back(givenCell(*field, variables));
    for (const Field* field : block.all("hint")) question.hints.push_back(textOf(*field, variables, tally));
    for (const Field* field : block.all("misconception"))
        question.misconceptions.push_back(misconception(*field, variables, tally));
    for (const Field* field : block.all("start")) question.changes.push_back(sceneChange(*field, variables));
    question.why = textOf(block.need("why"), variables, tally);
    if (question.hints.size() != 3)
        fail(block.place,
             "expected three hints (which quantity, which formula, which numbers), found " + std::to_string(question.hints.size()));
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
    if (const Field* at = block.find("at")) task.at = wholeMoment(*at, none);
    for (const Field* field : block.all("hint")) task.hints.push_back(textOf(*field, none, tally));
    task.why = textOf(block.need("why"), none, tally);
    for (const Field* field : block.all("solution")) task.solution.push_back(solutionInput(*field));
    if (task.hints.size() != 3) fail(block.place, "expected three hints, found " + std::to_string(task.hints.size()));
    if (task.solution.empty()) fail(block.place, "expected 'solution:' lines, so that the check can be tried");
    return task;
}

}  // namespace solverscope
