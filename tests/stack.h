// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/scene/scene.h"
#include "tests/ground.h"

namespace solverscope {

/// Boxes of one metre on each other.
inline Scene stackScene(int boxes) {
    Scene scene;
    scene.bodies.push_back(groundBody());
    for (int i = 0; i < boxes; ++i) {
        BodyDef& box = scene.bodies.emplace_back();
        box.id = "box_" + std::to_string(i + 1);
        box.shape = Box{1, 1};
        box.position = {0, 0.5 + i};
    }
    return scene;
}

}  // namespace solverscope
