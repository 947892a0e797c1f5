// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "gui/charts/chart_series.h"

namespace solverscope {

/// The x of the point that is nearest, of all series.
std::optional<double> nearestX(const std::vector<const ChartSeries*>& shown, double x);

/// The values of all series that have one at `x`, a line for each.
QString readingLines(const std::vector<const ChartSeries*>& shown, double x);

/// Where any of the series has a point, ascending, each place once.
QList<double> placesOf(const std::vector<const ChartSeries*>& shown);

/// The value of a series at a place, if it has a point there.
std::optional<double> valueAt(const ChartSeries& series, double x);

/// All values in full, a column per series, below a line of titles.
QList<QStringList> valueLines(const std::vector<const ChartSeries*>& shown, const QString& xTitle);

}  // namespace solverscope
