// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/value_reader.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <iterator>
#include <set>
#include <utility>

#include "physics/base/plain_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

const std::vector<std::string> noVariables;

/// The number of bytes of the first UTF-8 character; 0 if there is none.
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0x80                      ? 1
                               : byte(0) >= 0xC2 && byte(0) < 0xE0 ? 2
                               : byte(0) >= 0xE0 && byte(0) < 0xF0 ? 3
                               : byte(0) >= 0xF0 && byte(0) < 0xF5 ? 4
                                                                   : 0;
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    if (length == 3 && ((byte(0) == 0xE0 && byte(1) < 0xA0) || (byte(0) == 0xED && byte(1) >= 0xA0))) return 0;
    if (length == 4 && ((byte(0) == 0xF0 && byte(1) < 0x90) || (byte(0) == 0xF4 && byte(1) >= 0x90))) return 0;
    return length;
}

BlockField fieldOf(const Line& line) {
    const auto colon = line.text.find(':');
    const std::string_view key = line.text.substr(0, colon);
    const bool isKey = colon != std::string_view::npos && !key.empty() &&
                       key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
    if (!isKey) fail({line.number, 1}, "expected 'key: value', or an indented line that continues the previous one");
    BlockField field{std::string(key), {line.number, 1}, {}};
    const std::string_view rest = line.text.substr(colon + 1);
    const std::string_view value = trimmed(rest);
    if (!value.empty()) {
        const auto skipped = static_cast<int>(rest.find_first_not_of(" \t"));
        field.value.append(value, {line.number, static_cast<int>(colon) + 2 + skipped});
        field.indent = skipped > 0 ? static_cast<std::size_t>(skipped) - 1 : 0;
    }
    return field;
}

}  // namespace

void fail(Place place, std::string message) { throw LessonProblem{place, std::move(message)}; }

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string readBytes(std::istream& stream, std::size_t most) {
    std::string text(most, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(most));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

std::vector<Line> linesOf(std::string_view text) {
    if (text.size() > lesson_limits::fileBytes) fail({1, 1}, "expected at most 256 KB");
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > lesson_limits::lineBytes) fail({number, 1}, "expected at most 4096 bytes in a line");
        for (std::size_t i = 0; i < line.size();) {
            const std::size_t length = characterLength(line.substr(i));
            if (length == 0) fail({number, static_cast<int>(i) + 1}, "expected text in UTF-8");
            if (static_cast<unsigned char>(line[i]) < 0x20 && line[i] != '\t')
                fail({number, static_cast<int>(i) + 1}, "expected no control characters");
            i += length;
        }
        lines.push_back({number, line});
    }
    return lines;
}

Place PlacedText::placeOf(std::size_t offset) const {
    const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), offset,
                                        [](std::size_t wanted, const auto& start) { return wanted < start.first; });
    if (after == m_starts.begin()) return {};
    const auto& [start, at] = *std::prev(after);
    return {at.line, at.column + static_cast<int>(offset - start)};
}

const BlockField* FieldBlock::find(std::string_view key) const {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const BlockField& one) { return one.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

const BlockField& FieldBlock::need(std::string_view key) const {
    const BlockField* field = find(key);
    if (field && !field->text().empty()) return *field;
    fail(field ? field->keyPlace : place, "expected '" + std::string(key) + ":' and a value in this '" + kind + "' block");
}

std::vector<const BlockField*> FieldBlock::all(std::string_view key) const {
    std::vector<const BlockField*> found;
    for (const BlockField& field : fields)
        if (field.key == key) found.push_back(&field);
    return found;
}

void addField(std::vector<BlockField>& fields, const Line& line) {
    if (isBlank(line.text)) return;
    const bool goesOn = line.text.front() == ' ' || line.text.front() == '\t';
    if (!goesOn) return fields.push_back(fieldOf(line));
    const int column = static_cast<int>(line.text.find_first_not_of(" \t")) + 1;
    if (fields.empty()) fail({line.number, column}, "expected 'key: value'");
    PlacedText& value = fields.back().value;
    if (!value.text().empty()) value.append(" ", {line.number, column});
    value.append(trimmed(line.text), {line.number, column});
}

void checkKeys(const FieldBlock& block, const Keys& keys) {
    std::set<std::string_view> seen;
    for (const BlockField& field : block.fields) {
        const bool repeated = std::find(keys.repeated.begin(), keys.repeated.end(), field.key) != keys.repeated.end();
        if (!repeated && std::find(keys.once.begin(), keys.once.end(), field.key) == keys.once.end()) {
            std::vector<std::string_view> known = keys.once;
            known.insert(known.end(), keys.repeated.begin(), keys.repeated.end());
            fail(field.keyPlace,
                 "unknown key '" + field.key + "' in a '" + block.kind + "' block, expected one of " + listed(known));
        }
        if (!seen.insert(field.key).second && !repeated) fail(field.keyPlace, "'" + field.key + "' is given twice");
    }
}

ValueReader::ValueReader(const PlacedText& source, const std::vector<std::string>& variables, std::size_t at, std::size_t end)
    : m_source(source), m_variables(variables), m_in{std::string_view(source.text()).substr(0, end), at} {}

ValueReader::ValueReader(const BlockField& field) : ValueReader(field, noVariables) {}

ValueReader::ValueReader(const BlockField& field, const std::vector<std::string>& variables) : ValueReader(field.value, variables) {
    if (m_in.text.empty()) fail(field.keyPlace, "expected a value after '" + field.key + ":'");
}

Place ValueReader::here() {
    m_in.skipBlanks();
    return m_source.placeOf(m_in.at);
}

bool ValueReader::atEnd() {
    m_in.skipBlanks();
    return m_in.atEnd();
}

void ValueReader::needEnd(const std::string& expected) {
    if (!atEnd()) fail(here(), expected);
}

bool ValueReader::takeWord(std::string_view word) {
    return m_in.takeWord(word, [](char next) { return next != ' '; });
}

std::string ValueReader::word(const std::string& expected, std::string_view stops) {
    m_in.skipBlanks();
    const std::size_t begin = m_in.at;
    while (!m_in.atEnd() && m_in.peek() != ' ' && m_in.peek() != '\t' && stops.find(m_in.peek()) == stops.npos) ++m_in.at;
    if (m_in.at == begin) fail(m_source.placeOf(begin), "expected " + expected);
    return std::string(m_in.text.substr(begin, m_in.at - begin));
}

std::string ValueReader::rest() {
    m_in.skipBlanks();
    return std::string(trimmed(m_in.text.substr(std::exchange(m_in.at, m_in.text.size()))));
}

std::string ValueReader::quoted(const std::string& expected) {
    const Place place = here();
    if (!take("\"")) fail(place, "expected " + expected + " in quotation marks");
    const auto end = m_in.text.find('"', m_in.at);
    if (end == std::string_view::npos) fail(place, "expected a closing quotation mark");
    const std::string inside(m_in.text.substr(m_in.at, end - m_in.at));
    m_in.at = end + 1;
    return inside;
}

Real ValueReader::number(const std::string& expected) {
    const Place place = here();
    const auto value = m_in.number();
    if (!value) fail(place, "expected " + expected);
    return *value;
}

std::int64_t ValueReader::wholeNumber(const std::string& expected, std::int64_t lowest, std::int64_t highest) {
    const Place place = here();
    const Real value = number(expected);
    if (value != std::floor(value) || value < static_cast<Real>(lowest) || value > static_cast<Real>(highest))
        fail(place, "expected " + expected + " from " + std::to_string(lowest) + " to " + std::to_string(highest));
    return static_cast<std::int64_t>(value);
}

Expression ValueReader::expression() {
    m_in.skipBlanks();
    std::size_t used = 0;
    auto read = parseExpression(m_in.text.substr(m_in.at), m_variables, &used);
    if (!read) fail(m_source.placeOf(m_in.at + static_cast<std::size_t>(read.error().column) - 1), read.error().message);
    read->place = m_source.placeOf(m_in.at);
    m_in.at += used;
    return std::move(*read);
}

Moment ValueReader::moment() {
    Moment moment;
    moment.place = here();
    bool hasStep = false;
    do {
        const Place place = here();
        const std::string key = word("step=, phase=, iteration= or row=", "=");
        if (!take("=")) fail(here(), "expected '=' after '" + key + "'");
        if (key == "step" && !hasStep) {
            moment.step = expression();
            hasStep = true;
        } else if (key == "iteration" && !moment.iteration) {
            moment.iteration = expression();
        } else if (key == "phase" && !moment.phase) {
            moment.phase = phase();
        } else if (key == "row" && moment.rowName.empty() && !moment.rowPlace) {
            m_in.skipBlanks();
            if (m_in.peek() == '"')
                moment.rowName = quoted("a row");
            else
                moment.rowPlace = expression();
        } else {
            fail(place, "expected step=, phase=, iteration= or row=, each once");
        }
    } while (take(","));
    if (!hasStep) fail(moment.place, "expected 'step=' in the moment");
    return moment;
}

Phase ValueReader::phase() {
    const Place place = here();
    const std::string name = word("the name of a phase", ",");
    if (const auto phase = phaseNamed(name)) return *phase;
    fail(place, "unknown phase '" + name + "', expected one of " + listed(phaseNames));
}

Expression wholeExpression(const BlockField& field, const std::vector<std::string>& variables) {
    ValueReader reader(field, variables);
    Expression expression = reader.expression();
    reader.needEnd("expected an operator or the end of the formula");
    return expression;
}

Moment wholeMoment(const BlockField& field, const std::vector<std::string>& variables) {
    ValueReader reader(field, variables);
    Moment moment = reader.moment();
    reader.needEnd("expected ',' between the parts of the moment");
    return moment;
}

}  // namespace solverscope
