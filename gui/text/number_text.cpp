// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/number_text.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "physics/base/missing.h"

namespace solverscope {

QString shown(double number, int digits) {
    if (!isPresent(number)) return QStringLiteral("–");
    if (std::isnan(number)) return QStringLiteral("NaN");
    if (std::isinf(number)) return number > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (number == 0) return QStringLiteral("0");
    return QString::number(number, 'g', digits).replace(QLatin1Char('-'), QChar(0x2212));
}

QString shownRate(double rate) {
    if (std::isnan(rate)) return QStringLiteral("–");
    if (!(rate >= 1e-3 && rate < 1e3)) return shown(rate, 4);
    const double gone = std::abs(1 - rate);
    return QString::number(rate, 'f', gone > 1e-12 ? std::max(4, static_cast<int>(std::ceil(-std::log10(gone)))) : 4);
}

QString powerOfTen(int exponent) {
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    if (exponent < 0) text += QChar(0x207b);
    for (const QChar digit : QString::number(std::abs(exponent))) text += superscripts[digit.digitValue()];
    return text;
}

QString exact(double number) {
    if (!isPresent(number)) return QStringLiteral("–");
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

}  // namespace solverscope
