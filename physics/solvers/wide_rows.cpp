// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/solvers/wide_rows.h"

#include <algorithm>
#include <atomic>

#include "physics/base/thread_team.h"
#include "physics/solvers/wide_packing.h"
#include "physics/solvers/wide_sweep.h"

namespace solverscope {
namespace {

std::atomic<std::uint32_t> lanesOfSteps = mostLanes();

/// Copies all rows to their blocks, then visits all blocks again and again. Of one colour, whichever thread visits a block, no
/// other one has its bodies.
void copyAndSweep(RowPacker& packer, const RowSystem& system, WideStart start, std::uint32_t iterations) {
    WideRows& rows = packer.rows();
    const auto colours = static_cast<std::uint32_t>(rows.blocksOfColour.size() - 1);
    const std::uint32_t starts = start.warm ? (packer.anyWaits() ? 2 : 1) : 0;
    const auto colourOf = [&](std::uint32_t stage) { return (stage - 1) % colours; };
    const auto countOf = [&](std::uint32_t stage) -> std::size_t {
        if (stage == 0) return packer.partCount();
        return rows.blocksOfColour[colourOf(stage) + 1] - rows.blocksOfColour[colourOf(stage)];
    };
    const auto work = [&](std::uint32_t stage, std::size_t begin, std::size_t end) {
        if (stage == 0) return packer.copyRows(system, start, begin, end);
        const std::uint32_t turn = (stage - 1) / colours;
        const auto visit = turn >= starts ? wide::WideVisit::Sweep
                           : turn == 0    ? wide::WideVisit::WarmStart
                                          : wide::WideVisit::WarmStartOfWaiting;
        const std::size_t first = rows.blocksOfColour[colourOf(stage)];
        wide::visitBlocksOf(rows, std::span(rows.blocks).subspan(first + begin, end - begin), visit, start.factor);
    };
    inStages(1 + colours * (starts + iterations), packer.isShared(), countOf, work);
}

}  // namespace

bool sweepWide(const RowSystem& system, std::vector<PairColour>& pairs, ColourTables& colouring, WideStart start, int iterations,
               std::uint32_t lanes) {
    thread_local RowPacker packer;  // no part of a World: nothing can be seen of it, and copies of worlds need not have it
    if (!packer.arrange(system, pairs, colouring, lanes)) return false;
    copyAndSweep(packer, system, start, static_cast<std::uint32_t>(std::max(0, iterations)));
    return packer.unpack(system);
}

std::uint32_t wideLanes() { return lanesOfSteps.load(std::memory_order_relaxed); }
void setWideLanes(std::uint32_t lanes) { lanesOfSteps = lanes; }

}  // namespace solverscope
