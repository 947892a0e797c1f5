// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "physics/analysis/metrics.h"
#include "physics/trace/cursor.h"
#include "physics/trace/recording.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// Reads any moment of a recording without moving anyone's cursor. Steps that the recording has not made yet are made on a
/// copy, so that a lesson can know an answer before the learner's engine gets there.
class EngineState {
public:
    static constexpr std::int64_t maxLookAheadSteps = 20'000;  // steps
    static constexpr int maxSweeps = 2000;

    /// What all looks together may cost, in visits to bodies: 20,000 steps of 50 bodies with 10 sweeps each.
    static constexpr std::size_t maxWork = 20'000'000;

    explicit EngineState(const Recording& recording) : m_recording(recording) {}

    /// A look would have cost too much: what was read since is of another moment. Whoever reads says so.
    bool isExhausted() const { return m_exhausted; }

    const Scene& scene() const { return m_recording.scene(); }

    /// The world at the beginning of a step, its inputs applied; step 1 is the first.
    const World& startOf(std::int64_t step) { return traceOf(step).start(); }
    const StepTrace& traceOf(std::int64_t step);
    const std::vector<Event>& eventsOf(std::int64_t step) { return traceOf(step).events(); }

    /// The world at a moment.
    const World& worldAt(Cursor at);

    /// What each sweep of the step achieved, made with as many sweeps as are asked for, whatever the step's own number.
    const SweepMetrics& sweepsOf(std::int64_t step, int atLeast);

    /// The velocity error of the step before any impulse, warm starting included: what percentages are taken of. √J
    Real coldError(std::int64_t step);

    /// The first step, up to 1,000, in which there is a contact row; 0 if there is none.
    std::int64_t firstContact();

    /// The row of that name in a step: "ground/box#1" is the first row of that contact, "ground/box#1:2" its second;
    /// "3" is the row of that place, from 0.
    std::optional<std::uint32_t> findRow(std::int64_t step, std::string_view name);

    std::optional<BodyId> findBody(std::string_view id) const;

private:
    struct StepView {
        explicit StepView(const World& start) : trace(start) {}

        StepTrace trace;
        std::optional<World> world;  // at the event that was asked for last
        std::size_t worldEvent = 0;
        std::optional<World> linearized;  // rows and contacts as they were built
        std::map<int, StepMetrics> metrics;
        std::optional<Real> coldError;
    };

    StepView& view(std::int64_t step);
    const World& linearized(StepView& view);

    bool spend(std::size_t work);

    const Recording& m_recording;
    std::size_t m_spent = 0;
    bool m_exhausted = false;
    StepMetrics m_unknown;
    std::map<std::int64_t, StepView> m_views;
};

}  // namespace solverscope
