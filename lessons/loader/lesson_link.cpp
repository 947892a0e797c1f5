// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_link.h"

#include <algorithm>
#include <map>
#include <optional>

#include "physics/base/plain_text.h"
#include "physics/scene/settings.h"
#include "physics/trace/input_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

Error wrong(std::string message) { return {.file = {}, .message = std::move(message)}; }

using Parameters = std::map<std::string, std::string>;

Parameters parameters(std::string_view query) {
    Parameters all;
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), pair.size() + 1));
        const auto equals = pair.find('=');
        all[std::string(pair.substr(0, equals))] = equals == std::string_view::npos ? "" : decodedText(pair.substr(equals + 1));
    }
    return all;
}

bool isWholeNumber(const std::string& text) {
    return !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
}

std::optional<Expression> constant(const std::string& text) {
    if (!isWholeNumber(text)) return std::nullopt;
    return *parseExpression(text, {});
}

Result<Link> seekLink(const Parameters& parameters) {
    Moment moment;
    for (const auto& [key, value] : parameters) {
        if (key == "step" || key == "iteration") {
            const auto number = constant(value);
            if (!number) return wrong("expected a whole number for '" + key + "' in the link, found '" + value + "'");
            (key == "step" ? moment.step : moment.iteration.emplace()) = *number;
        } else if (key == "row") {
            moment.rowPlace = constant(value);
            if (!moment.rowPlace) moment.rowName = value;
        } else if (key == "phase") {
            moment.phase = phaseNamed(value);
            if (!moment.phase) return wrong("unknown phase '" + value + "' in the link");
        } else {
            return wrong("unknown part '" + key + "' in the link, expected step, phase, iteration or row");
        }
    }
    if (moment.step.empty()) return wrong("expected 'step=' in the link");
    return Link{SeekLink{std::move(moment)}};
}

Result<Link> stepLink(const Parameters& parameters) {
    constexpr auto granularities = std::to_array<std::pair<std::string_view, Granularity>>({{"term", Granularity::Term},
                                                                                            {"stop", Granularity::Stop},
                                                                                            {"row", Granularity::Row},
                                                                                            {"iteration", Granularity::Iteration},
                                                                                            {"phase", Granularity::Phase},
                                                                                            {"step", Granularity::Step}});
    StepLink link;
    for (const auto& [key, value] : parameters) {
        if (key == "by") {
            const auto granularity =
                std::find_if(granularities.begin(), granularities.end(), [&](const auto& one) { return one.first == value; });
            if (granularity == granularities.end())
                return wrong("expected 'by=' and one of term, stop, row, iteration, phase, step, found '" + value + "'");
            link.by = granularity->second;
        } else if (key == "times" || key == "back") {
            if (!isWholeNumber(value) || std::stoi(value) < 1 || std::stoi(value) > maxLinkSteps)
                return wrong("expected '" + key + "=' and a number from 1 to " + std::to_string(maxLinkSteps));
            link.times = key == "back" ? -std::stoi(value) : std::stoi(value);
        } else {
            return wrong("unknown part '" + key + "' in the link, expected by, and times or back");
        }
    }
    if (!parameters.contains("by")) return wrong("expected 'by=' in the link");
    if (parameters.contains("back") && parameters.contains("times")) return wrong("expected 'times=' or 'back=', not both");
    return Link{link};
}

/// Why a setting cannot have this value.
std::optional<Error> refusal(const std::string& key, const std::string& value) {
    const auto changed = withSetting({}, key, value);
    return changed ? std::nullopt : std::optional(wrong(changed.error().message));
}

Result<Link> setLink(const Parameters& parameters) {
    if (parameters.empty()) return wrong("expected a setting and its value, such as 'iterations=20'");
    SetLink link;
    for (const auto& [key, value] : parameters) {
        if (const auto error = refusal(key, value)) return *error;
        link.changes.push_back({key, value});
    }
    return Link{std::move(link)};
}

Result<Link> highlightLink(const Parameters& parameters) {
    const auto& [key, value] = parameters.empty() ? std::pair<const std::string, std::string>{} : *parameters.begin();
    if (parameters.size() != 1 || value.empty() || (key != "row" && key != "body"))
        return wrong("expected 'row=' and a row, or 'body=' and a body");
    return Link{key == "row" ? HighlightLink{value, {}} : HighlightLink{{}, value}};
}

Result<Link> compareLink(const Parameters& parameters) {
    for (const auto& [key, value] : parameters)
        if (key != "setting" && key != "a" && key != "b")
            return wrong("unknown part '" + key + "' in the link, expected setting, a and b");
    if (parameters.size() != 3) return wrong("expected 'setting=', and two values of it, 'a=' and 'b='");
    const CompareLink link{parameters.at("setting"), parameters.at("a"), parameters.at("b")};
    for (const std::string& value : {link.a, link.b})
        if (const auto error = refusal(link.key, value)) return *error;
    if (link.a == link.b) return wrong("expected two different values, 'a=' and 'b='");
    return Link{link};
}

/// The value of a link's only part.
const std::string* onlyPart(const Parameters& parameters, const std::string& key) {
    const auto part = parameters.find(key);
    return part == parameters.end() || part->second.empty() || parameters.size() != 1 ? nullptr : &part->second;
}

}  // namespace

Result<std::string> panelNamed(const std::string& name) {
    if (std::find(panelNames.begin(), panelNames.end(), name) != panelNames.end()) return name;
    return wrong("expected one of the panels " + listed(panelNames) + ", found '" + name + "'");
}

Result<Link> parseLink(std::string_view address) {
    if (address.starts_with("https://")) return Link{WebLink{std::string(address)}};
    constexpr std::string_view scheme = "solverscope:";
    if (!address.starts_with(scheme)) return wrong("expected a link that begins with 'solverscope:' or 'https://'");
    address.remove_prefix(scheme.size());
    const auto mark = address.find('?');
    const std::string_view verb = address.substr(0, mark);
    const auto given = parameters(mark == std::string_view::npos ? "" : address.substr(mark + 1));
    if (verb == "seek") return seekLink(given);
    if (verb == "step") return stepLink(given);
    if (verb == "set") return setLink(given);
    if (verb == "highlight") return highlightLink(given);
    if (verb == "compare") return compareLink(given);
    if (verb == "show") {
        const std::string* name = onlyPart(given, "panel");
        if (!name) return wrong("expected 'panel=' and one of " + listed(panelNames));
        const auto panel = panelNamed(*name);
        return panel ? Result<Link>(ShowLink{*panel}) : panel.error();
    }
    if (verb == "break") {
        const std::string* condition = onlyPart(given, "if");
        return condition ? Result<Link>(BreakpointLink{*condition}) : wrong("expected 'if=' and a condition");
    }
    if (verb == "scene") {
        const std::string* name = onlyPart(given, "name");
        if (name && name->find_first_of("./\\:") == std::string::npos) return Link{SceneLink{*name}};
        return wrong("expected 'name=' and a scene of the library");
    }
    if (verb == "lesson") {
        const std::string* id = onlyPart(given, "id");
        return id ? Result<Link>(LessonLink{*id}) : wrong("expected 'id=' and a lesson");
    }
    return wrong("unknown link 'solverscope:" + std::string(verb) +
                 "', expected seek, step, set, highlight, show, compare, break, scene or lesson");
}

Result<Mark> markOf(const HighlightLink& link, EngineState& engine, std::int64_t step) {
    if (!link.body.empty()) {
        const auto body = engine.findBody(link.body);
        return body ? Result<Mark>(*body) : wrong("there is no body '" + link.body + "'");
    }
    const auto row = engine.findRow(step, link.row);
    return row ? Result<Mark>(RowRef{engine.solvedRowsOf(step), *row})
               : wrong("step " + std::to_string(step) + " has no row '" + link.row + "'");
}

}  // namespace solverscope
