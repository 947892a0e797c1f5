// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/solve_order.h"

#include <algorithm>

namespace solverscope {
namespace {

bool isVisit(const Event& event, RowList list) { return event.kind == EventKind::Row && rowListOf(event.phase) == list; }

bool sameSweep(const Event& one, const Event& other) {
    return one.kind == EventKind::Row && one.phase == other.phase && one.substep == other.substep &&
           one.iteration == other.iteration;
}

/// A visit of the requested sweep; `events.size()` if there is none.
std::size_t sweepAround(std::span<const Event> events, std::size_t at, RowList list) {
    const auto sweeps = [&](std::size_t i) { return isVisit(events[i], list) && events[i].iteration > 0; };
    for (std::size_t i = std::min(at + 1, events.size()); i-- > 0;)
        if (sweeps(i)) return i;
    for (std::size_t i = at + 1; i < events.size(); ++i)
        if (sweeps(i)) return i;
    return events.size();
}

}  // namespace

std::vector<std::uint32_t> solveOrder(std::span<const Event> events, std::size_t at, RowList list, std::size_t rowCount) {
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

std::vector<std::optional<Clamp>> lastClamps(std::span<const Event> events, std::size_t at, RowList list, std::size_t rowCount) {
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
