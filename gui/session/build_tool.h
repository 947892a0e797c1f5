// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

namespace solverscope {

/// What the left button does in the scene while a scene is being built. The joints are in the order of JointKind.
enum class BuildTool : std::uint8_t {
    Select,
    Box,
    Circle,
    Polygon,
    Capsule,
    Particle,
    Ground,
    HalfPlane,
    Revolute,
    Distance,
    Rope,
    Winch,
    Weld,
    Prismatic,
    Wheel,
    Gear,
    Pulley,
    Custom,
    Stack,
    Pyramid,
    Ramp,
    Chain,
    RopeOfParticles,
};

}  // namespace solverscope
