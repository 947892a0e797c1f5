// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A way into the neighbourhood of the solution whose number of steps hardly grows with the number of rows: instead of asking which
// rows are at a bound, every row is kept off its bounds by a force that is let go bit by bit.
//
//   u = Ĵᵀ λ̂,   ŵ = y₋ − y₊,   y₋ (λ̂ − lower) = y₊ (upper − λ̂) = τ → 0,   y₋, y₊ > 0
//
// with ±cone · λ̂n as the bounds of friction. Sources: S. Mehrotra, "On the implementation of a primal-dual interior point
// method" (1992), for predictor and corrector; S. J. Wright, "Primal-dual interior-point methods" (1997). With friction the problem
// is not monotone and nothing is promised; what is found is checked by the caller.
#pragma once

#include <Eigen/Core>
#include <functional>

#include "physics/analysis/reference/scaled_rows.h"
#include "physics/analysis/spectrum/response_matrix.h"

namespace solverscope {

/// After every step: how many there were, and λ̂. False ends the search.
using InteriorStep = std::function<bool(int steps, const Eigen::VectorXd& lambda)>;

/// Where the search begins: at λ̂, each row kept `off` away from its bounds. Without λ̂, from nothing.
struct InteriorStart {
    const Eigen::VectorXd* lambda = nullptr;
    Real off = 0;
};

/// λ̂ at the end: when `onward` said so, when rounding forbids more, or after `maxSteps`.
Eigen::VectorXd interiorPoint(const ScaledRows& scaled, ResponseMatrix& matrix, const InteriorStart& start, int maxSteps,
                              const InteriorStep& shouldContinue);

}  // namespace solverscope
