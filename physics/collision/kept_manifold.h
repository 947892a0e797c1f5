// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Manifolds that move along with their bodies instead of being found anew, while these hardly move against each other: what Box2D 3
// calls contact recycling.
//
//   d = |x − x₀| + |θ − θ₀| R        x, θ: position and angle of B as seen from A, now and when the manifold was found;
//                                    R: how far the points of B reach from its centre
//
// No point of B has moved by more than d against A since. While d is at most the setting contact_recycle_distance, every point of
// the manifold stays fixed to the two bodies, and the normal to A:
//
//   separation = n · (p on B − p on A),   point = halfway between the two
//
// Against a manifold found now, a point and its separation are off by at most 2 d: what is found and what is kept have both changed
// by at most d since they were equal. Of boxes that lie face to face, the separation is right nearly to the bit: they move along
// the face. Contacts that begin are always found anew, as only pairs that touch have something to keep; and so are those of
// half-planes, which have no end. They are found as quickly.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"
#include "physics/scene/scene.h"

namespace solverscope {

struct KeptPoint {
    std::uint32_t feature = 0;
    Vec2 localA;  // m, the point on the surface of A and of B, turning with them
    Vec2 localB;  //
    bool operator==(const KeptPoint&) const = default;
};

struct KeptManifold {
    BodyId a{};  // a < b
    BodyId b{};
    std::uint32_t count = 0;
    Vec2 offset;       // m, x₀
    Real turn = 0;     // rad, θ₀
    Real reach = 0;    // m, R
    Vec2 localNormal;  // turning with A
    std::array<KeptPoint, 2> points;
    bool operator==(const KeptManifold&) const = default;
};

/// R: the radius of a circle about the body's middle that holds the shape [m]; 0 for half-planes and particles.
Real reachOf(const Shape& shape);

/// Keeps a manifold that has just been found: one or two points of the same two bodies.
KeptManifold keptManifold(BodyId a, BodyId b, std::span<const Contact> points, const Pose& poseA, const Pose& poseB, Real reach);

/// d [m].
Real motionSince(const KeptManifold& kept, const Pose& poseA, const Pose& poseB);

/// The points where they are now, as far as they are `within` reach. Writes to `out` and returns how many.
int movedPoints(const KeptManifold& kept, const Pose& poseA, const Pose& poseB, Reach within, std::span<Contact, 2> out);

}  // namespace solverscope
