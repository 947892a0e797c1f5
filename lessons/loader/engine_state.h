// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "physics/analysis/metrics.h"
#include "physics/trace/event_list.h"
#include "physics/trace/recording.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

std::optional<BodyId> findBody(const Scene& scene, std::string_view id);

/// Reads any moment of a recording without moving a cursor. Steps that are not recorded yet are computed on a copy, so that a
/// lesson can know an answer before the learner's engine gets there.
class EngineState {
public:
    static constexpr std::int64_t maxLookAheadSteps = 20'000;  // steps
    static constexpr int maxSweeps = 2000;
    static constexpr std::size_t maxTraceBytes = std::size_t{4} << 20;  // of a step's differences: up to 24 steps are kept

    /// The limit of all reads together, in visits to bodies: 20,000 steps of 50 bodies with 10 sweeps each.
    static constexpr std::size_t maxWork = 20'000'000;

    explicit EngineState(const Recording& recording) : m_recording(recording) {}

    /// A read would have exceeded the limit: later values belong to another moment. The caller reports it.
    bool isExhausted() const { return m_exhausted; }

    const Scene& scene() const { return m_recording.scene(); }

    /// The world at the beginning of a step, its inputs applied; step 1 is the first.
    const World& startOf(std::int64_t step) { return traceOf(step).start(); }
    const StepTrace& traceOf(std::int64_t step);
    const EventList& eventsOf(std::int64_t step) { return traceOf(step).events(); }

    /// The world at a moment.
    const World& worldAt(Cursor at);

    /// The result of each sweep of the step, computed with the given number of sweeps, whatever the step's own number.
    const SweepMetrics& sweepsOf(std::int64_t step, int atLeast);

    /// The velocity error of the step before any impulse, warm starting included: the base of percentages. √J
    Real coldError(std::int64_t step);

    /// The first step, up to 1,000, that has a contact row; 0 if there is none.
    std::int64_t firstContact();

    /// Visits to rows in the sweeps of the whole run, up to a moment.
    std::int64_t visitsUpTo(Cursor at);

    /// Which rows of a step names mean unless they say more: those of its velocities or, of a method that solves none, of its
    /// positions.
    RowList solvedRowsOf(std::int64_t step);

    /// The phase that sweeps over them.
    Phase sweptPhaseOf(std::int64_t step);

    /// The row of that name in a step: "ground/box#1" is the first row of that contact, "ground/box#1:2" its second;
    /// "3" is the row of that place, from 0.
    std::optional<std::uint32_t> findRow(std::int64_t step, std::string_view name, RowList list);
    std::optional<std::uint32_t> findRow(std::int64_t step, std::string_view name) {
        return findRow(step, name, solvedRowsOf(step));
    }

    std::optional<BodyId> findBody(std::string_view id) const { return solverscope::findBody(scene(), id); }

private:
    struct StepView {
        explicit StepView(const World& start) : trace(start, maxTraceBytes) {}

        StepTrace trace;
        std::optional<World> world;  // at the last requested event
        std::size_t worldEvent = 0;
        std::array<std::optional<World>, rowListCount> built;  // by RowList: as its rows are first built
        std::map<int, StepMetrics> metrics;
        std::optional<Real> coldError;
    };

    StepView& view(std::int64_t step);
    const World& withRows(StepView& seen, RowList list);

    bool spend(std::size_t work);

    const Recording& m_recording;
    std::size_t m_usedWork = 0;
    bool m_exhausted = false;
    StepMetrics m_unknown;
    std::map<std::int64_t, StepView> m_views;
    std::vector<std::int64_t> m_visits;  // up to the end of each step
    std::optional<World> m_afterVisits;  // after the last of these steps
};

}  // namespace solverscope
