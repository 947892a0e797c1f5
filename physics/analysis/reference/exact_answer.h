// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "physics/analysis/reference/reference.h"
#include "physics/analysis/spectrum/null_directions.h"
#include "physics/trace/event_list.h"

namespace solverscope {

/// The converged solution of one list of rows of a step, with an analysis of it.
struct ExactAnswer {
    RowList list = RowList::Velocities;
    VelocityProblem problem;  // no rows if the step solves none of this list
    ReferenceSolution solution;
    NullSpace nulls;
    bool broken = false;                    // off before it was done
    std::vector<std::string_view> missing;  // what a trace lacks of the problem: keys of its lines

    std::size_t count(Clamp clamp) const;  // of rows that an impulse can move
};

/// Of a step; of one of its sub-steps where it has several. Cancelled, it ends soon, with the best that was found until then.
ExactAnswer exactAnswer(const StepTrace& step, RowList list, int substep = 1, const ReferenceLimits& limits = {});

/// Λ and v of a list of rows at a moment of the step, to be held against the answer.
struct RowState {
    std::vector<Real> impulses;  // 0 if the warm start has not reached the row yet
    std::vector<Velocity> velocities;
    bool relaxed = false;  // after the move of a sub-step: the rows have been rebuilt with other targets
};

/// At the last of the events, which are those of the step so far. Nothing before the rows of its sub-step are built.
std::optional<RowState> rowStateAt(const World& world, EventRange events, RowList list);

/// The largest change of a body's velocity between two moments, linear [m/s] and angular [rad/s].
struct VelocityChange {
    Real linear = 0;
    Real angular = 0;
};
VelocityChange largestChange(std::span<const Velocity> from, std::span<const Velocity> to);

}  // namespace solverscope
