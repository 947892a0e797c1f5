// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/row_spring.h"

#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"

namespace solverscope {
namespace {

/// The softness that soft and tgs_soft give a row that has none of its own.
BetaGammaDef softnessBySettings(const World& world, const Row& row, Real K, Real h) {
    const Settings& settings = world.settings;
    const bool contact = row.constraint.kind == ConstraintKind::Contact;
    const bool onStatic = world.bodies[index(row.a)].isStatic || world.bodies[index(row.b)].isStatic;
    const Softness softness = contact ? contactSoftness(settings, onStatic, h) : jointSoftness(settings, h);
    return {softness.rate * h, K / softness.scale};
}

}  // namespace

std::optional<RowSpring> springOfRow(const World& world, std::uint32_t place) {
    if (world.playback) return std::nullopt;  // a trace has rows, but no springs
    const Row& row = world.rows[place];
    const BodiesView bodies = bodiesOf(world);
    const Real K = inverseEffectiveMassOf(row, bodies);
    // If γ only scales the velocity, the effective mass reveals it.
    const bool scales = world.settings.softnessKind == SoftnessKind::ScaledVelocity;
    const bool isSoft = row.softness > 0 || (scales && row.effectiveMass > 0 && row.effectiveMass * K < 1 - 1e-12);
    if (!isSoft || !(K > 0)) return std::nullopt;
    RowSpring spring;
    spring.h = subStepLength(world.settings);
    spring.mass = 1 / K;
    spring.byStep = softnessBySettings(world, row, K, spring.h);
    if (row.constraint.kind == ConstraintKind::Joint) {
        const Joint& joint = world.joints[row.constraint.index];
        const JointEquations equations = equationsOf(joint, bodies);
        const std::size_t equation = placeInConstraint(world.rows, place);
        if (equation < equations.size() && equations[equation].soft)
            spring.byStep = betaGammaOf(*joint.spring, spring.mass, spring.h, world.settings.positionError);
    } else if (row.constraint.kind == ConstraintKind::Drag) {
        spring.mass = 1 / world.inverseMasses[index(row.b)].m;
        spring.byStep =
            betaGammaOf(SpringDef{world.settings.dragFrequency, world.settings.dragDampingRatio}, spring.mass, spring.h);
    }
    spring.byStiffness = stiffnessOf(spring.byStep, spring.h);
    spring.byFrequency = springOf(spring.byStiffness, spring.mass);
    return spring;
}

}  // namespace solverscope
