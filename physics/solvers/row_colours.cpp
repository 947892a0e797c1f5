// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/solvers/row_colours.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <utility>

#include "physics/base/thread_team.h"

namespace solverscope {
namespace {

constexpr std::uint32_t earlyColours = 64;  // those that a word of bits holds

auto bodiesOf(const PairColour& pair) { return std::pair(pair.a, pair.b); }
bool isBefore(const PairColour& one, const PairColour& other) { return bodiesOf(one) < bodiesOf(other); }

/// Whether every row has found its pair; those that are missing are listed.
bool findPairs(std::vector<PairColour>& pairs, std::span<const Row> rows, ColourTables& tables) {
    tables.pairOfRow.resize(rows.size());
    std::atomic<bool> isAnyMissing = false;
    inParts(rows.size(), rows_worth::row, [&](std::size_t begin, std::size_t end) {
        PairFinder finder(pairs);
        for (std::size_t i = begin; i < end; ++i) {
            if (i > begin && haveSameBodies(rows[i], rows[i - 1])) {
                tables.pairOfRow[i] = tables.pairOfRow[i - 1];
                continue;
            }
            tables.pairOfRow[i] = finder.find(rows[i].a, rows[i].b);
            if (tables.pairOfRow[i] == PairFinder::none) isAnyMissing.store(true, std::memory_order_relaxed);
        }
    });
    if (!isAnyMissing) return true;
    tables.added.clear();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (tables.pairOfRow[i] == PairFinder::none) tables.added.push_back(unorderedPair(rows[i].a, rows[i].b));
    return false;
}

/// The first colour from 64 on that no pair on a body of `added` has.
std::uint32_t lateColour(const PairColour& added, std::span<const PairColour> pairs, std::span<const InverseMass> inverseMasses,
                         std::vector<std::uint32_t>& late) {
    const auto shares = [&](BodyId body, const PairColour& pair) {
        return moves(inverseMasses[index(body)]) && (body == pair.a || body == pair.b);
    };
    late.clear();
    for (const PairColour& pair : pairs)
        if (pair.colour >= earlyColours && (shares(added.a, pair) || shares(added.b, pair))) late.push_back(pair.colour);
    std::ranges::sort(late);
    std::uint32_t colour = earlyColours;
    for (const std::uint32_t other : late) colour += other == colour;
    return colour;
}

}  // namespace

std::uint32_t PairFinder::find(BodyId a, BodyId b) {
    const PairColour wanted = unorderedPair(a, b);
    for (std::size_t place = m_last; place < std::min(m_last + 2, m_pairs.size()); ++place)
        if (bodiesOf(m_pairs[place]) == bodiesOf(wanted)) return found(place);
    const auto at = std::lower_bound(m_pairs.begin(), m_pairs.end(), wanted, isBefore);
    if (at == m_pairs.end() || bodiesOf(*at) != bodiesOf(wanted)) return none;
    return found(static_cast<std::size_t>(at - m_pairs.begin()));
}

std::uint32_t PairFinder::found(std::size_t place) {
    m_last = place;
    std::atomic_ref(m_pairs[place].stepsWithout).store(0, std::memory_order_relaxed);  // other threads may do the same
    return static_cast<std::uint32_t>(place);
}

void keepNeededColours(std::vector<PairColour>& pairs) {
    std::atomic<bool> isAnyFree = false;
    forEachShared(pairs, rows_worth::row, [&](PairColour& pair) {
        if (pair.stepsWithout++ > 0) isAnyFree.store(true, std::memory_order_relaxed);
    });
    if (isAnyFree) std::erase_if(pairs, [](const PairColour& pair) { return pair.stepsWithout > 1; });
}

void addPairs(std::vector<PairColour>& pairs, std::span<const InverseMass> inverseMasses, ColourTables& tables) {
    std::ranges::sort(tables.added, isBefore);
    tables.added.erase(std::unique(tables.added.begin(), tables.added.end()), tables.added.end());

    tables.taken.assign(inverseMasses.size(), 0);
    const auto take = [&](const PairColour& pair) {
        if (pair.colour >= earlyColours) return;
        for (const BodyId body : {pair.a, pair.b})
            if (moves(inverseMasses[index(body)])) tables.taken[index(body)] |= std::uint64_t{1} << pair.colour;
    };
    for (const PairColour& pair : pairs) take(pair);
    const std::size_t before = pairs.size();
    for (PairColour& pair : tables.added) {
        pair.colour = static_cast<std::uint32_t>(std::countr_one(tables.taken[index(pair.a)] | tables.taken[index(pair.b)]));
        if (pair.colour == earlyColours) pair.colour = lateColour(pair, pairs, inverseMasses, tables.late);
        take(pair);
        pairs.push_back(pair);
    }
    // Merged from the last one on, which needs no other memory.
    std::size_t old = before;
    std::size_t added = tables.added.size();
    for (std::size_t place = pairs.size(); added > 0;) {
        const bool oldIsLast = old > 0 && isBefore(tables.added[added - 1], pairs[old - 1]);
        pairs[--place] = oldIsLast ? pairs[--old] : tables.added[--added];
    }
}

void colourPairs(std::vector<PairColour>& pairs, std::span<const Row> rows, std::span<const InverseMass> inverseMasses,
                 ColourTables& tables) {
    if (findPairs(pairs, rows, tables)) return;
    addPairs(pairs, inverseMasses, tables);
    findPairs(pairs, rows, tables);
}

void findLayers(std::span<const PairColour> pairs, ColourTables& tables) {
    const std::size_t rows = tables.pairOfRow.size();
    tables.rowsOfPair.assign(pairs.size(), 0);
    tables.layersBefore.assign(1, 0);
    tables.layerOfRow.resize(rows);
    for (std::size_t i = 0; i < rows; ++i) {
        const std::uint32_t pair = tables.pairOfRow[i];
        const std::uint32_t layers = (tables.layerOfRow[i] = tables.rowsOfPair[pair]++) + 1;
        const std::size_t next = pairs[pair].colour + 1;
        if (tables.layersBefore.size() <= next) tables.layersBefore.resize(next + 1);
        tables.layersBefore[next] = std::max(tables.layersBefore[next], layers);
    }
    for (std::size_t colour = 1; colour < tables.layersBefore.size(); ++colour)
        tables.layersBefore[colour] += tables.layersBefore[colour - 1];
    for (std::size_t i = 0; i < rows; ++i) tables.layerOfRow[i] += tables.layersBefore[pairs[tables.pairOfRow[i]].colour];
}

std::span<const std::uint32_t> arrangedByColour(ColourTables& tables) {
    tables.rowsBefore.assign(tables.layersBefore.back() + 1, 0);
    for (const std::uint32_t layer : tables.layerOfRow) ++tables.rowsBefore[layer + 1];
    for (std::size_t layer = 1; layer < tables.rowsBefore.size(); ++layer) tables.rowsBefore[layer] += tables.rowsBefore[layer - 1];
    tables.order.resize(tables.layerOfRow.size());
    for (std::uint32_t i = 0; i < tables.order.size(); ++i) tables.order[tables.rowsBefore[tables.layerOfRow[i]]++] = i;
    return tables.order;
}

}  // namespace solverscope
