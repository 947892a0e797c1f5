// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/scene/scene.h"
#include "tests/ground.h"

namespace solverscope {

/// A pyramid of unit boxes with `rows` boxes at its base, as the scenes of the library have it.
inline Scene pyramidScene(int rows) {
    Scene scene;
    scene.bodies.push_back(groundBody());
    for (int row = 0; row < rows; ++row)
        for (int i = 0; i < rows - row; ++i) {
            BodyDef box;
            box.id = "box_" + std::to_string(row + 1) + "_" + std::to_string(i + 1);
            box.shape = Box{1, 1};
            box.position = {(i - 0.5 * (rows - row - 1)) * 1.1, 0.5 + row};
            scene.bodies.push_back(box);
        }
    return scene;
}

}  // namespace solverscope
