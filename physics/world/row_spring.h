// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <optional>

#include "physics/constraints/spring.h"
#include "physics/world/world.h"

namespace solverscope {

/// The softness that soft and tgs_soft give a row which has none of its own, in (sub-)steps of h seconds. `onStatic`: of a contact
/// with a static body.
BetaGammaDef softnessBySettings(const Settings& settings, ConstraintKind kind, bool onStatic, Real K, Real h);

/// The spring that a velocity row is. Nothing for a row that is not soft. Rows that only stop bodies at a limit are not soft
/// either.
std::optional<RowSpring> springOfRow(const World& world, std::uint32_t row);

}  // namespace solverscope
