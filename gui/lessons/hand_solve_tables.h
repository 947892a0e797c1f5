// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <optional>

#include "gui/widgets/column_table_model.h"
#include "physics/debugger/manual_solve/hand_solve.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// What is known of a row before its visit.
struct HandRowLine {
    std::uint32_t row = 0;
    QString name;
    QString kind;
    Real mass = 0;  // effective
    Real bias = 0;
    Real softness = 0;
    Real lambda = 0;
    Real lower = 0;
    Real upper = 0;
    Vec2 n;
    Real wA = 0;
    Real wB = 0;
    QString a;
    QString b;
    bool visited = false;  // by this sweep
};

/// A body that the rows move: what it has now, and what it had before the last visit where that is another number.
struct HandBodyLine {
    QString name;
    std::array<Real, 3> now{};
    std::array<std::optional<Real>, 3> before{};
    std::array<bool, 3> reached{};  // some row moves it along x, along y, or turns it
    Real inverseMass = 0;
    Real inverseInertia = 0;
};

std::vector<HandRowLine> handRowLines(const Scene& scene, const HandSolve& solve);
std::vector<HandBodyLine> handBodyLines(const Scene& scene, const HandSolve& solve);

using HandRowTable = ColumnTableModel<HandRowLine>;
using HandBodyTable = ColumnTableModel<HandBodyLine>;

/// Columns of what a row is.
enum HandRowColumn { RowName, RowKindColumn, RowMass, RowBias, RowSoftness, RowLambda, RowBounds, RowJacobian, RowBodies };

HandRowTable* makeHandRowTable(QObject* parent);
HandBodyTable* makeHandBodyTable(QObject* parent);

/// Titles of the body columns: velocities, pseudo-velocities or positions.
QStringList handBodyTitles(RowList list);

}  // namespace solverscope
