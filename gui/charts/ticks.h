// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <vector>

namespace solverscope {

struct Tick {
    double value = 0;
    QString label;
};

/// Round values (1, 2 or 5 times a power of ten apart) from `lowest` to `highest`, at most `most` of them; whole numbers only
/// where `whole`.
std::vector<Tick> linearTicks(double lowest, double highest, int most, bool whole);

/// Whole exponents from `lowest` to `highest`, written 10⁻³, at most `most` of them.
std::vector<Tick> exponentTicks(int lowest, int highest, int most);

/// 10 to a whole power as text: 10⁻¹².
QString powerOfTen(int exponent);

/// A number as it is read: four digits, nothing rounded to zero.
QString readable(double value);

}  // namespace solverscope
