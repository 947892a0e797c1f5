// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <cstdint>

#include "physics/analysis/accounts/warm_start_report.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// The description of a contact point's feature: "lower left corner of box_2 on the upper edge of box_1".
QString describeFeature(const Scene& scene, BodyId a, BodyId b, std::uint32_t feature);

/// What happened to a point, in a word or two.
QString matchStatusText(MatchStatus matchStatus);

/// Why an impulse was not reused; empty if it was.
QString discardReasonText(Discard reason);

/// "new", "1 step", "12 steps".
QString ageText(std::uint32_t age);

/// A colour for the age of a match: new contacts stand out, and older ones have deeper colours.
QColor ageColour(std::uint32_t age, const QPalette& palette);

}  // namespace solverscope
