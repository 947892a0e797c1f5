// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joint blocks: the equality rows of one joint at once, by a direct solve of their two or three equations.
// Source: article 4, "n-D constraints"; E. Catto, Box2D's b2RevoluteJoint (2×2) and b2WeldJoint (3×3).
//
//   A Δ = −r,   A_kl = J_k M⁻¹ J_lᵀ (+ γ_k where k = l),   r_k = Jv + bias_k + γ_k Λ_k
//
// The sweep then visits the rows in turn, each by the ordinary formula, but anticipating the rows after it: the bias of row k
// contains Σ A_kl Δ_l over l > k. So each visit finds exactly its Δ_k, and after the last one all rows of the joint are
// satisfied. One by one they would disturb each other if an anchor is off a centre of mass: a pull along x then turns the body,
// and that moves the anchor along y.
#pragma once

#include <array>

#include "physics/solvers/block_solve.h"

namespace solverscope {

/// The most rows that are solved together: those of a weld.
constexpr std::uint32_t maxBlockRows = 3;

inline bool isJointEquality(const Row& row) {
    return row.constraint.kind == ConstraintKind::Joint && row.kind == RowKind::Equality && row.effectiveMass > 0;
}

inline bool inSameBlock(const Row& one, const Row& other) {
    return isJointEquality(one) && isJointEquality(other) && one.constraint == other.constraint && one.a == other.a &&
           one.b == other.b;
}

/// Whether row i is solved at the turn of a row before it.
inline bool continuesJointBlock(const RowSystem& system, std::uint32_t i) {
    return i > 0 && inSameBlock(system.rows[i - 1], system.rows[i]);
}

/// How many rows from row i on are solved together; 1 for a single row.
inline std::uint32_t jointBlockLength(const RowSystem& system, std::uint32_t i) {
    std::uint32_t length = 1;
    while (length < maxBlockRows && i + length < system.rows.size() && continuesJointBlock(system, i + length)) ++length;
    return length;
}

/// How later rows of i … i + count − 1 will change the Jv of each: Σ A_kl Δ_l, l > k. All 0 if the rows depend on each other
/// too closely to separate their impulses; they are then visited one by one.
inline std::array<Real, maxBlockRows> foreseenInBlock(const RowSystem& system, std::uint32_t i, std::uint32_t count) {
    std::array<std::array<Real, maxBlockRows>, maxBlockRows> A{};
    std::array<Real, maxBlockRows> delta{};
    for (std::uint32_t k = 0; k < count; ++k) {
        const Row& row = system.rows[i + k];
        const Real jv = relativeVelocity(row, system.velocities[index(row.a)], system.velocities[index(row.b)]);
        delta[k] = -(jv + row.bias + row.softness * row.lambda);
        for (std::uint32_t l = 0; l < count; ++l)
            A[k][l] = coupling(row, system.rows[i + l], system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)]);
        A[k][k] = 1 / row.effectiveMass;
    }
    // Gauss's elimination; A is positive definite, so no pivoting.
    constexpr Real minPivot = 1e-9;
    auto U = A;
    for (std::uint32_t k = 0; k < count; ++k) {
        if (!(U[k][k] > minPivot * A[k][k])) return {};
        for (std::uint32_t l = k + 1; l < count; ++l) {
            const Real factor = U[l][k] / U[k][k];
            for (std::uint32_t column = k; column < count; ++column) U[l][column] -= factor * U[k][column];
            delta[l] -= factor * delta[k];
        }
    }
    for (std::uint32_t k = count; k-- > 0;) {
        for (std::uint32_t l = k + 1; l < count; ++l) delta[k] -= U[k][l] * delta[l];
        delta[k] /= U[k][k];
    }
    std::array<Real, maxBlockRows> foreseen{};
    for (std::uint32_t k = 0; k < count; ++k)
        for (std::uint32_t l = k + 1; l < count; ++l) foreseen[k] += A[k][l] * delta[l];
    return foreseen;
}

/// What is solved at once.
struct Blocks {
    bool joints = false;         // the equality rows of a joint
    bool contactPoints = false;  // the two points of a contact: block_solve.h
};

/// Sweeps like those of sequential impulses, the rows of each block together at the first one's turn.
inline void solveBlocks(RowSystem system, RowOrder order, int iterations, Blocks blocks, StepWatch auto& watch) {
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        arrange(system, order, iteration);
        for (const std::uint32_t i : system.order) {
            if (blocks.joints && continuesJointBlock(system, i)) continue;
            if (blocks.contactPoints && isSecondOfPair(system, i)) continue;
            const std::uint32_t count = blocks.joints ? jointBlockLength(system, i) : 1;
            if (count > 1) {
                const auto foreseen = foreseenInBlock(system, i, count);
                for (std::uint32_t k = 0; k < count; ++k) solveRowForeseeing(system, i + k, foreseen[k], watch);
            } else {
                const auto other = blocks.contactPoints ? otherPoint(system, i) : std::nullopt;
                if (other) solveRowForeseeing(system, i, foreseenFrom(system, i, *other), watch);
                solveRowAccumulated(system, other.value_or(i), watch);
            }
        }
        watch.iteration(system.phase, iteration);
    }
}

}  // namespace solverscope
