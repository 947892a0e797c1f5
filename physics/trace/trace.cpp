// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/trace.h"

#include <optional>

#include "physics/trace/trace_watch.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

/// Copies the world when the wanted event comes by.
class Camera {
public:
    Camera(const World& world, std::size_t wanted) : m_world(world), m_wanted(wanted) {}

    void phase(Phase) { look(); }
    void substep(int) { look(); }
    void iteration(Phase, int) { look(); }
    void row(const RowVisit&) { look(); }

    std::optional<World>& picture() { return m_picture; }

private:
    void look() {
        if (m_next++ == m_wanted) m_picture = m_world;
    }

    const World& m_world;
    std::size_t m_wanted;
    std::size_t m_next = 0;
    std::optional<World> m_picture;
};

}  // namespace

void tracedStep(World& world, std::vector<Event>& events) {
    events.clear();
    TraceWatch watch(world, events);
    step(world, watch);
}

World photograph(const World& start, std::size_t event) {
    World world = start;
    Camera camera(world, event);
    step(world, camera);
    return camera.picture() ? std::move(*camera.picture()) : world;
}

}  // namespace solverscope
