// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/row_arrangement.h"

#include <algorithm>

#include "physics/analysis/rows_of_bodies.h"
#include "physics/solvers/row_order.h"

namespace solverscope {
namespace {

bool isVisit(const Event& event, RowList list) { return event.kind == EventKind::Row && rowListOf(event.phase) == list; }

bool sameSweep(const Event& one, const Event& other) {
    return one.kind == EventKind::Row && one.phase == other.phase && one.substep == other.substep &&
           one.iteration == other.iteration;
}

/// A visit of the requested sweep; `events.size()` if there is none.
std::size_t sweepAround(EventRange events, std::size_t at, RowList list) {
    const auto sweeps = [&](std::size_t i) { return isVisit(events[i], list) && events[i].iteration > 0; };
    for (std::size_t i = std::min(at + 1, events.size()); i-- > 0;)
        if (sweeps(i)) return i;
    for (std::size_t i = at + 1; i < events.size(); ++i)
        if (sweeps(i)) return i;
    return events.size();
}

}  // namespace

std::vector<std::uint32_t> rowColours(std::span<const Row> rows, std::span<const InverseMass> inverseMasses) {
    std::vector<std::uint32_t> colours(rows.size());
    std::vector<std::vector<bool>> taken(inverseMasses.size());  // by body and colour
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t bodies[] = {index(rows[i].a), index(rows[i].b)};
        const auto isTaken = [&](std::uint32_t colour) {
            return std::ranges::any_of(bodies, [&](std::size_t body) {
                return moves(inverseMasses[body]) && colour < taken[body].size() && taken[body][colour];
            });
        };
        while (isTaken(colours[i])) ++colours[i];
        for (const std::size_t body : bodies) {
            if (taken[body].size() <= colours[i]) taken[body].resize(colours[i] + 1);
            taken[body][colours[i]] = true;
        }
    }
    return colours;
}

std::vector<std::uint32_t> visitLayers(std::span<const Row> rows, std::span<const InverseMass> inverseMasses,
                                       std::vector<PairColour> pairs) {
    ColourTables tables;
    colourPairs(pairs, rows, inverseMasses, tables);
    findLayers(pairs, tables);
    return tables.layerOfRow;
}

std::vector<std::uint32_t> rowLevels(std::span<const Row> rows, std::span<const InverseMass> inverseMasses) {
    const RowsOfBodies on(rows, inverseMasses.size(), [](BodyId) { return true; });
    std::vector<std::uint32_t> levels(rows.size(), unsupported);
    std::vector<bool> reached(inverseMasses.size());
    std::vector<std::size_t> bodies;
    for (std::size_t body = 0; body < inverseMasses.size(); ++body) {
        if (moves(inverseMasses[body])) continue;
        reached[body] = true;
        bodies.push_back(body);
    }
    for (std::uint32_t level = 0; !bodies.empty(); ++level) {
        std::vector<std::size_t> next;
        for (const std::size_t body : bodies)
            for (const std::uint32_t row : on.of(body)) {
                if (levels[row] != unsupported) continue;
                levels[row] = level;
                for (const std::size_t other : {index(rows[row].a), index(rows[row].b)}) {
                    if (reached[other]) continue;
                    reached[other] = true;
                    next.push_back(other);
                }
            }
        bodies = std::move(next);
    }
    return levels;
}

std::vector<std::uint32_t> orderOf(std::size_t rows, RowOrder order, std::uint64_t seed) {
    std::vector<std::uint32_t> all(rows);
    arrange(all, order, seed, 1);
    return all;
}

std::vector<std::uint32_t> orderByKey(std::span<const std::uint32_t> keys) {
    std::vector<std::uint32_t> order = builtOrder(keys.size());
    std::ranges::stable_sort(order, {}, [&](std::uint32_t row) { return keys[row]; });
    return order;
}

std::vector<std::uint32_t> topDownOrder(std::span<const std::uint32_t> levels) {
    std::vector<std::uint32_t> order = builtOrder(levels.size());
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::uint32_t row) { return levels[row]; });
    return order;
}

std::vector<std::uint32_t> frictionFirstOrder(std::span<const Row> rows) {
    std::vector<std::uint32_t> order = builtOrder(rows.size());
    std::ranges::stable_partition(order, [&](std::uint32_t row) { return rows[row].kind == RowKind::Friction; });
    return order;
}

std::vector<int> givenOrderFor(std::span<const std::uint32_t> order) {
    // The longest ascending tail: rows before it must be named, those in it need not be, as unnamed rows follow in ascending
    // order.
    std::size_t named = order.size();
    while (named > 0 && (named == order.size() || order[named - 1] < order[named])) --named;
    return {order.begin(), order.begin() + static_cast<std::ptrdiff_t>(named)};
}

std::vector<std::uint32_t> solveOrder(EventRange events, std::size_t at, RowList list, std::size_t rowCount) {
    std::vector<std::uint32_t> order;
    order.reserve(rowCount);
    std::vector<bool> placed(rowCount, false);
    const auto append = [&](std::uint32_t row) {
        if (row >= rowCount || placed[row]) return;
        placed[row] = true;
        order.push_back(row);
    };
    const std::size_t visit = rowCount > 0 ? sweepAround(events, at, list) : events.size();
    if (visit < events.size()) {
        std::size_t first = visit;
        while (first > 0 && sameSweep(events[first - 1], events[visit])) --first;
        for (std::size_t i = first; i < events.size() && sameSweep(events[i], events[visit]); ++i) append(events[i].visit.row);
    }
    for (std::uint32_t row = 0; row < rowCount; ++row) append(row);
    return order;
}

std::vector<std::optional<Clamp>> lastClamps(EventRange events, std::size_t at, RowList list, std::size_t rowCount) {
    std::vector<std::optional<Clamp>> clamps(rowCount);
    std::size_t missing = rowCount;
    for (std::size_t i = std::min(at + 1, events.size()); i-- > 0 && missing > 0;) {
        const Event& event = events[i];
        if (!isVisit(event, list) || event.visit.row >= rowCount || clamps[event.visit.row]) continue;
        clamps[event.visit.row] = event.visit.clamp;
        --missing;
    }
    return clamps;
}

}  // namespace solverscope
