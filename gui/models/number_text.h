// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

namespace solverscope {

/// A number for reading, to so many significant digits: a real minus sign, "∞" for infinity, "–" for what a
/// recorded trace does not tell. Zero has no sign.
QString shown(double number, int digits = 6);

/// A number for copying: the shortest decimal that reads back as the very same double, with the minus sign of the keyboard.
QString exact(double number);

}  // namespace solverscope
