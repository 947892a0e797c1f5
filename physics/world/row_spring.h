// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <optional>

#include "physics/constraints/spring.h"
#include "physics/world/world.h"

namespace solverscope {

/// The spring that a velocity row is, in all three ways of saying it.
struct RowSpring {
    Real mass = 0;  // kg, or kg m² for angular rows: the oscillating mass
    Real h = 0;     // s
    SpringDef byFrequency;
    StiffnessDef byStiffness;
    BetaGammaDef byStep;  // as in the row
};

/// Nothing for a row that is not soft. Rows that only stop bodies at a limit are not soft either.
std::optional<RowSpring> springOfRow(const World& world, std::uint32_t row);

}  // namespace solverscope
