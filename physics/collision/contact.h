// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "physics/base/ids.h"
#include "physics/base/large_memory.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// Surfaces at most this far apart touch [m]. Bodies at rest, or placed side by side by a scene file, must not lose a contact
/// to rounding of positions or to the residual of the sweeps: a micrometre is more than both, and far below every other length
/// here (the slop is thousands of times larger).
inline constexpr Real touching = 1e-6;

/// How far ahead of the surfaces contacts are found.
struct Reach {
    Real distance = touching;  // m, between the shapes
    /// As in Box2D: two polygons within the distance have both clipped points, however far apart one of them is; the reference edge
    /// is the one that separates them more, without preference; and a point is named after its two corners, so that it stays the
    /// same whichever of them belongs to the reference edge.
    bool keepsBoth = false;

    /// Nearer corners count as overlapping: their direction is that of an edge.
    static constexpr Real cornerDistance = 0.0005;

    constexpr Reach(Real reach, bool both = false) : distance(reach), keepsBoth(both) {}

    /// How far apart the second point may be.
    constexpr Real ofPoints() const { return keepsBoth ? infinity : distance; }
};

/// One point at which two bodies touch. A manifold is the run of contacts with the same two bodies.
struct Contact {
    BodyId a{};                 // a < b
    BodyId b{};                 //
    std::uint32_t feature = 0;  // which corner and edge made the point: the same number means the same point in the next step
    Vec2 normal;                // unit, from A to B
    Vec2 point;                 // m, halfway between the two surfaces
    Real separation = 0;        // m, negative when the bodies overlap, positive while they are apart
    Real friction = 0;          // μ of the pair: geometric mean; 0 while the surfaces are apart, unless a margin keeps the point
    Real restitution = 0;       // e of the pair: the larger or the smaller one
    Real normalImpulse = 0;     // Λ at the end of the last step, used for warm starting [N s]
    Real tangentImpulse = 0;    // the same for friction, along leftPerpendicular(normal)
    Real pseudoImpulse = 0;     // the same for the pseudo-velocity row
    Real heldSlip = 0;          // m, where positions are solved: how far the points have slid since they began to stick, likewise
    Real normalStiffness = 0;   // k at the end of the last step, where rows have a stiffness [N/m]
    Real tangentStiffness = 0;  // the same for friction
    std::uint32_t age = 0;      // steps for which the feature has been matched; 0 is new
    bool matchBroken = false;   // the match was broken on purpose: the next step must not use it

    bool operator==(const Contact&) const = default;
};

/// A contact that is made without a value is left as it is: putContact() writes all of it.
using ContactVector = std::vector<Contact, LargeMemory<Contact>>;

/// Whether the surfaces are still apart: a speculative contact, which only keeps the bodies from crossing the gap. Where contacts
/// are kept ahead of the surfaces by a margin, nothing hangs on their touching, and `from` is 0.
constexpr bool isSpeculative(const Contact& c, Real from = touching) { return c.separation > from; }

/// The order of contacts in a World, and their identity from step to step.
constexpr auto contactKey(const Contact& c) { return std::tuple(c.a, c.b, c.feature); }

/// Why a contact has impulses to begin with, or none.
enum class Match : std::uint8_t {
    Kept,         // the same feature touched in the last step
    NewPair,      // the two bodies did not touch
    NewFeatures,  // they touched, but elsewhere on their surfaces
    Broken,       // the same feature touched, but the match was broken on purpose
};

/// `before`: the contacts of the last step, ascending by key.
inline Match matchOf(const Contact& contact, std::span<const Contact> before) {
    if (contact.age > 0) return Match::Kept;
    const auto same = std::ranges::lower_bound(before, contactKey(contact), {}, [](const Contact& c) { return contactKey(c); });
    if (same != before.end() && same->matchBroken && contactKey(*same) == contactKey(contact)) return Match::Broken;
    const auto bodies = [](const Contact& c) { return std::pair(c.a, c.b); };
    return std::ranges::binary_search(before, bodies(contact), {}, bodies) ? Match::NewFeatures : Match::NewPair;
}

}  // namespace solverscope
