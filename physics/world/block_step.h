// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The parts of a step that solves bodies, without stops inside. The method is avbd.h.
#pragma once

#include <span>

#include "physics/solvers/clamping.h"
#include "physics/world/world.h"

namespace solverscope {

/// Builds the position rows before the bodies move, with what the last step left of their forces and stiffnesses, and lists the
/// rows of each body. Contacts must have been found and pinned, and the poses been kept.
void buildBlockRows(World& world);

/// The rows that push a body, ascending.
inline std::span<const std::uint32_t> rowsOfBody(const World& world, std::uint32_t body) {
    const auto& first = world.blocks.firstRow;
    return std::span(world.blocks.rows).subspan(first[body], first[body + 1] - first[body]);
}

/// Recomputes position row i at the current poses: J, of a contact that of the step's start; as its bias C(x) − α C(x⁻); and as its
/// effective mass k.
void relinearizeBlockRow(World& world, std::uint32_t i);

/// C of a contact's row: along the J of the step's start. A wheel rolls through its contact; a point that turned with it would lift
/// off, and the wheel sink.
Real errorOfBlockRow(const World& world, std::uint32_t i);

/// The part of C(x⁻) that is an error, of which α stays. A gap may close, and springs and motors have work to do: theirs is 0.
Real startErrorOf(const World& world, std::uint32_t i);

/// Contacts at the current poses.
void moveContacts(World& world);

/// y − x: how far a body is from where it would be without rows.
Velocity lackOf(const World& world, std::uint32_t body);

/// What the spring of a row and its Λ push with together, before the bounds. Soft rows have no Λ of their own.
inline Real springForce(const Row& row) { return (row.softness > 0 ? 0 : row.lambda) - row.effectiveMass * row.bias; }

/// The bounds of row i; friction has those of its normal row's Λ.
inline Bounds boundsOfBlockRow(const World& world, std::uint32_t i) {
    const Row& row = world.positionRows[i];
    return boundsOf(row, world.positionRows[row.normalRow].lambda);
}

/// A row that has been recomputed, as one of its bodies has it.
BlockRow seenFrom(World& world, std::uint32_t row, BodyId body);

/// Stores Λ and k of every row in its contact, its joint or the mouse for the next step, and how far contacts that stick have been
/// dragged.
void keepForces(World& world);

}  // namespace solverscope
