// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <string_view>

#include "physics/base/result.h"
#include "physics/base/vec2.h"

namespace solverscope {

class Condition;
struct WatchExpression;

/// After a decimal point or a slash, where Qt would end a line.
inline constexpr QChar wordJoiner(0x2060);

/// Every number that is shown goes through the functions below. While this is on, they show all digits, so that the text reads
/// back as the very same double. Windows keep texts that they have written before: they are to be built again.
bool showsAllDigits();
void setShowsAllDigits(bool on);

/// The user's choice.
bool savedAllDigits();
void saveAllDigits(bool on);

/// A number for display, with this many significant digits: a real minus sign, "∞" for infinity, "–" for a value that a
/// recorded trace lacks. Zero has no sign, and what rounding leaves where a zero belongs (below 1e-12) has two digits.
QString shown(double number, int digits = 6);

/// The same where there is no room for more, in the cell of a map: rounded even while all digits are shown.
QString roundedText(double number, int digits);

/// A number with so many decimals; what they round to zero has no sign.
QString shownFixed(double number, int decimals);

/// The same of both coordinates: "(1, 0)".
inline QString shown(Vec2 vector) { return QStringLiteral("(%1, %2)").arg(shown(vector.x), shown(vector.y)); }

/// The factor by which a sweep shrinks the error, with four decimals, and more if it is close to 1: 0.99996. "–" for NaN.
QString shownRate(double rate);

/// 10 to a whole power: 10⁻¹².
QString powerOfTen(int exponent);

/// A number for copying: the shortest decimal that reads back as the very same double, with the minus sign of the keyboard.
QString exact(double number);

/// A number with its unit, if it has one, on the same line.
QString withUnit(const QString& number, const QString& unit);
QString withUnit(const QString& number, std::string_view unit);

/// A text in which no line ends between a number, or the placeholder of one, and its unit, nor within a unit.
QString withUnitsBound(QString text);

/// The same text with plain spaces and without word joiners, for copying.
QString unbound(QString text);

/// A number as people type it: arithmetic such as (3.5+3)*0.05 or 1/4, with comma or point, a true minus sign, with or without
/// the unit. An error says what was expected, in the language in use.
Result<double> typedNumber(QString text, const QString& unit = {});

/// The value of what has been typed so far, "= 0.25 m", if it is more than a mere number; otherwise empty.
QString typedResult(const QString& typed, const QString& unit = {});

inline QString qstring(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

/// The value of a field in the format of the field table, with its unit; "–" if there is none.
QString fieldText(const Condition& figure, double value);
QString fieldText(const WatchExpression& meter, double value);

}  // namespace solverscope
