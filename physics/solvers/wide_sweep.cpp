// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The visits of wide_rows.h, written like those of sequential_impulses.h and warm_start.h, which they must equal bit for bit.
#include "physics/solvers/wide_sweep.h"

#include "physics/solvers/wide_lanes.h"

namespace solverscope::wide {
namespace {

/// The bodies of a block.
template <int lanes>
struct Bodies {
    Motion<lanes> a;
    Motion<lanes> b;
    Vector<lanes> mA, IA, mB, IB;
};

template <int lanes>
SOLVERSCOPE_INLINE void clamp(Vector<lanes>& value, const Vector<lanes>& lower, const Vector<lanes>& upper) {
    value = value > upper ? upper : value;
    value = value < lower ? lower : value;
}

/// v += M⁻¹ Jᵀ λ.
template <int lanes>
SOLVERSCOPE_INLINE void applyImpulse(const Vector<lanes>& lambda, const Vector<lanes>& nx, const Vector<lanes>& ny,
                                     const Vector<lanes>& nxA, const Vector<lanes>& nyA, const Vector<lanes>& wA,
                                     const Vector<lanes>& wB, Bodies<lanes>& bodies) {
    bodies.a.x -= lambda * (bodies.mA * nxA);
    bodies.a.y -= lambda * (bodies.mA * nyA);
    bodies.a.w -= lambda * (bodies.IA * wA);
    bodies.b.x += lambda * (bodies.mB * nx);
    bodies.b.y += lambda * (bodies.mB * ny);
    bodies.b.w += lambda * (bodies.IB * wB);
}

/// A visit to one row of every pair of a block. `normalLambda` is that of the normal row, if this is friction.
template <int lanes>
SOLVERSCOPE_INLINE void visitRow(std::uint32_t kind, WideVisit visit, Real factor, Real* row, const Vector<lanes>& normalLambda,
                                 Bodies<lanes>& bodies) {
    using V = Vector<lanes>;
    const bool isFriction = kind >= wide_kind::friction;
    const V nx = columnAt<lanes>(row, 0);
    const V ny = columnAt<lanes>(row, 1);
    const V nxA = nx + 0.0;  // the direction on A: n + skew, the skew being 0
    const V nyA = ny + 0.0;
    const V wA = columnAt<lanes>(row, 2);
    const V wB = columnAt<lanes>(row, 3);
    V& lambda = columnAt<lanes>(row, wideColumns(kind) - 1);

    const V lambdaBefore = lambda;
    V now;
    if (visit == WideVisit::Sweep) {
        const V jv =
            ((nx * bodies.b.x + ny * bodies.b.y) + wB * bodies.b.w) - ((nxA * bodies.a.x + nyA * bodies.a.y) + wA * bodies.a.w);
        const V minusMass = columnAt<lanes>(row, 4);
        V lacking;
        if (isFriction)
            lacking = jv + 0.0;  // neither bias nor softness
        else
            lacking = (jv + columnAt<lanes>(row, 5)) + columnAt<lanes>(row, 6) * lambdaBefore;
        now = lambdaBefore + minusMass * lacking;
    } else {
        now = factor * lambdaBefore;
    }
    if (isFriction) {
        const V cone = columnAt<lanes>(row, 5) * normalLambda;
        clamp<lanes>(now, -cone, cone);
    } else if (kind == wide_kind::push) {
        const V nothing{};
        now = now < nothing ? nothing : now;
    } else {
        clamp<lanes>(now, columnAt<lanes>(row, 7), columnAt<lanes>(row, 8));
    }
    lambda = now;
    applyImpulse<lanes>(visit == WideVisit::Sweep ? now - lambdaBefore : now, nx, ny, nxA, nyA, wA, wB, bodies);
}

/// A visit to the rows of a block, one after another.
template <int lanes>
SOLVERSCOPE_INLINE void visitBlock(WideShape shape, WideVisit visit, Real factor, Real* columns, const std::uint32_t* slotA,
                                   const std::uint32_t* slotB, BodySlot* slots) {
    Bodies<lanes> bodies;
    load<lanes>(slots, slotA, bodies.a);
    load<lanes>(slots, slotB, bodies.b);
    bodies.mA = columnAt<lanes>(columns, 0);
    bodies.IA = columnAt<lanes>(columns, 1);
    bodies.mB = columnAt<lanes>(columns, 2);
    bodies.IB = columnAt<lanes>(columns, 3);
    Real* row = columns + lanes * wideBodyColumns;
    std::uint32_t place = 0;
#pragma GCC unroll 4
    for (WideShape rest = shape; rest != 0; rest >>= wide_kind::bits, ++place) {
        const std::uint32_t kind = rest & wide_kind::mask;
        const bool isFriction = kind >= wide_kind::friction;
        const bool waits = isFriction && kind - wide_kind::friction > place;
        if (visit == WideVisit::Sweep || waits == (visit == WideVisit::WarmStartOfWaiting)) {
            const std::uint32_t normalLambda = isFriction ? lambdaColumn(shape, kind - wide_kind::friction) : 0;
            visitRow<lanes>(kind, visit, factor, row, columnAt<lanes>(columns, normalLambda), bodies);
        }
        row += lanes * wideColumns(kind);
    }
    store<lanes>(slots, slotA, bodies.a);
    store<lanes>(slots, slotB, bodies.b);
}

template <int lanes>
SOLVERSCOPE_INLINE void visitBlocks(WideRows& rows, std::span<const WideBlock> blocks, WideVisit visit, Real factor) {
    constexpr WideShape onePoint = contactShape(1);
    constexpr WideShape twoPoints = contactShape(2);
    for (const WideBlock& block : blocks) {
        Real* columns = rows.reals() + block.firstReal;
        const std::uint32_t* slotA = rows.slotA.data() + block.firstLane;
        const std::uint32_t* slotB = rows.slotB.data() + block.firstLane;
        // The same for any shape. Those of contacts are compiled by themselves, so that no row needs to be asked for its kind.
        if (visit == WideVisit::Sweep && block.shape == twoPoints)
            visitBlock<lanes>(twoPoints, WideVisit::Sweep, factor, columns, slotA, slotB, rows.bodies.data());
        else if (visit == WideVisit::Sweep && block.shape == onePoint)
            visitBlock<lanes>(onePoint, WideVisit::Sweep, factor, columns, slotA, slotB, rows.bodies.data());
        else
            visitBlock<lanes>(block.shape, visit, factor, columns, slotA, slotB, rows.bodies.data());
    }
}

using VisitBlocks = void(WideRows& rows, std::span<const WideBlock> blocks, WideVisit visit, Real factor);

void visitTwo(WideRows& rows, std::span<const WideBlock> blocks, WideVisit visit, Real factor) {
    visitBlocks<2>(rows, blocks, visit, factor);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void visitFour(WideRows& rows, std::span<const WideBlock> blocks, WideVisit visit, Real factor) {
    visitBlocks<4>(rows, blocks, visit, factor);
}

[[gnu::target("avx512f,avx512dq,avx512vl")]] void visitEight(WideRows& rows, std::span<const WideBlock> blocks, WideVisit visit,
                                                             Real factor) {
    visitBlocks<8>(rows, blocks, visit, factor);
}
#endif

VisitBlocks* visitsOf(std::uint32_t lanes) {
#if defined(__x86_64__)
    if (lanes == 8) return visitEight;
    if (lanes == 4) return visitFour;
#endif
    return visitTwo;
}

}  // namespace

void visitBlocksOf(WideRows& rows, std::span<const WideBlock> blocks, WideVisit visit, Real factor) {
    visitsOf(rows.lanes)(rows, blocks, visit, factor);
}

}  // namespace solverscope::wide

namespace solverscope {

std::uint32_t mostLanes() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")) return 8;
    if (__builtin_cpu_supports("avx2")) return 4;
#endif
    return 2;
}

}  // namespace solverscope
