// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/hand_exercise.h"

#include <algorithm>

#include "lessons/loader/exercise_fields.h"
#include "lessons/loader/lesson_inputs.h"
#include "lessons/loader/value_reader.h"

namespace solverscope {
namespace {

constexpr int mostSweeps = 20;
constexpr int mostVisits = 60;

int wholeField(const BlockField& field, int highest) {
    ValueReader reader(field);
    const auto number = static_cast<int>(reader.wholeNumber("a whole number", 1, highest));
    reader.needEnd("expected a whole number");
    return number;
}

HandTolerance toleranceOf(const BlockField& field) {
    ValueReader reader(field);
    const Place place = reader.here();
    const Real number = reader.number("a tolerance");
    if (!(number > 0)) fail(place, "expected a tolerance above 0");
    const bool isShare = reader.take("%");
    reader.needEnd("expected a number, or a number and '%'");
    return isShare ? HandTolerance{0, number / 100} : HandTolerance{number, 0};
}

bool isYes(const BlockField& field) {
    if (field.text() == "true" || field.text() == "false") return field.text() == "true";
    fail(field.place(), "expected true or false");
}

}  // namespace

const std::vector<std::string>& rowNumberNames() {
    static const std::vector<std::string> names{"jv", "effective_mass", "bias", "softness", "sum_before", "lower", "upper"};
    return names;
}

HandExercise handExerciseOf(const FieldBlock& block, const std::string& lessonScene, LessonTally& tally) {
    checkKeys(block, {{"id", "ask", "from", "sweeps", "visits", "any_order", "tolerance", "why", "scene"},
                      {"hint", "vary", "start", "setting", "move"}});
    HandExercise exercise;
    exercise.place = block.place;
    exercise.id = newId(block.need("id"), tally);
    exercise.variations = variationsOf(block);
    const std::vector<std::string> variables = namesOf(exercise.variations);
    for (const std::string& name : variables)
        if (std::ranges::find(rowNumberNames(), name) != rowNumberNames().end())
            fail(block.find("vary")->place(), "'" + name + "' is a number of the row: expected another name");
    exercise.ask = textOf(block.need("ask"), variables, tally);
    exercise.from = wholeMoment(block.need("from"), variables);
    if (const BlockField* sweeps = block.find("sweeps")) exercise.plan.sweeps = wholeField(*sweeps, mostSweeps);
    if (const BlockField* visits = block.find("visits")) exercise.plan.visits = wholeField(*visits, mostVisits);
    if (const BlockField* anyOrder = block.find("any_order")) exercise.plan.anyOrder = isYes(*anyOrder);
    exercise.tolerance = toleranceOf(block.need("tolerance"));
    if (block.find("scene") || block.find("setting") || block.find("move")) exercise.setup = setupOf(block, lessonScene);
    for (const BlockField* field : block.all("start")) exercise.changes.push_back(sceneChange(*field, variables));
    std::vector<std::string> inHints = variables;
    inHints.insert(inHints.end(), rowNumberNames().begin(), rowNumberNames().end());
    exercise.hints = hintsOf(block, inHints, tally);
    exercise.why = textOf(block.need("why"), variables, tally);
    return exercise;
}

}  // namespace solverscope
