// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The grammar is at the top of condition.h.
#include <algorithm>
#include <array>

#include "physics/base/plain_text.h"
#include "physics/debugger/breakpoints/condition.h"

namespace solverscope {
namespace {

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
        point = numberOf<std::uint32_t>(name.substr(hash + 1)).value_or(0);
        if (point > 0) pair = name.substr(0, hash);
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

class ConditionParser : private ExpressionParser {
public:
    ConditionParser(std::string_view text, const Scene& scene)
        : ExpressionParser(
              text,
              {.logicSymbols = true, .tooDeep = "the condition is nested too deeply", .tooLong = "the condition is too long"}),
          m_scene(scene) {}

    Result<Condition> parse(bool anything) {
        auto value = disjunction(0);
        if (value && here() < m_in.text.size()) fail("expected &&, || or the end of the condition");
        if (value && !m_error && anything)
            takeAnything(*value);
        else if (value && !m_error)
            needBoolean(*value);
        if (m_error) return *m_error;
        m_condition.m_text = std::string(m_in.text);
        m_condition.m_nodes = std::move(m_nodes);
        m_condition.m_possibleStops = m_condition.findPossibleStops();
        return std::move(m_condition);
    }

private:
    using Type = Operand::Type;

    std::size_t here() override {
        m_in.skipBlanks();
        return m_in.at;
    }

    /// What cannot be read at all is said first: a number that is none, a quotation mark without the other.
    std::nullopt_t fail(std::string message, std::size_t at) override {
        TextCursor next{m_in.text, here()};
        const std::size_t begin = next.at;
        if (isDigit(next.peek()) || next.peek() == '.') {
            if (!next.number()) return ExpressionParser::fail("expected a number", begin);
            if (isLetter(next.peek())) return ExpressionParser::fail("expected an operator after the number", next.at);
        } else if (next.peek() == '"' && m_in.text.find('"', begin + 1) == std::string_view::npos) {
            return ExpressionParser::fail("expected a closing quotation mark", begin);
        }
        return ExpressionParser::fail(std::move(message), at);
    }
    using ExpressionParser::fail;

    bool addLeaf(Condition::Leaf leaf, std::size_t place) {
        return add(ExpressionNode{.op = Op::Leaf, .leaf = leaf, .index = static_cast<std::uint32_t>(place)});
    }

    bool addFigure(Condition::Leaf leaf, QuantityId id) {
        m_condition.m_wanted.set(id);
        return addLeaf(leaf, id);
    }

    static bool isName(const QuantityInfo& info) { return info.kind != QuantityKind::Number && info.kind != QuantityKind::Boolean; }

    /// Turns a name into the node that fetches it.
    bool interpret(Operand& value) override {
        if (value.type == Type::Text) {
            fail("a name in quotation marks can only be compared with body, body_a, body_b or constraint", value.at);
            return false;
        }
        if (value.type != Type::Word) return !m_error;
        if (const auto id = findQuantity(value.name)) {
            if (isName(infoOf(*id))) {
                fail("'" + value.name + "' can only be compared by == and !=", value.at);
                return false;
            }
            const bool isBoolean = infoOf(*id).kind == QuantityKind::Boolean;
            value.type = isBoolean ? Type::Boolean : Type::Number;
            return addFigure(isBoolean ? Condition::Boolean : Condition::FieldValue, *id);
        }
        if (const SettingInfo* info = findSetting(value.name)) {
            if (info->kind == SettingKind::Choice) {
                fail("'" + value.name + "' is not a number", value.at);
                return false;
            }
            value.type = info->kind == SettingKind::Switch ? Type::Boolean : Type::Number;
            m_condition.m_usesSetting = true;
            return addLeaf(Condition::Setting, static_cast<std::size_t>(info - settingsTable().data()));
        }
        fail("unknown name '" + value.name + "'", value.at);
        return false;
    }

    void takeAnything(Operand& value) {
        const auto id = value.type == Type::Word ? findQuantity(value.name) : std::nullopt;
        const auto kind = id ? infoOf(*id).kind : QuantityKind::Number;
        if (kind == QuantityKind::Choice || kind == QuantityKind::Boolean) {
            value.type = kind == QuantityKind::Boolean ? Type::Boolean : Type::Number;
            addFigure(Condition::FieldValue, *id);
        } else if (!interpret(value)) {
            return;
        }
        m_condition.m_isBoolean = value.type == Type::Boolean;
        if (id && m_nodes.size() == 1) m_condition.m_only = id;
    }

    bool needBoolean(Operand& value) override {
        if (!interpret(value)) return false;
        if (value.type != Type::Boolean) fail("expected a comparison, such as jv < 0", value.at);
        return !m_error;
    }

    bool needNumber(Operand& value) override {
        if (!interpret(value)) return false;
        if (value.type != Type::Number) fail("expected a number", value.at);
        return !m_error;
    }

    bool isName(const Operand& value) const override {
        const auto id = value.type == Type::Word ? findQuantity(value.name) : std::nullopt;
        return id && isName(infoOf(*id));
    }

    Read comparedName(const Operand& left, Op op, std::size_t operatorAt) override {
        const QuantityId id = *findQuantity(left.name);
        const QuantityInfo& info = infoOf(id);
        if (op != Op::Equal && op != Op::NotEqual)
            return fail("'" + std::string(info.key) + "' can only be compared by == and !=", operatorAt);
        const Read name = this->name();
        if (!name)
            return fail(info.kind == QuantityKind::Choice ? "expected one of " + listed(valuesOf(info))
                                                          : "expected a name in quotation marks");
        m_condition.m_wanted.set(id);
        const bool read = info.kind == QuantityKind::Choice     ? choice(id, op, *name)
                          : info.kind == QuantityKind::BodyName ? body(info, op, *name)
                                                                : constraint(op, *name);
        if (!read) return std::nullopt;
        return Operand{Type::Boolean, {}, left.at};
    }

    bool choice(QuantityId id, Op op, const Operand& name) {
        const auto values = valuesOf(infoOf(id));
        const auto found = std::ranges::find(values, name.name);
        if (found == values.end()) {
            fail(
                inQuotes(name.name) + " is not a value of '" + std::string(infoOf(id).key) + "', expected one of " + listed(values),
                name.at);
            return false;
        }
        const auto left = static_cast<std::uint32_t>(m_nodes.size());
        return addFigure(Condition::FieldValue, id) &&
               add(ExpressionNode{.op = Op::Number, .number = static_cast<Real>(found - values.begin())}) &&
               add(ExpressionNode{.op = op, .index = left});
    }

    /// body == x and body != x; a stop that visits no row concerns no body, so that neither holds there.
    bool body(const QuantityInfo& info, Op op, const Operand& name) {
        const auto id = bodyNamed(m_scene, name.name);
        if (!id) {
            fail("the scene has no body " + inQuotes(name.name), name.at);
            return false;
        }
        const auto leaf = info.key == "body_a" ? Condition::IsBodyA : info.key == "body_b" ? Condition::IsBodyB : Condition::IsBody;
        return addLeaf(leaf, index(*id)) && turned(op);
    }

    bool constraint(Op op, const Operand& name) {
        const auto found = constraintNamed(m_scene, name.name);
        if (!found) {
            fail("the scene has no joint " + inQuotes(name.name) + ", and no two bodies in the form \"a/b\" or \"a/b#2\"", name.at);
            return false;
        }
        m_condition.m_constraints.push_back(*found);
        return addLeaf(Condition::IsConstraint, m_condition.m_constraints.size() - 1) && turned(op);
    }

    bool turned(Op op) {
        if (op == Op::Equal) return true;
        const auto left = static_cast<std::uint32_t>(m_nodes.size());
        return add(Op::Not) && addFigure(Condition::FieldValue, quantityOf("is_row")) &&
               add(ExpressionNode{.op = Op::Min, .index = left});
    }

    /// A word, or what stands between quotation marks; nothing where neither is.
    Read name() {
        const std::size_t begin = here();
        if (isLetter(m_in.peek())) return Operand{Type::Word, std::string(m_in.word()), begin};
        const std::size_t end = m_in.peek() == '"' ? m_in.text.find('"', begin + 1) : std::string_view::npos;
        if (end == std::string_view::npos) return std::nullopt;
        m_in.at = end + 1;
        return Operand{Type::Text, std::string(m_in.text.substr(begin + 1, end - begin - 1)), begin};
    }

    Read operand(int depth) override {
        Read read = name();
        if (!read) return fail("expected a number, a name or '('");
        m_in.skipBlanks();
        return read->type == Type::Word && m_in.peek() == '(' ? function(*read, depth) : read;
    }

    Read function(const Operand& name, int depth) {
        static constexpr std::array functions{Op::Abs, Op::Sqrt, Op::Min, Op::Max};
        const auto op = functionNamed(name.name, functions);
        if (!op) return fail("unknown function " + inQuotes(name.name) + ", expected abs, sqrt, min or max", name.at);
        m_in.take("(");
        std::uint32_t left = 0;
        for (int i = 0; i < (isBinary(*op) ? 2 : 1); ++i) {
            if (i > 0 && !m_in.take(",")) return fail("expected ','");
            Read argument = sum(depth + 1);
            if (!argument || !needNumber(*argument)) return std::nullopt;
            if (i == 0) left = static_cast<std::uint32_t>(m_nodes.size() - 1);
        }
        if (!m_in.take(")")) return fail("expected ')'");
        if (!add(ExpressionNode{.op = *op, .index = left})) return std::nullopt;
        return Operand{Type::Number, {}, name.at};
    }

    const Scene& m_scene;
    Condition m_condition;
};

Result<Condition> parseCondition(std::string_view text, const Scene& scene) { return ConditionParser(text, scene).parse(false); }

Result<Condition> parseValue(std::string_view text, const Scene& scene) { return ConditionParser(text, scene).parse(true); }

std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

}  // namespace solverscope
