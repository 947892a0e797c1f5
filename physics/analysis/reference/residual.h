// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <span>

#include "physics/constraints/row.h"

namespace solverscope {

/// The distance of one row from its condition, in its own unit [m/s, or rad/s for angular rows]: |Λ − clamp(Λ − m w)| / m with
/// the row's effective mass m. It is |w| between the bounds, 0 at a bound that w presses against, and otherwise the velocity
/// that corresponds to the missing impulse if that is less. 0 for rows that no impulse moves.
Real rowResidual(const Row& row, Real w, Real lambda, Real normalImpulse);

/// The largest row residual, with the rows' bias and with bias 0.
struct Residual {
    Real biased = 0;
    Real unbiased = 0;
};

/// For rows with their own impulses, at the velocities that result from these impulses.
Residual residualOf(std::span<const Row> rows, std::span<const Velocity> velocities);

/// The largest biased row residual with other impulses than those of the rows.
Real residualOf(std::span<const Row> rows, std::span<const Real> impulses, std::span<const Velocity> velocities);

/// ‖v − v*‖ in the norm of the kinetic energy: √(Σ m |Δv|² + I Δω²) [√J]. Bodies that no impulse moves are left out.
Real velocityError(std::span<const Velocity> velocities, std::span<const Velocity> reference,
                   std::span<const InverseMass> inverseMasses);

}  // namespace solverscope
