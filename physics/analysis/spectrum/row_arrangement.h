// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Orders of the rows of a step, in which a sweep did or might visit them: lists of row numbers, each row once.
//
// Colours: two rows that push the same body, one that an impulse moves, disturb each other; rows of one colour never do, so a
// solver could visit them all at once and in any order. Greedy colouring in the order of building: every row takes the first colour
// that no row on its bodies has. Source: D. J. A. Welsh and M. B. Powell, "An upper bound for the chromatic number of a graph and
// its application to timetabling problems" (1967); for contacts, C. Lacoursière, "Regularized, stabilized, variational methods for
// multibodies" (2007).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "physics/constraints/row.h"
#include "physics/scene/settings.h"
#include "physics/trace/event_list.h"
#include "physics/world/world.h"

namespace solverscope {

/// The colour of every row, counting from 0.
std::vector<std::uint32_t> rowColours(std::span<const Row> rows, std::span<const InverseMass> inverseMasses);

/// The layer in which the coloured order visits every row: row_colours.h. `pairs` are the colours that the step begins with.
std::vector<std::uint32_t> visitLayers(std::span<const Row> rows, std::span<const InverseMass> inverseMasses,
                                       std::vector<PairColour> pairs);

/// The distance of every row from a fixed body: 0 for rows on a body that no impulse moves, plus one for each row on the
/// shortest path to such a body; `unsupported` if there is no path.
inline constexpr std::uint32_t unsupported = 0xffffffff;
std::vector<std::uint32_t> rowLevels(std::span<const Row> rows, std::span<const InverseMass> inverseMasses);

/// That of a first sweep; not the coloured order, which depends on the bodies of the rows.
std::vector<std::uint32_t> orderOf(std::size_t rows, RowOrder order, std::uint64_t seed = 0);
inline std::vector<std::uint32_t> builtOrder(std::size_t rows) { return orderOf(rows, RowOrder::AsBuilt); }
inline std::vector<std::uint32_t> reversedOrder(std::size_t rows) { return orderOf(rows, RowOrder::Reversed); }

/// One permutation, the same in every sweep and on every machine.
inline std::vector<std::uint32_t> shuffledOrder(std::size_t rows, std::uint64_t seed) {
    return orderOf(rows, RowOrder::Shuffled, seed);
}

/// Smaller keys first, rows of one key as built: by colour, from the support upward, …
std::vector<std::uint32_t> orderByKey(std::span<const std::uint32_t> keys);

/// The reverse of upward from the support: unsupported rows first, rows on the ground last.
std::vector<std::uint32_t> topDownOrder(std::span<const std::uint32_t> levels);

/// Friction rows first, both groups as built.
std::vector<std::uint32_t> frictionFirstOrder(std::span<const Row> rows);

/// The shortest list that `row_order` "given" needs for an order: rows at its end that are as built follow automatically.
std::vector<int> givenOrderFor(std::span<const std::uint32_t> order);

/// The rows of a list in the order in which the sweep around event `at` visits them: that sweep, otherwise the last one before
/// it, otherwise the first one after it. Rows that it does not visit follow as built, as do all if there is no sweep among the
/// events.
std::vector<std::uint32_t> solveOrder(EventRange events, std::size_t at, RowList list, std::size_t rowCount);

/// The clamp of the last visit to each row of a list, up to and including event `at` of the step. Nothing for rows that have
/// not been visited yet.
std::vector<std::optional<Clamp>> lastClamps(EventRange events, std::size_t at, RowList list, std::size_t rowCount);

}  // namespace solverscope
