// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/condition.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

namespace solverscope {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

std::string listed(std::span<const std::string_view> names) {
    std::string list;
    for (const auto name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

enum class TokenKind { End, Number, Word, Text, Symbol };

struct Token {
    TokenKind kind = TokenKind::End;
    std::string text;  // of a word, a symbol, or between quotation marks
    Real number = 0;
    std::size_t at = 0;  // bytes from the beginning
};

}  // namespace

/// Runs the code with sets of stops in place of values: of a number, where it is there; of a truth, where it may be true.
StopClasses Condition::findWhereItMayHold() const {
    std::array<StopClasses, deepest + 2> stack;
    std::size_t top = 0;
    struct Side {
        std::size_t end;
        StopClasses stops;
        bool both;
    };
    std::vector<Side> sides;  // of && and || whose other side is being run
    for (std::size_t at = 0; at < m_code.size(); ++at) {
        const Instruction& now = m_code[at];
        switch (now.op) {
            case Op::Number:
            case Op::Setting:
                stack[top++] = StopClasses::all();
                break;
            case Op::Figure:
            case Op::Truth:
                stack[top++] = stopsOf(infoOf(static_cast<Field>(now.index)).scope);
                break;
            case Op::IsBody:
            case Op::IsConstraint:
                stack[top++] = StopClass::Row;
                break;
            case Op::SkipIfFalse:
            case Op::SkipIfTrue:
                sides.push_back({now.index, stack[--top], now.op == Op::SkipIfFalse});
                break;
            case Op::Not:
                stack[top - 1] = StopClasses::all();
                break;
            case Op::Negate:
            case Op::Abs:
            case Op::Sqrt:
                break;
            case Op::Min:
            case Op::Max:
                --top;
                stack[top - 1] = stack[top - 1] | stack[top];
                break;
            default:
                --top;
                stack[top - 1] = stack[top - 1] & stack[top];
        }
        for (; !sides.empty() && sides.back().end == at; sides.pop_back())
            stack[top - 1] = sides.back().both ? sides.back().stops & stack[top - 1] : sides.back().stops | stack[top - 1];
    }
    return top > 0 ? stack[0] : StopClasses();
}

VisitGuard Condition::guard() const {
    using Number = VisitGuard::Number;
    static constexpr std::array<std::pair<Field, Number>, 7> numbers{{{Field::Clamp, Number::Clamp},
                                                                      {Field::Iteration, Number::Iteration},
                                                                      {Field::Row, Number::Row},
                                                                      {Field::Jv, Number::Jv},
                                                                      {Field::RawDelta, Number::RawDelta},
                                                                      {Field::SumAfter, Number::SumAfter},
                                                                      {Field::Delta, Number::Delta}}};
    VisitGuard guard;
    std::size_t at = 0;
    const auto is = [&](Op op) { return at < m_code.size() && m_code[at].op == op; };
    if (!is(Op::Figure)) return {};
    const auto known = std::ranges::find(numbers, static_cast<Field>(m_code[at++].index), &std::pair<Field, Number>::first);
    if (known == numbers.end()) return {};
    guard.m_number = known->second;
    if (is(Op::Abs)) {
        guard.m_abs = true;
        ++at;
    }
    if (!is(Op::Number)) return {};
    Real bound = m_code[at++].number;
    if (is(Op::Negate)) {
        bound = -bound;
        ++at;
    }
    if (at == m_code.size()) return {};
    const Op comparison = m_code[at++].op;
    // The comparison must be all of it, or the first part of an && that reaches to the end.
    if (at < m_code.size() && !(m_code[at].op == Op::SkipIfFalse && m_code[at].index + 1 == m_code.size())) return {};
    constexpr Real infinity = std::numeric_limits<Real>::infinity();
    const Real justBelow = std::nextafter(bound, -infinity);
    const Real justAbove = std::nextafter(bound, infinity);
    switch (comparison) {
        case Op::Equal:
            guard.m_above = justBelow;
            guard.m_below = justAbove;
            return guard;
        case Op::Less:
        case Op::LessEqual:
            // Turned, so that infinities and what is undefined pass, too.
            guard.m_turned = true;
            guard.m_above = comparison == Op::Less ? justBelow : bound;
            guard.m_below = infinity;
            return guard;
        case Op::Greater:
        case Op::GreaterEqual:
            guard.m_turned = true;
            guard.m_above = -infinity;
            guard.m_below = comparison == Op::Greater ? justAbove : bound;
            return guard;
        default:
            return {};
    }
}

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
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) ++m_at;
        m_token = Token{};
        m_token.at = m_at;
        if (m_at == m_text.size()) return;
        const char c = m_text[m_at];
        if (isDigit(c) || c == '.') {
            const char* begin = m_text.data() + m_at;
            const auto [end, status] = std::from_chars(begin, m_text.data() + m_text.size(), m_token.number);
            if (status != std::errc{}) {
                fail("expected a number");
                return;
            }
            m_token.kind = TokenKind::Number;
            m_at += static_cast<std::size_t>(end - begin);
            if (m_at < m_text.size() && isLetter(m_text[m_at])) fail("expected an operator after the number", m_at);
        } else if (isLetter(c)) {
            while (m_at < m_text.size() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at]))) m_token.text += m_text[m_at++];
            m_token.kind = TokenKind::Word;
        } else if (c == '"') {
            const std::size_t end = m_text.find('"', m_at + 1);
            if (end == std::string_view::npos) {
                fail("expected a closing quotation mark");
                return;
            }
            m_token.text = std::string(m_text.substr(m_at + 1, end - m_at - 1));
            m_token.kind = TokenKind::Text;
            m_at = end + 1;
        } else {
            m_token.kind = TokenKind::Symbol;
            m_token.text = std::string(1, c);
            const std::string_view two = m_text.substr(m_at, 2);
            for (const std::string_view symbol : {"&&", "||", "==", "!=", "<=", ">="})
                if (two == symbol) m_token.text = std::string(symbol);
            m_at += m_token.text.size();
        }
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
        if (depth >= Condition::deepest) return fail("the condition is nested too deeply");
        return chain(Op::SkipIfTrue, "||", "or", [&] { return conjunction(depth); });
    }

    MaybeValue conjunction(int depth) {
        return chain(Op::SkipIfFalse, "&&", "and", [&] { return negation(depth); });
    }

    MaybeValue negation(int depth) {
        if (depth >= Condition::deepest) return fail("the condition is nested too deeply");
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
            fail("'" + name.text + "' is not a value of '" + std::string(field.name) + "', expected one of " + listed(values),
                 name.at);
            return false;
        }
        return emit(Op::Figure, static_cast<std::size_t>(field.field)) &&
               emit(Op::Number, 0, static_cast<Real>(found - values.begin())) && emit(op);
    }

    /// body == x and body != x; a stop that visits no row concerns no body, so that neither holds there.
    bool body(const FieldInfo& field, Op op, const Token& name) {
        const auto id = bodyNamed(name.text);
        if (!id) {
            fail("the scene has no body '" + name.text + "'", name.at);
            return false;
        }
        return emit(Instruction{Op::IsBody, static_cast<std::uint32_t>(field.field), *id, 0}) && turned(op);
    }

    bool constraint(Op op, const Token& name) {
        const auto found = constraintNamed(name.text);
        if (!found) {
            fail("the scene has no joint '" + name.text + "', and no two bodies that are written so: \"a/b\" or \"a/b#2\"",
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

    std::optional<BodyId> bodyNamed(std::string_view name) const {
        for (std::size_t i = 0; i < m_scene.bodies.size(); ++i)
            if (m_scene.bodies[i].id == name) return BodyId{static_cast<std::uint32_t>(i)};
        if (name == "world") return BodyId{static_cast<std::uint32_t>(m_scene.bodies.size())};
        return std::nullopt;
    }

    std::optional<ConstraintName> constraintNamed(std::string_view name) const {
        for (std::size_t i = 0; i < m_scene.joints.size(); ++i)
            if (m_scene.joints[i].id == name)
                return ConstraintName{ConstraintKind::Joint, static_cast<std::uint32_t>(i), {}, {}, 0};
        if (name == "mouse") return ConstraintName{ConstraintKind::Drag, 0, {}, {}, 0};
        std::uint32_t point = 0;
        std::string_view pair = name;
        if (const std::size_t hash = name.rfind('#'); hash != std::string_view::npos) {
            const auto [end, status] = std::from_chars(name.data() + hash + 1, name.data() + name.size(), point);
            if (status == std::errc{} && end == name.data() + name.size() && point > 0) pair = name.substr(0, hash);
        }
        // A body's id may itself have a stroke in it: try every one.
        for (std::size_t stroke = pair.find('/'); stroke != std::string_view::npos; stroke = pair.find('/', stroke + 1)) {
            const auto a = bodyNamed(pair.substr(0, stroke));
            const auto b = bodyNamed(pair.substr(stroke + 1));
            if (a && b) return ConstraintName{ConstraintKind::Contact, 0, *a, *b, point};
        }
        return std::nullopt;
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
        if (++m_waiting >= Condition::deepest) return fail("the condition is nested too deeply");
        MaybeValue other = right();
        --m_waiting;
        if (!other || !needNumber(*other) || !emit(op)) return std::nullopt;
        return Value{Type::Number, {}, left.at};
    }

    MaybeValue sign(int depth) {
        if (depth >= Condition::deepest) return fail("the condition is nested too deeply");
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
        if (known == functions.end()) return fail("unknown function '" + name.text + "', expected abs, sqrt, min or max", name.at);
        if (depth >= Condition::deepest) return fail("the condition is nested too deeply");
        next();  // the bracket
        for (int i = 0; i < known->arguments; ++i) {
            if (i > 0 && !take(",")) return fail("expected ','");
            m_waiting += i;
            if (m_waiting >= Condition::deepest) return fail("the condition is nested too deeply");
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
