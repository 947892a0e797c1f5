// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/scene/scene.h"

namespace solverscope {

/// The static half-plane y ≤ 0.
inline BodyDef groundBody(std::string id = "ground") {
    BodyDef ground;
    ground.id = std::move(id);
    ground.isStatic = true;
    ground.shape = HalfPlane{};
    return ground;
}

}  // namespace solverscope
