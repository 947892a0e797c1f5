// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

// Names used in CSV and JSON. They are part of the format: the window translates them, these do not change.
inline constexpr std::array<std::string_view, phaseCount> phaseNames{"begin",
                                                                     "collide",
                                                                     "integrate_forces",
                                                                     "linearize",
                                                                     "warm_start",
                                                                     "solve_velocities",
                                                                     "warm_start_pseudo",
                                                                     "solve_pseudo_velocities",
                                                                     "integrate_positions",
                                                                     "linearize_positions",
                                                                     "solve_positions",
                                                                     "derive_velocities",
                                                                     "relax_velocities",
                                                                     "bounce",
                                                                     "end"};
std::string_view phaseName(Phase phase);
std::optional<Phase> phaseNamed(std::string_view name);
inline constexpr std::array<std::string_view, 3> rowListNames{"velocities", "pseudo_velocities", "positions"};  // by RowList
std::string_view rowKindName(RowKind kind);
std::string_view clampName(Clamp clamp);
std::string_view eventKindName(EventKind kind);
std::string_view overlapTestName(OverlapTest test);
std::string_view specialCaseName(SpecialCase special);

/// The body's id; "world" for the world itself, "" for a body that does not exist.
std::string bodyName(const Scene& scene, BodyId body);

/// Which of the contacts of its two bodies a contact is, from 1.
std::uint32_t pointOf(const World& world, std::uint32_t contact);

/// The owner of a row: "ground/lower#1" for a contact (bodies, and the number of their point), the joint's id, or "mouse".
std::string constraintName(const Scene& scene, const World& world, ConstraintRef constraint);

}  // namespace solverscope
