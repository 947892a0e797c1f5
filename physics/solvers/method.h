// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The catalogue of methods: which sweeps solve a list of rows.
#pragma once

#include <cassert>

#include "physics/scene/settings.h"
#include "physics/solvers/block_solve.h"
#include "physics/solvers/bounce_every_sweep.h"
#include "physics/solvers/bug_museum/museum.h"
#include "physics/solvers/direct.h"
#include "physics/solvers/impulse_once.h"
#include "physics/solvers/jacobi.h"
#include "physics/solvers/joint_blocks.h"
#include "physics/solvers/sequential_impulses.h"
#include "physics/solvers/sor.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// All sweeps over a list of rows.
void solveRows(const RowSystem& system, const Settings& settings, int iterations, StepWatch auto& watch) {
    const Blocks blocks{solvesJointBlocks(settings), solvesBlocks(settings)};
    switch (settings.method) {
        case Method::SequentialImpulses:
            if (chasesBounce(settings))
                chaseBounce(system, settings.rowOrder, iterations, settings.accumulate, watch);
            else if (blocks.joints || blocks.contactPoints)
                solveBlocks(system, settings.rowOrder, iterations, blocks, watch);
            else if (settings.rowOrder == RowOrder::AsBuilt)
                sequentialImpulses(system, iterations, settings.accumulate, watch);
            else
                sequentialImpulsesInOrder(system, settings.rowOrder, iterations, settings.accumulate, watch);
            break;
        case Method::Soft:
        case Method::TgsSoft:
            if (blocks.joints)
                solveBlocks(system, settings.rowOrder, iterations, blocks, watch);
            else
                sequentialImpulsesInOrder(system, settings.rowOrder, iterations, true, watch);
            break;
        case Method::Jacobi:
            jacobi(system, iterations, watch);
            break;
        case Method::ImpulseOnce:
            impulseOnce(system, settings.rowOrder, settings.bounceThreshold, settings.approachTest, watch);
            break;
        case Method::Sor:
            successiveOverRelaxation(system, settings.rowOrder, iterations, settings.relaxation, watch);
            break;
        case Method::Direct:
            direct(system, *system.direct, iterations, watch);
            break;
        case Method::Xpbd:
        case Method::Verlet:
        case Method::Avbd:
            break;  // they solve positions: world/xpbd.h, world/verlet.h, world/avbd.h
        default:
            assert(isMuseumPiece(settings.method));
            museumSweeps(system, settings, iterations, watch);
            break;
    }
}

/// One visit to a row by itself, as the methods make it whose sweeps visit the rows one by one. Impulses of a method that lands
/// them after the sweep are only in `lastDelta`.
void visitRow(RowSystem system, std::uint32_t i, const Settings& settings, StepWatch auto& watch) {
    if (traitsOf(settings).appliesAfterSweep) {
        countRowsOnBodies(system);
        solveRowDeferred(system, i, watch);
    } else if (traitsOf(settings).isRelaxed) {
        solveRowRelaxed(system, i, settings.relaxation, watch);
    } else {
        solveRow(system, i, accumulates(settings), watch);
    }
}

}  // namespace solverscope
