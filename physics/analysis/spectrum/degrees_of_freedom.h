// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Degrees of freedom: how many numbers describe the motion, and how many of them the rows determine. Source: article 3: a row
// takes one degree of freedom.
//
//   A body in the plane has three (two for its position, one for its angle), or two if it cannot turn. A row removes one while
//   it
// is active: while its Λ is within its bounds, so that its Jv is the target. A contact that does not push, sliding friction, a
// motor at its limit and a spring remove none. Redundant rows remove only one: what counts is the rank of the J of the active
// rows.
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

/// The rows that determine the motion of a world: those of a list, or position rows in methods that solve positions.
inline std::span<const Row> solvedRows(const World& world, RowList list = RowList::Velocities) {
    return rowsOf(world, solvesPositions(world.settings.method) ? RowList::Positions : list);
}

/// With the rows' current Λ. Nothing if more than `limit` rows are active: the rank has cubic cost.
std::optional<DegreesOfFreedom> degreesOfFreedom(const World& world, std::span<const Row> rows, int limit = 600);

}  // namespace solverscope
