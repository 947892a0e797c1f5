// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The grammar stands at the head of condition.h.
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "physics/debugger/condition.h"
#include "physics/debugger/condition_token.h"
#include "physics/scene/json_tree.h"

namespace solverscope {
namespace {

std::string listed(std::span<const std::string_view> names) {
    std::string list;
    for (const auto name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

std::optional<BodyId> bodyNamed(const Scene& scene, std::string_view name) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        if (scene.bodies[i].id == name) return BodyId{static_cast<std::uint32_t>(i)};
    if (name == "world") return BodyId{static_cast<std::uint32_t>(scene.bodies.size())};
    return std::nullopt;
}

std::optional<ConstraintName> constraintNamed(const Scene& scene, std::string_view name) {
    for (std::size_t i = 0; i < scene.joints.size(); ++i)
        if (scene.joints[i].id == name) return ConstraintName{ConstraintKind::Joint, static_cast<std::uint32_t>(i), {}, {}, 0};
    if (name == "mouse") return ConstraintName{ConstraintKind::Drag, 0, {}, {}, 0};
    std::uint32_t point = 0;
    std::string_view pair = name;
    if (const std::size_t hash = name.rfind('#'); hash != std::string_view::npos) {
        const auto [end, status] = std::from_chars(name.data() + hash + 1, name.data() + name.size(), point);
        if (status == std::errc{} && end == name.data() + name.size() && point > 0) pair = name.substr(0, hash);
    }
    // A body's id may itself have a stroke in it: try every one.
    for (std::size_t stroke = pair.find('/'); stroke != std::string_view::npos; stroke = pair.find('/', stroke + 1)) {
        const auto a = bodyNamed(scene, pair.substr(0, stroke));
        const auto b = bodyNamed(scene, pair.substr(stroke + 1));
        if (a && b) return ConstraintName{ConstraintKind::Contact, 0, *a, *b, point};
    }
    return std::nullopt;
}

}  // namespace

class ConditionParser {
public:
    ConditionParser(std::string_view text, const Scene& scene) : m_text(text), m_scene(scene) { next(); }

    Result<Condition> parse(bool anything) {
        auto value = disjunction(0);
        if (value && m_token.kind != TokenKind::End) fail("expected &&, || or the end of the condition");
        if (value && !m_error && anything)
            takeAnything(*value);
        else if (value && !m_error)
            needTruth(*value);
        if (m_error) return *m_error;
        m_condition.m_text = std::string(m_text);
        m_condition.m_mayHold = m_condition.findWhereItMayHold();
        return std::move(m_condition);
    }

private:
    using Op = Condition::Op;
    using Instruction = Condition::Instruction;

    enum class Type { Number, Truth, Word, Text };

    /// What has been read: a number or truth whose instructions stand in the code, or a name that waits to be understood.
    struct Value {
        Type type = Type::Number;
        std::string name;
        std::size_t at = 0;
    };
    using MaybeValue = std::optional<Value>;

    std::nullopt_t fail(std::string message) { return fail(std::move(message), m_token.at); }

    std::nullopt_t fail(std::string message, std::size_t at) {
        if (!m_error) m_error = Error{{}, 1, static_cast<int>(at) + 1, std::move(message)};
        return std::nullopt;
    }

    void next() {
        if (auto mistake = readToken(m_text, m_at, m_token)) fail(std::move(mistake->message), mistake->at);
    }

    bool take(std::string_view symbol) {
        const bool found =
            !m_error && (m_token.kind == TokenKind::Symbol || m_token.kind == TokenKind::Word) && m_token.text == symbol;
        if (found) next();
        return found;
    }

    bool emit(Instruction instruction) {
        if (m_condition.m_code.size() >= Condition::longest) fail("the condition is too long");
        m_condition.m_code.push_back(instruction);
        return !m_error;
    }
    bool emit(Op op, std::size_t place = 0, Real number = 0) {
        return emit(Instruction{op, static_cast<std::uint32_t>(place), {}, number});
    }

    /// Turns a name into the instructions that fetch it.
    bool understand(Value& value) {
        if (value.type == Type::Text) {
            fail("a name in quotation marks can only be compared with body, body_a, body_b or constraint", value.at);
            return false;
        }
        if (value.type != Type::Word) return !m_error;
        if (const FieldInfo* info = findField(value.name)) {
            if (info->kind != FieldKind::Number && info->kind != FieldKind::Truth) {
                fail("'" + value.name + "' can only be compared by == and !=", value.at);
                return false;
            }
            m_condition.m_fields.set(static_cast<std::size_t>(info->field));
            const bool isTruth = info->kind == FieldKind::Truth;
            value.type = isTruth ? Type::Truth : Type::Number;
            return emit(isTruth ? Op::Truth : Op::Figure, static_cast<std::size_t>(info->field));
        }
        if (const SettingInfo* info = findSetting(value.name)) {
            if (info->kind == SettingKind::Choice) {
                fail("'" + value.name + "' is not a number", value.at);
                return false;
            }
            value.type = info->kind == SettingKind::Switch ? Type::Truth : Type::Number;
            m_condition.m_asksForASetting = true;
            return emit(Op::Setting, static_cast<std::size_t>(info - settingsTable().data()));
        }
        fail("unknown name '" + value.name + "'", value.at);
        return false;
    }

    void takeAnything(Value& value) {
        const FieldInfo* field = value.type == Type::Word ? findField(value.name) : nullptr;
        if (field && (field->kind == FieldKind::Choice || field->kind == FieldKind::Truth)) {
            value.type = field->kind == FieldKind::Truth ? Type::Truth : Type::Number;
            m_condition.m_fields.set(static_cast<std::size_t>(field->field));
            emit(Op::Figure, static_cast<std::size_t>(field->field));
        } else if (!understand(value)) {
            return;
        }
        m_condition.m_isTruth = value.type == Type::Truth;
        if (field && m_condition.m_code.size() == 1) m_condition.m_onlyField = field->field;
    }

    bool needTruth(Value value) {
        if (!understand(value)) return false;
        if (value.type != Type::Truth) fail("expected a comparison, such as jv < 0", value.at);
        return !m_error;
    }

    bool needNumber(Value& value) {
        if (!understand(value)) return false;
        if (value.type != Type::Number) fail("expected a number", value.at);
        return !m_error;
    }

    // The sides of && and || run only as far as the answer needs.
    template <typename Side>
    MaybeValue chain(Op skip, std::string_view symbol, std::string_view word, Side side) {
        MaybeValue left = side();
        std::vector<std::size_t> skips;
        while (left && (take(symbol) || take(word))) {
            if (!needTruth(*left)) return std::nullopt;
            skips.push_back(m_condition.m_code.size());
            emit(skip);
            left = side();
            if (!left || !needTruth(*left)) return std::nullopt;
            left = Value{Type::Truth, {}, left->at};
        }
        for (const std::size_t place : skips)
            m_condition.m_code[place].index = static_cast<std::uint32_t>(m_condition.m_code.size() - 1);
        return m_error ? std::nullopt : left;
    }

    MaybeValue disjunction(int depth) {
        if (depth > Condition::deepest) return fail("the condition is nested too deeply");
        return chain(Op::SkipIfTrue, "||", "or", [&] { return conjunction(depth); });
    }

    MaybeValue conjunction(int depth) {
        return chain(Op::SkipIfFalse, "&&", "and", [&] { return negation(depth); });
    }

    MaybeValue negation(int depth) {
        if (depth > Condition::deepest) return fail("the condition is nested too deeply");
        if (!take("!") && !take("not")) return comparison(depth);
        const MaybeValue inner = negation(depth + 1);
        if (!inner || !needTruth(*inner) || !emit(Op::Not)) return std::nullopt;
        return Value{Type::Truth, {}, inner->at};
    }

    MaybeValue comparison(int depth) {
        MaybeValue left = sum(depth);
        if (!left) return left;
        static constexpr std::array<std::pair<std::string_view, Op>, 6> operators{{{"==", Op::Equal},
                                                                                   {"!=", Op::NotEqual},
                                                                                   {"<=", Op::LessEqual},
                                                                                   {">=", Op::GreaterEqual},
                                                                                   {"<", Op::Less},
                                                                                   {">", Op::Greater}}};
        for (const auto& [symbol, op] : operators) {
            const std::size_t at = m_token.at;
            if (!take(symbol)) continue;
            const FieldInfo* named = left->type == Type::Word ? findField(left->name) : nullptr;
            const bool isName = named && named->kind != FieldKind::Number && named->kind != FieldKind::Truth;
            if (isName) return comparedName(*named, op, at, left->at);
            if (left->type == Type::Text) return understand(*left), std::nullopt;
            if (!needNumber(*left)) return std::nullopt;
            MaybeValue right = sum(depth);
            if (!right || !needNumber(*right) || !emit(op)) return std::nullopt;
            return Value{Type::Truth, {}, left->at};
        }
        return left;
    }

    MaybeValue comparedName(const FieldInfo& field, Op op, std::size_t operatorAt, std::size_t leftAt) {
        if (op != Op::Equal && op != Op::NotEqual)
            return fail("'" + std::string(field.name) + "' can only be compared by == and !=", operatorAt);
        if (m_token.kind != TokenKind::Word && m_token.kind != TokenKind::Text)
            return fail(field.kind == FieldKind::Choice ? "expected one of " + listed(valuesOf(field.field))
                                                        : "expected a name in quotation marks");
        const Token name = m_token;
        next();
        m_condition.m_fields.set(static_cast<std::size_t>(field.field));
        const bool read = field.kind == FieldKind::Choice     ? choice(field, op, name)
                          : field.kind == FieldKind::BodyName ? body(field, op, name)
                                                              : constraint(op, name);
        if (!read) return std::nullopt;
        return Value{Type::Truth, {}, leftAt};
    }

    bool choice(const FieldInfo& field, Op op, const Token& name) {
        const auto values = valuesOf(field.field);
        const auto found = std::ranges::find(values, name.text);
        if (found == values.end()) {
            fail("'" + shownText(name.text) + "' is not a value of '" + std::string(field.name) + "', expected one of " +
                     listed(values),
                 name.at);
            return false;
        }
        return emit(Op::Figure, static_cast<std::size_t>(field.field)) &&
               emit(Op::Number, 0, static_cast<Real>(found - values.begin())) && emit(op);
    }

    /// body == x and body != x; a stop that visits no row concerns no body, so that neither holds there.
    bool body(const FieldInfo& field, Op op, const Token& name) {
        const auto id = bodyNamed(m_scene, name.text);
        if (!id) {
            fail("the scene has no body '" + shownText(name.text) + "'", name.at);
            return false;
        }
        return emit(Instruction{Op::IsBody, static_cast<std::uint32_t>(field.field), *id, 0}) && turned(op);
    }

    bool constraint(Op op, const Token& name) {
        const auto found = constraintNamed(m_scene, name.text);
        if (!found) {
            fail("the scene has no joint '" + shownText(name.text) +
                     "', and no two bodies that are written so: \"a/b\" or \"a/b#2\"",
                 name.at);
            return false;
        }
        m_condition.m_constraints.push_back(*found);
        return emit(Op::IsConstraint, m_condition.m_constraints.size() - 1) && turned(op);
    }

    bool turned(Op op) {
        if (op == Op::Equal) return true;
        m_condition.m_fields.set(static_cast<std::size_t>(Field::IsRow));
        return emit(Op::Not) && emit(Op::Figure, static_cast<std::size_t>(Field::IsRow)) && emit(Op::Min);
    }

    MaybeValue sum(int depth) {
        MaybeValue left = product(depth);
        while (left) {
            const Op op = take("+") ? Op::Add : take("-") ? Op::Subtract : Op::Number;
            if (op == Op::Number) break;
            left = arithmetic(*left, op, [&] { return product(depth); });
        }
        return left;
    }

    MaybeValue product(int depth) {
        MaybeValue left = sign(depth);
        while (left) {
            const Op op = take("*") ? Op::Multiply : take("/") ? Op::Divide : Op::Number;
            if (op == Op::Number) break;
            left = arithmetic(*left, op, [&] { return sign(depth); });
        }
        return left;
    }

    template <typename Right>
    MaybeValue arithmetic(Value left, Op op, Right right) {
        if (!needNumber(left)) return std::nullopt;
        if (++m_waiting > Condition::deepest) return fail("the condition is nested too deeply");
        MaybeValue other = right();
        --m_waiting;
        if (!other || !needNumber(*other) || !emit(op)) return std::nullopt;
        return Value{Type::Number, {}, left.at};
    }

    MaybeValue sign(int depth) {
        if (depth > Condition::deepest) return fail("the condition is nested too deeply");
        if (!take("-")) return primary(depth);
        MaybeValue inner = sign(depth + 1);
        if (!inner || !needNumber(*inner) || !emit(Op::Negate)) return std::nullopt;
        return Value{Type::Number, {}, inner->at};
    }

    MaybeValue primary(int depth) {
        if (m_error) return std::nullopt;
        const Token token = m_token;
        switch (token.kind) {
            case TokenKind::Number:
                next();
                if (!emit(Op::Number, 0, token.number)) return std::nullopt;
                return Value{Type::Number, {}, token.at};
            case TokenKind::Text:
                next();
                return Value{Type::Text, token.text, token.at};
            case TokenKind::Word:
                next();
                if (m_token.kind == TokenKind::Symbol && m_token.text == "(") return function(token, depth);
                return Value{Type::Word, token.text, token.at};
            case TokenKind::Symbol:
                if (take("(")) {
                    MaybeValue inner = disjunction(depth + 1);
                    if (!inner || (inner->type == Type::Word && !understand(*inner))) return std::nullopt;
                    if (!take(")")) return fail("expected ')'");
                    return inner;
                }
                [[fallthrough]];
            case TokenKind::End:
                break;
        }
        return fail("expected a number, a name or '('");
    }

    MaybeValue function(const Token& name, int depth) {
        struct Known {
            std::string_view name;
            Op op;
            int arguments;
        };
        static constexpr std::array<Known, 4> functions{
            {{"abs", Op::Abs, 1}, {"sqrt", Op::Sqrt, 1}, {"min", Op::Min, 2}, {"max", Op::Max, 2}}};
        const auto known = std::ranges::find(functions, name.text, &Known::name);
        if (known == functions.end())
            return fail("unknown function '" + shownText(name.text) + "', expected abs, sqrt, min or max", name.at);
        if (depth > Condition::deepest) return fail("the condition is nested too deeply");
        next();  // the bracket
        for (int i = 0; i < known->arguments; ++i) {
            if (i > 0 && !take(",")) return fail("expected ','");
            m_waiting += i;
            if (m_waiting > Condition::deepest) return fail("the condition is nested too deeply");
            MaybeValue argument = sum(depth + 1);
            m_waiting -= i;
            if (!argument || !needNumber(*argument)) return std::nullopt;
        }
        if (!take(")")) return fail("expected ')'");
        if (!emit(known->op)) return std::nullopt;
        return Value{Type::Number, {}, name.at};
    }

    std::string_view m_text;
    const Scene& m_scene;
    std::size_t m_at = 0;
    int m_waiting = 0;  // values that wait on the stack for the one being read
    Token m_token;
    Condition m_condition;
    std::optional<Error> m_error;
};

Result<Condition> parseCondition(std::string_view text, const Scene& scene) { return ConditionParser(text, scene).parse(false); }

Result<Condition> parseFigure(std::string_view text, const Scene& scene) { return ConditionParser(text, scene).parse(true); }

std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

}  // namespace solverscope
