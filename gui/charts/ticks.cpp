// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace solverscope {

std::vector<Tick> linearTicks(double lowest, double highest, int most, bool whole) {
    if (!(highest > lowest) || !std::isfinite(highest - lowest)) return {};
    most = std::max(most, 2);
    const double coarse = (highest - lowest) / most;
    double step = std::pow(10.0, std::floor(std::log10(coarse)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (step * factor < coarse) continue;
        step *= factor;
        break;
    }
    if (whole) step = std::max(1.0, step);
    const double largest = std::max(std::abs(lowest), std::abs(highest));
    const int digits = std::clamp(static_cast<int>(std::floor(std::log10(largest)) - std::floor(std::log10(step))) + 1, 1, 17);
    const bool plain = whole || (largest < 1e6 && step >= 0.99e-6);
    const int decimals = whole ? 0 : std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
    std::vector<Tick> ticks;
    for (double i = std::ceil(lowest / step - 1e-9); i * step <= highest + 1e-9 * step; ++i) {
        const double value = i == 0 ? 0.0 : i * step;
        QString label = plain ? QString::number(value, 'f', decimals) : QString::number(value, 'e', digits - 1);
        if (value == 0) label = QStringLiteral("0");
        ticks.push_back({value, std::move(label)});
    }
    return ticks;
}

std::vector<Tick> exponentTicks(int lowest, int highest, int most) {
    constexpr std::array steps{1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20};
    const int range = highest - lowest;
    const auto step = *std::find_if(steps.begin(), steps.end() - 1, [&](int s) { return range / s + 1 <= std::max(most, 2); });
    std::vector<Tick> ticks;
    for (int exponent = lowest; exponent <= highest; ++exponent)
        if (exponent % step == 0) ticks.push_back({static_cast<double>(exponent), powerOfTen(exponent)});
    return ticks;
}

QString powerOfTen(int exponent) {
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    if (exponent < 0) text += QChar(0x207b);
    for (const QChar digit : QString::number(std::abs(exponent))) text += superscripts[digit.digitValue()];
    return text;
}

QString readable(double value) { return QString::number(value, 'g', 4); }

}  // namespace solverscope
