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
