// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The plane of two impulses Λᵢ and Λⱼ, all others fixed at their values at the cursor. Each row is satisfied on a line:
//
//   A_ii Λᵢ + A_ij Λⱼ = bᵢ,   bᵢ = A_ii Λᵢ + A_ij Λⱼ − (Jv + bias + γΛᵢ)     with Λ, v and bias at the cursor
//   A_ij Λᵢ + A_jj Λⱼ = bⱼ
//
// A visit to row i moves along Λᵢ to the line of i, or to the bound before it: Gauss–Seidel makes a staircase between the
// lines. Jacobi's method makes both moves from the same point. Visits to other rows move the lines during a sweep: the lines
// given here are those at the cursor.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "physics/analysis/spectrum/row_matrix.h"
#include "physics/solvers/clamping.h"
#include "physics/trace/event_list.h"
#include "physics/world/world.h"

namespace solverscope {

using PlaneSpot = std::array<Real, 2>;  // Λᵢ, Λⱼ

struct PlaneRow {
    std::uint32_t row = 0;
    Real diagonal = 0;  // K + γ
    Real rhs = 0;       // b
    Bounds bounds;      // of Λ at the cursor
    Real cone = 0;      // μ, if the other row is its normal row: |Λ| ≤ μ Λ of the other
};

/// A corner of the staircase: the two Λ after an event.
struct PlaneCorner {
    PlaneSpot at{};
    std::size_t event = 0;
    int moved = -1;  // which of the two rows was visited; −1 for the start
    Clamp clamp = Clamp::None;
};

struct LambdaPlane {
    std::array<PlaneRow, 2> rows;
    Real coupling = 0;               // A_ij
    bool boundsSums = true;          // otherwise bounds apply to each impulse alone, and Λ may be anywhere
    bool appliesAfterSweep = false;  // impulses change the velocities at the end of the sweep
    PlaneSpot now{};                 // the Λ whose impulses are in the velocities at the cursor
    bool started = false;            // the warm start is over, so that the start has its place
    std::vector<PlaneCorner> path;   // of the whole sub-step, [0] after the warm start; sums from the events
    std::size_t reached = 0;         // how many of the corners have happened at the cursor
    std::vector<PlaneSpot> jacobi;   // from path[0], a spot per sweep, with the lines and bounds at the cursor
    /// Where both rows are satisfied or at their bounds. Nothing if the lines are parallel and no bound decides.
    std::optional<PlaneSpot> solution;

    /// Jv + bias + γΛ of a row at a spot: zero on its line.
    Real residual(int row, PlaneSpot at) const {
        const auto k = static_cast<std::size_t>(row);
        return rows[k].diagonal * at[k] + coupling * at[1 - k] - rows[k].rhs;
    }

    /// The bounds of a row at a spot.
    Bounds boundsAt(int row, PlaneSpot at) const;
};

/// For two rows of a list at event `at` of a step, `world` being the world there. Nothing if the rows do not exist, if one of
/// them is inactive, and for position rows: those are recomputed at every visit, so they have no fixed line.
std::optional<LambdaPlane> lambdaPlane(const World& world, EventRange events, std::size_t at, RowList list, std::uint32_t i,
                                       std::uint32_t j);

/// The row that is most affected by an impulse on this one, independent of units and masses; the first of equals, and the row
/// itself if there is none.
std::uint32_t mostCoupledRow(const RowMatrix& matrix, std::uint32_t row);

}  // namespace solverscope
