// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/base/rotation.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// Where a body is: centre of mass (m) and angle (rad), with the rotation for that angle.
struct Pose {
    Vec2 position;
    Real angle = 0;
    Rotation rotation;

    constexpr bool operator==(const Pose&) const = default;
};

inline Pose poseAt(Vec2 position, Real angle) { return {position, angle, rotationBy(angle)}; }
constexpr Vec2 toWorld(const Pose& pose, Vec2 local) { return pose.position + rotate(pose.rotation, local); }
constexpr Vec2 toLocal(const Pose& pose, Vec2 world) { return inverseRotate(pose.rotation, world - pose.position); }

struct Velocity {
    Vec2 v;      // m/s
    Real w = 0;  // rad/s
    bool operator==(const Velocity&) const = default;
};

struct InverseMass {
    Real m = 0;  // 1/kg; 0 for bodies that no impulse moves
    Real I = 0;  // 1/(kg m²); 0 for bodies that no impulse turns
    bool operator==(const InverseMass&) const = default;
};

/// Whether impulses change how the body moves.
constexpr bool moves(const InverseMass& inverse) { return inverse.m > 0 || inverse.I > 0; }

}  // namespace solverscope
