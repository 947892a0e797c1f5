// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "gui/widgets/heat_map.h"
#include "physics/study/sweep.h"

namespace solverscope {

using SweepCells = std::vector<std::optional<SweepCell>>;  // nothing: not run yet

/// "iterations=4, erp=0.2"
QString cellName(const SweepPlan& plan, std::size_t cell);

/// All numbers of a cell in full.
QString cellTip(const SweepPlan& plan, std::size_t cell, const std::optional<SweepCell>& result);

HeatCell heatCell(const SweepCell& result, const OutcomeField& field);

/// A sweep over two settings: the first goes upward, the second to the right.
HeatMap sweepMap(const SweepPlan& plan, const SweepCells& cells, const OutcomeField& field, const QStringList& caption);

/// What a picture must say besides: scene, steps, and the settings that differ from the defaults.
QStringList sweepCaption(const Scene& scene, const QString& file, const SweepPlan& plan);

/// What the command line prints, of the cells that are done; and the command.
QList<QStringList> sweepLines(const SweepPlan& plan, const SweepCells& cells);
QString sweepAsCommand(const Scene& scene, const QString& file, const SweepPlan& plan);

}  // namespace solverscope
