// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A single visit to a row, made with the solver's own functions, outside of a sweep: for solving a step by hand. The result of
// a mistaken solver is a visit by the same functions to a row, or to velocities, that are wrong in one respect.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Why the rows of a phase cannot be visited by hand.
enum class ManualSolveObstacle : std::uint8_t {
    None,
    NoRows,    // no sweeps over rows follow
    Method,    // the method does not solve the rows one by one
    Settings,  // the method does, but settingsAgainstVisits keep it from that
    Recorded,  // the step is played back
    Manual,    // impulses of these sweeps are set from outside already
};

/// Whether the rows of the phase can be visited one by one as the world's method does it.
ManualSolveObstacle obstacleToVisits(const World& world, Phase phase);

/// The keys of settings under which rows of velocities are not solved one by one, or each in a way of its own.
std::vector<std::string_view> settingsAgainstVisits(const World& world);

/// One visit; `phase` is that of sweeps: solve_velocities, solve_pseudo_velocities or solve_positions.
RowVisit visitRow(World& world, Phase phase, std::uint32_t row);

/// The end of a sweep: impulses of these rows that have waited for it land.
void applyPendingImpulses(World& world, Phase phase, std::span<const std::uint32_t> rows);

/// In which respect a visit is wrong.
enum class VisitMistake : std::uint8_t {
    SignOfJv,         // A's velocity minus B's; of rows that move positions the error's sign
    NoBias,           // only Jv is made zero
    NoEffectiveMass,  // the velocity itself taken for the impulse
    TimesK,           // multiplied by K = 1 / effective mass
    NoSoftness,       // γΛ is left out
    NoRelaxation,     // the full correction of the row
    ClampedDelta,     // the bounds applied to this visit's impulse alone
    ClampedLambda,    // … to the sum, where each impulse alone is to be bounded
};

/// Whether this mistake is possible with this row at all.
bool canMakeMistake(const World& world, Phase phase, std::uint32_t row, VisitMistake mistake);

/// What the visit would compute with that mistake. `world` is not modified.
RowVisit visitWithMistake(World world, Phase phase, std::uint32_t row, VisitMistake mistake);

/// What the visit would compute with the velocities (or positions) of another moment and the sums of `now`.
RowVisit visitWithMotionOf(World then, const World& now, Phase phase, std::uint32_t row);

}  // namespace solverscope
