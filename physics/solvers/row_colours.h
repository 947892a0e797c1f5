// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The coloured order: rows that disturb one another have different colours, and a sweep visits one colour after another.
// Source: D. J. A. Welsh and M. B. Powell, "An upper bound for the chromatic number of a graph and its application to timetabling
// problems" (1967); for contacts, E. Catto, "SIMD matters" (2024), on the constraint graph of Box2D 3.
//
//   Two pairs of bodies that share a body which moves have different colours. A new pair takes the first colour that is free on
//   both of its bodies, new pairs in the order of their ids; it keeps that colour as long as rows push it.
//   A pair may have several rows. Those of one colour are visited in layers: the first row of every pair, the second, …
//
//   pair   1–2  2–3  3–4         rows  a b   c d   e f
//   colour  0    1    0          order a e   b f   c   d
//
// So no two rows of a layer share a body that moves: they could be visited in any order, or all at once (wide_rows.h), and every
// bit would be the same. It costs convergence: a push needs more sweeps to get through a stack than from row to row as built.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "physics/base/ids.h"
#include "physics/base/motion.h"
#include "physics/constraints/row.h"

namespace solverscope {

/// Two bodies that rows push, the one with the lower id first.
struct PairColour {
    BodyId a{};
    BodyId b{};
    std::uint32_t colour = 0;
    std::uint32_t stepsWithout = 0;  // since a row has pushed the pair

    bool operator==(const PairColour&) const = default;
};

/// Working tables of the coloured order.
struct ColourTables {
    std::vector<std::uint32_t> pairOfRow;  // the place of each row's pair
    std::vector<std::uint32_t> layerOfRow;
    std::vector<std::uint32_t> rowsOfPair;
    std::vector<std::uint32_t> layersBefore;  // by colour: of the colours before
    std::vector<std::uint32_t> rowsBefore;    // by layer: in the layers before
    std::vector<std::uint32_t> order;
    std::vector<PairColour> added;
    std::vector<std::uint64_t> taken;  // by body: the first 64 colours that its pairs have
    std::vector<std::uint32_t> late;   // colours beyond that
};

/// Without a colour.
inline PairColour unorderedPair(BodyId a, BodyId b) { return {std::min(a, b), std::max(a, b)}; }

/// Finds the pairs that rows push, which are then known to be needed. Rows that follow one another mostly have the same pair or the
/// next one.
class PairFinder {
public:
    static constexpr std::uint32_t none = 0xffffffff;

    explicit PairFinder(std::span<PairColour> pairs) : m_pairs(pairs) {}

    /// The place of its pair, or none.
    std::uint32_t find(BodyId a, BodyId b);

private:
    std::uint32_t found(std::size_t place);

    std::span<PairColour> m_pairs;
    std::size_t m_last = 0;
};

/// Begins a step: pairs without rows in the whole last step lose their colours.
void keepNeededColours(std::vector<PairColour>& pairs);

/// Gives the pairs in tables.added, none of which has a colour, their colours, in the order of their ids.
void addPairs(std::vector<PairColour>& pairs, std::span<const InverseMass> inverseMasses, ColourTables& tables);

/// Gives every pair of bodies that these rows push a colour, and finds the pair of every row. `pairs` ascends.
void colourPairs(std::vector<PairColour>& pairs, std::span<const Row> rows, std::span<const InverseMass> inverseMasses,
                 ColourTables& tables);

/// The layer of every row whose pair has been found, counted through all colours: no two rows of a layer share a body that moves.
void findLayers(std::span<const PairColour> pairs, ColourTables& tables);

/// The rows layer by layer, as built within each.
std::span<const std::uint32_t> arrangedByColour(ColourTables& tables);

}  // namespace solverscope
