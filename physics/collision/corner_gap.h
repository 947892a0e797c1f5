// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <span>

#include "physics/base/pose.h"
#include "physics/collision/contact.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// The two points of two boxes that are nearest to each other, as one contact, when they are no further apart than `margin`
/// [m]. For boxes that lie past the ends of each other's edges, where clipping finds nothing: on the line between the nearest
/// points stands a line that separates the boxes, so that boxes which do not cross it do not meet. Writes to `out` and returns
/// how many: none if the boxes overlap.
int cornerGap(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, Real margin, std::span<Contact, 2> out);

}  // namespace solverscope
