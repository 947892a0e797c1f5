// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/manual_solve/manual_solve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "physics/analysis/reference/residual.h"
#include "physics/solvers/row_order.h"
#include "physics/world/position_step.h"

namespace solverscope {
namespace {

bool isSolved(Phase phase) { return isSweep(phase) && phase != Phase::RelaxVelocities; }

}  // namespace

ManualSolve::ManualSolve(const StepTrace& step, std::size_t from, ManualSolvePlan plan) : m_plan(plan) {
    if (step.start().playback) {
        m_obstacle = ManualSolveObstacle::Recorded;
        return;
    }
    readSweeps(step.events(), from);
    if (m_visits.empty()) return;
    m_first = step.worldAt(m_begin);
    if (m_obstacle != ManualSolveObstacle::Manual) m_obstacle = obstacleToVisits(m_first, m_phase);
    m_world = m_first;
}

void ManualSolve::readSweeps(const EventList& events, std::size_t from) {
    const auto isVisit = [](const Event& event) { return event.kind == EventKind::Row && isSolved(event.phase); };
    std::size_t i = from + 1;
    while (i < events.size() && !isVisit(events[i])) ++i;
    if (i >= events.size()) return;
    m_phase = events[i].phase;
    m_begin = i - 1;
    m_obstacle = ManualSolveObstacle::None;
    const int first = events[i].iteration;
    for (; i < events.size() && events[i].phase == m_phase && events[i].kind != EventKind::Phase; ++i) {
        const Event& event = events[i];
        if (event.kind != EventKind::Row) continue;
        if (event.visit.isManual) m_obstacle = ManualSolveObstacle::Manual;
        const bool enough = m_plan.visits > 0 && m_visits.size() >= static_cast<std::size_t>(m_plan.visits);
        if (enough || event.iteration >= first + m_plan.sweeps) break;
        m_visits.push_back({i, event.visit.row, event.iteration});
        m_scale = std::max({m_scale, std::abs(event.visit.lambdaAfter), std::abs(event.visit.delta)});
        m_endsWithSweep = i + 1 < events.size() && events[i + 1].kind == EventKind::Iteration;
    }
}

bool ManualSolve::endsSweep(std::size_t visit) const {
    return visit + 1 == m_visits.size() || m_visits[visit + 1].sweep != m_visits[visit].sweep;
}

std::size_t ManualSolve::beginOfSweep(std::size_t visit) const {
    while (visit > 0 && !endsSweep(visit - 1)) --visit;
    return visit;
}

/// Visit number `visit`, and the end of the sweep if it is the last one of a sweep.
void ManualSolve::advance(World& world, std::size_t visit) const {
    visitRow(world, m_phase, m_made[visit]);
    if (!endsSweep(visit) || (visit + 1 == m_visits.size() && !m_endsWithSweep)) return;
    // Rows that were visited before the first visit by hand have their impulses waiting, too.
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < rowsOf(world, m_phase).size(); ++row) rows.push_back(row);
    applyPendingImpulses(world, m_phase, rows);
}

World ManualSolve::worldAfter(std::size_t visits) const {
    World world = m_first;
    for (std::size_t i = 0; i < std::min(visits, m_made.size()); ++i) advance(world, i);
    return world;
}

int ManualSolve::sweep() const { return m_visits.empty() ? 1 : m_visits[std::min(made(), wanted() - 1)].sweep; }

std::size_t ManualSolve::visitsBeforeSweep() const { return isDone() ? made() : beginOfSweep(made()); }

bool ManualSolve::isVisited(std::uint32_t row) const {
    if (isDone()) return true;
    const auto begin = m_made.begin() + static_cast<std::ptrdiff_t>(visitsBeforeSweep());
    return std::find(begin, m_made.end(), row) != m_made.end();
}

std::uint32_t ManualSolve::expected() const {
    if (!m_plan.anyOrder) return m_visits[made()].row;
    for (std::size_t i = visitsBeforeSweep(); i < m_visits.size(); ++i)
        if (!isVisited(m_visits[i].row)) return m_visits[i].row;
    return m_visits[made()].row;
}

bool ManualSolve::mayVisit(std::uint32_t row) const {
    if (isDone()) return false;
    if (!m_plan.anyOrder) return row == expected();
    if (isVisited(row)) return false;
    for (std::size_t i = visitsBeforeSweep(); i < m_visits.size() && m_visits[i].sweep == sweep(); ++i)
        if (m_visits[i].row == row) return true;
    return false;
}

RowVisit ManualSolve::visitOf(std::uint32_t row) const {
    World world = m_world;
    return visitRow(world, m_phase, row);
}

RowVisit ManualSolve::make(std::uint32_t row) {
    const RowVisit visit = visitOf(row);
    m_made.push_back(row);
    advance(m_world, m_made.size() - 1);
    return visit;
}

void ManualSolve::undoVisit() {
    if (m_made.empty()) return;
    m_made.pop_back();
    m_world = worldAfter(m_made.size());
}

void ManualSolve::undoAll() {
    m_made.clear();
    m_world = m_first;
}

std::optional<std::size_t> ManualSolve::event() const {
    for (std::size_t i = 0; i < m_made.size(); ++i)
        if (m_made[i] != m_visits[i].row) return std::nullopt;
    if (m_made.empty()) return m_begin;
    const std::size_t last = m_made.size() - 1;
    // Where impulses land with the end of the sweep, that is the next stop.
    const bool appliesPending =
        endsSweep(last) && appliesAfterSweep(m_world.settings, m_phase) && (last + 1 < m_visits.size() || m_endsWithSweep);
    return m_visits[last].event + (appliesPending ? 1 : 0);
}

Real SolveError::errorOf(const World& world, Phase phase) const {
    if (actsOnPositions(phase)) {
        Real most = 0;
        for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) most = std::max(most, positionErrorOf(world, i));
        return most;
    }
    if (!reference || !reference->certified) return std::numeric_limits<Real>::quiet_NaN();
    return velocityError(velocitiesOf(world, phase), reference->velocities, world.inverseMasses);
}

SolveError solveErrorOf(const StepTrace& step, Phase phase, const std::atomic<bool>* cancelled) {
    if (actsOnPositions(phase)) return {};
    return {referenceOf(step, rowListOf(phase), 1, {.cancelled = cancelled, .seconds = secondsUnasked})};
}

namespace {

constexpr std::array masses{0.5, 1.0, 2.0, 4.0};  // kg
constexpr int fastest = 10;                       // tenths of 1 m/s or 1 rad/s

Real tenths(SplitMix64& random, int lowest, int highest) {
    return (static_cast<int>(random.below(static_cast<std::uint32_t>(highest - lowest + 1))) + lowest) / 10.0;
}

}  // namespace

std::vector<Input> freshNumbers(const World& start, std::uint64_t seed) {
    SplitMix64 random(seed);
    std::vector<Input> inputs;
    for (std::uint32_t i = 0; i < start.bodies.size(); ++i) {
        const InverseMass inverse = start.inverseMasses[i];
        if (inverse.m == 0) continue;
        const BodyId body{i};
        inputs.push_back(SetMass{body, masses[random.below(masses.size())]});
        const Real x = tenths(random, -fastest, fastest);
        const Real y = tenths(random, -fastest, fastest / 2);  // down more often than up: contacts then have something to do
        const Real turn = tenths(random, -fastest, fastest);
        inputs.push_back(SetVelocity{body, {{x, y}, inverse.I == 0 ? 0 : turn}});
    }
    return inputs;
}

}  // namespace solverscope
