// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/watched_step.h"

#include "physics/trace/trace_watch.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

using OnStop = std::function<void(const Event&, std::size_t)>;

class EventWatch {
public:
    EventWatch(const World& world, const OnStop& onStop) : m_trace(world, m_event), m_onStop(onStop) {}

    void phase(Phase phase, Where where = Where::here()) {
        m_trace.phase(phase, where);
        show();
    }
    void substep(int number, Where where = Where::here()) {
        m_trace.substep(number, where);
        show();
    }
    void iteration(Phase phase, int number, Where where = Where::here()) {
        m_trace.iteration(phase, number, where);
        show();
    }
    void row(const RowVisit& visit, Where where = Where::here()) {
        m_trace.row(visit, where);
        show();
    }
    void pair(std::uint32_t place, Where where = Where::here()) {
        m_trace.pair(place, where);
        show();
    }

private:
    void show() {
        if (m_event.empty()) return;  // past the limit of visits
        m_onStop(m_event.front(), m_number++);
        m_event.clear();
    }

    std::vector<Event> m_event;
    TraceWatch m_trace;
    const OnStop& m_onStop;
    std::size_t m_number = 0;
};

}  // namespace

void watchedStep(World& world, const OnStop& onStop) {
    EventWatch watch(world, onStop);
    relayedStep(world, watch);
}

}  // namespace solverscope
