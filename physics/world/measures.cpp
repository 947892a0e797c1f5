// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/measures.h"

#include <algorithm>
#include <cmath>

#include "physics/base/missing.h"
#include "physics/constraints/joint_equations.h"
#include "physics/constraints/spring.h"
#include "physics/scene/refusals.h"
#include "physics/world/find_contacts.h"

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

/// The energy stored in the springs of a joint that has some. An infinitely stiff row stores nothing.
Real springEnergy(const Joint& joint, const BodiesView& bodies, Real h) {
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

Measures measure(const World& world) {
    Measures m;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const InverseMass inverse = world.inverseMasses[i];
        if (inverse.m == 0) continue;
        const Velocity& velocity = world.velocities[i];
        const Vec2 position = world.poses[i].position;
        const Real mass = 1 / inverse.m;
        const Real inertia = inverse.I > 0 ? 1 / inverse.I : 0;
        const Real linear = 0.5 * mass * lengthSquared(velocity.v);
        const Real rotational = 0.5 * inertia * velocity.w * velocity.w;
        m.kineticEnergy += linear + rotational;
        m.linearEnergy += linear;
        m.rotationalEnergy += rotational;
        m.potentialEnergy -= mass * dot(world.gravity, position);
        m.momentum += mass * velocity.v;
        m.angularMomentum += mass * cross(position, velocity.v) + inertia * velocity.w;
    }
    for (const Contact& contact : world.contacts) m.worstPenetration = std::max(m.worstPenetration, -contact.separation);
    if (world.playback) {  // a trace has nothing of joints except their rows
        m.worstJointError = missingValue;
        const auto told = [](const Contact& contact) { return isPresent(contact.separation); };
        if (!std::ranges::all_of(world.contacts, told)) m.worstPenetration = missingValue;
    }
    const BodiesView bodies = bodiesOf(world);
    for (const Joint& joint : world.joints) {
        m.worstJointError = std::max(m.worstJointError, jointError(joint, bodies));
        if (joint.spring) m.springEnergy += springEnergy(joint, bodies, subStepLength(world.settings));
    }
    m.contacts = static_cast<int>(world.contacts.size());
    return m;
}

namespace {

/// With the contacts that it begins with.
World startOf(const Scene& scene) {
    World world = makeWorld(scene);
    if (scene.playback) return world;
    world.settings.overlapStops = false;
    NullWatch nobody;
    findContacts(world, nobody);
    return world;
}

}  // namespace

std::size_t sizeOfWork(const World& world) {
    constexpr std::size_t contactsOfBody = 4;
    return std::max(world.bodies.size() + world.joints.size(), world.contacts.size() / contactsOfBody);
}

std::size_t sizeOfWork(const Scene& scene) { return sizeOfWork(startOf(scene)); }

bool isCrowded(const World& world) { return world.contacts.size() >= maxContacts; }

Result<Scene> rejectIfCrowded(Result<Scene> scene, const std::string& name) {
    if (!scene || scene->playback) return scene;
    const World start = startOf(*scene);
    std::string problem = tooMuchWorkReason(scene->settings, sizeOfWork(start));
    if (isCrowded(start)) problem = filled(scene_refusals::tooCrowded, {std::to_string(maxContacts)});
    if (problem.empty()) return scene;
    return Error{name, 0, 0, std::move(problem)};
}

}  // namespace solverscope
