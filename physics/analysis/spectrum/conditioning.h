// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How hard the free rows are for sweeps: the eigenvalues of their part of A, scaled so that its diagonal is 1 and units and
// masses cancel:
//
//   Â_ij = A_ij / √(A_ii A_jj),   κ = λ_max / λ_min
//
// Directions in which Â is 0 change no velocity: impulses along them have no effect, so that the solution is not unique.
// Source: C. Lanczos, "An iteration method for the solution of the eigenvalue problem" (1950), for the estimate.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "physics/analysis/spectrum/row_matrix.h"

namespace solverscope {

struct Conditioning {
    struct Part {
        std::uint32_t row = 0;
        Real impulse = 0;  // N s, the largest of the direction is 1
    };

    std::size_t freeRows = 0;
    bool exact = true;     // otherwise Lanczos' method has found λ_max from below and λ_min from above: κ is at least this
    int lanczosSteps = 0;  // of the estimate
    Real largest = 0;      // λ_max
    Real smallest = 0;     // λ_min of those that are not 0
    std::size_t nullDirections = 0;        // exact only
    std::vector<std::vector<Part>> nulls;  // the first few: impulses that change no velocity, the largest components first

    /// κ, without the null space; 1 without free rows.
    Real condition() const { return smallest > 0 ? largest / smallest : 1; }
};

/// For these rows. Up to `limit` of them by all eigenvalues (cubic: 0.1 s for 400), beyond that by 80 steps of Lanczos' method.
/// Ends soon after `cancelled` becomes true in another thread; the result is then useless.
Conditioning conditioningOf(const RowMatrix& matrix, std::span<const std::uint32_t> freeRows, std::size_t limit = 400,
                            const std::atomic<bool>* cancelled = nullptr);

}  // namespace solverscope
