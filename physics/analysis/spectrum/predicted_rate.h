// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

#include "physics/analysis/reference/reference.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// Spectral radius of one sweep of the settings' method over the rows that are free at the solution, bounds ignored and sliding
/// friction following its normal row: the factor by which each late sweep shrinks the velocity error; for ping-pong the mean
/// of two sweeps. 0 without free rows; NaN where the solution is not certified, where more than `limit` rows are free (dense,
/// cubic in the smaller of free rows and unknowns), and where no two sweeps are alike: shuffled rows, and friction that slides
/// and is visited before its normal row; nor are rates predicted of block solves, of rows that are
/// visited once, and of bounces that chase their target.
Real predictedRate(const VelocityProblem& problem, const ReferenceSolution& solution, int limit = 600,
                   const Settings& settings = {});

enum class Uniqueness : std::uint8_t { Unknown, Unique, NotUnique };

/// Whether other impulses lead to the same velocities while the same rows stay free: the rank of the free rows. Unknown where
/// the solution is not certified or more than `limit` rows are free.
Uniqueness uniquenessOfImpulses(const VelocityProblem& problem, const ReferenceSolution& solution, int limit = 600);

}  // namespace solverscope
