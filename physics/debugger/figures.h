// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <bitset>
#include <cstddef>
#include <vector>

#include "physics/debugger/condition.h"
#include "physics/trace/event.h"
#include "physics/trace/trace_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Which figures somebody is going to ask for; those that cost something are worked out only then.
using WantedFields = std::bitset<static_cast<std::size_t>(fieldCount)>;

/// The figures of the stop at which a running step is, by the names of the field table.
class Figures {
public:
    Figures(const World& world, WantedFields wanted) : m_world(world), m_wanted(wanted) {}

    void beginStep();
    void arrive(const Event& event);

    const Event& event() const { return *m_event; }
    std::size_t place() const { return m_place; }

    /// NaN where the stop has no such figure. Choices by their place in valuesOf, truths as 0 or 1.
    Real number(Field field) const;
    Real setting(std::size_t place) const;
    bool concerns(Field field, BodyId body) const;
    bool concerns(const ConstraintName& name) const;

private:
    bool wants(Field field) const { return m_wanted.test(static_cast<std::size_t>(field)); }
    void followSweeps();
    void countLostMatches();

    const World& m_world;
    WantedFields m_wanted;
    const Event* m_event = nullptr;
    std::int64_t m_step = 0;
    std::size_t m_place = 0;
    bool m_begun = false;

    std::vector<std::pair<BodyId, BodyId>> m_touched;  // pairs in contact at the beginning of the step, ascending
    int m_lostMatches = 0;
    Real m_energyBefore = 0;
    std::vector<Clamp> m_clamps;
    std::vector<Clamp> m_clampsBefore;
    Real m_squaredChange = 0;
    int m_clampedRows = 0;
    int m_clampChanges = 0;
    Real m_impulseChange = 0;
};

/// Shows every stop of a step to somebody as it happens, without keeping any.
template <typename OnStop>
class ScanWatch {
public:
    /// `onStop(const Figures&)` is called at every stop.
    ScanWatch(const World& world, WantedFields wanted, OnStop onStop)
        : m_world(world), m_trace(world, m_event), m_figures(world, wanted), m_onStop(onStop) {
        m_figures.beginStep();
    }

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
        m_figures.arrive(m_event.front());
        m_onStop(std::as_const(m_figures));
        m_event.clear();
    }

    const World& m_world;
    std::vector<Event> m_event;
    TraceWatch m_trace;
    Figures m_figures;
    OnStop m_onStop;
};

}  // namespace solverscope
