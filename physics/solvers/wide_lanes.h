// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Vectors of doubles, and velocities of bodies on their way into and out of them. Only for wide_sweep.cpp: everything is inlined
// into functions that are compiled for the instructions that the vectors need.
#pragma once

#include <cstdint>

#include "physics/solvers/wide_rows.h"

#define SOLVERSCOPE_INLINE [[gnu::always_inline]] inline

namespace solverscope::wide {

template <int lanes>
struct VectorOf {
    typedef Real Type __attribute__((vector_size(8 * lanes), may_alias));
};
template <int lanes>
using Vector = typename VectorOf<lanes>::Type;

using Half = Vector<2>;
using Quad = Vector<4>;

template <int lanes>
SOLVERSCOPE_INLINE Vector<lanes>& columnAt(Real* columns, std::uint32_t column) {
    return *reinterpret_cast<Vector<lanes>*>(columns + lanes * column);
}

/// The velocities of one body for each lane.
template <int lanes>
struct Motion {
    Vector<lanes> x;
    Vector<lanes> y;
    Vector<lanes> w;
};

// Four numbers x y w – of each body become three vectors over the bodies: pairs of bodies are interleaved, then pairs of pairs.

template <int lanes>
SOLVERSCOPE_INLINE void load(const BodySlot* bodies, const std::uint32_t* slots, Motion<lanes>& motion) {
    if constexpr (lanes == 2) {
        const Half* one = reinterpret_cast<const Half*>(bodies + slots[0]);
        const Half* two = reinterpret_cast<const Half*>(bodies + slots[1]);
        motion.x = __builtin_shufflevector(one[0], two[0], 0, 2);
        motion.y = __builtin_shufflevector(one[0], two[0], 1, 3);
        motion.w = __builtin_shufflevector(one[1], two[1], 0, 2);
    } else {
        Vector<lanes> body[4];
        for (int k = 0; k < 4; ++k) {
            const Quad& low = reinterpret_cast<const Quad&>(bodies[slots[k]]);
            if constexpr (lanes == 4)
                body[k] = low;
            else
                body[k] = __builtin_shufflevector(low, reinterpret_cast<const Quad&>(bodies[slots[k + 4]]), 0, 1, 2, 3, 4, 5, 6, 7);
        }
        if constexpr (lanes == 4) {
            const Quad xw01 = __builtin_shufflevector(body[0], body[1], 0, 4, 2, 6);
            const Quad xw23 = __builtin_shufflevector(body[2], body[3], 0, 4, 2, 6);
            const Quad y01 = __builtin_shufflevector(body[0], body[1], 1, 5, 3, 7);
            const Quad y23 = __builtin_shufflevector(body[2], body[3], 1, 5, 3, 7);
            motion.x = __builtin_shufflevector(xw01, xw23, 0, 1, 4, 5);
            motion.w = __builtin_shufflevector(xw01, xw23, 2, 3, 6, 7);
            motion.y = __builtin_shufflevector(y01, y23, 0, 1, 4, 5);
        } else {
            using V = Vector<lanes>;
            const V xw01 = __builtin_shufflevector(body[0], body[1], 0, 8, 2, 10, 4, 12, 6, 14);
            const V xw23 = __builtin_shufflevector(body[2], body[3], 0, 8, 2, 10, 4, 12, 6, 14);
            const V y01 = __builtin_shufflevector(body[0], body[1], 1, 9, 3, 11, 5, 13, 7, 15);
            const V y23 = __builtin_shufflevector(body[2], body[3], 1, 9, 3, 11, 5, 13, 7, 15);
            motion.x = __builtin_shufflevector(xw01, xw23, 0, 1, 8, 9, 4, 5, 12, 13);
            motion.w = __builtin_shufflevector(xw01, xw23, 2, 3, 10, 11, 6, 7, 14, 15);
            motion.y = __builtin_shufflevector(y01, y23, 0, 1, 8, 9, 4, 5, 12, 13);
        }
    }
}

template <int lanes>
SOLVERSCOPE_INLINE void store(BodySlot* bodies, const std::uint32_t* slots, const Motion<lanes>& motion) {
    const Vector<lanes> unused{};
    if constexpr (lanes == 2) {
        Half* one = reinterpret_cast<Half*>(bodies + slots[0]);
        Half* two = reinterpret_cast<Half*>(bodies + slots[1]);
        one[0] = __builtin_shufflevector(motion.x, motion.y, 0, 2);
        one[1] = __builtin_shufflevector(motion.w, unused, 0, 2);
        two[0] = __builtin_shufflevector(motion.x, motion.y, 1, 3);
        two[1] = __builtin_shufflevector(motion.w, unused, 1, 3);
    } else if constexpr (lanes == 4) {
        const Quad xy02 = __builtin_shufflevector(motion.x, motion.y, 0, 4, 2, 6);
        const Quad xy13 = __builtin_shufflevector(motion.x, motion.y, 1, 5, 3, 7);
        const Quad w02 = __builtin_shufflevector(motion.w, unused, 0, 4, 2, 6);
        const Quad w13 = __builtin_shufflevector(motion.w, unused, 1, 5, 3, 7);
        reinterpret_cast<Quad&>(bodies[slots[0]]) = __builtin_shufflevector(xy02, w02, 0, 1, 4, 5);
        reinterpret_cast<Quad&>(bodies[slots[1]]) = __builtin_shufflevector(xy13, w13, 0, 1, 4, 5);
        reinterpret_cast<Quad&>(bodies[slots[2]]) = __builtin_shufflevector(xy02, w02, 2, 3, 6, 7);
        reinterpret_cast<Quad&>(bodies[slots[3]]) = __builtin_shufflevector(xy13, w13, 2, 3, 6, 7);
    } else {
        using V = Vector<lanes>;
        const V xy02 = __builtin_shufflevector(motion.x, motion.y, 0, 8, 2, 10, 4, 12, 6, 14);
        const V xy13 = __builtin_shufflevector(motion.x, motion.y, 1, 9, 3, 11, 5, 13, 7, 15);
        const V w02 = __builtin_shufflevector(motion.w, unused, 0, 8, 2, 10, 4, 12, 6, 14);
        const V w13 = __builtin_shufflevector(motion.w, unused, 1, 9, 3, 11, 5, 13, 7, 15);
        const V body[4] = {__builtin_shufflevector(xy02, w02, 0, 1, 8, 9, 4, 5, 12, 13),
                           __builtin_shufflevector(xy13, w13, 0, 1, 8, 9, 4, 5, 12, 13),
                           __builtin_shufflevector(xy02, w02, 2, 3, 10, 11, 6, 7, 14, 15),
                           __builtin_shufflevector(xy13, w13, 2, 3, 10, 11, 6, 7, 14, 15)};
        for (int k = 0; k < 4; ++k) {
            reinterpret_cast<Quad&>(bodies[slots[k]]) = __builtin_shufflevector(body[k], body[k], 0, 1, 2, 3);
            reinterpret_cast<Quad&>(bodies[slots[k + 4]]) = __builtin_shufflevector(body[k], body[k], 4, 5, 6, 7);
        }
    }
}

}  // namespace solverscope::wide
