// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <span>

#include "physics/base/ids.h"
#include "physics/base/motion.h"
#include "physics/base/pose.h"

namespace solverscope {

/// What a constraint may know of the bodies when its rows are built. Indexed by BodyId; one entry past the last body stands
/// for the world itself, which nothing moves.
struct BodiesView {
    std::span<const Pose> poses;
    std::span<const Velocity> velocities;
    std::span<const InverseMass> inverseMasses;
};

}  // namespace solverscope
