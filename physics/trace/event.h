// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include "physics/constraints/row.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

enum class EventKind : std::uint8_t { Phase, Substep, Iteration, Row, Pair, Body };

/// One stop of a step: the method's report, with the row as it was used and the resulting velocities. Table, card, chart and
/// CSV all read these.
struct Event {
    EventKind kind = EventKind::Phase;
    Phase phase = Phase::Begin;  // the phase that the event belongs to; an EventKind::Phase ends it
    int substep = 1;
    int iteration = 0;  // counts from 1 in the sweeps, 0 elsewhere
    Where where;
    std::uint32_t pair = 0;  // Pair events only: place in World::pairTests

    // Row events only, but a and b of pairs too, and a and vA of bodies
    RowVisit visit;
    RowKind rowKind = RowKind::Equality;
    ConstraintRef constraint;
    BodyId a{};
    BodyId b{};
    Vec2 n;
    Vec2 skew;
    Real wA = 0;
    Real wB = 0;
    Real effectiveMass = 0;  // as the visit used it: the row's, times the visit's relaxation
    Real bias = 0;           // as used by the visit: the row's, plus the visit's added bias
    Real softness = 0;
    Velocity vA;  // after the event; pseudo-velocities in their phases, position and angle where positions are solved
    Velocity vB;
};

/// Whether the row of a visit is a spring that becomes stiffer, as in methods that solve bodies: such a visit moves nothing.
inline bool hasStiffness(const Event& event) { return event.visit.stiffnessAfter > 0; }

inline Vec2 directionOnA(const Event& event) { return event.n + event.skew; }
inline bool isAngular(const Event& event) { return event.n == Vec2{} && event.skew == Vec2{}; }

/// How far one move of the cursor goes.
enum class Granularity : std::uint8_t { Term, Stop, Row, Iteration, Phase, Step };

/// The parts of a visit to a row, in the order in which they are computed.
enum class Term : std::uint8_t { Jv, RawDelta, Sum, Clamp, VelocityA, VelocityB };

constexpr int termCount = static_cast<int>(Term::VelocityB) + 1;

/// A moment of a recording: event number `event` of step `step` (1 is the first) has happened. Inside a row's visit, only the
/// terms up to `term` have; for all other events, and for a finished visit, it is the last one.
struct Cursor {
    std::int64_t step = 1;
    std::size_t event = 0;
    Term term = Term::VelocityB;

    auto operator<=>(const Cursor&) const = default;
};

}  // namespace solverscope
