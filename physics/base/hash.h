// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "physics/base/vec2.h"

namespace solverscope {

/// One round of splitmix64.
constexpr std::uint64_t mixed(std::uint64_t state, std::uint64_t word) {
    std::uint64_t z = (state ^ word) + 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// A running 64-bit hash over numbers, bit for bit: 0 and −0 differ. Eight bytes per round, so that hashing a World after every
/// step is cheap compared with the step.
class Hash {
public:
    void add(std::uint64_t word) { m_state = mixed(m_state, word); }
    void add(Real number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }
    std::uint64_t value() const { return m_state; }

private:
    std::uint64_t m_state = 0;
};

/// Another hash of the same numbers, in a fifth of the time: the words go to four states in turn, so that a round does not wait for
/// the one before, and a round is one multiplication. Sequences of one length that differ in one word have different checksums.
class Checksum {
public:
    void add(std::uint64_t word) {
        const std::uint64_t next = (std::rotl(m_states[0], 29) ^ word) * 0xbf58476d1ce4e5b9u;
        m_states = {m_states[1], m_states[2], m_states[3], next};
        ++m_count;
    }
    void add(Real number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }
    std::uint64_t value() const {
        std::uint64_t all = m_count;
        for (const std::uint64_t state : m_states) all = mixed(all, state);
        return all;
    }

private:
    std::array<std::uint64_t, 4> m_states{};
    std::uint64_t m_count = 0;
};

}  // namespace solverscope
