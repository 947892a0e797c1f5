// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/arithmetic.h"

#include <algorithm>

#include "physics/base/expression.h"
#include "physics/base/rotation.h"

namespace solverscope {
namespace {

constexpr std::string_view expectedNumber = "expected a number or '('";
constexpr std::string_view expectedOperator = "expected an operator such as + or *";
constexpr std::string_view expectedClosing = "expected ')'";
constexpr std::string_view expectedFinite = "expected a finite result";
constexpr std::string_view expectedShorter = "expected a shorter expression";
constexpr std::string_view expectedWhole = "expected a whole number after '^'; for a root, use sqrt(…)";
constexpr std::array mistakes{expectedNumber, expectedOperator, expectedClosing, expectedFinite, expectedShorter, expectedWhole};

constexpr std::array arithmeticFunctions{ExpressionOp::Sqrt, ExpressionOp::Abs, ExpressionOp::Sin, ExpressionOp::Cos,
                                         ExpressionOp::Tan};

struct PlainArithmetic : RealArithmetic {
    static Real leaf(const ExpressionNode&, std::span<const Real>) { return 0; }  // there are no names
};

class ArithmeticParser : private ExpressionParser {
public:
    explicit ArithmeticParser(std::string_view text)
        : ExpressionParser(text, {.logic = false,
                                  .powers = true,
                                  .tooDeep = std::string(expectedShorter),
                                  .tooLong = std::string(expectedShorter),
                                  .notClosed = std::string(expectedClosing),
                                  .noNumber = std::string(expectedNumber)}) {}

    Result<Real> value() {
        m_in.take("+");  // a sign in front, as in "+0.25"
        if (sum(0)) {
            m_in.skipBlanks();
            if (!m_in.atEnd()) fail(std::string(expectedOperator));
        }
        if (m_error) return *m_error;
        const Real value = evaluate<Real>(m_nodes, PlainArithmetic{});
        return std::isfinite(value) ? Result<Real>(value) : Error{{}, 1, 1, std::string(expectedFinite)};
    }

private:
    Read operand(int depth) override {
        const std::size_t begin = m_in.at;
        const std::string_view word = m_in.word();
        if (word == "pi") return add({.op = Op::Number, .number = pi}) ? Read(Operand{}) : std::nullopt;
        const auto function = functionNamed(word, arithmeticFunctions);
        if (!function || !m_in.take("(")) return fail(std::string(expectedNumber), begin);
        if (!sum(depth + 1)) return std::nullopt;
        if (!m_in.take(")")) return fail(std::string(expectedClosing));
        return add(*function) ? Read(Operand{}) : std::nullopt;
    }

    /// The base class words some mistakes itself; there is one list of them.
    std::nullopt_t fail(std::string message, std::size_t at) override {
        const bool isKnown = std::ranges::find(mistakes, message) != mistakes.end();
        const auto own = message.starts_with("expected a whole") ? expectedWhole : expectedOperator;
        return ExpressionParser::fail(isKnown ? std::move(message) : std::string(own), at);
    }
    using ExpressionParser::fail;
};

}  // namespace

Result<Real> arithmetic(std::string_view text) { return ArithmeticParser(text).value(); }

std::span<const std::string_view> arithmeticErrors() { return mistakes; }

}  // namespace solverscope
