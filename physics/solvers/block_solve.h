// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Block solve: the two points of a contact at once, by total enumeration.
// Source: E. Catto, Box2D's contact solver (2.0, 2007), after K. G. Murty, "Linear complementarity, linear and nonlinear
// programming" (1988).
//
//   w = A x + b,   x ≥ 0,   w ≥ 0,   x·w = 0        x the two Λ, w the residuals of the two rows
//   A = (K₁ + γ₁   K₁₂; K₁₂   K₂ + γ₂),   K₁₂ = J₁ M⁻¹ J₂ᵀ,   b = Jv + bias + γ Λ − A Λ
//
//   Either both points push, or one of them, or none: four cases, and at most one of them is free of contradictions.
//
// The sweep then visits both rows in turn. The first one anticipates the effect of the second: its Jv will change by K₁₂ Δλ₂.
// The second one finds exactly that Δλ₂ by the ordinary formula. So a box rests on its two corners after one visit to each;
// solved one by one they would rock it to and fro.
#pragma once

#include <algorithm>
#include <optional>

#include "physics/constraints/contact_rows.h"
#include "physics/solvers/sequential_impulses.h"

namespace solverscope {

/// The second normal row of a two-point contact whose first is row i; they are adjacent, or have friction in between.
inline std::optional<std::uint32_t> otherPoint(const RowSystem& system, std::uint32_t i) {
    const auto isNormal = [](const Row& row) { return isContactNormal(row) && row.effectiveMass > 0; };
    const Row& first = system.rows[i];
    if (!isNormal(first)) return std::nullopt;
    const auto end = std::min(i + 3, static_cast<std::uint32_t>(system.rows.size()));
    for (std::uint32_t j = i + 1; j < end; ++j) {
        const Row& row = system.rows[j];
        if (!isNormal(row)) continue;
        return haveSameBodies(row, first) ? std::optional(j) : std::nullopt;
    }
    return std::nullopt;
}

/// Whether row i is solved at the turn of the other point of its contact.
inline bool isSecondOfPair(const RowSystem& system, std::uint32_t i) {
    return (i > 0 && otherPoint(system, i - 1) == i) || (i > 1 && otherPoint(system, i - 2) == i);
}

/// Λ of the second row if both are solved together; nothing if the points are too close to separate their impulses.
inline std::optional<Real> secondImpulse(Real a1, Real a2, Real a12, Real b1, Real b2) {
    constexpr Real maxCondition = 1000;
    const Real determinant = a1 * a2 - a12 * a12;
    if (!(a1 * a1 < maxCondition * determinant)) return std::nullopt;

    const Real both1 = (a12 * b2 - a2 * b1) / determinant;
    const Real both2 = (a12 * b1 - a1 * b2) / determinant;
    if (both1 >= 0 && both2 >= 0) return both2;

    const Real only1 = -b1 / a1;
    if (only1 >= 0 && a12 * only1 + b2 >= 0) return 0;

    const Real only2 = -b2 / a2;
    if (only2 >= 0 && a12 * only2 + b1 >= 0) return only2;

    if (b1 >= 0 && b2 >= 0) return 0;
    return std::nullopt;
}

/// The change of Jv that row i anticipates: K₁₂ Δλ₂.
inline Real foreseenFrom(const RowSystem& system, std::uint32_t i, std::uint32_t j) {
    const Row& first = system.rows[i];
    const Row& second = system.rows[j];
    const Velocity& vA = system.velocities[index(first.a)];
    const Velocity& vB = system.velocities[index(first.b)];
    const Real a1 = 1 / first.effectiveMass;
    const Real a2 = 1 / second.effectiveMass;
    const Real a12 = coupling(first, second, system.inverseMasses[index(first.a)], system.inverseMasses[index(first.b)]);
    const Real residual1 = relativeVelocity(first, vA, vB) + first.bias + first.softness * first.lambda;
    const Real residual2 = relativeVelocity(second, vA, vB) + second.bias + second.softness * second.lambda;
    const Real b1 = residual1 - a1 * first.lambda - a12 * second.lambda;
    const Real b2 = residual2 - a12 * first.lambda - a2 * second.lambda;
    const auto x2 = secondImpulse(a1, a2, a12, b1, b2);
    return x2 ? a12 * (*x2 - second.lambda) : 0;
}

/// One visit to a row with its own bounds that anticipates how rows solved together with it will change its Jv.
inline void solveRowForeseeing(RowSystem& system, std::uint32_t i, Real foreseen, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds{row.lower, row.upper};

    const Real jv = relativeVelocity(row, vA, vB);
    const Real rawDelta = -row.effectiveMass * (jv + (row.bias + foreseen) + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real rawLambda = lambdaBefore + rawDelta;
    row.lambda = clamped(rawLambda, bounds);
    const Real delta = row.lambda - lambdaBefore;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row({system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper,
               clampOf(rawLambda, bounds), 1, foreseen});
}

}  // namespace solverscope
