// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/expression.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>

namespace solverscope {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

// What arguments a name takes: t a text, n a number; in brackets those that may be left out.
struct Signature {
    std::string_view name;
    std::string_view arguments;
};

constexpr std::array functions{
    Signature{"abs", "n"},
    Signature{"sqrt", "n"},
    Signature{"min", "nn"},
    Signature{"max", "nn"},
    Signature{"sign", "n"},
    Signature{"iterations_to", "n"},   // sweeps until the velocity error is this share of the cold error
    Signature{"velocity_error", "n"},  // √J, after that sweep; 0: before the first
    Signature{"cold_error", ""},       // √J, before any impulse
    Signature{"error_share", "n"},     // the error after that sweep as a share of the cold error
    Signature{"predicted_rate", ""},
    Signature{"row_lambda", "tn"},  // N s, Λ after that sweep; 0: before the first
    Signature{"row_delta", "tn"},   // N s, what the visit in that sweep added
    Signature{"reference_lambda", "t"},
    Signature{"row_count", ""},
    Signature{"contact_count", ""},
    Signature{"has_row", "t"},
    Signature{"max_penetration", ""},
    Signature{"fastest", ""},         // m/s, of all bodies
    Signature{"kinetic_energy", ""},  // J
    Signature{"first_contact", ""},   // the first step with a contact
    Signature{"step", ""},
    Signature{"iteration", ""},
    Signature{"time", ""},
};

constexpr std::array<std::string_view, 17> eventFields{
    "jv",  "raw_delta", "sum_before", "sum_after",      "delta", "lower",  "upper",     "clamped", "bias",
    "n_x", "n_y",       "w_a",        "effective_mass", "w_b",   "is_row", "iteration", "row"};
constexpr std::array<std::string_view, 14> rowFields{
    "effective_mass", "inverse_effective_mass", "bias", "lambda", "n_x", "n_y", "w_a", "w_b", "lower", "upper", "friction", "jv",
    "place",          "reference_lambda"};
constexpr std::array<std::string_view, 11> bodyFields{
    "x", "y", "angle", "vx", "vy", "omega", "mass", "inverse_mass", "inertia", "inverse_inertia", "is_static"};

struct Object {
    std::string_view name;
    std::string_view argument;  // t: needs a name; [t]: may have one
    std::span<const std::string_view> fields;
};

const std::array objects{
    Object{"event", "", eventFields}, Object{"row", "[t]", rowFields},   Object{"a", "", bodyFields},
    Object{"b", "", bodyFields},      Object{"body", "[t]", bodyFields},
};

const Signature* findFunction(std::string_view name) {
    const auto found = std::find_if(functions.begin(), functions.end(), [&](const auto& one) { return one.name == name; });
    return found == functions.end() ? nullptr : &*found;
}

const Object* findObject(std::string_view name) {
    const auto found = std::find_if(objects.begin(), objects.end(), [&](const auto& one) { return one.name == name; });
    return found == objects.end() ? nullptr : &*found;
}

std::string listed(std::span<const std::string_view> names) {
    std::string list;
    for (const auto name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

}  // namespace

class ExpressionParser {
public:
    ExpressionParser(std::string_view text, const std::vector<std::string>& variables) : m_text(text), m_variables(variables) {}

    Result<Expression> parse(std::size_t* consumed) {
        skipBlanks();
        const bool read = disjunction(0).has_value();
        if (read) skipBlanks();
        if (read && !consumed && m_at < m_text.size()) fail("expected an operator or the end of the formula");
        if (m_error) return *m_error;
        m_expression.m_source = std::string(m_text.substr(0, m_at));
        while (!m_expression.m_source.empty() && m_expression.m_source.back() == ' ') m_expression.m_source.pop_back();
        if (consumed) *consumed = m_at;
        return std::move(m_expression);
    }

private:
    using Op = Expression::Op;
    using Node = Expression::Node;
    using Place = std::optional<std::uint32_t>;  // of a node; none after an error

    Place fail(std::string message) { return fail(std::move(message), m_at); }

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

    void skipBlanks() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) ++m_at;
    }

    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    bool take(std::string_view symbol) {
        skipBlanks();
        if (m_text.substr(m_at, symbol.size()) != symbol) return false;
        m_at += symbol.size();
        return true;
    }

    bool takeWord(std::string_view word) {
        skipBlanks();
        if (m_text.substr(m_at, word.size()) != word) return false;
        const std::size_t end = m_at + word.size();
        if (end < m_text.size() && (isLetter(m_text[end]) || isDigit(m_text[end]))) return false;
        m_at = end;
        return true;
    }

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
        if (depth >= Expression::deepest) return fail("the formula is nested too deeply");
        const Op op = take("-") ? Op::Negate : takeWord("not") ? Op::Not : Op::Number;
        if (op == Op::Number) return primary(depth);
        const Place operand = unary(depth + 1);
        return operand ? add(op, {*operand}) : std::nullopt;
    }

    Place primary(int depth) {
        skipBlanks();
        if (take("(")) {
            const Place inner = disjunction(depth + 1);
            if (!inner) return inner;
            return take(")") ? inner : fail("expected ')'");
        }
        if (isDigit(peek()) || peek() == '.') return number();
        if (isLetter(peek())) return name(depth);
        return fail("expected a number, a name or '('");
    }

    Place number() {
        Real value = 0;
        const auto [end, status] = std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), value);
        if (status != std::errc{} || !std::isfinite(value)) return fail("expected a number");
        m_at = static_cast<std::size_t>(end - m_text.data());
        if (isLetter(peek())) return fail("expected an operator after the number");
        return add(Node{Op::Number, value, {}, {}, {}});
    }

    std::string identifier() {
        const std::size_t begin = m_at;
        while (isLetter(peek()) || isDigit(peek())) ++m_at;
        return std::string(m_text.substr(begin, m_at - begin));
    }

    Place text() {
        const std::size_t begin = m_at++;
        while (peek() != '"' && m_at < m_text.size()) ++m_at;
        if (m_at >= m_text.size()) return fail("expected a closing quotation mark", begin);
        return add(Node{Op::Text, 0, std::string(m_text.substr(begin + 1, m_at++ - begin - 1)), {}, {}});
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
            skipBlanks();
            if (signature[i] == 't' && peek() != '"') {
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
        const std::size_t begin = m_at;
        const std::string word = identifier();
        if (word == "and" || word == "or" || word == "not") return fail("expected a number, a name or '('", begin);
        if (std::find(m_variables.begin(), m_variables.end(), word) != m_variables.end())
            return add(Node{Op::Variable, 0, word, {}, {}});
        if (word == "settings") return setting();
        if (const Object* object = findObject(word)) {
            const auto given = arguments(word, object->argument, depth);
            if (!given) return std::nullopt;
            return field(word, object->fields, *given);
        }
        const Signature* function = findFunction(word);
        if (!function) return fail("unknown name '" + word + "'", begin);
        const auto given = arguments(word, function->arguments, depth);
        if (!given) return std::nullopt;
        return add(Node{Op::Function, 0, word, {}, *given});
    }

    Place field(const std::string& object, std::span<const std::string_view> fields, std::vector<std::uint32_t> given) {
        if (!take(".")) return fail("expected '.' and a quantity of '" + object + "'");
        const std::size_t begin = m_at;
        const std::string word = identifier();
        if (std::find(fields.begin(), fields.end(), word) == fields.end())
            return fail("'" + object + "' has no '" + word + "', expected one of " + listed(fields), begin);
        return add(Node{Op::Field, 0, object, word, std::move(given)});
    }

    Place setting() {
        if (!take(".")) return fail("expected '.' and the name of a setting");
        const std::size_t begin = m_at;
        const std::string word = identifier();
        if (!findSetting(word)) return fail("unknown setting '" + word + "'", begin);
        return add(Node{Op::Field, 0, "settings", word, {}});
    }

    std::string_view m_text;
    const std::vector<std::string>& m_variables;
    std::size_t m_at = 0;
    Expression m_expression;
    std::optional<Error> m_error;
};

Result<Expression> parseExpression(std::string_view text, const std::vector<std::string>& variables, std::size_t* consumed) {
    return ExpressionParser(text, variables).parse(consumed);
}

class Evaluation {
public:
    Evaluation(const Expression& expression, Reading& reading) : m_expression(expression), m_reading(reading) {}

    Result<Real> run() {
        if (m_expression.empty()) return Error{.file = {}, .message = "there is no formula"};
        const Real value = valueOf(static_cast<std::uint32_t>(m_expression.m_nodes.size() - 1));
        if (!m_problem.empty()) return Error{.file = {}, .message = m_problem};
        return value;
    }

private:
    using Op = Expression::Op;
    using Node = Expression::Node;

    Real fail(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
        return 0;
    }

    const std::string& textOf(std::uint32_t place) const { return m_expression.m_nodes[place].name; }

    // Children stand before their parents and each has one parent, so that the depth is that of the formula.
    Real valueOf(std::uint32_t place) {
        const Node& node = m_expression.m_nodes[place];
        if (!m_problem.empty()) return 0;
        switch (node.op) {
            case Op::Number:
                return node.number;
            case Op::Text:
                return fail("a name in quotation marks is not a number");
            case Op::Variable: {
                const auto found = m_reading.variables.find(node.name);
                return found == m_reading.variables.end() ? fail("'" + node.name + "' has no value here") : found->second;
            }
            case Op::Function:
                return function(node);
            case Op::Field:
                return field(node);
            case Op::Negate:
                return -valueOf(node.children[0]);
            case Op::Not:
                return valueOf(node.children[0]) == 0;
            case Op::And:
                return valueOf(node.children[0]) != 0 && valueOf(node.children[1]) != 0;
            case Op::Or:
                return valueOf(node.children[0]) != 0 || valueOf(node.children[1]) != 0;
            default:
                return binary(node.op, valueOf(node.children[0]), valueOf(node.children[1]));
        }
    }

    Real binary(Op op, Real left, Real right) {
        switch (op) {
            case Op::Add:
                return left + right;
            case Op::Subtract:
                return left - right;
            case Op::Multiply:
                return left * right;
            case Op::Divide:
                return right == 0 ? fail("division by zero") : left / right;
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
                return left != right;
        }
    }

    const Event& event() {
        const auto& events = m_reading.engine.eventsOf(m_reading.at.step);
        return events[std::min(m_reading.at.event, events.size() - 1)];
    }

    const World& world() { return m_reading.engine.worldAt(m_reading.at); }

    int sweep(Real number) {
        if (number >= 0 && number <= EngineState::mostSweeps && number == std::floor(number)) return static_cast<int>(number);
        return static_cast<int>(fail("a sweep is a whole number from 0 to " + std::to_string(EngineState::mostSweeps)));
    }

    Real velocityErrorAfter(Real number) {
        const int after = sweep(number);
        if (!m_problem.empty()) return 0;
        const Real error =
            m_reading.engine.sweepsOf(m_reading.at.step, after).iterations[static_cast<std::size_t>(after)].velocityError;
        return std::isfinite(error) ? error : fail("the velocity error of this step is not known");
    }

    Real coldError() {
        const Real error = m_reading.engine.coldError(m_reading.at.step);
        return std::isfinite(error) ? error : fail("the velocity error of this step is not known");
    }

    Real iterationsTo(Real share) {
        const Real wanted = share * coldError();
        for (int sweeps = 20; m_problem.empty(); sweeps *= 10) {
            const int tried = std::min(sweeps, EngineState::mostSweeps);
            for (const IterationMetrics& one : m_reading.engine.sweepsOf(m_reading.at.step, tried).iterations)
                if (one.velocityError <= wanted) return one.iteration;
            if (tried == EngineState::mostSweeps) break;
        }
        return std::numeric_limits<Real>::infinity();
    }

    std::optional<std::uint32_t> rowNamed(const std::string& name) {
        const auto row = m_reading.engine.findRow(m_reading.at.step, name);
        if (!row) fail("step " + std::to_string(m_reading.at.step) + " has no row '" + name + "'");
        return row;
    }

    /// The visit to a row in a sweep; sweep 0 is the warm start, which visits nothing when it is off.
    const Event* visit(const std::string& name, int iteration) {
        const auto row = rowNamed(name);
        if (!row) return nullptr;
        const Phase phase = iteration == 0 ? Phase::WarmStart : Phase::SolveVelocities;
        for (const Event& one : m_reading.engine.eventsOf(m_reading.at.step))
            if (one.kind == EventKind::Row && one.phase == phase && one.iteration == iteration && one.visit.row == *row)
                return &one;
        if (iteration > 0) fail("step " + std::to_string(m_reading.at.step) + " has no sweep " + std::to_string(iteration));
        return nullptr;
    }

    Real referenceLambda(std::uint32_t row) {
        const ReferenceSolution& reference = m_reading.engine.sweepsOf(m_reading.at.step, 1).reference;
        if (!reference.certified || row >= reference.impulses.size())
            return fail("the reference solution of this step is not known");
        return reference.impulses[row];
    }

    Real fastest() {
        Real most = 0;
        for (const Velocity& velocity : world().velocities) most = std::max(most, length(velocity.v));
        return most;
    }

    Real function(const Node& node) {
        const std::string& name = node.name;
        const auto number = [&](std::size_t i) { return valueOf(node.children[i]); };
        if (name == "abs") return std::abs(number(0));
        if (name == "sqrt") return number(0) < 0 ? fail("the square root of a negative number") : std::sqrt(number(0));
        if (name == "min") return std::min(number(0), number(1));
        if (name == "max") return std::max(number(0), number(1));
        if (name == "sign") return number(0) > 0 ? 1 : number(0) < 0 ? -1 : 0;
        if (name == "iterations_to") return iterationsTo(number(0));
        if (name == "velocity_error") return velocityErrorAfter(number(0));
        if (name == "cold_error") return coldError();
        if (name == "error_share") {
            const Real cold = coldError();
            return cold == 0 ? 0 : velocityErrorAfter(number(0)) / cold;
        }
        if (name == "predicted_rate") {
            const Real rate = m_reading.engine.sweepsOf(m_reading.at.step, 1).predictedRate;
            return std::isfinite(rate) ? rate : fail("the rate of this step is not known");
        }
        if (name == "row_lambda" || name == "row_delta") {
            const Event* found = visit(textOf(node.children[0]), sweep(number(1)));
            if (!found) return 0;
            return name == "row_lambda" ? found->visit.sumAfter : found->visit.delta;
        }
        if (name == "reference_lambda") {
            const auto row = rowNamed(textOf(node.children[0]));
            return row ? referenceLambda(*row) : 0;
        }
        if (name == "has_row") return m_reading.engine.findRow(m_reading.at.step, textOf(node.children[0])).has_value();
        if (name == "row_count") return static_cast<Real>(world().rows.size());
        if (name == "contact_count") return static_cast<Real>(world().contacts.size());
        if (name == "max_penetration") return measure(world()).worstPenetration;
        if (name == "kinetic_energy") return measure(world()).kineticEnergy;
        if (name == "fastest") return fastest();
        if (name == "first_contact") {
            const auto found = m_reading.engine.firstContact();
            return found > 0 ? static_cast<Real>(found) : fail("nothing ever touches");
        }
        if (name == "step") return static_cast<Real>(m_reading.at.step);
        if (name == "iteration") return event().iteration;
        return static_cast<Real>(m_reading.at.step) * m_reading.engine.startOf(m_reading.at.step).settings.dt;
    }

    Real field(const Node& node) {
        if (node.name == "settings") return settingNumber(m_reading.engine.startOf(m_reading.at.step).settings, node.field);
        if (node.name == "event") return eventField(node.field);
        if (node.name == "row") return rowField(node);
        return bodyField(node);
    }

    Real eventField(const std::string& name) {
        const Event& now = event();
        if (name == "is_row") return now.kind == EventKind::Row;
        if (name == "iteration") return now.iteration;
        if (now.kind != EventKind::Row) return fail("this event visits no row");
        const RowVisit& visit = now.visit;
        if (name == "jv") return visit.jv;
        if (name == "raw_delta") return visit.rawDelta;
        if (name == "sum_before") return visit.sumBefore;
        if (name == "sum_after") return visit.sumAfter;
        if (name == "delta") return visit.delta;
        if (name == "lower") return visit.lower;
        if (name == "upper") return visit.upper;
        if (name == "clamped") return visit.clamp != Clamp::None;
        if (name == "bias") return now.bias;
        if (name == "effective_mass") return now.effectiveMass;
        if (name == "n_x") return now.n.x;
        if (name == "n_y") return now.n.y;
        if (name == "w_a") return now.wA;
        if (name == "w_b") return now.wB;
        return visit.row;
    }

    std::optional<RowRef> rowOf(const Node& node) {
        if (!node.children.empty()) {
            const auto named = rowNamed(textOf(node.children[0]));
            return named ? std::optional(RowRef{false, *named}) : std::nullopt;
        }
        if (m_reading.row) return m_reading.row;
        const Event& now = event();
        if (now.kind == EventKind::Row) return RowRef{actsOnPseudoVelocities(now.phase), now.visit.row};
        fail("this event visits no row");
        return std::nullopt;
    }

    Real rowField(const Node& node) {
        const auto wanted = rowOf(node);
        if (!wanted) return 0;
        const auto& rows = wanted->pseudo ? world().pseudoRows : world().rows;
        if (wanted->row >= rows.size()) return fail("the rows are not built yet at this event");
        const Row& row = rows[wanted->row];
        const auto& velocities = wanted->pseudo ? world().pseudoVelocities : world().velocities;
        const std::string& name = node.field;
        if (name == "effective_mass") return row.effectiveMass;
        if (name == "inverse_effective_mass")
            return inverseEffectiveMass(row, world().inverseMasses[index(row.a)], world().inverseMasses[index(row.b)]);
        if (name == "bias") return row.bias;
        if (name == "lambda") return row.lambda;
        if (name == "n_x") return row.n.x;
        if (name == "n_y") return row.n.y;
        if (name == "w_a") return row.wA;
        if (name == "w_b") return row.wB;
        if (name == "lower") return row.lower;
        if (name == "upper") return row.upper;
        if (name == "friction") return row.friction;
        if (name == "reference_lambda") return referenceLambda(wanted->row);
        if (name == "jv") return relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        return wanted->row;
    }

    std::optional<BodyId> bodyOf(const Node& node) {
        if (node.name == "body" && !node.children.empty()) {
            const auto body = m_reading.engine.findBody(textOf(node.children[0]));
            if (!body) fail("the scene has no body '" + textOf(node.children[0]) + "'");
            return body;
        }
        if (node.name == "body") {
            if (!m_reading.body) fail("'body' needs a name here");
            return m_reading.body;
        }
        const Event& now = event();
        if (now.kind == EventKind::Row) return node.name == "a" ? now.a : now.b;
        fail("this event visits no row");
        return std::nullopt;
    }

    Real bodyField(const Node& node) {
        const auto body = bodyOf(node);
        if (!body) return 0;
        const std::size_t i = index(*body);
        if (i >= world().bodies.size()) return fail("the world itself has no such number");
        const std::string& name = node.field;
        const Pose& pose = world().poses[i];
        const Velocity& velocity = world().velocities[i];
        const InverseMass inverse = world().bodies[i].inverseMass;
        if (name == "x") return pose.position.x;
        if (name == "y") return pose.position.y;
        if (name == "angle") return pose.angle;
        if (name == "vx") return velocity.v.x;
        if (name == "vy") return velocity.v.y;
        if (name == "omega") return velocity.w;
        if (name == "inverse_mass") return inverse.m;
        if (name == "inverse_inertia") return inverse.I;
        if (name == "is_static") return world().bodies[i].isStatic;
        const Real reciprocal = name == "mass" ? inverse.m : inverse.I;
        return reciprocal == 0 ? fail("the body's " + name + " is infinite") : 1 / reciprocal;
    }

    const Expression& m_expression;
    Reading& m_reading;
    std::string m_problem;
};

Result<Real> evaluate(const Expression& expression, Reading& reading) { return Evaluation(expression, reading).run(); }

}  // namespace solverscope
