// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <vector>

#include "physics/constraints/row.h"
#include "physics/scene/scene.h"
#include "physics/scene/settings.h"
#include "physics/world/world.h"

namespace solverscope {

/// What a kind of row does, in a few words.
QString rowKindText(RowKind kind);
QString rowKindText(RowKind kind, ConstraintKind constraint);

/// The same in one word.
QString rowKindLabel(RowKind kind, ConstraintKind constraint);

/// A row by what it belongs to. A joint has several: which of them, and what it does if it does not just hold.
QString rowName(const Scene& scene, const World& world, const std::vector<Row>& rows, std::uint32_t row);

/// How many sweeps a phase makes that has any.
int sweepsOf(const Settings& settings, Phase phase);

/// A list of rows, or the one that a phase works on, in words.
QString rowListText(RowList list);
QString rowListText(Phase phase);

/// What λ is measured in: rows that move positions push by kg m, and what only turns has another metre.
QString impulseUnit(RowList list, bool turns);

/// What a row's Jv is measured in, and C where positions are solved.
QString rowUnit(RowList list, bool turns);

}  // namespace solverscope
