// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/settings.h"

#include <algorithm>
#include <variant>

#include "physics/base/plain_text.h"
#include "physics/scene/refusals.h"

namespace solverscope {
namespace {

Error expected(const SettingInfo& info, const std::string& what, std::string_view text) {
    return {.file = {}, .message = "expected " + what + " for '" + std::string(info.key) + "', found " + inQuotes(text)};
}

/// Different whole numbers from 0, one blank between two of them.
bool parse(std::string_view text, std::vector<int>& numbers) {
    numbers.clear();
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, blank);
        const auto number = numberOf<int>(word);
        const bool padded = word.size() > 1 && word.front() == '0';
        if (padded || word.starts_with('-') || !number || *number > maxGivenValue) return false;
        if (numbers.size() == maxGivenCount) return false;
        numbers.push_back(*number);
        rest.remove_prefix(blank);
        if (rest.size() == 1) return false;  // a blank at the end
        if (!rest.empty()) rest.remove_prefix(1);
    }
    std::vector<int> sorted = numbers;
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

std::string textOf(std::span<const int> numbers) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

template <typename Choice>
bool choose(const SettingInfo& info, std::string_view text, Choice& choice) {
    const auto found = std::ranges::find(info.choices, text, &SettingChoice::name);
    if (found == info.choices.end()) return false;
    choice = static_cast<Choice>(found - info.choices.begin());
    return true;
}

}  // namespace

std::int64_t sweepsOfStep(const Settings& settings) {
    const std::int64_t sweeps = velocitySweeps(settings);
    const int relaxing = traitsOf(settings).hasRelaxingPass ? settings.relaxIterations : 0;
    if (hasSubsteps(settings.method)) return settings.substeps * (1 + sweeps + relaxing);
    const bool hasPositionSweeps = splitsImpulses(settings) || correctsPositions(settings);
    return 1 + sweeps + (hasPositionSweeps ? settings.positionIterations : 0);
}

std::string tooMuchWorkReason(const Settings& settings, std::size_t sizeOfSweep) {
    const auto size = static_cast<std::int64_t>(std::max<std::size_t>(1, sizeOfSweep));
    const std::int64_t most = std::min(maxSweepsOfStep, maxWorkOfStep / size);
    const std::int64_t sweeps = sweepsOfStep(settings);
    if (sweeps <= most) return {};
    return filled(scene_refusals::tooMuchWork, {std::to_string(most), std::to_string(sweeps)});
}

std::string_view idleReason(const Settings& settings, const SettingInfo& info) {
    for (const IdleReason& reason : info.idle)
        if (reason.holds && reason.holds(settings)) return reason.why;
    return {};
}

std::string settingRange(const SettingInfo& info) {
    const auto text = [&](Real number) {
        // 1e+09 is not a whole number to a user.
        return info.kind == SettingKind::Integer ? std::to_string(static_cast<std::int64_t>(number)) : numberText(number);
    };
    return text(info.lowest) + " to " + text(info.highest);
}

std::string settingText(const Settings& settings, std::string_view key) {
    const SettingInfo* info = findSetting(key);
    if (!info) return {};
    return std::visit(
        [&](auto field) -> std::string {
            const auto& value = settings.*field;
            using Value = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::is_enum_v<Value>)
                return std::string(info->choices[static_cast<std::size_t>(value)].name);
            else if constexpr (std::is_same_v<Value, bool>)
                return value ? "true" : "false";
            else if constexpr (std::is_same_v<Value, int>)
                return std::to_string(value);
            else if constexpr (std::is_same_v<Value, std::vector<int>>)
                return textOf(value);
            else
                return numberText(value);
        },
        info->field);
}

const SettingChoice* chosen(const Settings& settings, std::string_view key) {
    const SettingInfo* info = findSetting(key);
    if (!info || info->choices.empty()) return nullptr;
    return &info->choices[static_cast<std::size_t>(settingNumber(settings, key))];
}

Real settingNumber(const Settings& settings, std::string_view key) {
    const SettingInfo* info = findSetting(key);
    if (!info) return 0;
    return std::visit(
        [&](auto field) -> Real {
            const auto& value = settings.*field;
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, std::vector<int>>)
                return static_cast<Real>(value.size());
            else
                return static_cast<Real>(value);
        },
        info->field);
}

Result<Settings> withSetting(const Settings& settings, std::string_view key, std::string_view text) {
    const SettingInfo* info = findSetting(key);
    if (!info)
        return Error{
            .file = {},
            .message = "unknown setting '" + std::string(key) + "', expected one of " + listed(settingsTable(), &SettingInfo::key)};
    Settings changed = settings;
    std::string expectation;
    std::visit(
        [&](auto field) {
            auto& value = changed.*field;
            using Value = std::remove_reference_t<decltype(value)>;
            if constexpr (std::is_enum_v<Value>) {
                if (!choose(*info, text, value)) expectation = "one of " + listed(info->choices, &SettingChoice::name);
            } else if constexpr (std::is_same_v<Value, bool>) {
                if (text != "true" && text != "false") expectation = "true or false";
                value = text == "true";
            } else if constexpr (std::is_same_v<Value, std::vector<int>>) {
                if (!parse(text, value))
                    expectation = "at most " + std::to_string(maxGivenCount) + " different whole numbers separated by blanks";
            } else {
                // Warm starting is a factor that may be written as a switch.
                if (key == "warm_starting" && (text == "true" || text == "false")) {
                    value = text == "true";
                    return;
                }
                const auto number = numberOf<Value>(text);
                if (number && static_cast<Real>(*number) >= info->lowest && static_cast<Real>(*number) <= info->highest)
                    value = *number;
                else
                    expectation = (std::is_same_v<Value, int> ? "a whole number from " : "a number from ") + settingRange(*info);
            }
        },
        info->field);
    if (!expectation.empty()) return expected(*info, expectation, text);
    return changed;
}

}  // namespace solverscope
