// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/step_trace.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "physics/trace/contents.h"
#include "physics/trace/event_watch.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

/// What a visit has changed as its event says it. A row that is not there yet comes with the differences.
void applyVisit(World& world, const Event& event) {
    if (event.kind == EventKind::Body) setMotion(world, event.phase, event.a, event.vA);
    if (event.kind != EventKind::Row) return;
    RowVector& rows = rowsOf(world, event.phase);
    if (event.visit.row >= rows.size()) return;
    Row& row = rows[event.visit.row];
    row.lambda = event.visit.lambdaAfter;
    setMotion(world, event.phase, row.a, event.vA);
    setMotion(world, event.phase, row.b, event.vB);
}

}  // namespace

std::size_t expectedEvents(const World& start) {
    const Settings& settings = start.settings;
    const auto rows = 2 * start.contacts.size() + maxJointRows * start.joints.size();
    const auto sweeps = static_cast<std::size_t>(2 + settings.iterations + settings.positionIterations + settings.relaxIterations);
    const auto substeps = static_cast<std::size_t>(substepsOf(settings));
    const auto bodies = solvesBodies(settings.method) ? start.bodies.size() : 0;
    return std::min(StopPlace::maxVisits, (rows + bodies + 1) * sweeps * substeps) + 64;
}

std::size_t keepEvents(World& world, EventList& events, const OnStop& onStop) {
    EventWatch watch(world, &events, onStop);
    step(world, watch);
    return watch.leftOut();
}

std::size_t watchStep(World& world, const OnStop& onStop) {
    EventWatch watch(world, nullptr, onStop);
    step(world, watch);
    return watch.leftOut();
}

/// Writes a step down while it is made.
class StepRecorder {
public:
    StepRecorder(const StepTrace& trace, const World& world, std::size_t maxBytes)
        : m_trace(trace), m_world(world), m_replayed(world), m_bytesLeft(maxBytes) {}

    void arrive(const Event& event, std::size_t number) {
        m_number = number;
        if (!m_trace.m_keepsDifferences) return;
        // What a recorded trace says of its rows need not be what a visit does. After a stop of another kind the rows may have
        // been put into another order.
        const bool isAnother = event.kind == m_last && !m_world.playback;
        m_last = event.kind;
        applyVisit(m_replayed, event);
        if (isAnother && event.kind == EventKind::Row)
            compareVisit(event);
        else if (isAnother && event.kind == EventKind::Pair)
            compareEach<&World::contacts, &World::keptManifolds, &World::pairTests>();
        else if (isAnother && event.kind == EventKind::Body)
            compareBlock(event);
        else if (event.kind == EventKind::Iteration && !m_world.playback)
            compareAfterSweep();
        else
            compareTables();
    }

    /// What the step does behind its last stop.
    void finish() {
        ++m_number;
        if (m_trace.m_keepsDifferences) compareTables();
    }

    void giveUp() {
        m_trace.m_keepsDifferences = false;
        m_trace.m_differences.clear();
        m_trace.m_differences.shrink_to_fit();
    }

private:
    template <typename Place>
    void compareElement(Place place) {
        const auto& now = place(m_world);
        if (!equalBytes(place(m_replayed), now)) keep([place, copy = now](World& world) { place(world) = copy; }, sizeof(now));
    }

    /// What a visit can change. Whatever else a method might do there is found at the next stop that is none.
    void compareVisit(const Event& event) {
        const std::size_t row = event.visit.row;
        const RowList list = rowListOf(event.phase);
        compareElement([ list, row ](auto& world) -> auto& { return rowsOf(world, list)[row]; });
        // The rows of a joint are linearized together where they are solved together.
        const bool isOfJoint = list == RowList::Positions && event.constraint.kind == ConstraintKind::Joint;
        const auto& rows = m_world.positionRows;
        for (std::size_t next = row + 1; isOfJoint && next < rows.size() && rows[next].constraint == event.constraint; ++next)
            compareElement([next](auto& world) -> auto& { return world.positionRows[next]; });
        if (list == RowList::Positions && row < m_world.blocks.stiffness.size())
            compareElement([row](auto& world) -> auto& { return world.blocks.stiffness[row]; });
        if (row < m_world.lastDelta.size()) compareElement([row](auto& world) -> auto& { return world.lastDelta[row]; });
        // Where positions are solved, a visit looks where the contact is now.
        if (const std::size_t contact = event.constraint.index;
            list == RowList::Positions && event.constraint.kind == ConstraintKind::Contact && contact < m_world.contacts.size())
            compareElement([contact](auto& world) -> auto& { return world.contacts[contact]; });
        for (const BodyId body : {event.a, event.b}) {
            const std::size_t i = index(body);
            if (list == RowList::Velocities) compareElement([i](auto& world) -> auto& { return world.velocities[i]; });
            if (list == RowList::PseudoVelocities) compareElement([i](auto& world) -> auto& { return world.pseudoVelocities[i]; });
            if (list == RowList::Positions && i < m_world.poses.size())
                compareElement([i](auto& world) -> auto& { return world.poses[i]; });
        }
    }

    /// What a visit to a body can change: the body, and its rows with their contacts, which it looks at as they are now.
    void compareBlock(const Event& event) {
        const BodyBlock& block = m_world.blocks.visited;
        const std::size_t body = index(event.a);
        compareElement([body](auto& world) -> auto& { return world.poses[body]; });
        if (!equalContents(m_replayed.blocks.visited, block))
            keep([copy = block](World& world) { world.blocks.visited = copy; }, bytesOf(block));
        for (const BlockRow& each : block.rows) {
            compareElement([row = each.row](auto& world) -> auto& { return world.positionRows[row]; });
            const ConstraintRef constraint = m_world.positionRows[each.row].constraint;
            if (constraint.kind == ConstraintKind::Contact)
                compareElement([contact = constraint.index](auto& world) -> auto& { return world.contacts[contact]; });
        }
    }

    template <auto... tables>
    void compareEach() {
        (compareTable(tables), ...);
    }

    template <typename Table>
    void compareTable(Table World::*table) {
        const Table& now = m_world.*table;
        if (!equalContents(m_replayed.*table, now)) keep([table, copy = now](World& world) { world.*table = copy; }, bytesOf(now));
    }

    /// Of a table that has only grown, as the contacts from one overlap test to the next, only what is new is kept.
    template <typename Value, typename Memory>
    requires std::is_trivially_copyable_v<Value>
    void compareTable(std::vector<Value, Memory> World::*table) {
        const std::vector<Value, Memory>& now = m_world.*table;
        const std::vector<Value, Memory>& before = m_replayed.*table;
        if (equalContents(before, now)) return;
        const bool hasGrown = !before.empty() && before.size() < now.size() &&
                              std::memcmp(before.data(), now.data(), before.size() * sizeof(Value)) == 0;
        const std::size_t first = hasGrown ? before.size() : 0;
        std::vector<Value> rest(now.begin() + static_cast<std::ptrdiff_t>(first), now.end());
        const std::size_t bytes = bytesOf(rest);
        keep(
            [table, first, rest = std::move(rest)](World& world) {
                (world.*table).resize(first);
                (world.*table).insert((world.*table).end(), rest.begin(), rest.end());
            },
            bytes);
    }

    /// What a method may do between its last visit and the end of the sweep: contacts and rows are changed by visits alone.
    void compareAfterSweep() {
        compareEach<&World::poses, &World::velocities, &World::pseudoVelocities, &World::lastDelta, &World::rowOrder,
                    &World::rowsOnBody, &World::direct, &World::blocks>();
    }

    /// All that a step changes. The broad phase is left out: what it keeps is for its own speed.
    void compareTables() {
        compareAfterSweep();
        compareEach<&World::step, &World::contacts, &World::joints, &World::drag, &World::impulseTime, &World::inverseMasses,
                    &World::pairColours, &World::keptManifolds, &World::interventions, &World::rows, &World::pseudoRows,
                    &World::bounces, &World::startVelocities, &World::positionRows, &World::positionSources, &World::previousPoses,
                    &World::pinnedContacts, &World::tyreGrips, &World::previousContacts, &World::previousManifolds,
                    &World::pairTests, &World::travels>();
    }

    void keep(std::function<void(World&)> difference, std::size_t bytes) {
        if (!m_trace.m_keepsDifferences) return;
        bytes += sizeof(StepTrace::Difference);
        if (bytes > m_bytesLeft) return giveUp();
        m_bytesLeft -= bytes;
        difference(m_replayed);
        m_trace.m_differences.push_back({m_number, std::move(difference)});
    }

    const StepTrace& m_trace;
    const World& m_world;
    World m_replayed;  // as a walk through the trace has it
    std::size_t m_bytesLeft;
    std::size_t m_number = 0;
    EventKind m_last = EventKind::Phase;
};

StepTrace::StepTrace(World start, std::size_t maxBytesKept) : m_settings(start.settings), m_start(std::move(start)) {
    std::call_once(m_makes, [&] { make(maxBytesKept); });
}

StepTrace::StepTrace(const Settings& settings, std::function<World()> start)
    : m_settings(settings), m_makeStart(std::move(start)) {}

const StepTrace& StepTrace::begun() const {
    std::call_once(m_begins, [this] {
        if (m_makeStart) m_start = std::exchange(m_makeStart, nullptr)();
    });
    return *this;
}

const StepTrace& StepTrace::made() const {
    std::call_once(m_makes, [this] { make(maxBytes); });
    return *this;
}

void StepTrace::make(std::size_t maxBytesKept) const {
    m_end = begun().m_start;
    StepRecorder recorder(*this, m_end, maxBytesKept);
    const auto arrive = [&](const Event& event, std::size_t number) { recorder.arrive(event, number); };
    m_leftOut = keepEvents(m_end, m_events, arrive);
    m_leftOut > 0 ? recorder.giveUp() : recorder.finish();
    m_isMade = true;
}

StepTrace::~StepTrace() = default;

World StepTrace::worldAt(std::size_t event) const {
    made();
    const bool isLast = event + 1 == m_events.size() && !m_start.playback;  // of a recorded trace more may follow
    if (event >= m_events.size() || isLast) return m_end;
    World world = m_start;
    if (m_keepsDifferences) {
        std::size_t difference = 0;
        for (std::size_t number = 0; number <= event; ++number) advance(world, number, difference);
        return world;
    }
    World found;
    watchStep(world, [&](const Event&, std::size_t number) {
        if (number == event) found = world;
    });
    return found;
}

World StepTrace::worldAfter(World before, std::size_t event) const {
    made();
    if (!m_keepsDifferences || event + 1 >= m_events.size()) return worldAt(event);
    const auto first = std::ranges::lower_bound(m_differences, event, {}, &Difference::event);
    auto difference = static_cast<std::size_t>(first - m_differences.begin());
    advance(before, event, difference);
    return before;
}

void StepTrace::walk(World& world, const OnStop& onStop, std::size_t last) const {
    made();
    if (!m_keepsDifferences) {
        watchStep(world, [&](const Event& event, std::size_t number) {
            if (number <= last) onStop(event, number);
        });
        return;
    }
    std::size_t difference = 0;
    for (std::size_t number = 0; number < m_events.size() && number <= last; ++number) {
        advance(world, number, difference);
        onStop(m_events[number], number);
    }
    if (last >= m_events.size()) advance(world, m_events.size(), difference);
}

void StepTrace::replay(World& world, AnyStepWatch& watch, std::size_t last) const {
    if (!keepsDifferences()) return step<AnyStepWatch>(world, watch);
    walk(
        world,
        [&watch](const Event& event, std::size_t) {
            switch (event.kind) {
                case EventKind::Phase:
                    return watch.phase(event.phase, event.where);
                case EventKind::Substep:
                    return watch.substep(event.substep, event.where);
                case EventKind::Iteration:
                    return watch.iteration(event.phase, event.iteration, event.where);
                case EventKind::Row:
                    return watch.row(event.visit, event.where);
                case EventKind::Pair:
                    return watch.pair(event.pair, event.where);
                case EventKind::Body:
                    return watch.body(event.a, event.where);
            }
        },
        last);
}

void StepTrace::advance(World& world, std::size_t event, std::size_t& difference) const {
    if (event < m_events.size()) m_events.read(event, [&world](const Event& at) { applyVisit(world, at); });
    for (; difference < m_differences.size() && m_differences[difference].event == event; ++difference)
        m_differences[difference].apply(world);
}

std::optional<std::size_t> StepTrace::endOf(Phase phase, std::optional<int> substep) const {
    const auto found = std::ranges::find_if(events(), [&](const Event& event) {
        return event.kind == EventKind::Phase && event.phase == phase && (!substep || event.substep == *substep);
    });
    return found == events().end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - events().begin()));
}

}  // namespace solverscope
