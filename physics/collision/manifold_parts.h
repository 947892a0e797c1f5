// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Shared by the tests of all pairs of shapes. Only for the manifold*.cpp files.
#pragma once

#include <cstdint>
#include <span>

#include "physics/base/motion.h"
#include "physics/collision/contact.h"
#include "physics/scene/scene.h"

namespace solverscope::manifolds {

using Out = std::span<Contact, 2>;

// Below this the square of a distance loses its digits, and the direction with them.
inline constexpr Real concentricDistance = 1e-100;  // m

inline void putContact(Contact& c, std::uint32_t feature, Vec2 normal, Vec2 point, Real separation) {
    c = Contact{};
    c.feature = feature;
    c.normal = normal;
    c.point = point;
    c.separation = separation;
}

/// The same points seen from the other body.
inline int mirrored(int count, Out out) {
    for (int i = 0; i < count; ++i) out[i].normal = -out[i].normal;
    return count;
}

/// A half-plane in the frame of its body.
inline HalfPlane placed(const HalfPlane& plane, const Pose& pose) {
    const Vec2 normal = rotate(pose.rotation, plane.normal);
    return {normal, plane.offset + dot(normal, pose.position)};
}

}  // namespace solverscope::manifolds
