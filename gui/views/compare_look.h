// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QIcon>
#include <QPalette>
#include <array>

#include "gui/charts/chart_series.h"

namespace solverscope {

/// How a variant is drawn wherever it is drawn: no two of a dozen have the same colour and dash.
struct VariantLook {
    int colour = 0;
    Qt::PenStyle dash = Qt::SolidLine;
    ChartMarker marker = ChartMarker::Circle;
};

inline VariantLook lookOfVariant(int number) {
    constexpr std::array colours{0, 3, 2, 1, 4, 5};
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    constexpr std::array markers{ChartMarker::Circle, ChartMarker::Square, ChartMarker::Diamond, ChartMarker::Triangle};
    const auto place = static_cast<std::size_t>(number);
    return {colours[place % colours.size()], dashes[place % dashes.size()], markers[place % markers.size()]};
}

/// A piece of its line, as the legend of a chart has it.
QIcon iconOfVariant(int number, const QPalette& palette);

}  // namespace solverscope
