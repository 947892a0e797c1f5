// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Degrees of freedom: how many numbers it takes to say how everything moves, and how many of them the rows decide.
// Source: article 3: a row takes one degree of freedom.
//
//   A body in the plane has three (two for its place, one for its angle), or two where nothing turns it.
//   A row takes one while it acts: while its Λ lies within its bounds, so that its Jv is what it asks for. A contact that
//   does not push, friction that slides, a motor at its strongest and a spring take none.
//   Rows that ask for the same thing twice take it once: what counts is the rank of the J of the acting rows.
#pragma once

#include <optional>
#include <span>

#include "physics/world/world.h"

namespace solverscope {

struct DegreesOfFreedom {
    int all = 0;     // of the bodies that an impulse moves or turns
    int acting = 0;  // rows within their bounds
    int taken = 0;   // independent ones among them

    int left() const { return all - taken; }
};

/// The rows that decide how the bodies of a world move: of its velocities, or of its positions where the method solves those.
inline std::span<const Row> solvedRows(const World& world) {
    return solvesPositions(world.settings.method) ? world.positionRows : world.rows;
}

/// With the Λ that the rows have now. Nothing where more than `limit` rows act: the rank is cubic in them.
std::optional<DegreesOfFreedom> degreesOfFreedom(const World& world, std::span<const Row> rows, int limit = 600);

}  // namespace solverscope
