// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/body.h"

namespace solverscope {
namespace {

constexpr Real pi = 3.14159265358979323846;

struct Solid {
    Real area = 0;            // m²
    Real inertiaPerMass = 0;  // m²
};

Solid solid(const Circle& circle) {
    const Real squared = circle.radius * circle.radius;
    return {pi * squared, 0.5 * squared};
}

Solid solid(const Box& box) { return {box.width * box.height, (box.width * box.width + box.height * box.height) / 12.0}; }

Solid solid(const AxisBox& box) { return solid(Box{box.width, box.height}); }

Solid solid(const HalfPlane&) { return {}; }

Solid solid(const Particle&) { return {}; }

Real massOf(const BodyDef& definition, const Solid& s) {
    if (definition.mass) return *definition.mass;
    return std::holds_alternative<Particle>(definition.shape) ? usualParticleMass : definition.density * s.area;
}

}  // namespace

Body makeBody(const BodyDef& definition) {
    Body body{definition.shape, definition.isStatic, {}, definition.friction, definition.restitution, definition.tyre};
    if (definition.isStatic) return body;
    const Solid s = std::visit([](const auto& shape) { return solid(shape); }, definition.shape);
    const Real mass = massOf(definition, s);
    body.inverseMass.m = 1.0 / mass;
    if (!definition.fixedRotation && !neverTurns(definition.shape)) body.inverseMass.I = 1.0 / (mass * s.inertiaPerMass);
    return body;
}

Pose startPose(const BodyDef& definition) {
    return poseAt(definition.position, neverTurns(definition.shape) ? 0 : definition.angle);
}

Velocity startVelocity(const BodyDef& definition) {
    if (definition.isStatic) return {};
    return {definition.velocity, neverTurns(definition.shape) ? 0 : definition.angularVelocity};
}

}  // namespace solverscope
