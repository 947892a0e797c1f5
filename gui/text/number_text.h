// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <string_view>

#include "physics/base/vec2.h"

namespace solverscope {

/// A number for reading, to so many significant digits: a real minus sign, "∞" for infinity, "–" for what a
/// recorded trace does not tell. Zero has no sign.
QString shown(double number, int digits = 6);

/// The same of both coordinates: "(1, 0)".
inline QString shown(Vec2 vector) { return QStringLiteral("(%1, %2)").arg(shown(vector.x), shown(vector.y)); }

/// What a sweep leaves of the error, to four decimals, and to more where that is nearly all of it: 0.99996. "–" for NaN.
QString shownRate(double rate);

/// A number for copying: the shortest decimal that reads back as the very same double, with the minus sign of the keyboard.
QString exact(double number);

inline QString qstring(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

}  // namespace solverscope
