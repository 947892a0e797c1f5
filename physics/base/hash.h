// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <bit>
#include <cstdint>

#include "physics/base/vec2.h"

namespace solverscope {

/// A running 64-bit hash over numbers, bit for bit: 0 and −0 differ. Eight bytes per round (the mixer of splitmix64), so that
/// hashing a World after every step is cheap compared with the step.
class Hash {
public:
    void add(std::uint64_t word) {
        std::uint64_t z = (m_state ^ word) + 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        m_state = z ^ (z >> 31);
    }
    void add(Real number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }
    std::uint64_t value() const { return m_state; }

private:
    std::uint64_t m_state = 0;
};

}  // namespace solverscope
