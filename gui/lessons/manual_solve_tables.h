// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <optional>

#include "gui/widgets/column_table_model.h"
#include "physics/debugger/manual_solve/manual_solve.h"
#include "physics/scene/scene.h"
#include "physics/solvers/clamping.h"

namespace solverscope {

/// A row before its visit.
struct ManualRowLine {
    QString name;
    QString kind;
    QString a;
    QString b;
    Row row;
    Bounds bounds;
    bool visited = false;  // by this sweep
};

/// A body that the rows move: its current values, and those before the last visit if they differ.
struct ManualBodyLine {
    QString name;
    std::array<Real, 3> now{};
    std::array<std::optional<Real>, 3> before{};
    std::array<bool, 3> reached{};  // some row moves it along x, along y, or turns it
    Real inverseMass = 0;
    Real inverseInertia = 0;
};

std::vector<ManualRowLine> manualRowLines(const Scene& scene, const ManualSolve& solve);
std::vector<ManualBodyLine> manualBodyLines(const Scene& scene, const ManualSolve& solve);

using ManualRowTable = ColumnTableModel<ManualRowLine>;
using ManualBodyTable = ColumnTableModel<ManualBodyLine>;

/// The columns of the row table.
enum ManualRowColumn { RowName, RowKindColumn, RowMass, RowBias, RowSoftness, RowLambda, RowBounds, RowJacobian, RowBodies };

ManualRowTable* makeManualRowTable(QObject* parent);
ManualBodyTable* makeManualBodyTable(QObject* parent);

/// Titles of the body columns: velocities, pseudo-velocities or positions.
QStringList manualBodyTitles(RowList list);

}  // namespace solverscope
