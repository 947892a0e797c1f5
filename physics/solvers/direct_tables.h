// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "physics/base/motion.h"
#include "physics/constraints/row.h"

namespace solverscope {

/// How the direct method left the rows of a phase.
enum class DirectOutcome : std::uint8_t {
    Solved,
    SolvedAfterSweeps,  // the pivots cycled; sweeps of sequential impulses showed how to continue
    TooManyRows,        // sequential impulses did the work
    Stuck,              // no pivot led on, and no sweep helped: sequential impulses ended the work
};

/// The state of a row in the direct method.
enum class ActiveSetState : std::uint8_t {
    Unvisited,  // not visited yet, Λ = 0
    Free,       // w = 0, Λ within its bounds
    Lower,      // Λ at its lower bound, w ≥ 0
    Upper,      // Λ at its upper bound, w ≤ 0
    Held,       // the free rows determine its w; Λ does not change
};

/// The direct method's working tables. Empty except for the outcome when it is not running.
struct DirectTables {
    DirectOutcome outcome = DirectOutcome::Solved;
    std::vector<ActiveSetState> activeState;  // by row
    std::vector<std::uint32_t> free;          // the free rows, in the order of the factors
    std::vector<Real> factors;                // of the matrix of the free rows: L (ones on the diagonal) and U, in rows of `stride`
    std::size_t stride = 0;
    Real shift = 0;                // ε
    std::vector<Real> solution;    // by place among the free rows
    std::vector<Real> change;      // by row: how Λ changes along the direction
    std::vector<Real> rate;        // by row: how w changes
    std::vector<Real> residual;    // by row: w of the moment
    std::vector<Velocity> motion;  // by body: how the velocities change

    void begin(std::size_t rows, std::size_t bodies) {
        activeState.assign(rows, ActiveSetState::Unvisited);
        free.clear();
        free.reserve(rows);
        factors.resize(rows * rows);
        stride = rows;
        shift = 0;
        solution.assign(rows, 0);
        change.assign(rows, 0);
        rate.assign(rows, 0);
        residual.assign(rows, 0);
        motion.assign(bodies, {});
    }

    bool isFree(std::uint32_t row) const { return activeState[row] == ActiveSetState::Free; }

    /// The place of a free row in the order of the factors.
    std::size_t placeOf(std::uint32_t row) const { return static_cast<std::size_t>(std::ranges::find(free, row) - free.begin()); }

    /// Nothing changes along the direction.
    void clearDirection() {
        std::ranges::fill(change, 0);
        std::ranges::fill(rate, 0);
    }

    void end() {
        activeState.clear();
        free.clear();
        factors.clear();
        solution.clear();
        change.clear();
        rate.clear();
        residual.clear();
        motion.clear();
    }
};

}  // namespace solverscope
