// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/step_measures.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/constraints/joint_equations.h"
#include "physics/constraints/spring.h"

namespace solverscope {
namespace {

Real stiffnessOf(const AnySpringDef& spring, Real mass, Real h) {
    if (const auto* byFrequency = std::get_if<SpringDef>(&spring)) return stiffnessOf(*byFrequency, mass).stiffness;
    if (const auto* byStiffness = std::get_if<StiffnessDef>(&spring)) return byStiffness->stiffness;
    return stiffnessOf(std::get<BetaGammaDef>(spring), h).stiffness;
}

Real inverseEffectiveMass(const JointEquation& equation, const BodiesView& bodies) {
    const InverseMass a = bodies.inverseMasses[index(equation.a)];
    const InverseMass b = bodies.inverseMasses[index(equation.b)];
    return inverseEffectiveMass(rowFor(equation, 0), a, b);
}

/// The energy stored in a joint's springs. An infinitely stiff row stores nothing.
Real springEnergy(const Joint& joint, const BodiesView& bodies, Real h) {
    if (!joint.spring) return 0;
    Real energy = 0;
    for (const JointEquation& equation : equationsOf(joint, bodies)) {
        if (!equation.soft || equation.kind == RowKind::Motor) continue;
        if (isInequality(equation.kind) && equation.C > 0) continue;  // slack
        const Real K = inverseEffectiveMass(equation, bodies);
        const Real stiffness = K > 0 ? stiffnessOf(*joint.spring, 1 / K, h) : 0;
        if (std::isfinite(stiffness)) energy += 0.5 * stiffness * equation.C * equation.C;
    }
    return energy;
}

}  // namespace

EnergyByKind energyByKind(const World& world) {
    EnergyByKind energy;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const InverseMass inverse = world.inverseMasses[i];
        const Velocity& velocity = world.velocities[i];
        if (inverse.m > 0) energy.linear += 0.5 / inverse.m * lengthSquared(velocity.v);
        if (inverse.m > 0 && inverse.I > 0) energy.rotational += 0.5 / inverse.I * velocity.w * velocity.w;
    }
    const BodiesView bodies = bodiesOf(world);
    for (const Joint& joint : world.joints) energy.springs += springEnergy(joint, bodies, subStepLength(world.settings));
    return energy;
}

bool hasSprings(const World& world) {
    return std::ranges::any_of(world.joints, [](const Joint& joint) { return joint.spring.has_value(); });
}

std::vector<Real> jitterOf(std::span<const Vec2> velocities, int window) {
    std::vector<Real> jitter;
    std::vector<Real> squares;  // of the changes since the last gap
    for (std::size_t i = 1; i < velocities.size(); ++i) {
        const Real square = lengthSquared(velocities[i] - velocities[i - 1]);
        if (square != square) {
            squares.clear();
            jitter.push_back(std::numeric_limits<Real>::quiet_NaN());
            continue;
        }
        squares.push_back(square);
        // Summed from scratch each time: a running sum would keep the rounding of large changes that have left the window.
        const auto count = std::min(squares.size(), static_cast<std::size_t>(window));
        Real sum = 0;
        for (std::size_t k = squares.size() - count; k < squares.size(); ++k) sum += squares[k];
        jitter.push_back(std::sqrt(sum / static_cast<Real>(count)));
    }
    return jitter;
}

}  // namespace solverscope
