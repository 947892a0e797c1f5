// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/accounts/provenance.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "physics/analysis/accounts/bias_parts.h"
#include "physics/solvers/position_rows.h"

namespace solverscope {
namespace {

/// The causes of a visit's impulse. `unit`: the change of the number in question per unit of the impulse; 1 for the impulse
/// itself.
Shares sharesOfVisit(const Event& visit, const BiasSplitter& biases, Real unit) {
    const BiasParts bias = biases.of(visit);
    const Real perSpeed = -visit.effectiveMass * unit;
    Shares shares;
    shares.speed = perSpeed * (visit.visit.jv + bias.foreseen);
    shares.bounce = perSpeed * bias.bounce;
    shares.drive = perSpeed * bias.drive;
    shares.correction = perSpeed * bias.correction;
    shares.softness = perSpeed * visit.softness * visit.visit.lambdaBefore;
    shares.clamped = (visit.visit.delta - visit.visit.rawDelta) * unit;
    return shares;
}

using Kind = Quantity::Kind;

bool isLambda(Kind kind) { return kind == Kind::Lambda; }
bool isPosition(Kind kind) { return kind <= Kind::Angle; }
bool isVelocity(Kind kind) { return kind >= Kind::Vx && kind <= Kind::Omega; }
bool isPseudo(Kind kind) { return kind >= Kind::PseudoVx && kind <= Kind::PseudoOmega; }

/// Which of a body's three numbers: along x, along y, or turning.
enum class Axis { X, Y, Turn };

Axis axisOf(Kind kind) { return static_cast<Axis>(static_cast<int>(kind) % 3); }

Real along(Vec2 v, Real turn, Axis axis) { return axis == Axis::X ? v.x : axis == Axis::Y ? v.y : turn; }
Real along(const Velocity& v, Axis axis) { return along(v.v, v.w, axis); }

bool isSame(Real a, Real b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// Follows one number through a step and writes down what is added to it.
class ContributionTracer {
public:
    ContributionTracer(const World& world, Quantity quantity)
        : m_world(world),
          m_list(isPosition(quantity.kind) ? RowList::Positions
                 : isPseudo(quantity.kind) ? RowList::PseudoVelocities
                                           : RowList::Velocities) {
        m_result.quantity = quantity;
        // Pseudo-velocities begin each step at zero, and rows are built in it: these start when the step has begun.
        const auto now = valueOf(m_world, m_result.quantity);
        if (!now || isLambda(kind()) || isPseudo(kind())) return;
        m_now = *now;
        start(Origin::LastStep, Event{});
    }

    /// At a stop; `place` is its number. Visits that involve neither the number's bodies nor its row may be skipped.
    void processStop(const Event& event, std::size_t place, const BiasSplitter& biases) {
        m_place = place;
        const auto now = valueOf(m_world, m_result.quantity);
        if (!now) return;
        m_now = *now;
        if (!m_exists || isAnotherRow()) {
            const bool asLastStep =
                event.phase == Phase::Linearize && event.substep == 1 && !solvesPositions(m_world.settings.method);
            start(asLastStep ? Origin::LastStep : Origin::Start, event);
            return;
        }
        if (isLambda(kind()))
            followImpulse(event, biases);
        else if (event.kind == EventKind::Row)
            followVisit(event, biases);
        else if (event.kind == EventKind::Body)
            followBlock(event);
        else if (event.kind == EventKind::Iteration)
            landSweep(event);
        else
            followPhase(event);
        accountForRest(Origin::Other, event);
    }

    std::optional<Provenance> result() && {
        if (!m_exists) return std::nullopt;
        m_result.value = value();
        return std::move(m_result);
    }

private:
    Kind kind() const { return m_result.quantity.kind; }
    Real turned(Real angle) const { return turnBy(angle, m_world.settings.turning); }
    Real value() const { return m_result.parts.back().after; }

    Contribution part(Origin origin, Real amount, const Event& event) const {
        Contribution part;
        part.origin = origin;
        part.event = m_place;
        part.amount = amount;
        part.phase = event.phase;
        part.substep = event.substep;
        part.iteration = event.iteration;
        if (event.kind != EventKind::Row) return part;
        part.row = event.visit.row;
        part.constraint = event.constraint;
        part.rowKind = event.rowKind;
        return part;
    }

    void start(Origin origin, const Event& event) {
        m_pending.clear();
        m_result.parts = {part(origin, m_now, event)};
        m_result.parts.back().after = m_now;
        m_exists = true;
        const auto row = m_result.quantity.row;
        if (isLambda(kind())) m_row = rowsOf(m_world, row.list)[row.row];
    }

    void add(Contribution part) {
        // Unknown values, as in a recorded step without them, are left to `accountForRest`.
        const bool isUnknown = !std::isfinite(part.amount) && std::isfinite(m_now);
        if (part.amount == 0 || isUnknown) return;
        part.after = value() + part.amount;
        m_result.parts.push_back(part);
    }

    /// The remainder. One difference is exact unless it is much larger than the number; then a second one is.
    void accountForRest(Origin origin, const Event& event) {
        // The numbers of a trace may have been rounded to fewer digits than they were computed with.
        constexpr Real singlePrecision = 1e-6;
        const bool rounded = std::abs(m_now - value()) <= singlePrecision * (std::abs(m_now) + std::abs(value()));
        if (m_world.playback && origin == Origin::Other && rounded) origin = Origin::Rounding;
        for (int i = 0; i < 3 && !isSame(value(), m_now); ++i)
            add(part(i == 0 ? origin : Origin::Rounding, m_now - value(), event));
        if (isSame(value(), m_now)) return;
        m_result.parts.push_back(part(origin, m_now - value(), event));
        m_result.parts.back().after = m_now;
        m_result.parts.back().isSet = true;
    }

    /// Δx = A⁻¹ (M (y − x) + Σ Jᵀ f): what the body's own motion and each of its rows contribute.
    void followBlock(const Event& e) {
        if (e.a != m_result.quantity.body || isPseudo(kind())) return;
        const BodyBlock& block = m_world.blocks.visited;
        const InverseMass mass = m_world.inverseMasses[index(e.a)];
        const auto contribute = [&](Contribution made, const Velocity& force) {
            const Velocity held{mass.m > 0 ? force.v : Vec2{}, mass.I > 0 ? force.w : 0};
            made.amount = along(solveBlock(block.matrix, held), axisOf(kind()));
            isVelocity(kind()) ? m_pending.push_back(made) : add(made);
        };
        Velocity own = block.force;
        for (const BlockRow& row : block.rows) own = {own.v - row.force * row.n, own.w - row.force * row.w};
        contribute(part(Origin::Inertia, 0, e), own);
        for (const BlockRow& row : block.rows) {
            const Row& source = m_world.positionRows[row.row];
            Contribution made = part(isVelocity(kind()) ? Origin::Derived : Origin::Visit, 0, e);
            made.row = row.row;
            made.constraint = source.constraint;
            made.rowKind = source.kind;
            contribute(made, {row.force * row.n, row.force * row.w});
        }
        if (isPosition(kind())) accountForRest(Origin::Rounding, e);
    }

    void followVisit(const Event& e, const BiasSplitter& biases) {
        const Quantity& quantity = m_result.quantity;
        if (hasStiffness(e) || (e.a != quantity.body && e.b != quantity.body)) return;
        // Where positions are solved, moves become velocity after the sweeps.
        const bool becomesVelocity =
            isVelocity(kind()) && e.phase == Phase::SolvePositions && solvesPositions(m_world.settings.method);
        if (rowListOf(e.phase) != m_list && !becomesVelocity) return;
        const Axis axis = axisOf(kind());
        const InverseMass mass = m_world.inverseMasses[index(quantity.body)];
        const Real lever = e.b == quantity.body ? e.wB : e.wA;
        const Real sign = e.b == quantity.body ? 1 : -1;
        const Vec2 n = e.b == quantity.body ? e.n : directionOnA(e);
        const Real share = axis == Axis::Turn ? mass.I * lever : along(mass.m * n, 0, axis);
        const Real straight = sign * (e.visit.delta * share);
        const Real amount = m_list == RowList::Positions && axis == Axis::Turn ? turned(straight) : straight;
        const bool carried = isWarmStart(e.phase), isManual = e.visit.isManual;
        const bool landsLater = !isManual && appliesAfterSweep(m_world.settings, e.phase);
        const Origin origin = carried           ? Origin::WarmStart
                              : isManual        ? Origin::Manual
                              : becomesVelocity ? Origin::Derived
                              : landsLater      ? Origin::Sweep
                                                : Origin::Visit;
        Contribution made = part(origin, amount, e);
        const Real unit = amount == straight ? sign * share : sign * share * (amount / straight);
        if (!carried && !isManual) made.shares = sharesOfVisit(e, biases, unit);
        if (landsLater || becomesVelocity)
            m_pending.push_back(made);
        else
            add(made);
    }

    void landSweep(const Event& e) {
        if (e.phase == Phase::SolvePositions) return;
        for (const Contribution& made : m_pending) add(made);
        m_pending.clear();
    }

    void followPhase(const Event& e) {
        if (e.kind == EventKind::Phase && e.phase == Phase::DeriveVelocities && isVelocity(kind())) return deriveVelocity(e);
        if (isSame(m_now, value())) return;
        const Axis axis = axisOf(kind());
        const Settings& settings = m_world.settings;
        const Real h = subStepLength(settings);
        const std::size_t body = index(m_result.quantity.body);
        if (isPosition(kind()) && e.phase == Phase::IntegratePositions) {
            const auto& velocities = m_world.startVelocities.empty() ? m_world.velocities : m_world.startVelocities;
            const Real speed = along(velocities[body], axis);
            const Real pseudo = along(m_world.pseudoVelocities[body], axis);
            const Real distance = h * (speed + pseudo);
            Contribution move = part(Origin::Move, axis == Axis::Turn ? turned(distance) : distance, e);
            if (pseudo != 0) move.shares = Shares{.speed = move.amount - h * pseudo, .correction = h * pseudo};
            add(move);
        } else if (isVelocity(kind()) && e.phase == Phase::IntegrateForces) {
            const Contribution force = part(Origin::Forces, h * along(m_world.gravity, 0, axis), e);
            for (int times = 0; times < traitsOf(settings).forcesPerStep; ++times) add(force);
        }
    }

    /// v = (x − x₀)/h = v before + displacement by the sweeps / h.
    void deriveVelocity(const Event& e) {
        const Real h = subStepLength(m_world.settings);
        if (const auto& before = m_world.startVelocities; !before.empty())
            add(part(Origin::LeftOut, along(before[index(m_result.quantity.body)], axisOf(kind())) - value(), e));
        const auto overStep = [h](Real& number) { number = number / h; };
        for (Contribution& made : m_pending) {
            overStep(made.amount);
            if (made.shares)
                for (Real* share : {&made.shares->speed, &made.shares->bounce, &made.shares->drive, &made.shares->correction,
                                    &made.shares->softness, &made.shares->clamped})
                    overStep(*share);
            add(made);
        }
        m_pending.clear();
        const Real turns = axisOf(kind()) == Axis::Turn ? std::round(h * (m_now - value()) / twoPi) : 0;
        if (turns != 0) add(part(Origin::WholeTurns, turns * twoPi / h, e));
        accountForRest(Origin::Rounding, e);
    }

    void followImpulse(const Event& e, const BiasSplitter& biases) {
        const RowRef row = m_result.quantity.row;
        const bool mine = e.kind == EventKind::Row && rowListOf(e.phase) == row.list && e.visit.row == row.row;
        if (mine && isWarmStart(e.phase)) {
            // The warm start takes a share of the last step's Λ, within the bounds.
            add(part(Origin::NotCarried, e.visit.rawDelta - value(), e));
            accountForRest(e.visit.clamp == Clamp::None ? Origin::Rounding : Origin::Clamp, e);
        } else if (e.kind == EventKind::Phase && isWarmStart(e.phase)) {
            accountForRest(Origin::NotCarried, e);  // a cold start
        } else if (e.kind == EventKind::Phase && e.phase == Phase::LinearizePositions && row.list == RowList::Positions) {
            start(Origin::Start, e);
        } else if (e.kind == EventKind::Phase && e.phase == Phase::Linearize && row.list == RowList::Velocities &&
                   solvesPositions(m_world.settings.method)) {
            start(Origin::Start, e);
        } else if (mine && !isSame(m_now, value())) {
            Contribution asked = part(e.visit.isManual ? Origin::Manual : Origin::Visit, e.visit.rawDelta, e);
            if (!e.visit.isManual) {
                asked.shares = sharesOfVisit(e, biases, 1);
                asked.shares->clamped = 0;
            }
            add(asked);
            accountForRest(e.visit.clamp == Clamp::None ? Origin::Rounding : Origin::Clamp, e);
        }
    }

    /// Rebuilt rows are different rows in position methods, and when a joint has reached its limit.
    bool isAnotherRow() {
        if (!isLambda(kind())) return false;
        const RowRef ref = m_result.quantity.row;
        const Row& row = rowsOf(m_world, ref.list)[ref.row];
        return row.kind != m_row.kind || row.constraint != m_row.constraint || !haveSameBodies(row, m_row);
    }

    const World& m_world;
    RowList m_list;  // the list whose rows change the number, for a number of a body
    std::size_t m_place = 0;
    Real m_now = 0;
    bool m_exists = false;
    Row m_row;                            // the row that Λ belongs to
    std::vector<Contribution> m_pending;  // computed, but not applied
    Provenance m_result;
};

/// Traces several numbers at once. A visit reaches only the tracers that it can concern.
class ContributionTracers {
public:
    ContributionTracers(const World& world, std::span<const Quantity> quantities)
        : m_biases(world), m_byBody(world.bodies.size() + 1) {
        m_tracers.reserve(quantities.size());
        for (const Quantity& quantity : quantities) {
            const std::size_t place = m_tracers.size();
            m_tracers.emplace_back(world, quantity);
            if (quantity.kind == Quantity::Kind::Lambda)
                at(m_byRow[static_cast<std::size_t>(quantity.row.list)], quantity.row.row).push_back(place);
            else if (index(quantity.body) < m_byBody.size())
                m_byBody[index(quantity.body)].push_back(place);
        }
    }

    void processStop(const Event& e, std::size_t number) {
        m_biases.processStop(e);
        const auto pass = [&](ContributionTracer& tracer) { tracer.processStop(e, number, m_biases); };
        if (e.kind != EventKind::Row) {
            std::ranges::for_each(m_tracers, pass);
            return;
        }
        const auto& rows = m_byRow[static_cast<std::size_t>(rowListOf(e.phase))];
        if (e.visit.row < rows.size())
            for (const std::size_t place : rows[e.visit.row]) pass(m_tracers[place]);
        for (const BodyId body : {e.a, e.b})
            for (const std::size_t place : m_byBody[index(body)]) pass(m_tracers[place]);
    }

    std::vector<std::optional<Provenance>> results() {
        std::vector<std::optional<Provenance>> results;
        for (ContributionTracer& tracer : m_tracers) results.push_back(std::move(tracer).result());
        return results;
    }

private:
    using Places = std::vector<std::size_t>;

    static Places& at(std::vector<Places>& lists, std::size_t place) {
        if (place >= lists.size()) lists.resize(place + 1);
        return lists[place];
    }

    BiasSplitter m_biases;
    std::vector<ContributionTracer> m_tracers;
    std::vector<Places> m_byBody;
    std::array<std::vector<Places>, 3> m_byRow;
};

}  // namespace

Shares& Shares::operator+=(const Shares& other) {
    speed += other.speed;
    bounce += other.bounce;
    drive += other.drive;
    correction += other.correction;
    softness += other.softness;
    clamped += other.clamped;
    return *this;
}

std::optional<Real> valueOf(const World& world, Quantity quantity) {
    if (isLambda(quantity.kind)) {
        const auto& rows = rowsOf(world, quantity.row.list);
        return quantity.row.row < rows.size() ? std::optional(rows[quantity.row.row].lambda) : std::nullopt;
    }
    const std::size_t body = index(quantity.body);
    if (body >= world.bodies.size()) return std::nullopt;
    const Axis axis = axisOf(quantity.kind);
    if (isPosition(quantity.kind)) return along(world.poses[body].position, world.poses[body].angle, axis);
    return along((isPseudo(quantity.kind) ? world.pseudoVelocities : world.velocities)[body], axis);
}

std::vector<std::optional<Provenance>> provenanceOf(const StepTrace& step, std::size_t event,
                                                    std::span<const Quantity> quantities) {
    World world = step.start();
    ContributionTracers tracers(world, quantities);
    step.walk(
        world, [&](const Event& stop, std::size_t number) { tracers.processStop(stop, number); }, event);
    return tracers.results();
}

std::optional<Provenance> provenanceOf(const StepTrace& step, std::size_t event, Quantity quantity) {
    return std::move(provenanceOf(step, event, std::span(&quantity, 1)).front());
}

std::size_t lastChangeEvent(const Event& event, const Cursor& cursor, Quantity quantity) {
    if (event.kind != EventKind::Row || cursor.term == Term::VelocityB || cursor.event == 0) return cursor.event;
    const bool isRow = quantity.kind == Quantity::Kind::Lambda;
    const bool mine = isRow ? quantity.row == RowRef{rowListOf(event.phase), event.visit.row}
                            : quantity.body == event.a || quantity.body == event.b;
    if (!mine) return cursor.event;
    const Term changes = isRow ? Term::Clamp : quantity.body == event.a ? Term::VelocityA : Term::VelocityB;
    return cursor.term < changes ? cursor.event - 1 : cursor.event;
}

Real sumOf(const Provenance& provenance) {
    Real sum = 0;
    for (const Contribution& part : provenance.parts) sum = part.isSet ? part.after : sum + part.amount;
    return sum;
}

Shares sharesOf(const Provenance& provenance) {
    Shares all;
    for (const Contribution& part : provenance.parts)
        if (part.shares) all += *part.shares;
    return all;
}

}  // namespace solverscope
