// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <algorithm>
#include <optional>

#include "physics/base/text_cursor.h"
#include "physics/scene/position_formula.h"

namespace solverscope {
namespace {

struct NamedCoordinate {
    std::string_view name;
    std::int8_t place;
};
constexpr std::array coordinates{NamedCoordinate{"x_a", 0},     NamedCoordinate{"y_a", 1},    NamedCoordinate{"angle_a", 2},
                                 NamedCoordinate{"theta_a", 2}, NamedCoordinate{"x_b", 3},    NamedCoordinate{"y_b", 4},
                                 NamedCoordinate{"angle_b", 5}, NamedCoordinate{"theta_b", 5}};

constexpr std::array functionNames{std::string_view("sqrt"), std::string_view("abs"), std::string_view("sin"),
                                   std::string_view("cos"),  std::string_view("min"), std::string_view("max"),
                                   std::string_view("atan2")};

bool isTaken(std::string_view name) {
    return name == "pi" || std::ranges::find(coordinates, name, &NamedCoordinate::name) != coordinates.end() ||
           std::ranges::find(functionNames, name) != functionNames.end();
}

}  // namespace

class PositionFormulaParser {
public:
    PositionFormulaParser(std::string_view text, std::span<const ParameterDef> parameters) : m_in{text}, m_parameters(parameters) {}

    Result<PositionFormula> parse() {
        if (m_in.text.size() > PositionFormula::mostBytes) {
            fail("expected a formula of at most " + std::to_string(PositionFormula::mostBytes) + " bytes",
                 PositionFormula::mostBytes);
        } else {
            sum(0);
            m_in.skipBlanks();
            if (!m_error && !m_in.atEnd()) fail("expected an operator or the end of the formula");
        }
        if (m_error) return *m_error;
        return std::move(m_formula);
    }

private:
    using Op = PositionFormula::Op;

    void fail(std::string message) { fail(std::move(message), m_in.at); }
    void fail(std::string message, std::size_t at) {
        if (!m_error) m_error = Error{{}, 1, static_cast<int>(at) + 1, std::move(message)};
    }

    void add(PositionFormula::Step step) {
        if (m_error) return;
        if (m_formula.m_steps.size() >= PositionFormula::longest)
            return fail("expected a formula of at most " + std::to_string(PositionFormula::longest) + " operations");
        m_formula.m_steps.push_back(step);
    }
    void add(Op op) { add({op, 0, 0}); }

    bool takeMinus() { return m_in.take("-") || m_in.take("−"); }

    void sum(int depth) {
        product(depth);
        while (!m_error) {
            const Op op = m_in.take("+") ? Op::Add : takeMinus() ? Op::Subtract : Op::Number;
            if (op == Op::Number) return;
            product(depth);
            add(op);
        }
    }

    void product(int depth) {
        unary(depth);
        while (!m_error) {
            const Op op = m_in.take("*") || m_in.take("·") ? Op::Multiply : m_in.take("/") ? Op::Divide : Op::Number;
            if (op == Op::Number) return;
            unary(depth);
            add(op);
        }
    }

    void unary(int depth) {
        if (depth > PositionFormula::deepest)
            return fail("expected at most " + std::to_string(PositionFormula::deepest) + " brackets and signs within each other");
        if (!takeMinus()) return raised(depth);
        unary(depth + 1);
        add(Op::Negate);
    }

    void raised(int depth) {
        primary(depth);
        if (m_error || !m_in.take("^")) return;
        m_in.skipBlanks();
        const std::size_t begin = m_in.at;
        const bool negative = takeMinus();
        constexpr auto largest = static_cast<Real>(PositionFormula::largestExponent);
        const auto exponent = isDigit(m_in.peek()) ? m_in.number() : std::nullopt;
        if (!exponent || *exponent > largest || *exponent != static_cast<int>(*exponent))
            return fail("expected a whole number from -" + std::to_string(PositionFormula::largestExponent) + " to " +
                            std::to_string(PositionFormula::largestExponent) + " after '^'; for a root there is sqrt(…)",
                        begin);
        add({Op::Power, static_cast<std::int8_t>(negative ? -*exponent : *exponent), 0});
    }

    void primary(int depth) {
        m_in.skipBlanks();
        if (m_in.take("(")) {
            sum(depth + 1);
            return close();
        }
        if (isDigit(m_in.peek()) || m_in.peek() == '.') return number();
        for (const auto& [letter, place] : {std::pair("θ_a", 2), std::pair("θ_b", 5)})
            if (m_in.take(letter)) return add({Op::Coordinate, static_cast<std::int8_t>(place), 0});
        if (isLetter(m_in.peek())) return name(depth);
        fail("expected a number, a name or '('");
    }

    void close() {
        if (!m_error && !m_in.take(")")) fail("expected ')' or an operator");
    }

    void number() {
        const std::size_t begin = m_in.at;
        const auto value = m_in.number();
        if (!value) return fail("expected a number that a computer can hold", begin);
        if (isLetter(m_in.peek())) return fail("expected an operator after the number");
        add({Op::Number, 0, *value});
    }

    void name(int depth) {
        const std::size_t begin = m_in.at;
        const std::string_view word = m_in.word();
        const auto coordinate = std::ranges::find(coordinates, word, &NamedCoordinate::name);
        if (coordinate != coordinates.end()) return add({Op::Coordinate, coordinate->place, 0});
        if (word == "pi") return add({Op::Number, 0, pi});
        const auto parameter = std::ranges::find(m_parameters, word, &ParameterDef::name);
        if (parameter != m_parameters.end()) return add({Op::Number, 0, parameter->value});
        const auto function = std::ranges::find(functionNames, word);
        if (function == functionNames.end()) return fail(unknown(word), begin);
        constexpr std::array<Op, functionNames.size()> ops{Op::Sqrt, Op::Abs, Op::Sin, Op::Cos, Op::Min, Op::Max, Op::Atan2};
        call(ops[static_cast<std::size_t>(function - functionNames.begin())], *function, depth);
    }

    void call(Op op, std::string_view function, int depth) {
        if (!m_in.take("(")) return fail("expected '(' after '" + std::string(function) + "'");
        sum(depth + 1);
        if (!m_error && PositionFormula::takesTwo(op)) {
            if (!m_in.take(",")) return fail("expected ',': '" + std::string(function) + "' takes two values");
            sum(depth + 1);
        }
        close();
        add(op);
    }

    std::string unknown(std::string_view word) const {
        std::string known = "expected a name that is known, not '" + std::string(word.substr(0, 40)) + "': one of ";
        for (const std::string_view name : coordinateNames) known += std::string(name) + ", ";
        for (const ParameterDef& parameter : m_parameters) known += parameter.name + ", ";
        known += "pi";
        for (const std::string_view name : functionNames) known += ", " + std::string(name);
        return known;
    }

    TextCursor m_in;
    std::span<const ParameterDef> m_parameters;
    PositionFormula m_formula;
    std::optional<Error> m_error;
};

Result<PositionFormula> PositionFormula::parse(std::string_view text, std::span<const ParameterDef> parameters) {
    return PositionFormulaParser(text, parameters).parse();
}

std::string PositionFormula::problemOfName(std::string_view name) {
    if (name.empty() || !isLetter(name[0]) || !std::ranges::all_of(name, isOfName) || name.size() > mostLetters)
        return "expected a name of up to " + std::to_string(mostLetters) + " letters, digits and '_' that begins with a letter";
    if (isTaken(name)) return "expected a name that has no other meaning in formulas";
    return {};
}

}  // namespace solverscope
