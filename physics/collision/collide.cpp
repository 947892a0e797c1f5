// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/collide.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace solverscope {

void collide(std::span<const BodyPair> pairs, std::span<const Body> bodies, std::span<const Pose> poses,
             std::span<const Contact> before, std::vector<Contact>& now) {
    // Room for every point there could be, so that manifolds are written where they stay. What the last step left in `now` is
    // overwritten.
    now.resize(2 * pairs.size());
    std::size_t total = 0;
    auto old = before.begin();
    for (const BodyPair& pair : pairs) {
        const Body& a = bodies[index(pair.a)];
        const Body& b = bodies[index(pair.b)];
        const std::span<Contact, 2> points(now.data() + total, 2);
        const int count = manifold(a.shape, poses[index(pair.a)], b.shape, poses[index(pair.b)], touching, points);
        if (count == 0) continue;
        const Real friction = std::sqrt(a.friction * b.friction);
        const Real restitution = std::max(a.restitution, b.restitution);
        for (Contact& c : points.first(static_cast<std::size_t>(count))) {
            c.a = pair.a;
            c.b = pair.b;
            c.friction = friction;
            c.restitution = restitution;
            while (old != before.end() && contactKey(*old) < contactKey(c)) ++old;
            if (old != before.end() && contactKey(*old) == contactKey(c)) {
                c.normalImpulse = old->normalImpulse;
                c.tangentImpulse = old->tangentImpulse;
                c.pseudoImpulse = old->pseudoImpulse;
                c.age = old->age + 1;
            }
        }
        total += static_cast<std::size_t>(count);
    }
    now.resize(total);
}

}  // namespace solverscope
