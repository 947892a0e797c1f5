// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Conditions over the figures of a stop: `clamp == lower && iteration > 3`, `penetration > 2*slop`, `body == "box_3"`.
//
//   or         a || b         (also: a or b)
//   and        a && b         (also: a and b)
//   not        !a             (also: not a)
//   compare    == != < <= > >=
//   arithmetic + - * /  and signs;  abs(x)  sqrt(x)  min(x, y)  max(x, y)
//
// Names are those of the field table and of the settings. A figure that a stop does not have makes every comparison with it
// false, so that `iteration > 3 || jv < 0` means what it says at a stop without a row.
#pragma once

#include <array>
#include <bitset>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/trace/fields.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// Which constraint is meant: a joint, the mouse, or a contact between two bodies (all of its points, or one).
struct ConstraintName {
    ConstraintKind kind = ConstraintKind::Contact;
    std::uint32_t joint = 0;
    BodyId a{};
    BodyId b{};
    std::uint32_t point = 0;  // from 1; 0 is all of them

    bool operator==(const ConstraintName&) const = default;
};

/// A look at a visit that is enough to know, most of the time, that a condition does not hold there. Worked out from the
/// condition's first part; where that is no comparison of one number of the visit, every visit passes.
class VisitGuard {
public:
    bool passes(const RowVisit& visit, int iteration) const {
        Real value = 0;
        switch (m_number) {
            case Number::None:
                return true;
            case Number::Clamp:
                if (!visit.clampKnown) return false;  // no comparison holds
                value = static_cast<Real>(visit.clamp);
                break;
            case Number::Iteration:
                value = iteration;
                break;
            case Number::Row:
                value = visit.row;
                break;
            case Number::Jv:
                value = visit.jv;
                break;
            case Number::RawDelta:
                value = visit.rawDelta;
                break;
            case Number::SumAfter:
                value = visit.sumAfter;
                break;
            case Number::Delta:
                value = visit.delta;
                break;
        }
        if (m_abs) value = std::abs(value);
        return m_turned != (value > m_above && value < m_below);
    }

private:
    friend class Condition;
    enum class Number : std::uint8_t { None, Clamp, Iteration, Row, Jv, RawDelta, SumAfter, Delta };

    Number m_number = Number::None;
    bool m_abs = false;
    bool m_turned = false;
    Real m_above = 0;
    Real m_below = 0;
};

class Condition {
public:
    static constexpr std::size_t longest = 256;  // instructions
    static constexpr int deepest = 32;           // brackets and signs within each other; also values that wait

    const std::string& text() const { return m_text; }

    /// Whether it asks for a figure: costly ones are worked out only then.
    bool asksFor(Field field) const { return m_fields.test(static_cast<std::size_t>(field)); }

    /// All figures that it asks for.
    const WantedFields& fields() const { return m_fields; }

    bool asksForASetting() const { return m_asksForASetting; }

    /// The stops at which it may hold; at all others a figure that it needs is absent.
    StopClasses mayHold() const { return m_mayHold; }

    /// Lets every visit pass at which the condition holds.
    VisitGuard guard() const;

    bool operator==(const Condition& other) const { return m_text == other.m_text; }

    /// Whether it is true or false somewhere, and not a number.
    bool isTruth() const { return m_isTruth; }

    /// The figure that it is, where it is nothing but that.
    std::optional<Field> onlyField() const { return m_onlyField; }

    template <typename Figures>
    bool holds(Figures&& figures) const {
        const Real value = evaluate(figures);
        return value != 0 && value == value;
    }

    /// NaN where it needs a figure that is absent. `figures` gives `Real number(Field)` (NaN: absent here), `Real
    /// setting(std::size_t)` by place in the settings table, and `bool concerns(Field, BodyId)` and `bool concerns(const
    /// ConstraintName&)`.
    template <typename Figures>
    Real evaluate(Figures&& figures) const {
        std::array<Real, deepest + 2> stack;
        std::size_t top = 0;  // how many values wait
        for (std::size_t at = 0; at < m_code.size(); ++at) {
            const Instruction& now = m_code[at];
            switch (now.op) {
                case Op::Number:
                    stack[top++] = now.number;
                    break;
                case Op::Figure:
                    stack[top++] = figures.number(static_cast<Field>(now.index));
                    break;
                case Op::Truth:
                    stack[top++] = figures.number(static_cast<Field>(now.index)) == 1;
                    break;
                case Op::Setting:
                    stack[top++] = figures.setting(now.index);
                    break;
                case Op::IsBody:
                    stack[top++] = figures.concerns(static_cast<Field>(now.index), now.body);
                    break;
                case Op::IsConstraint:
                    stack[top++] = figures.concerns(m_constraints[now.index]);
                    break;
                case Op::SkipIfFalse:
                    if (stack[top - 1] != 0)
                        --top;
                    else
                        at = now.index;
                    break;
                case Op::SkipIfTrue:
                    if (stack[top - 1] == 0)
                        --top;
                    else
                        at = now.index;
                    break;
                case Op::Not:
                    stack[top - 1] = stack[top - 1] == 0;
                    break;
                case Op::Negate:
                    stack[top - 1] = -stack[top - 1];
                    break;
                case Op::Abs:
                    stack[top - 1] = std::abs(stack[top - 1]);
                    break;
                case Op::Sqrt:
                    stack[top - 1] = std::sqrt(stack[top - 1]);
                    break;
                default:
                    --top;
                    stack[top - 1] = binary(now.op, stack[top - 1], stack[top]);
            }
        }
        return top > 0 ? stack[0] : 0;
    }

private:
    friend class ConditionParser;

    enum class Op : std::uint8_t {
        Number,
        Figure,
        Truth,  // false where it is absent
        Setting,
        IsBody,
        IsConstraint,
        SkipIfFalse,  // to the instruction, where the value stays
        SkipIfTrue,
        Not,
        Negate,
        Abs,
        Sqrt,
        Min,
        Max,
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
    struct Instruction {
        Op op = Op::Number;
        std::uint32_t index = 0;
        BodyId body{};
        Real number = 0;
    };

    static Real binary(Op op, Real left, Real right) {
        switch (op) {
            case Op::Min:
                return right < left ? right : left;
            case Op::Max:
                return right > left ? right : left;
            case Op::Add:
                return left + right;
            case Op::Subtract:
                return left - right;
            case Op::Multiply:
                return left * right;
            case Op::Divide:
                return left / right;
            case Op::Less:
                return left < right;
            case Op::LessEqual:
                return left <= right;
            case Op::Greater:
                return left > right;
            case Op::GreaterEqual:
                return left >= right;
            case Op::Equal:
                return left == right;
            default:
                return left < right || left > right;  // not equal, and both are there
        }
    }

    StopClasses findWhereItMayHold() const;

    std::string m_text;
    std::vector<Instruction> m_code;
    std::vector<ConstraintName> m_constraints;
    WantedFields m_fields;
    std::optional<Field> m_onlyField;
    bool m_isTruth = true;
    bool m_asksForASetting = false;
    StopClasses m_mayHold;
};

/// Error: line 1 and the column at which something else was expected. Bodies and joints are those of the scene.
Result<Condition> parseCondition(std::string_view text, const Scene& scene);

/// The same for what is only to be looked at: a number is as good as a truth, and so is a choice (its place in valuesOf).
Result<Condition> parseFigure(std::string_view text, const Scene& scene);

/// Figures that a condition asks for and a recorded trace lacks: at every stop, or at a part of the visits. None elsewhere.
struct MissingFigures {
    std::vector<std::string_view> everywhere;
    std::vector<std::string_view> atSomeVisits;
};
MissingFigures missingFigures(const Condition& condition, const Scene& scene);

/// The same name as a condition writes it, in quotation marks where it must be.
std::string quoted(std::string_view name);

}  // namespace solverscope
