// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a method may do in its own way in the parts of a step that all methods share. Only the bug museum does.
#pragma once

#include <span>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"
#include "physics/constraints/row_building.h"
#include "physics/constraints/joint.h"
#include "physics/scene/body.h"

namespace solverscope {

/// The rows that have just been built, and what they have been built from.
struct BuiltRows {
    std::span<Row> velocities;
    std::span<Row> pseudoVelocities;
    BodiesView now;
    std::span<const Body> bodies;
    std::span<const Joint> joints;
};

/// v += h g for everything that can move.
inline void applyGravity(std::span<Velocity> velocities, std::span<const InverseMass> inverseMasses, Vec2 gravity, Real h) {
    for (std::size_t i = 0; i < velocities.size(); ++i)
        if (inverseMasses[i].m > 0) velocities[i].v += h * gravity;
}

/// How the bias of hard rows removes position errors.
inline ErrorReduction reductionOf(const Settings& settings, Real h) {
    return {errorShare(settings) / h, settings.slop, settings.positionError};
}

struct StepPolicy {
    decltype(applyGravity)* applyForces = applyGravity;
    decltype(reductionOf)* reduction = reductionOf;
    /// Hands the impulses of the last step's contacts to those of now, where they are not to be matched by their features.
    void (*matchContacts)(std::span<const Contact> before, std::span<Contact> now) = nullptr;
    void (*changeRows)(const BuiltRows& rows) = nullptr;
};

}  // namespace solverscope
