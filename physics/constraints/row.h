// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The row: one degree of freedom taken from two bodies. Everything that a solver sees is a list of these.
// Source: article 3 (sequential impulses). Its four vectors n1, w1, n2, w2 are here -n, -wA, n, wB:
//
//   Jv = n·vB + wB ωB − n·vA − wA ωA          relative velocity of B seen from A along the row      [m/s]
//   K  = mA⁻¹ n·n + IA⁻¹ wA² + mB⁻¹ n·n + IB⁻¹ wB²   the article's b                              [1/kg]
//   Δλ = −(Jv + bias + softness Λ) / (K + softness)   the impulse that makes Jv + bias zero       [N s]
//
// A row that turns (an angle, a motor) has n = 0 and wA = wB = 1; then Jv is in rad/s and λ in N m s.
//
// Contacts and built-in joints depend only on the position of B relative to A, so they push both along one n. A joint written
// as C(q) may depend on world positions too; the world then takes the difference: A is pushed along −(n + skew).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/base/ids.h"
#include "physics/base/large_memory.h"
#include "physics/base/motion.h"
#include "physics/base/phase.h"
#include "physics/base/vec2.h"

namespace solverscope {

enum class RowKind : std::uint8_t { Equality, Unilateral, Friction, Limit, Motor };

enum class ConstraintKind : std::uint8_t { Contact, Joint, Drag };

/// Which contact or joint a row comes from.
struct ConstraintRef {
    ConstraintKind kind = ConstraintKind::Contact;
    std::uint32_t index = 0;
    bool operator==(const ConstraintRef&) const = default;
};

struct Row {
    Vec2 n;                  // direction in which B is pushed (and A the other way)
    Vec2 skew;               // difference between A's direction and B's; 0 except in joints written as C(q)
    Real wA = 0;             // lever arm on A: rA × n
    Real wB = 0;             // lever arm on B: rB × n
    Real effectiveMass = 0;  // 1 / (K + softness)
    Real bias = 0;           // added to Jv to get zero: minus the target velocity
    Real softness = 0;       // γ; 0 is a hard row
    Real nextSoftness = 0;   // γ between this row and the next, of the same joint: each yields to the other's Λ as well
    Real lower = 0;          // bounds of the accumulated impulse; friction takes ±μΛ of its normal row instead
    Real upper = 0;
    Real lambda = 0;    // Λ, the accumulated impulse
    Real friction = 0;  // μ, friction rows only
    BodyId a{};
    BodyId b{};
    std::uint32_t normalRow = 0;  // friction rows only: the row whose Λ bounds this row
    RowKind kind = RowKind::Equality;
    ConstraintRef constraint;

    bool operator==(const Row&) const = default;
};

/// A row that is made in place, without a value, is left as it is: its maker writes all of it.
using RowVector = std::vector<Row, LargeMemory<Row>>;

/// What the rows beside row i add to its γΛ.
inline Real softnessOfNeighbours(std::span<const Row> rows, std::size_t i, auto&& lambdaOf) {
    Real sum = 0;
    if (i > 0 && rows[i - 1].nextSoftness != 0) sum += rows[i - 1].nextSoftness * lambdaOf(i - 1);
    if (i + 1 < rows.size() && rows[i].nextSoftness != 0) sum += rows[i].nextSoftness * lambdaOf(i + 1);
    return sum;
}
inline Real softnessOfNeighbours(std::span<const Row> rows, std::size_t i) {
    return softnessOfNeighbours(rows, i, [&](std::size_t row) { return rows[row].lambda; });
}

/// The article's −n1: A is pushed the other way.
inline Vec2 directionOnA(const Row& row) { return row.n + row.skew; }

/// Whether the row only turns its bodies: C is an angle then.
inline bool isAngular(const Row& row) { return row.n == Vec2{} && row.skew == Vec2{}; }

/// Jv: how fast B moves away from A along the row.
inline Real relativeVelocity(const Row& row, const Velocity& a, const Velocity& b) {
    return (dot(row.n, b.v) + row.wB * b.w) - (dot(directionOnA(row), a.v) + row.wA * a.w);
}

/// J₁ M⁻¹ J₂ᵀ of two rows between the same bodies: how much one unit of row 2's impulse changes row 1's Jv.
inline Real coupling(const Row& first, const Row& second, InverseMass a, InverseMass b) {
    const bool along = first.skew == Vec2{} && second.skew == Vec2{};
    const Real moved = along ? (a.m + b.m) * dot(first.n, second.n)
                             : a.m * dot(directionOnA(first), directionOnA(second)) + b.m * dot(first.n, second.n);
    return moved + first.wA * second.wA * a.I + first.wB * second.wB * b.I;
}

/// K = J M⁻¹ Jᵀ: how much one unit of impulse changes Jv.
inline Real inverseEffectiveMass(const Row& row, InverseMass a, InverseMass b) { return coupling(row, row, a, b); }

/// Data for methods that set the target of a bounce at every visit instead of once before the sweeps.
struct RowBounce {
    Real restitution = 0;  // e of the row's contact
    Real frozenBias = 0;   // m/s; the part of the row's bias that is the bounce, e Jv₀

    bool operator==(const RowBounce&) const = default;
};

struct DirectTables;

/// The input of a method: rows, and the velocities (or pseudo-velocities) that they change. Indexed by BodyId.
struct RowSystem {
    Phase phase = Phase::SolveVelocities;
    std::span<Row> rows;
    std::span<Velocity> velocities;
    std::span<const InverseMass> inverseMasses;
    /// Working column: the Δλ of each row's last visit; in Jacobi's method, 0 once it has landed.
    std::span<Real> lastDelta;
    /// Working column of methods with an order other than as built: the row of each turn.
    std::span<std::uint32_t> order{};
    /// Working column of Jacobi's method, by BodyId: how many rows push the body.
    std::span<std::uint32_t> rowsOnBody{};
    /// The seed of this step's shuffled orders.
    std::uint64_t shuffleSeed = 0;
    /// The sweeps of the sub-steps before: orders that change from sweep to sweep go on.
    int sweepsBefore = 0;
    /// The rows that a given order names, in its order.
    std::span<const int> givenOrder{};
    /// All rows in the coloured order, if that is the one.
    std::span<const std::uint32_t> byColour{};
    /// Working column of methods that look for the bounce at every visit; empty for all others.
    std::span<const RowBounce> bounces{};
    /// Working tables of the direct method.
    DirectTables* direct = nullptr;

    /// The same system, worked on in another phase.
    RowSystem in(Phase next) const {
        RowSystem same = *this;
        same.phase = next;
        return same;
    }
};

/// v += M⁻¹ Jᵀ λ: the impulse pushes B along n and A the other way (along −(n + skew)).
[[gnu::always_inline]] inline void applyImpulse(const Row& row, Real lambda, InverseMass massA, InverseMass massB, Velocity& a,
                                                Velocity& b) {
    a.v -= lambda * (massA.m * directionOnA(row));
    a.w -= lambda * (massA.I * row.wA);
    b.v += lambda * (massB.m * row.n);
    b.w += lambda * (massB.I * row.wB);
}

/// The place of a row among those of its constraint, which are consecutive.
inline std::size_t placeInConstraint(std::span<const Row> rows, std::size_t row) {
    std::size_t place = 0;
    while (place < row && rows[row - 1 - place].constraint == rows[row].constraint) ++place;
    return place;
}

}  // namespace solverscope
