// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

#include "lessons/loader/expression.h"
#include "lessons/loader/expression_names.h"
#include "lessons/loader/own_joint.h"
#include "physics/debugger/degrees_of_freedom.h"

namespace solverscope {

class Evaluation {
public:
    Evaluation(const Expression& expression, Reading& reading) : m_expression(expression), m_reading(reading) {}

    Result<Real> run() {
        if (m_expression.empty()) return Error{.file = {}, .message = "there is no formula"};
        const Real value = valueOf(static_cast<std::uint32_t>(m_expression.m_nodes.size() - 1));
        if (m_reading.engine.isExhausted())
            m_problem = "the lesson asks more of the engine than it may: too many steps, bodies or sweeps";
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
        if (name == "sin") return std::sin(number(0));
        if (name == "cos") return std::cos(number(0));
        if (name == "tan") return std::tan(number(0));
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
        if (name == "energy") return energyOf(measure(world()));
        if (name == "degrees_of_freedom_left") {
            const auto freedom = degreesOfFreedom(world(), solvedRows(world()));
            return freedom ? freedom->left() : fail("there are too many rows to count the degrees of freedom");
        }
        if (name == "fastest") return fastest();
        if (name == "first_contact") {
            const auto found = m_reading.engine.firstContact();
            return found > 0 ? static_cast<Real>(found) : fail("nothing ever touches");
        }
        if (name == "step") return static_cast<Real>(m_reading.at.step);
        if (name == "iteration") return event().iteration;
        return static_cast<Real>(m_reading.at.step) * stepLength(m_reading.engine.startOf(m_reading.at.step).settings);
    }

    Real field(const Node& node) {
        if (node.name == "settings") return settingNumber(m_reading.engine.startOf(m_reading.at.step).settings, node.field);
        if (node.name == "event") return eventField(node.field);
        if (node.name == "row") return rowField(node);
        if (node.name == "own_joint") {
            const auto value = ownJointField(node.field, m_reading.engine.scene(), world());
            return value ? *value : fail(value.error().message);
        }
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
            return named ? std::optional(RowRef{RowList::Velocities, *named}) : std::nullopt;
        }
        if (m_reading.row) return m_reading.row;
        const Event& now = event();
        if (now.kind == EventKind::Row) return RowRef{rowListOf(now.phase), now.visit.row};
        fail("this event visits no row");
        return std::nullopt;
    }

    Real rowField(const Node& node) {
        const auto wanted = rowOf(node);
        if (!wanted) return 0;
        const auto& rows = rowsOf(world(), wanted->list);
        if (wanted->row >= rows.size()) return fail("the rows are not built yet at this event");
        const Row& row = rows[wanted->row];
        const auto& velocities = velocitiesOf(world(), wanted->list);
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
        const InverseMass inverse = world().inverseMasses[i];
        if (name == "x") return pose.position.x;
        if (name == "y") return pose.position.y;
        if (name == "angle") return pose.angle;
        if (name == "vx") return velocity.v.x;
        if (name == "vy") return velocity.v.y;
        if (name == "omega") return velocity.w;
        if (name.starts_with("pseudo_")) {
            const Velocity& pseudo = world().pseudoVelocities[i];
            return name == "pseudo_vx" ? pseudo.v.x : name == "pseudo_vy" ? pseudo.v.y : pseudo.w;
        }
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

namespace {

constexpr auto asksEngine = [](const auto& node) {
    using Op = std::remove_cvref_t<decltype(node.op)>;
    return node.op == Op::Field || (node.op == Op::Function && findFunction(node.name)->asksEngine);
};

}  // namespace

bool Expression::readsEngine() const { return std::ranges::any_of(m_nodes, asksEngine); }

bool Expression::isOneFigure() const {
    const auto isArithmetic = [](const Node& node) {
        return node.op == Op::Add || node.op == Op::Subtract || node.op == Op::Multiply || node.op == Op::Divide;
    };
    return std::ranges::count_if(m_nodes, asksEngine) == 1 && std::ranges::none_of(m_nodes, isArithmetic);
}

Result<Real> evaluate(const Expression& expression, Reading& reading) { return Evaluation(expression, reading).run(); }

}  // namespace solverscope
