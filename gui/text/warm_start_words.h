// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <cstdint>

#include "physics/analysis/accounts/warm_start_story.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// What the feature of a contact point is: "lower left corner of box_2 on the upper edge of box_1".
QString describeFeature(const Scene& scene, BodyId a, BodyId b, std::uint32_t feature);

/// What happened to a point, in a word or two.
QString matchStatusText(MatchStatus matchStatus);

/// Why an impulse was not used again; empty where it was.
QString discardReasonText(Discard why);

/// "new", "1 step", "12 steps".
QString ageText(std::uint32_t age);

/// A colour for the age of a match: a contact that is new stands out, and the older one is, the deeper its colour.
QColor ageColour(std::uint32_t age, const QPalette& palette);

}  // namespace solverscope
