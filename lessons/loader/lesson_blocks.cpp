// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The blocks of a lesson that ask nothing: runs to watch, model answers and programs.
#include <algorithm>

#include "lessons/loader/lesson_texts.h"
#include "lessons/loader/value_reader.h"

namespace solverscope {
namespace {

constexpr std::size_t maxCaption = 40;  // characters
constexpr std::size_t maxStops = 100;

/// The fields of one side as those of a setup: what is said of both, and "left_scene" and "left_setting".
Setup setupOfSide(const FieldBlock& block, const std::string& side, const std::string& stageScene) {
    FieldBlock own{block.kind, block.place, {}};
    for (const BlockField& field : block.fields) {
        for (const std::string key : {"scene", "setting"}) {
            const bool isOverridden = key == "scene" && block.find(side + "_scene");
            if (field.key != side + "_" + key && (field.key != key || isOverridden)) continue;
            own.fields.push_back(field);
            own.fields.back().key = key;
        }
    }
    Setup setup = setupOf(own, stageScene);
    for (const LessonInput& input : setup.inputs)
        if (input.steps != 1) fail(input.place, "expected a setting from the first step on, without 'at step'");
    return setup;
}

WatchSide sideOf(const FieldBlock& block, const std::string& side, const std::string& stageScene) {
    WatchSide one;
    const BlockField& caption = block.need(side);
    one.place = caption.keyPlace;
    one.caption = captionOf(caption);
    one.setup = setupOfSide(block, side, stageScene);
    one.check = wholeExpression(block.need(side + "_check"), {});
    return one;
}

}  // namespace

std::string captionOf(const BlockField& field) {
    if (field.text().empty()) fail(field.keyPlace, "expected a text after '" + field.key + ":'");
    if (codePoints(field.text()).size() > maxCaption)
        fail(field.place(), "expected a caption of at most " + std::to_string(maxCaption) + " characters");
    return field.text();
}

WatchBlock watchOf(const FieldBlock& block, const BlockContext& context) {
    WatchBlock watch;
    if (const BlockField* again = block.find("again")) {
        checkKeys(block, {{"again"}, {}});
        if (again->text() != "true") fail(again->place(), "expected 'again: true'");
        if (!context.firstWatch) fail(again->keyPlace, "expected an earlier 'watch' block in this lesson");
        watch = *context.firstWatch;
        watch.isAgain = true;
        watch.place = block.place;
        return watch;
    }
    checkKeys(block, {{"scene", "left", "left_scene", "left_check", "right", "right_scene", "right_check", "steps"},
                      {"setting", "left_setting", "right_setting"}});
    watch.place = block.place;
    watch.sides = {sideOf(block, "left", context.stageScene), sideOf(block, "right", context.stageScene)};
    ValueReader steps(block.need("steps"));
    watch.steps = steps.wholeNumber("a number of steps", 1, lesson_limits::watchSteps);
    steps.needEnd("expected a whole number");
    return watch;
}

ModelAnswer modelOf(const FieldBlock& block, const BlockContext& context) {
    checkKeys(block, {{"text"}, {}});
    return {textOf(block.need("text"), {}, context.counters)};
}

ProgramBlock programOf(const FieldBlock& block, const BlockContext&) {
    checkKeys(block, {{"file"}, {"stop"}});
    ProgramBlock program;
    program.place = block.place;
    const BlockField& file = block.need("file");
    program.filePlace = file.place();
    program.file = file.text();
    if (!isProgramName(program.file)) fail(program.filePlace, "expected the name of a file in lessons/programs, such as pong.cpp");
    for (const BlockField* field : block.all("stop")) {
        const auto arrow = field->text().rfind(" => ");
        if (arrow == std::string::npos || arrow == 0)
            fail(field->place(), "expected part of a line of the program, '=>' and a moment");
        static const std::vector<std::string> none;
        ValueReader reader(field->value, none, arrow + std::string_view(" => ").size());
        ProgramStop stop{field->place(), std::string(trimmed(field->text().substr(0, arrow))), reader.moment()};
        reader.needEnd("expected ',' between the parts of the moment");
        program.stops.push_back(std::move(stop));
        if (program.stops.size() > maxStops) fail(field->place(), "expected at most " + std::to_string(maxStops) + " stops");
    }
    return program;
}

bool isProgramName(std::string_view name) {
    constexpr std::string_view end = ".cpp";
    return name.size() > end.size() && name.ends_with(end) && name.front() != '.' &&
           name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-.") == name.npos;
}

}  // namespace solverscope
