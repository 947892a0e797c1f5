// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/non_finite.h"

#include <cmath>
#include <vector>

#include "physics/base/missing.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

bool isFinite(const Velocity& velocity) { return isFiniteOrMissing(velocity.v.x, velocity.v.y, velocity.w); }

bool isFinite(const Pose& pose) { return isFiniteOrMissing(pose.position.x, pose.position.y, pose.angle); }

BodyId firstBody(const World& world) {
    std::size_t body = 0;
    while (body < world.bodies.size() && isFinite(world.poses[body]) && isFinite(world.velocities[body]) &&
           isFinite(world.pseudoVelocities[body]))
        ++body;
    return BodyId{static_cast<std::uint32_t>(body)};
}

/// Of the visits whose impulses are applied at the end of a sweep: the first that is not finite itself, otherwise the one with
/// the largest push on the body.
std::optional<Event> causeWithinSweep(const EventList& events, std::size_t end, BodyId body) {
    std::optional<Event> largestPush;
    for (std::size_t k = end; k-- > 0;) {
        const Event& e = events[k];
        if (e.kind != EventKind::Row || e.phase != events[end].phase || e.iteration != events[end].iteration) break;
        if (e.a != body && e.b != body) continue;
        const Real push = std::abs(e.visit.delta);
        if (!largestPush || !(push < std::abs(largestPush->visit.delta))) largestPush = e;
    }
    return largestPush;
}

}  // namespace

std::optional<std::size_t> firstNonFiniteEvent(const StepTrace& step) {
    std::optional<std::size_t> first;
    World world = step.start();
    step.walk(world, [&](const Event&, std::size_t number) {
        if (!first && !solverscope::isFinite(world)) first = number;
    });
    return first;
}

std::optional<NonFinite> findNonFinite(const StepTrace& step) {
    const auto event = firstNonFiniteEvent(step);
    if (!event) return std::nullopt;
    NonFinite found;
    found.event = *event;
    found.cause = step.events()[*event];
    found.body = firstBody(step.worldAt(*event));
    if (found.cause.kind == EventKind::Row) found.row = found.cause;
    if (found.cause.kind == EventKind::Iteration) found.row = causeWithinSweep(step.events(), *event, found.body);
    return found;
}

std::string nonFiniteSentence(const Scene& scene, const StepTrace& step, const NonFinite& found) {
    const Event& cause = found.cause;
    std::string text = "step " + std::to_string(step.start().step + 1) + " produced a number that is not finite: ";
    if (found.row) {
        const Event& row = *found.row;
        const World world = step.worldAt(found.event);
        text += "row " + std::to_string(row.visit.row + 1) + " ('" + constraintName(scene, world, row.constraint) + "', " +
                std::string(rowKindName(row.rowKind)) + ") in " + std::string(phaseName(cause.phase));
    } else {
        text += cause.kind == EventKind::Substep ? "the beginning of a sub-step" : "phase " + std::string(phaseName(cause.phase));
    }
    if (cause.iteration > 0) text += ", sweep " + std::to_string(cause.iteration);
    if (cause.substep > 1) text += ", sub-step " + std::to_string(cause.substep);
    return text + ", of body '" + bodyName(scene, found.body) + "'";
}

}  // namespace solverscope
