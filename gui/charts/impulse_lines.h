// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "gui/charts/chart_series.h"
#include "physics/analysis/impulses.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// The number of a row that is drawn, and the x axis.
enum class ImpulseQuantity : std::uint8_t { Sum, Change };
enum class ImpulseAxis : std::uint8_t { Sweeps, Visits, Steps };

/// Colour, dash and marker of the row number `number` of a chart.
ChartSeries lookOfRow(const Scene& scene, const KnownRow& row, int number);

/// A place of a row's line. NaN: a gap.
struct ImpulsePoint {
    double x = 0;
    Real lambda = 0;
    Real delta = 0;
    Real lower = 0;
    Real upper = 0;
    bool clamped = false;
    bool ofWarmStart = false;
};

/// Over the sweeps: Λ after the last visit of each sweep, and the total change of its visits. Each sub-step begins with its warm
/// start, which has no change: drawn among the changes, it would flatten all others.
std::vector<ImpulsePoint> overSweeps(std::span<const ImpulseVisit> visits);

/// Every visit separately.
std::vector<ImpulsePoint> overVisits(std::span<const ImpulseVisit> visits);

/// A step as the numbers that a sample of it holds, for each row one after another, and back.
std::vector<double> sampleOf(std::span<const StepImpulse> impulses);
std::vector<ImpulsePoint> overSteps(std::int64_t firstStep, const std::deque<std::vector<double>>& samples, std::size_t row);

/// A line for each row; its clamped points as hollow squares, if any; and the bounds of friction rows, if they bound the
/// quantity drawn.
std::vector<ChartSeries> impulseSeries(const Scene& scene, std::span<const KnownRow> rows,
                                       std::span<const std::vector<ImpulsePoint>> points, ImpulseQuantity quantity,
                                       bool boundsApply);

/// Where sub-steps begin among single visits, of steps that have a few; others have none.
std::vector<ChartMark> substepMarks(std::span<const std::vector<ImpulseVisit>> visits, ImpulseAxis axis);

/// The visit at or nearest to `x`; nothing if there are none.
std::optional<ImpulseVisit> visitAt(std::span<const ImpulseVisit> visits, ImpulseAxis axis, double x);

/// The cursor's x after event number `event`: at the last of the visits up to it.
std::optional<double> placeOfEvent(std::span<const std::vector<ImpulseVisit>> visits, ImpulseAxis axis, std::size_t event);

}  // namespace solverscope
