// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/exercise_fields.h"

#include <algorithm>
#include <set>

#include "lessons/loader/lesson_file.h"
#include "lessons/loader/lesson_prose.h"
#include "lessons/loader/value_reader.h"

namespace solverscope {
namespace {

Variation variation(const BlockField& field, const std::vector<Variation>& others) {
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

}  // namespace

std::string newId(const BlockField& field, LessonTally& tally) {
    const std::string& id = field.text();
    if (id.size() > 40 || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != id.npos)
        fail(field.place(), "expected a name of small letters, digits and '-'");
    if (!tally.ids.insert(id).second) fail(field.place(), "'" + id + "' is used twice in this lesson");
    return id;
}

LessonText textOf(const BlockField& field, const std::vector<std::string>& variables, LessonTally& tally) {
    if (field.text().empty()) fail(field.keyPlace, "expected a text after '" + field.key + ":'");
    return lessonText(field.value, variables, tally.claims);
}

std::vector<Variation> variationsOf(const FieldBlock& block) {
    std::vector<Variation> variations;
    for (const BlockField* field : block.all("vary")) variations.push_back(variation(*field, variations));
    return variations;
}

std::vector<std::string> namesOf(const std::vector<Variation>& variations) {
    std::vector<std::string> names;
    for (const Variation& one : variations) names.push_back(one.name);
    return names;
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

std::vector<LessonText> hintsOf(const FieldBlock& block, const std::vector<std::string>& variables, LessonTally& tally) {
    std::vector<LessonText> hints;
    for (const BlockField* field : block.all("hint")) hints.push_back(textOf(*field, variables, tally));
    if (hints.size() != 3)
        fail(block.place,
             "expected three hints (which quantity, which formula, which numbers), found " + std::to_string(hints.size()));
    return hints;
}

}  // namespace solverscope
