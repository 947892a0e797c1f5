// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/manual_solve/manual_visit.h"

#include <algorithm>

#include "physics/solvers/method.h"
#include "physics/solvers/position_rows.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"

namespace solverscope {
namespace {

struct CatchingWatch final : AnyStepWatch {
    RowVisit visit;
    void row(const RowVisit& made, Where = Where::here()) override { visit = made; }
};

/// A visit to the row without changes.
RowVisit visitUnchanged(World& world, Phase phase, std::uint32_t i) {
    CatchingWatch watch;
    if (actsOnPositions(phase)) {
        PositionSystem system = positionSystem(world);
        solvePositionRow(system, i, positionRelaxation(world.settings, world.positionRows[i]), watch);
        return watch.visit;
    }
    visitRow(rowSystem(world, phase), i, world.settings, watch);
    return watch.visit;
}

void negateJacobian(Row& row) {
    row.n = -row.n;
    row.skew = -row.skew;
    row.wA = -row.wA;
    row.wB = -row.wB;
}

}  // namespace

ManualSolveObstacle obstacleToVisits(const World& world, Phase phase) {
    if (world.playback) return ManualSolveObstacle::Recorded;
    const Settings& settings = world.settings;
    if (actsOnPositions(phase)) {
        const bool bySweeps = solvesPositions(settings.method) ? !solvesBodies(settings.method)
                                                               : settings.positionCorrection == PositionCorrection::Ngs;
        return bySweeps ? ManualSolveObstacle::None : ManualSolveObstacle::Method;
    }
    const bool rowByRow = !solvesPositions(settings.method) && makesSweeps(settings) && !isMuseumPiece(settings.method);
    if (!rowByRow) return ManualSolveObstacle::Method;
    return settingsAgainstVisits(world).empty() ? ManualSolveObstacle::None : ManualSolveObstacle::Settings;
}

std::vector<std::string_view> settingsAgainstVisits(const World& world) {
    const Settings& settings = world.settings;
    const auto isOfJoint = [](const Row& row) { return row.constraint.kind != ConstraintKind::Contact; };
    std::vector<std::string_view> keys;
    if (chasesBounce(settings)) keys.emplace_back("bounce_target");
    if (solvesBlocks(settings)) keys.emplace_back("block_solve");
    if (solvesJointBlocks(settings) && std::ranges::any_of(world.rows, isOfJoint)) keys.emplace_back("joint_blocks");
    return keys;
}

RowVisit visitRow(World& world, Phase phase, std::uint32_t row) {
    if (actsOnPositions(phase)) relinearizePosition(world, row);
    return visitUnchanged(world, phase, row);
}

void applyPendingImpulses(World& world, Phase phase, std::span<const std::uint32_t> rows) {
    if (!appliesAfterSweep(world.settings, phase)) return;
    RowSystem system = rowSystem(world, phase);
    for (const std::uint32_t i : rows) landDelta(system, i);
}

bool canMakeMistake(const World& world, Phase phase, std::uint32_t i, VisitMistake mistake) {
    const Row& row = rowsOf(world, phase)[i];
    const Settings& settings = world.settings;
    const bool moves = actsOnPositions(phase);
    switch (mistake) {
        case VisitMistake::SignOfJv:
            return true;
        case VisitMistake::NoBias:
            return !moves && row.bias != 0;
        case VisitMistake::NoEffectiveMass:
        case VisitMistake::TimesK:
            return row.effectiveMass != 0;
        case VisitMistake::NoSoftness:
            return row.softness != 0 && row.lambda != 0;
        case VisitMistake::NoRelaxation:
            return moves ? positionRelaxation(world.settings, row) != 1
                         : traitsOf(settings).isRelaxed || appliesAfterSweep(settings, phase);
        case VisitMistake::ClampedDelta:
            return moves ? row.softness == 0 : accumulates(settings);
        case VisitMistake::ClampedLambda:
            return !moves && !accumulates(settings);
    }
    return false;
}

RowVisit visitWithMistake(World world, Phase phase, std::uint32_t i, VisitMistake mistake) {
    if (actsOnPositions(phase)) relinearizePosition(world, i);
    Row& row = rowsOf(world, phase)[i];
    const Real lambdaBefore = row.lambda;
    switch (mistake) {
        case VisitMistake::SignOfJv:
            // Turned round, the row sees Jv with the other sign; an error has its own.
            if (actsOnPositions(phase))
                row.bias = -row.bias;
            else
                negateJacobian(row);
            break;
        case VisitMistake::NoBias:
            row.bias = 0;
            break;
        case VisitMistake::NoEffectiveMass:
            row.effectiveMass = 1;
            break;
        case VisitMistake::TimesK:
            row.effectiveMass = 1 / row.effectiveMass;
            break;
        case VisitMistake::NoSoftness:
            row.softness = 0;
            break;
        case VisitMistake::NoRelaxation:
        case VisitMistake::ClampedLambda: {
            world.settings.stiffness = 1;
            if (actsOnPositions(phase)) break;
            CatchingWatch watch;
            RowSystem system = rowSystem(world, phase);
            solveRowAccumulated(system, i, watch);
            return watch.visit;
        }
        case VisitMistake::ClampedDelta: {
            CatchingWatch watch;
            if (actsOnPositions(phase)) {
                row.lambda = 0;  // a hard row looks at nothing of its sum but the bounds
                RowVisit visit = visitUnchanged(world, phase, i);
                visit.lambdaBefore = lambdaBefore;
                visit.lambdaAfter = lambdaBefore + visit.delta;
                return visit;
            }
            RowSystem system = rowSystem(world, phase);
            solveRowPerIteration(system, i, watch);
            return watch.visit;
        }
    }
    return visitUnchanged(world, phase, i);
}

RowVisit visitWithMotionOf(World then, const World& now, Phase phase, std::uint32_t i) {
    const auto& sums = rowsOf(now, phase);
    auto& rows = rowsOf(then, phase);
    for (std::size_t k = 0; k < rows.size(); ++k) rows[k].lambda = sums[k].lambda;
    return visitRow(then, phase, i);
}

}  // namespace solverscope
