// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Handles of a body by which it is made larger or smaller.
#pragma once

#include <vector>

#include "physics/editing/edit.h"

namespace solverscope {

/// Where the handles of a body are, in the scene: corners and sides of a box, the rim of a circle, ends and sides of a capsule, the
/// corners of a polygon. Half-planes and particles have none.
std::vector<Vec2> handlesOf(const BodyDef& body);

/// Moves a handle there: what is opposite of it stays. A circle keeps its centre, a capsule its axis while its side is moved, and a
/// polygon its form.
Result<Edit> resizeIn(const Scene& scene, BodyId body, std::size_t handle, Vec2 to);

}  // namespace solverscope
