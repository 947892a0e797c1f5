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

Solid solid(const HalfPlane&) { return {}; }

}  // namespace

Body makeBody(const BodyDef& definition) {
    Body body{definition.shape, definition.isStatic, {}, definition.friction, definition.restitution};
    if (definition.isStatic) return body;
    const Solid s = std::visit([](const auto& shape) { return solid(shape); }, definition.shape);
    const Real mass = definition.mass.value_or(definition.density * s.area);
    body.inverseMass.m = 1.0 / mass;
    body.inverseMass.I = definition.fixedRotation ? 0.0 : 1.0 / (mass * s.inertiaPerMass);
    return body;
}

}  // namespace solverscope
