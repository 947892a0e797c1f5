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

/// How many columns that has; for knowing whether it is too large to be made.
int freeCount(const ScaledRows& scaled, const ReferenceSolution& solution);

FreeRows freeRowsOf(const ScaledRows& scaled, const ReferenceSolution& solution);

/// Of a row that follows: how much of its normal row's λ̂ comes along.
Real followingShare(const ScaledRow& row, Clamp clamp);

/// A late sweep of a method, bounds ignored: a linear map of the error u − u*.
struct LateSweep {
    ScaledRows scaled;
    FreeRows rows;
    Eigen::MatrixXd basis;   // orthonormal, of the errors that a sweep can leave behind
    Eigen::MatrixXd matrix;  // what a sweep makes of them, in that basis; of two sweeps for ping-pong
    int sweeps = 1;          // 2 for ping-pong
};

/// Nothing where predictedRate says NaN; empty matrices without free rows.
std::optional<LateSweep> lateSweep(const VelocityProblem& problem, const ReferenceSolution& solution, int limit,
                                   const Settings& settings);

}  // namespace solverscope
