// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QPalette>

namespace solverscope {

/// Whether the palette is a dark one: light writing on a dark ground.
bool isDark(const QPalette& palette);

/// Colours that colour-blind people can distinguish, by M. Okabe and K. Ito, "Color Universal Design" (2008); lightened on dark
/// backgrounds. Numbers past the last wrap around. Always combined with a dash or a marker.
QColor seriesColour(int number, const QPalette& palette);
constexpr int seriesColourCount = 6;

/// A colour for a share from 0 to 1, further from the ground the larger it is, lightness ascending or descending all the way.
/// Its ends and middle are those of cividis (J. R. Nuñez, C. R. Anderton, R. S. Renslow, 2018).
QColor rampColour(double share, const QPalette& palette);

/// The colour with this opacity, 0 … 1.
QColor faded(QColor colour, double opacity);

/// `share` of `over` on `under`.
QColor blended(const QColor& under, const QColor& over, double share);

}  // namespace solverscope
