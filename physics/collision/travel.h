// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How far bodies get within a step if nothing stops them: what speculative contacts look ahead by.
// Source: article 1, speculative contacts.
#pragma once

#include "physics/base/motion.h"
#include "physics/collision/broad_phase.h"

namespace solverscope {

/// The motion of a body within a step of h [m]. Forces act before or after the move, so gravity's part stands by itself and may
/// or may not come. Pushes by other bodies within the step are not foreseen.
struct Travel {
    Vec2 shift;     // h v
    Vec2 fall;      // h² g
    Real spin = 0;  // how far turning carries a point of the surface, at most

    bool operator==(const Travel&) const = default;
};

Travel travelOf(const Body& body, const Pose& pose, const Velocity& velocity, Vec2 gravity, Real h);

/// A box that holds the body wherever it gets within the step.
Aabb swept(const Aabb& box, const Travel& travel);

/// How much nearer the two bodies may come to each other within the step.
Real approachOf(const Travel& a, const Travel& b);

/// How much nearer a body may come to a half-plane, which never moves; `normal` points out of the solid.
Real approachAlong(Vec2 normal, const Travel& travel);

}  // namespace solverscope
