// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How far bodies can move within a step if nothing stops them: the look-ahead of speculative contacts. Source: article 1,
// speculative contacts.
#pragma once

#include "physics/base/motion.h"
#include "physics/collision/broad_phase.h"

namespace solverscope {

/// The motion of a body within a step of h [m]. Forces act before or after the move, so gravity's part is stored separately and
/// may not apply. Pushes by other bodies within the step are not predicted.
struct Travel {
    Vec2 shift;     // h v
    Vec2 fall;      // h² g
    Real spin = 0;  // how far turning carries a point of the surface, at most

    bool operator==(const Travel&) const = default;
};

Travel travelOf(const Body& body, const Pose& pose, const Velocity& velocity, Vec2 gravity, Real h);

/// A box that contains the body throughout the step.
Aabb swept(const Aabb& box, const Travel& travel);

/// The largest possible decrease of the distance between two bodies within the step.
Real approachOf(const Travel& a, const Travel& b);

/// The largest possible decrease of the distance to a half-plane, which never moves; `normal` points out of the solid.
Real approachAlong(Vec2 normal, const Travel& travel);

}  // namespace solverscope
