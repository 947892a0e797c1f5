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

SceneChange sceneChange(const BlockField& field, const std::vector<std::string>& variables) {
    ValueReader reader(field, variables);
    SceneChange change;
    change.place = reader.here();
    change.body = reader.word("a body", ".=");
    if (!reader.take(".")) fail(reader.here(), "expected '.' and one of x, y, angle, vx, vy, omega, mass, restitution");
    const Place place = reader.here();
    change.field = reader.word("one of x, y, angle, vx, vy, omega, mass, restitution", "=");
    static const std::set<std::string> fields{"x", "y", "angle", "vx", "vy", "omega", "mass", "restitution"};
    if (!fields.contains(change.field)) fail(place, "expected one of x, y, angle, vx, vy, omega, mass, restitution");
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

GivenCell givenCell(const BlockField& field, const std::vector<std::string>& variables) {
    const auto equals = field.text().find(" = ");
    if (equals == std::string::npos || equals == 0) fail(field.place(), "expected 'label = formula unit'");
    ValueReader reader(field.value, variables, equals + 3);
    GivenCell cell{field.text().substr(0, equals), reader.expression(), {}};
    cell.unit = reader.rest();
    return cell;
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

Question questionOf(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters) {
    Question question;
    if (const BlockField* kind = block.find("kind")) {
        const auto known = std::ranges::find(answerKindNames, kind->text());
        if (known == answerKindNames.end()) fail(kind->place(), "expected one of " + listed(answerKindNames));
        question.kind = static_cast<AnswerKind>(known - answerKindNames.begin());
    }
    Keys keys{{"id", "ask", "role", "kind", "label", "at", "from", "unit", "why", "scene"},
              {"hint", "misconception", "given", "vary", "start", "setting", "move"}};
    addKeysOf(question.kind, keys);
    checkKeys(block, keys);
    const std::vector<std::string> variables = readCommon(block, lessonScene, counters, question);
    if (const BlockField* role = block.find("role"))
        question.role = choice<QuestionRole>(*role, {{"transfer", QuestionRole::Transfer}, {"bug", QuestionRole::Bug}});
    question.at = wholeMoment(block.need("at"), variables);
    if (const BlockField* from = block.find("from")) question.from = wholeMoment(*from, variables);
    if (const BlockField* label = block.find("label")) question.label = label->text();
    if (const BlockField* unit = block.find("unit")) question.unit = unit->text();
    readForm(block, variables, counters, question);
    for (const BlockField* field : block.all("given")) question.given.push_back(givenCell(*field, variables));
    question.hints = hintsOf(block, variables, counters);
    if (block.kind == "fade" && question.given.empty()) fail(block.place, "expected 'given:' cells in a 'fade' block");
    return question;
}

Task taskOf(const FieldBlock& block, const std::string& lessonScene, LessonCounters& counters) {
    checkKeys(block, {{"id", "ask", "controls", "check", "at", "score", "par", "why"}, {"hint", "solution", "name"}});
    Task task;
    const std::vector<std::string> none = readCommon(block, lessonScene, counters, task);
    if (const BlockField* controls = block.find("controls")) task.controls = controlNames(*controls);
    task.check = wholeExpression(block.need("check"), none);
    if (const BlockField* at = block.find("at")) task.at = wholeMoment(*at, none);
    for (const BlockField* field : block.all("solution")) task.solution.push_back(solutionInput(*field));
    if (const BlockField* score = block.find("score")) {
        task.score = wholeExpression(*score, none);
        ValueReader par(block.need("par"));
        task.par = par.number("a number, the score of a good solution");
        par.needEnd("expected a number");
    } else if (const BlockField* par = block.find("par")) {
        fail(par->keyPlace, "expected 'score:', a formula, with 'par:'");
    }
    for (const BlockField* field : block.all("name")) task.names.push_back(captionOf(*field));
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

Capstone capstoneOf(const FieldBlock& block, LessonCounters& counters) {
    checkKeys(block, {{"level"}, {}});
    Capstone capstone;
    capstone.place = block.place;
    capstone.level = wholeField(block.need("level"), Capstone::levels);
    capstone.id = "capstone-" + std::to_string(capstone.level);
    if (!counters.ids.insert(capstone.id).second) fail(block.place, "this level is already in this lesson");
    return capstone;
}

struct BlockKind {
    std::string_view name;
    LessonBlock (*read)(const FieldBlock&, const BlockContext&);
};

template <auto read>
LessonBlock exercise(const FieldBlock& block, const BlockContext& context) {
    return read(block, context.lessonScene, context.counters);
}

constexpr auto blockKinds = std::to_array<BlockKind>({
    {"predict", exercise<questionOf>},
    {"fade", exercise<questionOf>},
    {"question", exercise<questionOf>},
    {"solver", exercise<manualExerciseOf>},
    {"change", exercise<taskOf>},
    {"capstone", [](const FieldBlock& b, const BlockContext& c) -> LessonBlock { return capstoneOf(b, c.counters); }},
    {"watch", [](const FieldBlock& b, const BlockContext& c) -> LessonBlock { return watchOf(b, c); }},
    {"model", [](const FieldBlock& b, const BlockContext& c) -> LessonBlock { return modelOf(b, c); }},
    {"program", [](const FieldBlock& b, const BlockContext& c) -> LessonBlock { return programOf(b, c); }},
});

}  // namespace

LessonText textOf(const BlockField& field, const std::vector<std::string>& variables, LessonCounters& counters) {
    if (field.text().empty()) fail(field.keyPlace, "expected a text after '" + field.key + ":'");
    return lessonText(field.value, variables, counters.claims);
}

bool isBlockKind(std::string_view kind) { return std::ranges::count(blockKinds, kind, &BlockKind::name) > 0; }

LessonBlock blockOf(const FieldBlock& block, const BlockContext& context) {
    return std::ranges::find(blockKinds, block.kind, &BlockKind::name)->read(block, context);
}

}  // namespace solverscope
