// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/exact_answer.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace solverscope {

std::size_t ExactAnswer::count(Clamp clamp) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < solution.clamps.size(); ++i)
        count += problem.rows[i].effectiveMass > 0 && solution.clamps[i] == clamp;
    return count;
}

ExactAnswer exactAnswer(const StepTrace& step, RowList list, int substep, const ReferenceLimits& limits) {
    ExactAnswer answer;
    answer.list = list;
    if (list == RowList::Positions || !hasVelocityProblem(step.settings())) return answer;
    const auto frozen = frozenStep(step, substep);
    answer.missing = frozen->missing;
    answer.problem = list == RowList::Velocities ? frozen->velocities : frozen->pseudoVelocities;
    answer.solution = *referenceOf(step, list, substep, limits);
    answer.nulls = nullSpaceOf(answer.problem, answer.solution, 32, limits.cancelled);
    answer.broken = limits.isCancelled();
    return answer;
}

std::optional<RowState> rowStateAt(const World& world, EventRange events, RowList list) {
    const Event& event = events.back();
    const Phase warm = list == RowList::PseudoVelocities ? Phase::WarmStartPseudo : Phase::WarmStart;
    // A sub-step builds its rows again: once reached stays reached.
    const auto reached = [&](Phase phase) {
        for (const Event& before : events | std::views::reverse) {
            if (before.substep != event.substep) return false;
            if (hasReached(before.phase, phase, world.settings)) return true;
        }
        return false;
    };
    if (list == RowList::Positions || !reached(Phase::Linearize)) return std::nullopt;
    RowState state;
    state.velocities = velocitiesOf(world, list);
    state.relaxed = traitsOf(world.settings).hasRelaxingPass && reached(Phase::IntegratePositions);
    const bool begun = reached(warm);
    for (std::size_t i = 0; i < rowsOf(world, list).size(); ++i) {
        const bool visited = event.phase != warm || event.kind != EventKind::Row || i <= event.visit.row;
        state.impulses.push_back(begun && visited ? rowsOf(world, list)[i].lambda : 0);
    }
    return state;
}

VelocityChange largestChange(std::span<const Velocity> from, std::span<const Velocity> to) {
    VelocityChange change;
    for (std::size_t i = 0; i < std::min(from.size(), to.size()); ++i) {
        change.linear = std::max(change.linear, length(to[i].v - from[i].v));
        change.angular = std::max(change.angular, std::abs(to[i].w - from[i].w));
    }
    return change;
}

}  // namespace solverscope
