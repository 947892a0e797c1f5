// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

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

/// An icon of ":/icons/", drawn in the text colour of the program's current palette.
QIcon themedIcon(const QString& name);

enum class ThemeMode { System, Light, Dark };

/// Sets style and palette of the whole program. System: light or dark as the desktop's palette was when the program started.
void applyTheme(ThemeMode mode);

/// The last selected theme, and how it is stored from one start to the next.
ThemeMode savedTheme();
void saveTheme(ThemeMode mode);

/// For code: the system's letters of one width. Where those are made for Chinese and Japanese, which are high and wide, rather
/// DejaVu Sans Mono.
QFont fixedFont();

QPalette lightPalette();
QPalette darkPalette();

/// Background colours of the message bars, readable with the palette's text. The colours of drawings – scene, charts, tables –
/// are defined with those.
QColor problemGround(const QPalette& palette);
QColor hintGround(const QPalette& palette);

}  // namespace solverscope
