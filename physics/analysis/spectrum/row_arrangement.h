// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Orders in which a sweep might visit the rows of a step: lists of row numbers, each row once.
//
// Colours: two rows that push the same body, one that an impulse moves, disturb each other; rows of one colour never do, so a
// solver could visit them all at once and in any order. Greedy colouring in the order of building: every row takes the first colour
// that no row on its bodies has. Source: D. J. A. Welsh and M. B. Powell, "An upper bound for the chromatic number of a graph and
// its application to timetabling problems" (1967); for contacts, C. Lacoursière, "Regularized, stabilized, variational methods for
// multibodies" (2007).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/constraints/row.h"

namespace solverscope {

/// The colour of every row, counting from 0.
std::vector<std::uint32_t> rowColours(std::span<const Row> rows, std::span<const InverseMass> inverseMasses);

/// The distance of every row from a fixed body: 0 for rows on a body that no impulse moves, plus one for each row on the
/// shortest path to such a body; `unsupported` if there is no path.
inline constexpr std::uint32_t unsupported = 0xffffffff;
std::vector<std::uint32_t> rowLevels(std::span<const Row> rows, std::span<const InverseMass> inverseMasses);

std::vector<std::uint32_t> builtOrder(std::size_t rows);
std::vector<std::uint32_t> reversedOrder(std::size_t rows);

/// One permutation, the same in every sweep and on every machine.
std::vector<std::uint32_t> shuffledOrder(std::size_t rows, std::uint64_t seed);

/// Smaller keys first, rows of one key as built: by colour, from the support upward, …
std::vector<std::uint32_t> orderByKey(std::span<const std::uint32_t> keys);

/// The reverse of upward from the support: unsupported rows first, rows on the ground last.
std::vector<std::uint32_t> topDownOrder(std::span<const std::uint32_t> levels);

/// Friction rows first, both groups as built.
std::vector<std::uint32_t> frictionFirstOrder(std::span<const Row> rows);

/// The shortest list that `row_order` "given" needs for an order: rows at its end that are as built follow automatically.
std::vector<int> givenOrderFor(std::span<const std::uint32_t> order);

}  // namespace solverscope
