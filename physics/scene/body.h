// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "physics/base/motion.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// A shape as a box, if it is one.
inline std::optional<Box> boxOf(const Shape& shape) {
    if (const Box* box = std::get_if<Box>(&shape)) return *box;
    if (const AxisBox* box = std::get_if<AxisBox>(&shape)) return Box{box->width, box->height};
    return std::nullopt;
}

/// The constant properties of a body while a scene runs.
struct Body {
    Shape shape;
    bool isStatic = false;
    InverseMass inverseMass;  // as given by the scene
    Real friction = 0;
    Real restitution = 0;
    std::optional<TyreDef> tyre = {};
    Pose joinedAt = {};  // where it is while joints are made: where the definition has it

    bool operator==(const Body&) const = default;
};

inline constexpr Real defaultParticleMass = 1;  // kg

/// Mass from the definition (kg), or density times area; moment of inertia of the solid shape about its middle. A particle has no
/// area: without a mass in the definition it has `defaultParticleMass`.
Body makeBody(const BodyDef& definition);

/// The body's inverse mass for another mass (kg, more than 0): the moment of inertia scales with it. Zero for static bodies.
InverseMass inverseMassWith(const Body& body, Real mass);

/// The initial centre of mass of a body: the position of the definition, or near it for a polygon.
Pose startPose(const BodyDef& definition);

/// The velocity with which it begins, of the centre of mass.
Velocity startVelocity(const BodyDef& definition);

}  // namespace solverscope
