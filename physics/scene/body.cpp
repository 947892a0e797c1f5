// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/body.h"

namespace solverscope {
namespace {

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

/// Two half discs and the rectangle between them. The centre of mass of a half disc is 4r/3π from its straight side.
Solid solid(const Capsule& capsule) {
    const Real r = capsule.radius;
    const Real L = capsule.length;
    const Real discs = pi * r * r;
    const Real rectangle = 2 * r * L;
    const Real inertia = discs * (0.5 * r * r + 0.25 * L * L + 4 * r * L / (3 * pi)) + rectangle * (L * L + 4 * r * r) / 12.0;
    return {discs + rectangle, inertia / (discs + rectangle)};
}

/// Triangles between the origin and the edges.
Solid solid(const Polygon& polygon) {
    Real twiceArea = 0;
    Real moment = 0;
    for (std::uint32_t k = 0; k < polygon.count; ++k) {
        const Vec2 p = polygon.points[k];
        const Vec2 q = polygon.points[k + 1 < polygon.count ? k + 1 : 0];
        const Real part = cross(p, q);
        twiceArea += part;
        moment += part * (dot(p, p) + dot(p, q) + dot(q, q));
    }
    return {0.5 * twiceArea, moment / (6 * twiceArea)};
}

Solid solid(const HalfPlane&) { return {}; }

Solid solid(const Particle&) { return {}; }

Vec2 centreOf(const Polygon& polygon) {
    // Relative to the first corner, so that a polygon far from its origin keeps its precision.
    const Vec2 origin = polygon.points[0];
    Real twiceArea = 0;
    Vec2 sum;
    for (std::uint32_t k = 1; k + 1 < polygon.count; ++k) {
        const Vec2 p = polygon.points[k] - origin;
        const Vec2 q = polygon.points[k + 1] - origin;
        twiceArea += cross(p, q);
        sum += cross(p, q) * (p + q);
    }
    return origin + (1 / (3 * twiceArea)) * sum;
}

/// The shape in the frame of its centre of mass.
Shape centred(const Shape& shape) {
    const Polygon* polygon = std::get_if<Polygon>(&shape);
    if (!polygon) return shape;
    Polygon moved = *polygon;
    const Vec2 centre = centreOf(*polygon);
    for (std::uint32_t k = 0; k < moved.count; ++k) moved.points[k] -= centre;
    return moved;
}

Real massOf(const BodyDef& definition, const Solid& s) {
    if (definition.mass) return *definition.mass;
    return std::holds_alternative<Particle>(definition.shape) ? defaultParticleMass : definition.density * s.area;
}

InverseMass inverseMassOf(const Solid& s, Real mass, bool turns) {
    return {1.0 / mass, turns ? 1.0 / (mass * s.inertiaPerMass) : 0};
}

}  // namespace

Body makeBody(const BodyDef& definition) {
    Body body{centred(definition.shape), definition.isStatic,  {}, definition.friction, definition.restitution,
              definition.tyre,           startPose(definition)};
    if (definition.isStatic) return body;
    const Solid s = std::visit([](const auto& shape) { return solid(shape); }, body.shape);
    body.inverseMass = inverseMassOf(s, massOf(definition, s), !definition.fixedRotation && !hasFixedRotation(definition.shape));
    return body;
}

InverseMass inverseMassWith(const Body& body, Real mass) {
    if (body.isStatic) return {};
    const Solid s = std::visit([](const auto& shape) { return solid(shape); }, body.shape);
    return inverseMassOf(s, mass, body.inverseMass.I > 0);
}

Pose startPose(const BodyDef& definition) {
    if (const Polygon* polygon = std::get_if<Polygon>(&definition.shape)) {
        const Pose frame = poseAt(definition.position, definition.angle);
        return {toWorld(frame, centreOf(*polygon)), frame.angle, frame.rotation};
    }
    return poseAt(definition.position, hasFixedRotation(definition.shape) ? 0 : definition.angle);
}

Velocity startVelocity(const BodyDef& definition) {
    if (definition.isStatic) return {};
    return {definition.velocity, hasFixedRotation(definition.shape) ? 0 : definition.angularVelocity};
}

}  // namespace solverscope
