// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the charts of a comparison show: a series for each variant, or how far each is from the base.
#pragma once

#include <QIcon>
#include <QPalette>
#include <array>
#include <span>
#include <vector>

#include "gui/charts/chart_series.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/session/variant_comparison.h"

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

/// A number of every step of a run.
struct RunQuantity {
    const char* name;  // to be translated in the context ComparePanel
    const char* unit;
    Real (*value)(const StepSummary&);
    LineChart::Scale scale;
};
std::span<const RunQuantity> runQuantities();

/// `less`: the base's values are taken away from those of the others; the base is then left out.
std::vector<ChartSeries> frozenSeries(const VariantComparison& comparison, const ErrorFamily& family, bool less);
std::vector<ChartSeries> runSeries(const VariantComparison& comparison, const RunQuantity& quantity, bool less);

/// A mark wherever a variant leaves the base: at the iteration, or at the step.
std::vector<ChartMark> frozenMarks(const VariantComparison& comparison);
std::vector<ChartMark> runMarks(const VariantComparison& comparison);

/// How many sweeps it takes to 1 %, in words.
QString sweepsText(const Convergence& convergence);

/// A line of text below the tabs: what each variant has come to.
QString frozenText(const VariantComparison& comparison);
QString runText(const VariantComparison& comparison, const RunQuantity& quantity);

}  // namespace solverscope
