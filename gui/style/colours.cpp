// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/style/colours.h"

#include <algorithm>
#include <array>

namespace solverscope {

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

QColor seriesColour(int number, const QPalette& palette) {
    constexpr std::array<QRgb, seriesColourCount> onLight{0xff0072b2, 0xffe69f00, 0xff009e73, 0xffd55e00, 0xffcc79a7, 0xff56b4e9};
    constexpr std::array<QRgb, seriesColourCount> onDark{0xff3fa2dd, 0xfff0b429, 0xff22c497, 0xfff0793a, 0xffe09bc2, 0xff8fd0f5};
    const auto place = static_cast<std::size_t>(((number % seriesColourCount) + seriesColourCount) % seriesColourCount);
    return QColor::fromRgb(isDark(palette) ? onDark[place] : onLight[place]);
}

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QColor blended(const QColor& under, const QColor& over, double share) {
    const auto mix = [share](int a, int b) { return static_cast<int>(a + (b - a) * share + 0.5); };
    return {mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue())};
}

QColor rampColour(double share, const QPalette& palette) {
    constexpr std::array<QRgb, 7> stops{0xff00204d, 0xff1a386f, 0xff575c6d, 0xff7c7b78, 0xffa69d75, 0xffd3c164, 0xffffea46};
    const double upward = std::clamp(isDark(palette) ? share : 1 - share, 0.0, 1.0);
    const double at = upward * (stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    return blended(QColor::fromRgb(stops[below]), QColor::fromRgb(stops[below + 1]), at - static_cast<double>(below));
}

}  // namespace solverscope
