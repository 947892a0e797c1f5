// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/study/parameter_scan.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <mutex>
#include <optional>

#include "physics/base/parallel.h"
#include "physics/base/plain_text.h"

namespace solverscope {
namespace {

/// In a text for which only a column is known.
Error at(std::size_t offset, std::string message) {
    return {.file = {}, .line = 0, .column = static_cast<int>(offset) + 1, .message = std::move(message)};
}

/// Calls `each(part, offset)` for the parts between separators.
template <typename Each>
void split(std::string_view text, char separator, Each each) {
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        each(text.substr(begin, end - begin), begin);
        begin = end + 1;
    }
}

/// A part of a list without surrounding blanks.
struct Word {
    std::string_view text;
    std::size_t offset = 0;
};

Word trimmed(std::string_view text, std::size_t offset) {
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
        ++offset;
    }
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return {text, offset};
}

/// The value as settings write it.
Result<std::string> checked(const Settings& settings, std::string_view key, std::string_view text, std::size_t offset) {
    const Result<Settings> changed = withSetting(settings, key, text);
    if (!changed) return at(offset, changed.error().message);
    return settingText(*changed, key);
}

/// from:to:count
Result<std::vector<std::string>> spread(const Settings& settings, const SettingInfo& info, const Word& word) {
    const auto refuse = [&] {
        return at(word.offset, "expected a value, or from:to:count with a count from 2 to " +
                                   std::to_string(maxParameterScanCells) + ", found '" + std::string(word.text) + "'");
    };
    const bool whole = info.kind == SettingKind::Integer;
    if (!whole && info.kind != SettingKind::Number)
        return at(word.offset, "expected single values of '" + std::string(info.key) + "', which is not a number");
    std::vector<std::string_view> parts;
    split(word.text, ':', [&](std::string_view part, std::size_t) { parts.push_back(part); });
    if (parts.size() != 3) return refuse();
    const auto from = numberOf<Real>(parts[0]);
    const auto to = numberOf<Real>(parts[1]);
    const auto count = numberOf<std::size_t>(parts[2]);
    if (!from || !to || !count || *count < 2 || *count > maxParameterScanCells || !std::isfinite(*from) || !std::isfinite(*to))
        return refuse();
    std::vector<std::string> values;
    values.reserve(*count);
    for (std::size_t i = 0; i < *count; ++i) {
        const auto share = static_cast<Real>(i);
        const auto rest = static_cast<Real>(*count - 1 - i);
        const Real value = (*from * rest + *to * share) / static_cast<Real>(*count - 1);
        if (whole && value != std::round(value))
            return at(word.offset, "expected whole numbers for '" + std::string(info.key) + "', but '" + std::string(word.text) +
                                       "' contains " + numberText(value));
        const auto text = checked(settings, info.key, numberText(value), word.offset);
        if (!text) return text.error();
        values.push_back(*text);
    }
    return values;
}

}  // namespace

Result<std::vector<std::string>> parameterValues(const Settings& settings, std::string_view key, std::string_view text) {
    const SettingInfo* info = findSetting(key);
    if (!info) return at(0, withSetting(settings, key, {}).error().message);
    std::vector<std::string> values;
    std::optional<Error> problem;
    split(text, ',', [&](std::string_view part, std::size_t offset) {
        if (problem) return;
        const Word word = trimmed(part, offset);
        const auto take = [&](const auto& result, auto append) {
            if (result)
                append(*result);
            else
                problem = result.error();
        };
        if (word.text.find(':') != std::string_view::npos)
            take(spread(settings, *info, word), [&](const auto& some) { values.insert(values.end(), some.begin(), some.end()); });
        else
            take(checked(settings, key, word.text, word.offset), [&](const std::string& one) { values.push_back(one); });
        if (values.size() > maxParameterScanCells)
            problem = at(offset, "expected at most " + std::to_string(maxParameterScanCells) + " values");
    });
    if (problem) return *problem;
    return values;
}

Result<ParameterAxis> parameterAxis(const Settings& settings, std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return at(0, "expected KEY=VALUE,VALUE,… or KEY=from:to:count, found '" + std::string(text) + "'");
    const std::string_view key = text.substr(0, equals);
    auto values = parameterValues(settings, key, text.substr(equals + 1));
    if (!values) {
        Error error = values.error();
        if (findSetting(key)) error.column += static_cast<int>(equals) + 1;
        return error;
    }
    return ParameterAxis{std::string(key), std::move(*values)};
}

namespace {

/// The settings of the cell with the most sweeps per step.
Settings longestStep(const ParameterScanPlan& plan) {
    Settings settings = plan.base;
    for (const ParameterAxis& axis : plan.axes) {
        Settings best = settings;
        for (const std::string& value : axis.values)
            if (const auto changed = withSetting(settings, axis.key, value);
                changed && sweepsOfStep(*changed) >= sweepsOfStep(best))
                best = *changed;
        settings = best;
    }
    return settings;
}

}  // namespace

std::string invalidScanReason(const ParameterScanPlan& plan, std::size_t size) {
    std::size_t cells = 1;
    for (std::size_t i = 0; i < plan.axes.size(); ++i) {
        const ParameterAxis& axis = plan.axes[i];
        for (std::size_t k = 0; k < i; ++k)
            if (plan.axes[k].key == axis.key) return "expected different settings, found '" + axis.key + "' twice";
        if (axis.values.size() > maxParameterScanCells / cells)
            return "expected at most " + std::to_string(maxParameterScanCells) + " cells";
        cells *= std::max<std::size_t>(1, axis.values.size());
    }
    return tooMuchWorkReason(longestStep(plan), size);
}

std::size_t cellCount(const ParameterScanPlan& plan) {
    std::size_t cells = 1;
    for (const ParameterAxis& axis : plan.axes) cells *= axis.values.size();
    return cells;
}

std::vector<std::size_t> placesOf(const ParameterScanPlan& plan, std::size_t cell) {
    std::vector<std::size_t> places(plan.axes.size());
    for (std::size_t i = plan.axes.size(); i-- > 0;) {
        places[i] = cell % plan.axes[i].values.size();
        cell /= plan.axes[i].values.size();
    }
    return places;
}

Settings settingsOf(const ParameterScanPlan& plan, std::size_t cell) {
    Settings settings = plan.base;
    const auto places = placesOf(plan, cell);
    for (std::size_t i = 0; i < plan.axes.size(); ++i)
        if (const auto changed = withSetting(settings, plan.axes[i].key, plan.axes[i].values[places[i]])) settings = *changed;
    return settings;
}

ParameterScanRange partOfScan(std::size_t cells, std::size_t shard, std::size_t shards) {
    // The first cells % shards parts have one cell more; avoids products that might overflow.
    const std::size_t size = cells / shards;
    const std::size_t larger = cells % shards;
    const auto beginOf = [&](std::size_t part) { return part * size + std::min(part, larger); };
    return {beginOf(shard - 1), beginOf(shard)};
}

ParameterScanCell runParameterScanCell(const Scene& scene, const ParameterScanPlan& plan, std::size_t cell,
                                       const std::atomic<bool>* cancelled) {
    const auto begin = std::chrono::steady_clock::now();
    ParameterScanCell result{outcomeOf(scene, settingsOf(plan, cell), plan.steps, {.cancelled = cancelled})};
    result.milliseconds = std::chrono::duration<Real, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

void runParameterScan(const Scene& scene, const ParameterScanPlan& plan, ParameterScanRange range, int jobs,
                      const std::function<void(std::size_t, const ParameterScanCell&)>& done, const std::atomic<bool>* cancelled) {
    std::mutex outputMutex;
    const auto isCancelled = [&] { return cancelled && *cancelled; };
    parallelFor(range.end - range.begin, jobs, [&](std::size_t i) {
        if (isCancelled()) return;
        const ParameterScanCell result = runParameterScanCell(scene, plan, range.begin + i, cancelled);
        const std::lock_guard lock(outputMutex);
        if (!isCancelled()) done(range.begin + i, result);
    });
}

std::vector<std::string> parameterScanColumns(const ParameterScanPlan& plan, bool timing) {
    std::vector<std::string> columns{"cell"};
    for (const ParameterAxis& axis : plan.axes) columns.push_back(axis.key);
    for (const OutcomeField& field : outcomeFields()) columns.emplace_back(field.name);
    columns.insert(columns.end(), {"finite", "hash"});
    if (timing) columns.emplace_back("milliseconds");
    return columns;
}

std::vector<Cell> parameterScanLine(const ParameterScanPlan& plan, std::size_t cell, const ParameterScanCell& result, bool timing) {
    std::vector<Cell> line{static_cast<std::int64_t>(cell)};
    const auto places = placesOf(plan, cell);
    for (std::size_t i = 0; i < plan.axes.size(); ++i) line.emplace_back(plan.axes[i].values[places[i]]);
    for (const OutcomeField& field : outcomeFields()) line.push_back(knownOrInfinite(field.value(result.outcome)));
    line.emplace_back(std::string(result.outcome.finite ? "yes" : "no"));
    line.emplace_back(hashText(result.outcome.hash));
    if (timing) line.emplace_back(result.milliseconds);
    return line;
}

}  // namespace solverscope
