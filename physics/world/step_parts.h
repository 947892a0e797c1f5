// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The parts of a step without stops inside.
#pragma once

#include <concepts>

#include "physics/constraints/row.h"
#include "physics/solvers/wide_rows.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Clears the working tables of the last step; of the contacts, it keeps what the next step needs: the pairs that touched, and
/// their impulses.
void beginStep(World& world);

/// The factor by which a step scales the impulses of the last one before it begins with them; 1 if the setting is off.
Real warmStartScale(const World& world);

/// The pairs of bodies that are near enough to be tested, ascending.
std::span<const BodyPair> findPairs(World& world);

/// v += h g for everything that can move.
void integrateForces(World& world, Real h);

/// Builds the velocity rows and, for split impulse, the pseudo-velocity rows: joints and contacts in order of bodies, with a
/// setting for which comes first, then the mouse. Bounce targets are fixed here, before the sweeps.
void linearize(World& world);

/// The coloured order of a list of rows, if that is the one in which they are visited. New pairs of bodies get their colours.
std::span<const std::uint32_t> orderByColour(World& world, std::span<const Row> rows);

/// Starts and sweeps the rows of a phase as the reading copy does, many rows at once, where nobody watches and the method and its
/// order allow it. False: nothing has been done.
bool sweepWide(World& world, Phase phase, WideStart start, int iterations);
template <StepWatch Watch>
bool sweptWide(World& world, Phase phase, WideStart start, int iterations, const Watch&) {
    if constexpr (std::same_as<Watch, NullWatch>)
        return sweepWide(world, phase, start, iterations);
    else
        return false;
}

/// The input of a method in a phase: the velocity rows, or the pseudo-velocity rows. `sweepsBefore`: of the sub-steps before.
RowSystem rowSystem(World& world, Phase phase, int sweepsBefore = 0);

/// Where a limit is open, velocities and pseudo-velocities together may close the gap: the pseudo-velocity rows get what the
/// velocities leave of it.
void shareOpenGaps(World& world);

/// x += h (v + pseudo-velocity), v being that of the step's beginning for explicit Euler; the pseudo-velocities have then done
/// their work. Winches wind.
void integratePositions(World& world, Real h);

/// Stores every row's Λ in its contact or joint, for the warm start of the next step or sub-step.
void keepImpulses(World& world);

/// Pins every contact to its two bodies.
void pinContacts(World& world);

// Additional parts for tgs_soft.

/// The purpose of rows: soft, to push overlap apart; hard and without bias; or hard with the speed of the bounce.
enum class SubStepRows { Push, Relax, Bounce };

/// Stores the impulses so far, moves the pinned contacts with the bodies and rebuilds the velocity rows.
void linearizeSubStep(World& world, SubStepRows stage);

/// Whether a row is the normal row of a contact that was pushed and closed fast enough to bounce.
bool bounces(const World& world, std::uint32_t row);

/// How many steps have been begun since the program started, in all threads; steps of recorded traces are not counted. Nothing
/// computes with it: tests tell from it how often a step is made.
std::uint64_t stepsBegun();

}  // namespace solverscope
