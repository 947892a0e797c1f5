// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/base/result.h"
#include "physics/world/world.h"

namespace solverscope {

/// A summary of a world in a few numbers.
struct Measures {
    Real kineticEnergy = 0;     // J
    Real linearEnergy = 0;      // J, the part Σ ½ m |v|² of it
    Real rotationalEnergy = 0;  // J, the part Σ ½ I ω² of it
    Real potentialEnergy = 0;   // J, zero at the origin
    Real springEnergy = 0;      // J, Σ ½ k C² over the joints' soft rows, k of constraints/spring.h
    Vec2 momentum;              // N s
    Real angularMomentum = 0;   // N m s, about the origin
    Real worstPenetration = 0;  // m, as collision detection found it, or as position sweeps left it
    Real worstJointError = 0;   // m
    int contacts = 0;

    bool operator==(const Measures&) const = default;
};

Measures measure(const World& world);

/// Kinetic and potential [J].
inline Real energyOf(const Measures& measures) { return measures.kineticEnergy + measures.potentialEnergy; }

/// The work of every sweep of a step, for tooMuchWorkReason: bodies and joints, or, if many bodies touch, a quarter of the
/// contacts, which cost as much. For a scene: at its start.
std::size_t sizeOfWork(const World& world);
std::size_t sizeOfWork(const Scene& scene);

/// Whether the step that the world comes from may have had more contacts than are looked for (maxContacts).
bool isCrowded(const World& world);

/// The scene, or an error if it is crowded at the start, or if its contacts make its steps too much work. `name`: of its file,
/// for the message.
Result<Scene> rejectIfCrowded(Result<Scene> scene, const std::string& name);

}  // namespace solverscope
