// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/position_formula.h"

#include <algorithm>
#include <cmath>

#include "physics/base/rotation.h"

namespace solverscope {
namespace {

/// A value with the derivatives of another one times a slope; zero derivatives stay zero, even for an infinite slope.
Dual chained(Real value, Real slope, const Dual& x) {
    Dual result{value, {}};
    for (std::size_t i = 0; i < coordinateCount; ++i)
        if (x.by[i] != 0) result.by[i] = slope * x.by[i];
    return result;
}

Dual chained(Real value, Real slopeX, const Dual& x, Real slopeY, const Dual& y) {
    Dual result = chained(value, slopeX, x);
    for (std::size_t i = 0; i < coordinateCount; ++i)
        if (y.by[i] != 0) result.by[i] += slopeY * y.by[i];
    return result;
}

Real power(Real x, int exponent) {
    Real product = 1;
    for (int i = 0; i < std::abs(exponent); ++i) product *= x;
    return exponent < 0 ? 1 / product : product;
}

/// The operations on dual numbers, and the coordinates.
struct DualArithmetic {
    static constexpr std::size_t maxPendingValues = 3 * 33 + 1;  // a sum, a product and a call on each level of brackets

    const Coordinates& q;

    Dual leaf(const ExpressionNode& node, std::span<const Dual>) const {
        Dual coordinate{q[node.index], {}};
        coordinate.by[node.index] = 1;
        return coordinate;
    }

    static Dual unary(const ExpressionNode& node, const Dual& x) {
        switch (node.op) {
            case ExpressionOp::Negate:
                return chained(-x.value, -1, x);
            case ExpressionOp::Power: {
                const auto exponent = static_cast<int>(node.number);
                return chained(power(x.value, exponent), exponent == 0 ? 0 : exponent * power(x.value, exponent - 1), x);
            }
            case ExpressionOp::Sqrt: {
                const Real root = std::sqrt(x.value);
                return chained(root, 1 / (2 * root), x);
            }
            case ExpressionOp::Sin: {
                const Rotation turn = rotationBy(x.value);
                return chained(turn.s, turn.c, x);
            }
            case ExpressionOp::Cos: {
                const Rotation turn = rotationBy(x.value);
                return chained(turn.c, -turn.s, x);
            }
            default:  // Abs
                return x.value < 0 ? chained(-x.value, -1, x) : x;
        }
    }

    static Dual binary(ExpressionOp op, const Dual& x, const Dual& y) {
        switch (op) {
            case ExpressionOp::Add:
                return chained(x.value + y.value, 1, x, 1, y);
            case ExpressionOp::Subtract:
                return chained(x.value - y.value, 1, x, -1, y);
            case ExpressionOp::Multiply:
                return chained(x.value * y.value, y.value, x, x.value, y);
            case ExpressionOp::Divide:
                return chained(x.value / y.value, 1 / y.value, x, -x.value / (y.value * y.value), y);
            case ExpressionOp::Min:
                return y.value < x.value ? y : x;
            case ExpressionOp::Max:
                return y.value > x.value ? y : x;
            default: {  // Atan2; the first argument is the ordinate
                const Real squared = x.value * x.value + y.value * y.value;
                return chained(arctangent(x.value, y.value), y.value / squared, x, -x.value / squared, y);
            }
        }
    }

    // There is no logic in positions.
    static bool isTrue(const Dual& x) { return x.value != 0; }
    static Dual truth(bool holds) { return {holds ? Real{1} : Real{0}, {}}; }
};

struct NamedCoordinate {
    std::string_view name;
    std::uint32_t place;
};
constexpr std::array coordinates{NamedCoordinate{"x_a", 0},     NamedCoordinate{"y_a", 1},    NamedCoordinate{"angle_a", 2},
                                 NamedCoordinate{"theta_a", 2}, NamedCoordinate{"x_b", 3},    NamedCoordinate{"y_b", 4},
                                 NamedCoordinate{"angle_b", 5}, NamedCoordinate{"theta_b", 5}};

constexpr std::array functions{ExpressionOp::Sqrt, ExpressionOp::Abs, ExpressionOp::Sin,  ExpressionOp::Cos,
                               ExpressionOp::Min,  ExpressionOp::Max, ExpressionOp::Atan2};

class PositionFormulaParser : private ExpressionParser {
public:
    PositionFormulaParser(std::string_view text, std::span<const ParameterDef> parameters)
        : ExpressionParser(text, {.logic = false,
                                  .powers = true,
                                  .tooDeep = "expected at most 32 nested brackets and signs",
                                  .tooLong = "expected a formula of at most 256 operations",
                                  .notClosed = "expected ')' or an operator",
                                  .noNumber = "expected a number within the range of double precision"}),
          m_parameters(parameters) {}

    Result<std::vector<ExpressionNode>> parse() {
        if (m_in.text.size() > PositionFormula::maxBytes) {
            fail("expected a formula of at most " + std::to_string(PositionFormula::maxBytes) + " bytes",
                 PositionFormula::maxBytes);
        } else if (sum(0)) {
            m_in.skipBlanks();
            if (!m_in.atEnd()) fail("expected an operator or the end of the formula");
        }
        if (m_error) return *m_error;
        return std::move(m_nodes);
    }

private:
    Read added(const ExpressionNode& node) { return add(node) ? Read(Operand{}) : std::nullopt; }
    Read coordinate(std::uint32_t place) { return added({.op = Op::Leaf, .index = place}); }

    Read operand(int depth) override {
        if (m_in.take("θ_a")) return coordinate(2);
        if (m_in.take("θ_b")) return coordinate(5);
        if (!isLetter(m_in.peek())) return fail("expected a number, a name or '('");
        const std::size_t begin = m_in.at;
        const std::string_view word = m_in.word();
        const auto known = std::ranges::find(coordinates, word, &NamedCoordinate::name);
        if (known != coordinates.end()) return coordinate(known->place);
        if (word == "pi") return added({.number = pi});
        const auto parameter = std::ranges::find(m_parameters, word, &ParameterDef::name);
        if (parameter != m_parameters.end()) return added({.number = parameter->value});
        const auto function = functionNamed(word, functions);
        return function ? call(*function, word, depth) : fail(unknown(word), begin);
    }

    Read call(Op op, std::string_view function, int depth) {
        if (!m_in.take("(")) return fail("expected '(' after '" + std::string(function) + "'");
        if (!sum(depth + 1)) return std::nullopt;
        const auto left = static_cast<std::uint32_t>(m_nodes.size() - 1);
        if (isBinary(op)) {
            if (!m_in.take(",")) return fail("expected ',': '" + std::string(function) + "' takes two values");
            if (!sum(depth + 1)) return std::nullopt;
        }
        if (!m_in.take(")")) return fail("expected ')' or an operator");
        return added({.op = op, .index = left});
    }

    std::string unknown(std::string_view word) const {
        std::string known = "expected a known name, not '" + std::string(word.substr(0, 40)) + "': one of ";
        for (const std::string_view name : coordinateNames) known += std::string(name) + ", ";
        for (const ParameterDef& parameter : m_parameters) known += parameter.name + ", ";
        known += "pi";
        for (const ExpressionOp function : functions) known += ", " + std::string(functionName(function));
        return known;
    }

    std::span<const ParameterDef> m_parameters;
};

}  // namespace

Result<PositionFormula> PositionFormula::parse(std::string_view text, std::span<const ParameterDef> parameters) {
    auto nodes = PositionFormulaParser(text, parameters).parse();
    if (!nodes) return nodes.error();
    PositionFormula formula;
    formula.m_nodes = std::move(*nodes);
    return formula;
}

std::string PositionFormula::problemOfName(std::string_view name) {
    if (name.empty() || !isLetter(name[0]) || !std::ranges::all_of(name, isNameCharacter) || name.size() > maxParameterNameLength)
        return "expected a name of up to " + std::to_string(maxParameterNameLength) +
               " letters, digits and '_' that begins with a letter";
    if (name == "pi" || std::ranges::find(coordinates, name, &NamedCoordinate::name) != coordinates.end() ||
        functionNamed(name, functions))
        return "expected a name that has no other meaning in formulas";
    return {};
}

Dual PositionFormula::at(const Coordinates& q) const { return evaluate<Dual>(m_nodes, DualArithmetic{q}); }

}  // namespace solverscope
