// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/row_spring.h"

#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"

namespace solverscope {

BetaGammaDef softnessBySettings(const Settings& settings, ConstraintKind kind, bool onStatic, Real K, Real h) {
    const Softness softness = kind == ConstraintKind::Contact ? contactSoftness(settings, onStatic, h) : jointSoftness(settings, h);
    return {softness.rate * h, K / softness.scale};
}

std::optional<RowSpring> springOfRow(const World& world, std::uint32_t place) {
    if (world.playback) return std::nullopt;  // a trace has rows, but no springs
    const Row& row = world.rows[place];
    const BodiesView bodies = bodiesOf(world);
    const Real K = inverseEffectiveMassOf(row, bodies);
    // If γ only scales the velocity, the effective mass reveals it.
    const bool scales = world.settings.softnessKind == SoftnessKind::ScaledVelocity;
    const bool isSoft = row.softness > 0 || (scales && row.effectiveMass > 0 && row.effectiveMass * K < 1 - 1e-12);
    if (!isSoft || !(K > 0)) return std::nullopt;
    const Real h = subStepLength(world.settings);
    const auto isStatic = [&](BodyId body) { return body != worldBody(world) && world.bodies[index(body)].isStatic; };
    Real mass = 1 / K;
    BetaGammaDef byStep = softnessBySettings(world.settings, row.constraint.kind, isStatic(row.a) || isStatic(row.b), K, h);
    if (row.constraint.kind == ConstraintKind::Joint) {
        const Joint& joint = world.joints[row.constraint.index];
        const JointEquations equations = equationsOf(joint, bodies);
        const std::size_t equation = placeInConstraint(world.rows, place);
        if (equation < equations.size() && equations[equation].soft)
            byStep = betaGammaOf(*joint.spring, mass, h, world.settings.positionError);
    } else if (row.constraint.kind == ConstraintKind::Drag) {
        mass = 1 / world.inverseMasses[index(row.b)].m;
        byStep = betaGammaOf(SpringDef{world.settings.dragFrequency, world.settings.dragDampingRatio}, mass, h);
    }
    return inAllForms(byStep, mass, h);
}

}  // namespace solverscope
