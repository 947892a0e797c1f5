// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The tables of a world as their bits, for the differences that a trace keeps.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <optional>
#include <type_traits>
#include <vector>

#include "physics/world/world.h"

namespace solverscope {

/// The bits count, not the values: 0 and −0 are two numbers, and NaN is one.
template <typename Value>
bool equalBytes(const Value& a, const Value& b) {
    static_assert(std::is_trivially_copyable_v<Value>);
    return std::memcmp(&a, &b, sizeof(Value)) == 0;
}

template <typename Value>
bool equalContents(const Value& a, const Value& b) {
    return a == b;
}

template <typename Value, typename Memory>
bool equalContents(const std::vector<Value, Memory>& a, const std::vector<Value, Memory>& b) {
    if constexpr (std::is_trivially_copyable_v<Value>)
        return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(Value)) == 0);
    else
        return a == b;
}

inline bool equalContents(const std::vector<Joint>& a, const std::vector<Joint>& b) {
    return a == b && std::ranges::equal(a, b, [](const Joint& x, const Joint& y) {
               return equalBytes(x.impulse, y.impulse) && equalBytes(x.pseudoImpulse, y.pseudoImpulse) &&
                      equalBytes(x.length, y.length);
           });
}

inline bool equalContents(const std::optional<Drag>& a, const std::optional<Drag>& b) {
    return a == b && (!a || equalBytes(a->impulse, b->impulse));
}

inline bool equalContents(const DirectTables& a, const DirectTables& b) {
    return a.outcome == b.outcome && equalContents(a.activeState, b.activeState) && equalContents(a.free, b.free) &&
           equalContents(a.factors, b.factors) && a.stride == b.stride && equalBytes(a.shift, b.shift) &&
           equalContents(a.solution, b.solution) && equalContents(a.change, b.change) && equalContents(a.rate, b.rate) &&
           equalContents(a.residual, b.residual) && equalContents(a.motion, b.motion);
}

inline bool equalContents(const BodyBlock& a, const BodyBlock& b) {
    return a.body == b.body && equalBytes(a.matrix, b.matrix) && equalBytes(a.force, b.force) && equalBytes(a.step, b.step) &&
           std::ranges::equal(a.rows, b.rows, [](const BlockRow& x, const BlockRow& y) {
               return x.row == y.row && equalBytes(x.n, y.n) && equalBytes(x.w, y.w) && equalBytes(x.C, y.C) &&
                      equalBytes(x.stiffness, y.stiffness) && equalBytes(x.force, y.force) && equalBytes(x.turning, y.turning);
           });
}

inline bool equalContents(const BlockTables& a, const BlockTables& b) {
    return equalContents(a.startC, b.startC) && equalContents(a.stiffness, b.stiffness) && equalContents(a.stiffest, b.stiffest) &&
           a.firstRow == b.firstRow && a.rows == b.rows && equalContents(a.visited, b.visited);
}

template <typename Value>
std::size_t bytesOf(const Value&) {
    return sizeof(Value);
}

template <typename Value, typename Memory>
std::size_t bytesOf(const std::vector<Value, Memory>& values) {
    return sizeof(values) + values.size() * sizeof(Value);
}

inline std::size_t bytesOf(const DirectTables& tables) {
    return sizeof(tables) + tables.factors.size() * sizeof(Real) + tables.motion.size() * sizeof(Velocity) +
           4 * tables.activeState.size() * sizeof(Real);
}

inline std::size_t bytesOf(const BodyBlock& block) { return sizeof(block) + block.rows.size() * sizeof(BlockRow); }

inline std::size_t bytesOf(const BlockTables& tables) {
    return sizeof(tables) + 3 * tables.stiffness.size() * sizeof(Real) +
           (tables.firstRow.size() + tables.rows.size()) * sizeof(std::uint32_t) + bytesOf(tables.visited);
}

}  // namespace solverscope
