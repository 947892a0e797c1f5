// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/expression.h"

#include <algorithm>
#include <span>

#include "lessons/loader/expression_names.h"
#include "physics/base/text_cursor.h"

namespace solverscope {
namespace {

std::string listed(std::span<const std::string_view> names) {
    std::string list;
    for (const auto name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

}  // namespace

class ExpressionParser {
public:
    ExpressionParser(std::string_view text, const std::vector<std::string>& variables) : m_in{text}, m_variables(variables) {}

    Result<Expression> parse(std::size_t* consumed) {
        m_in.skipBlanks();
        const bool read = disjunction(0).has_value();
        if (read) m_in.skipBlanks();
        if (read && !consumed && !m_in.atEnd()) fail("expected an operator or the end of the formula");
        if (m_error) return *m_error;
        m_expression.m_source = std::string(m_in.text.substr(0, m_in.at));
        while (!m_expression.m_source.empty() && m_expression.m_source.back() == ' ') m_expression.m_source.pop_back();
        if (consumed) *consumed = m_in.at;
        return std::move(m_expression);
    }

private:
    using Op = Expression::Op;
    using Node = Expression::Node;
    using Place = std::optional<std::uint32_t>;  // of a node; none after an error

    Place fail(std::string message) { return fail(std::move(message), m_in.at); }

    Place fail(std::string message, std::size_t at) {
        if (!m_error) m_error = Error{{}, 1, static_cast<int>(at) + 1, std::move(message)};
        return std::nullopt;
    }

    Place add(Node node) {
        if (m_expression.m_nodes.size() >= Expression::longest) return fail("the formula is too long");
        m_expression.m_nodes.push_back(std::move(node));
        return static_cast<std::uint32_t>(m_expression.m_nodes.size() - 1);
    }

    Place add(Op op, std::vector<std::uint32_t> children) { return add(Node{op, 0, {}, {}, std::move(children)}); }

    bool take(std::string_view symbol) { return m_in.take(symbol); }
    bool takeWord(std::string_view word) { return m_in.takeWord(word, isOfName); }

    Place disjunction(int depth) {
        Place left = conjunction(depth);
        while (left && takeWord("or")) {
            const Place right = conjunction(depth);
            if (!right) return std::nullopt;
            left = add(Op::Or, {*left, *right});
        }
        return left;
    }

    Place conjunction(int depth) {
        Place left = comparison(depth);
        while (left && takeWord("and")) {
            const Place right = comparison(depth);
            if (!right) return std::nullopt;
            left = add(Op::And, {*left, *right});
        }
        return left;
    }

    std::optional<Op> comparator() {
        if (take("<=")) return Op::LessEqual;
        if (take(">=")) return Op::GreaterEqual;
        if (take("==")) return Op::Equal;
        if (take("!=")) return Op::NotEqual;
        if (take("<")) return Op::Less;
        if (take(">")) return Op::Greater;
        return std::nullopt;
    }

    Place comparison(int depth) {
        const Place left = sum(depth);
        if (!left) return left;
        const auto op = comparator();
        if (!op) return left;
        const Place right = sum(depth);
        return right ? add(*op, {*left, *right}) : std::nullopt;
    }

    Place sum(int depth) {
        Place left = product(depth);
        while (left) {
            const Op op = take("+") ? Op::Add : take("-") ? Op::Subtract : Op::Number;
            if (op == Op::Number) break;
            const Place right = product(depth);
            if (!right) return std::nullopt;
            left = add(op, {*left, *right});
        }
        return left;
    }

    Place product(int depth) {
        Place left = unary(depth);
        while (left) {
            const Op op = take("*") ? Op::Multiply : take("/") ? Op::Divide : Op::Number;
            if (op == Op::Number) break;
            const Place right = unary(depth);
            if (!right) return std::nullopt;
            left = add(op, {*left, *right});
        }
        return left;
    }

    Place unary(int depth) {
        if (depth > Expression::deepest) return fail("the formula is nested too deeply");
        const Op op = take("-") ? Op::Negate : takeWord("not") ? Op::Not : Op::Number;
        if (op == Op::Number) return primary(depth);
        const Place operand = unary(depth + 1);
        return operand ? add(op, {*operand}) : std::nullopt;
    }

    Place primary(int depth) {
        m_in.skipBlanks();
        if (take("(")) {
            const Place inner = disjunction(depth + 1);
            if (!inner) return inner;
            return take(")") ? inner : fail("expected ')'");
        }
        if (isDigit(m_in.peek()) || m_in.peek() == '.') return number();
        if (isLetter(m_in.peek())) return name(depth);
        return fail("expected a number, a name or '('");
    }

    Place number() {
        const auto value = m_in.number();
        if (!value) return fail("expected a number");
        if (isLetter(m_in.peek())) return fail("expected an operator after the number");
        return add(Node{Op::Number, *value, {}, {}, {}});
    }

    std::string identifier() { return std::string(m_in.word()); }

    Place text() {
        const std::size_t begin = m_in.at++;
        while (m_in.peek() != '"' && !m_in.atEnd()) ++m_in.at;
        if (m_in.atEnd()) return fail("expected a closing quotation mark", begin);
        return add(Node{Op::Text, 0, std::string(m_in.text.substr(begin + 1, m_in.at++ - begin - 1)), {}, {}});
    }

    /// Reads "(…)" against a signature, or nothing where nothing is needed.
    std::optional<std::vector<std::uint32_t>> arguments(const std::string& of, std::string_view signature, int depth) {
        std::vector<std::uint32_t> given;
        const bool optional = signature.starts_with('[');
        if (optional) signature = signature.substr(1, signature.size() - 2);
        if (!take("(")) {
            if (optional || signature.empty()) return given;
            fail("expected '(' after '" + of + "'");
            return std::nullopt;
        }
        for (std::size_t i = 0; i < signature.size(); ++i) {
            if (i > 0 && !take(",")) {
                fail("expected ',': '" + of + "' takes " + std::to_string(signature.size()) + " values");
                return std::nullopt;
            }
            m_in.skipBlanks();
            if (signature[i] == 't' && m_in.peek() != '"') {
                fail("expected a name in quotation marks");
                return std::nullopt;
            }
            const Place argument = signature[i] == 't' ? text() : disjunction(depth + 1);
            if (!argument) return std::nullopt;
            given.push_back(*argument);
        }
        if (take(")")) return given;
        fail("expected ')'");
        return std::nullopt;
    }

    Place name(int depth) {
        const std::size_t begin = m_in.at;
        const std::string word = identifier();
        if (word == "and" || word == "or" || word == "not") return fail("expected a number, a name or '('", begin);
        if (std::find(m_variables.begin(), m_variables.end(), word) != m_variables.end())
            return add(Node{Op::Variable, 0, word, {}, {}});
        if (word == "settings") return setting();
        if (const ObjectName* object = findObject(word)) {
            const auto given = arguments(word, object->argument, depth);
            if (!given) return std::nullopt;
            return field(word, object->fields, *given);
        }
        const FunctionName* function = findFunction(word);
        if (!function) return fail("unknown name '" + word + "'", begin);
        const auto given = arguments(word, function->arguments, depth);
        if (!given) return std::nullopt;
        return add(Node{Op::Function, 0, word, {}, *given});
    }

    Place field(const std::string& object, std::span<const std::string_view> fields, std::vector<std::uint32_t> given) {
        if (!take(".")) return fail("expected '.' and a quantity of '" + object + "'");
        const std::size_t begin = m_in.at;
        const std::string word = identifier();
        if (std::find(fields.begin(), fields.end(), word) == fields.end())
            return fail("'" + object + "' has no '" + word + "', expected one of " + listed(fields), begin);
        return add(Node{Op::Field, 0, object, word, std::move(given)});
    }

    Place setting() {
        if (!take(".")) return fail("expected '.' and the name of a setting");
        const std::size_t begin = m_in.at;
        const std::string word = identifier();
        if (!findSetting(word)) return fail("unknown setting '" + word + "'", begin);
        return add(Node{Op::Field, 0, "settings", word, {}});
    }

    TextCursor m_in;
    const std::vector<std::string>& m_variables;
    Expression m_expression;
    std::optional<Error> m_error;
};

Result<Expression> parseExpression(std::string_view text, const std::vector<std::string>& variables, std::size_t* consumed) {
    return ExpressionParser(text, variables).parse(consumed);
}

}  // namespace solverscope
