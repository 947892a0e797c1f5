// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QImage>
#include <QPalette>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "physics/trace/event_list.h"

namespace solverscope {

/// The events of one step, laid out: a block for each phase in the order in which they ran, and in the blocks that visit rows
/// a column for each sweep with a cell for each row.
class RowMapTable {
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    static constexpr int decades = 8;              // of |Δλ| that have colours of their own
    static constexpr int minTopExponent = -12;     // a step with impulses of the size of rounding has no dark colours
    static constexpr float missingMagnitude = -1;  // of a visit whose |Δλ| is missing in a trace

    struct Cell {
        std::uint32_t event = 0;  // its number + 1; 0 if the row was not visited
        float magnitude = 0;      // |Δλ|
        Clamp clamp = Clamp::None;
    };
    struct Block {
        Phase phase = Phase::Begin;
        int substep = 1;
        bool startsSubstep = false;
        std::size_t firstEvent = 0;
        std::size_t lastEvent = 0;  // the one that ends the phase
        int columns = 0;            // 0: the phase visits no rows
        int rows = 0;
        std::vector<Cell> cells;                   // column after column
        std::vector<std::size_t> iterationEvents;  // per column; `none` in a phase without sweeps

        const Cell& cell(int column, int row) const { return cells[static_cast<std::size_t>(column) * rows + row]; }
    };
    /// The location of an event. Column and row are -1 if it has none.
    struct Place {
        int block = -1;
        int column = -1;
        int row = -1;
        bool operator==(const Place&) const = default;
    };

    RowMapTable() = default;
    explicit RowMapTable(EventRange events);

    const std::vector<Block>& blocks() const { return m_blocks; }
    std::size_t eventCount() const { return m_eventCount; }

    Place placeOf(const Event& event, std::size_t number) const;

    /// The largest |Δλ| of the step is at most ten to this power, which is not below `minTopExponent`; empty where no row did
    /// anything.
    std::optional<int> topExponent() const { return m_topExponent; }

    /// The unit of |Δλ|: of the velocity rows if any of them did something, otherwise of the position rows.
    QString unit() const { return impulseUnit(m_list, false); }

    /// A block as a picture of one pixel per cell, or fewer if it has more cells than `largest` has pixels: then the largest
    /// |Δλ| of those that share a pixel counts. With `hatchClamps` the picture has the maximum size, and clamped rows are
    /// hatched.
    QImage picture(const Block& block, QSize largest, const QPalette& palette, bool hatchClamps) const;

    /// The colour of |Δλ|; the ground's own for an exact zero.
    QColor colourOf(double magnitude, const QPalette& palette) const;

private:
    std::vector<Block> m_blocks;
    std::size_t m_eventCount = 0;
    std::optional<int> m_topExponent;
    RowList m_list = RowList::Positions;
};

}  // namespace solverscope
