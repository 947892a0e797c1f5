// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The parts of a step that solve positions, without stops inside. Rows are built once and recomputed at each visit.
#pragma once

#include "physics/solvers/position_rows.h"
#include "physics/world/world.h"

namespace solverscope {

/// Moves the contacts with their bodies: points and separations at the current poses.
void movePinnedContacts(World& world);

/// Builds the position rows of ngs: joints, then contacts. Contacts must have been pinned.
void buildNgsRows(World& world);

/// Builds the position rows of a method that solves positions: joints with their springs, limits and motors, contacts with
/// friction (xpbd), the mouse. Contacts must have been found and pinned at the current poses.
void buildPositionRows(World& world);

/// Builds the position rows of linear projection: one for each pair of bodies that overlap, at their deepest point.
void buildProjectionRows(World& world);

/// Recomputes position row i: J, K and bias at the current poses. Updates its contact.
void relinearizePosition(World& world, std::uint32_t i);

/// `sweepsBefore`: of the sub-steps before.
PositionSystem positionSystem(World& world, int sweepsBefore = 0);

/// Stores in every contact the slip that its friction row still holds, for the next sub-step to remove; none if the points slide or
/// are apart.
void holdSlips(World& world);

/// Stores the current poses: x₀.
void keepPoses(World& world);

/// v = (x − x₀) / h for every body that moves.
void deriveVelocities(World& world, Real h);

/// Builds the velocity rows of contacts that have pushed, each with the impulse Λ/h that it has given, aiming at the speed of its
/// bounce, or at none.
void linearizeBounces(World& world, Real h);

/// J (x − x₀): how far the sub-step has moved B from A along the row [m or rad].
Real motionAlong(const World& world, const Row& row);

/// The error of position row i at the current poses: m, or rad for angular rows. Nothing for springs, friction and motors,
/// which have no position target.
Real positionErrorOf(const World& world, std::uint32_t i);

}  // namespace solverscope
