// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The sweeps of a step against the reference. The rows and the warm start: step_audit_rows.cpp.
#include "lessons/capstone/step_audit.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "physics/base/missing.h"
#include "physics/debugger/manual_solve/manual_visit.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

/// What the velocity of a body becomes by an impulse, part by part.
std::vector<NamedNumber> numbersOfPush(const Velocity& before, Real impulse, Vec2 n, Real w, InverseMass mass) {
    return {{"velocity.x", before.v.x},
            {"velocity.y", before.v.y},
            {"omega", before.w},
            {"impulse", impulse},
            {"n.x", n.x},
            {"n.y", n.y},
            {"w", w},
            {"invMass", mass.m},
            {"invInertia", mass.I}};
}

Real largest(const Velocity& velocity) { return std::max({std::abs(velocity.v.x), std::abs(velocity.v.y), std::abs(velocity.w)}); }

/// The part of a velocity that is the most wrong: expected and found.
std::pair<Real, Real> worstPart(const Velocity& expected, const Velocity& found) {
    const std::array parts{std::pair(expected.v.x, found.v.x), std::pair(expected.v.y, found.v.y), std::pair(expected.w, found.w)};
    const auto worse = [](const auto& a, const auto& b) {
        const Real ofB = std::abs(b.first - b.second);
        return std::isnan(ofB) || std::abs(a.first - a.second) < ofB;
    };
    return *std::ranges::max_element(parts, worse);
}

}  // namespace

CapstoneDifference StepAudit::difference(DifferenceIn in, std::optional<std::uint32_t> row, Real expected, Real found) const {
    CapstoneDifference difference;
    difference.in = in;
    difference.step = m_world.step + (m_event.kind == EventKind::Phase && m_event.phase == Phase::End ? 0 : 1);
    difference.phase = m_event.phase;
    difference.iteration = m_event.iteration;
    difference.row = row;
    difference.expected = expected;
    difference.found = found;
    if (row && *row < m_world.rows.size()) nameRow(difference, m_world.rows[*row]);
    return difference;
}

void StepAudit::nameRow(CapstoneDifference& difference, const Row& row) const {
    difference.rowName = constraintName(m_findings.scene, m_world, row.constraint);
    difference.isFriction = row.kind == RowKind::Friction;
}

void StepAudit::atStop(const Event& event) {
    m_event = event;
    if (event.kind == EventKind::Substep && event.substep > 1) m_problem = "sub-steps are not compared";
    if (!m_world.positionRows.empty() && has(CapstoneLevel::PositionCorrection))
        m_problem = "corrections by velocities are compared (a bias, or pseudo-velocities), found sweeps over positions";
    if (event.kind == EventKind::Phase && event.phase == Phase::IntegrateForces) m_afterForces = m_world.velocities;
    if (event.kind == EventKind::Phase && event.phase == Phase::Linearize) linearize();
    if (!m_problem.empty()) return;
    if (!m_isLinearized) {
        const bool isOver = event.kind == EventKind::Phase && event.phase == Phase::SolveVelocities;
        if (isOver && m_rules.ownsHeader && !m_world.contacts.empty())
            m_findings.add(difference(DifferenceIn::Rows, {}, static_cast<Real>(m_world.contacts.size()), 0),
                           {SolverMistake::NoRows});
        return;
    }
    if (event.kind == EventKind::Row && event.iteration > 0) m_findings.noteVisit(event, m_world.step + 1);
    if (event.kind == EventKind::Row && event.phase == Phase::WarmStart) warmStarted(event);
    if (event.kind == EventKind::Row && event.phase == Phase::SolveVelocities) visited(event);
    if (event.kind == EventKind::Iteration && event.phase == Phase::SolveVelocities) endSweep();
    if (event.kind == EventKind::Phase && event.phase == Phase::SolveVelocities) endSweeps();
}

bool StepAudit::isCompared(const Row& row) const { return row.kind != RowKind::Friction || has(CapstoneLevel::Friction); }

void StepAudit::compareOtherVelocities(std::optional<BodyId> a, std::optional<BodyId> b) {
    if (!m_rules.ownsHeader) return;
    for (std::uint32_t i = 0; i < m_world.bodies.size(); ++i) {
        const BodyId body{i};
        if (body == a || body == b) continue;
        Velocity& known = m_reference.velocities[i];
        const Velocity& now = m_world.velocities[i];
        if (known == now) continue;
        const auto [expected, found] = worstPart(known, now);
        CapstoneDifference changed = difference(DifferenceIn::Velocities, {}, expected, found);
        changed.body = bodyName(m_findings.scene, body);
        m_findings.add(std::move(changed), {SolverMistake::ChangedUnreported});
        known = now;
    }
}

/// The solver's own sum and velocities, from which the next visit goes on.
void StepAudit::takeOver(const Event& event) {
    m_reference.rows[event.visit.row].lambda = event.visit.lambdaAfter;
    m_reference.velocities[index(event.a)] = event.vA;
    m_reference.velocities[index(event.b)] = event.vB;
}

bool StepAudit::compareApplied(const Event& event, const AppliedImpulse& impulse, DifferenceIn in) {
    Velocity a = impulse.beforeA;
    Velocity b = impulse.beforeB;
    applyImpulse(impulse.row, impulse.delta, impulse.a, impulse.b, a, b);
    const Real scale = std::max({Real{1}, largest(a), largest(b)});
    const auto agree = [&](const Velocity& expected, const Velocity& found) {
        const auto [one, other] = worstPart(expected, found);
        return m_rules.close(one, other, scale);
    };
    const bool aAgrees = agree(a, event.vA);
    if (aAgrees && agree(b, event.vB)) return true;
    const auto [expected, found] = aAgrees ? worstPart(b, event.vB) : worstPart(a, event.vA);
    CapstoneDifference wrong = difference(in, event.visit.row, expected, found);
    wrong.body = bodyName(m_findings.scene, aAgrees ? event.b : event.a);
    wrong.numbers = aAgrees ? numbersOfPush(impulse.beforeB, impulse.delta, impulse.row.n, impulse.row.wB, impulse.b)
                            : numbersOfPush(impulse.beforeA, -impulse.delta, impulse.row.n, impulse.row.wA, impulse.a);
    std::vector<SolverMistake> mistakes = mistakesOfApplying(impulse, event.vA, event.vB, m_rules.close);
    if (!std::isfinite(found)) mistakes = {SolverMistake::NotFinite};
    if (in == DifferenceIn::StartVelocity)
        for (SolverMistake& mistake : mistakes) {
            using enum SolverMistake;
            mistake = mistake == NotApplied        ? WarmStartNotApplied
                      : mistake == AppliedTwice    ? WarmStartTwice
                      : mistake == AppliedReversed ? WarmStartReversed
                      : mistake == NotAppliedToA   ? WarmStartOnB
                      : mistake == NotAppliedToB   ? WarmStartOnA
                                                   : mistake;
        }
    m_findings.add(std::move(wrong), std::move(mistakes));
    return false;
}

void StepAudit::visited(const Event& event) {
    endWarmStart();
    compareOtherVelocities(event.a, event.b);
    const std::uint32_t place = event.visit.row;
    if (!m_isWarm[place]) {
        m_isWarm[place] = true;
        compareColdStart(place, event.visit.lambdaBefore);
        m_lambdaBefore[place] = event.visit.lambdaBefore;
    }
    m_reference.rows[place].lambda = event.visit.lambdaBefore;
    const Row row = m_reference.rows[place];
    const AppliedImpulse before{row, m_reference.inverseMasses[index(row.a)], m_reference.inverseMasses[index(row.b)],
                                m_reference.velocities[index(row.a)], m_reference.velocities[index(row.b)]};
    ++m_visits;
    ++m_visitsInSweep[place];
    const RowVisit truth = visitRow(m_reference, Phase::SolveVelocities, place);
    m_reference.rows[place].lambda = row.lambda;
    m_reference.velocities[index(row.a)] = before.beforeA;
    m_reference.velocities[index(row.b)] = before.beforeB;

    const bool isClamped = truth.clamp != Clamp::None;
    if (isCompared(row) && (has(CapstoneLevel::ManyRows) || !isClamped)) {
        ++m_findings.counts.visits;
        m_findings.counts.frictionVisits += row.kind == RowKind::Friction;
        const Real found = event.visit.lambdaAfter;
        if (m_rules.close(found, truth.lambdaAfter, std::abs(row.effectiveMass))) {
            AppliedImpulse impulse = before;
            impulse.delta = found - row.lambda;
            impulse.lambda = found;
            impulse.rawDelta = truth.rawDelta;
            compareApplied(event, impulse, DifferenceIn::Velocity);
        } else {
            const VisitMoment moment{m_reference,
                                     truth,
                                     m_reference.lastDelta[row.normalRow],
                                     m_lambdaBefore[row.normalRow],
                                     m_lambdaLastSweep[row.normalRow],
                                     m_sweepStart};
            std::vector<SolverMistake> mistakes = mistakesOfLambda(moment, found, m_rules.close);
            if (!std::isfinite(found)) mistakes = {SolverMistake::NotFinite};
            CapstoneDifference wrong = difference(DifferenceIn::Lambda, place, truth.lambdaAfter, found);
            wrong.numbers = {{"Jv", truth.jv},       {"effectiveMass", row.effectiveMass},
                             {"bias", row.bias},     {"lambda", row.lambda},
                             {"lower", truth.lower}, {"upper", truth.upper}};
            m_findings.add(std::move(wrong), std::move(mistakes));
        }
    }
    m_reference.lastDelta[place] = event.visit.lambdaAfter - row.lambda;
    takeOver(event);
}

void StepAudit::endSweep() {
    ++m_sweeps;
    compareOtherVelocities({}, {});
    for (std::uint32_t i = 0; i < m_visitsInSweep.size() && m_rules.ownsHeader; ++i) {
        const int visits = m_visitsInSweep[i];
        if (visits == 1) continue;
        m_findings.add(difference(DifferenceIn::Visits, i, 1, visits),
                       {visits == 0                ? SolverMistake::RowNotVisited
                        : visits == m_rules.sweeps ? SolverMistake::NotSwept
                                                   : SolverMistake::RowVisitedTwice});
    }
    std::ranges::fill(m_visitsInSweep, 0);
    for (std::size_t i = 0; i < m_reference.rows.size(); ++i) m_lambdaLastSweep[i] = m_reference.rows[i].lambda;
    m_sweepStart = m_reference.velocities;
}

void StepAudit::endSweeps() {
    compareOtherVelocities({}, {});
    if (m_rules.sweeps == 0 || m_sweeps == m_rules.sweeps || m_reference.rows.empty()) return;
    const SolverMistake mistake = m_sweeps > m_rules.sweeps       ? SolverMistake::SweepsTooMany
                                  : m_sweeps == 0 && m_visits > 0 ? SolverMistake::NotSwept
                                                                  : SolverMistake::SweepsMissing;
    m_findings.add(difference(DifferenceIn::Visits, {}, m_rules.sweeps, m_sweeps), {mistake});
}

void StepAudit::finish() {
    m_memory.isKnown = m_isLinearized;  // a trace may leave out the rows of some steps
    m_memory.hasGap = m_memory.hasGap || !m_isLinearized;
    m_memory.last.clear();
    m_memory.lastDelta.clear();
    m_memory.byPlace.clear();
    if (!m_isLinearized) return;
    for (std::size_t i = 0; i < m_reference.rows.size(); ++i) {
        const Row& row = m_reference.rows[i];
        m_memory.byPlace.push_back(row.lambda);
        if (row.constraint.kind != ConstraintKind::Contact) continue;
        m_memory.last[keyOf(row)] = orientation(row) * row.lambda;
        m_memory.lastDelta[keyOf(row)] = orientation(row) * m_reference.lastDelta[i];
        m_memory.ever[keyOf(row)] = orientation(row) * row.lambda;
    }
}

}  // namespace solverscope
