// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cmath>
#include <string>

#include "physics/scene/scene.h"
#include "tests/ground.h"
#include "tests/pyramid.h"
#include "tests/stack.h"

namespace solverscope {

/// Links side by side, each joined to the next by a pin, the first one to a wall.
inline Scene chainScene(int links) {
    constexpr Real length = 0.5;
    Scene scene;
    BodyDef& wall = scene.bodies.emplace_back();
    wall.id = "wall";
    wall.isStatic = true;
    wall.shape = Box{length, length};
    for (int i = 1; i <= links; ++i) {
        BodyDef& link = scene.bodies.emplace_back();
        link.id = "link_" + std::to_string(i);
        link.shape = Box{length, 0.1};
        link.position = {length * i, 0};
        JointDef& pin = scene.joints.emplace_back();
        pin.id = "pin_" + std::to_string(i);
        pin.bodyA = BodyId{static_cast<std::uint32_t>(i - 1)};
        pin.bodyB = BodyId{static_cast<std::uint32_t>(i)};
        pin.kind = RevoluteDef{{length * (i - 0.5), 0}, {}, {}};
    }
    return scene;
}

/// Boxes, discs and triangles in turn, turned and a little apart, that fall into a trough.
inline Scene rainScene(int bodies) {
    Scene scene;
    const int inRow = static_cast<int>(std::ceil(std::sqrt(bodies)));
    for (const double side : {1.0, -1.0}) {
        BodyDef& wall = scene.bodies.emplace_back();
        wall.id = side > 0 ? "left" : "right";
        wall.isStatic = true;
        wall.shape = HalfPlane{{side * 0.6, 0.8}, 0};
    }
    for (int i = 0; i < bodies; ++i) {
        BodyDef& drop = scene.bodies.emplace_back();
        drop.id = "drop_" + std::to_string(i + 1);
        const int row = i / inRow;
        drop.position = {1.3 * (i % inRow - 0.5 * inRow) + 0.1 * (row % 3), 0.45 * inRow + 1.3 * row};
        drop.angle = 0.7 * i;
        if (i % 3 == 0) drop.shape = Box{0.9, 0.7};
        if (i % 3 == 1) drop.shape = Circle{0.45};
        if (i % 3 == 2) drop.shape = Polygon{{Vec2{-0.5, -0.35}, Vec2{0.5, -0.35}, Vec2{0, 0.55}}, 3};
    }
    return scene;
}

}  // namespace solverscope
