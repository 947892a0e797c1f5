// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/intervention.h"

#include "physics/constraints/row.h"
#include "physics/solvers/position_rows.h"
#include "physics/watch/step_watch.h"
#include "physics/world/position_step.h"
#include "physics/world/step.h"
#include "physics/world/step_parts.h"

namespace solverscope {

void InterventionGate::phase(Phase done) {
    switch (done) {
        case Phase::Linearize:
            return linearized();
        case Phase::WarmStart:
            return set(RowList::Velocities, Refusal::None, Phase::SolveVelocities);
        case Phase::WarmStartPseudo:
            return set(RowList::PseudoVelocities, Refusal::None, Phase::SolvePseudoVelocities);
        case Phase::LinearizePositions:
            return set(RowList::Positions, Refusal::None, Phase::SolvePositions);
        case Phase::SolveVelocities:
        case Phase::RelaxVelocities:
        case Phase::Bounce:
        case Phase::SolvePseudoVelocities:
        case Phase::SolvePositions:
            return set(rowListOf(done), Refusal::SweepsOver, done);
        default:
            return;
    }
}

/// Where positions are solved, velocity rows begin with the impulses of those sweeps. tgs_soft builds its rows again in each
/// sub-step: to push, with a warm start; to relax, and finally to bounce, continuing with the existing sums.
void InterventionGate::linearized() {
    ++m_linearized;
    if (m_method.solvesPositions) return set(RowList::Velocities, Refusal::None, Phase::Bounce);
    if (m_method.hasRelaxingPass && m_linearized > 1)
        return set(RowList::Velocities, Refusal::None, m_linearized == 2 ? Phase::RelaxVelocities : Phase::Bounce);
    set(RowList::Velocities, Refusal::NotApplied, Phase::SolveVelocities);
    set(RowList::PseudoVelocities, Refusal::NotApplied, Phase::SolvePseudoVelocities);
}

void InterventionGate::sweep(Phase phase) {
    if (m_method.hasPivots && (phase == Phase::SolveVelocities || phase == Phase::SolvePseudoVelocities))
        set(rowListOf(phase), Refusal::Pivoting, phase);
}

RowVisit changeImpulse(World& world, Phase phase, std::uint32_t place, Real lambda) {
    RowVisit visit{.phase = phase, .row = place, .lower = -infinity, .upper = infinity, .isManual = true};
    const auto change = [&](Row& row) {
        visit.lambdaBefore = row.lambda;
        visit.lambdaAfter = row.lambda = lambda;
        visit.delta = visit.rawDelta = lambda - visit.lambdaBefore;
    };
    if (actsOnPositions(phase)) {
        PositionSystem system = positionSystem(world);
        change(system.rows[place]);
        // Where bodies are solved, no row moves them: the next visit to a body finds the new Λ.
        if (solvesBodies(world.settings.method))
            visit.stiffnessAfter = world.blocks.stiffness[place];
        else
            applyPush(system, system.rows[place], visit.delta);
        return visit;
    }
    const RowSystem system = rowSystem(world, phase);
    Row& row = system.rows[place];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    visit.jv = relativeVelocity(row, vA, vB);
    change(row);
    applyImpulse(row, visit.delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    return visit;
}

namespace {

/// Makes the changes after their stops.
class InterveningWatch final : public AnyStepWatch {
public:
    InterveningWatch(World& world, AnyStepWatch& watch)
        : m_world(world), m_watch(watch), m_gate(world.settings), m_changes(std::exchange(world.interventions, {})) {}

    void phase(Phase phase, Where where) override {
        m_watch.phase(phase, where);
        m_gate.phase(phase);
        passed(where);
    }
    void substep(int number, Where where) override {
        m_watch.substep(number, where);
        m_gate.substep();
        passed(where);
    }
    void iteration(Phase phase, int number, Where where) override {
        m_watch.iteration(phase, number, where);
        m_gate.iteration(phase);
        passed(where);
    }
    void row(const RowVisit& visit, Where where) override {
        m_watch.row(visit, where);
        m_gate.row(visit.phase);
        passed(where);
    }
    void pair(std::uint32_t place, Where where) override {
        m_watch.pair(place, where);
        passed(where);
    }
    void body(BodyId body, Where where) override {
        m_watch.body(body, where);
        m_gate.row(Phase::SolvePositions);
        passed(where);
    }

private:
    void passed(Where where) {
        const std::uint64_t stop = m_stops++;
        for (; m_next < m_changes.size() && m_changes[m_next].stop <= stop; ++m_next) {
            const Intervention& change = m_changes[m_next];
            if (m_gate.refusal(change.list) != Refusal::None || change.row >= rowsOf(m_world, change.list).size()) continue;
            m_watch.row(changeImpulse(m_world, m_gate.phaseFor(change.list), change.row, change.lambda), where);
        }
    }

    World& m_world;
    AnyStepWatch& m_watch;
    InterventionGate m_gate;
    std::vector<Intervention> m_changes;
    std::size_t m_next = 0;
    std::uint64_t m_stops = 0;
};

}  // namespace

void stepWithInterventions(World& world, AnyStepWatch& port) {
    InterveningWatch watch(world, port);
    stepWithoutInterventions<AnyStepWatch>(world, watch);
}

}  // namespace solverscope
