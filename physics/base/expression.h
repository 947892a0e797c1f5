// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Expressions as text. Conditions, the formulas of lessons and the positions of custom joints are three languages with one
// grammar; each takes a part of it, and says what its names mean:
//
//   or, and    a or b, a and b                     also a || b, a && b
//   not        not a                               also !a
//   compare    == != < <= > >=
//   arithmetic + - * / and signs; x^2              also − and ·
//   functions  abs(x) min(x, y) …                  brackets, numbers, and whatever else the language has
//
// What is read becomes a list of nodes in the order in which they are worked off: the operands of a node stand before it. It is
// worked off on a stack, of real numbers or of dual ones.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/result.h"
#include "physics/base/text_cursor.h"

namespace solverscope {

enum class ExpressionOp : std::uint8_t {
    Number,
    Leaf,         // what the language knows by a name
    SkipIfFalse,  // goes on at the And or Or to which it belongs, with the value that stands
    SkipIfTrue,
    And,
    Or,
    Not,
    Negate,
    Power,
    Abs,
    Sqrt,
    Sign,
    Sin,
    Cos,
    Tan,
    Min,
    Max,
    Atan2,
    Add,
    Subtract,
    Multiply,
    Divide,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
};

struct ExpressionNode {
    ExpressionOp op = ExpressionOp::Number;
    std::uint8_t operands = 0;  // of a leaf: how many numbers it takes
    std::uint8_t leaf = 0;      // which kind of leaf; the language's own
    std::uint32_t index = 0;    // of a leaf: the language's own; of a skip: its And or Or; of what takes two: its left side
    Real number = 0;            // of a Number; the exponent of a Power
    bool operator==(const ExpressionNode&) const = default;
};

constexpr bool isFunction(ExpressionOp op) { return op >= ExpressionOp::Abs && op <= ExpressionOp::Atan2; }
constexpr bool isBinary(ExpressionOp op) { return op >= ExpressionOp::Min; }

/// As it is written in all languages that have it; empty for what is no function.
std::string_view functionName(ExpressionOp op);

/// The function of that name among those that a language has.
std::optional<ExpressionOp> functionNamed(std::string_view name, std::span<const ExpressionOp> allowed);

/// What the operations do to real numbers. Comparisons are false where a side is NaN.
struct RealArithmetic {
    static constexpr std::size_t maxPendingValues =
        4 * 33 + 1;  // a comparison, a sum, a product and a call on each level of brackets

    static bool isTrue(Real x) { return x != 0; }
    static Real truth(bool holds) { return holds; }
    static Real unary(const ExpressionNode& node, Real x);
    static Real binary(ExpressionOp op, Real x, Real y);
};

/// Works the nodes off. `language` has the operations (as RealArithmetic), and
/// `Number leaf(const ExpressionNode&, std::span<const Number> operands)`.
template <typename Number, typename Language>
Number evaluate(std::span<const ExpressionNode> nodes, Language&& language) {
    using Op = ExpressionOp;
    std::array<Number, std::remove_cvref_t<Language>::maxPendingValues> stack;
    std::size_t top = 0;  // how many values wait
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        const ExpressionNode& now = nodes[at];
        switch (now.op) {
            case Op::Number:
                stack[top++] = Number{now.number};
                break;
            case Op::Leaf: {
                top -= now.operands;
                const Number value = language.leaf(now, std::span<const Number>(stack.data() + top, now.operands));
                stack[top++] = value;
                break;
            }
            case Op::SkipIfFalse:
            case Op::SkipIfTrue:
                if (language.isTrue(stack[top - 1]) == (now.op == Op::SkipIfTrue))
                    at = now.index - 1;
                else
                    --top;
                break;
            case Op::And:
            case Op::Or:
                stack[top - 1] = language.truth(language.isTrue(stack[top - 1]));
                break;
            default:
                if (isBinary(now.op)) {
                    --top;
                    stack[top - 1] = language.binary(now.op, stack[top - 1], stack[top]);
                } else {
                    stack[top - 1] = language.unary(now, stack[top - 1]);
                }
        }
    }
    return top > 0 ? stack[0] : Number{};
}

/// Reads an expression from left to right. A language derives from it and says what its names are.
class ExpressionParser {
public:
    static constexpr int maxExponent = 16;  // whole numbers only

    virtual ~ExpressionParser() = default;
    ExpressionParser(const ExpressionParser&) = delete;
    ExpressionParser& operator=(const ExpressionParser&) = delete;

protected:
    using Op = ExpressionOp;

    /// Which part of the grammar a language has, and how it words what is wrong.
    struct Grammar {
        bool logic = true;            // comparisons, and, or, not
        bool logicSymbols = false;    // && || ! beside the words, and `not` takes a whole comparison, not one number
        bool powers = false;          // x^2; also − and ·
        int maxDepth = 32;            // brackets, signs and calls within each other
        std::size_t maxLength = 256;  // nodes, beside And and Or
        std::string tooDeep;
        std::string tooLong;
        std::string notClosed = "expected ')'";
        std::string noNumber = "expected a number";
    };

    /// What has been read: a value whose nodes are there, or a name that waits to be understood.
    struct Operand {
        enum class Type : std::uint8_t { Number, Boolean, Word, Text };
        Type type = Type::Number;
        std::string name;
        std::size_t at = 0;
    };
    using Read = std::optional<Operand>;  // nothing after an error

    ExpressionParser(std::string_view text, Grammar grammar) : m_in{text}, m_grammar(std::move(grammar)) {}

    /// Something of the language's own: a name, a call. It fails where there is none.
    virtual Read operand(int depth) = 0;

    /// These refuse what a language does not take as an operand there.
    virtual bool interpret(Operand&) { return true; }
    virtual bool needNumber(Operand&) { return true; }
    virtual bool needBoolean(Operand&) { return true; }

    /// Whether the left side of a comparison is a name that is compared with other names, and the rest of that comparison.
    virtual bool isName(const Operand&) const { return false; }
    virtual Read comparedName(const Operand& left, Op op, std::size_t operatorAt);

    /// Keeps the first mistake.
    virtual std::nullopt_t fail(std::string message, std::size_t at);
    std::nullopt_t fail(std::string message) { return fail(std::move(message), here()); }

    /// Where what comes next begins, for messages.
    virtual std::size_t here() { return m_in.at; }

    /// False after the node that is one too many.
    bool add(const ExpressionNode& node);
    bool add(Op op) { return add(ExpressionNode{.op = op}); }

    Read disjunction(int depth);
    Read sum(int depth);

    TextCursor m_in;
    std::vector<ExpressionNode> m_nodes;
    std::optional<Error> m_error;

private:
    template <typename Side>
    Read chain(Op skip, Op join, std::string_view symbol, std::string_view word, Side side);
    Read conjunction(int depth);
    Read negation(int depth);
    Read comparison(int depth);
    Read product(int depth);
    Read unary(int depth);
    Read raised(int depth);
    Read primary(int depth);
    Read literal();
    template <typename Side>
    Read pair(Operand left, Op op, Side right);
    bool takeMinus() { return m_in.take("-") || (m_grammar.powers && m_in.take("−")); }
    bool takeNot();

    Grammar m_grammar;
    std::size_t m_joins = 0;  // nodes And and Or
};

}  // namespace solverscope
