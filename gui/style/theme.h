// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace solverscope {

enum class ThemeMode { System, Light, Dark };

/// Sets style and palette of the whole program. System: light or dark as the desktop's palette was when the program started.
void applyTheme(ThemeMode mode);

/// The theme that was chosen last, and how it is kept from one start to the next.
ThemeMode savedTheme();
void saveTheme(ThemeMode mode);

/// For code: the system's letters of one width. Where those are made for Chinese and Japanese, which are high and wide, rather
/// DejaVu Sans Mono.
QFont fixedFont();

QPalette lightPalette();
QPalette darkPalette();

/// Grounds of the bars that speak to the user, fit for the palette's text. The colours of what is drawn – scene, charts,
/// tables – stand with those.
QColor problemGround(const QPalette& palette);
QColor hintGround(const QPalette& palette);

}  // namespace solverscope
