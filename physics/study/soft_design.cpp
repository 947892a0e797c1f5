// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/study/soft_design.h"

#include <algorithm>
#include <cmath>

#include "physics/constraints/contact_rows.h"
#include "physics/constraints/joint_equations.h"
#include "physics/world/row_spring.h"
#include "physics/world/step.h"

namespace solverscope {

bool SoftTarget::isSameRow(const SoftTarget& other) const {
    const bool sameConstraint =
        constraint.kind == other.constraint.kind && (isContact() || constraint.index == other.constraint.index);
    return sameConstraint && place == other.place && a == other.a && b == other.b;
}

std::vector<SoftTarget> softTargetsOf(const World& world) {
    std::vector<SoftTarget> targets;
    if (world.playback) return targets;  // a trace has rows, but no springs
    const BodiesView bodies = bodiesOf(world);
    const auto add = [&](const Row& row, std::uint32_t place) -> SoftTarget* {
        const Real K = inverseEffectiveMassOf(row, bodies);
        if (!(K > 0)) return nullptr;
        targets.push_back({row.constraint, place, row.a, row.b, 1 / K, isAngular(row)});
        return &targets.back();
    };
    for (std::uint32_t i = 0; i < world.joints.size(); ++i) {
        Joint onSpring = world.joints[i];
        onSpring.spring = SpringDef{};
        onSpring.keepsLength = true;  // as a piston with a spring does
        const JointEquations equations = equationsOf(onSpring, bodies);
        for (std::uint32_t place = 0; place < equations.size(); ++place)
            if (equations[place].soft)
                if (SoftTarget* target = add(rowFor(equations[place], i), place)) target->spring = world.joints[i].spring;
    }
    RowVector rows;
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i) {
        const Contact& contact = world.contacts[i];
        rows.clear();
        appendContactRows(contact, i, bodies, {}, infinity, 1, rows);
        if (SoftTarget* target = add(rows.front(), contact.feature))
            target->onStatic = world.bodies[index(contact.a)].isStatic || world.bodies[index(contact.b)].isStatic;
    }
    return targets;
}

std::optional<RowSpring> springOf(const SoftTarget& target, const Settings& settings) {
    const Real h = subStepLength(settings);
    if (target.spring && std::holds_alternative<BetaGammaDef>(*target.spring))
        return inAllForms(betaGammaOf(*target.spring, target.mass, h, settings.positionError), target.mass, h);
    if (target.spring) return inAllForms(*target.spring, target.mass, h);
    if (!isSoft(settings.method)) return std::nullopt;
    return inAllForms(softnessBySettings(settings, target.constraint.kind, target.onStatic, 1 / target.mass, h), target.mass, h);
}

Settings withContactSpring(Settings settings, const SoftTarget& contact, const SpringDef& spring) {
    settings.contactHertz = contact.onStatic ? spring.frequency / 2 : spring.frequency;
    settings.contactDampingRatio = spring.dampingRatio;
    return settings;
}

std::optional<Real> bindingLimit(const SoftTarget& target, const Settings& settings) {
    if (target.spring || !isSoft(settings.method)) return std::nullopt;
    const Real h = subStepLength(settings);
    const Real wanted = target.isContact() ? settings.contactHertz : 2 * settings.contactHertz;
    const Real limit = (target.isContact() ? contactHertzLimit(settings) : jointHertzLimit(settings)) / h;
    if (wanted <= limit) return std::nullopt;
    return target.onStatic ? 2 * limit : limit;
}

Real dampedOscillation(const SpringDef& spring, Real t) {
    const Real omega = twoPi * spring.frequency;
    const Real zeta = spring.dampingRatio;
    if (!(omega > 0)) return 1;
    if (zeta < 1) {
        const Real damped = omega * std::sqrt(1 - zeta * zeta);
        return std::exp(-zeta * omega * t) * (std::cos(damped * t) + zeta * omega / damped * std::sin(damped * t));
    }
    // e^{−ζωt} (cosh δt + ζω/δ sinh δt), without large powers
    const Real delta = omega * std::sqrt(zeta * zeta - 1);
    const Real slow = std::exp(-omega / (zeta + std::sqrt(zeta * zeta - 1)) * t);
    const Real sinh = delta * t > 0 ? -std::expm1(-2 * delta * t) / (2 * delta) : t;
    return slow * ((1 + std::exp(-2 * delta * t)) / 2 + zeta * omega * sinh);
}

Real responseTime(const RowSpring& spring, int maxSteps) {
    const Real zeta = spring.byFrequency.dampingRatio;
    const Real omega = twoPi * spring.byFrequency.frequency;
    const Real rate = zeta < 1 ? zeta * omega : omega / (zeta + std::sqrt(zeta * zeta - 1));
    constexpr Real minSteps = 10;
    const Real downTo1Percent = std::log(100) / rate;
    const Real most = static_cast<Real>(maxSteps) * spring.h;
    return downTo1Percent < most ? std::max(downTo1Percent, minSteps * spring.h) : most;
}

std::vector<Real> rowResponse(const RowSpring& spring, const Settings& settings, int steps, bool relaxed) {
    constexpr Real length = 4;  // m; the row never turns round
    Scene scene;
    scene.gravity = {};
    Settings& own = scene.settings;
    own.dt = spring.h;
    own.clampDt = false;
    own.substeps = own.iterations = 1;
    own.softnessKind = settings.softnessKind;
    own.warmStarting = settings.warmStarting;
    if (relaxed) {
        own.method = settings.method;
        own.relaxIterations = settings.relaxIterations;
        own.contactHertz = spring.byFrequency.frequency / 2;
        own.jointHertzLimit = infinity;
        own.jointDampingRatio = spring.byFrequency.dampingRatio;
    }
    scene.bodies.resize(2);
    scene.bodies[0].isStatic = true;
    scene.bodies[1].shape = Particle{};
    scene.bodies[1].mass = spring.mass;
    scene.bodies[1].position = {length + 1, 0};
    std::optional<AnySpringDef> onSpring;
    if (!relaxed) onSpring = spring.byStep;
    scene.joints.push_back({"row", BodyId{0}, BodyId{1}, DistanceDef{{0, 0}, {length + 1, 0}, length, {}, {}}, false, onSpring});
    World world = makeWorld(scene);
    std::vector<Real> response{1};
    for (int i = 0; i < steps; ++i) {
        step(world);
        response.push_back(world.poses[1].position.x - length);
    }
    return response;
}

}  // namespace solverscope
