// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joint blocks: the equality rows of one joint at once, by a direct solve of their two or three equations.
// Source: article 4, "n-D constraints"; E. Catto, Box2D's b2RevoluteJoint (2×2) and b2WeldJoint (3×3).
//
//   A Δ = −r,   A_kl = J_k M⁻¹ J_lᵀ + γ_kl,   r_k = Jv + bias_k + Σ γ_kl Λ_l
//
// The sweep then visits the rows in turn, each by the ordinary formula, but anticipating the rows after it: the bias of row k
// contains Σ A_kl Δ_l over l > k, and γ_kl Λ_l of the rows that share its softness. So each visit finds exactly its Δ_k, and after
// the last one all rows of the joint are satisfied. One by one they would disturb each other if an anchor is off a centre of mass:
// a pull along x then turns the body, and that moves the anchor along y.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "physics/solvers/block_solve.h"

namespace solverscope {

/// The most rows that are solved together: those of a weld.
constexpr std::uint32_t maxBlockRows = 3;

inline bool isJointEquality(const Row& row) {
    return row.constraint.kind == ConstraintKind::Joint && row.kind == RowKind::Equality && row.effectiveMass > 0;
}

inline bool inSameBlock(const Row& one, const Row& other) {
    return isJointEquality(one) && isJointEquality(other) && one.constraint == other.constraint && haveSameBodies(one, other);
}

/// Whether row i is solved at the turn of a row before it.
inline bool continuesJointBlock(std::span<const Row> rows, std::uint32_t i) { return i > 0 && inSameBlock(rows[i - 1], rows[i]); }

/// How many rows from row i on are solved together; 1 for a single row.
inline std::uint32_t jointBlockLength(std::span<const Row> rows, std::uint32_t i) {
    std::uint32_t length = 1;
    while (length < maxBlockRows && i + length < rows.size() && continuesJointBlock(rows, i + length)) ++length;
    return length;
}

using BlockVector = std::array<Real, maxBlockRows>;
using BlockMatrix = std::array<BlockVector, maxBlockRows>;

/// The Δ with A Δ = b, by Gauss's elimination; A is positive definite, so no pivoting. Nothing if the rows depend on each other
/// too closely to separate their impulses.
inline std::optional<BlockVector> solvedBlock(const BlockMatrix& A, BlockVector b, std::uint32_t count) {
    constexpr Real minPivot = 1e-9;
    BlockMatrix U = A;
    for (std::uint32_t k = 0; k < count; ++k) {
        if (!(U[k][k] > minPivot * A[k][k])) return std::nullopt;
        for (std::uint32_t l = k + 1; l < count; ++l) {
            const Real factor = U[l][k] / U[k][k];
            for (std::uint32_t column = k; column < count; ++column) U[l][column] -= factor * U[k][column];
            b[l] -= factor * b[k];
        }
    }
    for (std::uint32_t k = count; k-- > 0;) {
        for (std::uint32_t l = k + 1; l < count; ++l) b[k] -= U[k][l] * b[l];
        b[k] /= U[k][k];
    }
    return b;
}

/// A of rows i … i + count − 1.
inline BlockMatrix blockMatrix(std::span<const Row> rows, std::span<const InverseMass> inverseMasses, std::uint32_t i,
                               std::uint32_t count) {
    BlockMatrix A{};
    for (std::uint32_t k = 0; k < count; ++k) {
        const Row& row = rows[i + k];
        for (std::uint32_t l = 0; l < count; ++l)
            A[k][l] = coupling(row, rows[i + l], inverseMasses[index(row.a)], inverseMasses[index(row.b)]);
        A[k][k] = 1 / row.effectiveMass;
    }
    for (std::uint32_t k = 0; k + 1 < count; ++k) {
        A[k][k + 1] += rows[i + k].nextSoftness;
        A[k + 1][k] += rows[i + k].nextSoftness;
    }
    return A;
}

/// How later rows of i … i + count − 1 will change the Jv of each, and how much each yields to the Λ of rows that share its
/// softness: Σ A_kl Δ_l over l > k, and Σ γ_kl Λ_l. All 0 if the rows cannot be separated; they are then visited one by one.
inline BlockVector foreseenInBlock(const RowSystem& system, std::uint32_t i, std::uint32_t count) {
    const BlockMatrix A = blockMatrix(system.rows, system.inverseMasses, i, count);
    BlockVector lacking{};
    for (std::uint32_t k = 0; k < count; ++k) {
        const Row& row = system.rows[i + k];
        const Real jv = relativeVelocity(row, system.velocities[index(row.a)], system.velocities[index(row.b)]);
        lacking[k] = -(jv + row.bias + row.softness * row.lambda + softnessOfNeighbours(system.rows, i + k));
    }
    BlockVector foreseen{};
    const auto delta = solvedBlock(A, lacking, count);
    if (!delta) return foreseen;
    for (std::uint32_t k = 0; k < count; ++k) {
        for (std::uint32_t l = k + 1; l < count; ++l) foreseen[k] += A[k][l] * (*delta)[l];
        // The row before has had its visit by then.
        const auto lambdaOf = [&](std::size_t row) { return system.rows[row].lambda + (row < i + k ? (*delta)[row - i] : 0); };
        foreseen[k] += softnessOfNeighbours(system.rows, i + k, lambdaOf);
    }
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
            if (blocks.joints && continuesJointBlock(system.rows, i)) continue;
            if (blocks.contactPoints && isSecondOfPair(system, i)) continue;
            const std::uint32_t count = blocks.joints ? jointBlockLength(system.rows, i) : 1;
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
