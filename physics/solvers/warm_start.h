// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Warm starting: begin with the result of the last step. Source: article 3.
//
// Contacts and joints hardly change from one step to the next, so the impulses of the last step are a good first guess. They
// are applied before the first sweep; the sweeps then only correct the difference. The rows are visited as built, or by colour if
// sweeps visit them so: the sum is the same up to rounding.
#pragma once

#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// Applies `factor` times the impulses that the rows have from the last step. They are clamped here too, in case a friction
/// coefficient has changed since.
inline void warmStart(RowSystem system, Real factor, StepWatch auto& watch) {
    const auto visit = [&](std::uint32_t i) {
        Row& row = system.rows[i];
        Velocity& vA = system.velocities[index(row.a)];
        Velocity& vB = system.velocities[index(row.b)];
        const Bounds bounds = boundsOf(row, system.rows[row.normalRow].lambda);

        const Real jv = relativeVelocity(row, vA, vB);
        const Real carried = factor * row.lambda;
        row.lambda = clamped(carried, bounds);
        applyImpulse(row, row.lambda, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
        watch.row({system.phase, i, jv, carried, 0, row.lambda, row.lambda, bounds.lower, bounds.upper, clampOf(carried, bounds)});
    };
    // Friction that is built before its normal row waits for it: its bound is what the normal row starts with.
    const auto waits = [&](std::uint32_t i) { return system.rows[i].kind == RowKind::Friction && system.rows[i].normalRow > i; };
    const auto count = static_cast<std::uint32_t>(system.rows.size());
    const auto rowAt = [&](std::uint32_t turn) { return system.byColour.empty() ? turn : system.byColour[turn]; };
    bool anyWaits = false;
    for (std::uint32_t turn = 0; turn < count; ++turn) {
        const std::uint32_t i = rowAt(turn);
        if (waits(i))
            anyWaits = true;
        else
            visit(i);
    }
    for (std::uint32_t turn = 0; anyWaits && turn < count; ++turn)
        if (const std::uint32_t i = rowAt(turn); waits(i)) visit(i);
}

/// Starts every row from nothing.
inline void coldStart(RowSystem system) {
    for (Row& row : system.rows) row.lambda = 0;
}

}  // namespace solverscope
