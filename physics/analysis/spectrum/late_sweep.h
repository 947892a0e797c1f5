// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <Eigen/Core>
#include <optional>
#include <vector>

#include "physics/analysis/reference/reference.h"
#include "physics/analysis/reference/scaled_rows.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// The rows that move at the solution: free rows, and sliding friction rows whose normal row is free.
struct FreeRows {
    std::vector<std::size_t> free;   // of the columns below
    std::vector<std::size_t> swept;  // free and following rows, in row order
    Eigen::MatrixXd directions;      // a column per free row: what its impulse does to u, with the friction that follows it
};

/// The number of its columns, to check whether it is too large to compute.
int freeCount(const ScaledRows& scaled, const ReferenceSolution& solution);

FreeRows freeRowsOf(const ScaledRows& scaled, const ReferenceSolution& solution);

/// For a row that follows: the part of its normal row's λ̂ that is added.
Real followingShare(const ScaledRow& row, Clamp clamp);

/// A late sweep of a method, bounds ignored: a linear map of the error u − u*.
struct LateSweep {
    ScaledRows scaled;
    FreeRows rows;
    Eigen::MatrixXd basis;   // orthonormal, of the errors that a sweep can leave
    Eigen::MatrixXd matrix;  // the map of one sweep in that basis; of two sweeps for ping-pong
    int sweeps = 1;          // 2 for ping-pong
};

/// Nothing if predictedRate is NaN; empty matrices without free rows.
std::optional<LateSweep> lateSweep(const VelocityProblem& problem, const ReferenceSolution& solution, const Settings& settings);

}  // namespace solverscope
