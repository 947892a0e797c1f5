// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/event_list.h"

#include <algorithm>
#include <limits>

namespace solverscope {

/// Events that are kept do not move: that takes longer than to make them.
void EventList::beginBlock() {
    const std::size_t block = m_size / blockSize;
    if (block == m_blocks.size()) m_blocks.emplace_back(blockSize);
    m_block = m_blocks[block].data();
}

void EventList::clear() {
    m_size = 0;
    m_whole.clear();
    m_sweeps.clear();
    m_rows.clear();
    m_inSweep = m_rowsStay = false;
}

void EventList::append(const Event& event) {
    m_inSweep = false;
    m_rowsStay &= event.kind == EventKind::Iteration || (event.kind == EventKind::Phase && isWarmStart(event.phase));
    appendWhole(event);
}

void EventList::appendWhole(const Event& event) {
    next() = Visit{.row = static_cast<std::uint32_t>(m_whole.size())};
    m_whole.push_back(event);
}

void EventList::appendWhole(const World& world, const StopPlace& place, Where where, const RowVisit& visit) {
    appendWhole(eventOf(world, place, where, visit));
}

/// Makes this place that of the latest visit. False when a Visit cannot tell it.
bool EventList::findPlace(const World& world, const StopPlace& place, Where where) {
    // Position rows are looked at as they are at each visit, and rows of a recorded trace may be others at each stop.
    const RowList list = rowListOf(place.phase());
    if (list == RowList::Positions || world.playback) return false;
    const auto line = static_cast<std::size_t>(std::ranges::find(m_wheres, where) - m_wheres.begin());
    if (line > std::numeric_limits<std::uint8_t>::max() || m_sweeps.size() > std::numeric_limits<std::uint16_t>::max())
        return false;
    if (line == m_wheres.size()) m_wheres.push_back(where);
    m_line = static_cast<std::uint8_t>(line);
    m_where = where;
    if (m_inSweep && m_phase == place.phase()) return true;
    const bool sameRows = m_rowsStay && rowListOf(m_phase) == list;
    const std::size_t firstRow = sameRows ? m_sweeps.back().firstRow : m_rows.size();
    if (!sameRows) m_rows.insert(m_rows.end(), rowsOf(world, list).begin(), rowsOf(world, list).end());
    m_phase = place.phase();
    m_sweep = static_cast<std::uint16_t>(m_sweeps.size());
    m_sweeps.push_back({m_phase, place.substep(), place.iteration(), firstRow});
    m_inSweep = m_rowsStay = true;
    return true;
}

}  // namespace solverscope
