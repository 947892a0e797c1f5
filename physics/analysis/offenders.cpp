// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/offenders.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "physics/analysis/reference/residual.h"
#include "physics/world/position_step.h"

namespace solverscope {
namespace {

/// Writes down of every row what the criterion asks.
class OffenderBuilder {
public:
    OffenderBuilder(const World& world, OffenderCriterion criterion) : m_world(world), m_criterion(criterion) {}

    void processStop(const Event& event, std::size_t number) {
        if (event.kind == EventKind::Substep) m_marks = {};  // of the sub-step before
        if (event.kind == EventKind::Row) visit(event, number);
        if (event.kind != EventKind::Phase || m_criterion != OffenderCriterion::Unsatisfied) return;
        if (event.phase == Phase::SolveVelocities || event.phase == Phase::RelaxVelocities) measureResiduals();
        if (event.phase == Phase::SolvePositions) measurePositions();
    }

    std::vector<Offender> all() const {
        std::vector<Offender> found;
        for (int list = 0; list < rowListCount; ++list) {
            const std::vector<Mark>& marks = m_marks[static_cast<std::size_t>(list)];
            for (std::uint32_t i = 0; i < marks.size(); ++i) {
                const Mark& mark = marks[i];
                if (!mark.visited || !(mark.amount > 0 || std::isnan(mark.amount))) continue;
                found.push_back({mark.amount, {static_cast<RowList>(list), i}, mark.constraint, mark.kind, mark.turns, mark.event});
            }
        }
        return found;
    }

private:
    struct Mark {
        Real amount = 0;
        std::size_t event = 0;
        bool visited = false;
        Clamp clamp = Clamp::None;
        ConstraintRef constraint;
        RowKind kind = RowKind::Equality;
        bool turns = false;
    };

    void visit(const Event& event, std::size_t number) {
        const RowVisit& visit = event.visit;
        const RowList list = rowListOf(visit.phase);
        std::vector<Mark>& marks = m_marks[static_cast<std::size_t>(list)];
        if (marks.size() <= visit.row) marks.resize(visit.row + 1);
        Mark& mark = marks[visit.row];
        mark.event = number;
        mark.visited = true;
        const Row& row = rowsOf(m_world, list)[visit.row];
        switch (m_criterion) {
            case OffenderCriterion::Unsatisfied:
                break;
            case OffenderCriterion::LateImpulse:
                mark.amount = std::abs(visit.delta);
                break;
            case OffenderCriterion::ClampChanges:
                if (event.iteration > 1 && visit.clamp != mark.clamp) mark.amount += 1;
                mark.clamp = visit.clamp;
                break;
            case OffenderCriterion::Penetration:
                mark.amount = isContactNormal(row) && row.constraint.index < m_world.contacts.size()
                                  ? -m_world.contacts[row.constraint.index].separation
                                  : 0;
                break;
        }
        mark.constraint = row.constraint;
        mark.kind = row.kind;
        mark.turns = isAngular(row);
    }

    void measureResiduals() {
        std::vector<Mark>& marks = m_marks[static_cast<std::size_t>(RowList::Velocities)];
        for (std::size_t i = 0; i < marks.size() && i < m_world.rows.size(); ++i) {
            const Row& row = m_world.rows[i];
            const Real jv = relativeVelocity(row, m_world.velocities[index(row.a)], m_world.velocities[index(row.b)]);
            const Real residualVelocity = jv + row.bias + row.softness * row.lambda + softnessOfNeighbours(m_world.rows, i);
            marks[i].amount = rowResidual(row, residualVelocity, row.lambda, m_world.rows[row.normalRow].lambda);
        }
    }

    /// For methods that solve positions, after which no velocity sweep measures the rest. A trace does not have the position
    /// errors of a row.
    void measurePositions() {
        std::vector<Mark>& marks = m_marks[static_cast<std::size_t>(RowList::Positions)];
        if (m_world.playback || !solvesPositions(m_world.settings.method)) return;
        for (std::uint32_t i = 0; i < marks.size() && i < m_world.positionRows.size(); ++i)
            marks[i].amount = positionErrorOf(m_world, i);
    }

    const World& m_world;
    OffenderCriterion m_criterion;
    std::array<std::vector<Mark>, rowListCount> m_marks;
};

/// NaN comes first: nothing is worse.
bool isWorse(Real a, Real b) { return std::isnan(a) ? !std::isnan(b) : a > b; }

template <typename Item>
void keepWorst(std::vector<Item>& items, std::size_t most) {
    std::ranges::stable_sort(items, isWorse, &Item::amount);
    if (items.size() > most) items.resize(most);
}

}  // namespace

std::vector<Offender> worstOffenders(const StepTrace& step, OffenderCriterion criterion, std::size_t most) {
    World world = step.start();
    OffenderBuilder builder(world, criterion);
    step.walk(world, [&](const Event& event, std::size_t number) { builder.processStop(event, number); });
    std::vector<Offender> found = builder.all();
    keepWorst(found, most);
    return found;
}

std::vector<StepOffender> worstSteps(const Recording& recording, StepCriterion criterion, std::size_t most) {
    std::vector<StepOffender> found;
    const auto records = recording.records();
    for (std::size_t i = 0; i < records.size(); ++i) {
        Real amount = 0;
        switch (criterion) {
            case StepCriterion::Penetration:
                amount = records[i].measures.worstPenetration;
                break;
            case StepCriterion::JointError:
                amount = records[i].measures.worstJointError;
                break;
            case StepCriterion::EnergyRise:
                if (i == 0) continue;
                amount = energyOf(records[i].measures) - energyOf(records[i - 1].measures);
                break;
        }
        if (amount > 0 || std::isnan(amount)) found.push_back({static_cast<std::int64_t>(i) + 1, amount});
    }
    keepWorst(found, most);
    return found;
}

}  // namespace solverscope
