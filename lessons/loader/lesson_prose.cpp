// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/value_reader.h"

#include <algorithm>

#include "lessons/loader/lesson_link.h"

namespace solverscope {
namespace {

/// Half a unit of the last digit that is written, and a little for rounding.
Real toleranceOf(std::string_view shown) {
    const auto point = shown.find('.');
    Real half = 0.5;
    if (point != std::string_view::npos)
        for (std::size_t i = point + 1; i < shown.size(); ++i) half /= 10;
    return half * (1 + 1e-9);
}

std::vector<TextLink> linksIn(const PlacedText& source) {
    std::vector<TextLink> links;
    const std::string& raw = source.text();
    for (auto at = raw.find("]("); at != std::string::npos; at = raw.find("](", at + 2)) {
        const auto end = raw.find(')', at);
        if (end == std::string::npos) fail(source.placeOf(at), "expected ')' at the end of the link");
        links.push_back({source.placeOf(at + 2), raw.substr(at + 2, end - at - 2)});
        if (const auto link = parseLink(links.back().address); !link) fail(links.back().place, link.error().message);
    }
    return links;
}

/// The formulas of a text: lines "$$ TeX $$". Throws if a line contains "$$" but is not one.
std::vector<Formula> formulasOf(const PlacedText& text) {
    constexpr std::string_view mark = "$$";
    std::vector<Formula> formulas;
    const std::string& raw = text.text();
    for (std::size_t at = raw.find(mark); at != std::string::npos; at = raw.find(mark, at)) {
        const std::size_t begin = at == 0 ? 0 : raw.rfind('\n', at - 1) + 1;
        const std::size_t end = std::min(raw.find('\n', at), raw.size());
        const std::string_view line = trimmed(std::string_view(raw).substr(begin, end - begin));
        const std::string_view tex = line.size() < 4 ? "" : trimmed(line.substr(2, line.size() - 4));
        const bool alone =
            line.starts_with(mark) && line.ends_with(mark) && !tex.empty() && tex.find('$') == std::string_view::npos;
        if (!alone) fail(text.placeOf(at), "expected a formula on a line of its own: $$ TeX $$");
        formulas.push_back({text.placeOf(at), std::string(tex)});
        at = end;
    }
    return formulas;
}

/// The nesting depth of lists and quotations in a line; every two blanks may be one more level.
std::size_t nestingOf(std::string_view line) {
    std::size_t depth = 0;
    for (std::size_t i = 0; i < line.size();) {
        const std::size_t digits = std::min(line.find_first_not_of("0123456789", i), line.size()) - i;
        const std::size_t mark = i + digits;
        const bool numbered =
            digits > 0 && mark + 1 < line.size() && (line[mark] == '.' || line[mark] == ')') && line[mark + 1] == ' ';
        const bool item =
            std::string_view("-*+").find(line[i]) != std::string_view::npos && i + 1 < line.size() && line[i + 1] == ' ';
        if (line.substr(i, 2) == "  " || item)
            i += 2;
        else if (numbered)
            i = mark + 2;
        else if (line[i] == '>' || line[i] == '\t')
            ++i;
        else if (line[i] == ' ') {
            ++i;
            continue;
        } else
            break;
        ++depth;
    }
    return depth;
}

/// Text whose layout takes long is rejected: the window lays it out while the reader waits.
void checkShape(const PlacedText& source) {
    const std::string& raw = source.text();
    if (raw.size() > lesson_limits::textBytes) fail(source.placeOf(0), "expected at most 16 KB of text between two blocks");
    std::size_t rows = 0;
    bool listing = false;
    for (std::size_t begin = 0; begin < raw.size();) {
        const std::size_t end = std::min(raw.find('\n', begin), raw.size());
        const std::string_view line = std::string_view(raw).substr(begin, end - begin);
        const bool fence = line.starts_with("```") && line.find_first_not_of("abcdefghijklmnopqrstuvwxyz", 3) == line.npos;
        listing = listing != fence;
        const auto bars = static_cast<std::size_t>(std::count(line.begin(), line.end(), '|'));
        if (!listing && nestingOf(line) > lesson_limits::nesting)
            fail(source.placeOf(begin), "expected lists and quotations at most 6 deep");
        if (bars > lesson_limits::bars) fail(source.placeOf(begin), "expected at most 16 '|' in a line");
        if (bars > 0 && ++rows > lesson_limits::tableRows)
            fail(source.placeOf(begin), "expected at most 200 rows of tables in a text");
        begin = end + 1;
    }
}

Claim claim(const PlacedText& source, const std::vector<std::string>& variables, std::size_t begin, std::size_t end) {
    Claim claim;
    const std::string_view all = std::string_view(source.text()).substr(begin, end - begin);
    const auto condition = all.find(":=");
    claim.isWords = condition != all.npos;
    ValueReader reader(source, variables, claim.isWords ? begin + condition + 2 : begin, end);
    claim.place = reader.here();
    if (claim.isWords) {
        claim.shown = trimmed(all.substr(0, condition));
        if (claim.shown.empty()) fail(claim.place, "expected words before ':='");
    }
    const std::string_view inside = trimmed(all);
    const auto equals = inside.find('=');
    const std::string_view left = trimmed(inside.substr(0, equals));
    const bool isClaim = !claim.isWords && equals != std::string_view::npos && !left.empty() &&
                         left.find_first_not_of("0123456789.-") == std::string_view::npos && inside.substr(equals, 2) != "==";
    if (isClaim) {
        claim.shown = left;
        claim.number = reader.number("a number");
        if (!reader.take("=")) fail(reader.here(), "expected '=' after the number");
        claim.tolerance = toleranceOf(left);
    }
    claim.expression = reader.expression();
    if (reader.takeWord("at")) claim.at = reader.moment();
    while (reader.takeWord("with")) {
        std::string key = reader.word("a setting", "=");
        if (!reader.take("=")) fail(reader.here(), "expected '=' after the setting");
        claim.settings.emplace_back(std::move(key), reader.word("a value"));
    }
    if (!claim.settings.empty() && claim.shown.empty())
        fail(claim.place, "expected a number or words before a formula with settings");
    if (!claim.settings.empty() && !claim.at)
        fail(claim.place, "expected a moment, 'at …', before 'with': the other run has other events");
    if (reader.takeWord("tol")) {
        claim.tolerance = reader.number("a tolerance");
        if (!(claim.tolerance >= 0)) fail(claim.place, "expected a tolerance of at least 0");
    }
    reader.needEnd("expected 'at', 'with', 'tol' or '}}'");
    return claim;
}

}  // namespace

LessonText lessonText(const PlacedText& source, const std::vector<std::string>& variables, std::size_t& claims) {
    LessonText text;
    const std::string& raw = source.text();
    text.place = source.placeOf(std::min(raw.find_first_not_of(" \t\n"), raw.size()));
    checkShape(source);
    if (const auto image = raw.find("!["); image != std::string::npos)
        fail(source.placeOf(image), "expected no images: the scene itself is the picture");
    text.links = linksIn(source);
    text.formulas = formulasOf(source);
    std::size_t at = 0;
    while (true) {
        const auto open = raw.find("{{", at);
        text.pieces.emplace_back(raw.substr(at, open - at));
        if (open == std::string::npos) break;
        const auto close = raw.find("}}", open);
        if (close == std::string::npos || raw.find('\n', open) < close)
            fail(source.placeOf(open), "expected '}}' in the same line");
        if (++claims > lesson_limits::claims) fail(source.placeOf(open + 2), "expected at most 1000 numbers in a lesson");
        text.pieces.emplace_back(claim(source, variables, open + 2, close));
        at = close + 2;
    }
    return text;
}

}  // namespace solverscope
