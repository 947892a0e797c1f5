// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/value_reader.h"

#include <cmath>
#include <utility>

#include "physics/base/plain_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

const std::vector<std::string> noVariables;

}  // namespace

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
