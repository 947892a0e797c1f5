// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "gui/charts/chart_series.h"
#include "physics/base/ids.h"
#include "physics/scene/scene.h"
#include "physics/trace/recording.h"

namespace solverscope {

/// What the time series tell, page by page.
enum class TimeSeriesPage : std::uint8_t { Energy, Momentum, AngularMomentum, PositionErrors, Jitter };
constexpr int timeSeriesPageCount = static_cast<int>(TimeSeriesPage::Jitter) + 1;

QString pageName(TimeSeriesPage page);
QString pageAxis(TimeSeriesPage page);

/// The lines of a page that the recording's own record of every step tells, without points.
std::vector<ChartSeries> recordedSeries(TimeSeriesPage page, bool springs);

/// Their next points: those of the records from `taken` on.
void appendRecorded(TimeSeriesPage page, std::vector<ChartSeries>& series, std::span<const StepRecord> records, std::size_t taken);

/// Makes the step that begins with `world`; in numbers what its record does not keep: the energy by kind, and of each body the
/// velocity before and after.
std::vector<double> sampleStep(World& world, std::span<const BodyId> bodies);

/// What the samples tell of the energy: moving, turning, and with springs what they hold and the total with it.
std::vector<ChartSeries> sampledEnergy(std::int64_t firstStep, const std::deque<std::vector<double>>& samples,
                                       std::span<const StepRecord> records, bool springs);

/// Of the body number `number` of those that were sampled. Without samples: name and look alone.
ChartSeries jitterSeries(const Scene& scene, BodyId body, int number, std::int64_t firstStep,
                         const std::deque<std::vector<double>>& samples, int window);

}  // namespace solverscope
