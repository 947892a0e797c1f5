// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/value_reader.h"

#include <cmath>

namespace solverscope {
namespace {

void finishInput(ValueReader& reader, LessonInput& input, bool atStep) {
    if (atStep && reader.takeWord("at")) {
        if (!reader.takeWord("step")) fail(reader.here(), "expected 'step' and its number");
        input.steps = reader.wholeNumber("a step", 1, EngineState::maxLookAheadSteps);
    }
    reader.needEnd("expected the end of the line");
}

/// "iterations = 10", in setups also with "at step 5".
LessonInput settingInput(ValueReader& reader, bool atStep) {
    LessonInput input;
    input.place = reader.here();
    input.kind = LessonInput::Kind::Set;
    input.key = reader.word("a setting", "=");
    if (!reader.take("=")) fail(reader.here(), "expected '=' after the setting");
    const Place place = reader.here();
    input.text = reader.word("a value");
    const auto changed = withSetting({}, input.key, input.text);
    if (!changed) fail(findSetting(input.key) ? place : input.place, changed.error().message);
    input.steps = 1;
    finishInput(reader, input, atStep);
    return input;
}

/// "box_5 to 20 0.5", in setups also with "at step 5".
LessonInput moveInput(ValueReader& reader, bool atStep) {
    LessonInput input;
    input.place = reader.here();
    input.kind = LessonInput::Kind::Move;
    input.key = reader.word("a body");
    if (!reader.takeWord("to")) fail(reader.here(), "expected 'to' and two coordinates");
    input.x = reader.number("x in metres");
    input.y = reader.number("y in metres");
    if (std::abs(input.x) > 1e6 || std::abs(input.y) > 1e6) fail(input.place, "expected coordinates up to 1e6 m");
    input.steps = 1;
    finishInput(reader, input, atStep);
    return input;
}

}  // namespace

bool isYes(const BlockField& field) {
    if (field.text() == "true" || field.text() == "false") return field.text() == "true";
    fail(field.place(), "expected true or false");
}

std::string sceneName(const BlockField& field) {
    const std::string& name = field.text();
    const bool plain = !name.empty() && name.front() != '.' &&
                       name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.") == name.npos;
    if (!plain) fail(field.place(), "expected a scene file next to the lesson (scene.json) or a scene of the library (stack_10)");
    return name;
}

std::vector<std::string> controlNames(const BlockField& field) {
    std::vector<std::string> names;
    ValueReader reader(field);
    do {
        const Place place = reader.here();
        const std::string name = reader.word("a setting, 'bodies' or 'joint'", ",");
        if (name != "bodies" && name != "joint" && !findSetting(name))
            fail(place, "unknown setting '" + name + "', expected a setting, 'bodies' or 'joint'");
        names.push_back(name);
    } while (reader.take(","));
    reader.needEnd("expected ',' between the controls");
    return names;
}

Setup setupOf(const FieldBlock& block, const std::string& lessonScene) {
    Setup setup{block.place, lessonScene, {}};
    if (const BlockField* scene = block.find("scene")) setup.scene = sceneName(*scene);
    for (const BlockField& field : block.fields) {
        if (field.key != "setting" && field.key != "move") continue;
        ValueReader reader(field);
        setup.inputs.push_back(field.key == "setting" ? settingInput(reader, true) : moveInput(reader, true));
    }
    return setup;
}

LessonInput solutionInput(const BlockField& field) {
    ValueReader reader(field);
    const Place place = reader.here();
    if (reader.takeWord("set")) return settingInput(reader, false);
    if (reader.takeWord("move")) return moveInput(reader, false);
    LessonInput input;
    input.place = place;
    if (reader.takeWord("run")) {
        input.kind = LessonInput::Kind::Run;
        input.steps = reader.wholeNumber("a number of steps", 1, 10'000);
    } else if (reader.takeWord("joint")) {
        input.kind = LessonInput::Kind::Joint;
        input.place = reader.here();
        input.text = reader.rest();
        if (!input.text.starts_with('{')) fail(input.place, "expected a joint as in a scene file, '{ \"id\": … }'");
    } else if (reader.takeWord("go")) {
        input.kind = LessonInput::Kind::Go;
        input.moment = reader.moment();
    } else {
        fail(place, "expected 'set KEY = VALUE', 'move BODY to X Y', 'run STEPS', 'joint {…}' or 'go MOMENT'");
    }
    reader.needEnd("expected the end of the line");
    return input;
}

}  // namespace solverscope
