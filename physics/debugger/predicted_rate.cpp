// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/predicted_rate.h"

#include <cmath>
#include <limits>

#include "physics/debugger/dense_algebra.h"
#include "physics/debugger/late_sweep.h"

namespace solverscope {

Real predictedRate(const VelocityProblem& problem, const ReferenceSolution& solution, int limit, const Settings& settings) {
    const auto late = lateSweep(problem, solution, limit, settings);
    if (!late) return std::numeric_limits<Real>::quiet_NaN();
    if (late->matrix.size() == 0) return 0;
    const Real radius = eigenvaluesOf(late->matrix).cwiseAbs().maxCoeff();
    return late->sweeps == 2 ? std::sqrt(radius) : radius;
}

Uniqueness uniquenessOfImpulses(const VelocityProblem& problem, const ReferenceSolution& solution, int limit) {
    if (!solution.certified) return Uniqueness::Unknown;
    const ScaledRows scaled = scaledRows(problem);
    const int count = freeCount(scaled, solution);
    if (count == 0) return Uniqueness::Unique;
    if (count > scaled.unknowns) return Uniqueness::NotUnique;
    if (count > limit) return Uniqueness::Unknown;
    return rankOf(freeRowsOf(scaled, solution).directions, 1e-10) == count ? Uniqueness::Unique : Uniqueness::NotUnique;
}

}  // namespace solverscope
