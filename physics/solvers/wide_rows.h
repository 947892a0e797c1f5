// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The coloured order with several rows at once. Source: E. Catto, "SIMD matters" (2024), and the contact solver of Box2D 3.
//
// The pairs of bodies of one colour share no body that moves, so their rows can be visited at the same time: lane k of every vector
// belongs to the k-th pair of a block. The pairs of a block have the same kinds of rows in the same order (its shape); a visit to
// the block goes through these rows, first to last, while the velocities of the bodies stay in registers.
//
//   block of four pairs      column  mA    IA    mB    IB   | nx  ny  wA  wB  …  λ | nx …
//                            lane 0  pair 0                 | its first row        | its second
//                            lane 1  pair 1                 |
//
// Each lane makes the operations of the reading copy (sequential_impulses.h, warm_start.h) in their order, on doubles, and without
// fused ones: so the result is that of the reading copy in the coloured order, bit for bit, with any number of lanes. It is
// not another method, and nothing can be watched in it: a step that is watched runs the reading copy.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "physics/base/large_memory.h"
#include "physics/constraints/row.h"
#include "physics/solvers/row_colours.h"

namespace solverscope {

/// A velocity in a place that a vector register can be loaded from.
struct alignas(32) BodySlot {
    Real x = 0;
    Real y = 0;
    Real w = 0;
    Real unused = 0;
};

/// Eight numbers at an address that suits every vector.
struct alignas(64) EightReals {
    std::array<Real, 8> values{};
};

/// What a row is in a block. A friction row has `friction` plus the place, in its pair, of the normal row that bounds it.
namespace wide_kind {
constexpr std::uint32_t none = 0;
constexpr std::uint32_t push = 1;     // Λ ≥ 0, as of a contact
constexpr std::uint32_t bounded = 2;  // any two bounds
constexpr std::uint32_t friction = 8;
constexpr int bits = 4;
constexpr std::uint32_t mask = (1u << bits) - 1;
}  // namespace wide_kind

/// The kinds of the rows of a pair, the first one in the lowest bits.
using WideShape = std::uint32_t;
constexpr std::uint32_t maxWideRows = 8;

constexpr std::uint32_t wideBodyColumns = 4;  // mA, IA, mB, IB

/// The columns of a row; Λ is the last one of each kind.
constexpr std::uint32_t wideColumns(std::uint32_t kind) {
    return kind == wide_kind::push ? 8 : kind == wide_kind::bounded ? 10 : 7;
}

struct WideBlock {
    WideShape shape = 0;
    std::uint32_t firstReal = 0;  // of its columns
    std::uint32_t firstLane = 0;  // of its bodies
};

/// The rows of a step in blocks. Memory that is used again from step to step.
struct WideRows {
    std::uint32_t lanes = 0;
    std::vector<EightReals, LargeMemory<EightReals>> columns;
    std::vector<BodySlot> bodies;               // by BodyId, then a slot for every lane with a body that does not move
    std::vector<std::uint32_t> slotA;           // by lane
    std::vector<std::uint32_t> slotB;           //
    std::vector<WideBlock> blocks;              // by colour
    std::vector<std::uint32_t> blocksOfColour;  // by colour: the first one; then the end

    Real* reals() { return columns.front().values.data(); }
};

/// How the first sweep begins.
struct WideStart {
    bool warm = false;
    Real factor = 1;  // of the last step's impulses, if it is warm
};

/// Visits all rows of a system by colour, `lanes` pairs at a time, as warmStart() or coldStart() and sequentialImpulses() do. Pairs
/// that are new get their colours. False, and nothing else has changed: there are rows that blocks cannot hold, or numbers have
/// become infinite or undefined, and the reading copy has the word.
bool sweepWide(const RowSystem& system, std::vector<PairColour>& pairs, ColourTables& colouring, WideStart start, int iterations,
               std::uint32_t lanes);

/// The most lanes that this machine's registers have room for: 8 (AVX-512), 4 (AVX2) or 2.
std::uint32_t mostLanes();

/// How many lanes steps use that nobody watches: the most, unless tests and benchmarks have set fewer. 0: the reading copy.
std::uint32_t wideLanes();
void setWideLanes(std::uint32_t lanes);

}  // namespace solverscope
