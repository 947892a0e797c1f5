// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/challenge.h"

#include <algorithm>

namespace solverscope {

std::optional<Error> challengeFormulaProblem(std::string_view formula) {
    const auto parsed = parseExpression(formula, {});
    return parsed ? std::nullopt : std::optional(parsed.error());
}

Result<Task> taskOf(const ChallengeDef& challenge) {
    auto check = parseExpression(challenge.check, {});
    if (!check) return check.error();
    Task task;
    task.ask.pieces.emplace_back(challenge.ask);
    task.controls = challenge.controls;
    task.check = std::move(*check);
    task.at = Moment{{}, *parseExpression(std::to_string(static_cast<std::int64_t>(challenge.step)), {}), {}, {}, {}, {}};
    task.hold = static_cast<std::int64_t>(challenge.hold);
    return task;
}

std::vector<TimedInput> attemptOf(const Task& task, std::int64_t judged, std::span<const TimedInput> inputs) {
    std::vector<TimedInput> allowed(inputs.begin(), inputs.end());
    std::erase_if(allowed, [&](const TimedInput& input) { return forbiddenInput(task, {&input, 1}) != nullptr; });
    return withSettingsFrom(1, judged, allowed, {});
}

const TimedInput* forbiddenInput(const Task& task, std::span<const TimedInput> own) {
    const auto isAllowed = [&](const TimedInput& input) {
        const auto* setting = std::get_if<SetSetting>(&input.input);
        return std::ranges::find(task.controls, setting ? std::string_view(setting->key) : "bodies") != task.controls.end();
    };
    const auto found = std::find_if_not(own.begin(), own.end(), isAllowed);
    return found == own.end() ? nullptr : &*found;
}

}  // namespace solverscope
