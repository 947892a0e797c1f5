// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/residual.h"

#include <cmath>

#include "physics/solvers/clamping.h"

namespace solverscope {

Real rowResidual(const Row& row, Real w, Real lambda, Real normalImpulse) {
    if (row.effectiveMass == 0) return 0;
    const Real moved = clamped(lambda - row.effectiveMass * w, boundsOf(row, normalImpulse));
    return std::abs(lambda - moved) / row.effectiveMass;
}

Residual residualOf(std::span<const Row> rows, std::span<const Velocity> velocities) {
    Residual worst;
    // Once not a number, always not a number: a broken state must not look solved.
    const auto raise = [](Real& largest, Real r) {
        if (std::isnan(r) || r > largest) largest = r;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const Real jv = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        const Real unbiased = jv + row.softness * row.lambda + softnessOfNeighbours(rows, i);
        const Real normalImpulse = rows[row.normalRow].lambda;
        raise(worst.biased, rowResidual(row, unbiased + row.bias, row.lambda, normalImpulse));
        raise(worst.unbiased, rowResidual(row, unbiased, row.lambda, normalImpulse));
    }
    return worst;
}

Real residualOf(std::span<const Row> rows, std::span<const Real> impulses, std::span<const Velocity> velocities) {
    Real worst = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const Real jv = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        const Real yielding =
            row.softness * impulses[i] + softnessOfNeighbours(rows, i, [&](std::size_t k) { return impulses[k]; });
        const Real r = rowResidual(row, jv + yielding + row.bias, impulses[i], impulses[row.normalRow]);
        if (std::isnan(r) || r > worst) worst = r;
    }
    return worst;
}

Real velocityError(std::span<const Velocity> velocities, std::span<const Velocity> reference,
                   std::span<const InverseMass> inverseMasses) {
    Real energy = 0;
    for (std::size_t i = 0; i < velocities.size(); ++i) {
        const Vec2 dv = velocities[i].v - reference[i].v;
        const Real dw = velocities[i].w - reference[i].w;
        if (inverseMasses[i].m > 0) energy += lengthSquared(dv) / inverseMasses[i].m;
        if (inverseMasses[i].I > 0) energy += dw * dw / inverseMasses[i].I;
    }
    return std::sqrt(energy);
}

}  // namespace solverscope
