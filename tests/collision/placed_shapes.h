// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "physics/collision/collide.h"

namespace solverscope {

/// A shape where a test has put it.
struct Placed {
    Shape shape;
    Pose pose;
};

inline const Placed ground{HalfPlane{{0, 1}, 0}, Pose{}};

inline bool near(Real actual, Real expected, Real tolerance = 1e-12) { return std::abs(actual - expected) < tolerance; }
inline bool near(Vec2 actual, Vec2 expected) { return near(actual.x, expected.x) && near(actual.y, expected.y); }

inline Placed at(const Shape& shape, Vec2 position, Real angle = 0) { return {shape, poseAt(position, angle)}; }

inline ContactVector contactsOf(const Placed& a, const Placed& b, Real margin = touching) {
    std::array<Contact, 2> out;
    const int count = manifold(a.shape, a.pose, b.shape, b.pose, margin, out);
    return {out.begin(), out.begin() + count};
}

inline std::vector<std::uint32_t> featuresOf(const ContactVector& contacts) {
    std::vector<std::uint32_t> features;
    for (const Contact& c : contacts) features.push_back(c.feature);
    return features;
}

inline const Contact& deepest(const ContactVector& contacts) {
    return *std::min_element(contacts.begin(), contacts.end(),
                             [](const Contact& a, const Contact& b) { return a.separation < b.separation; });
}

}  // namespace solverscope
