// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_check.h"

#include <algorithm>
#include <array>
#include <concepts>

#include "lessons/loader/lesson_texts.h"
#include "physics/base/plain_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

// What must be identical is compared as text that contains everything but the place in the file.

std::string textOf(const Moment& moment) {
    std::string text = "step=" + moment.step.source();
    if (moment.phase) text += ", phase=" + std::string(phaseName(*moment.phase));
    if (moment.iteration) text += ", iteration=" + moment.iteration->source();
    if (moment.rowPlace) text += ", row=" + moment.rowPlace->source();
    if (!moment.rowName.empty()) text += ", row=\"" + moment.rowName + "\"";
    return text;
}

std::string textOf(const std::optional<Moment>& moment) { return moment ? textOf(*moment) : "nothing"; }

std::string textOf(const LessonInput& input) {
    switch (input.kind) {
        case LessonInput::Kind::Set:
            return "set " + input.key + " = " + input.text + " at step " + std::to_string(input.steps);
        case LessonInput::Kind::Move:
            return "move " + input.key + " to " + numberText(input.x) + " " + numberText(input.y) + " at step " +
                   std::to_string(input.steps);
        case LessonInput::Kind::Run:
            return "run " + std::to_string(input.steps);
        case LessonInput::Kind::Joint:
            return "joint " + input.text;
        case LessonInput::Kind::Go:
            break;
    }
    return "go " + textOf(input.moment);
}

template <typename Items, typename Text>
std::string listOf(const Items& items, Text text) {
    std::string list;
    for (const auto& item : items) list += (list.empty() ? "" : "; ") + text(item);
    return list.empty() ? "nothing" : list;
}

std::string textOf(const std::vector<LessonInput>& inputs) {
    return listOf(inputs, [](const LessonInput& input) { return textOf(input); });
}

std::string textOf(const std::vector<std::string>& names) {
    return listOf(names, [](const std::string& name) { return name; });
}

std::string textOf(const Setup& setup) { return setup.scene + "; " + textOf(setup.inputs); }

std::string textOf(const Variation& variation) { return variation.name + " in " + listOf(variation.values, numberText); }

std::string textOf(const std::vector<SceneChange>& changes) {
    return listOf(changes, [](const SceneChange& one) { return one.body + "." + one.field + " = " + one.value.source(); });
}

std::string textOf(const Claim& claim) {
    std::string text = (claim.isWords ? "words := " : claim.shown.empty() ? "" : claim.shown + " = ") + claim.expression.source();
    if (claim.at) text += " at " + textOf(*claim.at);
    for (const auto& [key, value] : claim.settings) text += " with " + key + " = " + value;
    return claim.shown.empty() ? text : text + " tol " + numberText(claim.tolerance);
}

std::string sortedList(std::vector<std::string> texts) {
    std::ranges::sort(texts);
    return textOf(texts);
}

/// Numbers with a decimal point as displayed, without repetitions: whole ones may be words in another language.
std::vector<std::string> decimalsOf(const LessonText& text) {
    std::vector<std::string> decimals;
    for (const Paragraph& paragraph : paragraphsOf(text)) {
        const std::string& shown = paragraph.shown;
        for (std::size_t at = shown.find_first_of("0123456789"); at < shown.size(); at = shown.find_first_of("0123456789", at)) {
            const std::size_t end = std::min(shown.find_first_not_of("0123456789.", at), shown.size());
            std::string number = shown.substr(at, end - at);
            while (number.back() == '.') number.pop_back();
            if (number.find('.') != number.npos) decimals.push_back(std::move(number));
            at = end;
        }
    }
    std::ranges::sort(decimals);
    decimals.erase(std::unique(decimals.begin(), decimals.end()), decimals.end());
    return decimals;
}

std::string_view kindName(const LessonBlock& block) {
    constexpr std::array<std::string_view, std::variant_size_v<LessonBlock>> names{
        "a text", "a question", "an exercise", "an exercise by hand", "a capstone", "runs to watch", "a model answer", "a program"};
    return names[block.index()];
}

/// A part of a lesson that is the same in every language: where it is, what messages call it, and its content.
struct Part {
    Place place;
    std::string what;
    std::string content;
};
using Parts = std::vector<Part>;

Parts partsOf(const Lesson& lesson) {
    constexpr Place front{1, 1};
    return {{front, "id", lesson.id},
            {front, "scene", lesson.scene},
            {front, "minutes", std::to_string(lesson.minutes)},
            {front, "controls", textOf(lesson.controls)},
            {front, "'skill'", lesson.skill.empty() ? "nothing" : "one sentence"},
            {front, "stages", listOf(lesson.stages, [](const Stage& stage) { return std::string(stageName(stage.kind)); })}};
}

Parts partsOf(const Stage& stage) {
    const std::string span =
        stage.span ? textOf(stage.span->from) + " to " + textOf(stage.span->to) + "; show " + stage.span->panel : "nothing";
    return {{stage.place, "setup", textOf(stage.setup)},
            {stage.span ? stage.span->place : stage.place, "'step' block", span},
            {stage.place, "blocks", listOf(stage.blocks, [](const LessonBlock& block) { return std::string(kindName(block)); })}};
}

void addText(Parts& parts, const std::string& what, const LessonText& text) {
    std::vector<std::string> claims;
    std::vector<std::string> formulas;
    std::vector<std::string> links;
    for (const auto& piece : text.pieces)
        if (const auto* claim = std::get_if<Claim>(&piece)) claims.push_back(textOf(*claim));
    for (const Formula& formula : text.formulas) formulas.push_back(formula.tex);
    for (const TextLink& link : text.links) links.push_back(link.address);
    parts.push_back({text.place, "checked numbers in this " + what, sortedList(claims)});
    parts.push_back({text.place, "decimal numbers in this " + what, textOf(decimalsOf(text))});
    parts.push_back({text.place, "formulas in this " + what, sortedList(formulas)});
    parts.push_back({text.place, "links in this " + what, sortedList(links)});
}

/// What every kind of exercise has; `what` its texts are called.
void addExercise(Parts& parts, const std::string& what, const Exercise& exercise) {
    parts.push_back({exercise.place, "'id'", exercise.id});
    parts.push_back({exercise.place, "setup", exercise.setup ? textOf(*exercise.setup) : "nothing"});
    parts.push_back(
        {exercise.place, "'vary'", listOf(exercise.variations, [](const Variation& variation) { return textOf(variation); })});
    parts.push_back({exercise.place, "'start'", textOf(exercise.changes)});
    addText(parts, what, exercise.ask);
    for (const LessonText& hint : exercise.hints) addText(parts, "hint", hint);
    addText(parts, "'why'", exercise.why);
}

Parts partsOf(const LessonText& text) {
    Parts parts;
    addText(parts, "text", text);
    return parts;
}

/// A kind of exercise that has nothing else.
Parts partsOf(const std::derived_from<Exercise> auto& exercise) {
    Parts parts;
    addExercise(parts, "exercise", exercise);
    return parts;
}

Parts partsOf(const ModelAnswer& model) {
    Parts parts;
    addText(parts, "model answer", model.text);
    return parts;
}

Parts partsOf(const WatchBlock& watch) {
    Parts parts{{watch.place, "'again'", watch.isAgain ? "true" : "nothing"},
                {watch.place, "'steps'", std::to_string(watch.steps)}};
    for (const WatchSide& side : watch.sides) {
        parts.push_back({side.place, "scene and settings", textOf(side.setup)});
        parts.push_back({side.check.place, "check", side.check.source()});
    }
    return parts;
}

Parts partsOf(const ProgramBlock& program) {
    const auto stop = [](const ProgramStop& one) { return one.text + " => " + textOf(one.moment); };
    return {{program.filePlace, "'file'", program.file}, {program.place, "'stop' lines", listOf(program.stops, stop)}};
}

/// A line of code without its comment, which is translated; nothing of a sentence.
std::string codeOf(const std::string& line) {
    if (!isCode(line)) return "a sentence";
    const std::string code = line.substr(0, line.find("//"));
    return code.substr(0, code.find_last_not_of(' ') + 1);
}

std::string textOf(const ListingForm& listing) {
    std::string text = listOf(listing.lines, codeOf) + " with " + std::to_string(listing.repairs.size()) + " repairs, ";
    for (const auto& lines : listing.either) {
        for (const int line : lines) text += std::to_string(line) + " ";
        text += "in either order";
    }
    return text;
}

/// What only this kind of question has.
std::string formText(const Question& question) {
    if (const auto& form = question.arrow)
        return form->y.source() + " from " + form->body + form->contact + ", " + numberText(form->metresPerUnit) + " m, " +
               std::to_string(form->flies) + " steps, within " +
               numberText(form->angle) + " rad, " + numberText(form->length.value_or(0));
    if (const auto& form = question.plane)
        return form->y.source() + " on " + form->xRow + ", " + form->yRow + ", within " + numberText(form->share);
    if (const auto& form = question.curve)
        return listOf(form->sweeps, [](int sweep) { return std::to_string(sweep); }) + " after " + std::to_string(form->first) +
               ", within " + numberText(form->factor);
    if (question.listing) return textOf(*question.listing);
    return question.column.empty() ? "nothing" : question.column;
}

std::string textOf(const Misconception& one) {
    return one.value.source() + " " + one.y.source() + " " + std::to_string(one.first) + " before " + std::to_string(one.second);
}

Parts partsOf(const Question& question) {
    const auto at = [&](Place place) { return place.line > 0 ? place : question.place; };
    Parts parts{
        {question.place, "'role'", std::to_string(static_cast<int>(question.role))},
        {question.place, "'kind'", std::string(answerKindName(question.kind))},
        {at(question.value.place), "'value'", question.value.source()},
        {question.place, "'engine'", question.engine ? question.engine->source() : "nothing"},
        {at(question.at.place), "'at'", textOf(question.at)},
        {question.place, "'from'", textOf(question.from)},
        {question.place, "'tolerance'", numberText(question.tolerance) + (question.relative ? " of the correct answer" : "")},
        {question.place, "'given' cells", listOf(question.given, [](const GivenCell& cell) { return cell.value.source(); })},
        {question.place, "form of the answer", formText(question)},
        {question.place, "misconceptions", listOf(question.misconceptions, [](const Misconception& one) { return textOf(one); })}};
    addExercise(parts, "question", question);
    for (const LessonText* feedback : feedbackOf(question)) addText(parts, "feedback", *feedback);
    return parts;
}

Parts partsOf(const ManualExercise& exercise) {
    const std::string plan = std::to_string(exercise.plan.sweeps) + " sweeps, " + std::to_string(exercise.plan.visits) +
                             " visits, " + (exercise.plan.anyOrder ? "any order, " : "") + numberText(exercise.tolerance.absolute) +
                             ", " + numberText(exercise.tolerance.share);
    Parts parts{{exercise.place, "'from'", textOf(exercise.from)}, {exercise.place, "sweeps, visits, order and tolerance", plan}};
    addExercise(parts, "exercise", exercise);
    return parts;
}

Parts partsOf(const Task& task) {
    Parts parts{{task.place, "'controls'", textOf(task.controls)},
                {task.place, "'check'", task.check.source()},
                {task.place, "'at'", textOf(task.at)},
                {task.place, "'score' and 'par'", task.score ? task.score->source() + " " + numberText(task.par) : "nothing"},
                {task.place, "'solution'", textOf(task.solution)},
                {task.place, "number of 'name' lines", std::to_string(task.names.size())}};
    addExercise(parts, "task", task);
    return parts;
}

/// Reports the parts that differ, as far as both have them. False: the last one does.
bool compare(const Parts& english, const Parts& other, const std::string& file, std::vector<Error>& findings) {
    bool same = true;
    for (std::size_t i = 0; i < std::min(english.size(), other.size()); ++i) {
        const auto& [place, what, content] = other[i];
        same = content == english[i].content;
        if (!same)
            findings.push_back(errorAt(
                place, file, "expected the " + what + " of the English lesson: " + english[i].content + "; found " + content));
    }
    return same;
}

}  // namespace

std::vector<Error> checkTranslation(const Lesson& english, const Lesson& translation) {
    const std::string& file = translation.file;
    std::vector<Error> findings;
    if (!compare(partsOf(english), partsOf(translation), file, findings)) return findings;
    for (std::size_t i = 0; i < translation.stages.size(); ++i) {
        const Stage& ours = english.stages[i];
        const Stage& theirs = translation.stages[i];
        if (!compare(partsOf(ours), partsOf(theirs), file, findings)) continue;
        const auto parts = [](const LessonBlock& block) { return std::visit([](const auto& one) { return partsOf(one); }, block); };
        for (std::size_t j = 0; j < theirs.blocks.size(); ++j)
            compare(parts(ours.blocks[j]), parts(theirs.blocks[j]), file, findings);
    }
    return findings;
}

}  // namespace solverscope
