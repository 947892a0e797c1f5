// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/expression.h"

#include <algorithm>

#include "physics/base/plain_text.h"

namespace solverscope {
namespace {

constexpr std::array functions{ExpressionOp::Abs,  ExpressionOp::Sqrt, ExpressionOp::Min, ExpressionOp::Max,
                               ExpressionOp::Sign, ExpressionOp::Sin,  ExpressionOp::Cos, ExpressionOp::Tan};

}  // namespace

class LessonExpressionParser : private ExpressionParser {
public:
    LessonExpressionParser(std::string_view text, const std::vector<std::string>& variables)
        : ExpressionParser(text, {.tooDeep = "the formula is nested too deeply", .tooLong = "the formula is too long"}),
          m_variables(variables) {}

    Result<Expression> parse(std::size_t* consumed) {
        m_in.skipBlanks();
        const bool read = disjunction(0).has_value();
        if (read) m_in.skipBlanks();
        if (read && !consumed && !m_in.atEnd()) fail("expected an operator or the end of the formula");
        if (m_error) return *m_error;
        m_expression.m_source = std::string(m_in.text.substr(0, m_in.at));
        while (!m_expression.m_source.empty() && m_expression.m_source.back() == ' ') m_expression.m_source.pop_back();
        m_expression.m_nodes = std::move(m_nodes);
        if (consumed) *consumed = m_in.at;
        return std::move(m_expression);
    }

private:
    Read added(Expression::Leaf leaf, std::uint8_t operands = 0) {
        m_expression.m_leaves.push_back(std::move(leaf));
        const auto place = static_cast<std::uint32_t>(m_expression.m_leaves.size() - 1);
        return add({.op = Op::Leaf, .operands = operands, .index = place}) ? Read(Operand{}) : std::nullopt;
    }

    Read operand(int depth) override {
        if (!isLetter(m_in.peek())) return fail("expected a number, a name or '('");
        const std::size_t begin = m_in.at;
        const std::string word(m_in.word());
        if (word == "and" || word == "or" || word == "not") return fail("expected a number, a name or '('", begin);
        Expression::Leaf leaf{.name = word};
        if (std::ranges::find(m_variables, word) != m_variables.end()) return added(std::move(leaf));
        if (const auto function = functionNamed(word, functions)) {
            const auto left = arguments(leaf, isBinary(*function) ? "nn" : "n", depth);
            return left && add({.op = *function, .index = *left}) ? Read(Operand{}) : std::nullopt;
        }
        leaf.engine = findEngineName(word);
        if (!leaf.engine) return fail("unknown name '" + word + "'", begin);
        const bool takesNumber = leaf.engine->arguments.ends_with('n');
        if (!arguments(leaf, leaf.engine->arguments, depth)) return std::nullopt;
        const bool isObject = word == "settings" || !leaf.engine->fields.empty();
        if (isObject && !readField(leaf)) return std::nullopt;
        return added(std::move(leaf), takesNumber ? 1 : 0);
    }

    /// Reads "(…)" against a signature, or nothing where nothing is needed. Gives the root of the first number.
    std::optional<std::uint32_t> arguments(Expression::Leaf& of, std::string_view signature, int depth) {
        const bool optional = signature.starts_with('[');
        if (optional) signature = signature.substr(1, signature.size() - 2);
        if (!m_in.take("(")) {
            if (optional || signature.empty()) return 0;
            return fail("expected '(' after '" + of.name + "'");
        }
        std::optional<std::uint32_t> first;
        for (std::size_t i = 0; i < signature.size(); ++i) {
            if (i > 0 && !m_in.take(","))
                return fail("expected ',': '" + of.name + "' takes " + std::to_string(signature.size()) + " values");
            m_in.skipBlanks();
            if (signature[i] == 't' ? !readText(of) : !disjunction(depth + 1)) return std::nullopt;
            if (signature[i] == 'n' && !first) first = static_cast<std::uint32_t>(m_nodes.size() - 1);
        }
        if (!m_in.take(")")) return fail("expected ')'");
        return first.value_or(0);
    }

    bool readText(Expression::Leaf& of) {
        const std::size_t begin = m_in.at;
        const std::size_t end = m_in.peek() == '"' ? m_in.text.find('"', begin + 1) : 0;
        if (end == 0 || end == std::string_view::npos) {
            fail(end == 0 ? "expected a name in quotation marks" : "expected a closing quotation mark", begin);
            return false;
        }
        of.text = m_in.text.substr(begin + 1, end - begin - 1);
        of.hasText = true;
        m_in.at = end + 1;
        return true;
    }

    bool readField(Expression::Leaf& of) {
        const bool isSetting = of.name == "settings";
        if (!m_in.take(".")) {
            fail(isSetting ? "expected '.' and the name of a setting" : "expected '.' and a quantity of '" + of.name + "'");
            return false;
        }
        const std::size_t begin = m_in.at;
        of.field = m_in.word();
        const auto& fields = of.engine->fields;
        if (isSetting ? findSetting(of.field) != nullptr : std::ranges::find(fields, of.field) != fields.end()) return true;
        fail(isSetting ? "unknown setting '" + of.field + "'"
                       : "'" + of.name + "' has no '" + of.field + "', expected one of " + listed(fields),
             begin);
        return false;
    }

    const std::vector<std::string>& m_variables;
    Expression m_expression;
};

Result<Expression> parseExpression(std::string_view text, const std::vector<std::string>& variables, std::size_t* consumed) {
    return LessonExpressionParser(text, variables).parse(consumed);
}

std::ptrdiff_t Expression::enginesNumbers() const {
    return std::ranges::count_if(m_leaves, [](const Leaf& leaf) { return leaf.engine != nullptr; });
}

bool Expression::isSingleValue() const {
    const auto isArithmetic = [](const ExpressionNode& node) {
        return node.op == ExpressionOp::Add || node.op == ExpressionOp::Subtract || node.op == ExpressionOp::Multiply ||
               node.op == ExpressionOp::Divide;
    };
    return enginesNumbers() == 1 && std::ranges::none_of(m_nodes, isArithmetic);
}

Expression Expression::part(std::size_t root) const {
    const auto hasLeft = [](const ExpressionNode& node) {
        return isBinary(node.op) || node.op == ExpressionOp::And || node.op == ExpressionOp::Or;
    };
    const auto isFirst = [](const ExpressionNode& node) {
        return node.op == ExpressionOp::Number || (node.op == ExpressionOp::Leaf && node.operands == 0);
    };
    std::size_t begin = root;
    while (!isFirst(m_nodes[begin])) begin = hasLeft(m_nodes[begin]) ? m_nodes[begin].index : begin - 1;
    Expression part;
    part.m_leaves = m_leaves;
    for (std::size_t i = begin; i <= root; ++i) {
        part.m_nodes.push_back(m_nodes[i]);
        if (m_nodes[i].op != ExpressionOp::Leaf) part.m_nodes.back().index -= static_cast<std::uint32_t>(begin);
    }
    return part;
}

}  // namespace solverscope
