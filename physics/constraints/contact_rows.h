// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A contact: a normal row, and a friction row if it has friction.
// Source: article 3; E. Catto, "Iterative dynamics with temporal coherence" (2005).
//
//   C = separation along n [m], negative if the bodies overlap
//   normal:   Jv + bias ≥ 0 and Λ ≥ 0;   bias = e Jv₀ + β/h · min(0, C + slop); soft rows push no faster than a maximum
//   open:     Jv + C/h ≥ 0 and Λ ≥ 0     the surfaces are still C > 0 apart (article 1, speculative contacts)
//   friction: Jv = 0 along t (n turned left), |Λt| ≤ μ Λn
//
// An open contact lets the bodies keep the speed that closes the gap within the step and removes only the excess, which would
// make them overlap. It does not bounce: a bounce now would begin in mid-air. Jv₀ is the relative velocity before the sweeps.
// The target of the bounce must be fixed once, here: during the sweeps Jv is already approaching zero, and a target that
// follows it would bounce less and less.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "physics/collision/contact.h"
#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"

namespace solverscope {

/// Whether a row is the normal row of a contact.
inline bool isContactNormal(const Row& row) {
    return row.constraint.kind == ConstraintKind::Contact && row.kind == RowKind::Unilateral;
}

/// The separation above which a contact is open [m]: isSpeculative.
inline Real openFrom(const Settings& settings) { return settings.contactMargin > 0 ? 1e-9 : touching; }

/// The lever arms of a contact on its two bodies [m].
struct Levers {
    Vec2 onA;
    Vec2 onB;
};
inline Levers leversOf(const Contact& contact, const BodiesView& bodies) {
    return {contact.point - bodies.poses[index(contact.a)].position, contact.point - bodies.poses[index(contact.b)].position};
}

/// The one or two points of a pair of bodies, in the order in which rows are built of them.
struct PointsOfPair {
    std::array<std::uint32_t, 2> places;
    std::uint32_t count = 0;

    auto begin() const { return places.begin(); }
    auto end() const { return places.begin() + count; }
};

/// The points of the pair that begins at place `first`. Point by point they come in the order of their features; otherwise, as in
/// Box2D's polygons, the one with the lower coordinate along the normal turned left is first.
PointsOfPair pointsOfPair(std::span<const Contact> contacts, std::uint32_t first, ContactRows order);

/// How the velocity rows of contacts are built.
struct ContactRowStyle {
    ErrorReduction correction;
    Real bounceThreshold = 0;    // m/s; contacts that close more slowly do not bounce
    Real h = 0;                  // s; the time within which an open contact may close
    Real openBeyond = touching;  // m; the separation above which a contact is open
};

/// Makes a row that pushes the bodies of contact number `place` along the normal or across it. It writes the members one by one:
/// GCC 12 clears a whole row by `rep stos`, which takes as long as a quarter of the rest.
inline void pushAlong(Row& row, const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers,
                      Vec2 direction) {
    row.skew = {};
    row.bias = row.softness = row.nextSoftness = row.lower = row.upper = row.lambda = row.friction = 0;
    row.normalRow = 0;
    pushThroughPoints(row, contact.a, contact.b, levers.onA, levers.onB, direction);
    row.effectiveMass = effectiveMassOf(row, bodies);
    row.constraint = {ConstraintKind::Contact, place};
}

/// What removes the overlap.
inline Real overlapBias(const Contact& contact, ErrorReduction correction) {
    return std::max(correction.rate * std::min(0.0, contact.separation + correction.slop), -correction.maxSpeed);
}

/// Makes a new row the normal row of contact number `place`.
inline void makeContactNormalRow(Row& row, const Contact& contact, std::uint32_t place, const BodiesView& bodies,
                                 const Levers& levers, const ContactRowStyle& style) {
    pushAlong(row, contact, place, bodies, levers, contact.normal);
    row.kind = RowKind::Unilateral;
    row.upper = infinity;
    row.bias = overlapBias(contact, style.correction);
    const Real initialJv = relativeVelocityOf(row, bodies);
    if (isSpeculative(contact, style.openBeyond))
        row.bias = contact.separation / style.h;
    else if (initialJv < -style.bounceThreshold)
        row.bias += contact.restitution * initialJv;
    row.lambda = contact.normalImpulse;
}

/// Makes a new row its friction row. The place of its normal row is the caller's to set.
inline void makeContactFrictionRow(Row& row, const Contact& contact, std::uint32_t place, const BodiesView& bodies,
                                   const Levers& levers) {
    pushAlong(row, contact, place, bodies, levers, leftPerpendicular(contact.normal));
    row.kind = RowKind::Friction;
    row.friction = contact.friction;
    row.lambda = contact.tangentImpulse;
}

/// Appends the velocity rows of contact number `place`. Contacts that close more slowly than `bounceThreshold` [m/s] do not
/// bounce. `h`: the time within which an open contact may close [s].
void appendContactRows(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                       Real bounceThreshold, Real h, RowVector& rows);

/// Makes a row the pseudo-velocity row of a contact: its hard normal row again, with the single target of removing the overlap. The
/// gap of an open contact is left to the velocities: pseudo-velocities do not close it.
inline void makeContactPseudoRow(Row& row, const Row& normal, const Contact& contact, ErrorReduction correction) {
    row = normal;
    row.bias = overlapBias(contact, correction);
    row.lambda = contact.pseudoImpulse;
}

/// The impulse of a contact that a velocity row of it has.
inline Real& impulseOf(Contact& contact, const Row& row) {
    return row.kind == RowKind::Friction ? contact.tangentImpulse : contact.normalImpulse;
}

}  // namespace solverscope
