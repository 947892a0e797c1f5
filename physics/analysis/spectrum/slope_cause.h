// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How fast late sweeps converge, and why so slowly: which bodies the slowest error moves, and what the rate would be with equal
// masses or half the pile height. Both are computed from the same free rows with other masses or with fewer bodies; the set of free
// rows is not recomputed.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "physics/analysis/reference/reference.h"
#include "physics/scene/settings.h"

namespace solverscope {

inline constexpr int maxFreeRows = 600;  // dense matrices: cubic in the smaller of free rows and unknowns

/// Spectral radius of one sweep of the settings' method over the rows that are free at the solution, bounds ignored and sliding
/// friction following its normal row: the factor by which each late sweep shrinks the velocity error; for ping-pong the mean
/// of two sweeps. 0 without free rows; NaN where the solution is not certified, where more than maxFreeRows rows are free, and
/// where no two sweeps are alike: shuffled rows, and friction that slides and is visited before its normal row, or at once with
/// it; nor are rates predicted of block solves, of rows that are visited once, and of bounces that chase their target.
Real predictedRate(const VelocityProblem& problem, const ReferenceSolution& solution, const Settings& settings = {});

enum class Uniqueness : std::uint8_t { Unknown, Unique, NotUnique };

/// Whether other impulses lead to the same velocities while the same rows stay free: the rank of the free rows. Unknown where
/// the solution is not certified or more than maxFreeRows rows are free.
Uniqueness uniquenessOfImpulses(const VelocityProblem& problem, const ReferenceSolution& solution);

struct SlopeCause {
    static constexpr Real unknown = std::numeric_limits<Real>::quiet_NaN();

    /// A body's share of the energy of the slowest error; the shares of all bodies add up to 1.
    struct BodyShare {
        BodyId body{};
        Real share = 0;
    };

    /// The impulse that the slowest error is short of, the largest being 1 [N s].
    struct RowPart {
        std::uint32_t row = 0;
        Real impulse = 0;
    };

    /// Two moving bodies on both sides of a row that carries the slowest error.
    struct MassRatio {
        std::uint32_t row = 0;
        BodyId heavier{};
        BodyId lighter{};
        Real ratio = 1;
    };

    Real rate = unknown;               // as predictedRate; NaN: unknown, and all else is empty
    std::vector<BodyShare> bodies;     // the largest first, at most `maxReported`
    std::vector<RowPart> rows;         // the largest first, at most `maxReported`
    std::optional<MassRatio> ratio;    // the largest
    std::vector<BodyId> chain;         // from body to body down to a static one, the highest first; empty if there is none
    Real rateOfEqualMasses = unknown;  // every moving body with the same mass, shapes unchanged; NaN if masses are equal
    int halfHeight = 0;                // bodies of the chain that are left in
    Real rateOfHalfHeight = unknown;   // only bodies up to that height above a static body; NaN for chains of one

    int height() const { return static_cast<int>(chain.size()); }

    static constexpr std::size_t maxReported = 8;
};

/// Cost: as predictedRate, about three times.
SlopeCause slopeCause(const VelocityProblem& problem, const ReferenceSolution& solution, const Settings& settings = {});

}  // namespace solverscope
