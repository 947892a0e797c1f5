// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The non-uniqueness of a solution's impulses: directions in which they can change without moving any body.
//
//   M⁻¹ Jᵀ d = 0,   d = 0 on rows at a bound; friction that slides follows its normal row, ±μ dn
//
// Each direction expresses one free row by rows before it, as few as there need be: the two points under a box answer for each
// other before the rest of the heap does.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "physics/analysis/reference/reference.h"

namespace solverscope {

struct NullDirection {
    struct Part {
        std::uint32_t row = 0;
        Real impulse =
            0;  // the largest of the direction is 1, and the first of the largest is positive [N s; N m s for angular rows]
        bool operator==(const Part&) const = default;
    };
    std::vector<Part> parts;  // by row, ascending

    /// λ* + t d stays within all bounds for t from `minT` to `maxT`; infinite if there is no bound on that side.
    Real minT = 0;
    Real maxT = 0;

    bool operator==(const NullDirection&) const = default;
};

struct NullSpace {
    bool known = false;  // false: the solution is not certified, or the search was cancelled
    std::size_t freeRows = 0;
    std::size_t dimension = 0;              // how many independent directions there are; 0: the impulses are unique
    Real smallestPivot = 1;                 // the least that elimination leaves of an independent row, which has length 1
    std::vector<NullDirection> directions;  // the first of them
};

/// Below this `smallestPivot`, rows nearly answer for each other. Stacks and chains leave 0.05 or more; the friction at the two
/// points of a face, 1e-7 if one of them is a little deeper.
inline constexpr Real nearlyDependent = 1e-3;

/// Cost: cubic in the free rows at worst; 0.1 s for the 3,000 of a pyramid of 465 boxes.
NullSpace nullSpaceOf(const VelocityProblem& problem, const ReferenceSolution& solution, std::size_t maxReported = 32,
                      const std::atomic<bool>* cancelled = nullptr);

/// λ* + t d.
std::vector<Real> movedAlong(const NullDirection& direction, Real t, std::span<const Real> impulses);

}  // namespace solverscope
