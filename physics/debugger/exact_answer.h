// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <vector>

#include "physics/debugger/null_directions.h"
#include "physics/debugger/reference.h"
#include "physics/trace/event.h"

namespace solverscope {

/// The converged solution of one list of rows of a step, with what can be said of it.
struct ExactAnswer {
    RowList list = RowList::Velocities;
    VelocityProblem problem;  // no rows where the step solves none of this list
    ReferenceSolution solution;
    NullSpace nulls;
    bool broken = false;  // off before it was done

    std::size_t count(Clamp clamp) const;  // of rows that an impulse can move
};

/// Of the step that begins with `start`; of its first sub-step where it has several. Ends soon after `cancelled` becomes true, with
/// the best that was found until then.
ExactAnswer exactAnswer(const World& start, RowList list, const std::atomic<bool>* cancelled = nullptr,
                        ReferenceProgress* progress = nullptr);

/// Λ and v of a list of rows at a moment of the step, to be held against the answer.
struct RowState {
    std::vector<Real> impulses;  // 0 where the warm start has not come to the row yet
    std::vector<Velocity> velocities;
};

/// Nothing while the rows of the step are not there yet, or are already those of another sub-step or of the relaxing sweeps.
std::optional<RowState> rowStateAt(const World& world, const Event& event, RowList list);

/// The largest change of a body's velocity between two moments, linear [m/s] and angular [rad/s].
struct VelocityChange {
    Real linear = 0;
    Real angular = 0;
};
VelocityChange largestChange(std::span<const Velocity> from, std::span<const Velocity> to);

}  // namespace solverscope
