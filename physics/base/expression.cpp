// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/expression.h"

#include <algorithm>

namespace solverscope {

std::string_view functionName(ExpressionOp op) {
    constexpr std::array<std::string_view, 9> names{"abs", "sqrt", "sign", "sin", "cos", "tan", "min", "max", "atan2"};
    return isFunction(op) ? names[static_cast<std::size_t>(op) - static_cast<std::size_t>(ExpressionOp::Abs)] : "";
}

std::optional<ExpressionOp> functionNamed(std::string_view name, std::span<const ExpressionOp> allowed) {
    const auto found = std::ranges::find(allowed, name, functionName);
    return found == allowed.end() ? std::nullopt : std::optional(*found);
}

Real RealArithmetic::unary(const ExpressionNode& node, Real x) {
    switch (node.op) {
        case ExpressionOp::Not:
            return x == 0;
        case ExpressionOp::Negate:
            return -x;
        case ExpressionOp::Power:
            return std::pow(x, node.number);
        case ExpressionOp::Abs:
            return std::abs(x);
        case ExpressionOp::Sqrt:
            return std::sqrt(x);
        case ExpressionOp::Sign:
            return x > 0 ? 1 : x < 0 ? -1 : 0;
        case ExpressionOp::Sin:
            return std::sin(x);
        case ExpressionOp::Cos:
            return std::cos(x);
        default:
            return std::tan(x);
    }
}

Real RealArithmetic::binary(ExpressionOp op, Real x, Real y) {
    switch (op) {
        case ExpressionOp::Min:
            return y < x ? y : x;
        case ExpressionOp::Max:
            return y > x ? y : x;
        case ExpressionOp::Atan2:
            return std::atan2(x, y);
        case ExpressionOp::Add:
            return x + y;
        case ExpressionOp::Subtract:
            return x - y;
        case ExpressionOp::Multiply:
            return x * y;
        case ExpressionOp::Divide:
            return x / y;
        case ExpressionOp::Less:
            return x < y;
        case ExpressionOp::LessEqual:
            return x <= y;
        case ExpressionOp::Greater:
            return x > y;
        case ExpressionOp::GreaterEqual:
            return x >= y;
        case ExpressionOp::Equal:
            return x == y;
        default:
            return x < y || x > y;  // not equal, and both are there
    }
}

std::nullopt_t ExpressionParser::fail(std::string message, std::size_t at) {
    if (!m_error) m_error = Error{{}, 1, static_cast<int>(at) + 1, std::move(message)};
    return std::nullopt;
}

ExpressionParser::Read ExpressionParser::comparedName(const Operand&, Op, std::size_t) { return std::nullopt; }

bool ExpressionParser::add(const ExpressionNode& node) {
    const bool joins = node.op == Op::And || node.op == Op::Or;
    m_joins += joins;
    if (!joins && m_nodes.size() - m_joins >= m_grammar.maxLength) fail(m_grammar.tooLong);
    m_nodes.push_back(node);
    return !m_error;
}

/// The right side of && and || is worked off only where the answer needs it.
template <typename Side>
ExpressionParser::Read ExpressionParser::chain(Op skip, Op join, std::string_view symbol, std::string_view word, Side side) {
    Read left = side();
    while (left && m_grammar.logic && ((m_grammar.logicSymbols && m_in.take(symbol)) || m_in.takeWord(word, isNameCharacter))) {
        if (!needBoolean(*left)) return std::nullopt;
        const std::size_t place = m_nodes.size();
        if (!add(skip)) return std::nullopt;
        Read right = side();
        if (!right || !needBoolean(*right)) return std::nullopt;
        m_nodes[place].index = static_cast<std::uint32_t>(m_nodes.size());
        add(ExpressionNode{.op = join, .index = static_cast<std::uint32_t>(place - 1)});
        left = Operand{Operand::Type::Boolean, {}, left->at};
    }
    return left;
}

ExpressionParser::Read ExpressionParser::disjunction(int depth) {
    return chain(Op::SkipIfTrue, Op::Or, "||", "or", [&] { return conjunction(depth); });
}

ExpressionParser::Read ExpressionParser::conjunction(int depth) {
    return chain(Op::SkipIfFalse, Op::And, "&&", "and", [&] { return negation(depth); });
}

bool ExpressionParser::takeNot() {
    if (!m_grammar.logic) return false;
    if (m_grammar.logicSymbols && !m_in.text.substr(here()).starts_with("!=") && m_in.take("!")) return true;
    return m_in.takeWord("not", isNameCharacter);
}

ExpressionParser::Read ExpressionParser::negation(int depth) {
    if (depth > m_grammar.maxDepth) return fail(m_grammar.tooDeep);
    if (!m_grammar.logicSymbols || !takeNot()) return comparison(depth);
    Read inner = negation(depth + 1);
    if (!inner || !needBoolean(*inner) || !add(Op::Not)) return std::nullopt;
    return Operand{Operand::Type::Boolean, {}, inner->at};
}

ExpressionParser::Read ExpressionParser::comparison(int depth) {
    Read left = sum(depth);
    if (!left || !m_grammar.logic) return left;
    static constexpr std::array<std::pair<std::string_view, Op>, 6> operators{{{"==", Op::Equal},
                                                                               {"!=", Op::NotEqual},
                                                                               {"<=", Op::LessEqual},
                                                                               {">=", Op::GreaterEqual},
                                                                               {"<", Op::Less},
                                                                               {">", Op::Greater}}};
    for (const auto& [symbol, op] : operators) {
        m_in.skipBlanks();
        const std::size_t at = m_in.at;
        if (!m_in.take(symbol)) continue;
        if (isName(*left)) return comparedName(*left, op, at);
        if (!needNumber(*left)) return std::nullopt;
        const std::size_t root = m_nodes.size() - 1;
        Read right = sum(depth);
        if (!right || !needNumber(*right)) return std::nullopt;
        if (!add(ExpressionNode{.op = op, .index = static_cast<std::uint32_t>(root)})) return std::nullopt;
        return Operand{Operand::Type::Boolean, {}, left->at};
    }
    return left;
}

ExpressionParser::Read ExpressionParser::sum(int depth) {
    Read left = product(depth);
    while (left) {
        const Op op = m_in.take("+") ? Op::Add : takeMinus() ? Op::Subtract : Op::Number;
        if (op == Op::Number) break;
        left = pair(*left, op, [&] { return product(depth); });
    }
    return left;
}

ExpressionParser::Read ExpressionParser::product(int depth) {
    Read left = unary(depth);
    while (left) {
        const bool times = m_in.take("*") || (m_grammar.powers && m_in.take("·"));
        const Op op = times ? Op::Multiply : m_in.take("/") ? Op::Divide : Op::Number;
        if (op == Op::Number) break;
        left = pair(*left, op, [&] { return unary(depth); });
    }
    return left;
}

template <typename Side>
ExpressionParser::Read ExpressionParser::pair(Operand left, Op op, Side right) {
    if (!needNumber(left)) return std::nullopt;
    const std::size_t root = m_nodes.size() - 1;
    Read other = right();
    if (!other || !needNumber(*other)) return std::nullopt;
    if (!add(ExpressionNode{.op = op, .index = static_cast<std::uint32_t>(root)})) return std::nullopt;
    return Operand{Operand::Type::Number, {}, left.at};
}

ExpressionParser::Read ExpressionParser::unary(int depth) {
    if (depth > m_grammar.maxDepth) return fail(m_grammar.tooDeep);
    const Op op = takeMinus() ? Op::Negate : !m_grammar.logicSymbols && takeNot() ? Op::Not : Op::Number;
    if (op == Op::Number) return raised(depth);
    Read inner = unary(depth + 1);
    if (!inner || !needNumber(*inner) || !add(op)) return std::nullopt;
    return Operand{Operand::Type::Number, {}, inner->at};
}

ExpressionParser::Read ExpressionParser::raised(int depth) {
    Read base = primary(depth);
    if (!base || !m_grammar.powers || !m_in.take("^")) return base;
    m_in.skipBlanks();
    const std::size_t begin = m_in.at;
    const bool negative = takeMinus();
    const auto exponent = isDigit(m_in.peek()) ? m_in.number() : std::nullopt;
    const std::string largest = std::to_string(maxExponent);
    if (!exponent || *exponent > maxExponent || *exponent != std::floor(*exponent))
        return fail("expected a whole number from -" + largest + " to " + largest + " after '^'; for a root, use sqrt(…)", begin);
    if (!add(ExpressionNode{.op = Op::Power, .number = negative ? -*exponent : *exponent})) return std::nullopt;
    return base;
}

ExpressionParser::Read ExpressionParser::primary(int depth) {
    if (m_error) return std::nullopt;
    m_in.skipBlanks();
    if (m_in.take("(")) {
        Read inner = disjunction(depth + 1);
        if (!inner || (inner->type == Operand::Type::Word && !interpret(*inner))) return std::nullopt;
        if (!m_in.take(")")) return fail(m_grammar.notClosed);
        return inner;
    }
    if (isDigit(m_in.peek()) || m_in.peek() == '.') return literal();
    return operand(depth);
}

ExpressionParser::Read ExpressionParser::literal() {
    const std::size_t begin = m_in.at;
    const auto value = m_in.number();
    if (!value) return fail(m_grammar.noNumber, begin);
    if (isLetter(m_in.peek())) return fail("expected an operator after the number");
    if (!add(ExpressionNode{.op = Op::Number, .number = *value})) return std::nullopt;
    return Operand{Operand::Type::Number, {}, begin};
}

}  // namespace solverscope
