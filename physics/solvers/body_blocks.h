// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The block of a body: its three equations in methods that solve one body at a time. Source: A. H. Chen et al., "Vertex block
// descent" (2024); C. Giles, E. Diaz, C. Yuksel, "Augmented vertex block descent" (2025), sections 3 and 4.
//
//   (M + Σ k Jᵀ J + G) Δx = M (y − x) + Σ Jᵀ f       x, y: where the body is, and where it would be alone
//
// M is its mass and moment of inertia, J the row's direction and lever arm as this body has them, k the stiffness of the row and f
// its force. G, a diagonal, is what the turning of J adds: |f| times the length of each column of ∂J/∂x. So the matrix is positive
// definite, and the step exists. Everything is multiplied by h²: k is in kg, as M is, and f in kg m.
#pragma once

#include <cstdint>
#include <vector>

#include "physics/base/ids.h"
#include "physics/base/motion.h"

namespace solverscope {

/// A symmetric matrix of a body's x, y [m] and angle [rad]: kg, kg m and kg m².
struct BodyMatrix {
    Real xx = 0;
    Real xy = 0;
    Real xw = 0;
    Real yy = 0;
    Real yw = 0;
    Real ww = 0;
    bool operator==(const BodyMatrix&) const = default;
};

/// A row as one of its bodies has it.
struct BlockRow {
    std::uint32_t row = 0;
    Vec2 n;              // J: in which direction the row pushes this body
    Real w = 0;          // and with which lever arm
    Real C = 0;          // m or rad; what is to be removed of its error
    Real stiffness = 0;  // k [kg or kg m²]
    Real force = 0;      // f [kg m or kg m²], within the bounds of the row
    Velocity turning;    // |f| times the columns of ∂J/∂x: what the row adds to G
    bool operator==(const BlockRow&) const = default;
};

/// The visit to a body.
struct BodyBlock {
    BodyId body{};
    BodyMatrix matrix;
    Velocity force;  // the right-hand side [kg m and kg m²]
    Velocity step;   // Δx [m and rad]
    std::vector<BlockRow> rows;
    bool operator==(const BodyBlock&) const = default;
};

/// Begins with the body alone. What has no mass is held by the number 1 on the diagonal and no force.
inline void beginBlock(BodyBlock& block, BodyId body, InverseMass inverse, const Velocity& lack) {
    block.body = body;
    block.rows.clear();
    const Real m = inverse.m > 0 ? 1 / inverse.m : 1;
    const Real I = inverse.I > 0 ? 1 / inverse.I : 1;
    block.matrix = {.xx = m, .yy = m, .ww = I};
    block.force = {m * lack.v, I * lack.w};
}

inline void addToBlock(BodyBlock& block, const BlockRow& row) {
    BodyMatrix& matrix = block.matrix;
    matrix.xx += row.stiffness * row.n.x * row.n.x + row.turning.v.x;
    matrix.xy += row.stiffness * row.n.x * row.n.y;
    matrix.xw += row.stiffness * row.n.x * row.w;
    matrix.yy += row.stiffness * row.n.y * row.n.y + row.turning.v.y;
    matrix.yw += row.stiffness * row.n.y * row.w;
    matrix.ww += row.stiffness * row.w * row.w + row.turning.w;
    block.force.v += row.force * row.n;
    block.force.w += row.force * row.w;
    block.rows.push_back(row);
}

/// A body that does not turn, or only turns, keeps the equations of what moves.
inline void holdWhatHasNoMass(BodyBlock& block, InverseMass inverse) {
    BodyMatrix& matrix = block.matrix;
    if (inverse.m == 0) {
        matrix.xx = matrix.yy = 1;
        matrix.xy = 0;
        block.force.v = {};
    }
    if (inverse.I == 0) {
        matrix.ww = 1;
        block.force.w = 0;
    }
    if (inverse.m == 0 || inverse.I == 0) matrix.xw = matrix.yw = 0;
}

/// Δx of A Δx = b by A = L D Lᵀ.
inline Velocity solveBlock(const BodyMatrix& A, const Velocity& b) {
    const Real yx = A.xy / A.xx;
    const Real wx = A.xw / A.xx;
    const Real yy = A.yy - yx * A.xy;
    const Real wy = (A.yw - wx * A.xy) / yy;
    const Real ww = A.ww - wx * A.xw - wy * wy * yy;

    const Real y = b.v.y - yx * b.v.x;
    const Real turn = (b.w - wx * b.v.x - wy * y) / ww;
    const Real up = y / yy - wy * turn;
    return {{b.v.x / A.xx - yx * up - wx * turn, up}, turn};
}

/// The working tables of a method that solves bodies.
struct BlockTables {
    std::vector<Real> startC;             // by row: C(x⁻) [m or rad]
    std::vector<Real> stiffness;          // by row: k [kg or kg m²]
    std::vector<Real> stiffest;           // by row: the most that k may become
    std::vector<std::uint32_t> firstRow;  // by body, and one more: where its rows begin in `rows`
    std::vector<std::uint32_t> rows;
    BodyBlock visited;  // the last visit to a body

    void clear() {
        for (auto* column : {&startC, &stiffness, &stiffest}) column->clear();
        firstRow.clear();
        rows.clear();
        visited.rows.clear();
    }

    bool operator==(const BlockTables&) const = default;
};

}  // namespace solverscope
