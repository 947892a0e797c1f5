// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The visits to blocks of rows: wide_rows.h.
#pragma once

#include "physics/solvers/wide_rows.h"

namespace solverscope::wide {

/// What is done at a visit. Friction that comes before its normal row waits for it in the warm start: warm_start.h.
enum class WideVisit : std::uint8_t { Sweep, WarmStart, WarmStartOfWaiting };

/// How many columns a block has.
constexpr std::uint32_t columnsOf(WideShape shape) {
    std::uint32_t columns = wideBodyColumns;
    for (; shape != 0; shape >>= wide_kind::bits) columns += wideColumns(shape & wide_kind::mask);
    return columns;
}

/// The column of Λ of a row, counted from the first column of its block.
constexpr std::uint32_t lambdaColumn(WideShape shape, std::uint32_t row) {
    std::uint32_t column = wideBodyColumns;
    for (std::uint32_t i = 0; i < row; ++i) column += wideColumns((shape >> (wide_kind::bits * i)) & wide_kind::mask);
    return column + wideColumns((shape >> (wide_kind::bits * row)) & wide_kind::mask) - 1;
}

/// The shape of a contact with friction, point by point.
constexpr WideShape contactShape(std::uint32_t points) {
    WideShape shape = 0;
    for (std::uint32_t point = 0; point < points; ++point)
        shape |= (wide_kind::push | (wide_kind::friction + 2 * point) << wide_kind::bits) << (2 * point * wide_kind::bits);
    return shape;
}

/// Visits these blocks, which have one colour, by the instructions that the number of lanes needs.
void visitBlocksOf(WideRows& rows, std::span<const WideBlock> blocks, WideVisit visit, Real factor);

}  // namespace solverscope::wide
