// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "gui/widgets/heat_map.h"
#include "physics/study/parameter_scan.h"

namespace solverscope {

using ParameterScanCells = std::vector<std::optional<ParameterScanCell>>;  // nothing: not run yet

/// "iterations=4, erp=0.2"
QString cellName(const ParameterScanPlan& plan, std::size_t cell);

/// All numbers of a cell in full.
QString cellTip(const ParameterScanPlan& plan, std::size_t cell, const std::optional<ParameterScanCell>& result);

HeatCell heatCell(const ParameterScanCell& result, const OutcomeField& field);

/// A scan over two settings: the first on the vertical axis, the second on the horizontal one.
HeatMap parameterScanMap(const ParameterScanPlan& plan, const ParameterScanCells& cells, const OutcomeField& field,
                         const QStringList& caption);

/// The caption of a picture: scene, steps, and the settings that differ from the defaults.
QStringList parameterScanCaption(const Scene& scene, const QString& file, const ParameterScanPlan& plan);

/// The command line's output for the finished cells; and the command.
QList<QStringList> parameterScanLines(const ParameterScanPlan& plan, const ParameterScanCells& cells);
QString parameterScanAsCommand(const Scene& scene, const QString& file, const ParameterScanPlan& plan);

}  // namespace solverscope
