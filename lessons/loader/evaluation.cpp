// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <algorithm>
#include <cmath>
#include <limits>

#include "lessons/loader/expression.h"
#include "physics/analysis/joint_study.h"
#include "physics/analysis/spectrum/degrees_of_freedom.h"
#include "physics/constraints/coupling.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/quantities.h"

namespace solverscope {

class Evaluation : public RealArithmetic {
public:
    Evaluation(const Expression& expression, Reading& reading) : m_expression(expression), m_reading(reading) {}

    Result<Real> run() {
        if (m_expression.empty()) return Error{.file = {}, .message = "there is no formula"};
        const Real value = solverscope::evaluate<Real>(m_expression.m_nodes, *this);
        if (m_reading.engine.isExhausted())
            m_problem = "the lesson exceeds the limits of the engine: too many steps, bodies or sweeps";
        if (!m_problem.empty()) return Error{.file = {}, .message = m_problem};
        return value;
    }

    Real leaf(const ExpressionNode& node, std::span<const Real> numbers) {
        if (!m_problem.empty()) return 0;
        const Expression::Leaf& leaf = m_expression.m_leaves[node.index];
        if (leaf.engine) return leaf.engine->read(*this, leaf, numbers);
        const auto found = m_reading.variables.find(leaf.name);
        return found == m_reading.variables.end() ? fail("'" + leaf.name + "' has no value here") : found->second;
    }

    Real unary(const ExpressionNode& node, Real x) {
        if (node.op == ExpressionOp::Sqrt && x < 0) return fail("the square root of a negative number");
        return RealArithmetic::unary(node, x);
    }

    Real binary(ExpressionOp op, Real x, Real y) {
        if (op == ExpressionOp::Divide && y == 0) return fail("division by zero");
        return RealArithmetic::binary(op, x, y);
    }

    Real fail(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
        return 0;
    }

    EngineState& engine() { return m_reading.engine; }
    const Cursor& at() const { return m_reading.at; }
    std::int64_t step() const { return m_reading.at.step; }
    const Settings& settings() { return engine().startOf(step()).settings; }

    Event event() {
        const auto& events = engine().eventsOf(step());
        return events[std::min(m_reading.at.event, events.size() - 1)];
    }

    const World& world() { return engine().worldAt(m_reading.at); }

    int sweep(Real number) {
        if (number >= 0 && number <= EngineState::maxSweeps && number == std::floor(number)) return static_cast<int>(number);
        return static_cast<int>(fail("a sweep is a whole number from 0 to " + std::to_string(EngineState::maxSweeps)));
    }

    Real velocityErrorAfter(Real number) {
        const int after = sweep(number);
        if (!m_problem.empty()) return 0;
        const Real error = engine().sweepsOf(step(), after).iterations[static_cast<std::size_t>(after)].velocityError;
        return std::isfinite(error) ? error : fail("the velocity error of this step is not known");
    }

    Real coldError() {
        const Real error = engine().coldError(step());
        return std::isfinite(error) ? error : fail("the velocity error of this step is not known");
    }

    Real errorShareAfter(Real number) {
        const Real cold = coldError();
        return cold == 0 ? 0 : velocityErrorAfter(number) / cold;
    }

    Real predictedRate() {
        const Real rate = engine().sweepsOf(step(), 1).predictedRate;
        return std::isfinite(rate) ? rate : fail("the rate of this step is not known");
    }

    Real iterationsTo(Real share) {
        const Real wanted = share * coldError();
        for (int sweeps = 20; m_problem.empty(); sweeps *= 10) {
            const int tried = std::min(sweeps, EngineState::maxSweeps);
            for (const IterationMetrics& one : engine().sweepsOf(step(), tried).iterations)
                if (one.velocityError <= wanted) return one.iteration;
            if (tried == EngineState::maxSweeps) break;
        }
        return std::numeric_limits<Real>::infinity();
    }

    std::optional<std::uint32_t> rowNamed(const std::string& name) {
        const auto row = engine().findRow(step(), name);
        if (!row) fail("step " + std::to_string(step()) + " has no row '" + name + "'");
        return row;
    }

    /// The visit to a row in a sweep; sweep 0 is the warm start, which visits nothing when it is off.
    std::optional<Event> visit(const std::string& name, int iteration) {
        const auto row = rowNamed(name);
        if (!row) return std::nullopt;
        const Phase phase = iteration == 0 ? Phase::WarmStart : engine().sweptPhaseOf(step());
        for (const Event& one : engine().eventsOf(step()))
            if (one.kind == EventKind::Row && one.phase == phase && one.iteration == iteration && one.visit.row == *row) return one;
        if (iteration > 0) fail("step " + std::to_string(step()) + " has no sweep " + std::to_string(iteration));
        return std::nullopt;
    }

    bool solvesPositions() { return engine().solvedRowsOf(step()) == RowList::Positions; }

    /// Rows of positions begin with the Λ of their warm start, which visits none of them.
    Real ofVisit(const std::string& name, Real iteration, Real RowVisit::*number) {
        if (iteration == 0 && solvesPositions()) return ofVisit(name, 1, &RowVisit::lambdaBefore);
        const std::optional<Event> found = visit(name, sweep(iteration));
        return found ? found->visit.*number : 0;
    }

    Real referenceLambda(std::uint32_t row) {
        const ReferenceSolution& reference = engine().sweepsOf(step(), 1).reference;
        if (!reference.certified || row >= reference.impulses.size())
            return fail("the reference solution of this step is not known");
        return reference.impulses[row];
    }

    Real referenceLambda(const std::string& name) {
        const auto row = rowNamed(name);
        return row ? referenceLambda(*row) : 0;
    }

    /// What an impulse of the named row does to Jv of `row`.
    Real couplingWith(const std::string& name) {
        const auto other = rowNamed(name);
        const auto wanted = other ? rowOf({.name = "row"}) : std::nullopt;
        if (!wanted) return 0;
        const auto& rows = rowsOf(world(), wanted->list);
        if (wanted->list != engine().solvedRowsOf(step()) || std::max(wanted->row, *other) >= rows.size())
            return fail("the rows are not built yet at this event");
        return couplingOf(rows[wanted->row], rows[*other], world().inverseMasses);
    }

    bool hasRow(const std::string& name) { return engine().findRow(step(), name).has_value(); }

    Real degreesOfFreedomLeft() {
        const auto freedom = degreesOfFreedom(world(), solvedRows(world()));
        return freedom ? static_cast<Real>(freedom->left()) : fail("there are too many rows to count the degrees of freedom");
    }

    Real firstContact() {
        const auto found = engine().firstContact();
        return found > 0 ? static_cast<Real>(found) : fail("nothing ever touches");
    }

    Real fastest() {
        Real most = 0;
        for (const Velocity& velocity : world().velocities) most = std::max(most, length(velocity.v));
        return most;
    }

    /// Of the scene's first custom joint C(q), for its first formula at the current positions; `count`: how many such joints there
    /// are.
    Real ownJointField(std::string_view field) {
        const auto& joints = engine().scene().joints;
        const auto isCustom = [](const JointDef& joint) { return std::holds_alternative<CustomDef>(joint.kind); };
        if (field == "count") return static_cast<Real>(std::ranges::count_if(joints, isCustom));
        const auto joint = std::ranges::find_if(joints, isCustom);
        if (joint == joints.end()) return fail("the scene has no custom joint");
        const FormulaStudy study = studyJoint(*joint, world()).front();
        if (field == "C") return study.C;
        if (field == "K") return study.K;
        if (field == "effective_mass") return study.row.effectiveMass;
        const auto coordinate = std::ranges::find(coordinateNames, field.substr(2));
        return study.J[static_cast<std::size_t>(coordinate - coordinateNames.begin())];
    }

    Real eventField(const std::string& name) {
        const Event& now = event();
        if (name == "clamped" && now.kind == EventKind::Row) return now.visit.clamp != Clamp::None;
        const StepSoFar soFar;
        const auto value = valueOf(infoOf(*findQuantity(name)), {now, engine().startOf(step()), soFar});
        return value ? *value : fail("this event visits no row");
    }

    Real rowField(const Expression::Leaf& leaf) {
        const auto wanted = rowOf(leaf);
        if (!wanted) return 0;
        const auto& rows = rowsOf(world(), wanted->list);
        if (wanted->row >= rows.size()) return fail("the rows are not built yet at this event");
        const Row& row = rows[wanted->row];
        const std::string& name = leaf.field;
        for (const auto& [key, number] : rowNumbers)
            if (name == key) return row.*number;
        if (name == "lambda") return row.lambda;
        if (name == "n_x") return row.n.x;
        if (name == "n_y") return row.n.y;
        if (name == "inverse_effective_mass")
            return inverseEffectiveMass(row, world().inverseMasses[index(row.a)], world().inverseMasses[index(row.b)]);
        if (name == "reference_lambda") return referenceLambda(wanted->row);
        const auto& velocities = velocitiesOf(world(), wanted->list);
        if (name == "jv") return relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        return wanted->row;
    }

    Real bodyField(const Expression::Leaf& leaf) {
        const auto body = bodyOf(leaf);
        if (!body) return 0;
        const std::size_t i = index(*body);
        if (i >= world().bodies.size()) return fail("the world itself has no such number");
        const std::string& name = leaf.field;
        if (const auto quantity = findBodyQuantity(name)) return infoOf(*quantity).ofBody(world(), *body);
        if (name.starts_with("pseudo_")) {
            const Velocity& pseudo = world().pseudoVelocities[i];
            return name == "pseudo_vx" ? pseudo.v.x : name == "pseudo_vy" ? pseudo.v.y : pseudo.w;
        }
        const InverseMass inverse = world().inverseMasses[i];
        if (name == "inverse_mass") return inverse.m;
        if (name == "inverse_inertia") return inverse.I;
        if (name == "is_static") return world().bodies[i].isStatic;
        const Real reciprocal = name == "mass" ? inverse.m : inverse.I;
        return reciprocal == 0 ? fail("the body's " + name + " is infinite") : 1 / reciprocal;
    }

private:
    std::optional<RowRef> rowOf(const Expression::Leaf& leaf) {
        if (leaf.hasText) {
            const auto named = rowNamed(leaf.text);
            return named ? std::optional(RowRef{engine().solvedRowsOf(step()), *named}) : std::nullopt;
        }
        if (m_reading.row) return m_reading.row;
        const Event& now = event();
        if (now.kind == EventKind::Row) return RowRef{rowListOf(now.phase), now.visit.row};
        fail("this event visits no row");
        return std::nullopt;
    }

    std::optional<BodyId> bodyOf(const Expression::Leaf& leaf) {
        if (leaf.hasText) {
            const auto body = engine().findBody(leaf.text);
            if (!body) fail("the scene has no body '" + leaf.text + "'");
            return body;
        }
        if (leaf.name == "body") {
            if (!m_reading.body) fail("'body' needs a name here");
            return m_reading.body;
        }
        const Event& now = event();
        if (now.kind == EventKind::Row) return leaf.name == "a" ? now.a : now.b;
        fail("this event visits no row");
        return std::nullopt;
    }

    const Expression& m_expression;
    Reading& m_reading;
    std::string m_problem;
};

namespace {

using Leaf = Expression::Leaf;
using Numbers = std::span<const Real>;

constexpr auto eventFields =
    std::to_array<std::string_view>({"jv", "raw_delta", "sum_before", "sum_after", "delta", "lower", "upper", "clamped", "bias",
                                     "n_x", "n_y", "w_a", "effective_mass", "w_b", "is_row", "iteration", "row"});
constexpr auto rowFields =
    std::to_array<std::string_view>({"effective_mass", "inverse_effective_mass", "bias", "lambda", "n_x", "n_y", "w_a", "w_b",
                                     "lower", "upper", "friction", "jv", "place", "reference_lambda"});
constexpr auto bodyFields =
    std::to_array<std::string_view>({"x", "y", "angle", "vx", "vy", "omega", "pseudo_vx", "pseudo_vy", "pseudo_omega", "mass",
                                     "inverse_mass", "inertia", "inverse_inertia", "is_static"});
constexpr auto ownJointFields = std::to_array<std::string_view>(
    {"count", "C", "j_x_a", "j_y_a", "j_angle_a", "j_x_b", "j_y_b", "j_angle_b", "K", "effective_mass"});

Real readBody(Evaluation& e, const Leaf& leaf, Numbers) { return e.bodyField(leaf); }

const std::array engineNames{
    EngineName{"own_joint", "", [](Evaluation& e, const Leaf& leaf, Numbers) { return e.ownJointField(leaf.field); },
               ownJointFields},
    EngineName{"event", "", [](Evaluation& e, const Leaf& leaf, Numbers) { return e.eventField(leaf.field); }, eventFields},
    EngineName{"row", "[t]", [](Evaluation& e, const Leaf& leaf, Numbers) { return e.rowField(leaf); }, rowFields},
    EngineName{"a", "", readBody, bodyFields},
    EngineName{"b", "", readBody, bodyFields},
    EngineName{"body", "[t]", readBody, bodyFields},
    EngineName{"settings", "", [](Evaluation& e, const Leaf& leaf, Numbers) { return settingNumber(e.settings(), leaf.field); }},
    // Sweeps until the velocity error is this share of the cold error
    EngineName{"iterations_to", "n", [](Evaluation& e, const Leaf&, Numbers of) { return e.iterationsTo(of[0]); }},
    // √J, after that sweep; 0: before the first
    EngineName{"velocity_error", "n", [](Evaluation& e, const Leaf&, Numbers of) { return e.velocityErrorAfter(of[0]); }},
    // √J, before any impulse
    EngineName{"cold_error", "", [](Evaluation& e, const Leaf&, Numbers) { return e.coldError(); }},
    // The error after that sweep as a share of the cold error
    EngineName{"error_share", "n", [](Evaluation& e, const Leaf&, Numbers of) { return e.errorShareAfter(of[0]); }},
    EngineName{"predicted_rate", "", [](Evaluation& e, const Leaf&, Numbers) { return e.predictedRate(); }},
    // N s, Λ after that sweep; 0: before the first
    EngineName{"row_lambda", "tn",
               [](Evaluation& e, const Leaf& leaf, Numbers of) { return e.ofVisit(leaf.text, of[0], &RowVisit::lambdaAfter); }},
    // N s, added by the visit in that sweep
    EngineName{"row_delta", "tn",
               [](Evaluation& e, const Leaf& leaf, Numbers of) { return e.ofVisit(leaf.text, of[0], &RowVisit::delta); }},
    EngineName{"reference_lambda", "t", [](Evaluation& e, const Leaf& leaf, Numbers) { return e.referenceLambda(leaf.text); }},
    // 1/kg, the entry of A = J M⁻¹ Jᵀ between `row` and the named row
    EngineName{"coupling", "t", [](Evaluation& e, const Leaf& leaf, Numbers) { return e.couplingWith(leaf.text); }},
    // Visits to rows in the sweeps of all steps, up to this moment
    EngineName{"visits", "", [](Evaluation& e, const Leaf&, Numbers) { return static_cast<Real>(e.engine().visitsUpTo(e.at())); }},
    EngineName{"row_count", "", [](Evaluation& e, const Leaf&, Numbers) { return static_cast<Real>(e.world().rows.size()); }},
    EngineName{"contact_count", "",
               [](Evaluation& e, const Leaf&, Numbers) { return static_cast<Real>(e.world().contacts.size()); }},
    EngineName{"has_row", "t", [](Evaluation& e, const Leaf& leaf, Numbers) { return static_cast<Real>(e.hasRow(leaf.text)); }},
    EngineName{"max_penetration", "", [](Evaluation& e, const Leaf&, Numbers) { return measure(e.world()).worstPenetration; }},
    EngineName{"fastest", "", [](Evaluation& e, const Leaf&, Numbers) { return e.fastest(); }},  // m/s, of all bodies
    EngineName{"kinetic_energy", "", [](Evaluation& e, const Leaf&, Numbers) { return measure(e.world()).kineticEnergy; }},
    EngineName{"energy", "", [](Evaluation& e, const Leaf&, Numbers) { return energyOf(measure(e.world())); }},
    EngineName{"degrees_of_freedom_left", "", [](Evaluation& e, const Leaf&, Numbers) { return e.degreesOfFreedomLeft(); }},
    // The first step with a contact
    EngineName{"first_contact", "", [](Evaluation& e, const Leaf&, Numbers) { return e.firstContact(); }},
    EngineName{"step", "", [](Evaluation& e, const Leaf&, Numbers) { return static_cast<Real>(e.step()); }},
    EngineName{"iteration", "", [](Evaluation& e, const Leaf&, Numbers) { return static_cast<Real>(e.event().iteration); }},
    EngineName{"time", "",
               [](Evaluation& e, const Leaf&, Numbers) { return static_cast<Real>(e.step()) * stepLength(e.settings()); }},
};

}  // namespace

const EngineName* findEngineName(std::string_view name) {
    const auto found = std::ranges::find(engineNames, name, &EngineName::name);
    return found == engineNames.end() ? nullptr : &*found;
}

Result<Real> evaluate(const Expression& expression, Reading& reading) { return Evaluation(expression, reading).run(); }

}  // namespace solverscope
