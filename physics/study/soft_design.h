// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How soft a row is or could be, and how it responds: displaced by 1 and released at rest, with no other force.
#pragma once

#include <optional>
#include <vector>

#include "physics/constraints/spring.h"
#include "physics/world/world.h"

namespace solverscope {

/// A row that can be a spring: of a joint one that its `spring` acts on, or the normal row of a contact.
struct SoftTarget {
    ConstraintRef constraint;
    std::uint32_t place = 0;  // of a joint: among its equations; of a contact: its feature
    BodyId a{};
    BodyId b{};
    Real mass = 0;                            // 1/K: kg, or kg m² if it turns
    bool turns = false;                       //
    bool onStatic = false;                    // a contact with a static body, which the settings make twice as stiff
    std::optional<AnySpringDef> spring = {};  // of the joint

    bool isContact() const { return constraint.kind == ConstraintKind::Contact; }

    /// Whether both are the same row, perhaps of two steps.
    bool isSameRow(const SoftTarget& other) const;
};

/// All of them, joints first. Rows that no impulse moves are left out.
std::vector<SoftTarget> softTargetsOf(const World& world);

/// The spring that the row is under these settings; nothing for a hard row.
std::optional<RowSpring> springOf(const SoftTarget& target, const Settings& settings);

/// The settings that make a contact such a spring, as far as its frequency is within the limit.
Settings withContactSpring(Settings settings, const SoftTarget& contact, const SpringDef& spring);

/// The frequency [Hz] down to which contact_hertz_limit or joint_hertz_limit takes the row's own; nothing if it has that frequency
/// or is not made soft by settings.
std::optional<Real> bindingLimit(const SoftTarget& target, const Settings& settings);

/// x(t) of a damped oscillator, with x = 1 and at rest at t = 0 [s].
Real dampedOscillation(const SpringDef& spring, Real t);

/// The length of the response worth looking at [s]: until the oscillator is down to 1 %, but at most so many steps.
Real responseTime(const RowSpring& spring, int maxSteps);

/// x at the beginning and after each of so many steps of a mass of its own on the row, as a method with hard contacts solves it
/// with the settings' kind of softness. `relaxed`: as the settings' method does, which has a relaxing pass (MethodTraits) that
/// removes after each move the velocity that the row has added.
std::vector<Real> rowResponse(const RowSpring& spring, const Settings& settings, int steps, bool relaxed = false);

}  // namespace solverscope
