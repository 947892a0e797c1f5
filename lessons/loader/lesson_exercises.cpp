// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/value_reader.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include "physics/base/plain_text.h"

namespace solverscope {
namespace {

constexpr int maxSweeps = 20;
constexpr int maxVisits = 60;

// --- what every exercise has ---

Variation variation(const BlockField& field, const std::vector<Variation>& others) {
    ValueReader reader(field);
    const Place place = reader.here();
    Variation variation;
    variation.name = reader.word("a name");
    if (variation.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string::npos)
        fail(place, "expected a name of lower-case letters");
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

std::string newId(const BlockField& field, LessonCounters& counters) {
    const std::string& id = field.text();
    if (id.size() > 40 || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != id.npos)
        fail(field.place(), "expected a name of lower-case letters, digits and '-'");
    if (!counters.ids.insert(id).second) fail(field.place(), "'" + id + "' is used twice in this lesson");
    return id;
}

LessonText textOf(const BlockField& field, const std::vector<std::string>& variables, LessonCounters& counters) {
    if (field.text().empty()) fail(field.keyPlace, "expected a text after '" + field.key + ":'");
    return lessonText(field.value, variables, counters.claims);
}

SceneChange sceneChange(const BlockField& field, const std::vector<std::string>& variables) {
    ValueReader reader(field, variables);
    SceneChange change;
    change.place = reader.here();
    change.body = reader.word("a body", ".=");
    if (!reader.take(".")) fail(reader.here(), "expected '.' and one of x, y, angle, vx, vy, omega, mass");
    const Place place = reader.here();
    change.field = reader.word("one of x, y, angle, vx, vy, omega, mass", "=");
    static const std::set<std::string> fields{"x", "y", "angle", "vx", "vy", "omega", "mass"};
    if (!fields.contains(change.field)) fail(place, "expected one of x, y, angle, vx, vy, omega, mass");
    if (!reader.take("=")) fail(reader.here(), "expected '='");
    change.value = reader.expression();
    reader.needEnd("expected an operator or the end of the formula");
    return change;
}

std::vector<LessonText> hintsOf(const FieldBlock& block, const std::vector<std::string>& variables, LessonCounters& counters) {
    std::vector<LessonText> hints;
    for (const BlockField* field : block.all("hint")) hints.push_back(textOf(*field, variables, counters));
    if (hints.size() != 3)
        fail(block.place,
             "expected three hints (which quantity, which formula, which numbers), found " + std::to_string(hints.size()));
    return hints;
}

/// What every exercise has but hints. Returns the names that its formulas may use.
std::vector<std::string> readCommon(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters,
                                    Exercise& exercise) {
    exercise.place = block.place;
    exercise.id = newId(block.need("id"), counters);
    for (const BlockField* field : block.all("vary")) exercise.variations.push_back(variation(*field, exercise.variations));
    std::vector<std::string> variables;
    for (const Variation& one : exercise.variations) variables.push_back(one.name);
    exercise.ask = textOf(block.need("ask"), variables, counters);
    exercise.why = textOf(block.need("why"), variables, counters);
    if (block.find("scene") || block.find("setting") || block.find("move")) exercise.setup = setupOf(block, lessonScene);
    for (const BlockField* field : block.all("start")) exercise.changes.push_back(sceneChange(*field, variables));
    return variables;
}

// --- questions ---

template <typename Value>
Value choice(const BlockField& field, const std::vector<std::pair<std::string_view, Value>>& choices) {
    for (const auto& [name, value] : choices)
        if (field.text() == name) return value;
    fail(field.place(), "expected one of " + listed(choices, &std::pair<std::string_view, Value>::first));
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

/// "8 deg" or "8 deg, 15 %": the direction, and the length if it matters.
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
                            LessonCounters& counters) {
    ValueReader reader(field, variables);
    Misconception misconception;
    misconception.value = reader.expression();
    if (kind == AnswerKind::Arrow) misconception.y = otherNumber(reader);
    if (!reader.take("=>")) fail(reader.here(), "expected '=>' and what to say");
    const Place place = reader.here();
    PlacedText feedback;
    feedback.append(reader.rest(), place);
    if (feedback.text().empty()) fail(place, "expected what to say after '=>'");
    misconception.feedback = lessonText(feedback, variables, counters.claims);
    return misconception;
}

// --- sweeps by hand ---

int wholeField(const BlockField& field, int highest) {
    ValueReader reader(field);
    const auto number = static_cast<int>(reader.wholeNumber("a whole number", 1, highest));
    reader.needEnd("expected a whole number");
    return number;
}

AnswerTolerance toleranceOf(const BlockField& field) {
    ValueReader reader(field);
    const Place place = reader.here();
    const Real number = reader.number("a tolerance");
    if (!(number > 0)) fail(place, "expected a tolerance above 0");
    const bool isShare = reader.take("%");
    reader.needEnd("expected a number, or a number and '%'");
    return isShare ? AnswerTolerance{0, number / 100} : AnswerTolerance{number, 0};
}

bool isYes(const BlockField& field) {
    if (field.text() == "true" || field.text() == "false") return field.text() == "true";
    fail(field.place(), "expected true or false");
}

Question questionOf(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters) {
    checkKeys(block, {{"id", "ask", "role", "kind", "label", "value", "at", "from", "tolerance", "unit", "why", "scene", "tail",
                       "scale", "engine"},
                      {"hint", "misconception", "given", "vary", "start", "setting", "move"}});
    Question question;
    const std::vector<std::string> variables = readCommon(block, lessonScene, counters, question);
    if (const BlockField* role = block.find("role"))
        question.role = choice<QuestionRole>(*role, {{"transfer", QuestionRole::Transfer}, {"bug", QuestionRole::Bug}});
    if (const BlockField* kind = block.find("kind"))
        question.kind = choice<AnswerKind>(*kind, {{"number", AnswerKind::Number},
                                                   {"sign", AnswerKind::Sign},
                                                   {"pick_row", AnswerKind::PickRow},
                                                   {"pick_body", AnswerKind::PickBody},
                                                   {"pick_contact", AnswerKind::PickContact},
                                                   {"arrow", AnswerKind::Arrow}});
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
    if (const BlockField* label = block.find("label")) question.label = label->text();
    if (const BlockField* unit = block.find("unit")) question.unit = unit->text();
    if (question.kind == AnswerKind::Number) readTolerance(block.need("tolerance"), question);
    for (const BlockField* field : block.all("given")) question.given.push_back(givenCell(*field, variables));
    for (const BlockField* field : block.all("misconception"))
        question.misconceptions.push_back(misconception(*field, variables, question.kind, counters));
    question.hints = hintsOf(block, variables, counters);
    if (block.kind == "fade" && question.given.empty()) fail(block.place, "expected 'given:' cells in a 'fade' block");
    return question;
}

Task taskOf(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters) {
    checkKeys(block, {{"id", "ask", "controls", "check", "at", "why"}, {"hint", "solution"}});
    Task task;
    const std::vector<std::string> none = readCommon(block, lessonScene, counters, task);
    if (const BlockField* controls = block.find("controls")) task.controls = controlNames(*controls);
    task.check = wholeExpression(block.need("check"), none);
    if (const BlockField* at = block.find("at")) task.at = wholeMoment(*at, none);
    for (const BlockField* field : block.all("solution")) task.solution.push_back(solutionInput(*field));
    task.hints = hintsOf(block, none, counters);
    if (task.solution.empty()) fail(block.place, "expected 'solution:' lines, so that the check can be tested");
    return task;
}

/// What a hint of an exercise by hand may name of the row whose turn it is.
const std::vector<std::string>& rowNumberNames() {
    static const std::vector<std::string> names{"jv", "effective_mass", "bias", "softness", "sum_before", "lower", "upper"};
    return names;
}

ManualExercise manualExerciseOf(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters) {
    checkKeys(block, {{"id", "ask", "from", "sweeps", "visits", "any_order", "tolerance", "why", "scene"},
                      {"hint", "vary", "start", "setting", "move"}});
    ManualExercise exercise;
    const std::vector<std::string> variables = readCommon(block, lessonScene, counters, exercise);
    for (const std::string& name : variables)
        if (std::ranges::find(rowNumberNames(), name) != rowNumberNames().end())
            fail(block.find("vary")->place(), "'" + name + "' is a number of the row: expected another name");
    exercise.from = wholeMoment(block.need("from"), variables);
    if (const BlockField* sweeps = block.find("sweeps")) exercise.plan.sweeps = wholeField(*sweeps, maxSweeps);
    if (const BlockField* visits = block.find("visits")) exercise.plan.visits = wholeField(*visits, maxVisits);
    if (const BlockField* anyOrder = block.find("any_order")) exercise.plan.anyOrder = isYes(*anyOrder);
    exercise.tolerance = toleranceOf(block.need("tolerance"));
    std::vector<std::string> inHints = variables;
    inHints.insert(inHints.end(), rowNumberNames().begin(), rowNumberNames().end());
    exercise.hints = hintsOf(block, inHints, counters);
    return exercise;
}

struct ExerciseKind {
    std::string_view name;
    LessonBlock (*read)(const FieldBlock&, const std::string& lessonScene, LessonCounters&);
};

template <auto read>
LessonBlock readAs(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters) {
    return read(block, lessonScene, counters);
}

constexpr auto exerciseKinds = std::to_array<ExerciseKind>({
    {"predict", readAs<questionOf>},
    {"fade", readAs<questionOf>},
    {"question", readAs<questionOf>},
    {"solver", readAs<manualExerciseOf>},
    {"change", readAs<taskOf>},
});

}  // namespace

bool isExercise(std::string_view kind) { return std::ranges::count(exerciseKinds, kind, &ExerciseKind::name) > 0; }

LessonBlock exerciseOf(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters) {
    return std::ranges::find(exerciseKinds, block.kind, &ExerciseKind::name)->read(block, lessonScene, counters);
}

}  // namespace solverscope
