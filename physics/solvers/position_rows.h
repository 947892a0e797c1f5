// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// One row in methods that move positions. Source: T. Jakobsen, "Advanced character physics" (2001); M. Müller et al., "Position
// based dynamics" (2007); symbols as in constraints/row.h.
//
//   C                     the position error of the row [m or rad], from the current positions
//   bias                  the part of it that this visit is to remove; there is no Jv
//   λ = −(bias + α̃ Λ) / (K + α̃)          [kg m or kg m²]: the effect of a velocity row's λ in one unit of time, at once
//   Λ ← clamp(Λ + λ)
//   x ← x + M⁻¹ Jᵀ Δλ     B moves along n and A the other way, and both turn by their lever arms
//
// A velocity row stays valid during the sweeps; a position row does not, because J, K and C change with every move. So each
// visit recomputes its row: `relinearize(i)` does that, and is provided by the code that knows the constraints.
#pragma once

#include "physics/base/motion.h"
#include "physics/scene/settings.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_order.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// The angle by which a body turns that is to turn by `angle`: all of it, or, if the rotation is moved along its tangent and
/// normalized, its arctangent. Source: Box2D 3, b2IntegrateRotation.
inline Real turnBy(Real angle, Turning turning) { return turning == Turning::Normalized ? arctangent(angle) : angle; }

/// The input of a position method: rows, and the poses that they change, indexed by BodyId.
struct PositionSystem {
    std::span<Row> rows;
    std::span<Pose> poses;
    std::span<const InverseMass> inverseMasses;
    std::span<std::uint32_t> order;  // working column: the row of each turn
    RowOrder rowOrder = RowOrder::AsBuilt;
    std::uint64_t shuffleSeed = 0;
    int sweepsBefore = 0;
    std::span<const int> givenOrder{};
    std::span<const std::uint32_t> byColour{};
    Turning turning = Turning::Exact;
};

/// Moves and turns one body; the world itself and other fixed bodies stay.
inline void moveBody(PositionSystem& system, BodyId body, Vec2 translation, Real rotation) {
    const InverseMass inverseMass = system.inverseMasses[index(body)];
    if (inverseMass.m == 0 && inverseMass.I == 0) return;
    Pose& pose = system.poses[index(body)];
    pose.position += translation;
    if (rotation != 0) pose = poseAt(pose.position, pose.angle + turnBy(rotation, system.turning));
}

/// x += M⁻¹ Jᵀ λ.
inline void applyPush(PositionSystem& system, const Row& row, Real lambda) {
    const InverseMass a = system.inverseMasses[index(row.a)];
    const InverseMass b = system.inverseMasses[index(row.b)];
    moveBody(system, row.a, -lambda * (a.m * directionOnA(row)), -lambda * (a.I * row.wA));
    moveBody(system, row.b, lambda * (b.m * row.n), lambda * (b.I * row.wB));
}

/// One visit to a row recomputed for the current poses, with `relaxation` times its correction.
inline void solvePositionRow(PositionSystem& system, std::uint32_t i, Real relaxation, StepWatch auto& watch) {
    Row& row = system.rows[i];
    const Bounds bounds = boundsOf(row, system.rows[row.normalRow].lambda);

    const Real rawDelta = -relaxation * row.effectiveMass * (row.bias + row.softness * row.lambda);
    const Real lambdaBefore = row.lambda;
    const Real rawLambda = lambdaBefore + rawDelta;
    row.lambda = clamped(rawLambda, bounds);
    const Real delta = row.lambda - lambdaBefore;
    applyPush(system, row, delta);
    watch.row({Phase::SolvePositions, i, 0, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper,
               clampOf(rawLambda, bounds), relaxation});
}

/// The fraction of its correction that a row gets: a link of Verlet's method yields by the stiffness.
inline Real positionRelaxation(const Settings& settings, const Row& row) {
    const bool isLink = row.constraint.kind == ConstraintKind::Joint && row.softness == 0 && row.kind != RowKind::Motor;
    return isLink && traitsOf(settings).keepsNoVelocity ? settings.stiffness : 1;
}

/// Sweeps in which every row is recomputed for the current poses at its turn.
inline void positionSweeps(PositionSystem system, auto relinearize, const Settings& settings, int iterations,
                           StepWatch auto& watch) {
    for (int iteration = 1; iteration <= iterations; ++iteration) {
        arrange(system, system.rowOrder, iteration);
        for (const std::uint32_t i : system.order) {
            relinearize(i);
            solvePositionRow(system, i, positionRelaxation(settings, system.rows[i]), watch);
        }
        watch.iteration(Phase::SolvePositions, iteration);
    }
}

}  // namespace solverscope
