// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/exact_answer.h"

#include <algorithm>
#include <cmath>

namespace solverscope {

std::size_t ExactAnswer::count(Clamp clamp) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < solution.clamps.size(); ++i)
        count += problem.rows[i].effectiveMass > 0 && solution.clamps[i] == clamp;
    return count;
}

ExactAnswer exactAnswer(const World& start, RowList list, const std::atomic<bool>* cancelled, ReferenceProgress* progress) {
    ExactAnswer answer;
    answer.list = list;
    if (list == RowList::Positions || solvesPositions(start.settings.method)) return answer;
    FrozenStep frozen = frozenStep(start);
    answer.problem = std::move(list == RowList::Velocities ? frozen.velocities : frozen.pseudoVelocities);
    answer.solution = referenceSolution(answer.problem, cancelled, progress);
    answer.nulls = nullSpaceOf(answer.problem, answer.solution, 32, cancelled);
    answer.broken = cancelled && *cancelled;
    return answer;
}

std::optional<RowState> rowStateAt(const World& world, const Event& event, RowList list) {
    const Phase warm = list == RowList::PseudoVelocities ? Phase::WarmStartPseudo : Phase::WarmStart;
    const bool relaxing =
        world.settings.method == Method::TgsSoft && hasReached(event.phase, Phase::RelaxVelocities, world.settings);
    if (list == RowList::Positions || event.substep > 1 || relaxing) return std::nullopt;
    if (!hasReached(event.phase, Phase::Linearize, world.settings)) return std::nullopt;
    RowState state;
    state.velocities = velocitiesOf(world, list);
    const bool begun = hasReached(event.phase, warm, world.settings);
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
