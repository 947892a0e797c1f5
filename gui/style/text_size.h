// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>

namespace solverscope {

/// The sizes of text that are offered [% of the desktop's].
inline constexpr std::array textSizes{100, 125, 150, 175, 200};

/// The size in use.
int textSize();

/// Sets the font of the whole program. Windows keep sizes that they have taken from the font before: they are to be built again.
void applyTextSize(int percent);

/// The size that the user chose.
int savedTextSize();
void saveTextSize(int percent);

/// The next of the sizes, or the same at the end.
int largerTextSize(int percent);
int smallerTextSize(int percent);

/// A length that belongs to text, given for a text size of 100 % [px].
int textScaled(int pixels);

}  // namespace solverscope
