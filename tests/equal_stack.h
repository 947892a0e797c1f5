// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/scene/scene.h"
#include "tests/ground.h"

namespace solverscope {

/// So many bodies of 1 kg and 1 m on the ground, one on the other, with one contact each and no friction: scene two_box_stack, made
/// higher. Nothing is warm started.
inline Scene equalStack(int bodies) {
    Scene scene;
    scene.title = std::to_string(bodies) + " equal bodies, one on the other";
    scene.gravity = {0, -10};
    scene.settings.warmStarting = 0;
    BodyDef ground = groundBody();
    ground.friction = 0;
    scene.bodies.push_back(ground);
    for (int i = 0; i < bodies; ++i) {
        BodyDef body;
        body.id = "body_" + std::to_string(i + 1);
        body.shape = Circle{0.5};
        body.position = {0, 0.5 + i};
        body.mass = 1;
        body.friction = 0;
        body.fixedRotation = true;
        scene.bodies.push_back(body);
    }
    return scene;
}

}  // namespace solverscope
