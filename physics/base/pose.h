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

}  // namespace solverscope
