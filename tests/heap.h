// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/scene/scene.h"
#include "tests/ground.h"

namespace solverscope {

/// Columns of boxes side by side that fall on each other, each column one box width from the next and its boxes turned a little.
inline Scene droppedHeapScene(int columns, int height) {
    Scene scene;
    scene.bodies.push_back(groundBody());
    for (int i = 0; i < columns; ++i)
        for (int k = 0; k < height; ++k) {
            BodyDef box;
            box.id = "box_" + std::to_string(i) + "_" + std::to_string(k);
            box.shape = Box{1, 1};
            box.position = {i * 1.05 + 0.1 * (k % 3), 0.6 + k * 1.1};
            box.angle = 0.05 * ((i + 2 * k) % 5 - 2);
            box.mass = 1 + (3 * i + k) % 4;
            box.velocity = {0.3 * ((i + k) % 3 - 1), -3};
            scene.bodies.push_back(box);
        }
    return scene;
}

}  // namespace solverscope
