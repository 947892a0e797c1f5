// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The parts of a step that solve positions, which no watch looks into. Rows are built once and worked out anew at each visit.
#pragma once

#include "physics/solvers/position_rows.h"
#include "physics/world/world.h"

namespace solverscope {

/// Lets the contacts go with their bodies: points and separations as they are where the bodies are now.
void movePinnedContacts(World& world);

/// Builds the position rows of ngs: joints, then contacts. Contacts must have been pinned.
void buildNgsRows(World& world);

/// Builds the position rows of a method that solves positions: joints with their springs, limits and motors, contacts with
/// friction (xpbd), the mouse. Contacts must have been found and pinned where the bodies are now.
void buildPositionRows(World& world);

/// Builds the position rows of linear projection: one for each pair of bodies that overlap, at their deepest point.
void buildProjectionRows(World& world);

/// Works position row i out anew: J, K and bias from where the bodies are now. Its contact goes along.
void relinearizePosition(World& world, std::uint32_t i);

PositionSystem positionSystem(World& world);

/// Notes where the bodies are: x₀.
void keepPoses(World& world);

/// v = (x − x₀) / h for every body that moves.
void deriveVelocities(World& world, Real h);

/// Builds the velocity rows of contacts that have pushed, each with the impulse Λ/h that it has given, aiming at the speed of its
/// bounce, or at none.
void linearizeBounces(World& world, Real h);

/// How far position row i is from what it demands where the bodies are now: m, or rad for what only turns. Nothing for springs,
/// friction and motors, which demand no place.
Real positionErrorOf(const World& world, std::uint32_t i);

}  // namespace solverscope
