// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <string_view>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

// Names used in CSV and JSON. They are part of the format: the window translates them, these do not change.
std::string_view phaseName(Phase phase);
std::string_view rowKindName(RowKind kind);
std::string_view clampName(Clamp clamp);
std::string_view eventKindName(EventKind kind);
std::string_view overlapTestName(OverlapTest test);
std::string_view specialCaseName(SpecialCase special);

/// The body's id; "world" for the world itself, "" for a body that does not exist.
std::string bodyName(const Scene& scene, BodyId body);

/// The owner of a row: "ground/lower#1" for a contact (bodies, and the number of their point), the joint's id, or "mouse".
std::string constraintName(const Scene& scene, const World& world, ConstraintRef constraint);

}  // namespace solverscope
