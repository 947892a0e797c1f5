// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the charts of a comparison show: a series for each variant, or how far each is from the base.
#pragma once

#include <span>
#include <vector>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/session/variant_comparison.h"

namespace solverscope {

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
