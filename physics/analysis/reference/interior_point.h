// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A path into the neighbourhood of the solution whose number of steps hardly depends on the number of rows: instead of
// searching for the rows at a bound, a barrier keeps every row off its bounds and is relaxed gradually.
//
//   u = Ĵᵀ λ̂,   ŵ = y₋ − y₊,   y₋ (λ̂ − lower) = y₊ (upper − λ̂) = τ → 0,   y₋, y₊ > 0
//
// with ±cone · λ̂n as the bounds of friction. With friction the problem is not monotone: the path may turn back, where Newton's
// steps get stuck, and convergence is not guaranteed; the caller checks the result. With another share of τ for each row the path
// is another one, which may not turn. Sources: S. Mehrotra, "On the implementation of a primal-dual interior point method" (1992),
// for predictor and corrector; S. J. Wright, "Primal-dual interior-point methods" (1997).
#pragma once

#include <Eigen/Core>
#include <functional>

#include "physics/analysis/reference/response_matrix.h"
#include "physics/analysis/reference/scaled_rows.h"

namespace solverscope {

/// After every step: how many there were, and λ̂. False ends the search.
using InteriorStep = std::function<bool(int steps, const Eigen::VectorXd& lambda)>;

/// The start: λ̂, with each row kept `off` away from its bounds. Without λ̂, zero. Path 0 is that of equal shares; every other number
/// has its own.
struct InteriorStart {
    const Eigen::VectorXd* lambda = nullptr;
    Real off = 0;
    int path = 0;
};

/// The final λ̂: after `shouldContinue` returned false, when rounding prevents progress, or after `maxSteps`.
Eigen::VectorXd interiorPoint(const ScaledRows& scaled, ResponseMatrix& matrix, const InteriorStart& start, int maxSteps,
                              const InteriorStep& shouldContinue);

}  // namespace solverscope
