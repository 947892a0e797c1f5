// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/constraints/row.h"

namespace solverscope {

/// The rows that push each body, ascending.
class RowsOfBodies {
public:
    RowsOfBodies() = default;

    /// `counts(body)`: whether rows on that body are wanted; other bodies have none.
    RowsOfBodies(std::span<const Row> rows, std::size_t bodies, auto counts) : m_begin(bodies + 1, 0) {
        const auto eachBodyOf = [&](const Row& row, auto act) {
            if (counts(row.a)) act(index(row.a));
            if (row.b != row.a && counts(row.b)) act(index(row.b));
        };
        for (const Row& row : rows) eachBodyOf(row, [&](std::size_t body) { ++m_begin[body + 1]; });
        for (std::size_t body = 0; body < bodies; ++body) m_begin[body + 1] += m_begin[body];
        m_rows.resize(m_begin.back());
        std::vector<std::size_t> next = m_begin;
        for (std::uint32_t i = 0; i < rows.size(); ++i) eachBodyOf(rows[i], [&](std::size_t body) { m_rows[next[body]++] = i; });
    }

    std::span<const std::uint32_t> of(std::size_t body) const {
        return std::span(m_rows).subspan(m_begin[body], m_begin[body + 1] - m_begin[body]);
    }

private:
    std::vector<std::size_t> m_begin;
    std::vector<std::uint32_t> m_rows;
};

}  // namespace solverscope
