// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>

#include "physics/scene/scene.h"

namespace solverscope {

inline BodyDef disc(const std::string& id, Vec2 position, Real mass = 1, Real radius = 0.25) {
    BodyDef body;
    body.id = id;
    body.shape = Circle{radius};
    body.position = position;
    body.mass = mass;
    return body;
}

/// The same body, moved by nothing.
inline BodyDef fixed(BodyDef body) {
    body.isStatic = true;
    body.mass.reset();
    return body;
}

inline BodyDef fixedDisc(const std::string& id, Vec2 position) { return fixed(disc(id, position)); }

}  // namespace solverscope
