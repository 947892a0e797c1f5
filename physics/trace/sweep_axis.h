// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "physics/trace/event_list.h"
#include "physics/world/world.h"

namespace solverscope {

/// The sweeps of a step on one axis, its sub-steps one after another. Each sub-step begins with a place of its own, where none of
/// its sweeps has been made, and has one more for every sweep, relaxing ones too. Sweeps over several lists of rows share places.
class SweepAxis {
public:
    /// To be called with the events of the step in their order.
    void pass(const Event& event) {
        if (event.kind == EventKind::Substep && event.substep > 1) {
            m_start += longest() + 1;
            m_done = {};
        }
        if (event.kind == EventKind::Iteration) ++m_done[static_cast<std::size_t>(rowListOf(event.phase))];
    }

    /// Where the current sub-step begins.
    int start() const { return m_start; }

    /// After the last of its sweeps so far over a list of rows, or over any.
    int after(RowList list) const { return m_start + m_done[static_cast<std::size_t>(list)]; }
    int afterAny() const { return m_start + longest(); }

private:
    int longest() const { return *std::ranges::max_element(m_done); }

    int m_start = 0;
    std::array<int, rowListCount> m_done{};
};

/// Where each sub-step of a step begins; {0} if there is only one.
inline std::vector<int> substepStarts(EventRange events) {
    SweepAxis axis;
    std::vector<int> starts{0};
    for (const Event& event : events) {
        axis.pass(event);
        if (axis.start() != starts.back()) starts.push_back(axis.start());
    }
    return starts;
}

}  // namespace solverscope
