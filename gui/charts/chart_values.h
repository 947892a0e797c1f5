// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "gui/charts/chart_series.h"

namespace solverscope {

/// The x of the point that is nearest, of all series.
std::optional<double> nearestX(const std::vector<const ChartSeries*>& shown, double x);

/// The values of all series that have one at `x`, a line for each.
QString readingLines(const std::vector<const ChartSeries*>& shown, double x);

/// All values, a column per series, separated by tabs.
QString valueTable(const std::vector<const ChartSeries*>& shown, const QString& xTitle);

}  // namespace solverscope
