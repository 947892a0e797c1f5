// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/provenance.h"

#include <algorithm>

#include "physics/debugger/figures.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

using Kind = Quantity::Kind;

bool isLambda(Kind kind) { return kind == Kind::Lambda; }
bool isPosition(Kind kind) { return kind <= Kind::Angle; }
bool isPseudo(Kind kind) { return kind >= Kind::PseudoVx && kind <= Kind::PseudoOmega; }

/// Which of a body's three numbers: along x, along y, or turning.
enum class Axis { X, Y, Turn };

Axis axisOf(Kind kind) { return static_cast<Axis>(static_cast<int>(kind) % 3); }

Real along(Vec2 v, Real turn, Axis axis) { return axis == Axis::X ? v.x : axis == Axis::Y ? v.y : turn; }
Real along(const Velocity& v, Axis axis) { return along(v.v, v.w, axis); }

/// Follows one number through a step.
class Follower {
public:
    Follower(const World& world, Quantity quantity, std::size_t last)
        : m_world(world),
          m_last(last),
          m_list(isPosition(quantity.kind) ? RowList::Positions
                 : isPseudo(quantity.kind) ? RowList::PseudoVelocities
                                           : RowList::Velocities) {
        m_result.quantity = quantity;
    }

    void begin() {
        // Pseudo-velocities begin each step at zero, and rows are built in it: these start when the step has begun.
        const auto now = valueOf(m_world, m_result.quantity);
        if (now && !isLambda(kind()) && !isPseudo(kind())) start(*now, 0);
    }

    void arrive(const Figures& figures) {
        if (figures.place() > m_last) return;
        const Event& e = figures.event();
        m_event = figures.place();
        if (e.kind == EventKind::Phase && e.phase == Phase::Linearize) noteBounces();
        const auto now = valueOf(m_world, m_result.quantity);
        if (!now) return;
        m_now = *now;
        m_there = true;
        if (m_result.parts.empty()) {
            start(m_now, m_event);
            return;
        }
        if (isLambda(kind()))
            followImpulse(e);
        else if (e.kind == EventKind::Row)
            followVisit(e);
        else if (e.kind == EventKind::Iteration)
            landSweep();
        else
            followPhase(e);
        if (m_now != value()) put(Origin::Other, m_now - value(), m_now, true);
    }

    std::optional<Provenance> result() {
        if (!m_there || m_result.parts.empty()) return std::nullopt;
        m_result.value = value();
        return std::move(m_result);
    }

private:
    Kind kind() const { return m_result.quantity.kind; }
    Real value() const { return m_result.parts.back().after; }

    void start(Real now, std::size_t event) {
        m_result.parts.clear();
        m_result.parts.push_back({Origin::LastStep, event, now, now, false, {}, {}});
        m_there = true;
    }

    void put(Origin origin, Real amount, Real after, bool isSet) {
        m_result.parts.push_back({origin, m_event, amount, after, isSet, {}, {}});
    }

    /// Adds what the solver is known to have added here, if that is indeed what happened.
    bool tryAdd(Origin origin, Real amount) {
        const Real after = value() + amount;
        if (after != m_now) return false;
        if (amount != 0) put(origin, amount, after, false);
        return true;
    }

    void noteBounces() {
        m_bounce.assign(m_world.rows.size(), 0);
        for (std::size_t i = 0; i < m_world.rows.size(); ++i) {
            const Row& row = m_world.rows[i];
            if (row.constraint.kind != ConstraintKind::Contact || row.kind != RowKind::Unilateral || row.bias == 0) continue;
            const Real jv = relativeVelocity(row, m_world.velocities[index(row.a)], m_world.velocities[index(row.b)]);
            if (jv < -m_world.settings.bounceThreshold) m_bounce[i] = m_world.contacts[row.constraint.index].restitution * jv;
        }
    }

    /// `unit`: by how much one unit of the row's impulse changes the number.
    Shares sharesOf(const Event& e, Real unit) const {
        const RowVisit& visit = e.visit;
        const bool ofVelocities = e.phase == Phase::SolveVelocities;
        const Real bounce = ofVelocities && visit.row < m_bounce.size() ? m_bounce[visit.row] : 0;
        const Real perSpeed = -e.effectiveMass * unit;
        Shares shares;
        shares.speed = perSpeed * (visit.jv + visit.addedBias);
        shares.bounce = perSpeed * bounce;
        shares.correction = perSpeed * (e.bias - visit.addedBias - bounce);
        shares.softness = perSpeed * e.softness * visit.sumBefore;
        shares.clamped = (visit.delta - visit.rawDelta) * unit;
        return shares;
    }

    void followVisit(const Event& e) {
        const BodyId body = m_result.quantity.body;
        if ((e.a != body && e.b != body) || rowListOf(e.phase) != m_list) return;
        const Axis axis = axisOf(kind());
        const InverseMass mass = m_world.inverseMasses[index(body)];
        const Real lever = e.b == body ? e.wB : e.wA;
        const Real sign = e.b == body ? 1 : -1;
        const Real share = axis == Axis::Turn ? mass.I * lever : along(mass.m * e.n, 0, axis);
        const Real amount = sign * (e.visit.delta * share);
        const bool carried = e.phase == Phase::WarmStart || e.phase == Phase::WarmStartPseudo;
        const std::size_t before = m_result.parts.size();
        if (tryAdd(carried ? Origin::WarmStart : Origin::Visit, amount)) {
            if (m_result.parts.size() > before) describe(m_result.parts.back(), e, sign * share, carried);
        } else if (m_now == value()) {
            // The impulse lands later, at the end of the sweep.
            Contribution part{Origin::Sweep, m_event, amount, 0, false, {}, {}};
            describe(part, e, sign * share, false);
            m_pending.push_back(part);
        }
    }

    static void describeRow(Contribution& part, const Event& e) { part.row = e.visit.row; }
    void describe(Contribution& part, const Event& e, Real unit, bool carried) const {
        describeRow(part, e);
        if (!carried) part.shares = sharesOf(e, unit);
    }

    void landSweep() {
        Real sum = value();
        for (const Contribution& part : m_pending) sum += part.amount;
        if (sum == m_now)
            for (Contribution part : m_pending) {
                part.after = value() + part.amount;
                m_result.parts.push_back(part);
            }
        m_pending.clear();
    }

    void followPhase(const Event& e) {
        if (m_now == value()) return;
        const Axis axis = axisOf(kind());
        const Real h = subStepLength(m_world.settings);
        const std::size_t body = index(m_result.quantity.body);
        if (isPosition(kind())) {
            const auto& velocities = m_world.startVelocities.empty() ? m_world.velocities : m_world.startVelocities;
            const Real speed = along(velocities[body], axis) + along(m_world.pseudoVelocities[body], axis);
            if (!tryAdd(Origin::Move, h * speed)) put(Origin::Move, m_now - value(), m_now, true);
        } else if (e.phase == Phase::IntegrateForces && !isPseudo(kind())) {
            if (!tryAdd(Origin::Forces, h * along(m_world.gravity, 0, axis))) put(Origin::Forces, m_now - value(), m_now, true);
        }
    }

    void followImpulse(const Event& e) {
        const bool mine = e.kind == EventKind::Row && rowListOf(e.phase) == m_result.quantity.row.list &&
                          e.visit.row == m_result.quantity.row.row;
        const bool carried = e.phase == Phase::WarmStart || e.phase == Phase::WarmStartPseudo;
        if (mine && carried) {
            // What the last step left is replaced by the share of it that is used.
            m_result.parts.clear();
            m_result.parts.push_back({Origin::WarmStart, m_event, m_now, m_now, false, e.visit.row, {}});
        } else if (carried && e.kind == EventKind::Phase && m_now != value()) {
            start(m_now, m_event);  // a cold start
        } else if (mine && m_now != value()) {
            const Real asked = value() + e.visit.rawDelta;
            put(Origin::Visit, e.visit.rawDelta, asked, false);
            describe(m_result.parts.back(), e, 1, false);
            m_result.parts.back().shares->clamped = 0;
            if (asked == m_now) return;
            const Real taken = m_now - asked;
            put(Origin::Clamp, taken, m_now, asked + taken != m_now);
            describeRow(m_result.parts.back(), e);
        }
    }

    const World& m_world;
    std::size_t m_last;
    RowList m_list;  // whose rows change the number, where it is a body's
    std::size_t m_event = 0;
    Real m_now = 0;
    bool m_there = false;
    std::vector<Real> m_bounce;  // by row: what the bounce has put into its bias, m/s
    std::vector<Contribution> m_pending;
    Provenance m_result;
};

}  // namespace

std::optional<Real> valueOf(const World& world, Quantity quantity) {
    if (isLambda(quantity.kind)) {
        const auto& rows = rowsOf(world, quantity.row.list);
        if (quantity.row.row >= rows.size()) return std::nullopt;
        return rows[quantity.row.row].lambda;
    }
    const std::size_t body = index(quantity.body);
    if (body >= world.bodies.size()) return std::nullopt;
    const Axis axis = axisOf(quantity.kind);
    if (isPosition(quantity.kind)) return along(world.poses[body].position, world.poses[body].angle, axis);
    return along(isPseudo(quantity.kind) ? world.pseudoVelocities[body] : world.velocities[body], axis);
}

std::optional<Provenance> provenanceOf(const World& start, std::size_t event, Quantity quantity) {
    World world = start;
    Follower follower(world, quantity, event);
    follower.begin();
    const auto onStop = [&](const Figures& figures) { follower.arrive(figures); };
    ScanWatch<ShownVisits::All, decltype(onStop)> watch(world, {}, {}, onStop);
    step(world, watch);
    return follower.result();
}

}  // namespace solverscope
