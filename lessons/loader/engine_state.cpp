// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/engine_state.h"

#include <algorithm>

#include "physics/analysis/reference/residual.h"
#include "physics/base/plain_text.h"
#include "physics/trace/names.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

constexpr std::size_t maxViews = 24;
constexpr std::int64_t maxStepsToContact = 1000;

/// Steps without sweeps over pseudo-velocities: they do not change what the velocity sweeps use.
World forSweeps(World world, int iterations) {
    world.settings.iterations = iterations;
    if (world.settings.positionCorrection == PositionCorrection::SplitImpulse)
        world.settings.positionCorrection = PositionCorrection::None;
    return world;
}

/// Of a step, in visits to bodies.
std::size_t workOf(const World& start) {
    return start.bodies.size() * static_cast<std::size_t>(10 + std::max(0, start.settings.iterations));
}

}  // namespace

std::optional<BodyId> findBody(const Scene& scene, std::string_view id) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        if (scene.bodies[i].id == id) return static_cast<BodyId>(i);
    return std::nullopt;
}

bool EngineState::spend(std::size_t work) {
    if (m_exhausted || work > maxWork - m_usedWork) {
        m_exhausted = true;
        return false;
    }
    m_usedWork += work;
    return true;
}

EngineState::StepView& EngineState::view(std::int64_t step) {
    step = std::clamp<std::int64_t>(step, 1, maxLookAheadSteps);
    if (const auto found = m_views.find(step); found != m_views.end()) return found->second;
    std::int64_t known = std::min(step, m_recording.steps() + 1);
    World start = m_recording.startOf(known);
    // A step that was read before is nearer than the recorded ones.
    if (const auto after = m_views.lower_bound(step); after != m_views.begin())
        if (const auto& [nearest, seen] = *std::prev(after); nearest > known) {
            known = nearest;
            start = seen.trace.start();
        }
    if (!spend(workOf(start) * static_cast<std::size_t>(step - known + 1))) step = known;
    if (const auto found = m_views.find(step); found != m_views.end()) return found->second;
    for (std::int64_t made = known; made < step; ++made) solverscope::step(start);
    if (m_views.size() >= maxViews) m_views.clear();
    return m_views.try_emplace(step, start).first->second;
}

const StepTrace& EngineState::traceOf(std::int64_t step) { return view(step).trace; }

const World& EngineState::worldAt(Cursor at) {
    StepView& seen = view(at.step);
    const std::size_t event = std::min(at.event, seen.trace.events().size() - 1);
    if (!seen.world || seen.worldEvent != event) {
        seen.world = seen.trace.worldAt(event);
        seen.worldEvent = event;
    }
    return *seen.world;
}

/// A world of the step in which these rows are built.
const World& EngineState::withRows(StepView& seen, RowList list) {
    std::optional<World>& built = seen.built[static_cast<std::size_t>(list)];
    if (built) return *built;
    const auto& events = seen.trace.events();
    if (list == RowList::Velocities)
        return built.emplace(seen.trace.worldAt(seen.trace.endOf(Phase::Linearize).value_or(events.size())));
    const auto first = std::ranges::find_if(
        events, [&](const Event& event) { return event.kind == EventKind::Row && rowListOf(event.phase) == list; });
    return built.emplace(seen.trace.worldAt(std::min(static_cast<std::size_t>(first - events.begin()), events.size() - 1)));
}

const SweepMetrics& EngineState::sweepsOf(std::int64_t step, int atLeast) {
    StepView& seen = view(step);
    const int wanted = std::clamp(atLeast, 1, maxSweeps);
    auto found = seen.metrics.lower_bound(wanted);
    if (found == seen.metrics.end()) {
        const int sweeps = std::max(wanted, seen.trace.settings().iterations);
        const std::size_t bodies = seen.trace.start().bodies.size();
        if (!spend(bodies * (bodies + static_cast<std::size_t>(sweeps)))) {  // the reference solution is dense
            m_unknown.velocities.iterations.resize(static_cast<std::size_t>(sweeps) + 1);
            return m_unknown.velocities;
        }
        found = seen.metrics.emplace(sweeps, measureStep(forSweeps(seen.trace.start(), sweeps))).first;
    }
    return found->second.velocities;
}

Real EngineState::coldError(std::int64_t step) {
    StepView& seen = view(step);
    if (!seen.coldError) {
        const ReferenceSolution& reference = sweepsOf(step, 1).reference;
        const World& start = withRows(seen, RowList::Velocities);
        seen.coldError = reference.certified ? velocityError(start.velocities, reference.velocities, start.inverseMasses)
                                             : IterationMetrics::unknown;
    }
    return *seen.coldError;
}

std::int64_t EngineState::firstContact() {
    World world = m_recording.startOf(1);
    for (std::int64_t number = 1; number <= maxStepsToContact; ++number) {
        if (number <= m_recording.steps() + 1) world = m_recording.startOf(number);
        solverscope::step(world);
        if (!world.contacts.empty()) return number;
    }
    return 0;
}

std::int64_t EngineState::visitsUpTo(Cursor at) {
    const auto isVisit = [](const Event& event) { return event.kind == EventKind::Row && isSweep(event.phase); };
    while (static_cast<std::int64_t>(m_visits.size()) < at.step - 1) {
        const auto number = static_cast<std::int64_t>(m_visits.size()) + 1;
        if (!m_afterVisits) m_afterVisits = m_recording.endOf(0);
        if (!spend(workOf(*m_afterVisits))) return 0;
        if (number <= m_recording.steps() + 1) applyInputs(*m_afterVisits, m_recording.inputs(), number);
        std::int64_t visits = m_visits.empty() ? 0 : m_visits.back();
        const std::size_t leftOut = watchStep(*m_afterVisits, [&](const Event& event, std::size_t) { visits += isVisit(event); });
        m_visits.push_back(visits + static_cast<std::int64_t>(leftOut));
    }
    const StepTrace& trace = traceOf(at.step);
    const auto& events = trace.events();
    const std::size_t last = std::min(at.event, events.size() - 1);
    const std::int64_t before = at.step > 1 ? m_visits[static_cast<std::size_t>(at.step - 2)] : 0;
    const std::size_t leftOut = last + 1 == events.size() ? trace.leftOut() : 0;
    const auto end = events.begin() + static_cast<std::ptrdiff_t>(last) + 1;
    return before + std::count_if(events.begin(), end, isVisit) + static_cast<std::int64_t>(leftOut);
}

RowList EngineState::solvedRowsOf(std::int64_t step) {
    return solvesPositions(traceOf(step).settings().method) ? RowList::Positions : RowList::Velocities;
}

Phase EngineState::sweptPhaseOf(std::int64_t step) {
    return solvedRowsOf(step) == RowList::Positions ? Phase::SolvePositions : Phase::SolveVelocities;
}

std::optional<std::uint32_t> EngineState::findRow(std::int64_t step, std::string_view name, RowList list) {
    const auto colon = name.rfind(':');
    const auto wanted = colon == std::string_view::npos ? std::nullopt : numberOf<int>(name.substr(colon + 1));
    if (wanted) name = name.substr(0, colon);
    const World& world = withRows(view(step), list);
    const RowVector& rows = rowsOf(world, list);
    if (const auto place = numberOf<std::uint32_t>(name)) return *place < rows.size() ? place : std::nullopt;
    int seen = 0;
    for (std::uint32_t i = 0; i < rows.size(); ++i)
        if (constraintName(scene(), world, rows[i].constraint) == name && ++seen == wanted.value_or(1)) return i;
    return std::nullopt;
}

}  // namespace solverscope
