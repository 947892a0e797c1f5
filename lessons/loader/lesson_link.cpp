// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_link.h"

#include <algorithm>
#include <map>
#include <optional>

#include "physics/trace/names.h"

namespace solverscope {
namespace {

Error wrong(std::string message) { return {.file = {}, .message = std::move(message)}; }

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 && hexDigit(text[i + 2]) >= 0;
        plain += escape ? static_cast<char>(16 * hexDigit(text[i + 1]) + hexDigit(text[i + 2])) : text[i];
        if (escape) i += 2;
    }
    return plain;
}

std::map<std::string, std::string> parameters(std::string_view query) {
    std::map<std::string, std::string> all;
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), pair.size() + 1));
        const auto equals = pair.find('=');
        all[std::string(pair.substr(0, equals))] = equals == std::string_view::npos ? "" : decoded(pair.substr(equals + 1));
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

Result<Link> seekLink(const std::map<std::string, std::string>& parameters) {
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
            for (int i = 0; i < phaseCount; ++i)
                if (phaseName(static_cast<Phase>(i)) == value) moment.phase = static_cast<Phase>(i);
            if (!moment.phase) return wrong("unknown phase '" + value + "' in the link");
        } else {
            return wrong("unknown part '" + key + "' in the link, expected step, phase, iteration or row");
        }
    }
    if (moment.step.empty()) return wrong("expected 'step=' in the link");
    return Link{SeekLink{std::move(moment)}};
}

}  // namespace

Result<Link> parseLink(std::string_view address) {
    if (address.starts_with("https://")) return Link{WebLink{std::string(address)}};
    constexpr std::string_view scheme = "solverscope:";
    if (!address.starts_with(scheme)) return wrong("expected a link that begins with 'solverscope:' or 'https://'");
    address.remove_prefix(scheme.size());
    const auto mark = address.find('?');
    const std::string_view verb = address.substr(0, mark);
    const auto given = parameters(mark == std::string_view::npos ? "" : address.substr(mark + 1));
    if (verb == "seek") return seekLink(given);
    if (verb == "show") {
        const auto panel = given.find("panel");
        const bool known =
            panel != given.end() && std::find(panelNames.begin(), panelNames.end(), panel->second) != panelNames.end();
        if (known) return Link{ShowLink{panel->second}};
        std::string list;
        for (const auto name : panelNames) list += (list.empty() ? "" : ", ") + std::string(name);
        return wrong("expected 'panel=' and one of " + list);
    }
    if (verb == "lesson") {
        const auto id = given.find("id");
        if (id == given.end() || id->second.empty()) return wrong("expected 'id=' and a lesson");
        return Link{LessonLink{id->second}};
    }
    return wrong("unknown link 'solverscope:" + std::string(verb) + "', expected seek, show or lesson");
}

}  // namespace solverscope
