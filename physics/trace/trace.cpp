// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/trace.h"

#include "physics/trace/trace_watch.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

/// Copies the world when the wanted event comes by.
class Camera {
public:
    Camera(const World& world, std::size_t wanted) : m_world(world), m_wanted(wanted) {}

    void phase(Phase) { look(EventKind::Phase); }
    void substep(int) { look(EventKind::Substep); }
    void iteration(Phase, int) { look(EventKind::Iteration); }
    void row(const RowVisit&) { look(EventKind::Row); }
    void pair(std::uint32_t) { look(EventKind::Pair); }

    std::optional<World>& picture() { return m_picture; }

private:
    void look(EventKind kind) {
        if (m_stops.isStop(kind) && m_next++ == m_wanted) m_picture = m_world;
    }

    const World& m_world;
    std::size_t m_wanted;
    StopCounter m_stops;
    std::size_t m_next = 0;
    std::optional<World> m_picture;
};

/// Notes the first event after which the world is not finite any more.
class FiniteWatch {
public:
    explicit FiniteWatch(const World& world) : m_world(world) {}

    void phase(Phase) { look(EventKind::Phase); }
    void substep(int) { look(EventKind::Substep); }
    void iteration(Phase, int) { look(EventKind::Iteration); }
    void row(const RowVisit&) { look(EventKind::Row); }
    void pair(std::uint32_t) { look(EventKind::Pair); }

    std::optional<std::size_t> found() const { return m_found; }

private:
    void look(EventKind kind) {
        if (!m_stops.isStop(kind)) return;
        if (!m_found && !isFinite(m_world)) m_found = m_next;
        ++m_next;
    }

    const World& m_world;
    StopCounter m_stops;
    std::size_t m_next = 0;
    std::optional<std::size_t> m_found;
};

}  // namespace

std::size_t tracedStep(World& world, std::vector<Event>& events) {
    events.clear();
    TraceWatch watch(world, events);
    step(world, watch);
    return watch.leftOut();
}

World photograph(const World& start, std::size_t event) {
    World world = start;
    Camera camera(world, event);
    relayedStep(world, camera);
    return camera.picture() ? std::move(*camera.picture()) : world;
}

std::optional<std::size_t> firstNonFiniteEvent(const World& start) {
    World world = start;
    FiniteWatch watch(world);
    relayedStep(world, watch);
    return watch.found();
}

}  // namespace solverscope
